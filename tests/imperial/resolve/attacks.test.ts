// Moving to attack, what changes attacks, and what they leave behind.

import { describe, expect, it } from 'vitest';
import type { Line, Mod } from '../../../src/imperial';
import type { FigureId } from '../../../src/rules';
import {
  act,
  at,
  attackAction,
  closest,
  ends,
  free,
  guard,
  hero,
  lancer,
  only,
  open,
  play,
  rolled,
  situate,
  trooper,
} from './play';

const moveAttack = (points: number, mods?: readonly Mod[]): Line =>
  attackAction({ kind: 'moveAttack', points, target: closest, ...(mods ? { with: mods } : {}) });
const stepOf = (board: ReturnType<typeof situate>, line: Line) => only(play(board, 't', [line]));

describe('moving to attack', () => {
  it('[D4] ranged: from the closest space with sight, then for the fewest points', () => {
    const board = situate(open('t.....', '......', '..BB.a'), { rebels: { a: hero() } });
    const step = stepOf(board, moveAttack(2));
    expect(act(step, 'attack').distance).toBe(3);
    expect(step.cost.points).toBe(2);
  });

  it('[D4] sight is only needed at the end: beyond a blind stretch it attacks', () => {
    const board = situate(open('..B..', 't.B.a', '.....'), { rebels: { a: hero() } });
    expect(stepOf(board, moveAttack(0)).status).toBe('skipped');
    expect(ends(stepOf(board, moveAttack(2)))).toEqual(at([2, 2]));
  });

  it('[D4] going next to the target is literal', () => {
    const board = situate(open('t...a'), { rebels: { a: hero() } });
    expect(ends(stepOf(board, moveAttack(4)))).toEqual(at([3, 0]));
  });

  it('[D5] Reach: next to the target if it can, else two away with sight', () => {
    const board = situate(open('t....a'), { rebels: { a: hero() }, imperials: { t: lancer } });
    expect(ends(stepOf(board, moveAttack(4)))).toEqual(at([4, 0]));
    expect(ends(stepOf(board, moveAttack(3)))).toEqual(at([3, 0]));
    expect(stepOf(board, moveAttack(2)).status).toBe('skipped');
  });

  it('[D5] a list may prefer a distance', () => {
    const board = situate(open('t....a'), { rebels: { a: hero() }, imperials: { t: lancer } });
    expect(ends(stepOf(board, moveAttack(4, [{ kind: 'preferDistance', spaces: 2 }])))).toEqual(at([3, 0]));
  });

  it('[D5] plain melee needs to be next to it', () => {
    const board = situate(open('t....a'), { rebels: { a: hero() }, imperials: { t: guard } });
    expect(stepOf(board, moveAttack(3)).reason?.code).toBe('noLegalTarget');
    expect(ends(stepOf(board, moveAttack(9)))).toEqual(at([4, 0]));
  });

  it('[D24] a large attacker sees and counts from its best space', () => {
    const board = situate(open('tt..a', 'ttB..'), { rebels: { a: hero() } });
    expect(act(stepOf(board, moveAttack(0)), 'attack').distance).toBe(3);
  });

  it('the step tells sight, accuracy, dice and exact odds', () => {
    const board = situate(open('t..a'), { rebels: { a: hero() } });
    const attack = act(stepOf(board, moveAttack(0)), 'attack');
    expect(attack).toMatchObject({
      distance: 3,
      needed: 3,
      attackDice: ['blue', 'green'],
      defenseDice: ['white'],
      sight: { by: 'lines' },
    });
    expect(attack.odds.hit).toBeGreaterThan(0.5);
  });
});

