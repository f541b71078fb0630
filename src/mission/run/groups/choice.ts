// Chooses the card for a group of the mission: one that the players own and have figures for. A larger collection gives
// more variety, a small one smaller groups, never an impossible one.

import type { MissionGroup } from '../../definition';
import type { ScriptScope } from '../../game';
import { evaluate } from '../scripts/conds';
import { boxLeft } from './crowd';
import { lightened } from '../round/pressure';
import { draw, type MissionRun } from '../run';

/** A card that may come now, and the one it stands in for. */
export type AllowedCard = { readonly card: string; readonly insteadOf?: string };

export type CardChoice = {
  readonly card: string;
  readonly figures: number;
  /** In place of so many figures of another card. */
  readonly insteadOf?: number;
};

/** Cards whose condition holds now; what only the players know does not hold. */
export function allowedCards(
  run: MissionRun,
  { cards }: MissionGroup,
  scope: ScriptScope,
): readonly AllowedCard[] {
  return cards.filter(({ if: cond }) => {
    const held = cond === undefined ? null : evaluate(run, cond, { ...scope, asked: [] });
    return held === null || (held.kind === 'known' && held.value);
  });
}

/** With all of its figures, by chance; or with as many as there are. */
export function chooseCard(
  run: MissionRun,
  cards: readonly AllowedCard[],
  wanted: number | undefined,
): CardChoice | undefined {
  // Whom the players leave out comes all the same where the mission has nobody else.
  const spared = fullChoices(run, cards, wanted);
  const full = spared.length > 0 ? spared : complete(run, cards, wanted);
  if (full.length > 0) return full[draw(run, full.length)];
  const short = cards
    .filter(({ card }) => mayComeIn(run, card))
    .map(({ card }): CardChoice => ({ card, figures: leftFor(run, card) }))
    .filter(({ figures }) => figures > 0);
  return short.toSorted((a, b) => b.figures - a.figures)[0];
}

/** Those that can come with all of their figures, without whom the players leave out. */
export const fullChoices = (
  run: MissionRun,
  cards: readonly AllowedCard[],
  wanted?: number,
): readonly CardChoice[] =>
  complete(
    run,
    cards.filter(({ card }) => !run.game.leftOut?.includes(card)),
    wanted,
  );

const complete = (
  run: MissionRun,
  cards: readonly AllowedCard[],
  wanted: number | undefined,
): readonly CardChoice[] =>
  cards
    .filter(({ card }) => mayComeIn(run, card))
    .map((allowed) => lightened(run.game, choiceOf(run, allowed, wanted)))
    .filter(({ card, figures }) => leftFor(run, card) >= figures);

/**
 * All of its figures, or so many; in place of another card, as many as cost about the same, and no more groups than the
 * mission asks for (row 230).
 */
function choiceOf({ play }: MissionRun, { card, insteadOf }: AllowedCard, wanted?: number): CardChoice {
  const [own, other] = [
    play.kit.cards[card],
    insteadOf === undefined ? undefined : play.kit.cards[insteadOf],
  ];
  if (!own || !other) return { card, figures: wanted ?? own?.groupSize ?? 1 };
  const asked = wanted ?? other.groupSize;
  if (wanted === undefined || own.cost === 0) return { card, figures: own.groupSize, insteadOf: asked };
  const alike = (wanted * other.cost * own.groupSize) / (other.groupSize * own.cost);
  const most = own.groupSize * Math.ceil(wanted / other.groupSize);
  // Half a figure too many would be felt more than half a figure too few.
  return { card, figures: Math.min(most, Math.max(1, Math.ceil(alike - 0.5))), insteadOf: asked };
}

/** Figures that may still come. Several boxes may hold the same villain; one is in the game. */
function leftFor({ play, game }: MissionRun, card: string): number {
  const left = boxLeft(play, game, card);
  const { unique = false, groupSize = left } = play.kit.cards[card] ?? {};
  return unique ? Math.min(left, groupSize) : left;
}

/** Owned, and nobody is there twice who is only there once. */
function mayComeIn({ play, game }: MissionRun, id: string): boolean {
  const card = play.kit.cards[id];
  if (!card) return false;
  return !card.unique || !Object.values(game.figures).some(({ of }) => of === id);
}
