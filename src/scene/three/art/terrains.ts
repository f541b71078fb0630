// The textures over the ground of spaces that are not open. Each differs, so that the colour of the line round it is
// not the only sign: rubble and slanting hatch, a pit with a cross hatch, a dark foot.

import { GROUND_SPAN } from '../../build/floors';
import { Brush } from './brush';
import { ellipse } from './strokes';

/** Rows of the picture, one for each terrain, with a variant in every column. */
export const TERRAIN_ROWS = { difficult: 0, impassable: 1, blocking: 2 } as const;

export function paintTerrains(size: number): CanvasRenderingContext2D {
  const brush = new Brush(size, GROUND_SPAN, 4711);
  for (let column = 0; column < GROUND_SPAN; column++) {
    inCell(brush, column, TERRAIN_ROWS.difficult, (context) => difficult(brush, context));
    inCell(brush, column, TERRAIN_ROWS.impassable, (context) => impassable(context));
    inCell(brush, column, TERRAIN_ROWS.blocking, (context) => blocking(context));
  }
  return brush.context;
}

function inCell(brush: Brush, x: number, y: number, draw: (context: CanvasRenderingContext2D) => void): void {
  const { context, unit } = brush;
  context.save();
  context.scale(unit, unit);
  context.translate(x, y);
  context.beginPath();
  context.rect(0, 0, 1, 1);
  context.clip();
  draw(context);
  context.restore();
}

function difficult(brush: Brush, context: CanvasRenderingContext2D): void {
  context.fillStyle = 'rgba(20,60,120,0.3)';
  context.fillRect(0, 0, 1, 1);
  hatch(context, 'rgba(120,190,255,0.5)', 0.022, 1, 5);
  for (let i = 0; i < 16; i++) {
    const r = 0.025 + brush.chance() ** 2 * 0.07;
    const [x, y] = [brush.between(0.12, 0.88), brush.between(0.12, 0.88)];
    context.save();
    context.translate(x + r * 0.3, y + r * 0.4);
    ellipse(context, r * 1.1, r * 0.9, 0, 'rgba(0,0,0,0.45)');
    context.translate(-r * 0.3, -r * 0.4);
    ellipse(context, r, r * 0.8, brush.chance() * 3, brush.one(['#7f8b98', '#5f6b78', '#94a0ab']));
    context.translate(-r * 0.25, -r * 0.25);
    ellipse(context, r * 0.45, r * 0.3, 0, 'rgba(255,255,255,0.25)');
    context.restore();
  }
}

function impassable(context: CanvasRenderingContext2D): void {
  context.fillStyle = 'rgba(6,6,10,0.78)';
  context.fillRect(0, 0, 1, 1);
  hatch(context, 'rgba(240,70,60,0.26)', 0.02, 1, 5);
  hatch(context, 'rgba(240,70,60,0.26)', 0.02, -1, 5);
}

function blocking(context: CanvasRenderingContext2D): void {
  const gradient = context.createRadialGradient(0.5, 0.5, 0.1, 0.5, 0.5, 0.72);
  gradient.addColorStop(0, 'rgba(0,0,0,0.72)');
  gradient.addColorStop(1, 'rgba(0,0,0,0.3)');
  context.fillStyle = gradient;
  context.fillRect(0, 0, 1, 1);
}

/** Slanting lines that go on into the next space. */
function hatch(
  context: CanvasRenderingContext2D,
  ink: string,
  width: number,
  slope: 1 | -1,
  count: number,
): void {
  context.strokeStyle = ink;
  context.lineWidth = width;
  for (let i = -count; i <= count * 2; i++) {
    const x = (i + 0.5) / count;
    context.beginPath();
    context.moveTo(x, slope > 0 ? 1 : 0);
    context.lineTo(x + 1, slope > 0 ? 0 : 1);
    context.stroke();
  }
}
