// A mission is checked in each of its shapes: what players with fewer or more boxes have must be as sound as what everybody has.

import { pathInFile, type Cut } from './shapePaths';
import {
  namesIn,
  parseExpression,
  productsOfShapes,
  shapedMission,
  valueOfExpression,
  type Mission,
  type ScriptCond,
} from '../../mission';
import { needsOf } from '../kits/kit';
import { describeValue, isWarning, type EntryProblem } from '../problem';
import type { Report } from './facts';
import { itemsIn } from './walk';

/** More products than that are tried alone, without each, and together. */
const MOST_IN_ALL_WAYS = 3;

/** Products that players may own, as far as the shapes of the mission ask. */
export function collectionsFor(mission: Mission): readonly (readonly string[])[] {
  const always = needsOf(mission);
  const products = productsOfShapes(mission).filter((product) => !always.includes(product));
  if (products.length === 0) return [[]];
  if (products.length <= MOST_IN_ALL_WAYS)
    return Array.from({ length: 2 ** products.length }, (_, bits) =>
      products.filter((_product, place) => Math.floor(bits / 2 ** place) % 2 === 1),
    );
  return [
    [],
    products,
    ...products.map((product) => [product]),
    ...products.map((product) => products.filter((other) => other !== product)),
  ];
}

/** The mission that these players have; its boxes are needed by this shape of it. */
export function shapeFor(mission: Mission, owned: readonly string[]): Mission {
  const cut = shapedMission(mission, [...needsOf(mission), ...owned]);
  return owned.length === 0 ? cut : { ...cut, needs: [...(mission.needs ?? []), ...owned] };
}

/** Tells what is wrong in any shape, and of warnings what is so in all of them; each once. */
export function reportShapes(
  mission: Mission,
  check: (shape: Mission, report: Report) => void,
  report: Report,
): void {
  const all = collectionsFor(mission);
  const counted = new Map<string, { readonly problem: EntryProblem; count: number }>();
  for (const more of all) {
    const shape = shapeFor(mission, more);
    const owned = [...needsOf(mission), ...more];
    const cut: Cut = { mission, owned };
    check(shape, (problem) => {
      if (isIdle(shape, problem.path, owned)) return;
      const placed = { ...problem, path: pathInFile(cut, problem.path) };
      const key = JSON.stringify([placed.path, placed.code]);
      const known = counted.get(key);
      if (known) known.count++;
      else counted.set(key, { problem: placed, count: 1 });
    });
  }
  for (const { problem, count } of counted.values())
    if (count >= all.length || !isWarning(problem)) report(problem);
}

/** A shape is decided before the mission begins: all it can ask for is boxes. */
export function checkShapeWords(mission: Mission, report: Report): void {
  for (const { type, value, path } of itemsIn(mission)) {
    if (type !== 'expression' || path.at(-1) !== 'shape') continue;
    const parsed = parseExpression(value as string);
    const { variables, ids } = parsed.ok ? namesIn(parsed.value) : { variables: [], ids: [] };
    const other = variables[0] ?? ids.find((one) => one.function !== 'owns')?.function;
    if (other === undefined) continue;
    const expected = "owns('…') and nothing else: a shape is decided before the mission begins";
    report({ path, code: 'wrongValue', expected, found: describeValue(other) });
  }
}

/** It lies in a part that players with these boxes never come to: behind a condition on what they own. */
function isIdle(shape: Mission, path: EntryProblem['path'], owned: readonly string[]): boolean {
  let here: unknown = shape;
  for (const [index, step] of path.entries()) {
    const branch = path[index];
    if (typeof here !== 'object' || here === null) return false;
    const cond = Reflect.get(here, 'if') as ScriptCond | undefined;
    const holds = cond === undefined ? undefined : holdsForOwners(cond, owned);
    if (holds === false && branch !== 'else' && branch !== 'if') return true;
    if (holds === true && branch === 'else') return true;
    here = Reflect.get(here, step as string) as unknown;
  }
  return false;
}

/** `undefined`: it depends on more than the boxes. */
function holdsForOwners(cond: ScriptCond, owned: readonly string[]): boolean | undefined {
  if (typeof cond !== 'string') return cond.kind === 'owns' ? owned.includes(cond.product) : undefined;
  const parsed = parseExpression(cond);
  if (!parsed.ok) return undefined;
  const game = (name: string, id: string): number | undefined =>
    name === 'owns' ? (owned.includes(id) ? 1 : 0) : undefined;
  const value = valueOfExpression(parsed.value, { name: () => undefined, game });
  return value === undefined ? undefined : value !== 0;
}
