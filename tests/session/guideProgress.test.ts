// What players have seen of a guide.

import { describe, expect, it } from 'vitest';
import { guidedGame, keptGuideProgress, withGuideAgain, withoutGuide, withStepSeen } from '../../src/session';

const nothing = keptGuideProgress.parse(null);

describe('the progress of a guide', () => {
  it('[row 13] every step is seen once, each game for itself', () => {
    const seen = withStepSeen(withStepSeen(nothing, 'a', 'build'), 'b', 'enter');
    expect(withStepSeen(seen, 'a', 'build')).toBe(seen);
    expect(guidedGame(seen, 'a')).toEqual({ game: 'a', seen: ['build'], off: false });
    expect(guidedGame(seen, 'c')).toEqual({ game: 'c', seen: [], off: false });
  });

  it('[row 13] it can be skipped, and shown again from the beginning', () => {
    const skipped = withoutGuide(withStepSeen(nothing, 'a', 'build'), 'a');
    expect(guidedGame(skipped, 'a')).toEqual({ game: 'a', seen: ['build'], off: true });
    expect(guidedGame(withGuideAgain(skipped, 'a'), 'a')).toEqual({ game: 'a', seen: [], off: false });
  });

  it('[row 13] what is seen of a skipped guide does not bring it back, and nothing that was seen is lost', () => {
    const skipped = withoutGuide(withStepSeen(nothing, 'a', 'build'), 'a');
    expect(guidedGame(withStepSeen(skipped, 'a', 'enter'), 'a')).toEqual({
      game: 'a',
      seen: ['build', 'enter'],
      off: true,
    });
    const both = withStepSeen(withStepSeen(nothing, 'b', 'build'), 'a', 'build');
    expect(withoutGuide(both, 'a').guided).toEqual([
      { game: 'a', seen: ['build'], off: true },
      { game: 'b', seen: ['build'], off: false },
    ]);
  });

  it('[saves] the game that was played last stands first, each once', () => {
    const played = ['a', 'b', 'a'].reduce(
      (progress, game, index) => withStepSeen(progress, game, `step ${index}`),
      nothing,
    );
    expect(played.guided.map(({ game }) => game)).toEqual(['a', 'b']);
  });

  it('[saves] old games are forgotten, never the one that is played', () => {
    const games = Array.from({ length: 30 }, (_, index) => `game ${index}`);
    const { guided } = games.reduce((progress, game) => withStepSeen(progress, game, 'build'), nothing);
    expect(guided).toHaveLength(20);
    expect(guided[0]?.game).toBe('game 29');
  });

  it('[saves] whatever was kept, what is no progress is left out', () => {
    const good = { game: 'a', seen: ['build'], off: false };
    const kept = { guided: [good, null, 3, { ...good, seen: [1] }, { ...good, off: 'no' }, { seen: [] }] };
    expect(keptGuideProgress.parse(kept)).toEqual({ guided: [good] });
    expect(keptGuideProgress.parse('rubbish')).toEqual({ guided: [] });
  });
});
