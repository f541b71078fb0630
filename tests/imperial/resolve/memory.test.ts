// What an activation remembers: how far back a span reaches, which limits are used up, and that a skipped line leaves
// nothing behind.

import { describe, expect, it } from 'vitest';
import {
  NO_MEMORY,
  type Answer,
  type AnyId,
  type Line,
  type Rule,
  type Step,
  type StepResult,
} from '../../../src/imperial';
import type { FigureId } from '../../../src/rules';
import {
  act,
  action,
  ally,
  attackAction,
  closest,
  ends,
  free,
  guard,
  hero,
  inOrder,
  named,
  open,
  play,
  rolled,
  situate,
  targets,
  trooper,
} from './play';

const id = (name: string) => name as FigureId;
const focus: Step = { kind: 'gain', conditions: ['focused'] };

/** Whom the effects of a step were done to. */
const strained = ({ acts }: StepResult): readonly AnyId[] =>
  acts.flatMap((one) => (one.kind === 'effect' && one.verb === 'strain' ? one.on : [])).toSorted();

describe('how far back a span reaches', () => {
  // c was attacked by another group before. Each figure attacks d, then whoever is closest to it: a and b.
  const board = situate(open('ta..c', '...d.', 'ub...'), {
    rebels: { a: hero(), b: hero(), c: hero(), d: hero() },
    more: {
      memory: {
        ...NO_MEMORY,
        earlier: [
          {
            kind: 'attack',
            turn: id('x'),
            by: id('x'),
            target: id('c'),
            damage: 1,
            hit: true,
            action: true,
          },
        ],
      },
    },
  });
  const attackedIn = (during: 'attack' | 'activation' | 'groupActivation' | 'round') => {
    const strain: Step = {
      kind: 'strain',
      amount: 1,
      who: { noun: 'hero', filter: [{ kind: 'attacked', during }], take: 'all' },
    };
    const lines: readonly Line[] = [
      attackAction({ kind: 'attack', target: named('d') }, { kind: 'attack', target: closest }, strain),
    ];
    const { steps } = play(board, 't u', lines, {
      answers: [inOrder('t', 'u'), ...Array.from({ length: 4 }, () => rolled({ dodge: 1 }))],
      mode: 'play',
    });
    const [, last] = steps;
    if (!last) throw new Error('u did nothing');
    return strained(last);
  };

  it('an attack is the last one, an activation both of the figure', () => {
    expect(attackedIn('attack')).toEqual(['b']);
    expect(attackedIn('activation')).toEqual(['b', 'd']);
  });

  it('the activation of a group holds those of its figures, the round other groups as well', () => {
    expect(attackedIn('groupActivation')).toEqual(['a', 'b', 'd']);
    expect(attackedIn('round')).toEqual(['a', 'b', 'c', 'd']);
  });
});

describe('[D18] what changes nothing uses no limit up', () => {
  const pair = situate(open('t...a', 'u....'), {
    rebels: { a: hero() },
    imperials: { t: { ...trooper, conditions: ['focused'] } },
  });
  const focused = (resolution: ReturnType<typeof play>) =>
    ['t', 'u'].filter((name) => resolution.situation.fighters.get(id(name))?.conditions.includes('focused'));

  it.each(['groupActivation', 'round'] as const)('[D18] a reaction, once per %s', (limit) => {
    const rules: readonly Rule[] = [
      { kind: 'reaction', when: { kind: 'start', of: 'figure' }, do: [focus], limit },
    ];
    const done = play(pair, 't u', [], { rules, answers: [inOrder('t', 'u')] });
    expect(focused(done)).toEqual(['t', 'u']);
    expect(done.situation.memory.used).toHaveLength(1);
  });

  it.each(['groupActivation', 'round'] as const)('[D18] a line, once per %s', (limit) => {
    const done = play(pair, 't u', [{ limit, do: [focus] }], { answers: [inOrder('t', 'u')] });
    expect(done.steps.map(({ status, reason }) => reason?.code ?? status)).toEqual(['noEffect', 'resolved']);
    expect(focused(done)).toEqual(['t', 'u']);
  });

  it('[D18] and what did change something uses it up, for a line and for a reaction', () => {
    const plain = situate(open('t...a', 'u....'), { rebels: { a: hero() } });
    const line = play(plain, 't u', [{ limit: 'groupActivation', do: [focus] }], {
      answers: [inOrder('t', 'u')],
    });
    expect(focused(line)).toEqual(['t']);
    const rules: readonly Rule[] = [
      { kind: 'reaction', when: { kind: 'start', of: 'figure' }, do: [focus], limit: 'round' },
    ];
    expect(focused(play(plain, 't u', [], { rules, answers: [inOrder('t', 'u')] }))).toEqual(['t']);
  });
});

