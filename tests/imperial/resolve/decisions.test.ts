// Who can attack (D56), and what an order or bonus effect lends an attack (D57).

import { describe, expect, it } from 'vitest';
import type { Line, Pred, Rule, Selector } from '../../../src/imperial';
import type { Fighter, FigureId } from '../../../src/rules';
import {
  act,
  action,
  attackAction,
  closest,
  ends,
  free,
  guard,
  hero,
  named,
  only,
  open,
  play,
  rolled,
  situate,
  targets,
  trooper,
} from './play';

const stunned: Fighter = { ...trooper, conditions: ['stunned'] };
const CAN: Pred = { kind: 'canAttack' };
const whoCan = (fields: Partial<Selector> = {}): Selector => ({
  noun: 'imperial',
  filter: [CAN],
  order: [{ kind: 'closest' }],
  ...fields,
});
const attackBy = (who: Selector, target: Selector = closest): Line => free({ kind: 'attack', who, target });
const attackersIn = (step: ReturnType<typeof only>): string[] =>
  step.acts.flatMap((one) => (one.kind === 'attack' ? [one.figure] : []));
const damageOf = ({ situation }: ReturnType<typeof play>, id: string): number | undefined =>
  situation.fighters.get(id as FigureId)?.damage;

describe('who can attack', () => {
  it('[D56] a Stunned figure outside its activation is passed over for one that can', () => {
    const board = situate(open('tu.v', '....', 'a...'), { rebels: { a: hero() }, imperials: { u: stunned } });
    const step = only(play(board, 't', [attackBy(whoCan({ exclude: ['self'] }))]));
    expect(step.status).toBe('resolved');
    expect(attackersIn(step)).toEqual(['v']);
  });

  it('[D56] in its own activation a Stunned figure can attack from its space', () => {
    const board = situate(open('t..a'), { rebels: { a: hero() }, imperials: { t: stunned } });
    expect(attackersIn(only(play(board, 't', [attackBy(whoCan())])))).toEqual(['t']);
    const far = situate(open('t..a'), {
      rebels: { a: hero() },
      imperials: { t: { ...guard, conditions: ['stunned'] } },
    });
    const walks = free({ kind: 'moveAttack', points: 4, who: whoCan(), target: closest });
    expect(only(play(far, 't', [walks])).status).toBe('skipped');
  });

  it('[D56] all figures of a group that can: the Stunned one waits for its own activation', () => {
    const board = situate(open('tuv', '...', 'a..'), { rebels: { a: hero() }, imperials: { u: stunned } });
    const all = attackBy(whoCan({ take: 'all', order: [{ kind: 'least', of: 'cost' }] }));
    expect(attackersIn(only(play(board, 't', [all]))).toSorted()).toEqual(['t', 'v']);
  });

  it('[D56] it asks for the range that the attack must keep', () => {
    const board = situate(open('a.v.u', '....t'), { rebels: { a: hero() } });
    const near: Selector = { ...closest, must: [{ kind: 'within', spaces: 2 }] };
    expect(attackersIn(only(play(board, 't', [attackBy(whoCan({ exclude: ['self'] }), near)])))).toEqual([
      'v',
    ]);
  });

  it('[D56] it asks whom the attack is aimed at', () => {
    // Only v stands next to a: an attack on a, and on nobody else, is for v, though u is closer.
    const board = situate(open('bu.t.va'), {
      rebels: { a: hero(), b: hero() },
      imperials: { u: guard, v: guard },
    });
    const on = (id: string) =>
      only(play(board, 't', [attackBy(whoCan({ exclude: ['self'] }), { noun: `hero:${id}` })]));
    expect(attackersIn(on('a'))).toEqual(['v']);
    expect(attackersIn(on('b'))).toEqual(['u']);
  });

  it('[D56] [D57] Reach that the line lends lets a figure attack over two spaces', () => {
    const board = situate(open('t...', 'u.a.'), { rebels: { a: hero() }, imperials: { u: guard } });
    const line = (reach: boolean): Line =>
      free({
        kind: 'attack',
        who: whoCan({ exclude: ['self'] }),
        target: closest,
        ...(reach ? { with: [{ kind: 'keyword', is: 'reach' }] as const } : {}),
      });
    expect(attackersIn(only(play(board, 't', [line(true)])))).toEqual(['u']);
    expect(only(play(board, 't', [line(false)])).status).toBe('skipped');
  });

  it('[D56] [D57] so does a condition that asks for the attack of its own line', () => {
    const board = situate(open('t.a'), { rebels: { a: hero() }, imperials: { t: guard } });
    const line = attackAction({
      kind: 'if',
      if: { kind: 'is', filter: [CAN] },
      do: [{ kind: 'attack', target: closest, with: [{ kind: 'keyword', is: 'reach' }] }],
    });
    expect(attackersIn(only(play(board, 't', [line])))).toEqual(['t']);
  });

  it('[D56] the one whom the line speaks of is asked about the attack that follows', () => {
    const board = situate(open('tuv.', '....', '....', '...a'), {
      rebels: { a: hero() },
      imperials: { u: guard },
    });
    const line = free(
      { kind: 'gain', conditions: ['focused'], who: whoCan({ exclude: ['self'] }) },
      { kind: 'attack', who: 'that', target: closest },
    );
    expect(attackersIn(only(play(board, 't', [line])))).toEqual(['v']);
  });

  it('[D56] for an attack with a move the move counts', () => {
    const board = situate(open('t....', 'u...a'), { rebels: { a: hero() }, imperials: { u: guard } });
    const line = (points: number): Line =>
      free({ kind: 'moveAttack', points, who: whoCan({ exclude: ['self'] }), target: closest });
    expect(attackersIn(only(play(board, 't', [line(3)])))).toEqual(['u']);
    expect(only(play(board, 't', [line(2)])).status).toBe('skipped');
  });

  it('[D56] [D21] a spent attack action counts, unless the attack is free', () => {
    const board = situate(open('t..a'), { rebels: { a: hero() } });
    const ready: Line = free({
      kind: 'if',
      if: { kind: 'is', filter: [CAN] },
      do: [{ kind: 'gain', conditions: ['hidden'] }],
    });
    const shot = attackAction({ kind: 'attack', target: closest });
    expect(only(play(board, 't', [ready])).status).toBe('resolved');
    expect(play(board, 't', [shot, ready]).steps.map(({ status }) => status)).toEqual([
      'resolved',
      'skipped',
    ]);
    const again: Line = free({
      kind: 'if',
      if: { kind: 'is', filter: [CAN] },
      do: [{ kind: 'attack', target: closest }],
    });
    expect(play(board, 't', [shot, again]).steps.map(({ status }) => status)).toEqual([
      'resolved',
      'resolved',
    ]);
  });

  it('[D56] [D57] a rule for those who can attack does not ask itself for ever', () => {
    const board = situate(open('t.a'), { rebels: { a: hero() }, imperials: { t: guard } });
    const rules: readonly Rule[] = [
      { kind: 'passive', who: whoCan(), with: [{ kind: 'keyword', is: 'reach' }] },
    ];
    const line = attackAction({ kind: 'attack', target: closest });
    // Nobody but a guard that strikes already would get the Reach.
    expect(only(play(board, 't', [line], { rules })).status).toBe('skipped');
  });

  it('[D56] who cannot is whoever is Stunned, too', () => {
    const board = situate(open('tuv', '...', 'a..'), { rebels: { a: hero() }, imperials: { u: stunned } });
    const line = free({
      kind: 'gain',
      conditions: ['hidden'],
      who: { noun: 'imperial', filter: [{ ...CAN, not: true }], exclude: ['self'], take: 'all' },
    });
    expect(act(only(play(board, 't', [line])), 'effect').on).toEqual(['u']);
  });
});

