// Shapes of what players move: bases whose outline tells the side, bodies that tell the kind, and tokens. Bases and
// tokens fill one unit; a body is one unit tall and stands on the middle of its base.

import { TorusGeometry, type BufferGeometry } from 'three';
import type { FigureShape, FigureSide, TokenShape } from '../../view';
import { ball, box, column, sculpt, turned } from './sculpt';

const rim = (sides: number, turn: number, radius: number): BufferGeometry =>
  sculpt(
    column(radius * 0.94, radius, 0.7, sides, 0.32, { turn: [0, turn, 0] }),
    column(radius * 0.8, radius * 0.9, 0.5, sides, 1, { at: [0, 0.55, 0], turn: [0, turn, 0] }),
    column(radius * 0.72, radius * 0.72, 0.1, sides, 0.3, { at: [0, 1.0, 0], turn: [0, turn, 0] }),
  );

export const BASES: Readonly<Record<FigureSide, () => BufferGeometry>> = {
  rebel: () => rim(28, 0, 0.5),
  imperial: () => rim(4, Math.PI / 4, 0.66),
  mercenary: () => rim(6, 0, 0.54),
  neutral: () => rim(3, 0, 0.7),
};

export const BODIES: Readonly<Record<FigureShape, () => BufferGeometry>> = {
  hero: () =>
    sculpt(
      turned(
        [
          [0.26, 0],
          [0.25, 0.06],
          [0.15, 0.4],
          [0.2, 0.56],
          [0.19, 0.64],
          [0.07, 0.7],
        ],
        0.8,
      ),
      column(0.17, 0.165, 0.05, 16, 0.3, { at: [0, 0.38, 0] }),
      box(0.06, 0.42, 0.06, 0.45, { at: [0.2, 0.28, 0.06], turn: [0.5, 0, 0] }),
      ball(0.14, 1.25, { at: [0, 0.82, 0] }),
    ),
  trooper: () =>
    sculpt(
      box(0.12, 0.34, 0.16, 0.55, { at: [-0.09, 0, 0] }),
      box(0.12, 0.34, 0.16, 0.55, { at: [0.09, 0, 0] }),
      column(0.2, 0.15, 0.32, 10, 1, { at: [0, 0.32, 0] }),
      box(0.44, 0.1, 0.2, 0.85, { at: [0, 0.55, 0] }),
      column(0.14, 0.17, 0.2, 12, 1.2, { at: [0, 0.68, 0] }),
      ball(0.14, 1.2, { at: [0, 0.88, 0], scale: [1, 0.8, 1] }),
      box(0.24, 0.05, 0.1, 0.12, { at: [0, 0.79, 0.11] }),
      box(0.06, 0.08, 0.5, 0.2, { at: [0.12, 0.44, 0.16] }),
    ),
  leader: () =>
    sculpt(
      turned(
        [
          [0.32, 0],
          [0.3, 0.04],
          [0.18, 0.42],
          [0.25, 0.62],
          [0.22, 0.68],
          [0.06, 0.72],
        ],
        0.6,
        8,
      ),
      box(0.62, 0.07, 0.22, 1.3, { at: [0, 0.6, 0] }),
      column(0.09, 0.17, 0.26, 8, 1.1, { at: [0, 0.7, 0] }),
      box(0.08, 0.5, 0.5, 0.4, { at: [0, 0.12, -0.16], turn: [-0.25, 0, 0] }),
    ),
  beast: () =>
    sculpt(
      ball(0.28, 0.9, { at: [0, 0.44, -0.06], scale: [0.95, 0.85, 1.25] }),
      ball(0.17, 1.15, { at: [0, 0.56, 0.3] }),
      column(0, 0.06, 0.2, 6, 1.6, { at: [-0.1, 0.64, 0.34], turn: [-0.4, 0, 0.3] }),
      column(0, 0.06, 0.2, 6, 1.6, { at: [0.1, 0.64, 0.34], turn: [-0.4, 0, -0.3] }),
      ...[-0.16, 0.16].flatMap((x) =>
        [-0.26, 0.16].map((y) => column(0.08, 0.06, 0.34, 7, 0.6, { at: [x, 0, y] })),
      ),
      column(0, 0.09, 0.34, 6, 0.7, { at: [0, 0.46, -0.36], turn: [-1.1, 0, 0] }),
    ),
  machine: () =>
    sculpt(
      ...[-0.22, 0.22].map((x) => box(0.14, 0.42, 0.24, 0.5, { at: [x, 0, 0] })),
      ...[-0.22, 0.22].map((x) => box(0.18, 0.08, 0.46, 0.35, { at: [x, 0, 0.02] })),
      box(0.5, 0.3, 0.5, 0.95, { at: [0, 0.38, 0] }),
      box(0.34, 0.2, 0.38, 1.15, { at: [0, 0.68, 0.02] }),
      box(0.26, 0.05, 0.04, [2.4, 0.4, 0.3], { at: [0, 0.76, 0.21] }),
      box(0.06, 0.06, 0.36, 0.25, { at: [-0.1, 0.5, 0.38] }),
      box(0.06, 0.06, 0.36, 0.25, { at: [0.1, 0.5, 0.38] }),
    ),
};