describe('[D19] a line that would defeat its own figure leaves nothing behind', () => {
  /** A Bleeding figure with one health left: any line with an icon would be its last. */
  const dying = { ...trooper, health: 1, conditions: ['bleeding'] as const };
  const after = (steps: readonly Step[], ...lines: readonly Line[]) => {
    const board = situate(open('t....a'), { rebels: { a: hero() }, imperials: { t: dying } });
    const told = play(board, 't', [action(...steps), ...lines]);
    expect(told.steps[0]).toMatchObject({ status: 'skipped', reason: { code: 'wouldBeDefeated' } });
    const [, next] = told.steps;
    if (!next) throw new Error('nothing followed');
    return next;
  };

  it('[D19] no longer moves', () => {
    const addMove: Step = { kind: 'addMove', points: 2 };
    expect(after([addMove], free({ kind: 'toward', points: 1 })).cost.points).toBe(1);
  });

  it('[D19] no dice for the attacks that follow', () => {
    const modify: Step = {
      kind: 'modify',
      with: [{ kind: 'addDice', dice: ['red'] }],
      during: 'activation',
    };
    const { attackDice } = act(after([modify], free({ kind: 'attack', target: closest })), 'attack');
    expect(attackDice).toEqual(['blue', 'green']);
  });

  it('[D19] nothing that waits for a moment', () => {
    const board = situate(open('t....a'), { rebels: { a: hero() }, imperials: { t: dying } });
    const wait: Step = {
      kind: 'when',
      when: { kind: 'end', of: 'figure' },
      do: [{ kind: 'strain', amount: 1, who: named('a') }],
    };
    const answered = (first: Line) =>
      play(board, 't', [first]).steps.some((step) => strained(step).length > 0);
    expect(answered(free(focus, wait))).toBe(true);
    expect(answered(action(focus, wait))).toBe(false);
  });

  it('[D19] no lines for the figures that follow', () => {
    const board = situate(open('t....a', 'u.....'), { rebels: { a: hero() }, imperials: { t: dying } });
    const { steps } = play(board, 't u', [action({ kind: 'insertLines', lines: [free(focus)] })], {
      answers: [inOrder('t', 'u')],
    });
    expect(steps.map(({ figure, status }) => `${figure} ${status}`)).toEqual(['t skipped', 'u resolved']);
  });

  it('[D19] no way through Rebels', () => {
    // Over the difficult space or through b: 3 points either way.
    const board = situate(['', ' t b . a ', '+ + + + +', ' . D . . ', ''], {
      rebels: { a: hero(), b: hero() },
      imperials: { t: dying },
    });
    const way = (first: Line) =>
      act(
        play(board, 't', [first, free({ kind: 'toward', points: 3, target: named('a') })])
          .steps[1] as StepResult,
        'move',
      ).route.some(({ at: [x, y] }) => x === 1 && y === 0);
    const route: Step = { kind: 'route', prefer: 'throughRebels' };
    expect(way(free(route))).toBe(true);
    expect(way(action(route))).toBe(false);
  });
});

