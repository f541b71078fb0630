// How orders move a unit on the plane: among the places where a move may end, the best one for what the order wants.

import { foeOf, type AutomaOrder, type BattleSetup, type BattleState } from '../../battle';
import { longestRange, type LegionUnit } from '../../legion';
import {
  bandOf,
  coverBetween,
  distance,
  endsOf,
  gapBetween,
  isSeenFrom,
  radiusOf,
  spotOf,
  TABLE,
  travelOf,
  type Plane,
  type PlaneSpot,
} from './plane';
import { findStanding, gapToGoal, standingUnits } from './truth';

type Table = { readonly plane: Plane; readonly setup: BattleSetup; readonly state: BattleState };

const best = (spots: readonly PlaneSpot[], cost: (spot: PlaneSpot) => number): PlaneSpot | undefined => {
  let found: PlaneSpot | undefined;
  let least = Infinity;
  for (const spot of spots) {
    const value = cost(spot);
    if (value < least) [found, least] = [spot, value];
  }
  return found;
};

/** How open a place is: enemies who would shoot there without cover. */
function openness({ plane, state }: Table, unit: LegionUnit, spot: PlaneSpot): number {
  return standingUnits(state)
    .filter(({ army }) => army === foeOf(unit.army))
    .reduce((all, foe) => {
      const at = spotOf(plane, foe);
      if (!isSeenFrom(plane, at, spot) || gapBetween(plane, unit, foe, spot) > 18) return all;
      return all + (2 - coverBetween(plane, at, spot)) / 2;
    }, 0);
}

const toGoal = (table: Table, unit: LegionUnit, spot: PlaneSpot): number =>
  unit.goal === undefined ? 0 : gapToGoal(table.plane, table.setup, unit, unit.goal, spot);

export function moveTo(plane: Plane, unit: LegionUnit, spot: PlaneSpot | undefined): void {
  if (spot) plane.spots.set(unit.id, spot);
}

export function moveToward(table: Table, unit: LegionUnit, aim: PlaneSpot, way?: number): void {
  const { plane, state } = table;
  const ends = endsOf(plane, standingUnits(state), unit, { toward: aim, ...(way !== undefined && { way }) });
  moveTo(
    plane,
    unit,
    best(ends, (spot) => distance(spot, aim)),
  );
}

export function moveAway(table: Table, unit: LegionUnit, from: PlaneSpot, way: number): void {
  const ends = endsOf(table.plane, standingUnits(table.state), unit, { way, full: true });
  moveTo(
    table.plane,
    unit,
    best(ends, (spot) => -distance(spot, from)),
  );
}

/** Side by side with the enemy's base. */
export function moveIntoContact({ plane }: Table, unit: LegionUnit, foe: LegionUnit): void {
  const [from, to] = [spotOf(plane, unit), spotOf(plane, foe)];
  const far = Math.max(0.01, distance(from, to));
  const gap = radiusOf(plane, unit) + radiusOf(plane, foe);
  plane.spots.set(unit.id, {
    x: to.x + ((from.x - to.x) * gap) / far,
    y: to.y + ((from.y - to.y) * gap) / far,
  });
}

/** A place with a shot at the target: covered, near the goal, far from the enemy. */
function placeToShoot(table: Table, unit: LegionUnit, foe: LegionUnit): PlaneSpot | undefined {
  const { plane, state } = table;
  const to = spotOf(plane, foe);
  const range = longestRange(plane.cards, unit);
  const ends = endsOf(plane, standingUnits(state), unit, { toward: to }).filter(
    (spot) => isSeenFrom(plane, spot, to) && bandOf(gapBetween(plane, unit, foe, spot)) <= range,
  );
  return best(ends, (spot) => openness(table, unit, spot) * 4 + toGoal(table, unit, spot) * 0.2);
}

function markSpot({ plane, setup }: Table, unit: LegionUnit): PlaneSpot {
  const mark = unit.goal === undefined ? undefined : plane.marks.get(unit.goal);
  if (mark) return mark;
  return { x: spotOf(plane, unit).x, y: unit.army === setup.blue ? 1.5 : TABLE.h - 1.5 };
}

function advance(table: Table, unit: LegionUnit): void {
  const { plane, state } = table;
  const ends = endsOf(plane, standingUnits(state), unit, { toward: markSpot(table, unit) });
  moveTo(
    plane,
    unit,
    best(ends, (spot) => Math.max(0, toGoal(table, unit, spot)) + openness(table, unit, spot) * 0.6),
  );
}

/** All the way, near to a shot and far from the edges. True: it could not. */
export function compulsory(table: Table, unit: LegionUnit): boolean {
  const { plane, state } = table;
  const foes = standingUnits(state).filter(({ army }) => army === foeOf(unit.army));
  const ends = endsOf(plane, standingUnits(state), unit, { full: true });
  const rim = ({ x, y }: PlaneSpot): number => Math.min(x, y, TABLE.w - x, TABLE.h - y);
  const spot = best(ends, (end) => {
    const seen = foes.filter((foe) => isSeenFrom(plane, end, spotOf(plane, foe)));
    const gaps = seen.map((foe) => gapBetween(plane, unit, foe, end));
    const near = Math.min(40, ...gaps);
    return Math.abs(near - 14) + Math.max(0, travelOf(plane, unit) + 1 - rim(end)) * 2;
  });
  moveTo(plane, unit, spot);
  return spot === undefined;
}

/** A panicked unit runs to the nearest edge. True: over it. */
export function flee({ plane }: Table, unit: LegionUnit): boolean {
  const { x, y } = spotOf(plane, unit);
  const way = travelOf(plane, unit);
  const edges = [
    { gap: x, to: { x: x - way, y } },
    { gap: TABLE.w - x, to: { x: x + way, y } },
    { gap: y, to: { x, y: y - way } },
    { gap: TABLE.h - y, to: { x, y: y + way } },
  ].toSorted((a, b) => a.gap - b.gap);
  const [nearest] = edges;
  if (!nearest) return false;
  plane.spots.set(unit.id, nearest.to);
  return nearest.gap - way < radiusOf(plane, unit);
}

/** What an order does to the table. True: a compulsory move fell short. */
export function carryOutOn(table: Table, unit: LegionUnit, order: AutomaOrder): boolean {
  const foe = order.target === undefined ? undefined : findStanding(table.state, order.target);
  if (order.step === 'approach' && foe) moveTo(table.plane, unit, placeToShoot(table, unit, foe));
  else if (order.step === 'engage' && foe) moveIntoContact(table, unit, foe);
  else if (order.step === 'close' && foe) moveToward(table, unit, spotOf(table.plane, foe));
  else if (order.step === 'advance') advance(table, unit);
  else if (order.step === 'compulsory') return compulsory(table, unit);
  else if (order.step === 'withdraw') {
    const [other] = unit.engaged;
    if (other !== undefined)
      moveAway(table, unit, spotOf(table.plane, findStanding(table.state, other)), 3.9);
  }
  return false;
}
