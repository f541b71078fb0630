// The report as one page that needs no other file: it can be sent by mail or kept beside a release.

import type { Row, SimSummary } from '../../sim';
import { escape, namedBars, ratePlot, roundsPlot } from './charts';
import { commandFor, countsOf, missLine, percent } from './lines';
import { missesOf } from '../../sim';

const STYLE = `
:root { color-scheme: light dark; --ink: #1c1f24; --paper: #fdfcf9; --soft: #6b7280; --bar: #b3372b; --band: #2f855a33; --line: #d9d4c8; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e6e1; --paper: #16181c; --soft: #9aa3af; --bar: #e0614f; --band: #68d39144; --line: #33373f; } }
body { font: 15px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 72rem; margin: 2rem auto; padding: 0 1rem; }
h1, h2, h3 { line-height: 1.2; } h2 { margin-top: 2.5rem; border-top: 1px solid var(--line); padding-top: 1rem; }
table { border-collapse: collapse; } th, td { text-align: left; padding: .25rem .75rem .25rem 0; border-bottom: 1px solid var(--line); vertical-align: middle; }
.scroll { overflow-x: auto; } .soft { color: var(--soft); } code { font-size: 90%; }
.tables { display: flex; flex-wrap: wrap; gap: 1.5rem 2.5rem; }
svg text { font-size: 11px; fill: var(--ink); text-anchor: middle; } svg text.left { text-anchor: start; }
svg .bar { fill: var(--bar); } svg .band { fill: var(--band); } svg .whisker { stroke: var(--ink); stroke-width: 1.5; }
`;

export function htmlReport(summary: SimSummary): string {
  const missions = [...new Set(summary.rows.map(({ mission }) => mission))];
  return [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>Redcell: ${summary.games} simulated games</title><style>${STYLE}</style></head><body>`,
    `<h1>${summary.games} simulated games</h1>`,
    '<p class="soft">The green band is what is wanted, the line the range in which the true rate lies 95 times of 100.</p>',
    overview(summary.rows),
    attention(summary),
    campaigns(summary),
    ...missions.map((mission) => chapter(summary, mission)),
    troubles(summary),
    '</body></html>',
    '',
  ].join('\n');
}

const tableOf = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<div class="scroll"><table><thead><tr>${heads.map((head) => `<th>${escape(head)}</th>`).join('')}</tr></thead><tbody>` +
  `${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</tbody></table></div>`;

const overview = (rows: readonly Row[]): string =>
  tableOf(
    ['mission', 'heroes', 'difficulty', 'games', 'won', '', 'median rounds', 'wounded', 'withdrawn'],
    rows.map((row) => [
      escape(row.mission),
      String(row.heroes),
      row.difficulty,
      String(row.games),
      percent(row.rate),
      ratePlot(row),
      String(row.medianRounds),
      row.wounded.toFixed(1),
      row.withdrawn.toFixed(1),
    ]),
  );

function attention(summary: SimSummary): string {
  const misses = missesOf(summary);
  if (misses.length === 0) return '<h2>Everything is as wanted</h2>';
  return `<h2>Not as wanted</h2><ul>${misses.map((miss) => `<li>${escape(missLine(miss))}</li>`).join('')}</ul>`;
}

function campaigns({ campaigns: rows }: SimSummary): string {
  if (rows.length === 0) return '';
  const cells = rows.map((row) => [
    escape(row.campaign),
    String(row.heroes),
    row.difficulty,
    String(row.games),
    escape(countsOf(row.endings)),
    `${row.missionsWon.toFixed(1)} of ${row.missions.toFixed(1)}`,
    row.encounters.toFixed(1),
    row.fame.toFixed(1),
    String(Math.round(row.credits)),
  ]);
  const heads = [
    'campaign',
    'heroes',
    'difficulty',
    'games',
    'endings',
    'missions won',
    'encounters',
    'fame',
    'credits left',
  ];
  return `<h2>Campaigns</h2>${tableOf(heads, cells)}`;
}

function chapter({ rows, neverRan }: SimSummary, mission: string): string {
  const own = rows.filter((row) => row.mission === mission);
  const never = neverRan[mission] ?? [];
  return [
    `<h2>${escape(mission)}</h2>`,
    '<div class="tables">',
    ...own.map(tableSection),
    '</div>',
    never.length === 0
      ? '<p>Every script ran.</p>'
      : `<p>Never ran: ${never.map((id) => `<code>${escape(id)}</code>`).join(', ')}</p>`,
  ].join('\n');
}

function tableSection(row: Row): string {
  const objectives = Object.entries(row.objectives).map(([id, { share, medianRound }]) => [
    escape(id),
    percent(share),
    String(medianRound),
  ]);
  const tempers = Object.entries(row.tempers).map(([temper, rate]) => `${temper} ${percent(rate)}`);
  return [
    `<section><h3>${row.heroes} heroes, ${row.difficulty}: ${percent(row.rate)}</h3>`,
    `<p class="soft">${escape(countsOf(row.outcomes))}<br>${escape(tempers.join(', '))}</p>`,
    `<h4>Rounds</h4>${roundsPlot(row)}`,
    `<h4>Damage to heroes per game</h4>${namedBars(row.damage, 'damage by card')}`,
    objectives.length > 0
      ? `<h4>Objectives</h4>${tableOf(['objective', 'achieved', 'median round'], objectives)}`
      : '',
    '</section>',
  ].join('');
}

function troubles({ troubles: list }: SimSummary): string {
  if (list.length === 0) return '<h2>No game with trouble</h2>';
  const items = list.map(
    ({ key, end, details }) =>
      `<li>${end}: <code>${escape(commandFor(key))}</code>${details.length > 0 ? `<br>${escape([...new Set(details)].join('; '))}` : ''}</li>`,
  );
  return `<h2>Games with trouble: ${list.length}</h2><ul>${items.join('')}</ul>`;
}
