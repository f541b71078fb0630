// Counts figures: in the box, on the table, and fallen.

import type { Actor } from '../../actor';
import { isOfHero } from '../../actors';
import type { FigureState, Game, GroupState } from '../../game';
import type { Play } from '../play';

/** A figure fresh from the box: nobody knows yet where it stands. */
export function figureFor(
  { kit }: Play,
  who: Pick<FigureState, 'id' | 'of'> & ({ readonly actor: string } | { readonly group: string }),
): FigureState {
  const { id, of } = who;
  const [actor, group] = 'actor' in who ? [who.actor, null] : [null, who.group];
  // Only heroes have a sheet, and their figure is called like them.
  const sheet = actor === id ? kit.heroes[of]?.healthy : undefined;
  const size = (sheet ?? kit.cards[of]?.figure)?.piece.size ?? [1, 1];
  return { id, of, actor, group, at: null, size, damage: 0, strain: 0, conditions: [], powerTokens: [] };
}

/** All figures of somebody's card, under the first numbers that nobody has. */
export function figuresFor(
  play: Play,
  others: Game['figures'],
  { id, kind, of }: Actor,
): readonly FigureState[] {
  const size = play.kit.cards[of]?.groupSize ?? 0;
  const most = Object.keys(others).length + size;
  return Array.from({ length: most }, (_, index) => figureId(kind, index))
    .filter((figure) => !(figure in others))
    .slice(0, size)
    .map((figure) => figureFor(play, { id: figure, of, actor: id }));
}

/** Figures of a card that are not on the table. Cards with the same plastic figures share them. */
export function boxLeft({ kit }: Play, game: Game, card: string): number {
  const { family, unboxed } = kit.cards[card] ?? {};
  if (family === undefined) return 0;
  if (unboxed) return Math.min(PLENTY, roomLeft(game));
  const used = Object.values(game.figures).filter(
    (figure) => !isOfHero(game, figure) && kit.cards[figure.of]?.family === family,
  );
  return Math.max(0, Math.min((kit.box.figures[family] ?? 0) - used.length, roomLeft(game)));
}

const PLENTY = 99;

/** More figures than lie on any table; a script that brings allies for ever ends there. */
const MOST_FIGURES = 300;

export const roomLeft = ({ figures }: Game): number =>
  Math.max(0, MOST_FIGURES - Object.keys(figures).length);

/** Ids of the figures of a group that stand; in told play, as far as the players said. */
export const figuresOfGroup = ({ figures }: Game, group: string): readonly string[] =>
  Object.values(figures).flatMap((figure) => (figure.group === group ? [figure.id] : []));

/** Ids of the figures that a group has lost. */
export const missingFigures = (game: Game, { id, size }: GroupState): readonly string[] =>
  Array.from({ length: size }, (_, index) => figureId(id, index)).filter(
    (figure) => !(figure in game.figures),
  );

export const figureId = (group: string, index: number): string => `${group}-${index + 1}`;
