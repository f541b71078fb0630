// How an Imperial turn opens: what needs no tap, what explains itself, and what says that it does nothing.

import { describe, expect, it } from 'vitest';
import { resolveOrders } from '../../src/mission';
import { tableWith, TROOPERS } from './activationTable';
import { readable } from './missionHtml';
import { BEGUN, windowHtml } from './windowHtml';

const ALONE = 'probe-droid@8,2;diala-passil@2,1;fenn-signis@1,3';
const NEAR = TROOPERS.replace('fenn-signis@1,3', 'fenn-signis@8,3');

/** The first table of the group with this bonus effect. */
function tableOf(figures: string, name: string) {
  for (let seed = 0; seed < 60; seed++) {
    const table = tableWith(figures, 'stormtrooper', `${seed}`);
    if (JSON.stringify(table.drawn.bonus.name).includes(name)) return table;
  }
  throw new Error(`${name} is never drawn`);
}

/** Without what is folded. */
const unfolded = (html: string): string => readable(html.replaceAll(/<details(?![^>]* open)[^>]*>.*?<\/details>/gs, '')); // prettier-ignore

describe('an Imperial turn opens', () => {
  it('[row 186] one figure begins at once', () => {
    const words = readable(windowHtml(tableWith(ALONE, 'probe-droid', 'a')));
    expect(words).not.toContain('Begin');
    expect(words).not.toContain('Back');
    expect(words).toMatch(/Next|Finish|Roll for us/);
  });

  it('[row 186] several: all at once says that it stops for dice', () => {
    expect(readable(windowHtml(tableWith(TROOPERS, 'stormtrooper', 'a')))).toMatch(
      /Begin: figure by figure Do all, stop for dice|Begin: figure by figure Do all $/,
    );
  });

  it('[row 135] what icons cost is said where icons are', () => {
    const table = tableWith(TROOPERS, 'stormtrooper', 'a');
    expect(readable(windowHtml({ ...table, explained: true }))).toContain('Each icon costs 1');
    expect(unfolded(windowHtml({ ...table, explained: true }))).not.toContain('Each icon costs 1');
    expect(unfolded(windowHtml({ ...table, explained: true, look: BEGUN }))).toContain('Each icon costs 1');
  });

  it('[row 187] grenades with nobody near, and recruits for a whole group, say that they do nothing', () => {
    expect(readable(windowHtml(tableOf(TROOPERS, 'Concussion grenades')))).toContain('No effect now.');
    expect(readable(windowHtml(tableOf(NEAR, 'Concussion grenades')))).not.toContain('No effect now.');
    expect(readable(windowHtml(tableOf(TROOPERS, 'Fresh recruits')))).toContain('No effect now.');
    expect(readable(windowHtml(tableOf(TROOPERS, 'Drilled volley')))).not.toContain('No effect now.');
  });
});

describe('the dice of an attack', () => {
  /** The first table whose first decision is an attack. */
  const attack = () => {
    for (let seed = 0; seed < 40; seed++) {
      const table = tableWith(NEAR, 'stormtrooper', `${seed}`);
      if (resolveOrders(table.situation, table.drawn, []).resolution.pending?.kind === 'attack') return table;
    }
    throw new Error('nobody attacks');
  };
  const ways = (way: 'roll' | 'faces' | 'totals'): readonly string[] => {
    const html = windowHtml({ ...attack(), look: BEGUN, way });
    const bar = /<div class="buttons dice-ways">.*?<\/div>/s.exec(html)?.[0] ?? '';
    return [...bar.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, words]) => words ?? '');
  };

  it('[row 188] the app rolls, or the players have their own', () => {
    expect(ways('roll')).toEqual(['Own dice ▾']);
    expect(ways('faces')).toEqual(['Roll for us', 'Totals']);
    expect(ways('totals')).toEqual(['Roll for us', 'Tap faces']);
  });
});
