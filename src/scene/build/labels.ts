// How large the labels of pieces may grow. From afar they are drawn larger than the pieces, to stay readable, but never
// so large that they touch each other.

import type { Point } from '../../rules';

/** One to three letters above a piece, at their own size: the height of the plate, and its width by letters. */
export const BADGE = { height: 0.285, short: 0.375, long: 0.525 } as const;

export const isLongLabel = (text: string): boolean => text.length > 2;

/** Against a label one space away, whatever way the board is turned and leaned back as far as usual. */
const ROOM = { short: 1.75, long: 1.4 } as const;

type Placed = { readonly text: string; readonly x: number; readonly y: number };

/** For each label: how many times its own size it may have. */
export const labelScales = (labels: readonly Placed[]): readonly number[] =>
  labels.map((label, i) =>
    Math.min(...labels.flatMap((other, j) => (i === j ? [] : [roomBetween(label, other)])), LARGEST),
  );

/** Larger than this nobody needs them. */
const LARGEST = 8;

function roomBetween(a: Placed, b: Placed): number {
  const room = isLongLabel(a.text) || isLongLabel(b.text) ? ROOM.long : ROOM.short;
  return room * Math.hypot(a.x - b.x, a.y - b.y);
}

/** Whether a piece with this base hides what lies in the space. */
export const covers = (
  { at: [x, y], size: [width, height] }: { readonly at: Point; readonly size: readonly [number, number] },
  [sx, sy]: Point,
): boolean => sx >= x && sy >= y && sx < x + width && sy < y + height;
