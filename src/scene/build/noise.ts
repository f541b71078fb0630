// Value noise from 0 to 1 over the unit square that repeats at its borders: all of a picture at once, since what rows and
// columns share is worked out once for each of them.

import { scatter } from './scatter';

export type NoiseForm = {
  /** Pixels of each side. */
  readonly side: number;
  /** Of the coarsest octave; `stretch`: so many times as many from top to bottom. */
  readonly cells: number;
  readonly octaves: number;
  readonly seed: number;
  readonly stretch?: number;
};

/** Row by row. */
export function seamlessNoise({ side, cells, octaves, seed, stretch = 1 }: NoiseForm): Float64Array {
  const sums = new Float64Array(side * side);
  let [weight, total] = [1, 0];
  for (let octave = 0; octave < octaves; octave++) {
    const across = cells * 2 ** octave;
    const down = Math.max(1, Math.round(cells * stretch)) * 2 ** octave;
    addOctave(sums, { side, across, down, salt: seed + octave * 101, weight });
    total += weight;
    weight *= 0.5;
  }
  return sums.map((sum) => sum / total);
}

type Octave = {
  readonly side: number;
  readonly across: number;
  readonly down: number;
  readonly salt: number;
  readonly weight: number;
};

function addOctave(sums: Float64Array, { side, across, down, salt, weight }: Octave): void {
  const grid = Float64Array.from({ length: (across + 1) * (down + 1) }, (_, index) =>
    scatter((index % (across + 1)) % across, Math.floor(index / (across + 1)) % down, salt),
  );
  const columns = stepsOf(side, across);
  const rows = stepsOf(side, down);
  for (let y = 0; y < side; y++) {
    const ty = rows.way[y] ?? 0;
    const upper = (rows.cell[y] ?? 0) * (across + 1);
    const lower = upper + across + 1;
    for (let x = 0; x < side; x++) {
      const ix = columns.cell[x] ?? 0;
      const tx = columns.way[x] ?? 0;
      const [a = 0, b = 0] = [grid[upper + ix], grid[upper + ix + 1]];
      const [c = 0, d = 0] = [grid[lower + ix], grid[lower + ix + 1]];
      const top = a + (b - a) * tx;
      const bottom = c + (d - c) * tx;
      sums[y * side + x] = (sums[y * side + x] ?? 0) + (top + (bottom - top) * ty) * weight;
    }
  }
}

/** For each pixel of a side: in which cell it lies, and how far on its way to the next one. */
function stepsOf(side: number, cells: number) {
  const cell = new Uint32Array(side);
  const way = new Float64Array(side);
  for (let pixel = 0; pixel < side; pixel++) {
    const at = (pixel / side) * cells;
    cell[pixel] = Math.floor(at);
    const t = at - Math.floor(at);
    way[pixel] = t * t * (3 - 2 * t);
  }
  return { cell, way };
}
