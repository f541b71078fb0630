// Gives the nodes and edges of a graph their places, from left to right. Dagre decides the order and the bends; we tell it
// how large a node is, and let edges leave at the right and arrive at the left, where the arrows of the picture expect them.

import * as dagre from '@dagrejs/dagre';
import { highest } from '../../kernel';
import { columnsIn, type Columns } from './columns';
import type { Graph, GraphNode } from './missionGraph';

export type NodeBox = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};
export type PlacedNode = GraphNode & NodeBox;
export type GraphPoint = readonly [x: number, y: number];
export type PlacedEdge = {
  readonly from: string;
  readonly to: string;
  readonly points: readonly GraphPoint[];
};
export type Layout = {
  readonly nodes: readonly PlacedNode[];
  readonly edges: readonly PlacedEdge[];
  readonly width: number;
  readonly height: number;
  /** Too much to untangle: edges run straight, whatever lies between. */
  readonly plain?: true;
};

const LETTER = 7;
const PADDING = 20;
const HEIGHT = 30;
const MARGIN = 20;
const SPACING = { nodesep: 14, edgesep: 18, ranksep: 70, marginx: MARGIN, marginy: MARGIN };

/** Five times our largest mission. Untangling takes minutes and gigabytes soon after. */
const MOST_TANGLED = 2000;

export function layOut(graph: Graph): Layout {
  const columns = columnsIn(graph);
  const isTangled = graph.nodes.length + columns.crossed > MOST_TANGLED;
  return isTangled ? inColumns(graph, columns) : untangled(graph);
}

function untangled({ nodes, edges }: Graph): Layout {
  const graph = new dagre.Graph<dagre.GraphLabel, dagre.NodeLabel, dagre.EdgeLabel>();
  graph.setGraph({ rankdir: 'LR', ...SPACING });
  for (const { id, label } of nodes) {
    graph.setNode(id, { width: widthOf(label), height: HEIGHT });
  }
  for (const { from, to } of edges) graph.setEdge(from, to, {});
  dagre.layout(graph);
  const { width = 0, height = 0 } = graph.graph();
  return {
    nodes: nodes.map((node) => ({ ...node, ...boxOf(graph.node(node.id)) })),
    edges: edges.map(({ from, to }) => ({
      from,
      to,
      points: route(boxOf(graph.node(from)), boxOf(graph.node(to)), graph.edge(from, to).points ?? []),
    })),
    width: Math.max(2 * MARGIN, Math.ceil(width)),
    height: Math.max(2 * MARGIN, Math.ceil(height)),
  };
}

const widthOf = (label: string): number => label.length * LETTER + PADDING;

/** One column beside the other, each in the order of the mission. */
function inColumns({ nodes, edges }: Graph, { of }: Columns): Layout {
  const columnOf = ({ id }: GraphNode): number => of.get(id) ?? 0;
  const widths: number[] = [];
  for (const node of nodes)
    widths[columnOf(node)] = Math.max(widths[columnOf(node)] ?? 0, widthOf(node.label));
  const lefts: number[] = [];
  let right = MARGIN;
  for (const width of widths) {
    lefts.push(right);
    right += width + SPACING.ranksep;
  }
  const bottoms = widths.map(() => MARGIN);
  const boxes = new Map<string, NodeBox>();
  for (const node of nodes) {
    const column = columnOf(node);
    const y = bottoms[column] ?? MARGIN;
    boxes.set(node.id, { x: lefts[column] ?? MARGIN, y, width: widthOf(node.label), height: HEIGHT });
    bottoms[column] = y + HEIGHT + SPACING.nodesep;
  }
  const box = (id: string): NodeBox => boxes.get(id) ?? { x: MARGIN, y: MARGIN, width: 0, height: 0 };
  return {
    nodes: nodes.map((node) => ({ ...node, ...box(node.id) })),
    edges: edges.map(({ from, to }) => ({ from, to, points: route(box(from), box(to), []) })),
    width: right - SPACING.ranksep + MARGIN,
    height: highest(bottoms) - SPACING.nodesep + MARGIN,
    plain: true,
  };
}

/** Dagre gives the middle of a node, SVG wants its corner. */
const boxOf = ({ x = 0, y = 0, width, height }: dagre.NodeLabel): NodeBox => ({
  x: Math.round(x - width / 2),
  y: Math.round(y - height / 2),
  width,
  height,
});

/**
 * Dagre's own ends lie anywhere on the border of a node. An edge to the next column has a single bend, which only makes
 * its curve crooked. An edge that leads back starts at the left.
 */
function route(from: NodeBox, to: NodeBox, points: readonly dagre.Point[]): readonly GraphPoint[] {
  const inner = points.slice(1, -1);
  const bends = inner.length > 1 ? inner.map(({ x, y }): GraphPoint => [Math.round(x), Math.round(y)]) : [];
  return from.x < to.x ? [rightOf(from), ...bends, leftOf(to)] : [leftOf(from), ...bends, rightOf(to)];
}

const leftOf = ({ x, y, height }: NodeBox): GraphPoint => [x, y + height / 2];
const rightOf = ({ x, y, width, height }: NodeBox): GraphPoint => [x + width, y + height / 2];
