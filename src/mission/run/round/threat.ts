// Missions with threat: the Empire's points, and the hand of groups that it may pay for. All of it is data in the game;
// missions without threat have none of it.

import type { MissionGroup } from '../../definition';
import type { GroupState, ThreatState } from '../../game';
import { allowedCards, fullChoices, type CardChoice } from '../groups/choice';
import { countOf } from '../scripts/numbers';
import { draw, emit, scopeOf, update, type MissionRun } from '../run';

const NOBODY = scopeOf('', null);

/** A group that could come now, with the card that would stand for it. */
export type HandOffer = { readonly group: MissionGroup; readonly choice: CardChoice; readonly cost: number };

/** The Empire prepares: its first threat, and a hand with cheap and dear groups. */
export function prepareThreat(run: MissionRun): void {
  const { deployment } = run.play.mission;
  if (!deployment) return;
  const { start = 0, size: wanted, most } = deployment;
  const size = countOf(run, wanted ?? 'heroes + 3', NOBODY);
  const level = countOf(run, deployment.level, NOBODY);
  const limit = most === undefined ? {} : { most: countOf(run, most, NOBODY) };
  const villains = run.play.kit.imperial?.villains ?? [];
  update(run, { threat: { amount: 0, level, hand: villains, size, paused: [], ...limit } });
  updateThreat(run, { amount: Math.min(limit.most ?? MOST_THREAT, countOf(run, start, NOBODY)) });
  refillHand(run);
}

/** In turn from the cheap, the middling and the dear third of what the players own, until the hand is full. */
export function refillHand(run: MissionRun, most = Infinity): void {
  for (let drawn = 0; drawn < most; drawn++) {
    const { threat } = run.game;
    if (!threat || threat.hand.length >= threat.size) return;
    const offers = offersOf(run, freeGroups(run)).toSorted((a, b) => a.cost - b.cost);
    const third = Math.ceil(offers.length / THIRDS);
    const from = third * (threat.hand.length % THIRDS);
    const part = offers.slice(from, from + third);
    const choice = part.length > 0 ? part : offers;
    const offer = choice.length > 0 ? choice[draw(run, choice.length)] : undefined;
    if (!offer) return;
    updateThreat(run, { hand: [...threat.hand, offer.group.id] });
  }
}
const THIRDS = 3;

/** Groups that may come into the hand: neither there, nor on the tracker. */
export function freeGroups({ play, game }: MissionRun): readonly MissionGroup[] {
  const ids = play.mission.deployment?.hand ?? [];
  return ids
    .filter((id) => !game.threat?.hand.includes(id) && !game.groups.some(({ of }) => of === id))
    .flatMap((id) => play.groups.get(id) ?? []);
}

/** Those of them that could come with all of their figures; each with one card, by chance where several would do. */
export function offersOf(run: MissionRun, groups: readonly MissionGroup[]): readonly HandOffer[] {
  return groups.flatMap((group): readonly HandOffer[] => {
    const choices = fullChoices(run, allowedCards(run, group, NOBODY));
    const choice = choices.length > 1 ? choices[draw(run, choices.length)] : choices[0];
    return choice ? [{ group, choice, cost: run.play.kit.cards[choice.card]?.cost ?? 0 }] : [];
  });
}

export function updateThreat(run: MissionRun, change: Partial<ThreatState>): void {
  const { threat } = run.game;
  if (threat) update(run, { threat: { ...threat, ...change } });
}

/** Never below 0, never above its limit; told where it changes. */
export function addThreat(run: MissionRun, by: number): void {
  const { threat } = run.game;
  if (!threat) return;
  const to = Math.min(threat.most ?? MOST_THREAT, Math.max(0, threat.amount + Math.trunc(by)));
  if (to === threat.amount) return;
  updateThreat(run, { amount: to });
  emit(run, { kind: 'threat', from: threat.amount, to });
}
export const MOST_THREAT = 999;

export function putInHand(run: MissionRun, group: string): void {
  const { threat } = run.game;
  if (threat && !threat.hand.includes(group)) updateThreat(run, { hand: [...threat.hand, group] });
}

export function takeFromHand(run: MissionRun, group: string): void {
  const { threat } = run.game;
  if (threat) updateThreat(run, { hand: threat.hand.filter((id) => id !== group) });
}

export type PricedGroup = { readonly group: GroupState; readonly price: number };

/** Groups whose figures may come back for threat, the dearest first. */
export function pricedGroups({ play }: MissionRun, groups: readonly GroupState[]): readonly PricedGroup[] {
  return groups
    .flatMap((group): readonly PricedGroup[] => {
      const price = play.kit.cards[group.card]?.reinforceCost;
      const never = play.groups.get(group.of)?.noReinforcements === true;
      return price === undefined || never ? [] : [{ group, price }];
    })
    .toSorted((a, b) => b.price - a.price);
}

/** A defeated group may be sent once more, for its price; of whom there is only one, there is no second. */
export function redeploy(run: MissionRun, of: string, card: string): void {
  const { play } = run;
  const mayReturn =
    play.groups.get(of)?.returns === true || play.mission.deployment?.hand.includes(of) === true;
  if (mayReturn && play.kit.cards[card]?.unique !== true) putInHand(run, of);
}
