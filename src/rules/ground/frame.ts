// The padded grid on which everything is counted: a ring of missing cells lies round the map, so that no loop ever has
// to ask whether a neighbour exists. A lattice corner has the index of the cell to its lower right.

import type { Lattice, Point } from './lattice';

export type Frame = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Cells in a row, the ring included. */
  readonly stride: number;
  /** Cells in all, the ring included. */
  readonly size: number;
};

/** Wider or higher maps are refused: no table holds them, and a far-off tile would cost memory without bound. */
export const MAX_EXTENT = 512;

export function frameOf(lattice: Lattice): Frame {
  let left = Infinity;
  let top = Infinity;
  let right = -Infinity;
  let bottom = -Infinity;
  for (const { x, y } of lattice.spaces) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  const width = right - left + 1;
  const height = bottom - top + 1;
  return { left, top, width, height, stride: width + 2, size: (width + 2) * (height + 2) };
}

export const cellAt = (frame: Frame, x: number, y: number): number =>
  (y - frame.top + 1) * frame.stride + (x - frame.left + 1);

export function pointAt({ left, top, stride }: Frame, cell: number): Point {
  const row = Math.floor(cell / stride);
  return [cell - row * stride - 1 + left, row - 1 + top];
}

/** Whether a point lies within the map's box; the space itself may still be missing. */
export const isInFrame = (frame: Frame, x: number, y: number): boolean =>
  x >= frame.left && y >= frame.top && x < frame.left + frame.width && y < frame.top + frame.height;

/** The column and row of every cell, ring included: looking them up is cheaper than dividing. */
export function coordinatesOf({ stride, size }: Frame): { columns: Uint16Array; rows: Uint16Array } {
  const [columns, rows] = [new Uint16Array(size), new Uint16Array(size)];
  for (let cell = 0; cell < size; cell++) {
    columns[cell] = cell % stride;
    rows[cell] = Math.floor(cell / stride);
  }
  return { columns, rows };
}

/** The eight directions, clockwise from above; the odd ones are diagonal. */
export const DIRECTIONS = 8;
export const N = 0;
export const E = 2;
export const S = 4;

/** What to add to a cell's index to go one space in each direction. */
export const offsetsOf = ({ stride }: Frame): Int32Array =>
  Int32Array.of(-stride, -stride + 1, 1, stride + 1, stride, stride - 1, -1, -stride - 1);
