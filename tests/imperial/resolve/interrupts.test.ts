// Replays: answers make a resolution longer, never different; and what players change in the middle is taken up.

import { describe, expect, it } from 'vitest';
import type { Answer, Change, Line } from '../../../src/imperial';
import type { DoorId, FigureId } from '../../../src/rules';
import { act, action, at, attackAction, closest, ends, hero, open, play, rolled, situate } from './play';

const id = (name: string): FigureId => name as FigureId;
const moved = (name: string, x: number, y: number): Change => ({
  kind: 'moved',
  figure: id(name),
  to: { at: [x, y], size: [1, 1] },
});
const changed = (step: number, changes: readonly Change[], during?: 'attack' | { place: number }): Answer =>
  during === undefined ? { kind: 'changed', step, changes } : { kind: 'changed', step, during, changes };

const board = situate(open('t.......a', '.........'), { rebels: { a: hero() } });
const advance = [
  action({ kind: 'toward', points: 4, target: closest }),
  attackAction({ kind: 'attack', target: closest }),
];

describe('replay', () => {
  it('waits for the dice with all that is known before them', () => {
    const { pending, steps, situation } = play(board, 't', advance, { mode: 'play' });
    expect(pending).toMatchObject({
      kind: 'attack',
      step: 1,
      figure: 't',
      target: 'a',
      attackDice: ['blue', 'green'],
      defenseDice: ['white'],
    });
    expect(steps.map(({ status }) => status)).toEqual(['resolved', 'pending']);
    expect(situation.board.figures.get(id('t'))?.at).toEqual([4, 0]);
  });

  it('one answer more: the same steps, and then some', () => {
    const short = play(board, 't', advance, { mode: 'play' });
    const long = play(board, 't', advance, { mode: 'play', answers: [rolled({ damage: 2 })] });
    expect(long.steps.slice(0, 1)).toEqual(short.steps.slice(0, 1));
    expect([long.pending, long.read]).toEqual([undefined, 1]);
  });

  it('dice that cannot be are refused, and it still waits', () => {
    const answers: readonly Answer[] = [
      { kind: 'dice', roll: { kind: 'faces', faces: [{ die: 'red', face: 0 }] } },
    ];
    const { pending, read } = play(board, 't', advance, { mode: 'play', answers });
    expect([pending?.refused, read]).toEqual([{ code: 'wrongDice', problem: 'wrongAttackDice' }, 0]);
    const other = play(board, 't', advance, { mode: 'play', answers: [{ kind: 'choice', option: 0 }] });
    expect(other.pending?.refused).toEqual({ code: 'otherAnswerExpected', found: 'choice' });
  });

  it('a plan never waits', () => {
    expect(play(board, 't', advance).pending).toBeUndefined();
  });
});

