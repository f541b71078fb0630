// Strips are straight pieces of a drawn line. Dashes are pieces too, so a dashed line needs no special drawing.

import type { Point } from '../../rules';
import { CASING_COLOUR } from '../palette';

export type Strip = {
  readonly from: Point;
  readonly to: Point;
  readonly width: number;
  readonly colour: string;
};

/** Cuts a strip into equal dashes with half a gap at either end, so that dashed edges go on evenly round a corner. */
export function dashes(strip: Strip, perUnit = 3, filled = 0.62): readonly Strip[] {
  const [x1, y1] = strip.from;
  const [x2, y2] = strip.to;
  const count = Math.max(1, Math.round(Math.hypot(x2 - x1, y2 - y1) * perUnit));
  const along = (t: number): Point => [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t];
  return Array.from({ length: count }, (_, i) => ({
    ...strip,
    from: along((i + (1 - filled) / 2) / count),
    to: along((i + (1 + filled) / 2) / count),
  }));
}

/** A darker, wider strip to lie under each, or lines would drown on bright ground. */
export const casing = (strips: readonly Strip[]): readonly Strip[] =>
  strips.map(({ from, to, width }) => ({ from, to, width: width + 0.045, colour: CASING_COLOUR }));
