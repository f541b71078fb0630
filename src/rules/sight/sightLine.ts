// One line of sight, from lattice corner to lattice corner, in whole numbers only (rule 4.4). A line either runs along
// the lattice, or it passes through the insides of cells and now and then exactly through a corner.

import {
  JOIN_NE_SE,
  JOIN_NE_SW,
  JOIN_NW_NE,
  JOIN_NW_SE,
  JOIN_SE_SW,
  JOIN_SW_NW,
  STOPS_NORTH,
  STOPS_WEST,
} from '../ground/ground';

/** The sectors round a corner are bits, so that sets of them are numbers. */
export const SECTOR_NW = 1;
export const SECTOR_NE = 2;
export const SECTOR_SE = 4;
export const SECTOR_SW = 8;

const PAIRS = [
  [JOIN_NW_NE, SECTOR_NW | SECTOR_NE],
  [JOIN_NE_SE, SECTOR_NE | SECTOR_SE],
  [JOIN_SE_SW, SECTOR_SE | SECTOR_SW],
  [JOIN_SW_NW, SECTOR_SW | SECTOR_NW],
  [JOIN_NW_SE, SECTOR_NW | SECTOR_SE],
  [JOIN_NE_SW, SECTOR_NE | SECTOR_SW],
] as const;

/** [joins * 16 + sectors] -> those sectors and all that are joined to one of them round the corner. */
const JOINED = Uint8Array.from({ length: 64 * 16 }, (_, index) => {
  const joins = index >> 4;
  const sectors = index & 15;
  return PAIRS.reduce(
    (all, [bit, pair]) => ((joins & bit) !== 0 && (sectors & pair) !== 0 ? all | pair : all),
    sectors,
  );
});

export const joinedSectors = (look: number, sectors: number): number =>
  JOINED[((look & 63) << 4) | sectors] ?? 0;

/** What a line has to pass: the compiled ground, and the figures in its way. */
export type SightScene = {
  readonly stride: number;
  readonly look: Uint8Array;
  readonly screen: Uint16Array;
  /** The two figures (by their number on the board) that are looked past, being viewer and target. */
  readonly viewer: number;
  readonly target: number;
  /** Cells in which no third figure blocks: those of viewer and target. */
  readonly ends: readonly number[];
  /** Figures don't block at all, to or from a Massive one. */
  readonly massive: boolean;
};

export const isScreened = (scene: SightScene, cell: number): boolean => {
  const figure = scene.screen[cell];
  return (
    figure !== 0 &&
    !scene.massive &&
    figure !== scene.viewer &&
    figure !== scene.target &&
    !scene.ends.includes(cell)
  );
};

/**
 * A line that runs neither straight along a row nor along a column. `corner` is where it starts, (dx, dy) how far it
 * goes. The sectors at its two ends and who stands in its last cell are not looked at.
 */
export function isSlantClear(scene: SightScene, corner: number, dx: number, dy: number): boolean {
  const { look, screen, stride } = scene;
  const across = Math.abs(dx);
  const down = Math.abs(dy);
  const stepX = dx > 0 ? 1 : -1;
  const stepY = dy > 0 ? stride : -stride;
  // Seen from the cell: where its far vertical edge, its far horizontal edge and its far corner are kept.
  const edgeX = dx > 0 ? 1 : 0;
  const edgeY = dy > 0 ? stride : 0;
  const diagonal = dx > 0 === dy > 0 ? JOIN_NW_SE : JOIN_NE_SW;
  const last = corner + dx + dy * stride - edgeX - edgeY;
  let cell = corner - (1 - edgeX) - (stride - edgeY);
  // Compares the ways to the next vertical and the next horizontal line: negative while the vertical one is nearer.
  let lead = down - across;
  while (cell !== last) {
    if (screen[cell] !== 0 && isScreened(scene, cell)) return false;
    if (lead < 0) {
      if (((look[cell + edgeX] ?? 0) & STOPS_WEST) !== 0) return false;
      cell += stepX;
      lead += down;
    } else if (lead > 0) {
      if (((look[cell + edgeY] ?? 0) & STOPS_NORTH) !== 0) return false;
      cell += stepY;
      lead -= across;
    } else {
      if (((look[cell + edgeX + edgeY] ?? 0) & diagonal) === 0) return false;
      cell += stepX + stepY;
      lead += down - across;
    }
  }
  return true;
}

/** The sector through which a slanted line leaves its first corner, and the one from which it comes into its last. */
export const leavingSector = (dx: number, dy: number): number =>
  dy > 0 ? (dx > 0 ? SECTOR_SE : SECTOR_SW) : dx > 0 ? SECTOR_NE : SECTOR_NW;
export const comingSector = (dx: number, dy: number): number => leavingSector(-dx, -dy);

/** A direction along the lattice: the sectors ahead of a corner, and what they are called from the next corner. */
type Way = { readonly ahead: number; readonly behind: Uint8Array };

const makeWay = (...pairs: readonly (readonly [ahead: number, behind: number])[]): Way => ({
  ahead: pairs.reduce((all, [ahead]) => all | ahead, 0),
  behind: Uint8Array.from({ length: 16 }, (_, sectors) =>
    pairs.reduce((all, [ahead, behind]) => ((sectors & ahead) === 0 ? all : all | behind), 0),
  ),
});
const EAST = makeWay([SECTOR_NE, SECTOR_NW], [SECTOR_SE, SECTOR_SW]);
const WEST = makeWay([SECTOR_NW, SECTOR_NE], [SECTOR_SW, SECTOR_SE]);
const SOUTH = makeWay([SECTOR_SW, SECTOR_NW], [SECTOR_SE, SECTOR_NE]);
const NORTH = makeWay([SECTOR_NW, SECTOR_SW], [SECTOR_NE, SECTOR_SE]);

export const straightWay = (dx: number, dy: number): Way =>
  dx > 0 ? EAST : dx < 0 ? WEST : dy > 0 ? SOUTH : NORTH;

/** Whether a line gets from inside one sector at its first corner to inside another at its last (4.3). */
export function isLineClear(
  scene: SightScene,
  corner: number,
  dx: number,
  dy: number,
  from: number,
  to: number,
): boolean {
  const { look, stride } = scene;
  const start = joinedSectors(look[corner] ?? 0, from);
  if (dx !== 0 && dy !== 0) {
    const end = joinedSectors(look[corner + dx + dy * stride] ?? 0, to);
    const last = corner + dx - (dx > 0 ? 1 : 0) + (dy - (dy > 0 ? 1 : 0)) * stride;
    return (
      (start & leavingSector(dx, dy)) !== 0 &&
      (end & comingSector(dx, dy)) !== 0 &&
      !isScreened(scene, last) &&
      isSlantClear(scene, corner, dx, dy)
    );
  }
  const { ahead, behind } = straightWay(dx, dy);
  const step = Math.sign(dx) + Math.sign(dy) * stride;
  let sectors = start;
  let here = corner;
  for (let left = Math.abs(dx + dy); left > 0; left--) {
    here += step;
    sectors = joinedSectors(look[here] ?? 0, behind[sectors & ahead] ?? 0);
    if (sectors === 0) return false;
  }
  return (sectors & to) !== 0;
}
