// Selectors of the second dialect, on a table that is known.

import { describe, expect, it } from 'vitest';
import { certain, isAsk, isMeant, poolOf, select, sift } from '../../src/orders';
import { measured, SKIRMISH, type Eye, type Rung, type Selector, type Unit } from './skirmish';

/** On the ruler: a at 1, b and c at 2, d at 4 and out of sight. */
const UNITS: readonly Unit[] = [
  { id: 'd', at: 4, wounds: 3, hidden: true },
  { id: 'b', at: 2, wounds: 1 },
  { id: 'a', at: 1 },
  { id: 'c', at: 2, wounds: 1, leader: true },
];
const eye: Eye = { units: UNITS, field: measured(UNITS), last: 'b' };

function selected(selector: Selector) {
  const found = select(SKIRMISH, eye, selector);
  if (isAsk(found)) throw new Error('a table that is known asks nothing');
  return found;
}
const chosen = (selector: Selector) => selected(selector).chosen;

describe('pool and filters', () => {
  it('[orders] without a noun the default one is meant, and reasons name it', () => {
    const { pool, rungs } = poolOf(SKIRMISH, eye, {});
    expect(pool).toEqual(['d', 'b', 'a', 'c']);
    expect(rungs).toEqual([{ by: { kind: 'noun', noun: 'enemy' }, survivors: pool }]);
    expect(poolOf(SKIRMISH, eye, { noun: 'leader' }).pool).toEqual(['c']);
  });

  it('[orders] who is excluded is no candidate', () => {
    const { pool, rungs } = poolOf(SKIRMISH, eye, { exclude: ['last'] });
    expect(pool).toEqual(['d', 'a', 'c']);
    expect(rungs[1]).toEqual({ by: { kind: 'excluded' }, survivors: pool });
  });

  it('[orders] each filter leaves its survivors to the next one', () => {
    const rungs: Rung[] = [];
    const left = sift(SKIRMISH, eye, ['d', 'b', 'a', 'c'], [{ kind: 'wounded' }, { kind: 'visible' }], rungs);
    expect(left).toEqual(['b', 'c']);
    expect(rungs.map(({ survivors }) => survivors)).toEqual([
      ['d', 'b', 'c'],
      ['b', 'c'],
    ]);
  });

  it('[orders] somebody is meant if the noun and all filters allow it, however many would be taken', () => {
    const target: Selector = { filter: [{ kind: 'wounded' }], must: [{ kind: 'inRange', bands: 2 }] };
    const meant = UNITS.map(({ id }) => isMeant(SKIRMISH, eye, target, id));
    expect(meant).toEqual([false, true, false, true]);
    expect(isMeant(SKIRMISH, eye, { noun: 'leader' }, 'b')).toBe(false);
    expect(isMeant(SKIRMISH, eye, 'last', 'b')).toBe(true);
    expect(isMeant(SKIRMISH, eye, 'last', 'c')).toBe(false);
  });
});

