// Counts figures: in the box, on the table, and fallen.

import type { FigureState, Game, GroupState } from '../../game';
import type { Play } from '../play';

/** A figure fresh from the box: nobody knows yet where it stands. */
export function figureFor(
  { kit }: Play,
  who: Pick<FigureState, 'id' | 'kind' | 'of'> & { readonly group?: string },
): FigureState {
  const { id, kind, of, group = null } = who;
  const size = (kind === 'hero' ? kit.heroes[of]?.healthy : kit.cards[of]?.figure)?.piece.size ?? [1, 1];
  return { id, kind, of, group, at: null, size, damage: 0, strain: 0, conditions: [], powerTokens: [] };
}

/** Figures of a card that are not on the table. Cards with the same plastic figures share them. */
export function boxLeft({ kit }: Play, game: Game, card: string): number {
  const { family, unboxed } = kit.cards[card] ?? {};
  if (family === undefined) return 0;
  if (unboxed) return PLENTY;
  const used = Object.values(game.figures).filter(
    ({ kind, of }) => kind !== 'hero' && kit.cards[of]?.family === family,
  );
  return Math.max(0, (kit.box.figures[family] ?? 0) - used.length);
}

const PLENTY = 99;

/** Ids of the figures that a group has lost. */
export const missingFigures = (game: Game, { id, size }: GroupState): readonly string[] =>
  Array.from({ length: size }, (_, index) => figureId(id, index)).filter(
    (figure) => !(figure in game.figures),
  );

export const figureId = (group: string, index: number): string => `${group}-${index + 1}`;
