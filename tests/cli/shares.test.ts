// Which player of `redcell simulate` plays which game.

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { takeGame, sharesOf } from '../../src/cli/simulate/shares';

const gamesUpTo = (length: number): readonly number[] => Array.from({ length }, (_, game) => game);

describe('[sim] shares of a list of games', () => {
  it('[sim] are stretches of neighbours, alike in length', () => {
    expect(sharesOf(gamesUpTo(7), 2)).toEqual([
      [0, 1, 2, 3],
      [4, 5, 6],
    ]);
    expect(sharesOf(gamesUpTo(3), 3)).toEqual([[0], [1], [2]]);
  });

  it('[sim] one player plays the list as it is', () => {
    const [own = []] = sharesOf(gamesUpTo(4), 1);
    const played = gamesUpTo(4).map(() => takeGame(own, [own]));
    expect(played).toEqual([0, 1, 2, 3]);
    expect(takeGame(own, [own])).toBeUndefined();
  });

  it('[sim] every game is played once, whoever is quick, and players leave their share only when it is played', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 8 }),
        fc.infiniteStream(fc.nat({ max: 7 })),
        (games, players, turns) => {
          const shares = sharesOf(gamesUpTo(games), players);
          const first = shares.map((share) => new Set(share));
          const played: number[] = [];
          for (const turn of turns) {
            const [own, mine] = [shares[turn % players] ?? [], first[turn % players] ?? new Set()];
            const hadOwn = own.length > 0;
            const game = takeGame(own, shares);
            if (game === undefined) break;
            expect(mine.has(game)).toBe(hadOwn);
            played.push(game);
          }
          expect(played.toSorted((one, other) => one - other)).toEqual(gamesUpTo(games));
        },
      ),
    );
  });
});
