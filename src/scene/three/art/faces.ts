// A small portrait on a canvas, cut to a rounded square.

import type { FaceView } from '../../view';

type Spot = { readonly x: number; readonly y: number; readonly size: number };

export function paintFace(
  context: CanvasRenderingContext2D,
  { ground, strokes }: FaceView,
  { x, y, size }: Spot,
): void {
  context.save();
  context.translate(x, y);
  context.scale(size / 100, size / 100);
  context.beginPath();
  context.roundRect(0, 0, 100, 100, 22);
  context.clip();
  context.fillStyle = ground;
  context.fillRect(0, 0, 100, 100);
  for (const { d, ink, width, mirrored } of strokes) {
    context.save();
    if (mirrored) context.transform(-1, 0, 0, 1, 100, 0);
    if (width === undefined) {
      context.fillStyle = ink;
      // A canvas is no array: it fills the path.
      // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type
      context.fill(new Path2D(d));
    } else {
      context.strokeStyle = ink;
      context.lineWidth = width;
      context.stroke(new Path2D(d));
    }
    context.restore();
  }
  context.restore();
}
