// Who is the target: the ladder of preferences, what is a wish and what must hold, and the Imperial Rule among equals.

import { describe, expect, it } from 'vitest';
import type { Line, Selector } from '../../../src/imperial';
import {
  act,
  action,
  ally,
  at,
  attackAction,
  closest,
  ends,
  guard,
  healthiest,
  hero,
  named,
  only,
  open,
  play,
  situate,
  targets,
  trooper,
} from './play';

const attack = (target: Selector = closest): Line => attackAction({ kind: 'attack', target });
const stepOf = (board: ReturnType<typeof situate>, line: Line) => only(play(board, 't', [line]));
const ranking = (board: ReturnType<typeof situate>, line: Line) => {
  const step = stepOf(board, line);
  const choice = step.acts.flatMap((one) => ('choice' in one && one.choice ? [one.choice] : []))[0];
  if (!choice) throw new Error('there was nothing to choose');
  return {
    proposed: choice.options[choice.proposed],
    decidedBy: choice.ranking.at(-1)?.by,
    count: choice.options.length,
  };
};

describe('the ladder', () => {
  it('[D7, row 67] all candidates by the criterion, the first legal one is taken', () => {
    const board = situate(['', ' t . b . ', '+ + + +-+', ' . . . a ', ''], {
      rebels: { a: hero(12), b: hero(9) },
      imperials: { t: guard },
    });
    const step = stepOf(board, attackAction({ kind: 'moveAttack', points: 1, target: healthiest }));
    expect(targets(step)).toEqual(['b']);
    const legal = act(step, 'move').choice.ladder.find(({ by }) => by.kind === 'legal');
    expect(legal).toMatchObject({
      survivors: ['b'],
      refused: [{ target: 'a', why: { code: 'outOfReach' } }],
    });
  });

  it('[D7, row 67] equal by the criterion: the closest', () => {
    const board = situate(open('t..a.b'), { rebels: { a: hero(9), b: hero(9) } });
    const step = stepOf(board, attack(healthiest));
    expect(targets(step)).toEqual(['a']);
    expect(act(step, 'attack').choice?.ladder.at(-1)).toEqual({
      by: { kind: 'closestOfEqual' },
      survivors: ['a'],
    });
  });

  it('[D7] criteria about heroes leave allies out, the fallback lets them in', () => {
    const near = situate(open('t.x', '...', '..a'), { rebels: { x: ally, a: hero(3) } });
    expect(targets(stepOf(near, attack(healthiest)))).toEqual(['a']);
    const walled = situate(['', ' t . x ', '+-+-+-+', ' . a . ', ''], { rebels: { x: ally, a: hero(3) } });
    expect(targets(stepOf(walled, attack(healthiest)))).toEqual(['x']);
  });

  it('[D8, row 66] inside « » is a wish, outside must hold', () => {
    const board = situate(open('t....a'), { rebels: { a: hero() } });
    const wounded: Selector = { filter: [{ kind: 'wounded' }], soft: true };
    expect(targets(stepOf(board, attack(wounded)))).toEqual(['a']);
    expect(stepOf(board, attack({ filter: [{ kind: 'wounded' }] }))).toMatchObject({
      status: 'skipped',
      reason: { code: 'noCandidate' },
    });
    expect(stepOf(board, attack({ ...closest, must: [{ kind: 'within', spaces: 3 }] }))).toMatchObject({
      status: 'skipped',
    });
  });

  it('[D8] a range outside « » is measured after the move', () => {
    const board = situate(open('t....a'), { rebels: { a: hero() } });
    const line = attackAction({
      kind: 'moveAttack',
      points: 2,
      target: { ...closest, must: [{ kind: 'within', spaces: 3 }] },
    });
    expect(stepOf(board, line)).toMatchObject({ status: 'resolved', cost: { points: 2 } });
    const hard = attackAction({
      kind: 'moveAttack',
      points: 2,
      target: { filter: [{ kind: 'within', spaces: 3 }] },
    });
    expect(stepOf(board, hard)).toMatchObject({ status: 'resolved', cost: { points: 2 } });
  });

  it('[D9] the target is found anew for each line', () => {
    const board = situate(open('t.a....', '......b'), { rebels: { a: hero(12), b: hero(11) } });
    const lines = [
      action({ kind: 'strain', amount: 0 }),
      action({ kind: 'damage', amount: 3, who: 'hero:a' }),
      attack(healthiest),
    ];
    expect(targets(play(board, 't', lines).steps.at(-1) as never)).toEqual(['b']);
  });

  it('[D35, row 67] no criterion: the closest; for harm in a range, the Imperial Rule among those in it', () => {
    const board = situate(open('b.t...a'), { rebels: { a: hero(), b: hero() } });
    expect(targets(stepOf(board, attack({})))).toEqual(['b']);
    const line = action({ kind: 'damage', amount: 1, who: { filter: [{ kind: 'within', spaces: 4 }] } });
    const step = stepOf(board, line);
    expect(targets(step)).toEqual(['a', 'b']);
  });

  it('[D36] equal in everything: each keeps its ends, and the Imperial Rule decides', () => {
    const board = situate(open('a..t..b'), { rebels: { a: hero(9, 0, true), b: hero(9) } });
    const line = action({ kind: 'engage', points: 3 });
    const step = stepOf(board, line);
    expect(targets(step)).toEqual(['a', 'b']);
    expect(ends(step)).toEqual(at([1, 0], [5, 0]));
    expect(ranking(board, line)).toMatchObject({ proposed: { target: 'b' }, decidedBy: 'healthyFirst' });
  });

  it('[D37] nobody legal is what was asked for: closeness alone, not the criteria that follow', () => {
    const board = situate(open('t..a.b'), { rebels: { a: hero(5), b: hero(12) } });
    const wounded: Selector = {
      filter: [{ kind: 'wounded' }],
      order: [{ kind: 'most', of: 'health' }],
      soft: true,
    };
    const step = stepOf(board, attack(wounded));
    expect(targets(step)).toEqual(['a']);
    expect(act(step, 'attack').choice?.ladder.map(({ by }) => by.kind)).toContain('fallback');
  });

  it('[D37] a named hero who cannot be reached', () => {
    const board = situate(['', ' t . b|a ', ''], { rebels: { a: hero(), b: hero() } });
    expect(targets(stepOf(board, action({ kind: 'engage', points: 4, target: named('a') })))).toEqual(['b']);
  });

  it('[D29] wounded heroes are targets too; health remaining is what is left of the side that is up', () => {
    const board = situate(open('t.a..', '....b'), { rebels: { a: hero(12, 8), b: hero(9, 0, true) } });
    expect(targets(stepOf(board, attack(healthiest)))).toEqual(['b']);
  });

  it('[D44] an ally is neither healthy nor wounded', () => {
    const board = situate(open('tx.a'), { rebels: { x: ally, a: hero() } });
    for (const kind of ['healthy', 'wounded'] as const) {
      const { steps } = play(board, 't', [
        action({ kind: 'damage', amount: 1, who: { noun: 'ally', filter: [{ kind }] } }),
      ]);
      expect(steps[0]).toMatchObject({ status: 'skipped' });
    }
  });

  it('[D48] companions and incapacitated figures are never targets', () => {
    const board = situate(open('tb...a'), {
      rebels: { a: hero(), b: hero() },
      pieces: { b: { incapacitated: true }, c: { side: 'rebel' } },
      companions: { c: [2, 0] },
    });
    expect(targets(stepOf(board, attack()))).toEqual(['a']);
  });

  it('[D34] things: melee may attack what lies in its own space', () => {
    const fighter = { ...trooper, side: 'neutral' as const, health: 4, object: true };
    const board = situate(open('t..'), {
      imperials: { t: guard },
      things: [{ id: 'box', kind: 'crate', at: [0, 0], fighter }],
    });
    expect(stepOf(board, attack({ noun: 'crate' }))).toMatchObject({ status: 'resolved' });
  });
});

