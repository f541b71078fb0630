// The plots of the page that `redcell simulate --out` writes.

import { describe, expect, it } from 'vitest';
import { namedBars, ratePlot, roundsPlot } from '../../src/cli/simulate/charts';
import type { Row } from '../../src/sim';

const ROW: Row = {
  mission: 'first-steps',
  heroes: 2,
  difficulty: 'normal',
  games: 4,
  won: 2,
  rate: 0.5,
  interval: { low: 0.25, high: 0.75 },
  outcomes: { won: 2, lost: 2 },
  medianRounds: 6,
  rounds: { 4: 1, 6: 3 },
  wounded: 1,
  withdrawn: 0,
  damage: {},
  objectives: {},
  tempers: {},
};

/** The numbers of all elements of a class, in the order of the picture. */
const numbersIn = (svg: string, name: string, field: string): readonly number[] =>
  [...svg.matchAll(new RegExp(`class="${name}"[^>]* ${field}="([^"]*)"`, 'g'))].map(([, found]) =>
    Number(found),
  );

describe('[cli] plots of a simulation', () => {
  it('[cli] the win rate is a bar, its interval a line, what is wanted a band', () => {
    const svg = ratePlot(ROW);
    const width = Number(/<svg width="(\d+)"/.exec(svg)?.[1]);
    const share = (name: string, field: string) => numbersIn(svg, name, field).map((at) => at / width);
    expect(share('bar', 'width')).toEqual([0.5]);
    expect([...share('whisker', 'x1'), ...share('whisker', 'x2')]).toEqual([0.25, 0.75]);
    const [from = 0] = share('band', 'x');
    const [size = 0] = share('band', 'width');
    // Normal: between 55 and 80 of 100 games.
    expect(from).toBeCloseTo(0.55);
    expect(from + size).toBeCloseTo(0.8);
    expect(svg).toContain('aria-label="won 50 percent, between 25 and 75"');
  });

  it('[cli] rounds have a column each, those that never happened too', () => {
    const svg = roundsPlot(ROW);
    const [four = 0, five = 0, six = 0, ...more] = numbersIn(svg, 'bar', 'height');
    expect([four / six, five, more.length]).toEqual([expect.closeTo(1 / 3, 1), 0, 0]);
    expect(svg).toContain('1 of 4 games: 4 rounds');
    expect(svg).toContain('3 of 4 games: 6 rounds');
  });

  it('[cli] damage has a bar for each group, the worst first', () => {
    const svg = namedBars({ officers: 1.5, 'guards & <dogs>': 6 }, 'damage by card');
    const [worst = 0, other = 0, ...more] = numbersIn(svg, 'bar', 'width');
    expect([worst / other, more.length]).toEqual([4, 0]);
    expect(svg.indexOf('guards &amp; &lt;dogs&gt;')).toBeLessThan(svg.indexOf('officers'));
    expect(svg).toContain('>6.0<');
    expect(namedBars({}, 'damage by card')).toBe('<p>none</p>');
  });
});
