// Which figure or thing to attack, with which weapon, and the worth of that: by exact odds, computed once for each case
// that differs.

import { memo } from '../../kernel';
import {
  CONDITIONS,
  countSpaces,
  distanceField,
  FAR,
  oddsOf,
  sight,
  sightOnto,
  theFigure,
  theSpace,
  type AttackContext,
  type Condition,
  type Fighter,
  type Odds,
  type Place,
  type Point,
} from '../../rules';
import type { BotActor, ArmedBot } from './actor';
import type { Enemy, BotScene } from './scene';

export type BotTarget =
  | { readonly kind: 'figure'; readonly id: string; readonly fighter: Fighter; readonly enemy: Enemy }
  /** A thing that can be broken, at one of these spaces. */
  | { readonly kind: 'thing'; readonly id: string; readonly fighter: Fighter; readonly at: readonly Point[] };

export type Shot = { readonly target: BotTarget; readonly arm: ArmedBot; readonly worth: number };

/** Shots at one target: how far it is from everywhere, what they would be worth from there, and whether there is sight. */
export type Aiming = {
  readonly target: BotTarget;
  /** By cell of the board; FAR where there is no way. */
  readonly steps: Uint16Array;
  readonly sees: (place: Place) => boolean;
  /** By distance, without asking for sight. */
  readonly shotFrom: (spaces: number) => Shot | null;
};

/** One strain more for one damage more: what stands in for the abilities on a hero's sheet. */
export const EXERTION = { damage: 1 } as const;

export function aimAtTarget(
  scene: BotScene,
  actor: BotActor,
  target: BotTarget,
  weight: number,
  exert: boolean,
): Aiming {
  const { board } = scene;
  const byDistance: (Shot | null | undefined)[] = [];
  const oddsOfArms = actor.arms.map((arm) => oddsWith(arm, target, exert));
  const sees =
    target.kind === 'figure'
      ? sightOnto(board, actor.piece, theFigure(target.enemy.piece))
      : (place: Place): boolean => {
          const moved = theFigure({ ...actor.piece, ...place });
          return target.at.some((space) => sight(board, moved, theSpace(space)) !== null);
        };
  return {
    target,
    steps: stepsTo(scene, target),
    sees,
    shotFrom: (spaces) => {
      if (spaces > FARTHEST_SHOT) return null;
      const known = byDistance[spaces];
      return known === undefined
        ? (byDistance[spaces] = bestShot(
            actor,
            target,
            weight,
            (index) => oddsOfArms[index]?.(spaces) ?? null,
          ))
        : known;
    },
  };
}

/** To the nearest space of the target. */
function stepsTo({ board }: BotScene, target: BotTarget): Uint16Array {
  if (target.kind === 'figure') return distanceField(board, theFigure(target.enemy.piece)).steps;
  const fields = target.at.map((at) => distanceField(board, theSpace(at)).steps);
  const [only] = fields;
  if (only && fields.length === 1) return only;
  const least = new Uint16Array(board.ground.frame.size).fill(FAR);
  for (const field of fields)
    for (const [cell, steps] of field.entries()) if (steps < (least[cell] ?? FAR)) least[cell] = steps;
  return least;
}

function bestShot(
  { arms }: BotActor,
  target: BotTarget,
  weight: number,
  oddsOfArm: (index: number) => Odds | null,
): Shot | null {
  let best: Shot | null = null;
  let index = 0;
  for (const arm of arms) {
    const odds = oddsOfArm(index++);
    const worth = odds ? worthOf(target, odds) * weight : 0;
    if (worth > (best?.worth ?? 0)) best = { target, arm, worth };
  }
  return best;
}

/** Nobody shoots farther than dice ever carry. */
const FARTHEST_SHOT = 14;
const REACH = 2;
/** Pairs of a weapon and a target. */
const MOST_KNOWN = 10_000;
const known = new Map<string, Map<string, Odds[]>>();
let pairs = 0;

