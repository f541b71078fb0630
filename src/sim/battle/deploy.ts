// The table at the start of a simulated battle: terrain, marks and both armies in their zones.

import { ENEMY_ZONE, OBJECTIVE_RULES, type BattleSetup, type BattleState } from '../../battle';
import { seedRandom } from '../../kernel';
import type { LegionUnit } from '../../legion';
import type { BattleChance } from './bots';
import { layTerrain, TABLE, type Plane, type PlaneSpot } from './plane';
import { isNearEdge } from './truth';

const MARKS: Readonly<Record<string, PlaneSpot>> = {
  left: { x: 18, y: 18 },
  centre: { x: 36, y: 18 },
  right: { x: 54, y: 18 },
  one: { x: 36, y: 18 },
  two: { x: 14, y: 15 },
  three: { x: 58, y: 21 },
  four: { x: 24, y: 21 },
  five: { x: 48, y: 15 },
};

/** Units stand in a line, those with the same goal opposite to it. */
export function deployOn(
  setup: BattleSetup,
  { units, choice }: BattleState,
): { readonly plane: Plane; readonly chance: BattleChance } {
  const { terrain, random } = layTerrain(seedRandom(`${setup.seed} table`));
  const marks = new Map(
    OBJECTIVE_RULES[choice.objective].marks
      .filter((mark) => mark !== ENEMY_ZONE)
      .map((mark): [string, PlaneSpot] => [mark, MARKS[mark] ?? { x: 36, y: 18 }]),
  );
  const spots = new Map<string, PlaneSpot>();
  for (const unit of units) spots.set(unit.id, placeFor(setup, units, unit, marks));
  return { plane: { cards: setup.cards, spots, terrain, marks }, chance: { random } };
}

function placeFor(
  setup: BattleSetup,
  units: readonly LegionUnit[],
  unit: LegionUnit,
  marks: ReadonlyMap<string, PlaneSpot>,
): PlaneSpot {
  const own = units.filter(({ army }) => army === unit.army);
  const wanted = (one: LegionUnit): number =>
    (one.goal === undefined ? undefined : marks.get(one.goal)?.x) ??
    36 + (own.indexOf(one) - own.length / 2) * 6;
  const line = own.toSorted((a, b) => wanted(a) - wanted(b));
  const x = 36 + (line.indexOf(unit) - (line.length - 1) / 2) * Math.min(8, 64 / line.length);
  return { x, y: isNearEdge(setup, unit) ? TABLE.h - 4 : 4 };
}