describe('interruptions', () => {
  it('[D33, row 105] before a line: the rest is resolved with what is there now', () => {
    const two = situate(open('t..a....b', '.........'), { rebels: { a: hero(), b: hero() } });
    const answers = [changed(0, [{ kind: 'gone', figure: id('a') }])];
    const { steps } = play(two, 't', advance, { answers });
    expect(steps[0] && act(steps[0], 'move').target).toBe('b');
  });

  it('[row 105] what is void before it began is skipped and costs nothing: the only Rebel is gone', () => {
    const gone = [changed(0, [{ kind: 'gone', figure: id('a') }])];
    const line = [attackAction({ kind: 'attack', target: closest })];
    const near = situate(open('t..a'), { rebels: { a: hero() } });
    expect(play(near, 't', line).steps[0]).toMatchObject({ status: 'resolved', cost: { actions: 1 } });
    for (const mode of ['plan', 'play'] as const) {
      const { steps, pending } = play(near, 't', line, { answers: gone, mode });
      expect(pending).toBeUndefined();
      expect(steps).toHaveLength(1);
      expect(steps[0]).toMatchObject({
        status: 'skipped',
        cost: { actions: 0, attack: false },
        left: { actions: 2, attack: true },
      });
    }
  });

  it('[D17] in the middle of a move: points that are spent stay spent, the rest is decided anew', () => {
    const two = situate(open('t.......a', '.........', '.........', '.........', 'b........'), {
      rebels: { a: hero(), b: hero() },
    });
    const line = [action({ kind: 'toward', points: 4, target: { noun: 'hero:a', soft: true } })];
    const { steps } = play(two, 't', line, {
      answers: [changed(0, [{ kind: 'gone', figure: id('a') }], { place: 2 })],
    });
    const moves = steps[0]?.acts.flatMap((one) => (one.kind === 'move' ? [one] : [])) ?? [];
    expect(moves.map(({ target, spent }) => [target, spent])).toEqual([
      ['a', 2],
      ['b', 2],
    ]);
    expect(moves[1]?.route[0]).toEqual(moves[0]?.end);
    expect(moves[0]?.interrupted).toBe(true);
    expect(steps[0]?.cost).toMatchObject({ actions: 1, points: 4 });
  });

  it('[D17, row 105] once declared: the target has gone behind a wall, so that the attack is void, and paid for', () => {
    const walled = situate(['', ' t . . a|. ', ''], { rebels: { a: hero() } });
    const answers = [changed(0, [moved('a', 4, 0)], 'attack')];
    const { steps } = play(walled, 't', [attackAction({ kind: 'attack', target: closest })], {
      answers,
      mode: 'play',
    });
    expect(steps).toHaveLength(1);
    expect(steps[0]).toMatchObject({
      status: 'resolved',
      voided: true,
      cost: { actions: 1, attack: true },
      left: { actions: 1, attack: false },
    });
  });

  it('[D17, row 105] once declared: another target is found, with the points that are left', () => {
    const two = situate(['', ' t . . a|. ', '        +-+', ' . . . . b ', ''], {
      rebels: { a: hero(), b: hero() },
    });
    const line = [attackAction({ kind: 'moveAttack', points: 3, target: closest })];
    const answers = [changed(0, [moved('a', 4, 0)], 'attack'), rolled()];
    const { steps, pending } = play(two, 't', line, { answers, mode: 'play' });
    expect(pending).toBeUndefined();
    const attacks = steps[0]?.acts.flatMap((one) => (one.kind === 'attack' ? [one] : [])) ?? [];
    expect(attacks.map(({ target, interrupted }) => [target, interrupted])).toEqual([
      ['a', true],
      ['b', undefined],
    ]);
    expect(steps[0]?.cost.points).toBeLessThanOrEqual(3);
  });

  it('[D33] the acting figure is defeated on the way: its activation is over', () => {
    const answers = [changed(0, [{ kind: 'damage', figure: id('t'), amount: 9 }], { place: 1 })];
    const { steps, situation } = play(board, 't', advance, { answers });
    expect(steps).toHaveLength(1);
    expect(situation.board.figures.has(id('t'))).toBe(false);
  });

  it('[D17] one of several whom a line moves is gone on the way: the others go on', () => {
    const group = situate(open('t..u....a', '...v.....'), { rebels: { a: hero() } });
    const others: Line = action({
      kind: 'toward',
      points: 1,
      who: { noun: 'imperial', exclude: ['self'], take: 'all' },
      target: closest,
    });
    const kill = (name: string, act: number): Answer => ({
      kind: 'changed',
      step: 0,
      during: { place: 1, act },
      changes: [{ kind: 'gone', figure: id(name) }],
    });
    const moversIn = (answers: readonly Answer[]): readonly FigureId[] =>
      play(group, 't', [others], { answers }).steps.flatMap(({ acts }) =>
        acts.flatMap((one) => (one.kind === 'move' ? [one.figure] : [])),
      );
    expect(moversIn([])).toEqual(['u', 'v']);
    expect(moversIn([kill('u', 0)])).toEqual(['u', 'v']);
    expect(moversIn([kill('v', 0)])).toEqual(['u', 'u']);
    expect(moversIn([kill('t', 0)])).toEqual(['u']);
  });

  it('[D17] says where players may break in, and what is spent there', () => {
    const corridor = situate(open('t.b...a'), { rebels: { a: hero(), b: hero() } });
    const line = [action({ kind: 'toward', points: 5, target: { noun: 'hero:a', soft: true } })];
    const { steps } = play(corridor, 't', line);
    expect(steps[0] && act(steps[0], 'move').breaks).toEqual({ spent: [0, 1, null, 4, 5], read: 0 });
  });

  it('[D17] tells who left the map by it, and after which act', () => {
    const answers = [changed(0, [{ kind: 'damage', figure: id('t'), amount: 9 }], { place: 1 })];
    const { interruptions } = play(board, 't', advance, { answers });
    expect(interruptions.map(({ step, acts, gone }) => [step, acts, gone])).toEqual([[0, 1, ['t']]]);
  });

  it('[D17] a figure that is gone is not called stunned, nor one that has spent its points', () => {
    const stun: Change = { kind: 'gained', figure: id('t'), conditions: ['stunned'] };
    const killed = play(board, 't', advance, {
      answers: [changed(0, [stun, { kind: 'gone', figure: id('t') }], { place: 1 })],
    });
    expect(killed.steps[0]?.stunned).toBeUndefined();
    const spent = play(board, 't', advance, { answers: [changed(0, [moved('a', 1, 0)], { place: 4 })] });
    const noPoints = spent.steps[0]?.acts.map((one) => (one.kind === 'move' ? one.noPoints : null));
    expect(noPoints).toEqual([undefined, 'spent']);
    const stunned = play(board, 't', advance, { answers: [changed(0, [stun])] });
    expect(stunned.steps[0] && act(stunned.steps[0], 'move').noPoints).toBe('stunned');
  });

  it('every kind of change', () => {
    const doors = situate(open('t...a'), {
      rebels: { a: hero() },
      doors: [
        {
          id: 'door',
          between: [
            [2, 0],
            [3, 0],
          ],
        },
      ],
    });
    const open4 = play(doors, 't', [advance[0] as never], {
      answers: [changed(0, [{ kind: 'door', door: 'door' as DoorId, closed: false }])],
    });
    expect(open4.steps[0] && ends(open4.steps[0])).toEqual(at([3, 0]));
    const changes: readonly Change[] = [
      { kind: 'strain', figure: id('a'), amount: 1 },
      { kind: 'damage', figure: id('a'), amount: 3 },
      { kind: 'recovered', figure: id('a'), amount: 1 },
      { kind: 'gained', figure: id('a'), conditions: ['focused', 'weakened'] },
      { kind: 'lost', figure: id('a'), conditions: ['focused'] },
      { kind: 'activated', figure: id('a'), activated: true },
      { kind: 'damage', figure: id('nobody'), amount: 3 },
    ];
    const { situation } = play(board, 't', advance, { answers: [changed(0, changes)] });
    expect(situation.fighters.get(id('a'))).toMatchObject({
      damage: 2,
      conditions: ['weakened'],
      hero: { strain: 1 },
    });
    expect(situation.facts.get(id('a'))?.activated).toBe(true);
  });
});
