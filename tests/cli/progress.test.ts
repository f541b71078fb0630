// What a long run says of itself while it lasts.

import { describe, expect, it } from 'vitest';
import { makeProgress, progressLine } from '../../src/cli/simulate/progress';

describe('[sim] progress', () => {
  it('[sim] tells games per second and the time that is left', () => {
    expect(progressLine(30, 120, 10)).toBe('30 of 120 games, 3.0 a second, 30 s left');
    expect(progressLine(10, 1000, 10)).toBe('10 of 1000 games, 1.0 a second, 16 min 30 s left');
  });

  it('[sim] tells at the end how long it took', () => {
    expect(progressLine(120, 120, 90)).toBe('120 of 120 games, 1.3 a second, 1 min 30 s in all');
  });

  it('[sim] writes ten lines at most where there is no terminal', () => {
    const lines: string[] = [];
    let seconds = 0;
    const stream = { isTTY: false, write: (line: string) => lines.push(line) > 0 };
    const progress = makeProgress(200, { stream, now: () => seconds * 1000 });
    for (let game = 0; game < 200; game++) {
      seconds += 2;
      progress.tick();
    }
    expect(lines).toHaveLength(10);
    expect(lines[0]).toBe('20 of 200 games, 0.5 a second, 6 min 0 s left\n');
  });
});
