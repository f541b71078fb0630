import { describe, expect, test } from 'vitest';
import { TERRAIN_COLOURS } from '../../src/scene/palette';
import { lineStrips } from '../../src/scene/build/sightLines';
import { casing, dashes, type Strip } from '../../src/scene/build/strips';
import { terrainLines } from '../../src/scene/build/terrainLines';
import { mapOf, tileSide } from './samples';

const strip: Strip = { from: [2, 5], to: [3, 5], width: 0.1, colour: '#ff0000' };
const length = ({ from, to }: Strip) => Math.hypot(to[0] - from[0], to[1] - from[1]);

describe('dashes', () => {
  test('[dashes] an edge has three equal ones, with half a gap at either end', () => {
    const pieces = dashes(strip);
    expect(pieces).toHaveLength(3);
    for (const piece of pieces) expect(length(piece)).toBeCloseTo(length(pieces[0] ?? strip), 9);
    const [first, , last] = pieces;
    expect((first?.from[0] ?? 0) - 2).toBeCloseTo(3 - (last?.to[0] ?? 0), 9);
    expect(first?.from[0]).toBeGreaterThan(2);
  });

  test('[dashes] never cover more than the line', () => {
    expect(dashes(strip).reduce((sum, piece) => sum + length(piece), 0)).toBeLessThan(0.7);
  });

  test('[casing] lies under each strip and is wider', () => {
    expect(casing([strip])).toMatchObject([{ from: strip.from, to: strip.to }]);
    expect(casing([strip])[0]?.width).toBeGreaterThan(strip.width);
  });
});

describe('the printed code of terrain', () => {
  const linesOf = (rows: readonly string[], lines: Parameters<typeof tileSide>[1] = {}) =>
    terrainLines(mapOf({ side: tileSide(rows, lines), at: [0, 0] }));

  test('[terrain] blocking is surrounded by whole red lines', () => {
    const lines = linesOf(['...', '.B.', '...']);
    expect(lines).toHaveLength(4);
    expect(lines.every(({ colour }) => colour === TERRAIN_COLOURS.blocking)).toBe(true);
  });

  test('[terrain] difficult is surrounded by whole blue lines', () => {
    const lines = linesOf(['D']);
    expect(lines).toHaveLength(4);
    expect(lines.every(({ colour }) => colour === TERRAIN_COLOURS.difficult)).toBe(true);
    expect(TERRAIN_COLOURS.difficult).not.toBe(TERRAIN_COLOURS.blocking);
  });

  test('[terrain] impassable is surrounded by dashed red lines', () => {
    const lines = linesOf(['I']);
    expect(lines).toHaveLength(12);
    expect(lines.every(({ colour }) => colour === TERRAIN_COLOURS.impassable)).toBe(true);
  });

  test('[terrain] one line runs round a group of spaces', () => {
    expect(linesOf(['DD', 'D.'])).toHaveLength(8);
    expect(linesOf(['BD'])).toHaveLength(8);
  });

  test('[terrain] round an inner corner the lines meet', () => {
    const lines = linesOf(['DD', 'D.']);
    const touch = lines.filter(({ from, to }) =>
      [from, to].some(([x, y]) => Math.hypot(x - 0.925, y - 0.925) < 0.05),
    );
    expect(touch).toHaveLength(2);
  });

  test('[terrain] a line on one edge is drawn on that edge', () => {
    const lines = linesOf(['..', '..'], {
      lines: [
        { axis: 'v', x: 1, y: 0, kind: 'blocking' },
        { axis: 'h', x: 0, y: 1, kind: 'impassable' },
      ],
    });
    expect(lines.filter(({ from, to }) => from[0] === 1 && to[0] === 1)).toHaveLength(1);
    expect(lines.filter(({ from, to }) => from[1] === 1 && to[1] === 1)).toHaveLength(3);
    expect(lines).toHaveLength(4);
  });

  test('[terrain] an edge with a line of its own is not drawn twice', () => {
    const lines = linesOf(['B.'], { lines: [{ axis: 'v', x: 1, y: 0, kind: 'impassable' }] });
    // Three sides of the blocking space, and three dashes.
    expect(lines).toHaveLength(6);
  });
});

describe('lines over the board', () => {
  const line = { from: [0, 0], to: [4, 0] } as const;

  test('[lines] each tone has a form of its own besides its colour', () => {
    expect(lineStrips({ ...line, tone: 'clear' })).toHaveLength(1);
    expect(lineStrips({ ...line, tone: 'blocked' })).toHaveLength(10 + 2);
    expect(lineStrips({ ...line, tone: 'route' })).toHaveLength(16 + 2);
  });

  test('[lines] a blocked line ends in a cross, a route in an arrowhead', () => {
    const cross = lineStrips({ ...line, tone: 'blocked' }).slice(-2);
    for (const { from, to } of cross) {
      expect((from[0] + to[0]) / 2).toBeCloseTo(4, 9);
      expect((from[1] + to[1]) / 2).toBeCloseTo(0, 9);
    }
    const head = lineStrips({ ...line, tone: 'route' }).slice(-2);
    for (const { from, to } of head) {
      expect(from[0]).toBeLessThan(4);
      expect(to[0]).toBeGreaterThan(4);
    }
  });
});