describe('the Imperial Rule', () => {
  const melee = { imperials: { t: guard } };

  it('[D6, row 70] the last healthy hero first, if the attack should be enough', () => {
    const board = situate(open('.a.', '.t.', '.b.'), {
      ...melee,
      rebels: { a: hero(9, 0, true), b: hero(9, 8) },
    });
    expect(ranking(board, attack())).toMatchObject({ proposed: { target: 'b' }, decidedBy: 'winsNow' });
  });

  it('[D6] then whoever should be wounded by the attack', () => {
    const board = situate(open('.a.', '.t.', '.b.'), { ...melee, rebels: { a: hero(9), b: hero(9, 8) } });
    expect(ranking(board, attack())).toMatchObject({ proposed: { target: 'b' }, decidedBy: 'woundsHero' });
  });

  it('[D6, row 70] then the most Rebels', () => {
    const blaster = { ...guard, keywords: [{ name: 'blast' as const, value: 1 }] };
    const board = situate(open('.a..', '.t..', '.bc.'), {
      imperials: { t: blaster },
      rebels: { a: hero(), b: hero(), c: hero() },
    });
    const { proposed, decidedBy } = ranking(board, attack({ noun: 'hero', exclude: ['hero:c'], soft: true }));
    expect([proposed?.target, decidedBy]).toEqual(['b', 'mostAffected']);
  });

  it('[D6] then healthy before wounded, then whoever carries something', () => {
    const rows = open('.a.', '.t.', '.b.');
    expect(
      ranking(situate(rows, { ...melee, rebels: { a: hero(9, 0, true), b: hero(9) } }), attack()),
    ).toMatchObject({ proposed: { target: 'b' }, decidedBy: 'healthyFirst' });
    const carrying = situate(rows, {
      ...melee,
      rebels: { a: hero(), b: hero() },
      facts: { b: { carrying: ['x'] } },
    });
    expect(ranking(carrying, attack())).toMatchObject({
      proposed: { target: 'b' },
      decidedBy: 'carrierFirst',
    });
  });

  it('[D6] a move keeps an attack for next time', () => {
    // Both ends are 2 from a; only the lower one sees it round the blocking space.
    const board = situate(open('..aB.', '.B.t.'), { rebels: { a: hero() } });
    const line = action({ kind: 'reposition', points: 2, distance: 2 });
    expect(ends(stepOf(board, line))).toEqual(at([4, 0], [4, 1]));
    expect(ranking(board, line)).toMatchObject({
      proposed: { end: { at: [4, 1] } },
      decidedBy: 'keepsAttack',
    });
  });

  it('[D6] then where the fewest Rebels can attack it', () => {
    // The same board: a fist has no attack from either end, so it hides from the hero's blaster.
    const board = situate(open('..aB.', '.B.t.'), { rebels: { a: hero() }, ...melee });
    const line = action({ kind: 'reposition', points: 2, distance: 2 });
    expect(ranking(board, line)).toMatchObject({
      proposed: { end: { at: [4, 0] } },
      decidedBy: 'leastExposed',
    });
  });

  it('[D6] then the order of the portraits, at last the upper left space', () => {
    const rows = open('.b.', '.t.', '.a.');
    expect(ranking(situate(rows, { ...melee, rebels: { a: hero(), b: hero() } }), attack())).toMatchObject({
      proposed: { target: 'a' },
      decidedBy: 'portraitOrder',
    });
    const row = situate(open('...', '.t.', '...', '.a.'), { rebels: { a: hero() } });
    expect(ranking(row, action({ kind: 'reposition', points: 1, distance: 3 }))).toMatchObject({
      proposed: { end: { at: [0, 0] } },
      decidedBy: 'lowestPlace',
    });
  });

  it('[D6] players may take another of the equals', () => {
    const board = situate(open('.a.', '.t.', '.b.'), { ...melee, rebels: { a: hero(), b: hero() } });
    const step = only(play(board, 't', [attack()], { answers: [{ kind: 'prefer', step: 0, option: 1 }] }));
    expect(act(step, 'attack')).toMatchObject({ target: 'b', choice: { proposed: 0, taken: 1 } });
  });

  it('[D7] the whole line is tested: who cannot be attacked afterwards comes later', () => {
    // a is closer, but nobody can stand next to it and see it.
    const board = situate(open('t...a'), { rebels: { a: hero() }, imperials: { t: guard } });
    const line = attackAction({ kind: 'engage', points: 3 }, { kind: 'attack', target: 'target' });
    expect(stepOf(board, line)).toMatchObject({ status: 'resolved', cost: { points: 3 } });
  });
});
