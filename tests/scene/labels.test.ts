import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BADGE, isLongLabel, labelScales } from '../../src/scene/build/labels';
import { buildPieces } from '../../src/scene/build/pieces';
import { fit, TILTED } from '../../src/scene/camera/moves';
import { toScreen } from '../../src/scene/camera/pose';
import { figure } from './samples';

const PHONE = { width: 390, height: 340 };
const MAP = { left: 0, top: 0, right: 16, bottom: 14 };

const crowds = fc.uniqueArray(
  fc.record({
    x: fc.integer({ min: 0, max: 15 }),
    y: fc.integer({ min: 0, max: 13 }),
    text: fc.constantFrom('G', 'S1', 'S3g'),
  }),
  { minLength: 2, maxLength: 14, selector: ({ x, y }) => `${x},${y}` },
);

describe('labels', () => {
  test('[labels] as large as they may be, none covers another, from any side of the table', () => {
    fc.assert(
      fc.property(crowds, fc.double({ min: 0, max: 6.3, noNaN: true }), (crowd, turn) => {
        const pose = fit(MAP, PHONE, turn, TILTED);
        const scales = labelScales(crowd);
        const boxes = crowd.map(({ x, y, text }, i) => {
          const at = toScreen(pose, PHONE, [x + 0.5, y + 0.5]);
          const size = (scales[i] ?? 1) * at.pixelsPerUnit;
          return {
            x: at.x,
            y: at.y,
            width: BADGE[isLongLabel(text) ? 'long' : 'short'] * size,
            height: BADGE.height * size,
          };
        });
        boxes.forEach((a, i) =>
          boxes.slice(i + 1).forEach((b) => {
            const beside = Math.abs(a.x - b.x) / ((a.width + b.width) / 2);
            const above = Math.abs(a.y - b.y) / ((a.height + b.height) / 2);
            expect(Math.max(beside, above)).toBeGreaterThan(1);
          }),
        );
      }),
      { seed: 3, numRuns: 150 },
    );
  });

  test('[labels] somebody alone is readable from afar', () => {
    expect(labelScales([{ text: 'S1', x: 3, y: 3 }])).toEqual([8]);
  });

  test('[labels] all hang at one height, and nobody who stands on a token shares its label', () => {
    const token = { id: 't', shape: 'disc', label: 'B' } as const;
    const { labels } = buildPieces(
      [figure('S1', [1, 1]), figure('AT', [3, 3], { size: [2, 2] })],
      [
        { ...token, at: [1, 1] },
        { ...token, id: 'u', at: [5, 5] },
      ],
      new Map(),
    );
    expect(labels.map(({ text }) => text)).toEqual(['S1', 'AT', 'B']);
    expect(new Set(labels.map(({ lift }) => lift)).size).toBe(1);
  });
});
