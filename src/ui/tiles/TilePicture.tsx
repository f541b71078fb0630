// A tile side as a small flat picture, for lists and for the players to compare with the tile in their hand.

import { TERRAINS, type EdgeAt, type Terrain, type TileSide } from '../../rules';

const CELL = 10;

/** What is printed on it. */
export const labelOf = ({ number, side }: TileSide): string => `${String(number).padStart(2, '0')}${side}`;

export function TilePicture({ side }: { side: TileSide }) {
  const pad = 2;
  return (
    <svg
      className={`tile-picture tile-${side.environment}`}
      viewBox={`${-pad} ${-pad} ${side.width * CELL + 2 * pad} ${side.height * CELL + 2 * pad}`}
      aria-hidden="true"
      focusable="false"
    >
      {TERRAINS.map((terrain) => (
        <path key={terrain} className={`tile-space-${terrain}`} d={terrainPath(side, terrain)} />
      ))}
      <path className="tile-walls" d={wallPath(side)} />
      {side.lines.map((line) => (
        <path
          key={`${line.axis}${line.x},${line.y}`}
          className={`tile-line-${line.kind}`}
          d={edgePath(line)}
        />
      ))}
    </svg>
  );
}

/** One path for all spaces of a kind: a list of tiles has thousands of them. */
const terrainPath = (side: TileSide, wanted: Terrain): string =>
  side.spaces
    .flatMap((row, y) =>
      row.map((terrain, x) =>
        terrain === wanted ? `M${x * CELL} ${y * CELL}h${CELL}v${CELL}h${-CELL}z` : '',
      ),
    )
    .join('');

const edgePath = ({ axis, x, y }: EdgeAt): string => `M${x * CELL} ${y * CELL}${axis}${CELL}`;

/** The outline, left open where another tile joins. */
function wallPath(side: TileSide): string {
  const open = new Set(side.openings.map(edgePath));
  const has = (x: number, y: number) => (side.spaces[y]?.[x] ?? null) !== null;
  const walls: string[] = [];
  for (let y = 0; y <= side.height; y++) {
    for (let x = 0; x <= side.width; x++) {
      if (has(x, y) !== has(x, y - 1)) walls.push(edgePath({ axis: 'h', x, y }));
      if (has(x, y) !== has(x - 1, y)) walls.push(edgePath({ axis: 'v', x, y }));
    }
  }
  return walls.filter((wall) => !open.has(wall)).join('');
}