describe('what an attack is lent', () => {
  const REACHING = [
    { kind: 'keyword', is: 'reach' },
    { kind: 'cleave', amount: 2 },
  ] as const;
  const pair = (fighter: Fighter = guard) =>
    situate(open('t.a', '...', '..b'), { rebels: { a: hero(), b: hero() }, imperials: { t: fighter } });
  const hit = { mode: 'play', answers: [rolled({ damage: 3 })] } as const;

  it('[D57] a cleave with Reach hurts whom the Reach reaches', () => {
    const line = attackAction({ kind: 'attack', target: named('a'), with: REACHING });
    const resolution = play(pair(), 't', [line], hit);
    expect(damageOf(resolution, 'a')).toBe(3);
    expect(damageOf(resolution, 'b')).toBe(2);
    expect(act(only(resolution), 'attack').others).toEqual([{ figure: 'b', by: 'cleave', damage: 2 }]);
  });

  it('[D57] a surge for cleave is spent for it, and not without the Reach', () => {
    const cleaver: Fighter = { ...guard, surges: [{ cost: 1, effect: { cleave: 2 } }] };
    const roll = { mode: 'play', answers: [rolled({ damage: 1, surge: 1 })] } as const;
    const line = (reach: boolean): Line =>
      attackAction({
        kind: 'attack',
        target: named('a'),
        ...(reach ? { with: [REACHING[0]] } : {}),
      });
    const lent = play(pair(cleaver), 't', [line(true)], roll);
    expect(act(only(lent), 'attack').result?.surgesSpent).toMatchObject([{ ability: 0 }]);
    expect(damageOf(lent, 'b')).toBe(2);
    const near = situate(open('ta.', '...', '..b'), {
      rebels: { a: hero(), b: hero() },
      imperials: { t: cleaver },
    });
    const own = play(near, 't', [line(false)], roll);
    expect(act(only(own), 'attack').result).toMatchObject({ surgesSpent: [], surgesLost: 1 });
    expect(damageOf(own, 'b')).toBe(0);
  });

  it('[D57] a bonus effect lends as well, be it only once', () => {
    const lends = (fields: Partial<Extract<Rule, { kind: 'passive' }>>): Rule => ({
      kind: 'passive',
      with: REACHING,
      ...fields,
    });
    const line = attackAction({ kind: 'attack', target: named('a') });
    for (const rule of [lends({}), lends({ limit: 'figureActivation' }), lends({ against: named('a') })]) {
      expect(damageOf(play(pair(), 't', [line], { ...hit, rules: [rule] }), 'b')).toBe(2);
    }
  });

  it('[D57] sight through figures counts for who is cleft', () => {
    const board = situate(['', ' t u b ', '+ +-+-+', ' a     ', ''], { rebels: { a: hero(), b: hero() } });
    const line = (through: boolean): Line =>
      attackAction({
        kind: 'attack',
        target: named('a'),
        with: [
          { kind: 'cleave', amount: 2 },
          ...(through ? [{ kind: 'seeThrough', figures: 'all' } as const] : []),
        ],
      });
    expect(damageOf(play(board, 't', [line(false)], hit), 'b')).toBe(0);
    expect(damageOf(play(board, 't', [line(true)], hit), 'b')).toBe(2);
  });

  it('[D57] Blast that the line lends hurts those next to the target', () => {
    const board = situate(open('t..a', '...b', '....', '...c'), {
      rebels: { a: hero(), b: hero(), c: hero() },
    });
    const line = attackAction({
      kind: 'attack',
      target: named('a'),
      with: [{ kind: 'blast', amount: 1 }],
    });
    const resolution = play(board, 't', [line], hit);
    expect(['a', 'b', 'c'].map((id) => damageOf(resolution, id))).toEqual([3, 1, 0]);
  });

  it('[D57] the odds are those of the attack with what it is lent', () => {
    const line = attackAction({
      kind: 'attack',
      target: named('a'),
      with: [REACHING[0], { kind: 'useDice', dice: ['red'] }, { kind: 'add', damage: 1 }],
    });
    // Melee needs no accuracy: only the one face of six with which the white die dodges makes it miss.
    const { odds } = act(only(play(pair(), 't', [line])), 'attack');
    expect(odds.hit).toBeCloseTo(5 / 6, 10);
  });

  it('[D57] of two equal targets the one beside whom more are hit with what is lent', () => {
    const board = situate(open('.a.', '.t.', '.b.', '.c.'), {
      rebels: { a: hero(), b: hero(), c: hero() },
      imperials: { t: guard },
    });
    const line = attackAction({ kind: 'attack', target: closest, with: [{ kind: 'blast', amount: 1 }] });
    const step = only(play(board, 't', [line]));
    expect(targets(step)).toEqual(['a', 'b']);
    expect(act(step, 'attack').target).toBe('b');
  });
});

describe('placed next to somebody', () => {
  const place = (target: Selector): Line => action({ kind: 'place', spot: { kind: 'nextTo', target } });

  it('[D18] its own space is never offered: it is put elsewhere or not at all', () => {
    const board = situate(open('.ta.'), { rebels: { a: hero() } });
    expect(ends(only(play(board, 't', [place({})])))).toEqual(['3,0']);
    const full = situate(open('.ta'), { rebels: { a: hero() } });
    expect(only(play(full, 't', [place({})]))).toMatchObject({
      status: 'skipped',
      reason: { code: 'noLegalTarget' },
      left: { actions: 2 },
    });
  });

  it('[D18] nor where it is next to as many as possible', () => {
    const board = situate(open('.a.', 't..', '.b.'), { rebels: { a: hero(), b: hero() } });
    const found = ends(only(play(board, 't', [place({ take: { max: true, min: 2 } })])));
    expect(found).toEqual(['1,1', '2,1']);
  });
});
