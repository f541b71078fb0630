// Fame that outlives its campaign.

import { describe, expect, it } from 'vitest';
import { keptHighScores, scoresOf, withScore, type Score } from '../../src/session';

const score = (change: Partial<Score> = {}): Score => ({
  game: 'a',
  campaign: 'ember',
  name: 'Red Nine',
  heroes: ['ada', 'bo'],
  difficulty: 'normal',
  fame: 10,
  ending: 'dawn',
  ...change,
});

describe('high scores', () => {
  it('[row 95] the best come first, each campaign for itself', () => {
    const scores = [score(), score({ game: 'b', fame: 30 }), score({ game: 'c', campaign: 'other' })];
    const all = scores.reduce(withScore, keptHighScores.parse(null));
    expect(scoresOf(all, 'ember').map(({ game }) => game)).toEqual(['b', 'a']);
  });

  it('[row 95] a finale that was taken back and played again counts once', () => {
    const all = [score({ fame: 30 }), score({ fame: 12 })].reduce(withScore, keptHighScores.parse({}));
    expect(all.scores).toEqual([score({ fame: 12 })]);
  });

  it('[saves] whatever was kept, what is no score is left out', () => {
    const kept = { scores: [score(), null, 3, { ...score(), fame: 'much' }, { ...score(), heroes: [1] }] };
    expect(keptHighScores.parse(JSON.parse(JSON.stringify(kept))).scores).toEqual([score()]);
    for (const rubbish of [undefined, 3, 'x', { scores: {} }])
      expect(keptHighScores.parse(rubbish)).toEqual({ scores: [] });
  });

  it.each<[string, object]>([
    ['a name of a megabyte', { name: 'x'.repeat(1e6) }],
    ['a game of a megabyte', { game: 'x'.repeat(1e6) }],
    ['a campaign __proto__', { campaign: '__proto__' }],
    ['fame 1e300', { fame: 1e300 }],
    ['fame -5', { fame: -5 }],
    ['half a fame', { fame: 0.5 }],
    ['a thousand heroes', { heroes: Array.from({ length: 1000 }, (_, index) => `hero${index}`) }],
    ['a difficulty of its own', { difficulty: 'constructor' }],
  ])('[saves] a score with %s is none', (_, change) =>
    expect(keptHighScores.parse({ scores: [{ ...score(), ...change }, score()] }).scores).toEqual([score()]),
  );

  it('[saves] no more are read than are kept', () => {
    const scores = Array.from({ length: 5000 }, (_, index) => score({ game: `g${index}` }));
    expect(keptHighScores.parse({ scores }).scores).toHaveLength(100);
  });
});
