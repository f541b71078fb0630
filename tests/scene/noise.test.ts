// The noise of the painted grounds: worked out for a whole picture, against the same one pixel at a time.

import { describe, expect, it } from 'vitest';
import { seamlessNoise, type NoiseForm } from '../../src/scene/build/noise';
import { scatter } from '../../src/scene/build/scatter';

/** As it is defined: four corners of a cell, joined smoothly, octave by octave. */
function noiseAt(x: number, y: number, { cells, octaves, seed, stretch = 1 }: NoiseForm): number {
  const smooth = (t: number) => t * t * (3 - 2 * t);
  let [sum, weight, total] = [0, 1, 0];
  for (let octave = 0; octave < octaves; octave++) {
    const across = cells * 2 ** octave;
    const down = Math.max(1, Math.round(cells * stretch)) * 2 ** octave;
    const [ix, iy] = [Math.floor(x * across), Math.floor(y * down)];
    const [tx, ty] = [smooth(x * across - ix), smooth(y * down - iy)];
    const at = (cx: number, cy: number) => scatter(cx % across, cy % down, seed + octave * 101);
    const top = at(ix, iy) + (at(ix + 1, iy) - at(ix, iy)) * tx;
    const bottom = at(ix, iy + 1) + (at(ix + 1, iy + 1) - at(ix, iy + 1)) * tx;
    sum += (top + (bottom - top) * ty) * weight;
    total += weight;
    weight *= 0.5;
  }
  return sum / total;
}

describe('the noise of a ground', () => {
  it.each<NoiseForm>([
    { side: 64, cells: 3, octaves: 3, seed: 11 },
    { side: 32, cells: 10, octaves: 4, seed: 99, stretch: 3 },
    { side: 16, cells: 5, octaves: 1, seed: 0, stretch: 0.1 },
  ])('[scene] each pixel of $side by $side is what it is by itself', (form) => {
    const { side } = form;
    const alone = Array.from({ length: side * side }, (_, i) =>
      noiseAt((i % side) / side, Math.floor(i / side) / side, form),
    );
    expect([...seamlessNoise(form)]).toEqual(alone);
  });
});
