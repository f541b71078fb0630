// The one scoring function of all bots. Facts that are asked about many places are prepared once; sight, the costliest,
// is only computed where the rest is promising.

import { cellOf, FAR, type Place, type Point } from '../../rules';
import {
  mayExert,
  restfulActs,
  botSpaceKey,
  usesFor,
  type BotAct,
  type Intention,
  type BotMemory,
} from './acts';
import { isBleedingOut, type BotActor } from './actor';
import { dangerFor } from './danger';
import { goalsFor, type Goal } from './goals';
import type { BotScene } from './scene';
import { aimAtTarget, type Aiming, type Shot, type BotTarget } from './targets';

export type Thinking = {
  /** What it is worth to be there. */
  readonly standing: (place: Place) => number;
  /** Without asking for sight: no plan that ends there is worth more. */
  readonly hopeAt: (place: Place) => Hope;
  readonly exactly: (place: Place, left: number) => { readonly worth: number; readonly act: BotAct | null };
};

/** What a place promises, by the number of actions that are left there. */
export type Hope = { readonly none: number; readonly one: number; readonly several: number };

const WORTH = { perPoint: 0.45, laterAct: 0.7 } as const;
/** Where there is no way. */
const NO_WAY = 60;
/** A goal is the less attractive the farther it is. */
const FADE_PER_POINT = 0.94;

export function think(
  scene: BotScene,
  actor: BotActor,
  breakables: readonly BotTarget[],
  memory: BotMemory,
): Thinking {
  const { weights, figure, piece, turn } = actor;
  const shoots = actor.arms.some(({ fighter }) => fighter.attack?.type === 'ranged');
  const goals = goalsFor(scene, figure.id, piece.at, shoots);
  const goal = mostAttractive(goals, piece.at);
  const exert = mayExert(actor);
  const aimings = [...scene.enemies.map(asTarget), ...breakables].map((target) =>
    aimAtTarget(scene, actor, target, weights.fight * (1 + wanted(goals, target, scene.hurry)), exert),
  );
  const uses = usesFor(scene, actor, goals, memory);
  const anywhere = restfulActs(scene, actor);
  const bleedsOut = isBleedingOut(actor);
  const mayAttack =
    (actor.isHero || turn.attacks === 0) && !figure.conditions.includes('stunned') && !bleedsOut;

  const danger = dangerFor(scene, actor, aimings);
  const standing = (place: Place): number => standingIn(place, cellOf(scene.board, place.at));
  const standingIn = (place: Place, cell: number): number => {
    const way = goal ? Math.max(0, (goal.ways(place.at) ?? NO_WAY) - goal.near) : 0;
    const pull = goal ? WORTH.perPoint * goal.weight * weights.goal * (1 + scene.hurry) * way : 0;
    return -pull - danger(cell);
  };
  const hopeAt = (place: Place): Hope => {
    const tally: Tally = { first: 0, second: 0, free: 0, isAttack: false };
    const here = bleedsOut ? undefined : uses.get(botSpaceKey(place.at));
    if (here) for (const { act, worth } of here) count(tally, worth, act);
    const cell = cellOf(scene.board, place.at);
    const shot = mayAttack ? bestShot(aimings, cell) : null;
    if (shot) count(tally, shot.worth, null);
    for (const { act, worth } of anywhere) count(tally, worth, act);
    const { first, second, free, isAttack } = tally;
    const base = standingIn(place, cell);
    const again = isAttack && actor.isHero ? first : second;
    return { none: base + free, one: base + first, several: base + (first + WORTH.laterAct * again) };
  };
  const allDoings = (place: Place): readonly Intention[] => {
    const shot = mayAttack ? bestShot(aimings, cellOf(scene.board, place.at), place) : null;
    const doings: Intention[] = bleedsOut ? [] : [...(uses.get(botSpaceKey(place.at)) ?? [])];
    if (shot) doings.push({ act: { kind: 'attack', shot, exert }, worth: shot.worth });
    doings.push(...anywhere);
    return doings.length > 1 ? doings.sort((a, b) => b.worth - a.worth) : doings;
  };
  const known = byPlace(allDoings);
  const doings = (place: Place, left: number): readonly Intention[] => {
    const all = known(place);
    return left > 0 ? all : all.filter(({ act }) => act.kind === 'use' && act.free);
  };
  const worthOf = ([first, second]: readonly Intention[], left: number): number => {
    if (!first) return 0;
    const again = first.act.kind === 'attack' && actor.isHero ? first.worth : (second?.worth ?? 0);
    return first.worth + (left > 1 ? WORTH.laterAct * again : 0);
  };
  return {
    standing,
    hopeAt,
    exactly: (place, left) => {
      const list = doings(place, left);
      return { worth: standing(place) + worthOf(list, left), act: list[0]?.act ?? null };
    },
  };
}

/** The best two of all that could be done at a place, and the best that costs no action. */
type Tally = { first: number; second: number; free: number; isAttack: boolean };

/** `act`: `null` for an attack. Of equals the first one counts. */
function count(tally: Tally, worth: number, act: BotAct | null): void {
  if (worth > tally.first) {
    tally.second = tally.first;
    tally.first = worth;
    tally.isAttack = act === null;
  } else if (worth > tally.second) tally.second = worth;
  if (act?.kind === 'use' && act.free && worth > tally.free) tally.free = worth;
}

/** Asked several times about the same place: kept by its upper left space and how it is turned. */
function byPlace<T>(work: (place: Place) => T): (place: Place) => T {
  const known = new Map<number, T>();
  return (place) => {
    const key = botSpaceKey(place.at) * 4 + Math.min(3, place.size[0]);
    const found = known.get(key);
    if (found !== undefined) return found;
    const worked = work(place);
    known.set(key, worked);
    return worked;
  };
}

const asTarget = (enemy: BotScene['enemies'][number]): BotTarget => ({
  kind: 'figure',
  id: enemy.figure.id,
  fighter: enemy.fighter,
  enemy,
});

function mostAttractive(goals: readonly Goal[], at: Point): Goal | undefined {
  const drawn = goals
    .map((goal) => ({ goal, pull: goal.weight * FADE_PER_POINT ** (goal.ways(at) ?? NO_WAY) }))
    .filter(({ goal }) => goal.ways(at) !== undefined)
    .sort((a, b) => b.pull - a.pull);
  return drawn[0]?.goal;
}

/** How much more it counts because the mission asks for it. */
function wanted(goals: readonly Goal[], target: BotTarget, hurry: number): number {
  const goal = goals.find(({ lead: { aim } }) =>
    target.kind === 'figure'
      ? aim.kind === 'defeat' && aim.group === target.enemy.of
      : aim.kind === 'break' && aim.thing === target.id,
  );
  return goal ? goal.weight * (1 + hurry) : 0;
}

/** `seenFrom`: only those that are in sight from there. */
function bestShot(aimings: readonly Aiming[], cell: number, seenFrom?: Place): Shot | null {
  let best: Shot | null = null;
  for (const aiming of aimings) {
    const spaces = aiming.steps[cell] ?? FAR;
    const shot = aiming.shotFrom(spaces);
    if (!shot || shot.worth <= (best?.worth ?? 0)) continue;
    if (!seenFrom || spaces === 1 || aiming.sees(seenFrom)) best = shot;
  }
  return best;
}
