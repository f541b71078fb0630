// The worked examples of the rulebook, on the boards that the rules page gives for them.

import { describe, expect, it } from 'vitest';
import {
  act,
  action,
  at,
  attackAction,
  closest,
  ends,
  guard,
  healthiest,
  hero,
  inOrder,
  named,
  only,
  open,
  play,
  rolled,
  situate,
  targets,
} from './play';

describe('the examples of the rulebook', () => {
  const wall = ['', ' t . d . ', '+-+-+-+ +', ' f u . . ', ''];
  const around = situate(wall, { rebels: { f: hero(), d: hero() } });

  it('[EX-TOWARD, row 68] behind a wall it goes round it, through a Rebel for 2 points', () => {
    const moved = situate(['', ' . t d . ', '+-+-+-+ +', ' f u . . ', ''], {
      rebels: { f: hero(), d: hero() },
    });
    const step = only(play(moved, 't', [action({ kind: 'toward', points: 4, target: named('f') })]));
    expect(ends(step)).toEqual(at([2, 1]));
    expect(step.cost).toEqual({ actions: 1, attack: false, points: 4 });
    expect(act(step, 'move').distance).toBe(2);
  });

  it('[EX-TOWARD] next to the target it stays, and the action is spent', () => {
    const step = only(play(around, 'u', [action({ kind: 'toward', points: 4, target: named('f') })]));
    expect(step).toMatchObject({ status: 'resolved', cost: { actions: 1, points: 0 }, left: { actions: 1 } });
  });

  it('[EX-TOWARD-TOKEN] a token may be stood upon', () => {
    const board = situate(open('t...'), { things: [{ id: 'x', kind: 'token', at: [2, 0] }], rebels: {} });
    const step = only(
      play(board, 't', [action({ kind: 'toward', points: 4, target: { noun: 'token', soft: true } })]),
    );
    expect(ends(step)).toEqual(at([2, 0]));
  });

  const corridor = situate(
    ['', ' d . . g . . .', '+ + + +', '       . . h .', '', '       . . . .', '', '       . . . f', ''].map(
      (row) => row.padEnd(15),
    ),
    {
      rebels: { d: hero(), f: hero() },
      imperials: { g: guard, h: guard },
    },
  );

  it('[EX-ENGAGE, row 68] it stops as soon as it is next to the target', () => {
    const step = only(play(corridor, 'g', [action({ kind: 'engage', points: 3, target: named('d') })]));
    expect(ends(step)).toEqual(at([1, 0]));
    expect(step.cost.points).toBe(2);
  });

  it('[EX-ENGAGE] where no space next to the target is free, it goes for the closest Rebel', () => {
    const lines = [action({ kind: 'engage', points: 9, target: named('d') })];
    const answers = [inOrder('g', 'h')];
    const [, second] = play(corridor, 'g h', lines, { answers }).steps;
    if (!second) throw new Error('there is a second step');
    expect(second.figure).toBe('h');
    expect(targets(second)).toEqual(['f']);
    expect(ends(second)).toEqual(at([5, 2], [6, 2]));
    expect(second.cost.points).toBe(1);
  });

  it('[EX-REPOSITION] too far away it comes closer', () => {
    const step = only(
      play(situate(open('t.....r..'), { rebels: { r: hero() } }), 't', [
        action({ kind: 'reposition', points: 2, distance: 3 }),
      ]),
    );
    expect(ends(step)).toEqual(at([2, 0]));
  });

  it('[EX-REPOSITION, row 68] it stops at exactly the distance, for the fewest points', () => {
    const rows = open(
      '.........',
      '.........',
      '..d......',
      '.....B...',
      '....t....',
      '....B....',
      '.........',
      '.f.......',
      '.........',
    );
    const step = only(
      play(situate(rows, { rebels: { d: hero(), f: hero() } }), 't', [
        action({ kind: 'reposition', points: 2, distance: 3 }),
      ]),
    );
    expect(ends(step)).toEqual(at([5, 4], [5, 5]));
    expect(step.cost.points).toBe(1);
  });

  it('[EX-REPOSITION] too close and hemmed in, it goes as far away as it can', () => {
    const step = only(
      play(situate(open('..a', 'utb', '...'), { rebels: { a: hero(), b: hero() } }), 't', [
        action({ kind: 'reposition', points: 2, distance: 3 }),
      ]),
    );
    expect(ends(step)).toEqual(at([0, 0], [0, 2]));
  });

  const room = situate(open('t.....d.', '........', '..u..f..', '........'), {
    rebels: { d: hero(12), f: hero(11) },
  });
  const hunt = [attackAction({ kind: 'moveAttack', points: 3, target: healthiest })];

  it('[EX-MOVE-ATTACK, row 68] the target is found anew for each figure', () => {
    const answers = [
      { kind: 'order', figures: ['t', 'u'] } as never,
      rolled({ damage: 2 }),
      rolled({ damage: 1 }),
    ];
    const { steps, pending } = play(room, 't u', hunt, { answers, mode: 'play' });
    expect(pending).toBeUndefined();
    const [first, second] = steps;
    if (!first || !second) throw new Error('two figures, two steps');
    expect([targets(first), act(first, 'attack').distance, first.cost.points]).toEqual([['d'], 3, 3]);
    expect([targets(second), act(second, 'attack').distance, second.cost.points]).toEqual([['f'], 1, 2]);
  });

  it('[row 61] each figure goes through the whole list before the next one begins', () => {
    const two = situate(open('t.....a', '.......', 'u......'), { rebels: { a: hero() } });
    const lines = [
      action({ kind: 'toward', points: 2, target: closest }),
      attackAction({ kind: 'attack', target: closest }),
    ];
    const inTurn = (...figures: readonly string[]) =>
      play(two, 't u', lines, {
        answers: [inOrder(...figures), rolled({ damage: 1 }), rolled({ damage: 1 })],
        mode: 'play',
      }).steps.map(({ figure, source }) => `${figure} ${source.index}`);
    expect(inTurn('t', 'u')).toEqual(['t 0', 't 1', 'u 0', 'u 1']);
    expect(inTurn('u', 't')).toEqual(['u 0', 'u 1', 't 0', 't 1']);
  });

  it('[EX-SURGE] surges by priority, and no second attack action', () => {
    const duel = situate(open('t..d'), { rebels: { d: hero() } });
    const lines = [
      attackAction({ kind: 'attack', target: named('d') }),
      attackAction({ kind: 'moveAttack', points: 3, target: closest }),
    ];
    const { steps } = play(duel, 't', lines, {
      answers: [rolled({ accuracy: 4, damage: 1, surge: 2 })],
      mode: 'play',
    });
    const [first, second] = steps;
    if (!first || !second) throw new Error('two lines, two steps');
    const { result } = act(first, 'attack');
    expect(result).toMatchObject({ damage: 2, surgesLost: 1 });
    expect(result?.surgesSpent.map(({ ability }) => ability)).toEqual([1]);
    expect(second).toMatchObject({ status: 'skipped', reason: { code: 'attackUsed' } });
  });

  it('[EX-PRIORITY] without sight of the preferred hero, the next best by the same criterion', () => {
    const hidden = situate(['', ' t . . . ', '        ', ' . . . b ', '+-+-+-+-+', ' . a . . ', ''], {
      rebels: { a: hero(12), b: hero(9) },
    });
    expect(targets(only(play(hidden, 't', [attackAction({ kind: 'attack', target: healthiest })])))).toEqual([
      'b',
    ]);
  });

  it('[EX-SKIP, B4, row 69] lines that cannot be done cost nothing', () => {
    const walled = situate(['', ' t .|. a ', ''], { rebels: { a: hero() } });
    const lines = [
      { cost: 'actionAndAttack' as const, do: [{ kind: 'attack' as const }] },
      action({ kind: 'engage', points: 4 }),
      action({ kind: 'damage', amount: 1, who: { filter: [{ kind: 'within', spaces: 2 }] } }),
      action({ kind: 'reposition', points: 4, distance: 2 }),
      { cost: 'twoActions' as const, do: [{ kind: 'toward' as const, points: 4 }] },
    ];
    const { steps } = play(walled, 't', lines);
    expect(steps.map(({ status }) => status)).toEqual([
      'skipped',
      'skipped',
      'skipped',
      'resolved',
      'skipped',
    ]);
    expect(steps.map(({ reason }) => reason?.code)).toEqual([
      'noLegalTarget',
      'noLegalTarget',
      'noCandidate',
      undefined,
      'noActions',
    ]);
  });

  it('[EX-STUN] a Stunned figure attacks from where it stands, then the condition is gone', () => {
    const stunned = situate(open('t..d'), {
      rebels: { d: hero() },
      imperials: { t: { ...guard, attack: { type: 'ranged', dice: ['blue'] }, conditions: ['stunned'] } },
    });
    const step = only(play(stunned, 't', [attackAction({ kind: 'moveAttack', points: 4, target: closest })]));
    expect(step).toMatchObject({
      status: 'resolved',
      cost: { points: 0 },
      after: { discarded: ['stunned'] },
    });
  });

  it('[EX-STUN] if it cannot, the line is skipped, and the next Move line ends it', () => {
    const stunned = situate(open('t..d'), {
      rebels: { d: hero() },
      imperials: { t: { ...guard, conditions: ['stunned'] } },
    });
    const { steps } = play(stunned, 't', [
      attackAction({ kind: 'moveAttack', points: 4 }),
      action({ kind: 'toward', points: 4 }),
    ]);
    expect(steps.map(({ status, cost, after }) => [status, cost.points, after?.discarded])).toEqual([
      ['skipped', 0, undefined],
      ['resolved', 0, ['stunned']],
    ]);
  });

  it('[EX-BLEED] a line with an icon costs 1 health; with 1 left the condition goes', () => {
    const bleeding = situate(open('t..d'), {
      rebels: { d: hero() },
      imperials: { t: { ...guard, health: 2, conditions: ['bleeding'] } },
    });
    const { steps, situation } = play(bleeding, 't', [action({ kind: 'toward', points: 1 })]);
    expect(steps[0]?.after).toEqual({ bled: 1, discarded: ['bleeding'], defeated: false });
    expect(situation.fighters.get('t' as never)).toMatchObject({ damage: 1, conditions: [] });
  });

  it('[EX-POWER] with two tokens it gains none; on declaring it spends all that help', () => {
    const armed = situate(open('t..d'), {
      rebels: { d: hero() },
      imperials: {
        t: { ...guard, attack: { type: 'ranged', dice: ['blue'] }, powerTokens: ['damage', 'surge'] },
      },
    });
    const lines = [action({ kind: 'token', token: 'block', amount: 1 }), attackAction({ kind: 'attack' })];
    const { steps, situation } = play(armed, 't', lines, { answers: [rolled({ damage: 1 })], mode: 'play' });
    expect(steps[0]).toMatchObject({ status: 'skipped', reason: { code: 'noEffect' } });
    expect(situation.fighters.get('t' as never)?.powerTokens).toEqual([]);
    expect(steps[1] && act(steps[1], 'attack').result?.damage).toBe(2);
  });
});
