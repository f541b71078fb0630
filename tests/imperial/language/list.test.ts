import { describe, expect, it } from 'vitest';
import {
  budgetFaults,
  canonical,
  costOf,
  rulesWithTargets,
  walk,
  withTargets,
  type Line,
  type OrderList,
  type Selector,
  type Step,
} from '../../../src/imperial';

const closest: Selector = { order: [{ kind: 'closest' }], soft: true };
const weakest: Selector = { order: [{ kind: 'least', of: 'health' }], soft: true };
const strongest: Selector = { order: [{ kind: 'most', of: 'health' }], soft: true };
const attack: Step = { kind: 'attack' };

/** All targets in a list, in order. */
const targetsOf = ({ lines }: OrderList): unknown[] => {
  const found: unknown[] = [];
  walk('lines', lines, { step: (step) => found.push('target' in step ? step.target : undefined) });
  return found;
};

describe('costs', () => {
  it.each([
    [undefined, 0, false],
    ['action', 1, false],
    ['attack', 1, true],
    ['twoActions', 2, false],
    ['actionAndAttack', 2, true],
  ] as const)('[rows 63-65] %s costs %i actions, attack action: %s', (cost, actions, attacks) => {
    expect(costOf({ do: [attack], ...(cost ? { cost } : {}) })).toEqual({ actions, attack: attacks });
  });
});

describe('target preference', () => {
  const list = (fields: Partial<OrderList> = {}): OrderList => ({
    id: 'a',
    lines: [{ do: [attack] }],
    ...fields,
  });

  it('[row 66] comes from the line, else the list, else the group, else it is whoever is closest', () => {
    expect(targetsOf(withTargets(list()))).toEqual([closest]);
    expect(targetsOf(withTargets(list(), weakest))).toEqual([weakest]);
    expect(targetsOf(withTargets(list({ target: strongest }), weakest))).toEqual([strongest]);
    const own: Line = { do: [attack], target: weakest };
    expect(targetsOf(withTargets(list({ target: strongest, lines: [own] })))).toEqual([weakest]);
  });

  it('[row 66] a target that is written stays', () => {
    expect(targetsOf(withTargets(list({ lines: [{ do: [{ ...attack, target: 'that' }] }] })))).toEqual([
      'that',
    ]);
  });

  it('[row 66] reaches steps inside steps and inserted lines', () => {
    const inserted: Line = { do: [attack], target: strongest };
    const nested: Line = {
      do: [
        { kind: 'if', if: { kind: 'hit' }, do: [attack] },
        { kind: 'insertLines', lines: [inserted, { do: [attack] }] },
      ],
    };
    const found = targetsOf(withTargets(list({ lines: [nested] }), weakest)).filter(
      (target) => target !== undefined,
    );
    expect(found).toEqual([weakest, strongest, weakest]);
  });

  it('[row 60] bonus effects aim as their group does', () => {
    expect(rulesWithTargets([{ kind: 'once', do: [attack] }], weakest)).toEqual([
      { kind: 'once', do: [{ ...attack, target: weakest }] },
    ]);
  });
});

describe('one form for one meaning', () => {
  it('[canonical] the order of filters and exclusions says nothing', () => {
    const a: Selector = {
      filter: [{ kind: 'within', spaces: 2 }, { kind: 'healthy' }],
      exclude: ['that', 'self'],
    };
    const b: Selector = {
      filter: [{ kind: 'healthy' }, { spaces: 2, kind: 'within' }],
      exclude: ['self', 'that'],
    };
    expect(canonical('selector', a)).toEqual(canonical('selector', b));
  });

  it('[canonical] the order of keys and steps does', () => {
    const keys: Selector = { order: [{ kind: 'farthest' }, { kind: 'closest' }] };
    expect(canonical('selector', keys)).toEqual(keys);
  });

  it('[canonical] a lone "when" is a reaction', () => {
    const when: Step = { kind: 'when', when: { kind: 'defeated' }, do: [attack] };
    expect(canonical('rule', { kind: 'once', do: [when] })).toEqual({ ...when, kind: 'reaction' });
    expect(canonical('rule', { kind: 'once', do: [when, attack] }).kind).toBe('once');
  });
});

describe('budget', () => {
  const action = (points: number): Line => ({ cost: 'action', do: [{ kind: 'toward', points }] });
  const strike = (points: number): Line => ({ cost: 'attack', do: [{ kind: 'moveAttack', points }] });
  const faults = (...lines: readonly Line[]) => budgetFaults({ id: 'a', lines }, 4).map(({ code }) => code);

  it('[L1] attack and a small move, or a double move', () => {
    expect(faults(strike(4), action(3), action(5))).toEqual([]);
    expect(faults(strike(5), action(3), action(5))).toEqual(['attackMove']);
    expect(faults(strike(4), action(4), action(5))).toEqual(['doubleMove']);
  });

  it('[L2] three to six lines', () => {
    expect(faults(strike(4), action(8))).toEqual(['lines']);
    expect(faults(strike(4), ...Array.from({ length: 6 }, () => action(1)))).toEqual(['lines']);
  });

  it('[L1] moves of others, free moves and X do not count', () => {
    const other: Line = { cost: 'action', do: [{ kind: 'toward', points: 9, who: 'companion' }] };
    const free: Line = { do: [{ kind: 'toward', points: 9 }] };
    const unknown: Line = { cost: 'action', do: [{ kind: 'toward', points: 'X' }] };
    expect(faults(strike(4), other, free, unknown, action(4), action(4))).toEqual([]);
  });
});
