// The path finders from npm, each set up for the same map: spaces with up to eight neighbours, a diagonal step allowed
// unless both ways round the corner are stopped. Each answers with the number of steps, or null.

import { createRequire } from 'node:module';
import createGraph from 'ngraph.graph';
import ngraphPath from 'ngraph.path';
import PF from 'pathfinding';
import type { Point } from '../src/rules';

export type OpenMap = {
  readonly width: number;
  readonly height: number;
  readonly isOpen: (x: number, y: number) => boolean;
};
export type Peer = { readonly name: string; readonly steps: (from: Point, to: Point) => number | null };

type EasyStar = {
  setGrid(grid: number[][]): void;
  setAcceptableTiles(tiles: number[]): void;
  enableDiagonals(): void;
  enableSync(): void;
  findPath(x: number, y: number, toX: number, toY: number, done: (path: unknown[] | null) => void): void;
  calculate(): void;
};

export function makePeers(map: OpenMap): Peer[] {
  return [...pathfindingPeers(map), easystarPeer(map), ...ngraphPeers(map)];
}

const matrixOf = ({ width, height, isOpen }: OpenMap): number[][] =>
  Array.from({ length: height }, (_, y) => Array.from({ length: width }, (_, x) => (isOpen(x, y) ? 0 : 1)));

function pathfindingPeers(map: OpenMap): Peer[] {
  const grid = new PF.Grid(matrixOf(map));
  const options = { diagonalMovement: PF.DiagonalMovement.IfAtMostOneObstacle };
  const finders = {
    'A*': new PF.AStarFinder(options),
    'A* both ways': new PF.BiAStarFinder(options),
    'breadth first': new PF.BreadthFirstFinder(options),
    'jump points': new PF.JumpPointFinder(options),
  };
  return Object.entries(finders).map(([name, finder]) => ({
    name: `pathfinding, ${name}`,
    steps: (from, to) => {
      const path = finder.findPath(from[0], from[1], to[0], to[1], grid.clone());
      return path.length === 0 ? null : path.length - 1;
    },
  }));
}

function easystarPeer(map: OpenMap): Peer {
  const { js } = createRequire(import.meta.url)('easystarjs') as { js: new () => EasyStar };
  const finder = new js();
  finder.setGrid(matrixOf(map));
  finder.setAcceptableTiles([0]);
  finder.enableDiagonals();
  finder.enableSync();
  return {
    name: 'easystarjs',
    steps: (from, to) => {
      let steps: number | null = null;
      finder.findPath(from[0], from[1], to[0], to[1], (path) => {
        steps = path === null ? null : path.length - 1;
      });
      finder.calculate();
      return steps;
    },
  };
}

function ngraphPeers({ width, height, isOpen }: OpenMap): Peer[] {
  const graph = createGraph<{ x: number; y: number }>();
  const id = (x: number, y: number): number => y * width + x;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!isOpen(x, y)) continue;
      graph.addNode(id(x, y), { x, y });
      for (const [dx, dy] of [
        [1, 0],
        [0, 1],
        [1, 1],
        [-1, 1],
      ] as const) {
        if (isOpen(x + dx, y + dy) && (isOpen(x + dx, y) || isOpen(x, y + dy)))
          graph.addLink(id(x, y), id(x + dx, y + dy));
      }
    }
  }
  const heuristic = (a: { data: Spot }, b: { data: Spot }): number =>
    Math.max(Math.abs(a.data.x - b.data.x), Math.abs(a.data.y - b.data.y));
  const finders = { 'A*': ngraphPath.aStar(graph, { heuristic }), NBA: ngraphPath.nba(graph, { heuristic }) };
  return Object.entries(finders).map(([name, finder]) => ({
    name: `ngraph.path, ${name}`,
    steps: (from, to) => {
      const path = finder.find(id(...from), id(...to));
      return path.length === 0 ? null : path.length - 1;
    },
  }));
}
type Spot = { x: number; y: number };
