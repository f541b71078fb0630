// The table of win rates for the docs.

import { TARGETS, type Row, type SimSummary } from '../../sim';
import { percent } from './lines';

export function balanceTable({ rows, neverRan }: SimSummary): string {
  const { rate, rounds, spread } = TARGETS;
  const rare = Object.entries(neverRan).filter(([, scripts]) => scripts.length > 0);
  return [
    '# Balance',
    '',
    'Win rates of bots, written by `redcell simulate … --table`. How they play, and what they leave out, is told in',
    '[simulator.md](simulator.md). Wanted: on normal difficulty',
    `${percent(rate.normal.low)} to ${percent(rate.normal.high)}, on hard ${percent(rate.hard.low)} to ${percent(rate.hard.high)}; numbers of heroes no more than`,
    `${percent(spread)} apart; ${rounds.low} to ${rounds.high} rounds in the middle of all games.`,
    '',
    '| mission | heroes | difficulty | games | won | 95 % of the time between | median rounds | wounded heroes |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...rows.map(lineOf),
    '',
    ...(rare.length > 0 ? RARE : []),
    ...rare.map(([mission, scripts]) => `- ${mission}: ${scripts.join(', ')}`),
    ...(rare.length > 0 ? [''] : []),
  ].join('\n');
}

const lineOf = ({ mission, heroes, difficulty, games, rate, interval, medianRounds, wounded }: Row): string =>
  `| ${mission} | ${heroes} | ${difficulty} | ${games} | ${percent(rate)} | ${percent(interval.low)} and ${percent(interval.high)} | ${medianRounds} | ${wounded.toFixed(1)} |`;

const RARE = [
  '## What bots never came to',
  '',
  'These scripts ran in none of the games: what they wait for follows from earlier missions of a campaign, or is nothing',
  'that a bot would go for. A test (`tests/content/rare.test.ts`) comes to each of them.',
  '',
];