/** By distance; `null`: it does not carry that far. */
export function oddsWith(arm: ArmedBot, target: BotTarget, exert: boolean): (spaces: number) => Odds | null {
  const { attack, keywords } = arm.fighter;
  if (!attack) return () => null;
  const melee = attack.type === 'melee';
  const most = !melee ? FARTHEST_SHOT : keywords.some(({ name }) => name === 'reach') ? REACH : 1;
  let odds: Odds[] | undefined;
  return (spaces) => {
    if (spaces > most) return null;
    odds ??= knownOdds(arm, target);
    const index = (melee ? 0 : Math.max(1, spaces)) * 2 + (exert ? 1 : 0);
    return (odds[index] ??= oddsIn(arm, target, spaces, exert));
  };
}

function oddsIn(arm: ArmedBot, target: BotTarget, spaces: number, exert: boolean): Odds {
  const context: AttackContext = { distance: spaces, adjacent: spaces <= 1, sight: true, ...bonusFor(exert) };
  return oddsOf(arm.fighter, target.fighter, context);
}

/** By distance, without and with exertion: kept for everybody with such a weapon and everybody who fights like this. */
function knownOdds(arm: ArmedBot, target: BotTarget): Odds[] {
  const key = keyOf(target);
  const found = known.get(arm.key)?.get(key);
  if (found) return found;
  if (pairs >= MOST_KNOWN) {
    known.clear();
    pairs = 0;
  }
  const odds: Odds[] = [];
  const ofArm = known.get(arm.key) ?? new Map<string, Odds[]>();
  known.set(arm.key, ofArm.set(key, odds));
  pairs += 1;
  return odds;
}

export const bonusFor = (exert: boolean): Pick<AttackContext, 'bonus'> =>
  exert ? { bonus: { attacker: EXERTION } } : {};

const keyOf = ({ kind, id, fighter }: BotTarget): string =>
  kind === 'thing' ? `${id} ${fighterKey(fighter)}` : fighterKey(fighter);

const fighterKey = memo(({ health = 0, damage, conditions, powerTokens, ...own }: Fighter): string => {
  const { defense, passives, blockPerEvade = 0, guards = [] } = own;
  const state = [conditions, powerTokens, defense].map((list) => list.join()).join(' ');
  return `${health - damage} ${state} ${JSON.stringify(passives)} ${blockPerEvade} ${JSON.stringify(guards)}`;
});

/** What it is worth to see somebody gone, and how much of that a wound is. */
const TO_BE_RID_OF = { anyone: 1.2, perCost: 0.6, ready: 1, spent: 0.3, lastReady: 1 } as const;
const SHARE_OF_DAMAGE = 0.6;
const CONDITION_WORTH: Readonly<Record<Condition, number>> = {
  stunned: 0.8,
  bleeding: 0.3,
  weakened: 0.3,
  focused: 0.4,
  hidden: 0.4,
};
/** Things are only attacked where the mission wants it. */
const THING_WORTH = 5;

function worthOf(target: BotTarget, odds: Odds): number {
  const gone = target.kind === 'thing' ? THING_WORTH : riddance(target.enemy);
  const share = Math.min(1, odds.expectedDamage / Math.max(1, Math.min(99, target.fighter.health ?? 99)));
  let conditions = 0;
  for (const condition of CONDITIONS) conditions += odds.conditions[condition] * CONDITION_WORTH[condition];
  return odds.removes * gone + share * SHARE_OF_DAMAGE * gone + conditions;
}

function riddance({ cost, ready, last }: Enemy): number {
  const { anyone, perCost, spent, lastReady } = TO_BE_RID_OF;
  return anyone + perCost * cost + (ready ? TO_BE_RID_OF.ready : spent) + (ready && last ? lastReady : 0);
}

/** As rules count it, for the attack itself. */
export function placingOf(
  { board }: BotScene,
  actor: BotActor,
  target: Extract<BotTarget, { kind: 'thing' }>,
): Pick<AttackContext, 'distance' | 'adjacent' | 'sight'> {
  const viewer = theFigure(actor.piece);
  const distances = target.at.flatMap((at) => countSpaces(board, viewer, theSpace(at)) ?? []);
  const distance = distances.length === 0 ? null : Math.min(...distances);
  return {
    distance,
    adjacent: distance !== null && distance <= 1,
    sight: target.at.some((at) => sight(board, viewer, theSpace(at)) !== null),
  };
}
