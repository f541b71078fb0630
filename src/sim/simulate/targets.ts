// The numbers that a mission should reach when bots play it, and which of them it misses.

import type { Difficulty } from '../../mission';
import type { Row, SimSummary } from './summary';

export const TARGETS = {
  /** Share of games that are won. */
  rate: { normal: { low: 0.55, high: 0.8 }, hard: { low: 0.3, high: 0.6 } },
  /** By how much the rates of different numbers of heroes may differ. */
  spread: 0.15,
  /** Median. */
  rounds: { low: 4, high: 8 },
} as const satisfies {
  readonly rate: Readonly<Record<Difficulty, { readonly low: number; readonly high: number }>>;
  readonly spread: number;
  readonly rounds: { readonly low: number; readonly high: number };
};

/** `heroes` left out: about all of them. */
export type MissedTarget = {
  readonly code: 'tooHard' | 'tooEasy' | 'tooShort' | 'tooLong' | 'uneven' | 'trouble';
  readonly mission: string;
  readonly difficulty?: Difficulty;
  readonly heroes?: number;
  readonly found: number;
};

export const missesOf = ({ rows, troubles }: SimSummary): readonly MissedTarget[] => [
  ...rows.flatMap(missesOfRow),
  ...unevenOf(rows),
  ...[...new Set(troubles.map(({ mission }) => mission))].map((mission): MissedTarget => ({
    code: 'trouble',
    mission,
    found: troubles.filter((trouble) => trouble.mission === mission).length,
  })),
];

function missesOfRow({ mission, heroes, difficulty, rate, medianRounds }: Row): readonly MissedTarget[] {
  const where = { mission, heroes, difficulty };
  const { low, high } = TARGETS.rate[difficulty];
  const { rounds } = TARGETS;
  return [
    ...(rate < low ? [{ code: 'tooHard', ...where, found: rate } as const] : []),
    ...(rate > high ? [{ code: 'tooEasy', ...where, found: rate } as const] : []),
    ...(medianRounds < rounds.low ? [{ code: 'tooShort', ...where, found: medianRounds } as const] : []),
    ...(medianRounds > rounds.high ? [{ code: 'tooLong', ...where, found: medianRounds } as const] : []),
  ];
}

function unevenOf(rows: readonly Row[]): readonly MissedTarget[] {
  const tables = new Map<string, readonly Row[]>();
  for (const row of rows) {
    const name = `${row.mission} ${row.difficulty}`;
    tables.set(name, [...(tables.get(name) ?? []), row]);
  }
  return [...tables.values()].flatMap((table): readonly MissedTarget[] => {
    const [first] = table;
    const rates = table.map(({ rate }) => rate);
    const found = Math.max(...rates) - Math.min(...rates);
    if (!first || found <= TARGETS.spread) return [];
    return [{ code: 'uneven', mission: first.mission, difficulty: first.difficulty, found }];
  });
}
