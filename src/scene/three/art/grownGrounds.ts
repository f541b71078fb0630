// Grounds that grew: sand, woods, grass, snow and ice.

import type { Painter } from './brush';
import { blades, cracks, ellipse, leaves, pebbles } from './strokes';

export const desert: Painter = (brush, ground) => {
  brush.fill(ground);
  brush.patches(['#d9b67c', 0.55], 3);
  brush.patches(['#7a5430', 0.45], 4);
  brush.relief(0.5, 3, 5, 3);
  brush.strew(46, 1, (context) => {
    context.strokeStyle = brush.own(2) > 0.5 ? 'rgba(255,232,180,0.16)' : 'rgba(80,48,20,0.16)';
    context.lineWidth = brush.own(3, 0.02, 0.05);
    context.beginPath();
    context.moveTo(-0.5, 0);
    context.bezierCurveTo(-0.2, brush.own(0, -0.2, 0.2), 0.2, brush.own(1, -0.2, 0.2), 0.5, 0.04);
    context.stroke();
  });
  pebbles(brush, 130, ['#8a6239', '#a97c4b', '#6f4c2b', '#c29a66']);
  cracks(brush, 7, 'rgba(60,34,12,0.5)', 0.8, 0.022, 'rgba(255,230,180,0.2)');
  brush.grain(0.09);
};

export const forest: Painter = (brush, ground) => {
  brush.fill(ground);
  brush.patches(['#493b24', 0.7], 3);
  brush.patches(['#85954a', 0.55], 4);
  brush.patches(['#2b3818', 0.45], 6);
  brush.relief(0.32, 6, 4);
  brush.strew(9, 1.2, (context) => {
    context.rotate(brush.own(0, 0, 6));
    context.lineCap = 'round';
    for (const [ink, width, shift] of [
      ['rgba(10,8,4,0.55)', 0.09, 0.025],
      ['#57452c', 0.06, 0],
      ['rgba(160,130,80,0.35)', 0.018, -0.015],
    ] as const) {
      context.strokeStyle = ink;
      context.lineWidth = width;
      context.beginPath();
      context.moveTo(-0.5, shift);
      context.bezierCurveTo(
        -0.1,
        brush.own(1, -0.4, 0.4) + shift,
        0.2,
        brush.own(2, -0.4, 0.4) + shift,
        0.6,
        shift,
      );
      context.stroke();
    }
  });
  leaves(brush, 620, ['#748538', '#4b5c26', '#979343', '#7d5a2d', '#a0783a', '#3a4a1f']);
  blades(brush, 190, ['#a3b55a', '#748d40', '#bcc56c'], 0.16);
  pebbles(brush, 30, ['#5b5a4c', '#6e6b5a'], 0.07);
  brush.grain(0.07);
};

export const plains: Painter = (brush, ground) => {
  brush.fill(ground);
  brush.patches(['#a39a52', 0.6], 3);
  brush.patches(['#525c2a', 0.6], 4);
  brush.relief(0.25, 4, 4);
  blades(brush, 900, ['#b7ad63', '#8f9448', '#6b763a', '#cfc27c', '#575f2d'], 0.15);
  pebbles(brush, 24, ['#8b8468', '#77705a'], 0.06);
  brush.grain(0.07);
};

export const snow: Painter = (brush, ground) => {
  brush.fill(ground);
  brush.patches(['#7690a8', 0.7], 2);
  brush.patches(['#d5dfe6', 0.55], 3);
  brush.relief(0.5, 2, 5, 2);
  pebbles(brush, 14, ['#6f7f8b', '#8796a1'], 0.06);
  brush.strew(260, 0.05, (context) =>
    ellipse(context, 0.008, 0.008, 0, `rgba(255,255,255,${brush.own(0, 0.3, 0.9)})`),
  );
  brush.grain(0.05);
};

export const ice: Painter = (brush, ground) => {
  brush.fill(ground);
  brush.patches(['#35657f', 0.75], 2);
  brush.patches(['#a9cfe0', 0.4], 4);
  brush.relief(0.22, 3, 4);
  cracks(brush, 26, 'rgba(235,250,255,0.75)', 1.3, 0.02, 'rgba(30,70,95,0.35)');
  cracks(brush, 40, 'rgba(240,252,255,0.4)', 0.5, 0.01);
  brush.grain(0.04);
};
