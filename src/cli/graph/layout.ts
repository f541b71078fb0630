// Gives the nodes and edges of a graph their places, from left to right. Dagre decides the order and the bends; we tell it
// how large a node is, and let edges leave at the right and arrive at the left, where the arrows of the picture expect them.

import * as dagre from '@dagrejs/dagre';
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
};

const LETTER = 7;
const PADDING = 20;
const HEIGHT = 30;
const MARGIN = 20;
const SPACING = { nodesep: 14, edgesep: 18, ranksep: 70, marginx: MARGIN, marginy: MARGIN };

export function layOut({ nodes, edges }: Graph): Layout {
  const graph = new dagre.Graph<dagre.GraphLabel, dagre.NodeLabel, dagre.EdgeLabel>();
  graph.setGraph({ rankdir: 'LR', ...SPACING });
  for (const { id, label } of nodes) {
    graph.setNode(id, { width: label.length * LETTER + PADDING, height: HEIGHT });
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
