// Drawn lines as thin bars.

import type { Solid } from '../build/solids';
import { casing, type Strip } from '../build/strips';

const stripSolids = (strips: readonly Strip[], lift: number, height: number): readonly Solid[] =>
  strips.map(({ from, to, width, colour }) => {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    return {
      x: (from[0] + to[0]) / 2,
      y: (from[1] + to[1]) / 2,
      lift,
      width: Math.hypot(dx, dy),
      height,
      depth: width,
      turn: Math.atan2(dy, dx),
      colour,
    };
  });

/** Strips with a casing under them. */
export const casedSolids = (strips: readonly Strip[], lift: number): readonly Solid[] => [
  ...stripSolids(casing(strips), lift - 0.004, 0.006),
  ...stripSolids(strips, lift, 0.012),
];
