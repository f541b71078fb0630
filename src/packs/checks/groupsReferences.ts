// The ids that a group names anywhere in its lists and bonus effects.

import { walk, type Group, type Ref, type Rule, type Visitor, type WalkableOrders } from '../../imperial';
import type { Path } from '../../kernel';
import type { Kind } from '../kinds';

type Reference = { readonly path: Path; readonly to: Kind | readonly Kind[]; readonly id: string };

/** References by name and the collection they point into. Things belong to a mission and are checked there. */
const COLLECTIONS: Readonly<Record<string, Kind | undefined>> = {
  hero: 'heroes',
  card: 'cards',
  companion: 'companions',
  tile: 'tiles',
};

export function groupReferences(group: Group): readonly Reference[] {
  const found: Reference[] = group.cards.map((id, index) => ({
    path: ['cards', index],
    to: ['cards', 'companions'],
    id,
  }));
  walkGroup(group, noting(found));
  return found;
}

/** Which ids lines or a selector name that stand in a mission. */
export function orderReferences(
  type: 'lines' | 'selector',
  value: WalkableOrders[typeof type],
  path: Path,
): readonly Reference[] {
  const found: Reference[] = [];
  walk(type, value, noting(found), path);
  return found;
}

function noting(found: Reference[]): Visitor {
  return {
    card: (id, path) => found.push({ path, to: 'cards', id }),
    companion: (id, path) => found.push({ path, to: 'companions', id }),
    tile: (id, path) => found.push({ path, to: 'tiles', id }),
    ref: (ref, path) => found.push(...named(ref, path)),
    selector: ({ noun, exclude = [] }, path) => {
      if (noun !== undefined) found.push(...named(noun, [...path, 'noun']));
      found.push(...exclude.flatMap((ref, index) => named(ref, [...path, 'exclude', index])));
    },
  };
}

function named(ref: Ref | string, path: Path): readonly Reference[] {
  const [kind = '', id] = ref.split(':');
  const to = COLLECTIONS[kind];
  return to === undefined || id === undefined ? [] : [{ path, to, id }];
}

/** All rules of a group, each with its place: of bonus effects and of printed abilities. */
export const rulesOf = (group: Group): readonly { readonly rule: Rule; readonly path: Path }[] =>
  (['bonuses', 'abilities'] as const).flatMap((field) =>
    group[field].flatMap(({ rules }, at) =>
      rules.map((rule, index) => ({ rule, path: [field, at, 'rules', index] })),
    ),
  );

/** Visits everything in the lists and bonus effects of a group. */
export function walkGroup(group: Group, visitor: Visitor): void {
  if (group.target) walk('selector', group.target, visitor, ['target']);
  for (const [at, list] of group.lists.entries()) {
    if (list.target) walk('selector', list.target, visitor, ['lists', at, 'target']);
    walk('lines', list.lines, visitor, ['lists', at, 'lines']);
  }
  for (const { rule, path } of rulesOf(group)) walk('rule', rule, visitor, path);
}
