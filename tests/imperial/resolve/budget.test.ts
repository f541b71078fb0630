// What lines cost, when they are skipped, and what conditions and tokens do to an Imperial figure.

import { describe, expect, it } from 'vitest';
import type { FigureId } from '../../../src/rules';
import {
  act,
  action,
  attackAction,
  closest,
  free,
  guard,
  hero,
  inOrder,
  only,
  open,
  play,
  rolled,
  situate,
  targets,
  trooper,
} from './play';

const duel = (t = trooper) => situate(open('t...a', '.....'), { rebels: { a: hero() }, imperials: { t } });
const codes = (steps: ReturnType<typeof play>['steps']) =>
  steps.map(({ status, reason }) => reason?.code ?? status);
const fighter = (resolution: ReturnType<typeof play>, id = 't') =>
  resolution.situation.fighters.get(id as FigureId);

describe('the budget', () => {
  it('[B1, B3, rows 63, 64] two actions, and lines without an icon are free', () => {
    const gain = { kind: 'gain', conditions: ['focused'] } as const;
    const { steps } = play(duel(), 't', [
      action({ kind: 'toward', points: 1 }),
      free(gain),
      action({ kind: 'toward', points: 1 }),
      action({ kind: 'toward', points: 1 }),
    ]);
    expect(codes(steps)).toEqual(['resolved', 'resolved', 'resolved', 'noActions']);
    expect(steps.map(({ left }) => left.actions)).toEqual([1, 1, 0, 0]);
  });

  it('[D21, B2, row 65] one attack line; several attacks inside one line are one; free attacks do not count', () => {
    const twice = situate(open('.a.', '.t.', '.b.'), {
      rebels: { a: hero(), b: hero() },
      imperials: { t: guard },
    });
    const { steps } = play(twice, 't', [
      free({ kind: 'attack' }),
      attackAction({ kind: 'attack', target: { take: 2 } }),
      attackAction({ kind: 'attack' }),
      free({ kind: 'attack' }),
    ]);
    expect(codes(steps)).toEqual(['resolved', 'resolved', 'attackUsed', 'resolved']);
    expect(
      steps[1]?.acts
        .filter(({ kind }) => kind === 'attack')
        .map((one) => one.kind === 'attack' && one.target),
    ).toEqual(['a', 'b']);
  });

  it('[D18, row 69] what changes nothing is skipped and costs nothing', () => {
    const focused = duel({ ...trooper, conditions: ['focused'] });
    const { steps } = play(focused, 't', [
      action({ kind: 'gain', conditions: ['focused'] }),
      action({ kind: 'recover', amount: 2 }),
    ]);
    expect(codes(steps)).toEqual(['noEffect', 'noEffect']);
    expect(steps[1]?.left.actions).toBe(2);
  });

  it('[D19, row 69] nobody kills himself before he has hurt a Rebel', () => {
    const weak = duel({ ...trooper, health: 2 });
    const kill = { kind: 'damage', amount: 2 } as const;
    expect(codes(play(weak, 't', [attackAction(kill, { kind: 'attack' })]).steps)).toEqual([
      'wouldBeDefeated',
    ]);
    const { steps, situation } = play(weak, 't', [attackAction({ kind: 'attack' }, kill)]);
    expect(codes(steps)).toEqual(['resolved']);
    expect(situation.board.figures.has('t' as FigureId)).toBe(false);
  });

  it('[D45] a Bleeding figure with 1 health left does not merely move, but it attacks', () => {
    const bleeding = duel({ ...trooper, health: 1, conditions: ['bleeding'] });
    const { steps } = play(bleeding, 't', [
      action({ kind: 'toward', points: 4 }),
      attackAction({ kind: 'moveAttack', points: 1 }),
    ]);
    expect(codes(steps)).toEqual(['wouldBeDefeated', 'resolved']);
    expect(steps[1]?.after).toMatchObject({ bled: 1, defeated: true });
  });

  it('[D33] when the last figure dies, the window ends', () => {
    const bleeding = duel({ ...trooper, health: 1, conditions: ['bleeding'] });
    const { steps, pending } = play(bleeding, 't', [
      attackAction({ kind: 'attack' }),
      action({ kind: 'toward', points: 4 }),
    ]);
    expect([steps.length, pending]).toEqual([1, undefined]);
  });

  it('[D33] a target that the first figure defeated is no target for the second', () => {
    const board = situate(open('t.a.', 'u..b'), { rebels: { a: hero(9, 8, true), b: hero() } });
    const answers = [inOrder('t', 'u'), rolled({ damage: 3 }), rolled()];
    const { steps, situation } = play(board, 't u', [attackAction({ kind: 'attack', target: closest })], {
      answers,
      mode: 'play',
    });
    expect(situation.board.figures.has('a' as FigureId)).toBe(false);
    expect(steps.map((step) => targets(step))).toEqual([['a'], ['b']]);
  });

  it('[D10] whoever is closest to a Rebel goes first, then the lowest id', () => {
    const board = situate(open('t...a', '.u...', 's....'), { rebels: { a: hero() } });
    expect(
      play(board, 's t u', [action({ kind: 'reposition', points: 0, distance: 1 })]).steps.map(
        ({ figure }) => figure,
      ),
    ).toEqual(['u', 's', 't']);
    const answers = [inOrder('t', 's', 'u')];
    expect(
      play(board, 's t u', [action({ kind: 'reposition', points: 0, distance: 1 })], { answers }).steps.map(
        ({ figure }) => figure,
      ),
    ).toEqual(['t', 's', 'u']);
  });

  it('limits: once per group activation, once per figure, once per Rebel', () => {
    const board = situate(open('t.a', 'u..', '..b'), { rebels: { a: hero(), b: hero() } });
    const hurt = { kind: 'strain', amount: 1, who: { order: [{ kind: 'closest' }] } } as const;
    const group = play(board, 't u', [{ do: [hurt], limit: 'groupActivation' }]);
    expect(codes(group.steps)).toEqual(['resolved', 'limitUsed']);
    const figure = play(board, 't u', [{ do: [hurt], limit: 'figureActivation' }]);
    expect(codes(figure.steps)).toEqual(['resolved', 'resolved']);
    const rebel = play(board, 't u', [
      { cost: 'attack', id: 'volley', do: [{ kind: 'attack' }], limit: 'rebel' },
    ]);
    expect(rebel.steps.map((step) => act(step, 'attack').target)).toEqual(['a', 'b']);
  });
});

