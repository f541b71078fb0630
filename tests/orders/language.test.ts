// What is derived from the tables of a dialect: types, the walk, one form for the same meaning, and words without sense.

import { describe, expect, it } from 'vitest';
import type { Path } from '../../src/kernel';
import { canonicalIn, fieldsIn, unboundIn, type Binding } from '../../src/orders';
import { GRAMMAR, PREDS, type Pred, type Ref, type Selector, type Step } from './skirmish';

const wounded: Pred = { kind: 'wounded' };
const near: Pred = { kind: 'inRange', bands: 2 };
const steps: readonly Step[] = [
  { kind: 'shoot', target: { filter: [wounded], order: [{ kind: 'nearest' }], must: [near], as: 'prey' } },
  { kind: 'block', do: [{ kind: 'pick', whom: 'bound:prey' }] },
];

describe('types from tables', () => {
  it('[orders] the compiler refuses what the tables of the dialect do not say', () => {
    const said: readonly unknown[] = [
      // @ts-expect-error no such predicate
      { kind: 'healthy' } satisfies Pred,
      // @ts-expect-error the bands are missing
      { kind: 'inRange' } satisfies Pred,
      // @ts-expect-error no key of this dialect
      { order: [{ kind: 'closest' }] } satisfies Selector,
      // @ts-expect-error no such noun
      { noun: 'hero' } satisfies Selector,
      { filter: [{ kind: 'inRange', bands: 2, of: { noun: 'leader' } }] } satisfies Selector,
    ];
    expect(said).toHaveLength(5);
  });

  it('[orders] the fields of a row come in the order of the table', () => {
    expect(fieldsIn<string>({ pred: PREDS }, 'pred', 'inRange')).toEqual([
      { name: 'bands', type: 'count', optional: false },
      { name: 'of', type: 'target', optional: true },
    ]);
    expect(() => fieldsIn<string>({ pred: PREDS }, 'pred', 'healthy')).toThrow('healthy');
  });
});

describe('the walk', () => {
  it('[orders] visits everything once, outside first, and knows a reference from a selector', () => {
    const seen: [string, Path][] = [];
    GRAMMAR.walk('steps', steps, {
      step: ({ kind }, path) => seen.push([kind, path]),
      pred: ({ kind }, path) => seen.push([kind, path]),
      key: ({ kind }, path) => seen.push([kind, path]),
      ref: (ref, path) => seen.push([ref, path]),
      selector: ({ as }, path) => seen.push([`selector ${as}`, path]),
    });
    expect(seen).toEqual([
      ['shoot', [0]],
      ['selector prey', [0, 'target']],
      ['wounded', [0, 'target', 'filter', 0]],
      ['nearest', [0, 'target', 'order', 0]],
      ['inRange', [0, 'target', 'must', 0]],
      ['block', [1]],
      ['pick', [1, 'do', 0]],
      ['bound:prey', [1, 'do', 0, 'whom']],
    ]);
  });

  it('[orders] a kind that is in no table is a mistake of ours', () => {
    expect(() => GRAMMAR.childrenOf('step', { kind: 'dance' })).toThrow('no kind "dance" in "step"');
  });

  it('[orders] rebuilding changes what lies inside and leaves the old value alone', () => {
    const farther = GRAMMAR.rebuild('steps', steps, (type, value) =>
      type === 'count' ? (value as number) + 1 : value,
    );
    expect(farther[0]).toMatchObject({ target: { must: [{ kind: 'inRange', bands: 3 }] } });
    expect(near).toEqual({ kind: 'inRange', bands: 2 });
    expect(farther[1]).toEqual(steps[1]);
  });
});

describe('one form', () => {
  const canonical = canonicalIn(GRAMMAR, PREDS);

  it('[orders] filters stand in the order of the table, exclusions in the order of the alphabet', () => {
    const selector: Selector = { filter: [near, { kind: 'visible' }, wounded], exclude: ['self', 'last'] };
    expect(canonical('selector', selector)).toEqual({
      filter: [wounded, { kind: 'visible' }, near],
      exclude: ['last', 'self'],
    });
  });

  it('[orders] filters of one kind are put in one order, however their fields are written', () => {
    const inner = { kind: 'inRange', bands: 2, of: 'last' } as const;
    const turned = { of: 'last', bands: 2, kind: 'inRange' } as const;
    expect(canonical('preds', [near, inner])).toEqual(canonical('preds', [turned, near]));
  });

  it('[orders] the order of keys says something and stays', () => {
    const selector: Selector = { order: [{ kind: 'nearest' }, { kind: 'mostWounded' }] };
    expect(canonical('selector', selector)).toEqual(selector);
  });

  it('[orders] a dialect tidies what else it can write in two ways', () => {
    const flat = canonicalIn(GRAMMAR, PREDS, (type, value) => {
      const [only, ...others] = type === 'steps' ? (value as readonly Step[]) : [];
      return only?.kind === 'block' && others.length === 0 ? only.do : value;
    });
    expect(flat('steps', [{ kind: 'block', do: [{ kind: 'shoot' }] }])).toEqual([{ kind: 'shoot' }]);
  });
});

describe('words that speak of nothing', () => {
  const binding: Binding<Parameters<typeof GRAMMAR.childrenOf>[0]> = {
    uses: (type, value) => {
      if (type === 'ref') return value === 'self' ? [] : [{ path: [], word: value as Ref }];
      const { exclude = [] } = type === 'selector' ? (value as Selector) : {};
      return exclude.map((word, index) => ({ path: ['exclude', index], word }));
    },
    brings: (type, value) => {
      const { as } = type === 'selector' ? (value as Selector) : {};
      return as === undefined ? [] : [`bound:${as}`];
    },
    isBlock: (type, value) => type === 'step' && (value as Step).kind === 'block',
  };
  const unbound = (said: readonly Step[], known?: readonly string[]) =>
    unboundIn(GRAMMAR, binding, 'steps', said, known);

  it('[orders] a word is known from where it is brought, also inside a block', () => {
    expect(unbound(steps)).toEqual([]);
    expect(unbound(steps.toReversed())).toEqual([{ path: [0, 'do', 0, 'whom'], word: 'bound:prey' }]);
  });

  it('[orders] what a block brings is forgotten when it ends', () => {
    const inBlock: readonly Step[] = [
      { kind: 'block', do: [{ kind: 'shoot', target: { as: 'prey' } }] },
      { kind: 'pick', whom: 'bound:prey' },
    ];
    expect(unbound(inBlock)).toEqual([{ path: [1, 'whom'], word: 'bound:prey' }]);
  });

  it('[orders] some words stand for something from the start', () => {
    const again: readonly Step[] = [{ kind: 'pick', whom: 'last' }];
    expect(unbound(again)).toHaveLength(1);
    expect(unbound(again, ['last'])).toEqual([]);
  });

  it('[orders] a word inside a value is named by its place there', () => {
    const others: readonly Step[] = [{ kind: 'shoot', target: { exclude: ['last'] } }];
    expect(unbound(others)).toEqual([{ path: [0, 'target', 'exclude', 0], word: 'last' }]);
  });
});
