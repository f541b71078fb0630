// The output of `redcell simulate`: a table of the games and everything that needs attention.

import {
  TARGETS,
  type CampaignRow,
  type MissedTarget,
  type Row,
  type SimSummary,
  type TroubleRecord,
} from '../../sim';

const MOST_TROUBLES = 20;

export const summaryLines = (summary: SimSummary): readonly string[] => [
  ...missionTable(summary.rows),
  ...(summary.campaigns.length > 0 ? ['', ...summary.campaigns.map(campaignLine)] : []),
  ...Object.entries(summary.neverRan).flatMap(([mission, scripts]) =>
    scripts.length > 0 ? ['', `${mission}: never ran: ${scripts.join(', ')}`] : [],
  ),
  ...(summary.troubles.length > 0 ? ['', `${summary.troubles.length} games with trouble:`] : []),
  ...summary.troubles.slice(0, MOST_TROUBLES).map(troubleLine),
  ...(summary.troubles.length > MOST_TROUBLES
    ? [`  … and ${summary.troubles.length - MOST_TROUBLES} more`]
    : []),
];

const HEADS = [
  'mission',
  'heroes',
  'difficulty',
  'games',
  'won',
  '95 %',
  'rounds',
  'wounded',
  'outcomes',
] as const;

function missionTable(rows: readonly Row[]): readonly string[] {
  if (rows.length === 0) return [];
  const cells = [HEADS, ...rows.map(cellsOf)];
  const widths = HEADS.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  return cells.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

const cellsOf = (row: Row): readonly string[] => [
  row.mission,
  String(row.heroes),
  row.difficulty,
  String(row.games),
  percent(row.rate),
  `${percent(row.interval.low)}–${percent(row.interval.high)}`,
  `${row.medianRounds}`,
  row.wounded.toFixed(1),
  countsOf(row.outcomes),
];

export const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** Most frequent first. */
export const countsOf = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');

const campaignLine = (row: CampaignRow): string =>
  `${row.campaign}, ${row.heroes} heroes, ${row.difficulty}: ${row.games} games; ${countsOf(row.endings)}; per game ` +
  `${row.missionsWon.toFixed(1)} of ${row.missions.toFixed(1)} missions won, ${row.encounters.toFixed(1)} encounters, ` +
  `fame ${row.fame.toFixed(1)}, credits left ${Math.round(row.credits)}`;

const troubleLine = ({ key, end, details }: TroubleRecord): string =>
  `  ${end}: ${commandFor(key)}${details.length > 0 ? ` (${[...new Set(details)].slice(0, 3).join('; ')})` : ''}`;

/** The command line that plays that game again. */
export function commandFor(key: string): string {
  const [, id, heroes, difficulty, temper, number] = key.split(' ');
  return `redcell simulate ${id} --heroes ${heroes} --difficulty ${difficulty} --bots ${temper} --game ${number} --watch`;
}

export function missLine({ code, mission, heroes, difficulty, found }: MissedTarget): string {
  const where = `${mission}${heroes === undefined ? '' : `, ${heroes} heroes`}${difficulty === undefined ? '' : `, ${difficulty}`}`;
  const { rounds, spread } = TARGETS;
  const rate = difficulty ? TARGETS.rate[difficulty] : TARGETS.rate.normal;
  const words: Readonly<Record<MissedTarget['code'], string>> = {
    tooHard: `won ${percent(found)}, wanted at least ${percent(rate.low)}`,
    tooEasy: `won ${percent(found)}, wanted at most ${percent(rate.high)}`,
    tooShort: `${found} rounds, wanted at least ${rounds.low}`,
    tooLong: `${found} rounds, wanted at most ${rounds.high}`,
    uneven: `win rates of different numbers of heroes are ${percent(found)} apart, wanted at most ${percent(spread)}`,
    trouble: `${found} games with trouble`,
  };
  return `${where}: ${words[code]}`;
}
