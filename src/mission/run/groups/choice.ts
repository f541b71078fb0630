// Chooses the card for a group of the mission: one that the players own and have figures for. A larger collection gives
// more variety, a small one smaller groups, never an impossible one.

import type { MissionGroup } from '../../definition';
import type { ScriptScope } from '../../game';
import { evaluate } from '../scripts/conds';
import { boxLeft } from './crowd';
import { draw, type MissionRun } from '../run';

export type CardChoice = { readonly card: string; readonly figures: number };

/** Cards whose condition holds now; what only the players know does not hold. */
export function allowedCards(
  run: MissionRun,
  { cards }: MissionGroup,
  scope: ScriptScope,
): readonly string[] {
  return cards
    .filter(({ if: cond }) => {
      const held = cond === undefined ? null : evaluate(run, cond, { ...scope, asked: [] });
      return held === null || (held.kind === 'known' && held.value);
    })
    .map(({ card }) => card);
}

/** With all of its figures, by chance; or with as many as there are. */
export function chooseCard(
  run: MissionRun,
  cards: readonly string[],
  wanted: number | undefined,
): CardChoice | undefined {
  const full = fullChoices(run, cards, wanted);
  if (full.length > 0) return full[draw(run, full.length)];
  const short = cards
    .filter((card) => mayComeIn(run, card))
    .map((card): CardChoice => ({ card, figures: boxLeft(run.play, run.game, card) }))
    .filter(({ figures }) => figures > 0);
  return short.toSorted((a, b) => b.figures - a.figures)[0];
}

/** Those that can come with all of their figures. */
export const fullChoices = (
  run: MissionRun,
  cards: readonly string[],
  wanted?: number,
): readonly CardChoice[] =>
  cards
    .filter((card) => mayComeIn(run, card))
    .map((card): CardChoice => ({ card, figures: wanted ?? run.play.kit.cards[card]?.groupSize ?? 1 }))
    .filter(({ card, figures }) => boxLeft(run.play, run.game, card) >= figures);

/** Owned, and nobody is there twice who is only there once. */
function mayComeIn({ play, game }: MissionRun, id: string): boolean {
  const card = play.kit.cards[id];
  if (!card) return false;
  return !card.unique || !Object.values(game.figures).some(({ of }) => of === id);
}
