// One tap goes from stretch to stretch: what that costs, and what a figure comes to at a glance.

import { describe, expect, it } from 'vitest';
import { resolveActivation, rollFor, type Answer, type StepResult } from '../../src/imperial';
import { seedRandom } from '../../src/kernel';
import type { FigureId } from '../../src/rules';
import { glanceOf, targetOf } from '../../src/ui/activation/glancePieces';
import {
  PACES,
  partsOf,
  speaking,
  stretchAt,
  stretchesOf,
  type Pace,
} from '../../src/ui/activation/stretches';
import { tableWith, TROOPERS } from './activationTable';

const NOBODY: ReadonlySet<number> = new Set();

/** A step in short: whose it is, and whether it was skipped. */
const step = (figure: string, status: StepResult['status'] = 'resolved'): StepResult => ({
  figure: figure as FigureId,
  source: { kind: 'line', index: 0 },
  status,
  cost: { actions: 0, attack: false, points: 0 },
  left: { actions: 2, attack: true },
  acts: [{ kind: 'told', told: true, step: { kind: 'endActivation' }, on: [] }],
});

/** An order that was carried out and came to nothing: a move by no space. */
const idle = (figure: string): StepResult => ({ ...step(figure), acts: [] });

/** Plays a group to its end, the app rolling, and counts the taps: begin, roll, next, finish. */
function tapsFor(seed: string, pace: Pace) {
  const { situation, drawn } = tableWith(TROOPERS, 'stormtrooper', seed);
  const answers: Answer[] = [];
  const told = new Set<number>();
  let random = seedRandom(seed);
  for (;;) {
    const { steps, pending } = resolveActivation(situation, drawn.orders, answers);
    if (!pending) {
      const stretches = stretchesOf(steps, told, pace);
      return { rolls: answers.length, taps: 1 + answers.length + (stretches.length - 1) + 1 };
    }
    if (pending.kind !== 'attack' && pending.kind !== 'roll') throw new Error(`waits for ${pending.kind}`);
    const rolled = rollFor(pending, random);
    random = rolled.random;
    answers.push(rolled.answer);
    told.add(pending.step);
  }
}

describe('[row 61] stretches', () => {
  it('nothing to decide: everything at once, or figure by figure', () => {
    const steps = [step('a'), step('a'), step('b', 'skipped'), step('b'), step('c')];
    expect(stretchesOf(steps, NOBODY, 'all')).toEqual([{ from: 0, stop: 4, to: 4 }]);
    expect(stretchesOf(steps, NOBODY, 'figure')).toEqual([
      { from: 0, stop: 1, to: 1 },
      { from: 2, stop: 3, to: 3 },
      { from: 4, stop: 4, to: 4 },
    ]);
  });

  it('[row 69] skipped orders have no tap of their own, not even at the end', () => {
    const steps = [step('a'), step('a', 'skipped'), step('b', 'skipped'), step('b', 'skipped')];
    for (const pace of PACES) expect(stretchesOf(steps, NOBODY, pace)).toEqual([{ from: 0, stop: 0, to: 3 }]);
    const idle = [step('a', 'skipped'), step('b', 'skipped')];
    expect(stretchesOf(idle, NOBODY, 'figure')).toEqual([{ from: 0, stop: 1, to: 1 }]);
    expect(stretchesOf([], NOBODY, 'all')).toEqual([]);
  });

  it('[row 69] of a figure that has acted, orders that come to nothing say nothing and cost no tap', () => {
    const steps = [step('a'), idle('a'), step('b'), idle('b')];
    expect(stretchesOf(steps, new Set([0]), 'all')).toEqual([
      { from: 0, stop: 0, to: 0 },
      { from: 1, stop: 2, to: 3 },
    ]);
    const parts = speaking(partsOf(steps, { from: 1, to: 3 }), steps);
    expect(parts.map(({ figure }) => figure)).toEqual(['b']);
    const never = [idle('a'), step('b')];
    expect(speaking(partsOf(never, { from: 0, to: 1 }), never)).toHaveLength(2);
    // Dice were asked for, and nobody is there for what they bring: the screen is not empty.
    expect(speaking(partsOf(steps, { from: 1, to: 1 }), steps)).toHaveLength(1);
  });

  it('whatever was told or is waited for is a stop', () => {
    const steps = [step('a'), step('a'), step('b'), step('b', 'pending')];
    expect(stretchesOf(steps, new Set([1, 3]), 'all')).toEqual([
      { from: 0, stop: 1, to: 1 },
      { from: 2, stop: 3, to: 3 },
    ]);
  });

  it('a step that is gone shows the last stretch', () => {
    const stretches = stretchesOf([step('a'), step('b')], NOBODY, 'figure');
    expect([0, 1, 7].map((at) => stretchAt(stretches, at))).toEqual([0, 1, 1]);
    expect(stretchAt([], 3)).toBe(0);
  });

  it('the steps of a stretch are told figure by figure, with their numbers', () => {
    const steps = [step('z'), step('a'), step('a', 'skipped'), step('b')];
    const parts = partsOf(steps, { from: 1, to: 3 });
    expect(parts.map(({ figure, steps: own }) => [figure, own.map(({ number }) => number)])).toEqual([
      ['a', [1, 2]],
      ['b', [3]],
    ]);
  });

  it('[taps] one tap to begin, two for each attack that the app rolls, one to finish; no figure costs more', () => {
    for (const seed of ['a', 'b', 'f', 'k', 'm']) {
      const { rolls, taps } = tapsFor(seed, 'all');
      // After the last roll there may be a move left to be seen.
      expect(taps, seed).toBeLessThanOrEqual(2 + 2 * rolls);
      expect(tapsFor(seed, 'figure').taps, seed).toBeLessThanOrEqual(2 + rolls + 2 * 3);
    }
  });
});

describe('[row 68] at a glance', () => {
  const { situation, drawn } = tableWith(TROOPERS, 'stormtrooper', 'a');
  const plan = resolveActivation(situation, drawn.orders, [], { mode: 'plan' });

  it('a move and an attack, with the target', () => {
    const [first] = partsOf(plan.steps, { from: 0, to: plan.steps.length - 1 });
    const pieces = first ? glanceOf(first.figure, first.steps) : [];
    expect(pieces.map(({ kind }) => kind)).toEqual(['move', 'attack', 'move']);
    expect(pieces[0]).toEqual({ kind: 'move', points: 4 });
    expect(targetOf(pieces)).toBe('diala-passil#1');
  });

  it('two moves in a row are one way; whoever does nothing stays', () => {
    const moves = plan.steps.flatMap(({ acts }) => acts).filter(({ kind }) => kind === 'move');
    const figure = plan.steps[0]?.figure ?? ('' as FigureId);
    const own = moves.filter((act) => act.kind === 'move' && act.figure === figure);
    expect(glanceOf(figure, [{ ...step('x'), acts: own }])).toEqual([{ kind: 'move', points: 5 }]);
    expect(glanceOf(figure, [idle('x'), step('x', 'skipped')])).toEqual([{ kind: 'stays' }]);
    expect(targetOf([{ kind: 'stays' }])).toBeUndefined();
  });

  it('[plan] the whole group is foretold, however many dice it waits for', () => {
    expect(resolveActivation(situation, drawn.orders, []).pending?.kind).toBe('attack');
    expect(plan.pending).toBeUndefined();
    expect(new Set(plan.steps.map(({ figure }) => figure)).size).toBe(3);
  });
});
