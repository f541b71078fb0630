// The plane as a field of the opponent: it answers every question by measuring.

import { foeOf, type BattleSetup, type BattleState } from '../../battle';
import { isStanding, type Contact, type LegionField, type LegionUnit, type RulerBand } from '../../legion';
import {
  bandOf,
  coverBetween,
  distance,
  endsOf,
  gapBetween,
  isOnFoot,
  isSeenFrom,
  radiusOf,
  spotOf,
  TABLE,
  travelOf,
  type Plane,
} from './plane';

const ZONE = 6;
/** Tokens and pieces of terrain have a size: so near is contact. */
const ON_TOKEN = 2;

export const standingUnits = ({ units }: BattleState): readonly LegionUnit[] => units.filter(isStanding);

export function findStanding(state: BattleState, id: string): LegionUnit {
  const unit = standingUnits(state).find((one) => one.id === id);
  if (!unit) throw new Error(`"${id}" does not stand`);
  return unit;
}

/** Blue deploys at the near edge (large y). */
export const isNearEdge = ({ blue }: BattleSetup, { army }: LegionUnit): boolean => army === blue;

export function gapToGoal(
  plane: Plane,
  setup: BattleSetup,
  unit: LegionUnit,
  goal: string,
  at = spotOf(plane, unit),
): number {
  const mark = plane.marks.get(goal);
  if (mark) return distance(at, mark) - radiusOf(plane, unit);
  const rim = radiusOf(plane, unit);
  return isNearEdge(setup, unit) ? at.y + rim - ZONE : TABLE.h - ZONE - at.y + rim;
}

const nearOf = (gap: number): RulerBand => (gap <= ON_TOKEN ? 0 : bandOf(gap));

function contactsOf(plane: Plane, state: BattleState, unit: LegionUnit): readonly Contact[] {
  const units = standingUnits(state);
  const from = spotOf(plane, unit);
  let ends: readonly { readonly x: number; readonly y: number }[] | undefined;
  return units
    .filter(({ army }) => army === foeOf(unit.army))
    .flatMap((foe): readonly Contact[] => {
      const to = spotOf(plane, foe);
      if (unit.engaged.includes(foe.id)) return [{ unit: foe.id, band: 0 }];
      if (isSeenFrom(plane, from, to)) return [{ unit: foe.id, band: bandOf(gapBetween(plane, unit, foe)) }];
      ends ??= endsOf(plane, units, unit);
      const gaps = ends
        .filter((end) => isSeenFrom(plane, end, to))
        .map((end) => gapBetween(plane, unit, foe, end));
      return gaps.length === 0 ? [] : [{ unit: foe.id, band: bandOf(Math.min(...gaps)), after: true }];
    })
    .filter(({ band }) => band < 5);
}

/** Whether so many moves end in contact: straight there, and nothing tall between. */
export const reachesContact = (plane: Plane, unit: LegionUnit, foe: LegionUnit, moves = 1): boolean =>
  gapBetween(plane, unit, foe) <= travelOf(plane, unit) * moves - (moves - 1) * 0.3 &&
  isSeenFrom(plane, spotOf(plane, unit), spotOf(plane, foe));

export const planeField = (plane: Plane, setup: BattleSetup, state: BattleState): LegionField => ({
  looking: ({ unit: id, goal, friends }) => {
    const unit = findStanding(state, id);
    return {
      contacts: contactsOf(plane, state, unit),
      ...(goal !== undefined && { near: nearOf(gapToGoal(plane, setup, unit, goal)) }),
      ...(friends && {
        friends: standingUnits(state)
          .filter((one) => one.army === unit.army && one.id !== id && gapBetween(plane, unit, one) <= 6)
          .map((one) => one.id),
      }),
    };
  },
  shot: ({ unit: id, target, band }) => {
    const unit = findStanding(state, id);
    const foe = findStanding(state, target);
    if (band === 0 && bandOf(gapBetween(plane, unit, foe)) > 0) {
      if (reachesContact(plane, unit, foe)) return { cover: 0, band: 0 };
      return reachesContact(plane, unit, foe, 2) ? { cover: 0, band: 0, twice: true } : { none: true };
    }
    const [from, to] = [spotOf(plane, unit), spotOf(plane, foe)];
    if (!isSeenFrom(plane, from, to)) return { none: true };
    const cover = isOnFoot(plane, foe) ? coverBetween(plane, from, to) : 0;
    return { cover, band: bandOf(gapBetween(plane, unit, foe)) };
  },
  inCommand: ({ commander }) => {
    const unit = findStanding(state, commander);
    return standingUnits(state)
      .filter((one) => one.army === unit.army && one.id !== commander && gapBetween(plane, unit, one) <= 18)
      .map(({ id }) => id);
  },
});
