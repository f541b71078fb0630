// Path data for the flat board: what 3D draws as instances, SVG draws as one path for every kind.

import type { EdgeAt, Point } from '../../rules';
import type { FigureSide } from '../view';

const round = (n: number): number => Math.round(n * 1000) / 1000;

export const squares = (at: readonly { readonly x: number; readonly y: number }[]): string =>
  at.map(({ x, y }) => `M${x} ${y}h1v1h-1z`).join('');

export const edges = (at: readonly EdgeAt[]): string =>
  at.map(({ axis, x, y }) => `M${x} ${y}${axis === 'h' ? 'h1' : 'v1'}`).join('');

export const segments = (of: readonly { readonly from: Point; readonly to: Point }[]): string =>
  of.map(({ from, to }) => `M${from.map(round).join(' ')}L${to.map(round).join(' ')}`).join('');

/** Corners of a figure's base round its middle; no corners make an ellipse. */
const CORNERS: Readonly<Record<FigureSide, readonly Point[]>> = {
  rebel: [],
  imperial: [
    [-0.95, -0.95],
    [0.95, -0.95],
    [0.95, 0.95],
    [-0.95, 0.95],
  ],
  mercenary: [
    [0, -1.08],
    [0.95, -0.54],
    [0.95, 0.54],
    [0, 1.08],
    [-0.95, 0.54],
    [-0.95, -0.54],
  ],
  neutral: [
    [0, 1.12],
    [1.1, -0.85],
    [-1.1, -0.85],
  ],
};

export function basePath(side: FigureSide, halfWidth: number, halfHeight: number): string {
  const corners = CORNERS[side];
  if (corners.length > 0) {
    const points = corners.map(([x, y]) => `${round(x * halfWidth)} ${round(y * halfHeight)}`);
    return `M${points.join('L')}z`;
  }
  const arc = `a${halfWidth} ${halfHeight} 0 1 1`;
  return `M${-halfWidth} 0${arc} ${halfWidth * 2} 0${arc} ${-halfWidth * 2} 0z`;
}
