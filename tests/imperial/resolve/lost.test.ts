import { describe, expect, it } from 'vitest';
import { areAllHeroesWounded } from '../../../src/imperial';
import { attackAction, closest, hero, open, play, rolled, situate } from './play';

describe('losing', () => {
  const attack = attackAction({ kind: 'attack', target: closest });

  it('[D30] wounding the last healthy hero loses at once, whatever is left of the list', () => {
    const board = situate(open('t.ab'), { rebels: { a: hero(5, 4), b: hero(12, 0, true) } });
    const resolution = play(board, 't', [attack, attack], {
      answers: [rolled({ accuracy: 5, damage: 6 })],
      mode: 'play',
    });
    expect(areAllHeroesWounded(board)).toBe(false);
    expect(areAllHeroesWounded(resolution.situation)).toBe(true);
  });

  it('[D30] one healthy hero is enough to go on', () => {
    const board = situate(open('t.ab'), { rebels: { a: hero(5, 4), b: hero() } });
    const resolution = play(board, 't', [attack], {
      answers: [rolled({ accuracy: 5, damage: 6 })],
      mode: 'play',
    });
    expect(areAllHeroesWounded(resolution.situation)).toBe(false);
  });
});
