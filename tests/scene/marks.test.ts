import { describe, expect, test } from 'vitest';
import { keyedMarks } from '../../src/scene/build/marks';
import type { MarkView } from '../../src/scene/view';

const mark = (x: number, y: number, tone: MarkView['tone'], text?: string): MarkView => ({
  at: [x, y],
  tone,
  ...(text === undefined ? {} : { text }),
});

describe('marks of the flat board', () => {
  test('[marks] no two have one key: otherwise one of them stays on the board for good', () => {
    const marks = [mark(1, 2, 'route'), mark(1, 2, 'route'), mark(1, 2, 'target'), mark(12, 0, 'route')];
    const keys = keyedMarks(marks).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keyedMarks(marks)).toMatchObject([
      { at: [1, 2], tone: 'route' },
      { at: [1, 2], tone: 'target' },
      { at: [12, 0], tone: 'route' },
    ]);
  });

  test('[marks] of two alike, the one that says something stays', () => {
    expect(keyedMarks([mark(0, 0, 'reach'), mark(0, 0, 'reach', '3')])).toMatchObject([{ text: '3' }]);
    expect(keyedMarks([mark(0, 0, 'reach', '2'), mark(0, 0, 'reach', '3')])).toMatchObject([{ text: '2' }]);
  });
});
