// Shapes of what belongs to the board: walls, doors, strips, and what stands on blocking spaces. All are one unit
// wide, high and deep, with the middle of the foot at the origin.

import { BufferAttribute, BufferGeometry } from 'three';
import type { BlockShape } from '../../palette';
import { ball, boulder, box, column, faceted } from './sculpt';

/** A bar with slanting shoulders, so that its upper edges catch the light. No underside: nobody sees it. */
export function wallShape(): BufferGeometry {
  const outline = [
    [-0.5, 0],
    [-0.5, 0.86],
    [-0.26, 1],
    [0.26, 1],
    [0.5, 0.86],
    [0.5, 0],
  ] as const;
  const tones = [0.62, 1.25, 1.7, 1.05, 0.5];
  const positions: number[] = [];
  const colours: number[] = [];
  const triangle = (tone: number, ...points: readonly (readonly [number, number, number])[]) => {
    for (const point of points) {
      positions.push(...point);
      colours.push(tone, tone, tone);
    }
  };
  for (let i = 0; i + 1 < outline.length; i++) {
    const [z1, y1] = outline[i] ?? [0, 0];
    const [z2, y2] = outline[i + 1] ?? [0, 0];
    const tone = tones[i] ?? 1;
    triangle(tone, [-0.5, y1, z1], [0.5, y2, z2], [0.5, y1, z1]);
    triangle(tone, [-0.5, y1, z1], [-0.5, y2, z2], [0.5, y2, z2]);
  }
  for (const x of [-0.5, 0.5]) {
    for (let i = 1; i + 1 < outline.length; i++) {
      const [a, b, c] = [outline[0], outline[i] ?? outline[0], outline[i + 1] ?? outline[0]];
      const fan = [a, b, c].map(([z, y]) => [x, y, z] as const);
      triangle(0.7, ...(x > 0 ? fan : fan.toReversed()));
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3));
  geometry.setAttribute('color', new BufferAttribute(new Float32Array(colours), 3));
  geometry.computeVertexNormals();
  return geometry;
}

const STEEL = [0.16, 0.18, 0.21] as const;
const DARK_STEEL = [0.06, 0.07, 0.085] as const;
const AMBER = [1, 0.56, 0.08] as const;

/** A blast door: two leaves in a frame, with a lit seam. It has colours of its own. */
export const doorShape = (): BufferGeometry =>
  faceted(
    ...[-0.45, 0.45].map((x) => box(0.1, 1, 1.15, DARK_STEEL, { at: [x, 0, 0] })),
    box(1, 0.12, 1.15, DARK_STEEL, { at: [0, 0.88, 0] }),
    ...[-0.2125, 0.2125].map((x) => box(0.385, 0.88, 0.55, STEEL, { at: [x, 0, 0] })),
    ...[-0.22, 0.22].flatMap((x) =>
      [0.16, 0.52].map((up) => box(0.3, 0.2, 0.7, DARK_STEEL, { at: [x, up, 0] })),
    ),
    box(0.05, 0.9, 0.62, AMBER),
    ...[-0.24, 0.24].map((x) => box(0.34, 0.04, 0.6, AMBER, { at: [x, 0.99, 0] })),
  );

export const stripShape = (): BufferGeometry => faceted(box(1, 1, 1, 1));

export const BLOCKS: Readonly<Record<BlockShape, () => BufferGeometry>> = {
  rock: () =>
    faceted(
      boulder(0.3, 3, 1, { at: [-0.08, 0.14, 0.04], scale: [1.05, 0.9, 0.95] }),
      boulder(0.19, 8, 0.85, { at: [0.2, 0.08, -0.16] }),
      boulder(0.14, 5, 1.1, { at: [0.2, 0.06, 0.2] }),
      boulder(0.1, 2, 0.9, { at: [-0.28, 0.04, -0.26] }),
    ),
  tree: () =>
    faceted(
      column(0.09, 0.17, 0.42, 7, [1.0, 0.62, 0.55]),
      boulder(0.27, 4, 0.85, { at: [0.02, 0.52, 0.02], scale: [1.15, 0.72, 1.15] }),
      boulder(0.2, 9, 1.15, { at: [-0.16, 0.62, -0.1], scale: [1, 0.75, 1] }),
      boulder(0.18, 6, 1, { at: [0.18, 0.6, -0.08], scale: [1, 0.75, 1] }),
      boulder(0.1, 7, [1.1, 0.95, 1], { at: [0.3, 0.05, 0.28] }),
      boulder(0.08, 1, [1.1, 0.95, 1], { at: [-0.3, 0.04, 0.26] }),
    ),
  crystal: () =>
    faceted(
      column(0, 0.16, 0.72, 6, 1.05, { turn: [0.1, 0, 0.12] }),
      column(0, 0.12, 0.5, 5, 0.9, { at: [0.2, 0, 0.1], turn: [0.15, 0.4, -0.4] }),
      column(0, 0.11, 0.44, 6, 0.8, { at: [-0.2, 0, 0.14], turn: [0.35, 0, 0.35] }),
      column(0, 0.09, 0.32, 5, 1, { at: [0.02, 0, -0.24], turn: [-0.45, 0, 0] }),
      boulder(0.2, 3, 0.75, { at: [0, 0, 0], scale: [1.6, 0.5, 1.6] }),
    ),
  crate: () =>
    faceted(
      box(0.5, 0.4, 0.5, 0.95, { at: [-0.12, 0, -0.1] }),
      box(0.54, 0.07, 0.54, 0.55, { at: [-0.12, 0.1, -0.1] }),
      box(0.54, 0.06, 0.54, 0.55, { at: [-0.12, 0.36, -0.1] }),
      box(0.3, 0.26, 0.3, 0.75, { at: [0.24, 0, 0.22], turn: [0, 0.35, 0] }),
      box(0.32, 0.05, 0.32, 0.45, { at: [0.24, 0.16, 0.22], turn: [0, 0.35, 0] }),
      box(0.34, 0.24, 0.3, 1.1, { at: [-0.14, 0.42, -0.12], turn: [0, 0.2, 0] }),
      column(0.1, 0.1, 0.34, 12, 0.65, { at: [-0.24, 0, 0.28] }),
    ),
  machine: () =>
    faceted(
      box(0.74, 0.16, 0.74, 0.5),
      box(0.6, 0.34, 0.44, 0.95, { at: [0, 0.16, -0.08] }),
      box(0.52, 0.04, 0.3, [0.6, 1.9, 2.4], { at: [0, 0.47, -0.06] }),
      box(0.6, 0.14, 0.16, 0.75, { at: [0, 0.16, 0.22], turn: [0, 0, 0] }),
      box(0.1, 0.03, 0.1, [3, 0.8, 0.5], { at: [-0.18, 0.29, 0.22] }),
      box(0.22, 0.03, 0.1, [0.7, 1.8, 2.2], { at: [0.1, 0.29, 0.22] }),
      column(0.09, 0.09, 0.62, 10, 0.7, { at: [-0.24, 0, -0.24] }),
      column(0.09, 0.09, 0.55, 10, 0.8, { at: [0.24, 0, -0.24] }),
      ball(0.09, 0.9, { at: [-0.24, 0.62, -0.24] }),
    ),
  pillar: () =>
    faceted(
      column(0.36, 0.38, 0.12, 8, 0.8),
      column(0.25, 0.28, 0.34, 12, 1, { at: [0, 0.12, 0] }),
      column(0.34, 0.26, 0.1, 8, 1.15, { at: [0, 0.44, 0] }),
      column(0.26, 0.26, 0.03, 8, 0.55, { at: [0, 0.53, 0] }),
    ),
};
