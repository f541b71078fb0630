// What many records come to: rates with their intervals, what never ran, and where the targets are missed.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { missesOf, summarise, type MissionRecord } from '../../src/sim';
import { median, shareInterval } from '../../src/sim/simulate/statistics';

const record = (number: number, change: Partial<MissionRecord> = {}): MissionRecord => ({
  kind: 'mission',
  key: `mission m 4 normal steady ${number}`,
  mission: 'm',
  heroes: 4,
  difficulty: 'normal',
  temper: 'steady',
  party: [],
  end: 'over',
  outcome: 'done',
  won: true,
  rounds: 5,
  wounded: 1,
  withdrawn: 0,
  damage: { stormtrooper: 4 },
  achieved: { first: 2 },
  ran: ['a'],
  stopped: [],
  refused: [],
  commands: 10,
  ...change,
});

const SCRIPTS = { m: ['a', 'b'] };

describe('[sim] summary', () => {
  it('[sim] counts wins, rounds, damage, objectives and what never ran', () => {
    const lost = { won: false, outcome: 'late', rounds: 7, achieved: {}, damage: { nexu: 2 } };
    const { rows, neverRan, troubles } = summarise(
      [record(0), record(1), record(2), record(3, lost)],
      SCRIPTS,
    );
    expect(rows).toMatchObject([
      {
        games: 4,
        won: 3,
        rate: 0.75,
        outcomes: { done: 3, late: 1 },
        medianRounds: 5,
        rounds: { 5: 3, 7: 1 },
        damage: { stormtrooper: 3, nexu: 0.5 },
        objectives: { first: { share: 0.75, medianRound: 2 } },
      },
    ]);
    expect({ neverRan, troubles }).toEqual({ neverRan: { m: ['b'] }, troubles: [] });
  });

  it('[sim] is the same in whatever order records come', () => {
    const records = Array.from({ length: 12 }, (_, number) =>
      record(number, { rounds: number % 5, won: number % 3 === 0, heroes: 2 + (number % 3) }),
    );
    fc.assert(
      fc.property(fc.shuffledSubarray(records, { minLength: records.length }), (mixed) => {
        expect(summarise(mixed, SCRIPTS)).toEqual(summarise(records, SCRIPTS));
      }),
      { seed: 7, numRuns: 20 },
    );
  });

  it('[sim] games with trouble are told with the key that plays them again', () => {
    const troubles = [
      record(1, { end: 'tooLong', outcome: null }),
      record(2, { refused: ['interact: unknownOption'] }),
    ];
    expect(summarise([record(0), ...troubles], SCRIPTS).troubles).toEqual([
      { key: 'mission m 4 normal steady 1', mission: 'm', end: 'tooLong', details: [] },
      {
        key: 'mission m 4 normal steady 2',
        mission: 'm',
        end: 'over',
        details: ['refused: interact: unknownOption'],
      },
    ]);
  });

  it('[sim] targets: too easy, too short, uneven', () => {
    const easy = Array.from({ length: 10 }, (_, number) => record(number, { rounds: 3 }));
    const hard = easy.map((one) => ({
      ...one,
      key: one.key.replace('4', '2'),
      heroes: 2,
      won: false,
      rounds: 9,
    }));
    expect(
      missesOf(summarise([...easy, ...hard], SCRIPTS)).map(({ code, heroes }) => [code, heroes]),
    ).toEqual([
      ['tooHard', 2],
      ['tooLong', 2],
      ['tooEasy', 4],
      ['tooShort', 4],
      ['uneven', undefined],
    ]);
  });

  it('[sim] the interval of a share holds the share, and shrinks with the number of games', () => {
    for (const of of [1, 10, 1000])
      for (const hits of [0, Math.floor(of / 3), of]) {
        const { low, high } = shareInterval(hits, of);
        expect(low).toBeLessThanOrEqual(hits / of);
        expect(high).toBeGreaterThanOrEqual(hits / of);
      }
    expect(shareInterval(600, 1000)).toMatchObject({
      low: expect.closeTo(0.569, 2),
      high: expect.closeTo(0.63, 2),
    });
  });

  it('[sim] the median of an even number of values lies between the two in the middle', () => {
    expect([median([]), median([3]), median([4, 1]), median([9, 1, 5])]).toEqual([0, 3, 2.5, 5]);
  });
});
