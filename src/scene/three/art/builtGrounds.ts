// Grounds that were built: stone, plates, pavement.

import { GROUND_SPAN } from '../../build/floors';
import type { Brush, Painter } from './brush';
import { blades, cracks, ellipse, glow, grating, pebbles, rivets, slab, wear, type Slab } from './strokes';

export const halls: Painter = (brush, ground) => {
  brush.fill('#2b261f');
  for (const stone of courses(brush, [0.5, 1, 1, 1.5], 0.5)) {
    slab(brush, stone, shifted(brush, ground, 26), 0.028, 0.035);
  }
  brush.patches(['#3b4630', 0.35], 4, 2.4);
  brush.patches(['#1f1a14', 0.35], 3);
  brush.relief(0.3, 10, 3);
  cracks(brush, 16, 'rgba(20,15,8,0.6)', 0.5, 0.018, 'rgba(255,245,220,0.14)');
  brush.grain(0.1);
};

export const jabba: Painter = (brush, ground) => {
  brush.fill('#2d1c0e');
  for (const stone of courses(brush, [1, 1], 1)) slab(brush, stone, shifted(brush, ground, 18), 0.03, 0.035);
  for (const [x, y] of [
    [1, 1],
    [3, 3],
  ] as const) {
    brush.at(x, y, 1, (context) => {
      for (const [reach, ink] of [
        [0.82, 'rgba(52,24,10,0.75)'],
        [0.74, '#a4743f'],
        [0.62, '#5a2d1c'],
        [0.4, '#b58a4b'],
        [0.3, '#4a2416'],
        [0.12, '#d0a35c'],
      ] as const) {
        context.fillStyle = ink;
        context.beginPath();
        for (const [px, py] of [
          [0, -reach],
          [reach, 0],
          [0, reach],
          [-reach, 0],
        ] as const)
          context.lineTo(px, py);
        context.fill();
      }
    });
  }
  brush.patches(['#23140a', 0.5], 3);
  brush.patches(['#d8a868', 0.22], 4);
  brush.relief(0.26, 10, 3);
  cracks(brush, 14, 'rgba(25,12,4,0.6)', 0.5, 0.016, 'rgba(255,225,170,0.14)');
  wear(brush, 60, 0.25);
  brush.grain(0.1);
};

export const imperial: Painter = (brush, ground) => {
  brush.fill('#14171b');
  for (const plate of courses(brush, [1, 1, 2], 1))
    slab(brush, plate, shifted(brush, ground, 10), 0.03, 0.04);
  for (const [x, y] of [
    [0.14, 1.2],
    [2.14, 3.2],
    [3.14, 0.2],
  ] as const) {
    grating(brush, { x, y, width: 0.72, height: 0.6 });
  }
  for (const [x, y] of [
    [1.5, 0.5],
    [3.5, 2.5],
  ] as const) {
    glow(brush, x, y, 0.85, '#bcdcff', 0.28);
    brush.at(x, y, 0.5, (context) => {
      context.fillStyle = '#0c0f12';
      context.fillRect(-0.34, -0.06, 0.68, 0.12);
      context.fillStyle = '#dcecff';
      context.fillRect(-0.3, -0.025, 0.6, 0.05);
    });
  }
  for (const [x, y] of [
    [0.5, 3.5],
    [2.5, 1.5],
  ] as const) {
    brush.at(x, y, 0.5, (context) => {
      context.strokeStyle = 'rgba(10,12,14,0.55)';
      context.lineWidth = 0.035;
      context.strokeRect(-0.28, -0.28, 0.56, 0.56);
      context.beginPath();
      context.arc(0, 0, 0.16, 0, Math.PI * 2);
      context.stroke();
    });
  }
  brush.patches(['#0c0e11', 0.35], 3);
  brush.patches(['#8d9aa8', 0.14], 4);
  wear(brush, 120, 0.22);
  brush.grain(0.06);
};

