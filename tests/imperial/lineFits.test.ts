// What a file may say in the language of orders: every line that ships, and each kind of the tables with its own fields only.

import { describe, expect, it } from 'vitest';
import { isOrderLine, isSelector, kindsOf, type Line, type Selector } from '../../src/imperial';
import { builtInPack } from '../cli/samplePack';

const pack = await builtInPack();
const groups = [...pack.groups.values()];

/** Wherever lines lie in a mission. */
function linesIn(value: unknown): readonly unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, held]) =>
    field === 'lines' && Array.isArray(held) ? (held as readonly unknown[]) : linesIn(held),
  );
}

describe('lines and selectors from a file', () => {
  it('[saves] every line and target that ships passes', () => {
    const lines: readonly unknown[] = [
      ...groups.flatMap(({ lists }) => lists.flatMap((list): readonly Line[] => list.lines)),
      ...[...pack.missions.values()].flatMap((mission) => linesIn(mission)),
    ];
    const targets = groups.flatMap(({ target }): readonly Selector[] => (target ? [target] : []));
    expect(lines.length).toBeGreaterThan(500);
    expect(lines.filter((line) => !isOrderLine(line))).toEqual([]);
    expect(targets.filter((target) => !isSelector(target))).toEqual([]);
  });

  it.each(kindsOf('step'))('[saves] the step %s with fields that are none is found out', (kind) => {
    const wrong = { kind, points: {}, do: 5, if: [], who: 7, target: 7, with: 1, amount: 'many', whom: 1, conditions: ['no'] }; // prettier-ignore
    const spoiled = { ...wrong, dice: [[]], be: 1, figures: [], lines: [1], ability: 1, spaces: -1, form: 1, companion: 1, text: 1, thing: 1, how: 1, through: 1, card: 1, trait: 1, rounds: 0.5, spot: 1, prefer: 1, way: 1, to: 1, victim: 1, attribute: 1, x: 1, until: 1, token: 1, when: 1, pay: 1, within: {}, during: 1 }; // prettier-ignore
    const holdsNothing = ['dropForm', 'endActivation'].includes(kind);
    expect(isOrderLine({ do: [spoiled] })).toBe(holdsNothing);
  });
});
