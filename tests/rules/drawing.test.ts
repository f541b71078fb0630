import { describe, expect, it } from 'vitest';
import { formatDrawing, parseDrawing, type Lattice } from '../../src/rules';
import { randomDrawing, randomFrom } from './randomBoards';

const parse = (lines: readonly string[]): Lattice => {
  const parsed = parseDrawing(lines);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
};

describe('a board as a drawing', () => {
  const example = ['+-+-+-+', '|. . .|', '+ +=+ +', '|. B:.|', '+-+-+-+'];

  it('[1.1] [scenario 4] has spaces with terrain and marked edges between them', () => {
    const { spaces, edges } = parse(example);
    expect(spaces).toHaveLength(6);
    expect(spaces.find(({ x, y }) => x === 1 && y === 1)?.terrain).toBe('blocking');
    expect(edges).toContainEqual({ axis: 'h', x: 1, y: 1, kind: 'blocking' });
    expect(edges).toContainEqual({ axis: 'v', x: 2, y: 1, kind: 'impassable' });
  });

  it('[1.1] is walled in, whether or not the walls were drawn', () => {
    const drawn = parse(['+-+-+', '|. .|', '+-+-+']);
    const bare = parse(['', ' . .']);
    expect(bare).toEqual(drawn);
    expect(bare.edges.filter(({ kind }) => kind === 'wall')).toHaveLength(6);
  });

  it('has no space where there is a blank, and walls round it', () => {
    const { spaces, edges } = parse(['', ' .   .']);
    expect(spaces.map(({ x }) => x)).toEqual([0, 2]);
    expect(edges.every(({ kind }) => kind === 'wall')).toBe(true);
  });

  it('pads short lines', () => {
    expect(parse(['+-+-+', '|. .', '+', '|.'])).toEqual(parse(['', ' . . ', '     ', ' .   ', '     ']));
  });

  it('refuses marks that it does not know, and says where', () => {
    expect(parseDrawing(['', ' . x'])).toEqual({
      ok: false,
      error: { code: 'unknownMark', row: 1, column: 3, mark: 'x' },
    });
    expect(parseDrawing(['', ' .?.'])).toEqual({
      ok: false,
      error: { code: 'unknownMark', row: 1, column: 2, mark: '?' },
    });
    expect(parseDrawing(['', ''])).toEqual({ ok: false, error: { code: 'noSpaces' } });
  });

  it('survives being written and read again', () => {
    expect(formatDrawing(parse(example))).toEqual(['+-+-+-+', '|. . .|', '+ +=+ +', '|. B:.|', '+-+-+-+']);
    const random = randomFrom(11);
    for (let i = 0; i < 200; i++) {
      const drawing = parseDrawing(randomDrawing(random));
      if (!drawing.ok) continue;
      const [left, top] = [
        Math.min(...drawing.value.spaces.map(({ x }) => x)),
        Math.min(...drawing.value.spaces.map(({ y }) => y)),
      ];
      if (left !== 0 || top !== 0) continue;
      const again = parse(formatDrawing(drawing.value));
      expect(again.spaces).toEqual(drawing.value.spaces);
      expect(new Set(again.edges.map((edge) => JSON.stringify(edge)))).toEqual(
        new Set(drawing.value.edges.map((edge) => JSON.stringify(edge))),
      );
    }
  });
});
