// What has become of the lines of an order: counted by ticks in told play, by steps in tracked play.

import { describe, expect, it } from 'vitest';
import { resolveActivation, type Line } from '../../src/imperial';
import { marksOfSteps, marksOfTicks, spentBy, spentIn } from '../../src/ui/activation/lineMarks';
import { tableWith, TROOPERS } from './activationTable';

const move = { do: [{ kind: 'reposition', points: 3, distance: 4 }] } as const satisfies Line;
const LINES: readonly Line[] = [
  { ...move, cost: 'attack' },
  { ...move, cost: 'action' },
  move,
  { ...move, cost: 'attack' },
  { ...move, cost: 'twoActions' },
];

const statesOf = (ticked: readonly number[]) =>
  marksOfTicks(LINES, ticked).map((mark) =>
    mark.state === 'skipped' ? (mark.reason ?? 'passed over') : mark.state,
  );

describe('[row 133] lines that players tick off', () => {
  it('nothing is done yet', () => {
    expect(statesOf([])).toEqual(['open', 'open', 'open', 'open', 'open']);
    expect(spentBy(LINES, [])).toBe(0);
  });

  it('[rows 63-65] one attack line a figure; what costs more than is left is skipped; no icon is free', () => {
    expect(statesOf([0])).toEqual(['done', 'open', 'open', 'attackUsed', 'noActions']);
    expect(statesOf([0, 1])).toEqual(['done', 'done', 'open', 'attackUsed', 'noActions']);
    expect(statesOf([0, 1, 2])).toEqual(['done', 'done', 'done', 'attackUsed', 'noActions']);
    expect(spentBy(LINES, [0, 1, 2])).toBe(2);
    expect(statesOf([4])).toEqual(['passed over', 'passed over', 'passed over', 'passed over', 'done']);
  });

  it('a figure has no more than two actions, whatever is ticked', () => {
    expect(spentBy(LINES, [0, 1, 3, 4])).toBe(2);
  });
});

describe('[row 133] lines that the app resolves', () => {
  const { situation, drawn } = tableWith(TROOPERS, 'stormtrooper', 'a');
  const { steps } = resolveActivation(situation, drawn.orders, [], { mode: 'plan' });
  const figure = steps[0]?.figure;
  if (!figure) throw new Error('nobody acts');

  it('before the first step all of them are to come, at the end none is', () => {
    const none = marksOfSteps(drawn.lines, steps, figure, { shown: -1, now: null });
    expect(none.every(({ state }) => state === 'open')).toBe(true);
    const all = marksOfSteps(drawn.lines, steps, figure, { shown: steps.length - 1, now: null });
    expect(all.every(({ state }) => state === 'done' || state === 'skipped')).toBe(true);
    for (const mark of all) if (mark.state === 'skipped') expect(mark.reason).toBeDefined();
  });

  it('the step that waits for players is the one that is being done', () => {
    const at = steps.findIndex(({ figure: who, source }) => who === figure && source.kind === 'line');
    const source = steps[at]?.source;
    if (source?.kind !== 'line') throw new Error('no line is resolved');
    const marks = marksOfSteps(drawn.lines, steps, figure, { shown: at, now: at });
    expect(marks[source.index]?.state).toBe('now');
  });

  it('two pips a figure, and those that are spent', () => {
    expect(spentIn(steps, figure, -1)).toBe(0);
    const last = steps.findLast((step) => step.figure === figure);
    expect(spentIn(steps, figure, steps.length - 1)).toBe(2 - (last?.left.actions ?? 0));
  });
});
