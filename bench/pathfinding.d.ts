// The part of the peers' interfaces that the benchmarks use; they come without types, or with wrong ones.

declare module 'pathfinding' {
  class Grid {
    constructor(matrix: readonly (readonly number[])[]);
    clone(): Grid;
  }
  type Finder = { findPath(x: number, y: number, toX: number, toY: number, grid: Grid): [number, number][] };
  type FinderClass = new (options: { diagonalMovement: number }) => Finder;
  const PF: {
    Grid: typeof Grid;
    DiagonalMovement: { Always: number; IfAtMostOneObstacle: number };
    AStarFinder: FinderClass;
    BiAStarFinder: FinderClass;
    BreadthFirstFinder: FinderClass;
    JumpPointFinder: FinderClass;
  };
  export = PF;
}