describe('what changes attacks', () => {
  const board = situate(open('t..a', '....'), { rebels: { a: hero() } });
  const attackWith = (...mods: readonly Mod[]) => act(stepOf(board, moveAttack(0, mods)), 'attack');
  const resultWith = (totals: Parameters<typeof rolled>[0], ...mods: readonly Mod[]) => {
    const { steps } = play(board, 't', [moveAttack(0, mods)], { answers: [rolled(totals)], mode: 'play' });
    const [step] = steps;
    if (!step) throw new Error('there is a step');
    return act(step, 'attack').result;
  };

  it('dice are added, replaced and taken away', () => {
    expect(attackWith({ kind: 'addDice', dice: ['red'] }).attackDice).toEqual(['blue', 'green', 'red']);
    expect(attackWith({ kind: 'useDice', dice: ['yellow'] }).attackDice).toEqual(['yellow']);
    expect(attackWith({ kind: 'replaceDie', die: 'green', by: 'red' }).attackDice).toEqual(['blue', 'red']);
    expect(attackWith({ kind: 'removeDefense', dice: 1 }).defenseDice).toEqual([]);
  });

  it('results, pierce and conditions are added', () => {
    expect(resultWith({ damage: 1 }, { kind: 'add', damage: 2 })?.damage).toBe(3);
    expect(resultWith({ damage: 2, block: 2 }, { kind: 'pierce', amount: 1 })?.damage).toBe(1);
    expect(resultWith({ damage: 2 }, { kind: 'keyword', is: 'stun' })?.changes.defender.gained).toEqual([
      'stunned',
    ]);
    expect(resultWith({ damage: 1, surge: 1 }, { kind: 'noAbilities' })?.damage).toBe(1);
  });

  it('[D22] surges that the bonus grants go first', () => {
    const result = resultWith(
      { damage: 1, surge: 1 },
      { kind: 'surge', surge: { cost: 1, effect: { damage: 3 } } },
    );
    expect(result?.damage).toBe(4);
  });

  it('sight through figures, and attacks that need none', () => {
    const hidden = situate(open('tua'), { rebels: { a: hero() } });
    expect(stepOf(hidden, moveAttack(0)).status).toBe('skipped');
    expect(stepOf(hidden, moveAttack(0, [{ kind: 'seeThrough', figures: 'imperial' }])).status).toBe(
      'resolved',
    );
    const walled = situate(['', ' t|. ', '+ + +', ' . a ', ''], { rebels: { a: hero() } });
    expect(act(stepOf(walled, moveAttack(0, [{ kind: 'unaimed' }])), 'attack').needed).toBeNull();
  });

  it('[6.2] what is needed before the roll counts a Hidden target: 3 at distance 1, and the bonus apart', () => {
    const beside = situate(open('ta'), { rebels: { a: { ...hero(), conditions: ['hidden'] } } });
    expect(act(stepOf(beside, moveAttack(0)), 'attack').needed).toBe(3);
    const seen = situate(open('ta'), { rebels: { a: hero() } });
    expect(act(stepOf(seen, moveAttack(0)), 'attack').needed).toBe(1);
  });

  it('the surge priority of the group replaces the printed order', () => {
    const surgePriority = [{ cost: 1, effect: { damage: 1 } }];
    const { steps } = play(board, 't', [moveAttack(0)], {
      surgePriority,
      answers: [rolled({ damage: 1, surge: 2 })],
      mode: 'play',
    });
    expect(steps[0] && act(steps[0], 'attack').result?.damage).toBe(2);
  });

  it('[6.3, row 101] blast hurts those next to the target, never friends', () => {
    const crowd = situate(open('t.ab', '..u.'), { rebels: { a: hero(), b: hero() } });
    const line = moveAttack(0, [{ kind: 'blast', amount: 2 }]);
    const { steps, situation } = play(crowd, 't', [line], { answers: [rolled({ damage: 1 })], mode: 'play' });
    expect(steps[0] && act(steps[0], 'attack').others).toEqual([{ figure: 'b', by: 'blast', damage: 2 }]);
    expect(situation.fighters.get('u' as FigureId)?.damage).toBe(0);
  });

  it('what an order lends lasts as long as it says', () => {
    const lines = [
      free({ kind: 'modify', with: [{ kind: 'add', damage: 1 }], during: 'activation' }),
      attackAction({ kind: 'attack' }),
      free({ kind: 'attack' }),
    ];
    const { steps } = play(board, 't', lines, {
      answers: [rolled({ damage: 1 }), rolled({ damage: 1 })],
      mode: 'play',
    });
    expect(steps.slice(1).map((step) => act(step, 'attack').result?.damage)).toEqual([2, 2]);
    const once = [
      free({ kind: 'modify', with: [{ kind: 'add', damage: 1 }], during: 'attack' }),
      ...lines.slice(1),
    ];
    const again = play(board, 't', once, {
      answers: [rolled({ damage: 1 }), rolled({ damage: 1 })],
      mode: 'play',
    });
    expect(again.steps.slice(1).map((step) => act(step, 'attack').result?.damage)).toEqual([2, 1]);
  });

  it('another figure may be told to attack', () => {
    const pair = situate(open('t...', 'u..a'), { rebels: { a: hero() } });
    const line = free({
      kind: 'attack',
      who: { noun: 'imperial', filter: [{ kind: 'canAttack' }], exclude: ['self'] },
    });
    expect(act(stepOf(pair, line), 'attack').figure).toBe('u');
  });

  it('[row 100] one that is Stunned attacks when it is up itself, but not when another one tells it to', () => {
    const stunned = { ...trooper, conditions: ['stunned' as const] };
    const pair = situate(open('t...', 'u..a'), { rebels: { a: hero() }, imperials: { u: stunned } });
    const line = free({
      kind: 'attack',
      who: { noun: 'imperial', filter: [{ kind: 'canAttack' }], exclude: ['self'] },
    });
    expect(stepOf(pair, line).status).toBe('skipped');
    const own = only(play(pair, 'u', [attackAction({ kind: 'attack', target: closest })]));
    expect(act(own, 'attack').figure).toBe('u');
  });

  it('attacks may go on at another target', () => {
    const crowd = situate(open('t.a', '...', '..b'), { rebels: { a: hero(), b: hero() } });
    const line = attackAction({ kind: 'attack' }, { kind: 'repeat', target: {} });
    const step = stepOf(crowd, line);
    expect(step.acts.flatMap((one) => (one.kind === 'attack' ? [one.target] : []))).toEqual(['a', 'b']);
  });

  it('objects are attacked and go away', () => {
    const fighter = { ...trooper, side: 'neutral' as const, defense: [], health: 3, object: true };
    const siege = situate(open('t...'), { things: [{ id: 'wall', kind: 'barricade', at: [3, 0], fighter }] });
    const { situation, steps } = play(
      siege,
      't',
      [attackAction({ kind: 'attack', target: { noun: 'thing:wall' } })],
      { answers: [rolled({ damage: 4 })], mode: 'play' },
    );
    expect(steps[0]?.status).toBe('resolved');
    expect(situation.things.size).toBe(0);
  });
});
