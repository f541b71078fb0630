// A mission may have several shapes: parts of it are there only for players who own certain boxes. What does not belong to the
// shape at hand is cut out before the mission is played or checked, so that nothing else has to know of shapes.

import type { Mission } from './definition';
import { parseExpression } from './language/expression';
import { namesIn, valueOfExpression } from './language/expressionUse';

export const SHAPED_LISTS = [
  'sections',
  'things',
  'groups',
  'persons',
  'objectives',
  'decisions',
  'rules',
  'scripts',
  'peril',
  'rewards',
] as const satisfies readonly (keyof Mission)[];

type Shaped = { readonly shape?: string };

/** Whether something with this shape is there for players with these products. */
export function isInShape({ shape }: Shaped, products: readonly string[]): boolean {
  if (shape === undefined) return true;
  const parsed = parseExpression(shape);
  if (!parsed.ok) return false;
  const game = (name: string, id: string): number | undefined =>
    name === 'owns' ? (products.includes(id) ? 1 : 0) : undefined;
  return (valueOfExpression(parsed.value, { name: () => undefined, game }) ?? 0) !== 0;
}

/** The mission as these players have it; the one that was given where it has but one shape. */
export function shapedMission(mission: Mission, products: readonly string[]): Mission {
  if (!hasShapes(mission)) return mission;
  const lists = SHAPED_LISTS.flatMap((name) => {
    const list = mission[name] as readonly Shaped[] | undefined;
    return list ? [[name, list.filter((entry) => isInShape(entry, products))] as const] : [];
  });
  const cut = { ...mission, ...Object.fromEntries(lists) } as Mission;
  return {
    ...cut,
    sections: cut.sections.map((section) => ({
      ...section,
      tiles: section.tiles.filter((tile) => isInShape(tile, products)),
    })),
  };
}

/** Products that its shapes ask for. */
export const productsOfShapes = (mission: Mission): readonly string[] => [
  ...new Set(
    shapesIn(mission).flatMap((shape) => {
      const parsed = parseExpression(shape);
      return parsed.ok ? namesIn(parsed.value).ids.map(({ id }) => id) : [];
    }),
  ),
];

const hasShapes = (mission: Mission): boolean => shapesIn(mission).length > 0;

const shapesIn = (mission: Mission): readonly string[] => [
  ...SHAPED_LISTS.flatMap((name) => (mission[name] ?? []) as readonly Shaped[]).flatMap(
    ({ shape }) => shape ?? [],
  ),
  ...mission.sections.flatMap(({ tiles }) => tiles.flatMap(({ shape }) => shape ?? [])),
];
