// Things the grounds are made of: pebbles, leaves, cracks, slabs, plates.

import type { Brush } from './brush';

type Context = CanvasRenderingContext2D;

export function ellipse(context: Context, rx: number, ry: number, turn: number, colour: string): void {
  context.fillStyle = colour;
  context.beginPath();
  context.ellipse(0, 0, rx, ry, turn, 0, Math.PI * 2);
  context.fill();
}

export function pebbles(
  brush: Brush,
  count: number,
  colours: readonly [string, ...string[]],
  largest = 0.06,
): void {
  brush.strew(count, 0.2, (context) => {
    const r = brush.own(0) ** 3 * largest + 0.012;
    const flat = brush.own(1, 0.6, 1);
    const turn = brush.own(2, 0, 3);
    context.save();
    context.translate(r * 0.35, r * 0.45);
    ellipse(context, r * 1.05, r * flat, turn, 'rgba(0,0,0,0.35)');
    context.restore();
    ellipse(context, r, r * flat, turn, pickOne(colours, brush.own(3)));
    context.translate(-r * 0.25, -r * 0.28);
    ellipse(context, r * 0.5, r * flat * 0.4, turn, 'rgba(255,255,255,0.16)');
  });
}

export function leaves(
  brush: Brush,
  count: number,
  colours: readonly [string, ...string[]],
  length = 0.07,
): void {
  brush.strew(count, 0.2, (context) => {
    context.rotate(brush.own(0, 0, Math.PI * 2));
    context.globalAlpha = brush.own(3, 0.45, 0.95);
    ellipse(context, length * brush.own(1, 0.5, 1), length * 0.36, 0, pickOne(colours, brush.own(2)));
  });
}

export function blades(
  brush: Brush,
  count: number,
  colours: readonly [string, ...string[]],
  length = 0.14,
): void {
  brush.strew(count, 0.3, (context) => {
    context.strokeStyle = pickOne(colours, brush.own(2));
    context.globalAlpha = brush.own(3, 0.3, 0.8);
    context.lineWidth = 0.013;
    context.lineCap = 'round';
    for (let blade = -1; blade <= 1; blade++) {
      const lean = brush.own(0, -0.5, 0.5) + blade * 0.35;
      const tall = length * brush.own(1, 0.5, 1);
      context.beginPath();
      context.moveTo(blade * 0.015, 0);
      context.quadraticCurveTo(lean * tall * 0.3, -tall * 0.6, lean * tall, -tall);
      context.stroke();
    }
  });
}

/** A jagged line; with a light one beside it, it looks cut in. */
export function cracks(
  brush: Brush,
  count: number,
  colour: string,
  reach: number,
  width: number,
  light = '',
): void {
  brush.strew(count, reach + 0.4, (context) => {
    context.rotate(brush.own(0, 0, Math.PI * 2));
    const points: [number, number][] = [[0, 0]];
    for (let i = 1; i <= 7; i++) {
      const sway = Math.sin(brush.own(1) * 40 + i * (1.7 + brush.own(2) * 2)) * 0.09;
      points.push([(i / 7) * reach, sway * Math.min(1, reach)]);
    }
    for (const [shift, ink] of light
      ? ([
          [width, light],
          [0, colour],
        ] as const)
      : ([[0, colour]] as const)) {
      for (let i = 1; i < points.length; i++) {
        const [x1, y1] = points[i - 1] ?? [0, 0];
        const [x2, y2] = points[i] ?? [0, 0];
        context.strokeStyle = ink;
        context.lineWidth = width * (1 - (i - 1) / points.length);
        context.lineCap = 'round';
        context.beginPath();
        context.moveTo(x1, y1 + shift);
        context.lineTo(x2, y2 + shift);
        context.stroke();
      }
    }
  });
}

export type Slab = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** A stone or plate with lit upper left and dark lower right edges. */
export function slab(
  brush: Brush,
  { x, y, width, height }: Slab,
  colour: string,
  bevel: number,
  gap: number,
): void {
  brush.at(x, y, Math.max(width, height), (context) => {
    const [w, h] = [width - gap, height - gap];
    context.translate(gap / 2, gap / 2);
    context.fillStyle = colour;
    context.fillRect(0, 0, w, h);
    const edge = (ink: string, corners: readonly (readonly [number, number])[]) => {
      context.fillStyle = ink;
      context.beginPath();
      for (const [px, py] of corners) context.lineTo(px, py);
      context.fill();
    };
    const b = bevel;
    edge('rgba(255,255,255,0.16)', [
      [0, 0],
      [w, 0],
      [w - b, b],
      [b, b],
      [b, h - b],
      [0, h],
    ]);
    edge('rgba(0,0,0,0.28)', [
      [w, h],
      [0, h],
      [b, h - b],
      [w - b, h - b],
      [w - b, b],
      [w, 0],
    ]);
  });
}

export function rivets(brush: Brush, { x, y, width, height }: Slab, inset: number, radius: number): void {
  for (const px of [x + inset, x + width - inset]) {
    for (const py of [y + inset, y + height - inset]) {
      brush.at(px, py, radius * 2, (context) => {
        ellipse(context, radius, radius, 0, 'rgba(0,0,0,0.45)');
        context.translate(-radius * 0.25, -radius * 0.25);
        ellipse(context, radius * 0.6, radius * 0.6, 0, 'rgba(255,255,255,0.3)');
      });
    }
  }
}

export function grating(brush: Brush, { x, y, width, height }: Slab): void {
  brush.at(x, y, Math.max(width, height), (context) => {
    context.fillStyle = 'rgba(0,0,0,0.55)';
    context.fillRect(0, 0, width, height);
    const bars = Math.round(width / 0.09);
    for (let i = 0; i < bars; i++) {
      context.fillStyle = 'rgba(190,195,200,0.24)';
      context.fillRect((i + 0.25) * (width / bars), 0.02, width / bars / 2.4, height - 0.04);
    }
    context.strokeStyle = 'rgba(255,255,255,0.18)';
    context.lineWidth = 0.02;
    context.strokeRect(0, 0, width, height);
  });
}

export function glow(
  brush: Brush,
  x: number,
  y: number,
  radius: number,
  colour: string,
  alpha: number,
): void {
  brush.at(x, y, radius, (context) => {
    const gradient = context.createRadialGradient(0, 0, 0, 0, 0, radius);
    gradient.addColorStop(0, colour);
    gradient.addColorStop(1, `${colour}00`);
    context.globalAlpha = alpha;
    context.fillStyle = gradient;
    context.fillRect(-radius, -radius, radius * 2, radius * 2);
  });
}

/** Scratches and stains of use. */
export function wear(brush: Brush, count: number, alpha: number): void {
  brush.strew(count, 0.7, (context) => {
    context.rotate(brush.own(0, 0, Math.PI * 2));
    context.globalAlpha = alpha * brush.own(1);
    context.strokeStyle = brush.own(2) > 0.5 ? '#000000' : '#ffffff';
    context.lineWidth = 0.008 + 0.012 * brush.own(3);
    context.beginPath();
    context.moveTo(0, 0);
    context.lineTo(brush.own(4, 0.06, 0.5), brush.own(5, -0.04, 0.04));
    context.stroke();
  });
}

const pickOne = (of: readonly [string, ...string[]], share: number): string =>
  of[Math.floor(share * of.length)] ?? of[0];
