// Reads the table that `redcell simulate all --table docs/balance.md` writes.

import { readFileSync } from 'node:fs';
import type { Difficulty } from '../../src/mission';

export type Balance = {
  readonly mission: string;
  readonly heroes: number;
  readonly difficulty: Difficulty;
  readonly games: number;
  /** Of one. */
  readonly rate: number;
  readonly medianRounds: number;
};

const text = readFileSync('docs/balance.md', 'utf8');

const ROW = /^\| ([a-z0-9-]+) \| (\d) \| (normal|hard) \| (\d+) \| (\d+)% \| .* \| ([\d.]+) \| [\d.]+ \|$/gm;

export const balance: readonly Balance[] = [...text.matchAll(ROW)].map(
  ([, mission = '', heroes, difficulty, games, percent, rounds]) => ({
    mission,
    heroes: Number(heroes),
    difficulty: difficulty as Difficulty,
    games: Number(games),
    rate: Number(percent) / 100,
    medianRounds: Number(rounds),
  }),
);

/** Scripts that ran in none of the games, by mission. */
export const rare: readonly (readonly [mission: string, scripts: readonly string[]])[] = [
  ...text.matchAll(/^- ([a-z0-9-]+): (.+)$/gm),
].map(([, mission = '', scripts = '']) => [mission, scripts.split(', ')]);
