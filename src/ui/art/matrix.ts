// Moves, turns and scales of drawings as one matrix, which SVG and a canvas both understand.

/** a, b, c, d, e, f. */
export type Matrix = readonly [number, number, number, number, number, number];

const UNMOVED: Matrix = [1, 0, 0, 1, 0, 0];
export const MIRROR: Matrix = [-1, 0, 0, 1, 100, 0];

const moved = (x: number, y: number): Matrix => [1, 0, 0, 1, x, y];

/** First the inner one, then the outer one. */
export const timesMatrix = (outer: Matrix, inner: Matrix): Matrix => {
  const [a, b, c, d, e, f] = outer;
  const [p, q, r, s, x, y] = inner;
  return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * x + c * y + e, b * x + d * y + f];
};

const MATRICES: Readonly<Record<string, (of: readonly number[]) => Matrix>> = {
  matrix: ([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]) => [a, b, c, d, e, f],
  translate: ([x = 0, y = 0]) => moved(x, y),
  scale: ([x = 1, y = x]) => [x, 0, 0, y, 0, 0],
  rotate: ([degrees = 0, x = 0, y = 0]) => {
    const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
    return timesMatrix(timesMatrix(moved(x, y), [cos, sin, -sin, cos, 0, 0]), moved(-x, -y));
  },
};

/** Of the attribute `transform`; numbers are parted by blanks. */
export function matrixOf(transform: string): Matrix {
  return transform
    .split(')')
    .map((step) => step.trim().split('('))
    .map(([kind = '', list = '']) => MATRICES[kind]?.(list.split(' ').map(Number)) ?? UNMOVED)
    .reduce(timesMatrix, UNMOVED);
}

export const matrixText = (matrix: Matrix): string =>
  `matrix(${matrix.map((part) => Math.round(part * 1e4) / 1e4).join(' ')})`;
