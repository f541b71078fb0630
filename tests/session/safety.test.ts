// When players are offered a copy, and when the browser is asked to keep the games.

import { describe, expect, it } from 'vitest';
import { isCopyDue, keptCopyDates, memoryFiles, withFirstSave, type SlotInfo } from '../../src/session';
import { MISSION } from './copySamples';
import { gamesOn, valueOf } from './gamesOn';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOW = 1000 * DAY;
const saved = (savedAt: number): readonly SlotInfo[] => [
  { slot: 1, kind: 'empty' },
  { slot: 2, kind: 'playable', game: 'g', summary: {}, savedAt },
];

describe('a copy that is due', () => {
  it.each([
    ['a week old, and something was played since', { last: NOW - 7 * DAY, since: 1 }, NOW - HOUR, true],
    ['six days old', { last: NOW - 6 * DAY, since: 1 }, NOW - HOUR, false],
    ['old, but nothing was played since', { last: NOW - 30 * DAY, since: 1 }, NOW - 31 * DAY, false],
    ['missing a day after the first save', { last: null, since: NOW - DAY }, NOW - HOUR, true],
    ['missing on the first evening', { last: null, since: NOW - 5 * HOUR }, NOW - HOUR, false],
  ])('[row 142] %s', (_, dates, savedAt, due) => {
    expect(isCopyDue('atRisk', dates, saved(savedAt), NOW)).toBe(due);
  });

  it('[row 142] is nobody’s business where games are safe, unknown or not there', () => {
    const old = { last: NOW - 30 * DAY, since: 1 };
    for (const safety of ['native', 'installed', 'persisted', null] as const)
      expect(isCopyDue(safety, old, saved(NOW - HOUR), NOW)).toBe(false);
    expect(isCopyDue('atRisk', old, [{ slot: 1, kind: 'empty' }], NOW)).toBe(false);
  });

  it('[row 142] dates that cannot be read count as none', () => {
    expect(keptCopyDates.parse({ last: 'yesterday', since: Number.NaN })).toEqual({
      last: null,
      since: null,
    });
    expect(keptCopyDates.parse({ last: 5, since: 3 })).toEqual({ last: 5, since: 3 });
    expect(keptCopyDates.parse(null)).toEqual({ last: null, since: null });
  });
});

describe('the first save', () => {
  it('[row 141] is told once, and only when something is kept', async () => {
    let told = 0;
    const games = withFirstSave(gamesOn(memoryFiles()), () => (told += 1));
    expect((await games.open(1)).ok).toBe(false);
    expect((await games.importInto(1, 'nonsense')).ok).toBe(false);
    expect(told).toBe(0);
    valueOf(await games.importInto(1, MISSION));
    expect(told).toBe(1);
    valueOf(await games.importInto(2, MISSION));
    valueOf(await games.open(1));
    expect(told).toBe(1);
  });
});
