// Who is the target, in the second dialect: the ladder with its rungs, fallback and equals.

import { describe, expect, it } from 'vitest';
import { climb, isAsk } from '../../src/orders';
import {
  measured,
  shot,
  SKIRMISH,
  type Eye,
  type Pred,
  type Ref,
  type Selector,
  type Unit,
} from './skirmish';

/** On the ruler: a at 1 but out of sight, b and c at 2, d at 5, beyond the weapon's 3 bands. */
const UNITS: readonly Unit[] = [
  { id: 'a', at: 1, hidden: true },
  { id: 'b', at: 2 },
  { id: 'c', at: 2, wounds: 1 },
  { id: 'd', at: 5, wounds: 4, leader: true },
];
const eye: Eye = { units: UNITS, field: measured(UNITS), last: 'd' };

function climbed(target: Ref | Selector, without: readonly string[] = []) {
  const found = climb(SKIRMISH, {
    eye,
    target,
    without,
    attempt: (id, after) => shot(eye, id, after),
  });
  if (isAsk(found)) throw new Error('a table that is known asks nothing');
  return found;
}
const targets = (target: Ref | Selector, without?: readonly string[]) =>
  climbed(target, without).options.map((option) => option.target);

describe('the ladder', () => {
  it('[D7] the first in the order of preference with whom the order can be done', () => {
    expect(targets({ order: [{ kind: 'mostWounded' }] })).toEqual(['c']);
    expect(targets({ order: [{ kind: 'mostWounded' }] }, ['c'])).toEqual(['b']);
  });

  it('[D36] equals are all offered', () => {
    expect(targets({ order: [{ kind: 'nearest' }] })).toEqual(['b', 'c']);
  });

  it('[orders] says who was tried before and why they could not be, then how the rest was narrowed down', () => {
    expect(climbed({ order: [{ kind: 'nearest' }] }).ladder).toEqual([
      { by: { kind: 'noun', noun: 'enemy' }, survivors: ['a', 'b', 'c', 'd'] },
      { by: { kind: 'legal' }, survivors: ['b', 'c', 'd'], refused: [{ target: 'a', why: 'unseen' }] },
      { by: { kind: 'nearest' }, survivors: ['b', 'c'] },
      { by: { kind: 'closestOfEqual' }, survivors: ['b', 'c'] },
    ]);
  });

  it('[D7] a wish that nobody fulfils: whoever else is nearest', () => {
    const wish: Selector = {
      noun: 'leader',
      filter: [{ kind: 'wounded' }],
      order: [{ kind: 'mostWounded' }],
      soft: true,
    };
    expect(targets(wish)).toEqual(['b', 'c']);
    expect(climbed(wish).ladder.map(({ by }) => by.kind)).toEqual([
      'noun',
      'wounded',
      'fallback',
      'legal',
      'closestOfEqual',
    ]);
    expect(climbed(wish).candidates).toEqual([['d'], ['a'], ['b', 'c']]);
  });

  it('[D7] what is no wish has no fallback', () => {
    const { options, candidates, ladder } = climbed({ noun: 'leader' });
    expect(options).toEqual([]);
    expect(candidates).toEqual([['d']]);
    expect(ladder).toEqual([
      { by: { kind: 'noun', noun: 'leader' }, survivors: ['d'] },
      { by: { kind: 'legal' }, survivors: [], refused: [{ target: 'd', why: 'tooFar' }] },
    ]);
  });

  it('[orders] exclusions and who was had already hold for the fallback too', () => {
    const wish: Selector = { noun: 'leader', soft: true };
    expect(targets({ ...wish, exclude: ['last'] }, ['b'])).toEqual(['c']);
    expect(climbed({ ...wish, exclude: ['last'] }).candidates.flat()).not.toContain('d');
  });

  it('[orders] a reference is taken as it is', () => {
    const { options, ladder } = climbed('last');
    expect(options).toEqual([]);
    expect(ladder[0]).toEqual({ by: { kind: 'noun', noun: 'last' }, survivors: ['d'] });
    expect(climbed('last', ['d']).candidates).toEqual([]);
  });

  it('[orders] one candidate needs no key, not even as a reason', () => {
    const told: Eye = { units: UNITS, field: (question) => ({ ask: question }) };
    const found = climb(SKIRMISH, {
      eye: told,
      target: { noun: 'leader', order: [{ kind: 'nearest' }] },
      attempt: (id) => ({ options: [{ target: id, band: 1 }] }),
    });
    expect(found).toMatchObject({ options: [{ target: 'd' }] });
  });
});

describe('what must hold', () => {
  const afterOf = (target: Selector): readonly Pred[] => {
    let asked: readonly Pred[] = [];
    climb(SKIRMISH, {
      eye,
      target,
      attempt: (id, after) => {
        asked = after;
        return { options: [{ target: id, band: 1 }] };
      },
    });
    return asked;
  };
  const near = { kind: 'inRange', bands: 2 } as const;

  it('[D8] a hard range is handed to the attempt, the other filters are asked before', () => {
    expect(afterOf({ filter: [{ kind: 'wounded' }, near] })).toEqual([near]);
    expect(climbed({ filter: [{ kind: 'wounded' }, near] }).ladder.map(({ by }) => by.kind)).toEqual([
      'noun',
      'wounded',
      'closestOfEqual',
    ]);
  });

  it('[orders] what must hold before the move holds for the fallback too', () => {
    const wish: Selector = { noun: 'leader', must: [{ kind: 'wounded' }], soft: true };
    expect(targets(wish)).toEqual(['c']);
    expect(climbed(wish).ladder.map(({ by }) => by.kind)).toEqual(['noun', 'wounded', 'fallback', 'legal']);
    expect(targets({ ...wish, must: [{ kind: 'visible', not: true }] })).toEqual([]);
  });

  it('[D53] an attempt is told who else may be the target', () => {
    const rivals: unknown[] = [];
    climb(SKIRMISH, {
      eye,
      target: { filter: [{ kind: 'wounded' }], exclude: ['last'], soft: true },
      attempt: (id, _, among) => {
        rivals.push(among);
        return { options: [{ target: id, band: 1 }] };
      },
    });
    expect(rivals).toMatchObject([{ wished: ['c'], others: ['a', 'b'] }]);
  });

  it('[D8] of a wish only what stands outside « » is', () => {
    const far = { kind: 'inRange', bands: 9 } as const;
    expect(afterOf({ filter: [near], must: [far], soft: true })).toEqual([far]);
    expect(afterOf({ filter: [near], must: [far] })).toEqual([near, far]);
  });
});
