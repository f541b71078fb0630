// What the board shows of an activation: places, ways, and how figures walk them.

import { describe, expect, it } from 'vitest';
import { resolveActivation } from '../../src/imperial';
import { mostOf } from '../../src/ui/activation/entry';
import {
  endMarks,
  linesOnce,
  movesOf,
  placesAfter,
  routeLines,
  stageOf,
  stopShort,
  targetMarks,
} from '../../src/ui/activation/stepView';
import { newcomers } from '../../src/ui/activation/useActivationView';
import { glidesOf, wordOf } from '../../src/ui/activation/walk';
import { tableWith, TROOPERS } from './activationTable';

const { situation, drawn } = tableWith(TROOPERS, 'stormtrooper', 'a');
const { steps } = resolveActivation(situation, drawn.orders, [], { mode: 'plan' });
const moves = movesOf(steps);

describe('[row 22] the board of an activation', () => {
  it('everybody stands where the steps leave them', () => {
    const places = placesAfter(steps);
    for (const { figure } of moves) {
      const last = moves.findLast((move) => move.figure === figure);
      expect(places.get(figure)).toEqual(last?.end);
    }
  });

  it('[D17] what changed at the table counts from its step on, and what happens later comes after it', () => {
    const [first] = moves;
    if (!first) throw new Error('nobody moves');
    const to = { at: [1, 1], size: [1, 1] } as const;
    const moved = [
      { step: 0, acts: 0, changes: [{ kind: 'moved', figure: first.figure, to }], gone: [] },
    ] as const;
    expect(placesAfter([], moved).get(first.figure)).toEqual(to);
    expect(placesAfter(steps.slice(0, 1), moved).get(first.figure)).toEqual(first.end);
    const gone = [{ step: 1, acts: 0, changes: [], gone: [first.figure] }] as const;
    expect(placesAfter(steps.slice(0, 1), gone).get(first.figure)).toBeNull();
  });

  it('a way is a line from space to space', () => {
    const [first] = moves;
    expect(first && routeLines(first)).toHaveLength((first?.route.length ?? 0) - 1);
  });

  it('[row 189] only the last end of a figure has its letters, and not those that it stands under', () => {
    const marks = endMarks(moves, (id) => id.slice(-1));
    const figures = new Set(moves.map(({ figure }) => figure));
    expect(marks.map(({ text }) => text).toSorted()).toEqual(
      [...figures].map((id) => `→${id.slice(-1)}`).toSorted(),
    );
    for (const figure of figures) {
      const end = moves.findLast((move) => move.figure === figure)?.end.at;
      expect(marks.some(({ at }) => at.join() === end?.join())).toBe(true);
    }
  });

  it('[row 189] there and back is one line', () => {
    const there = { from: [0, 0], to: [1, 0], tone: 'route' } as const;
    const on = { from: [1, 0], to: [2, 0], tone: 'route' } as const;
    const back = { from: [1, 0], to: [0, 0], tone: 'route' } as const;
    expect(linesOnce([there, on, back])).toEqual([there, on]);
    expect(stopShort([there, on])).toEqual([there, { ...on, to: [1.5, 0] }]);
  });

  it('the whole base of a target is marked', () => {
    const marks = targetMarks({ at: [2, 3], size: [2, 2] });
    expect(marks.map(({ at }) => at.join())).toEqual(['2,3', '3,3', '2,4', '3,4']);
    expect(targetMarks(undefined)).toEqual([]);
  });
});

