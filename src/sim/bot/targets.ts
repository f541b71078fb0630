// Which figure or thing to attack, with which weapon, and the worth of that: by exact odds, computed once for each case
// that differs.

import {
  CONDITIONS,
  countSpaces,
  distanceAt,
  distanceField,
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
import type { Actor, Armed } from './actor';
import type { Enemy, Scene } from './scene';

export type Target =
  | { readonly kind: 'figure'; readonly id: string; readonly fighter: Fighter; readonly enemy: Enemy }
  /** A thing that can be broken, at one of these spaces. */
  | { readonly kind: 'thing'; readonly id: string; readonly fighter: Fighter; readonly at: readonly Point[] };

export type Shot = { readonly target: Target; readonly arm: Armed; readonly worth: number };

/** Shots at one target: what they would be worth from a place, and whether there is sight. */
export type Aiming = {
  readonly target: Target;
  readonly distance: (place: Place) => number | null;
  readonly sees: (place: Place) => boolean;
  /** Without asking for sight. */
  readonly best: (place: Place) => Shot | null;
};

/** One strain more for one damage more: what stands in for the abilities on a hero's sheet. */
export const EXERTION = { damage: 1 } as const;

export function aimAtTarget(
  scene: Scene,
  actor: Actor,
  target: Target,
  weight: number,
  exert: boolean,
): Aiming {
  const { board } = scene;
  const distance = distanceTo(scene, target);
  const byDistance = new Map<number, Shot | null>();
  const sees =
    target.kind === 'figure'
      ? sightOnto(board, actor.piece, theFigure(target.enemy.piece))
      : (place: Place): boolean => {
          const moved = theFigure({ ...actor.piece, ...place });
          return target.at.some((space) => sight(board, moved, theSpace(space)) !== null);
        };
  return {
    target,
    distance,
    sees,
    best: (place) => {
      const spaces = distance(place);
      if (spaces === null) return null;
      const known = byDistance.get(spaces);
      if (known !== undefined) return known;
      const shot = bestShot(actor, target, spaces, weight, exert);
      byDistance.set(spaces, shot);
      return shot;
    },
  };
}

function distanceTo({ board }: Scene, target: Target): Aiming['distance'] {
  const fields =
    target.kind === 'figure'
      ? [distanceField(board, theFigure(target.enemy.piece))]
      : target.at.map((at) => distanceField(board, theSpace(at)));
  return ({ at }) =>
    fields.reduce<number | null>((least, field) => {
      const spaces = distanceAt(field, at);
      return spaces === null || (least !== null && least <= spaces) ? least : spaces;
    }, null);
}

function bestShot(actor: Actor, target: Target, spaces: number, weight: number, exert: boolean): Shot | null {
  let best: Shot | null = null;
  for (const arm of actor.arms) {
    const odds = oddsAt(arm, target, spaces, exert);
    const worth = odds ? worthOf(target, odds) * weight : 0;
    if (worth > (best?.worth ?? 0)) best = { target, arm, worth };
  }
  return best;
}

/** Nobody shoots farther than dice ever carry. */
const FARTHEST_SHOT = 14;
const REACH = 2;
const MOST_KNOWN = 50_000;
const known = new Map<string, Odds>();

export function oddsAt(arm: Armed, target: Target, spaces: number, exert: boolean): Odds | null {
  const { attack, keywords } = arm.fighter;
  if (!attack || spaces > FARTHEST_SHOT) return null;
  const melee = attack.type === 'melee';
  if (melee && spaces > (keywords.some(({ name }) => name === 'reach') ? REACH : 1)) return null;
  const key = `${arm.key}|${exert ? '+' : ''}${keyOf(target)}|${melee ? 0 : Math.max(1, spaces)}`;
  const found = known.get(key);
  if (found) return found;
  const context: AttackContext = { distance: spaces, adjacent: spaces <= 1, sight: true, ...bonusFor(exert) };
  const odds = oddsOf(arm.fighter, target.fighter, context);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, odds);
  return odds;
}

export const bonusFor = (exert: boolean): Pick<AttackContext, 'bonus'> =>
  exert ? { bonus: { attacker: EXERTION } } : {};

function keyOf({ kind, id, fighter }: Target): string {
  const { health = 0, damage, conditions, defense, passives } = fighter;
  const of = kind === 'thing' ? id : '';
  return `${of} ${health - damage} ${defense.join()} ${conditions.join()} ${JSON.stringify(passives)} ${fighter.blockPerEvade ?? 0}`;
}

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

function worthOf(target: Target, odds: Odds): number {
  const gone = target.kind === 'thing' ? THING_WORTH : riddance(target.enemy);
  const share = Math.min(1, odds.expectedDamage / Math.max(1, Math.min(99, target.fighter.health ?? 99)));
  const conditions = CONDITIONS.reduce(
    (sum, condition) => sum + odds.conditions[condition] * CONDITION_WORTH[condition],
    0,
  );
  return odds.removes * gone + share * SHARE_OF_DAMAGE * gone + conditions;
}

function riddance({ cost, ready, last }: Enemy): number {
  const { anyone, perCost, spent, lastReady } = TO_BE_RID_OF;
  return anyone + perCost * cost + (ready ? TO_BE_RID_OF.ready : spent) + (ready && last ? lastReady : 0);
}

/** As rules count it, for the attack itself. */
export function placingOf(
  { board }: Scene,
  actor: Actor,
  target: Extract<Target, { kind: 'thing' }>,
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
