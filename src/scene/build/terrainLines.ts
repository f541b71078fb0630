// The printed code of terrain: a solid red line round blocking spaces, a dashed red one round impassable ones, a
// solid blue one round difficult ones; one line round a whole group; and lines on single edges.

import type { LatticeEdge, LatticeSpace, TileLine, Point, Terrain } from '../../rules';
import { TERRAIN_COLOURS } from '../palette';
import type { BoardLattice } from '../view';
import { indexSpaces, type SpaceIndex } from './spaceIndex';
import { dashes, type Strip } from './strips';

/** A group's line runs inside its own spaces, so that it is plain which side it speaks of. */
const INSET = 0.075;
const WIDTH = 0.055;
const EDGE_WIDTH = 0.08;

/** Each step goes clockwise round the space: the side, the neighbour behind it, the one further along. */
const ROUND: readonly { readonly out: Point; readonly along: Point }[] = [
  { out: [0, -1], along: [1, 0] },
  { out: [1, 0], along: [0, 1] },
  { out: [0, 1], along: [-1, 0] },
  { out: [-1, 0], along: [0, -1] },
];

export function terrainLines(lattice: BoardLattice): readonly Strip[] {
  const index = indexSpaces(lattice);
  return [
    ...lattice.spaces.flatMap((space) =>
      space.terrain === 'open' ? [] : groupLines(index, space, space.terrain),
    ),
    ...lattice.edges.flatMap(edgeLine),
  ];
}

function edgeLine(edge: LatticeEdge): readonly Strip[] {
  if (edge.kind !== 'blocking' && edge.kind !== 'impassable') return [];
  const { axis, x, y } = edge;
  const to: Point = axis === 'h' ? [x + 1, y] : [x, y + 1];
  return inCode({ from: [x, y], to, width: EDGE_WIDTH, colour: TERRAIN_COLOURS[edge.kind] }, edge.kind);
}

const inCode = (strip: Strip, kind: TileLine | Terrain): readonly Strip[] =>
  kind === 'impassable' ? dashes(strip) : [strip];

function groupLines(
  index: SpaceIndex,
  space: LatticeSpace,
  terrain: Exclude<Terrain, 'open'>,
): readonly Strip[] {
  const goesOn = ([dx, dy]: Point): boolean =>
    index.spaceAt(space.x + dx, space.y + dy)?.terrain === terrain && !edgeTowards(index, space, [dx, dy]);
  return ROUND.flatMap(({ out, along }) => {
    if (goesOn(out) || hasOwnLine(index, space, out)) return [];
    const back: Point = [-along[0], -along[1]];
    const reach = (way: Point): number => {
      if (!goesOn(way)) return 0.5 - INSET + WIDTH / 2;
      // Round an inner corner the line must reach the one that comes from the side.
      return goesOnBeyond(index, space, way, out, terrain) ? 0.5 + INSET + WIDTH / 2 : 0.5;
    };
    const cx = space.x + 0.5 + out[0] * (0.5 - INSET);
    const cy = space.y + 0.5 + out[1] * (0.5 - INSET);
    const start = reach(back);
    const end = reach(along);
    return inCode(
      {
        from: [cx - along[0] * start, cy - along[1] * start],
        to: [cx + along[0] * end, cy + along[1] * end],
        width: WIDTH,
        colour: TERRAIN_COLOURS[terrain],
      },
      terrain,
    );
  });
}

const goesOnBeyond = (index: SpaceIndex, space: LatticeSpace, way: Point, out: Point, terrain: Terrain) =>
  index.spaceAt(space.x + way[0] + out[0], space.y + way[1] + out[1])?.terrain === terrain;

/** A line printed on the very edge wins over what the space implies. */
function hasOwnLine(index: SpaceIndex, space: LatticeSpace, way: Point): boolean {
  const kind = edgeTowards(index, space, way);
  return kind === 'blocking' || kind === 'impassable';
}

function edgeTowards(index: SpaceIndex, { x, y }: LatticeSpace, [dx, dy]: Point) {
  if (dx === 0) return index.edgeAt('h', x, dy < 0 ? y : y + 1);
  return index.edgeAt('v', dx < 0 ? x : x + 1, y);
}