describe('[D7] where nobody is what the order asks for, any Rebel will do', () => {
  const wounded = { filter: [{ kind: 'wounded' }], soft: true } as const;
  const second = (board: ReturnType<typeof situate>, exclude: readonly 'target'[]) => {
    const line = attackAction(
      { kind: 'attack', target: closest },
      { kind: 'attack', target: { ...wounded, exclude } },
    );
    const [step] = play(board, 't', [line], { answers: [rolled(), rolled()], mode: 'play' }).steps;
    return step?.acts.flatMap((one) => (one.kind === 'attack' ? [one.target] : []));
  };

  it('[D7] but never whom the order leaves out', () => {
    const both = situate(open('ta', '..', 'b.'), { rebels: { a: hero(), b: hero() } });
    expect(second(both, [])).toEqual(['a', 'a']);
    expect(second(both, ['target'])).toEqual(['a', 'b']);
    const alone = situate(open('ta..'), { rebels: { a: hero() } });
    expect(second(alone, ['target'])).toEqual(['a']);
  });

  it('[D7] allies are Rebels; companions and whoever is incapacitated are nobody', () => {
    const attack = attackAction({ kind: 'attack', target: wounded });
    const near = situate(open('txyz.a'), {
      rebels: { x: ally, y: ally, z: ally, a: hero() },
      pieces: { x: { companion: true }, y: { incapacitated: true } },
      imperials: { t: guard },
    });
    const [step] = play(near, 't', [attack]).steps;
    expect(step).toMatchObject({ status: 'skipped' });
    const [shot] = play({ ...near, fighters: new Map(near.fighters).set(id('t'), trooper) }, 't', [
      attack,
    ]).steps;
    expect(shot && targets(shot)).toEqual(['z']);
  });

  it('[D7] a hero who is made to move goes to another one', () => {
    const board = situate(open('t.a..b'), { rebels: { a: hero(), b: hero() } });
    const line = free({ kind: 'toward', points: 1, who: 'hero:a', target: wounded });
    const [step] = play(board, 't', [line]).steps;
    expect(step && targets(step)).toEqual(['b']);
    expect(step && ends(step)).toEqual(['3,0']);
  });
});

describe('what happened in a line can be asked by what follows', () => {
  const asked = (what: 'attack' | 'hurt' | 'defeat', roll: Parameters<typeof rolled>[0]) => {
    const board = situate(open('t.x'), { rebels: { x: ally } });
    const volley: Line = { cost: 'attack', id: 'volley', do: [{ kind: 'attack', target: closest }] };
    const then = free({ kind: 'if', if: { kind: 'happened', what, during: 'volley' }, do: [focus] });
    const { steps } = play(board, 't', [volley, then], { answers: [rolled(roll)], mode: 'play' });
    return steps[1]?.status;
  };

  it.each([
    ['a miss', { accuracy: 0 }, ['resolved', 'skipped', 'skipped']],
    ['a hit', { damage: 2 }, ['resolved', 'resolved', 'skipped']],
    ['the last hit', { damage: 8 }, ['resolved', 'resolved', 'resolved']],
  ])('%s', (_, roll, expected) => {
    expect((['attack', 'hurt', 'defeat'] as const).map((what) => asked(what, roll))).toEqual(expected);
  });
});

describe('[D6] players may take another of the equals', () => {
  it('[D6] in each choice of a line for itself', () => {
    const board = situate(open('a.b', '.t.', 'c.d'), {
      rebels: { a: hero(), b: hero(), c: hero(), d: hero() },
    });
    const line = attackAction({ kind: 'attack', target: closest }, { kind: 'attack', target: closest });
    const attacked = (...answers: readonly Answer[]) =>
      play(board, 't', [line], {
        answers: [...answers, rolled(), rolled()],
        mode: 'play',
      }).steps[0]?.acts.flatMap((one) => (one.kind === 'attack' ? [one.target] : []));
    const prefer = (choice: number, option: number): Answer => ({ kind: 'prefer', step: 0, choice, option });
    expect(attacked(rolled(), rolled())).toEqual(['a', 'a']);
    expect(attacked(rolled(), prefer(1, 3), rolled())).toEqual(['a', 'd']);
    expect(attacked(prefer(0, 2), rolled(), rolled())).toEqual(['c', 'a']);
  });
});

describe('[D1] a tile is meant by its closest space', () => {
  it('[D1] the one with the least distance, not the first or the last', () => {
    const drawn = situate(open('.....', '.....', 't....', '.....', 'a....'), {
      rebels: { a: hero() },
      more: { tiles: [{ id: 'yard', interior: true }] },
    });
    const { board } = drawn;
    // Three spaces of the tile, of which the middle one is the closest.
    const isYard = (x: number, y: number) => x === 1 + Math.abs(y - 2) && y % 2 === 0;
    const spaces = board.lattice.spaces.map((space) =>
      isYard(space.x, space.y) ? { ...space, tile: 0 } : space,
    );
    const line = action({ kind: 'toward', points: 1, target: { noun: 'tile:yard' } });
    const [step] = play({ ...drawn, board: { ...board, lattice: { ...board.lattice, spaces } } }, 't', [
      line,
    ]).steps;
    expect(step && targets(step)).toEqual(['space:1,2']);
    expect(step && ends(step)).toEqual(['1,2']);
  });
});
