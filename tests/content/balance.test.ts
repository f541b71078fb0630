// The balance that docs/balance.md states: as wanted, for every mission, and still true. Chance decides games, so a sample
// is only held against the table as far as chance reaches; BALANCE_GAMES=20 looks closer than a normal run does.

import { beforeAll, describe, expect, it } from 'vitest';
import type { Difficulty } from '../../src/mission';
import type { Pack } from '../../src/packs';
import { jobsFor, runJob, TARGETS, TEMPERS, type MissionRecord } from '../../src/sim';
import { balance, type Balance } from './balanceTable';
import { builtIn } from './missions';
import { TABLES } from './walk';
import { IS_LONG, sized } from '../sized';

const GAMES = Number(process.env['BALANCE_GAMES'] ?? sized(1, 20));
/** A short run samples the tables of three heroes. */
const HEROES = IS_LONG ? [2, 3, 4] : [3];
/** Standard deviations beyond which it is no longer chance. */
const LUCK = 4;
/** Games at a table below which chance alone reaches from nothing won to all won, and a mission could not fail. */
const ENOUGH = 20;
/** With so many at every table the numbers are held as they stand; with fewer, as far as chance reaches (about 85 %). */
const SURE = 200;
const LEAST_GAMES = 50;
const chanceOf = ({ games, rate }: Pick<Balance, 'games' | 'rate'>): number =>
  games >= SURE ? 0 : 1.5 * Math.sqrt((rate * (1 - rate)) / games);
const DIFFICULTIES = ['normal', 'hard'] as const;

let pack: Pack;
let missions: readonly string[];
beforeAll(async () => {
  ({ pack } = await builtIn());
  missions = [...pack.missions.values()].filter(({ encounter }) => !encounter).map(({ id }) => id);
});

describe('[balance] what the table says', () => {
  it('[balance] every mission was played at every table, often', () => {
    const wanted = missions.flatMap((mission) =>
      TABLES.map(({ heroes, difficulty }) => `${mission} ${heroes} ${difficulty}`),
    );
    const found = balance.map(({ mission, heroes, difficulty }) => `${mission} ${heroes} ${difficulty}`);
    expect(found.toSorted()).toEqual(wanted.toSorted());
    expect(Math.min(...balance.map(({ games }) => games))).toBeGreaterThanOrEqual(LEAST_GAMES);
  });

  it('[balance] missions are won as often, and last as long, as they should', () => {
    const misses = balance.filter((row) => {
      const { difficulty, rate, medianRounds } = row;
      const { low, high } = TARGETS.rate[difficulty];
      const { rounds } = TARGETS;
      const chance = chanceOf(row);
      return (
        rate + chance < low || rate - chance > high || medianRounds < rounds.low || medianRounds > rounds.high
      );
    });
    expect(misses).toEqual([]);
  });

  it('[balance] no number of heroes has it much easier than another', () => {
    const spreads = missions.flatMap((mission) =>
      DIFFICULTIES.map((difficulty) => {
        const rows = rowsOf(mission, difficulty);
        const low = Math.min(...rows.map((row) => row.rate + chanceOf(row)));
        const high = Math.max(...rows.map((row) => row.rate - chanceOf(row)));
        return { mission, difficulty, spread: high - low };
      }),
    );
    // The table has whole percents.
    expect(spreads.filter(({ spread }) => spread > TARGETS.spread + 0.005)).toEqual([]);
  });
});

describe('[balance] a sample of games', () => {
  let games: readonly { readonly mission: string; readonly game: MissionRecord }[];
  beforeAll(() => {
    games = missions.flatMap((mission) => gamesOf(mission).map((game) => ({ mission, game })));
  });

  it(`[balance] ${GAMES} games at every table end, and all together end as the table has it`, () => {
    expect(games.filter(({ game }) => game.end !== 'over').map(({ game }) => game)).toEqual([]);
    for (const difficulty of DIFFICULTIES)
      expectByChance(
        difficulty,
        games.filter(({ game }) => game.difficulty === difficulty).map(({ game }) => game),
        balance.filter((row) => row.difficulty === difficulty && HEROES.includes(row.heroes)),
      );
  });

  it.runIf(GAMES >= ENOUGH)(
    `[balance] each mission ends as the table has it (with ${ENOUGH} games at every table and more)`,
    () => {
      for (const difficulty of DIFFICULTIES)
        for (const mission of missions)
          expectByChance(
            `${mission} ${difficulty}`,
            games
              .filter((one) => one.mission === mission && one.game.difficulty === difficulty)
              .map(({ game }) => game),
            rowsOf(mission, difficulty),
          );
    },
  );
});

const rowsOf = (mission: string, difficulty: Difficulty): readonly Balance[] =>
  balance.filter((row) => row.mission === mission && row.difficulty === difficulty);

const gamesOf = (mission: string): readonly MissionRecord[] =>
  jobsFor(pack, {
    stories: [{ kind: 'mission', id: mission }],
    seeds: GAMES,
    heroes: HEROES,
    difficulties: DIFFICULTIES,
    tempers: TEMPERS,
  }).map((job) => runJob(pack, job) as MissionRecord);

/** Games are spread evenly over the rows. */
function expectByChance(what: string, games: readonly MissionRecord[], rows: readonly Balance[]): void {
  const won = games.filter((game) => game.won).length;
  const rate = rows.reduce((sum, row) => sum + row.rate, 0) / rows.length;
  const deviation = Math.sqrt(games.length * rate * (1 - rate));
  expect(Math.abs(won - games.length * rate), `${what}: ${won} of ${games.length} won`).toBeLessThanOrEqual(
    LUCK * deviation,
  );
}