describe('[row 131] what players have to see of a stretch', () => {
  const place = (x: number, y: number, size: 1 | 2 = 1) => ({ at: [x, y], size: [size, size] }) as const;
  const words = (spaces: readonly (readonly number[])[]) => [...new Set(spaces.map((space) => space.join()))];
  const [walk] = moves;
  const [acting] = steps;
  if (!walk || !acting) throw new Error('nobody moves');
  const step = { ...acting, status: 'resolved' as const };

  it('every space of a large base, on its whole way', () => {
    const route = [place(0, 0, 2), place(1, 0, 2)];
    const stage = stageOf([{ ...step, acts: [{ ...walk, route, end: place(1, 0, 2) }] }], []);
    expect(words(stage).toSorted()).toEqual(['0,0', '0,1', '1,0', '1,1', '2,0', '2,1']);
  });

  it('figures where they are by now, not where they stood when the activation began', () => {
    const standing = [{ id: step.figure, ...place(9, 9) }];
    const moved = new Map([[step.figure, place(4, 4)]]);
    expect(words(stageOf([{ ...step, acts: [] }], standing, moved))).toEqual(['4,4']);
    const gone = new Map([[step.figure, null]]);
    expect(stageOf([{ ...step, acts: [] }], standing, gone)).toEqual([]);
  });

  it('whoever is hurt or tested, and nobody else', () => {
    const standing = ['a', 'b', 'c'].map((id, x) => ({ id, ...place(x, 5) }));
    const acts = [
      { kind: 'effect', verb: 'damage', on: ['a'] },
      { kind: 'test', attribute: 'tech', successes: {}, passed: ['b'], failed: [] },
    ] as unknown as typeof step.acts;
    expect(words(stageOf([{ ...step, acts }], standing))).toEqual(['0,5', '1,5']);
  });
});

describe('[routes] walking', () => {
  it('figures walk one after the other, never farther than two spaces in one glide, and arrive', () => {
    const glides = glidesOf(moves);
    const legs = glides.map(({ leg }) => leg);
    expect(legs).toEqual(legs.toSorted((a, b) => a - b));
    for (const [leg, { route, figure }] of moves.entries()) {
      const own = glides.filter((glide) => glide.leg === leg);
      expect(own.at(-1)?.to).toEqual(route.at(-1));
      expect(own.every((glide) => glide.figure === figure)).toBe(true);
      const places = [route[0], ...own.map(({ to }) => to)];
      for (const [index, place] of places.slice(1).entries()) {
        const from = places[index];
        if (!from || !place) throw new Error('a gap in the way');
        expect(Math.max(Math.abs(place.at[0] - from.at[0]), Math.abs(place.at[1] - from.at[1]))).toBeLessThan(
          3,
        );
      }
    }
  });

  it('corners are never cut', () => {
    const place = (x: number, y: number) => ({ at: [x, y], size: [1, 1] }) as const;
    const route = [place(0, 0), place(1, 0), place(1, 1), place(1, 2), place(1, 3), place(2, 4)];
    const [move] = moves;
    if (!move) throw new Error('nobody moves');
    const ends = glidesOf([{ ...move, route }]).map(({ to }) => to.at.join());
    expect(ends).toEqual(['1,0', '1,2', '1,3', '2,4']);
  });

  it('the same ways have the same word, so that nobody walks twice', () => {
    const again = resolveActivation(situation, drawn.orders, [], { mode: 'plan' });
    expect(wordOf(movesOf(again.steps))).toBe(wordOf(moves));
    expect(wordOf(moves.slice(1))).not.toBe(wordOf(moves));
  });
});

describe('[dice] totals', () => {
  it('as many numbers as the dice can show', () => {
    const dice = ['blue', 'green', 'black'] as const;
    expect(mostOf(dice, 'accuracy')).toBe(8);
    expect(mostOf(dice, 'damage')).toBe(4);
    expect(mostOf(dice, 'surge')).toBe(2);
    expect(mostOf(dice, 'block')).toBe(3);
    expect(mostOf(dice, 'dodge')).toBe(0);
  });
});

describe('[D58] figures that come back', () => {
  const space = { at: [4, 4], size: [1, 1] } as const;
  const standing = [
    { id: 'guard-1-2', at: [0, 0], size: [1, 1], side: 'imperial', shape: 'trooper', label: 'S2R' },
  ] as never;

  it('[D58] stand on the board from the step on that brings them', () => {
    const [step] = steps;
    if (!step) throw new Error('nobody acts');
    const back = { kind: 'effect', verb: 'reinforce', on: ['guard-1-1'], at: space } as never;
    const places = placesAfter([{ ...step, acts: [back] }]);
    expect(places.get('guard-1-1' as never)).toEqual(space);
    expect(newcomers(standing, places)).toMatchObject([{ id: 'guard-1-1', label: 'S1R', ...space }]);
  });

  it('[D58] nobody is drawn twice, or without a group', () => {
    const there = new Map([['guard-1-2', space]]) as never;
    expect(newcomers(standing, there)).toEqual([]);
    expect(newcomers(standing, new Map([['other-1-1', space]]) as never)).toEqual([]);
  });
});
