// Puts a graph into columns: every node to the right of all that lead to it (longest path), neighbours close to each
// other (barycentres, there and back a few times). Edges that pass over columns get a place in each of them, so that
// they do not run through nodes.

import type { Graph, GraphNode } from './missionGraph';

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
export type PlacedNode = GraphNode & Box;
export type Point = readonly [x: number, y: number];
export type PlacedEdge = { readonly from: string; readonly to: string; readonly points: readonly Point[] };
export type Layout = {
  readonly nodes: readonly PlacedNode[];
  readonly edges: readonly PlacedEdge[];
  readonly width: number;
  readonly height: number;
};

const LETTER = 7;
const PADDING = 20;
const HEIGHT = 30;
const ROW = 44;
/** A place that an edge passes through needs less room than a node. */
const PASSAGE = 18;
const GAP = 70;
const MARGIN = 20;
const SWEEPS = 8;

/** A node, or a passage of an edge. */
type Slot = { readonly id: string; readonly node?: GraphNode };
type Link = { readonly from: string; readonly to: string };

export function layOut(graph: Graph): Layout {
  const forward = withoutCycles(graph);
  const layers = layersOf(graph, forward);
  const { columns, links, routes } = withPassages(graph, forward, layers);
  const ordered = order(columns, links);
  const boxes = place(ordered);
  const nodes = graph.nodes.map((node) => ({ ...node, ...boxOf(boxes, node.id) }));
  const edges = routes.map(({ from, to, via, turned }): PlacedEdge => {
    const chain = via.map((id) => boxOf(boxes, id));
    const points = chain.flatMap((box, index): readonly Point[] => {
      const middle = box.y + box.height / 2;
      const [left, right]: readonly [Point, Point] = [
        [box.x, middle],
        [box.x + box.width, middle],
      ];
      if (index === 0) return [right];
      return index === chain.length - 1 ? [left] : [left, right];
    });
    return { from, to, points: turned ? points.toReversed() : points };
  });
  return {
    nodes,
    edges,
    width: Math.max(0, ...nodes.map(({ x, width }) => x + width)) + MARGIN,
    height: Math.max(0, ...[...boxes.values()].map(({ y, height }) => y + height)) + MARGIN,
  };
}

function boxOf(boxes: ReadonlyMap<string, Box>, id: string): Box {
  const box = boxes.get(id);
  if (!box) throw new Error(`no place for ${id}`);
  return box;
}

type Directed = Link & { readonly turned: boolean };

/** Edges that would lead back are turned round for the layout. */
function withoutCycles({ nodes, edges }: Graph): readonly Directed[] {
  const out = groupBy(edges, ({ from }) => from);
  const states = new Map<string, 'under way' | 'done'>();
  const back = new Set<Link>();
  const visit = (id: string): void => {
    states.set(id, 'under way');
    for (const edge of out.get(id) ?? []) {
      const state = states.get(edge.to);
      if (state === 'under way') back.add(edge);
      else if (state === undefined) visit(edge.to);
    }
    states.set(id, 'done');
  };
  for (const { id } of nodes) if (!states.has(id)) visit(id);
  return edges.map((edge) =>
    back.has(edge) ? { from: edge.to, to: edge.from, turned: true } : { ...edge, turned: false },
  );
}

/** The longest way to each node; nothing has more steps than there are nodes. */
function layersOf({ nodes }: Graph, edges: readonly Link[]): ReadonlyMap<string, number> {
  const layers = new Map(nodes.map(({ id }) => [id, 0]));
  for (let changed = true; changed;) {
    changed = false;
    for (const { from, to } of edges) {
      const least = (layers.get(from) ?? 0) + 1;
      if ((layers.get(to) ?? 0) >= least) continue;
      layers.set(to, least);
      changed = true;
    }
  }
  return layers;
}

type Route = Directed & { readonly via: readonly string[] };

function withPassages(
  { nodes }: Graph,
  edges: readonly Directed[],
  layers: ReadonlyMap<string, number>,
): { readonly columns: Slot[][]; readonly links: readonly Link[]; readonly routes: readonly Route[] } {
  const columns: Slot[][] = Array.from({ length: Math.max(0, ...layers.values()) + 1 }, () => []);
  for (const node of nodes) columns[layers.get(node.id) ?? 0]?.push({ id: node.id, node });
  const routes = edges.map((edge, index): Route => {
    const first = (layers.get(edge.from) ?? 0) + 1;
    const last = layers.get(edge.to) ?? 0;
    const passages = Array.from({ length: Math.max(0, last - first) }, (_, step) => {
      const id = `passage ${index} ${step}`;
      columns[first + step]?.push({ id });
      return id;
    });
    return { ...edge, via: [edge.from, ...passages, edge.to] };
  });
  const links = routes.flatMap(({ via }) =>
    via.slice(1).map((to, index) => ({ from: via[index] ?? to, to })),
  );
  return { columns, links, routes };
}

function order(columns: readonly Slot[][], links: readonly Link[]): readonly (readonly Slot[])[] {
  const before = groupBy(links, ({ to }) => to);
  const after = groupBy(links, ({ from }) => from);
  let current: readonly (readonly Slot[])[] = columns;
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    const forward = sweep % 2 === 0;
    const next = current.map((column) => [...column]);
    const indexes = [...next.keys()];
    for (const index of forward ? indexes : indexes.toReversed()) {
      const neighbours = next[forward ? index - 1 : index + 1];
      if (!neighbours) continue;
      const places = new Map(neighbours.map(({ id }, place) => [id, place]));
      const pull = (id: string): number | undefined => {
        const ends = forward ? before.get(id)?.map(({ from }) => from) : after.get(id)?.map(({ to }) => to);
        const found = (ends ?? []).flatMap((end) => places.get(end) ?? []);
        return found.length === 0 ? undefined : found.reduce((sum, at) => sum + at, 0) / found.length;
      };
      const wishes = new Map(next[index]?.map(({ id }, place) => [id, pull(id) ?? place]));
      next[index]?.sort((a, b) => (wishes.get(a.id) ?? 0) - (wishes.get(b.id) ?? 0));
    }
    current = next;
  }
  return current;
}

function place(columns: readonly (readonly Slot[])[]): ReadonlyMap<string, Box> {
  const boxes = new Map<string, Box>();
  const heights = columns.map((column) => column.reduce((sum, { node }) => sum + (node ? ROW : PASSAGE), 0));
  const tallest = Math.max(0, ...heights);
  let x = MARGIN;
  for (const [index, column] of columns.entries()) {
    const width = Math.max(0, ...column.map(({ node }) => (node ? widthOf(node) : 0)));
    let y = MARGIN + (tallest - (heights[index] ?? 0)) / 2;
    for (const { id, node } of column) {
      boxes.set(id, node ? { x, y, width: widthOf(node), height: HEIGHT } : { x, y, width, height: PASSAGE });
      y += node ? ROW : PASSAGE;
    }
    x += width + GAP;
  }
  return boxes;
}

const widthOf = ({ label }: GraphNode): number => label.length * LETTER + PADDING;

function groupBy<T>(list: readonly T[], keyOf: (item: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const item of list) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}