describe('conditions and tokens', () => {
  it('[6.6] Stunned: no points from a Move instruction, then it is gone', () => {
    const resolution = play(duel({ ...trooper, conditions: ['stunned'] }), 't', [
      action({ kind: 'toward', points: 4 }),
      action({ kind: 'toward', points: 4 }),
    ]);
    expect(resolution.steps.map(({ cost }) => cost.points)).toEqual([0, 3]);
    expect(fighter(resolution)?.conditions).toEqual([]);
  });

  it('[6.6] an attack without a move does not end Stunned', () => {
    expect(
      fighter(play(duel({ ...trooper, conditions: ['stunned'] }), 't', [attackAction({ kind: 'attack' })]))
        ?.conditions,
    ).toEqual(['stunned']);
  });

  it('[D20] a bonus move works for a Stunned figure in its own activation and does not end it', () => {
    const rules = [
      { kind: 'reaction', when: { kind: 'start', of: 'figure' }, do: [{ kind: 'toward', points: 2 }] },
    ] as const;
    const resolution = play(duel({ ...trooper, conditions: ['stunned'] }), 't', [], { rules });
    expect(resolution.steps.map(({ cost }) => cost.points)).toEqual([2]);
    expect(fighter(resolution)?.conditions).toEqual(['stunned']);
  });

  it('[D20] outside its own activation a Stunned figure does not leave its space', () => {
    const rules = [
      {
        kind: 'reaction',
        when: { kind: 'start', of: 'group' },
        do: [{ kind: 'toward', points: 2, who: 'eachOfGroup' }],
      },
    ] as const;
    const resolution = play(duel({ ...trooper, conditions: ['stunned'] }), 't', [], { rules });
    expect(resolution.steps).toEqual([]);
    expect(play(duel(), 't', [], { rules }).steps.map(({ cost }) => cost.points)).toEqual([2]);
  });

  it('[6.6] Bleeding: only lines with an icon', () => {
    const resolution = play(duel({ ...trooper, conditions: ['bleeding'] }), 't', [
      free({ kind: 'toward', points: 1 }),
      action({ kind: 'toward', points: 1 }),
    ]);
    expect(resolution.steps.map(({ after }) => after?.bled)).toEqual([undefined, 1]);
  });

  it('[6.7] Focused gives a die to the next attack and is gone', () => {
    const resolution = play(
      duel({ ...trooper, conditions: ['focused'] }),
      't',
      [attackAction({ kind: 'attack' })],
      { answers: [rolled()], mode: 'play' },
    );
    const [step] = resolution.steps;
    expect(step && act(step, 'attack').attackDice).toEqual(['blue', 'green', 'green']);
    expect(fighter(resolution)?.conditions).toEqual([]);
  });

  it('[6.6] tokens: two at most', () => {
    const resolution = play(duel(), 't', [action({ kind: 'token', token: 'surge', amount: 3 })]);
    expect(fighter(resolution)?.powerTokens).toEqual(['surge', 'surge']);
  });

  it('Weakened goes at the end of the activation', () => {
    expect(fighter(play(duel({ ...trooper, conditions: ['weakened'] }), 't', []))?.conditions).toEqual([]);
  });

  it('[D18] a line whose condition does not hold is skipped and says so', () => {
    const line = action({ kind: 'if', if: { kind: 'attacked' }, do: [{ kind: 'toward', points: 2 }] });
    expect(only(play(duel(), 't', [line])).reason).toEqual({ code: 'notYetMet' });
  });
});