export const interior: Painter = (brush, ground) => {
  brush.fill('#1f1e1a');
  for (const plate of courses(brush, [1, 1], 1)) {
    slab(brush, plate, shifted(brush, ground, 14), 0.025, 0.03);
    rivets(brush, plate, 0.12, 0.022);
  }
  for (const [x, y] of [
    [1.18, 2.18],
    [3.18, 0.18],
  ] as const) {
    grating(brush, { x, y, width: 0.64, height: 0.64 });
  }
  for (const [x, y] of [
    [0, 1],
    [2, 3],
  ] as const)
    hazard(brush, { x: x + 0.06, y: y + 0.8, width: 0.88, height: 0.12 });
  glow(brush, 2.5, 1.5, 0.9, '#ffcf8a', 0.25);
  glow(brush, 0.5, 3.5, 0.9, '#ffcf8a', 0.2);
  brush.patches(['#17130c', 0.42], 3);
  brush.patches(['#7a4f26', 0.25], 5, 2.6);
  wear(brush, 150, 0.26);
  brush.grain(0.08);
};

export const mixed: Painter = (brush, ground) => {
  brush.fill(ground);
  brush.patches(['#4a3f2c', 0.7], 3);
  brush.patches(['#8d8368', 0.5], 4);
  brush.relief(0.35, 5, 4);
  pebbles(brush, 150, ['#6f6552', '#857b64', '#57503f']);
  for (const [x, y, width, height] of [
    [0, 0, 2, 1],
    [3, 1, 1, 2],
    [1, 2, 1, 1],
    [2, 3, 1, 1],
  ] as const) {
    slab(brush, { x, y, width, height }, shifted(brush, '#6b6c69', 10), 0.03, 0.05);
    rivets(brush, { x, y, width, height }, 0.13, 0.024);
  }
  brush.patches(['#3d3222', 0.5], 5, 3);
  wear(brush, 90, 0.25);
  blades(brush, 60, ['#7d8048', '#5f6636'], 0.12);
  brush.grain(0.09);
};

export const streets: Painter = (brush, ground) => {
  brush.fill('#26282c');
  for (const stone of courses(brush, [0.5, 0.5, 1], 0.5))
    slab(brush, stone, shifted(brush, ground, 16), 0.018, 0.024);
  brush.at(2.5, 0.5, 0.6, (context) => {
    ellipse(context, 0.34, 0.34, 0, '#1b1d20');
    ellipse(context, 0.3, 0.3, 0, '#4a4c50');
    context.strokeStyle = '#26282b';
    context.lineWidth = 0.035;
    for (let i = -2; i <= 2; i++) context.strokeRect(-0.24, i * 0.09, 0.48, 0);
  });
  grating(brush, { x: 0.1, y: 2.3, width: 0.8, height: 0.4 });
  glow(brush, 3.5, 3, 1.3, '#ff9a52', 0.22);
  glow(brush, 1, 1.4, 1.2, '#58a8ff', 0.18);
  brush.patches(['#101216', 0.45], 3);
  cracks(brush, 12, 'rgba(10,10,12,0.6)', 0.6, 0.018, 'rgba(255,255,255,0.1)');
  wear(brush, 110, 0.2);
  brush.grain(0.09);
};

/** Rows of stones of chosen lengths, each row shifted against the one above. */
function courses(brush: Brush, lengths: readonly [number, ...number[]], height: number): readonly Slab[] {
  const slabs: Slab[] = [];
  for (let y = 0; y < GROUND_SPAN; y += height) {
    let left = GROUND_SPAN;
    let x = height < 1 ? brush.one([0, 0.5]) : 0;
    while (left > 0) {
      const width = Math.min(left, brush.one(lengths));
      slabs.push({ x, y, width, height });
      x = (x + width) % GROUND_SPAN;
      left -= width;
    }
  }
  return slabs;
}

/** The colour a little lighter or darker, by chance. */
function shifted(brush: Brush, colour: string, most: number): string {
  const by = Math.round(brush.between(-most, most));
  const value = Number.parseInt(colour.slice(1), 16);
  const part = (shift: number) => Math.max(0, Math.min(255, ((value >> shift) & 255) + by));
  return `rgb(${part(16)},${part(8)},${part(0)})`;
}

function hazard(brush: Brush, { x, y, width, height }: Slab): void {
  brush.at(x, y, 1, (context) => {
    context.beginPath();
    context.rect(0, 0, width, height);
    context.clip();
    context.fillStyle = '#1a1710';
    context.fillRect(0, 0, width, height);
    context.fillStyle = '#a9852d';
    for (let i = -1; i < width / 0.12 + 1; i++) {
      context.beginPath();
      for (const [px, py] of [
        [0, height],
        [0.06, height],
        [0.18, 0],
        [0.12, 0],
      ] as const) {
        context.lineTo(i * 0.12 + px, py);
      }
      context.fill();
    }
  });
}
