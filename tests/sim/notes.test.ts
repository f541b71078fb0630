// What is noted while bots play, and what a game is worth to them.

import { describe, expect, it } from 'vitest';
import { makePlay, type Game } from '../../src/mission';
import { takeNotes } from '../../src/sim/simulate/recorder';
import { worthOfAnswer } from '../../src/sim/table/judgement';
import { figureState, heroState, sampleGame, sampleKit } from '../mission/sample';
import { tableDoing } from '../mission/table';

describe('[sim] damage that heroes suffer while a group acts', () => {
  const kit = sampleKit();
  const play = makePlay(kit);
  const HEROES = ['ada', 'bo', 'cy', 'dee'];

  /** Four heroes of 10 health; ada as she is handed in, or off the map. */
  const game = (wounded: boolean, damage: number | null): Game => ({
    ...sampleGame(kit),
    actors: HEROES.map((id) => heroState(id, { wounded: id === 'ada' && wounded })),
    figures: Object.fromEntries(
      HEROES.filter((id) => id !== 'ada' || damage !== null).map((id) => [
        id,
        figureState(id, 'hero', { damage: id === 'ada' ? (damage ?? 0) : 0 }),
      ]),
    ),
    window: { card: 'trooper' } as Game['window'],
  });
  const noted = (before: Game, after: Game, kind: 'finishActivation' | 'resume' = 'finishActivation') => {
    const { notes, onAdvance } = takeNotes(play);
    onAdvance(before, { kind } as Parameters<typeof onAdvance>[1], { game: after, events: [] });
    return notes.damage;
  };

  it.each<[string, Game, Game, number]>([
    ['a healthy hero', game(false, 2), game(false, 5), 3],
    ['a wounded hero', game(true, 2), game(true, 5), 3],
    ['a hero who is wounded by it: the rest of one side, and what the other side has', game(false, 8), game(true, 1), 3],
    ['a hero who withdraws: the rest of the side', game(true, 4), game(true, null), 6],
  ])('[sim] %s', (_, before, after, damage) => {
    expect(noted(before, after)).toEqual({ trooper: damage });
  }); // prettier-ignore

  it('[sim] nothing is noted for damage that was healed, or outside of an activation', () => {
    expect(noted(game(false, 5), game(false, 2))).toEqual({});
    expect(noted(game(true, 5), game(true, 2))).toEqual({});
    expect(noted({ ...game(false, 2), window: null }, game(false, 5))).toEqual({});
    expect(noted(game(false, 2), game(false, 5), 'resume')).toEqual({});
  });
});

describe('[sim] what a game is worth', () => {
  const table = tableDoing([
    {
      kind: 'question',
      text: 'search',
      options: [
        { id: 'yes', text: 'search', do: [] },
        { id: 'no', text: 'search', do: [] },
      ],
    },
  ]);
  const worth = (roundLimit: Game['roundLimit']): number =>
    worthOfAnswer(table.play, { ...table.game, roundLimit }, { kind: 'option', option: 'yes' });
  const limit = (rounds: number): number => worth({ rounds, outcome: 'too-late' });

  it('[sim] time that is left counts up to eight rounds; without a limit there is always that much', () => {
    // The answer begins round 1.
    expect([limit(9), limit(20)]).toEqual([worth(null), worth(null)]);
    expect(limit(8)).toBeLessThan(worth(null));
    expect(limit(3)).toBeLessThan(limit(4));
  });
});
