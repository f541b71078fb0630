// A portrait on its plate, drawn on a canvas.

import type { PieceFace } from '../../build/pieces';
import { ELITE_COLOUR } from '../../palette';
import { INNER_RIM, platePath } from '../../plates';

/** Wide enough for a phone that shows three pixels for one. */
export const FACE_SIZE = 160;
const RIM = 8;

/** About the origin, as large as a cell. */
export function paintFace(
  context: CanvasRenderingContext2D,
  { face, plate, colour, elite, faded }: PieceFace,
): void {
  const outline = new Path2D(platePath(plate));
  context.scale(FACE_SIZE / 100, FACE_SIZE / 100);
  context.translate(-50, -50);
  context.save();
  context.clip(outline);
  context.fillStyle = face.ground;
  context.fillRect(0, 0, 100, 100);
  context.lineJoin = 'round';
  for (const { d, ink, width, matrix } of face.strokes) {
    context.save();
    if (matrix) context.transform(...matrix);
    const path = new Path2D(d);
    context.fillStyle = ink;
    context.strokeStyle = ink;
    context.lineWidth = width ?? 0;
    if (width === undefined) paintArea(context, path);
    else context.stroke(path);
    context.restore();
  }
  if (faded) {
    context.fillStyle = 'rgba(13,16,22,0.6)';
    context.fillRect(0, 0, 100, 100);
  }
  context.restore();
  context.lineJoin = 'round';
  for (const [ink, width] of [
    ['#0a0c10', RIM + 2],
    [colour, RIM - 1],
  ] as const) {
    context.lineWidth = width;
    context.strokeStyle = ink;
    context.stroke(outline);
  }
  if (elite) {
    context.translate(50, 50);
    context.scale(INNER_RIM, INNER_RIM);
    context.translate(-50, -50);
    context.lineWidth = 5;
    context.strokeStyle = ELITE_COLOUR;
    context.stroke(outline);
  }
}

function paintArea(context: CanvasRenderingContext2D, path: Path2D): void {
  // A canvas is no array: it fills the path.
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type
  context.fill(path);
}
