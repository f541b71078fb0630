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
    const path = new Path2D(d);
    if (width === undefined) {
      context.fillStyle = ink;
      context.fill(path);
    } else {
      context.strokeStyle = ink;
      context.lineWidth = width;
      context.stroke(path);
    }
    context.restore();
  }
  context.restore();
}