export const TOKENS: Readonly<Record<TokenShape, () => BufferGeometry>> = {
  crate: () =>
    sculpt(
      box(0.8, 0.9, 0.8, 0.9),
      box(0.86, 0.16, 0.86, 0.45),
      box(0.86, 0.16, 0.86, 0.45, { at: [0, 0.84, 0] }),
      box(0.2, 1.04, 0.88, 1.4),
    ),
  terminal: () =>
    sculpt(
      column(0.5, 0.56, 0.2, 6, 0.4),
      box(0.5, 1, 0.3, 0.75, { at: [0, 0.15, -0.1] }),
      box(0.62, 0.7, 0.1, 0.5, { at: [0, 0.6, 0.02], turn: [-0.5, 0, 0] }),
      box(0.5, 0.55, 0.06, [0.9, 1.9, 2.4], { at: [0, 0.67, 0.09], turn: [-0.5, 0, 0] }),
    ),
  rubble: () =>
    sculpt(
      box(0.5, 0.4, 0.44, 0.7, { at: [-0.3, 0, 0.1], turn: [0.2, 0.5, 0.15] }),
      box(0.42, 0.55, 0.4, 1, { at: [0.24, 0, -0.16], turn: [-0.2, 0.9, 0.2] }),
      box(0.34, 0.3, 0.3, 0.55, { at: [0.3, 0, 0.36], turn: [0.1, 0.2, -0.2] }),
      box(0.3, 0.34, 0.28, 1.2, { at: [-0.08, 0.22, -0.12], turn: [0.4, 0.3, 0.3] }),
    ),
  shield: () =>
    sculpt(
      column(0.7, 0.74, 0.1, 24, 0.4),
      column(0.62, 0.62, 0.06, 24, 1.3, { at: [0, 0.1, 0] }),
      ...[-0.5, 0.5].flatMap((x) =>
        [-0.5, 0.5].map((y) => column(0.06, 0.09, 1.7, 8, 1.5, { at: [x, 0, y] })),
      ),
    ),
  disc: () =>
    sculpt(
      column(0.5, 0.54, 0.28, 24, 0.5),
      column(0.4, 0.4, 0.08, 24, 1.2, { at: [0, 0.28, 0] }),
      column(0.2, 0.2, 0.06, 24, 0.4, { at: [0, 0.36, 0] }),
    ),
};

/** Lies round a base. */
export const ringShape = (): BufferGeometry => {
  const torus = new TorusGeometry(0.56, 0.045, 6, 40).rotateX(Math.PI / 2).translate(0, 0.06, 0);
  torus.deleteAttribute('uv');
  return torus;
};
