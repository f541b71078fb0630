// A table that is measured: positions of leaders in inches, terrain as boxes. Rough, but exact: the same seed gives the same
// table, and every range, line of sight and cover follows from it. For simulation and tests only.

import { randomInt, type RandomState } from '../../kernel';
import {
  BEYOND,
  unitCardFor,
  isTrooper,
  type LegionCards,
  type LegionUnit,
  type RulerBand,
  type UnitCard,
} from '../../legion';

export type PlaneSpot = { readonly x: number; readonly y: number };

export type TerrainBox = {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly cover: 1 | 2;
  /** Stops sight and way. */
  readonly tall: boolean;
};

export const TABLE = { w: 72, h: 36 } as const;
const BAND = 6;
/** How far a unit travels with the tool of a speed (legion 7.3). */
const TRAVEL = [0, 3.9, 6, 8] as const;
const RADIUS: Readonly<Record<UnitCard['type'], number>> = { trooper: 0.55, repulsor: 1, ground: 1.4 };
const TOUCH = 0.05;

export type Plane = {
  readonly cards: LegionCards;
  readonly spots: Map<string, PlaneSpot>;
  readonly terrain: readonly TerrainBox[];
  readonly marks: ReadonlyMap<string, PlaneSpot>;
};

export const radiusOf = ({ cards }: Plane, { card }: LegionUnit): number =>
  RADIUS[unitCardFor(cards, card).type];
export const travelOf = ({ cards }: Plane, { card }: LegionUnit): number =>
  TRAVEL[unitCardFor(cards, card).speed] ?? 0;

export function spotOf({ spots }: Plane, { id }: LegionUnit): PlaneSpot {
  const spot = spots.get(id);
  if (!spot) throw new Error(`"${id}" is not on the table`);
  return spot;
}

export const distance = (a: PlaneSpot, b: PlaneSpot): number => Math.hypot(a.x - b.x, a.y - b.y);

export function gapBetween(
  plane: Plane,
  one: LegionUnit,
  other: LegionUnit,
  at = spotOf(plane, one),
): number {
  return distance(at, spotOf(plane, other)) - radiusOf(plane, one) - radiusOf(plane, other);
}

/** On the line, the lower band (legion 7.1). */
export function bandOf(gap: number): RulerBand {
  if (gap <= TOUCH) return 0;
  return Math.min(BEYOND, Math.max(1, Math.ceil(gap / BAND - 1e-9))) as RulerBand;
}

const holdsSpot = ({ x, y, w, h }: TerrainBox, spot: PlaneSpot, rim: number): boolean =>
  spot.x > x - rim && spot.x < x + w + rim && spot.y > y - rim && spot.y < y + h + rim;

/** Whether a line crossesBox a box: clipped against each side. */
export function crossesBox({ x, y, w, h }: TerrainBox, a: PlaneSpot, b: PlaneSpot): boolean {
  let [from, to] = [0, 1];
  const clips = [
    [b.x - a.x, x - a.x, x + w - a.x],
    [b.y - a.y, y - a.y, y + h - a.y],
  ] as const;
  for (const [along, low, high] of clips) {
    if (along === 0) {
      if (low > 0 || high < 0) return false;
      continue;
    }
    const [first, last] = along > 0 ? [low / along, high / along] : [high / along, low / along];
    from = Math.max(from, first);
    to = Math.min(to, last);
    if (from > to) return false;
  }
  return true;
}

export const isSeenFrom = ({ terrain }: Plane, from: PlaneSpot, to: PlaneSpot): boolean =>
  !terrain.some((box) => box.tall && crossesBox(box, from, to));

/** Of the terrain between them; not of a piece that the attacker touches (legion 9.2). */
export function coverBetween(plane: Plane, from: PlaneSpot, to: PlaneSpot): 0 | 1 | 2 {
  const found = plane.terrain.filter((box) => !holdsSpot(box, from, 0.6) && crossesBox(box, from, to));
  return Math.max(0, ...found.map(({ cover }) => cover)) as 0 | 1 | 2;
}

const touchesTall = ({ terrain }: Plane, spot: PlaneSpot): boolean =>
  terrain.some((box) => box.tall && holdsSpot(box, spot, 0));

/** Whether a unit may end a move there: on the table, apart from all others. */
export function isFreeSpot(
  plane: Plane,
  units: readonly LegionUnit[],
  unit: LegionUnit,
  spot: PlaneSpot,
): boolean {
  const rim = radiusOf(plane, unit);
  if (spot.x < rim || spot.y < rim || spot.x > TABLE.w - rim || spot.y > TABLE.h - rim) return false;
  if (touchesTall(plane, spot)) return false;
  return units.every((other) => other.id === unit.id || gapBetween(plane, unit, other, spot) > TOUCH + 0.05);
}

const DIRECTIONS = 16;

/** Where one move may end, the place itself included. Tall terrain is walked around, not through. */
export function endsOf(
  plane: Plane,
  units: readonly LegionUnit[],
  unit: LegionUnit,
  { way = travelOf(plane, unit), full = false, toward }: EndsOptions = {},
): readonly PlaneSpot[] {
  const from = spotOf(plane, unit);
  const isFlying = unitCardFor(plane.cards, unit.card).type === 'repulsor';
  const ends: PlaneSpot[] = full ? [] : [from];
  const tries: PlaneSpot[] = [];
  for (let turn = 0; turn < DIRECTIONS; turn += 1) {
    const angle = (turn * 2 * Math.PI) / DIRECTIONS;
    for (const part of full ? [1] : [1, 0.6])
      tries.push({ x: from.x + Math.cos(angle) * way * part, y: from.y + Math.sin(angle) * way * part });
  }
  if (toward && !full) {
    const far = distance(from, toward);
    const part = Math.min(1, way / Math.max(far, 0.01));
    tries.push({ x: from.x + (toward.x - from.x) * part, y: from.y + (toward.y - from.y) * part });
  }
  for (const spot of tries)
    if (isFreeSpot(plane, units, unit, spot) && (isFlying || isSeenFrom(plane, from, spot))) ends.push(spot);
  return ends;
}
type EndsOptions = { readonly way?: number; readonly full?: boolean; readonly toward?: PlaneSpot };

/** A table that is the same from both long edges: each piece has its twin. */
export function layTerrain(random: RandomState): {
  readonly terrain: readonly TerrainBox[];
  readonly random: RandomState;
} {
  const terrain: TerrainBox[] = [];
  let state = random;
  const draw = (sides: number): number => {
    const drawn = randomInt(state, sides);
    ({ state } = drawn);
    return drawn.value;
  };
  for (let piece = 0; piece < 6; piece += 1) {
    const [w, h] = [3 + draw(4), 2 + draw(2)];
    const box = { x: 4 + draw(60), y: 7 + draw(8), w, h, cover: (1 + draw(2)) as 1 | 2, tall: draw(4) === 0 };
    terrain.push(box, { ...box, x: TABLE.w - box.x - w, y: TABLE.h - box.y - h });
  }
  return { terrain, random: state };
}

export const isOnFoot = ({ cards }: Plane, { card }: LegionUnit): boolean =>
  isTrooper(unitCardFor(cards, card));
