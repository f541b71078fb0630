// The columns of a graph: everything stands to the right of what leads to it, as far as nothing leads back. Tells how
// much there is to untangle before anybody tries.

import type { Graph } from './missionGraph';

export type Columns = {
  /** By id of the node. */
  readonly of: ReadonlyMap<string, number>;
  /** Columns that all edges together pass or reach. */
  readonly crossed: number;
};

export function columnsIn({ nodes, edges }: Graph): Columns {
  const next = new Map(nodes.map(({ id }) => [id, [] as string[]]));
  for (const { from, to } of edges) next.get(from)?.push(to);
  const order = fromTheBeginning(next);
  const place = new Map(order.map((id, index) => [id, index]));
  const columns = new Map(nodes.map(({ id }) => [id, 0]));
  const columnOf = (id: string): number => columns.get(id) ?? 0;
  for (const id of order) {
    for (const to of next.get(id) ?? []) {
      const leadsBack = (place.get(to) ?? 0) <= (place.get(id) ?? 0);
      if (!leadsBack) columns.set(to, Math.max(columnOf(to), columnOf(id) + 1));
    }
  }
  const crossed = edges.reduce((sum, { from, to }) => sum + Math.abs(columnOf(to) - columnOf(from)), 0);
  return { of: columns, crossed };
}

/** Causes before what they lead to; without recursion, because chains may be long. */
function fromTheBeginning(next: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const left: string[] = [];
  const seen = new Set<string>();
  for (const first of next.keys()) {
    if (seen.has(first)) continue;
    seen.add(first);
    const way = [{ id: first, index: 0 }];
    for (let here = way.at(-1); here !== undefined; here = way.at(-1)) {
      const to = next.get(here.id)?.[here.index];
      here.index += 1;
      if (to === undefined) {
        left.push(here.id);
        way.pop();
      } else if (!seen.has(to)) {
        seen.add(to);
        way.push({ id: to, index: 0 });
      }
    }
  }
  return left.toReversed();
}
