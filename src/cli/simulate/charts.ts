// Small plots as inline SVG, without scripts or libraries. They use the page's own colours, so they look right in light
// and dark.

import { TARGETS, type Row } from '../../sim';

export const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const RATE = { width: 220, height: 18 } as const;

/** A bar for the win rate, a line for its interval, a band for what is wanted. */
export function ratePlot({ rate, interval, difficulty }: Row): string {
  const { width, height } = RATE;
  const wanted = TARGETS.rate[difficulty];
  const at = (share: number): string => (share * width).toFixed(1);
  const middle = height / 2;
  const label = `won ${Math.round(rate * 100)} percent, between ${Math.round(interval.low * 100)} and ${Math.round(interval.high * 100)}`;
  return [
    `<svg width="${width}" height="${height}" role="img" aria-label="${label}">`,
    `<rect class="band" x="${at(wanted.low)}" y="0" width="${at(wanted.high - wanted.low)}" height="${height}"/>`,
    `<rect class="bar" x="0" y="${middle - 4}" width="${at(rate)}" height="8"/>`,
    `<line class="whisker" x1="${at(interval.low)}" x2="${at(interval.high)}" y1="${middle}" y2="${middle}"/>`,
    '</svg>',
  ].join('');
}

const BARS = { height: 70, bar: 16, gap: 4, foot: 14 } as const;

/** How many games had so many rounds. */
export function roundsPlot({ rounds, games }: Row): string {
  const { height, bar, gap, foot } = BARS;
  const numbers = Object.keys(rounds).map(Number);
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  const tallest = Math.max(...Object.values(rounds));
  const columns = Array.from({ length: most - least + 1 }, (_, index) => {
    const round = least + index;
    const count = rounds[round] ?? 0;
    const size = (count / tallest) * (height - foot);
    const x = index * (bar + gap);
    return (
      `<rect class="bar" x="${x}" y="${(height - foot - size).toFixed(1)}" width="${bar}" height="${size.toFixed(1)}">` +
      `<title>${count} of ${games} games: ${round} rounds</title></rect>` +
      `<text x="${x + bar / 2}" y="${height - 2}">${round}</text>`
    );
  });
  const width = columns.length * (bar + gap);
  return `<svg width="${width}" height="${height}" role="img" aria-label="rounds per game">${columns.join('')}</svg>`;
}

const LINES = { label: 170, bar: 180, row: 18 } as const;

/** Bars with names, the longest first. */
export function namedBars(values: Readonly<Record<string, number>>, unit: string): string {
  const { label, bar, row } = LINES;
  const entries = Object.entries(values).toSorted(([, a], [, b]) => b - a);
  const most = Math.max(...entries.map(([, value]) => value), 0);
  if (entries.length === 0) return '<p>none</p>';
  const lines = entries.map(([name, value], index) => {
    const y = index * row;
    const size = most > 0 ? (value / most) * bar : 0;
    return (
      `<text class="left" x="0" y="${y + 13}">${escape(name)}</text>` +
      `<rect class="bar" x="${label}" y="${y + 4}" width="${size.toFixed(1)}" height="${row - 8}"/>` +
      `<text class="left" x="${label + size + 6}" y="${y + 13}">${value.toFixed(1)}</text>`
    );
  });
  return `<svg width="${label + bar + 50}" height="${entries.length * row}" role="img" aria-label="${escape(unit)}">${lines.join('')}</svg>`;
}
