// How the Empire spends its threat: at the end of every round, and when a script tells it to. Where its kit lets it, it reads the
// board (`empire`). Otherwise a die decides whether it waits, reinforces or lands a new group; the more it has saved, the bolder.

import type { GroupState, Landing, ScriptScope, Task } from '../../game';
import type { EffectOf, Places } from '../../language/nodes';
import type { ThreatMove } from '../../event';
import type { FallenCount, Prompt } from '../../prompt';
import { missingFigures } from '../groups/crowd';
import { bringBackFor, deployCard, spawnSpaces } from '../groups/deploy';
import { numberOf } from '../scripts/numbers';
import { doNext, draw, emit, scopeOf, showNext, type MissionRun } from '../run';
import { growthOf } from './pressure';
import { landByReading, spendByReading } from '../empire/spend';
import {
  addThreat,
  offersOf,
  pricedGroups,
  refillHand,
  takeFromHand,
  updateThreat,
  type HandOffer,
} from './threat';

/** By the die: 1 waits, 2 and 3 reinforce, 4 and 5 land, 6 is an onslaught. */
const BY_DIE: readonly ThreatMove[] = ['waits', 'reinforces', 'reinforces', 'lands', 'lands', 'onslaught'];
/** With so many levels of threat saved, the die counts two more. */
const BOLD = { levels: 3, more: 2 } as const;

const MOST_LANDINGS = { lands: 1, onslaught: 3 } as const;
const MOST_FIGURES = 3;

/** The end of a round. */
export function spendThreat(run: MissionRun): void {
  const { threat } = run.game;
  if (!threat) return;
  if (!threat.paused.includes('threat')) addThreat(run, growthOf(run.game, threat.level));
  if (threat.paused.includes('deployment')) return;
  refillHand(run, 1);
  if (run.play.kit.imperial) return decideSpending(run);
  const saved = (run.game.threat?.amount ?? 0) >= BOLD.levels * Math.max(1, threat.level);
  const die = draw(run, BY_DIE.length) + (saved ? BOLD.more : 0);
  const move = BY_DIE[Math.min(die, BY_DIE.length - 1)] ?? 'waits';
  emit(run, { kind: 'deployment', as: move });
  // Whoever lands now is complete.
  const before = run.game.groups;
  const landed = MOVES[move].lands === 0 ? [] : landings(run, MOVES[move].lands, PAID, undefined);
  const back = MOVES[move].reinforces ? reinforcements(run, before) : [];
  doNext(run, ...landed.map((prompt): Task => ({ kind: 'prompt', prompt })), ...back);
}

/** It reads the board; in told play the players first say how many have fallen. */
function decideSpending(run: MissionRun): void {
  const asked = run.game.tracked ? [] : fallenAsked(run, run.game.groups);
  if (asked.length > 0) doNext(run, ...asked);
  else spendByReading(run);
}

/** How many groups it lands at most, and whether it brings figures back after that. */
const MOVES: { readonly [M in ThreatMove]: { readonly lands: number; readonly reinforces: boolean } } = {
  waits: { lands: 0, reinforces: false },
  reinforces: { lands: 0, reinforces: true },
  lands: { lands: MOST_LANDINGS.lands, reinforces: false },
  onslaught: { lands: MOST_LANDINGS.onslaught, reinforces: true },
};

type Price = Pick<Landing, 'free' | 'dearer'>;
const PAID: Price = { free: false, dearer: 0 };

/** A script has the Empire land something now, or as soon as it can. */
export function landNow(run: MissionRun, effect: EffectOf<'land'>, scope: ScriptScope): void {
  if (!run.game.threat) return;
  const { at, onslaught, free = false, waits } = effect;
  const dearer = effect.dearer === undefined ? 0 : Math.trunc(numberOf(run, effect.dearer, scope));
  const landing: Landing = { as: onslaught ? 'onslaught' : 'lands', free, dearer };
  if (waits && !at && spawnSpaces(run).length === 0) updateThreat(run, { waits: landing });
  else land(run, landing, at);
}

/** Where there is a spawn point now, whoever waited for one comes. */
export function landIfWaiting(run: MissionRun): void {
  const waiting = run.game.threat?.waits;
  if (!waiting || spawnSpaces(run).length === 0) return;
  updateThreat(run, { waits: null });
  land(run, waiting, undefined);
}

function land(run: MissionRun, landing: Landing, at: Places | undefined): void {
  if (run.play.kit.imperial) return landByReading(run, landing, MOST_LANDINGS[landing.as], at);
  emit(run, { kind: 'deployment', as: landing.as });
  showNext(run, ...landings(run, MOST_LANDINGS[landing.as], landing, at));
}

/** The dearest group that can be paid for, and so on. What is free is chosen as if there were two levels at least. */
function landings(
  run: MissionRun,
  most: number,
  { free, dearer }: Price,
  at: Places | undefined,
): readonly Prompt[] {
  const prompts: Prompt[] = [];
  const { amount = 0, level = 0 } = run.game.threat ?? {};
  let budget = Math.max(amount, free ? 2 * level : 0);
  for (let times = 0; times < most; times++) {
    const offer = dearestOf(run, budget - dearer);
    if (!offer) break;
    const price = Math.max(0, offer.cost + dearer);
    budget -= price;
    if (!free) addThreat(run, -price);
    takeFromHand(run, offer.group.id);
    prompts.push(
      ...deployCard(run, offer.group, offer.choice, { as: 'anywhere', ...(at && { at }) }, NOBODY),
    );
  }
  return prompts;
}

const NOBODY = scopeOf('', null);

function dearestOf(run: MissionRun, budget: number): HandOffer | undefined {
  const groups = (run.game.threat?.hand ?? []).flatMap((id) => run.play.groups.get(id) ?? []);
  return offersOf(run, groups)
    .filter(({ cost }) => cost <= budget)
    .toSorted((a, b) => b.cost - a.cost)[0];
}

/** Told play: the players first say how many have fallen, of groups that can be paid for. */
const reinforcements = (run: MissionRun, groups: readonly GroupState[]): readonly Task[] =>
  run.game.tracked ? bringBackPaid(run) : fallenAsked(run, groups);

function fallenAsked(run: MissionRun, groups: readonly GroupState[]): readonly Task[] {
  const { amount = 0 } = run.game.threat ?? {};
  const asked = pricedGroups(run, groups).filter(({ group, price }) => group.size > 1 && price <= amount);
  if (asked.length === 0) return [];
  const counts = asked.map(({ group }): FallenCount => {
    const told = Math.min(missingFigures(run.game, group).length, group.size - 1);
    return { group: group.id, most: group.size - 1, told };
  });
  return [{ kind: 'prompt', prompt: { kind: 'fallen', groups: counts } }, { kind: 'reinforce' }];
}

/** The players have said how many have fallen. */
export const reinforceGroups = (run: MissionRun): void =>
  run.play.kit.imperial ? spendByReading(run) : doNext(run, ...bringBackPaid(run));

/** Figures of the dearest groups first, each for its price. */
function bringBackPaid(run: MissionRun): readonly Task[] {
  let left = MOST_FIGURES;
  return pricedGroups(run, run.game.groups).flatMap(({ group, price }): readonly Task[] => {
    const paid = price === 0 ? left : Math.floor((run.game.threat?.amount ?? 0) / price);
    const back = bringBackFor(run, group, Math.min(left, paid));
    if (!back) return [];
    left -= back.figures.length;
    addThreat(run, -price * back.figures.length);
    return [{ kind: 'prompt', prompt: back }];
  });
}