describe('order and number', () => {
  it('[orders] the first key decides, then the next one, then closeness', () => {
    expect(chosen({ order: [{ kind: 'nearest' }] })).toEqual(['a']);
    expect(chosen({ order: [{ kind: 'mostWounded' }] })).toEqual(['d']);
    expect(chosen({ filter: [{ kind: 'visible' }], order: [{ kind: 'mostWounded' }] })).toEqual(['b']);
    expect(chosen({ order: [{ kind: 'mostWounded' }], take: 4 })).toEqual(['d', 'b', 'c', 'a']);
  });

  it('[orders] who is as good as the last of the chosen is named beside them', () => {
    const order = [{ kind: 'nearest' }] as const;
    expect(selected({ order, take: 2 })).toMatchObject({ chosen: ['a', 'b'], equals: ['c'] });
    expect(selected({ order, take: 3 })).toMatchObject({ chosen: ['a', 'b', 'c'], equals: [] });
    expect(selected({ order })).toMatchObject({ chosen: ['a'], equals: [] });
  });

  it('[D35] without any criterion all who are in range are equals', () => {
    const found = selected({ filter: [{ kind: 'inRange', bands: 2 }] });
    expect(found).toMatchObject({ chosen: ['b'], equals: ['a', 'c'] });
  });

  it('[orders] a number, all, as many as possible, at least so many', () => {
    const filter = [{ kind: 'wounded' }] as const;
    expect(chosen({ filter, take: 'all' })).toEqual(['d', 'b', 'c']);
    expect(chosen({ filter, take: { max: true, min: 3 } })).toEqual(['d', 'b', 'c']);
    expect(chosen({ filter, take: { max: true, min: 4 } })).toEqual([]);
    expect(chosen({ filter, take: { atLeast: 3 } })).toEqual(['d', 'b', 'c']);
    expect(chosen({ filter, take: { atLeast: 4 } })).toEqual([]);
    expect(chosen({ filter, take: 9 })).toEqual(['d', 'b', 'c']);
  });

  it('[orders] a wish that nobody fulfils leaves the nearest of those who must be', () => {
    const filter = [
      { kind: 'wounded', not: true },
      { kind: 'visible', not: true },
    ] as const;
    expect(chosen({ filter })).toEqual([]);
    const { chosen: fallback, rungs } = selected({ filter, soft: true });
    expect(fallback).toEqual(['a']);
    expect(rungs.slice(-2)).toEqual([
      { by: { kind: 'fallback' }, survivors: ['d', 'b', 'a', 'c'] },
      { by: { kind: 'nearest' }, survivors: ['a'] },
    ]);
  });
});

describe('questions', () => {
  const told: Eye = { units: UNITS, field: (question) => ({ ask: question }) };

  it('[orders] a filter or a key that only the players know is asked for', () => {
    expect(select(SKIRMISH, told, { filter: [{ kind: 'visible' }] })).toEqual({
      ask: { kind: 'visible', of: 'd' },
    });
    expect(select(SKIRMISH, told, { must: [{ kind: 'inRange', bands: 1 }] })).toEqual({
      ask: { kind: 'range', of: 'd' },
    });
    expect(select(SKIRMISH, told, { order: [{ kind: 'nearest' }] })).toEqual({
      ask: { kind: 'range', of: 'd' },
    });
    expect(isMeant(SKIRMISH, told, { filter: [{ kind: 'visible' }] }, 'a')).toEqual({
      ask: { kind: 'visible', of: 'a' },
    });
  });

  it('[orders] the first thing that is not known is asked first', () => {
    const target: Selector = { must: [{ kind: 'inRange', bands: 1 }], filter: [{ kind: 'visible' }] };
    expect(select(SKIRMISH, told, target)).toEqual({ ask: { kind: 'range', of: 'd' } });
  });

  it('[orders] a dialect that always knows takes the choice as it is, and a question for a mistake', () => {
    const choice = { chosen: ['a'] };
    expect(certain(choice)).toBe(choice);
    expect(certain(false)).toBe(false);
    expect(() => certain({ ask: 'range' as never })).toThrow('without questions');
  });

  it('[orders] a key asks nothing where one candidate is left', () => {
    expect(select(SKIRMISH, told, { noun: 'leader', order: [{ kind: 'nearest' }] })).toMatchObject({
      chosen: ['c'],
    });
    expect(select(SKIRMISH, told, { order: [{ kind: 'mostWounded' }] })).toMatchObject({ chosen: ['d'] });
  });

  it('[orders] a tie is settled only among those who tie', () => {
    const asked: string[] = [];
    const field: Eye['field'] = (question) => {
      asked.push(question.of);
      return measured(UNITS)(question);
    };
    const found = select(SKIRMISH, { units: UNITS, field }, { order: [{ kind: 'mostWounded' }], take: 2 });
    expect(found).toMatchObject({ chosen: ['d', 'b'], equals: ['c'] });
    expect(asked).toEqual(['b', 'c']);
  });
});
