// A test inside an Imperial turn: who tests what, and no result that nobody has told.

import { describe, expect, it } from 'vitest';
import { resolveOrders } from '../../src/mission';
import type { TestTable } from '../../src/ui/activation/TestEntry';
import { tableWith } from './activationTable';
import { readable } from './missionHtml';
import { BEGUN, windowHtml } from './windowHtml';

/** Fenn stands beside the troopers. */
const CLOSE = 'stormtrooper@8,2;stormtrooper.2@9,2;stormtrooper.3@9,3;diala-passil@2,1;fenn-signis@8,3';

const grenades = () => {
  for (let seed = 0; seed < 40; seed++) {
    const table = tableWith(CLOSE, 'stormtrooper', `${seed}`);
    const { pending } = resolveOrders(table.situation, table.drawn, []).resolution;
    if (pending?.kind === 'test') return { ...table, pending };
  }
  throw new Error('no test is drawn');
};

const mainOf = (html: string): string => /<button[^>]*btn-main.*?<\/button>/s.exec(html)?.[0] ?? '';
const tests: TestTable = {
  of: () => ({ attribute: 'insight', dice: ['blue', 'green'], bonus: 0 }),
  roll: (dice) => dice.map(() => 0),
};

describe('a test in the orders', () => {
  const { situation, drawn, pending } = grenades();
  const shown = { situation, drawn, look: BEGUN };

  it('[row 181] the headline names who tests what', () => {
    expect(readable(windowHtml(shown))).toMatch(/Fenn tests insight|Fenn and Diala test insight/);
    expect(readable(windowHtml(shown))).not.toContain('stays in place');
  });

  it('[row 181] no number is chosen at first, and nothing can be entered', () => {
    const html = windowHtml({ ...shown, way: 'faces', tests });
    expect(html).not.toContain('aria-pressed="true"');
    expect(mainOf(html)).toContain('disabled');
    expect(readable(html)).toContain('Roll for us');
  });

  it('[row 181] where the app rolls, the main button rolls; without their dice it waits for a number', () => {
    expect(readable(mainOf(windowHtml({ ...shown, tests })))).toContain('Roll for us');
    expect(mainOf(windowHtml({ ...shown, tests }))).not.toContain('disabled');
    expect(mainOf(windowHtml(shown))).toContain('disabled');
  });

  it('[row 181] the headline says who failed', () => {
    const of = Object.fromEntries(pending.heroes.map((hero) => [hero, 0]));
    const told = [{ step: pending.step, answer: { kind: 'successes', of } as const }];
    expect(readable(windowHtml({ ...shown, told }))).toContain('failed: Fenn');
  });
});
