// Figures that come back while their own group is activated: who acts, when, and as whose (D58).

import { describe, expect, it } from 'vitest';
import type { Line, Resolution, Rule, Situation, Step } from '../../../src/imperial';
import { removeFigure, type FigureId } from '../../../src/rules';
import { action, attackAction, closest, free, hero, inOrder, open, play, situate, trooper } from './play';

/** The drawing shows where the figures stood; these have fallen since. */
const afterLosing = (situation: Situation, ...[first, ...others]: readonly string[]): Situation =>
  first === undefined ? situation : afterLosing(without(situation, first), ...others);

function without(situation: Situation, name: string): Situation {
  const { board, fighters, facts: known, fallen } = situation;
  const id = name as FigureId;
  const [piece, fighter, facts] = [board.figures.get(id), fighters.get(id), known.get(id)];
  if (!piece || !fighter || !facts) throw new Error(`${name} is not in the drawing`);
  return {
    ...situation,
    board: removeFigure(board, id),
    fallen: [...fallen, { piece, fighter: { ...fighter, damage: 3 }, facts }],
  };
}

const reinforce = (fields: Partial<Extract<Step, { kind: 'reinforce' }>> = {}): Step => ({
  kind: 'reinforce',
  figures: 1,
  ...fields,
});
const atStart = (step: Step): Rule => ({
  kind: 'reaction',
  when: { kind: 'start', of: 'group' },
  do: [step],
});
const once = (step: Step): Rule => ({ kind: 'once', do: [step] });
const atFigure = (moment: 'start' | 'end' | 'after', step: Step): Rule => ({
  kind: 'reaction',
  when: { kind: moment, of: 'figure' },
  do: [step],
  limit: 'groupActivation',
});

const WALK: Line = action({ kind: 'toward', points: 1, target: closest });
const SHOOT: Line = attackAction({ kind: 'attack', target: closest });

/** Who resolved or skipped a line of the list, in the order in which they began. */
const acted = ({ steps }: Resolution): string[] => [
  ...new Set(steps.flatMap(({ figure, source }) => (source.kind === 'line' ? [figure] : []))),
];
const cameBack = ({ steps }: Resolution): string[] =>
  steps.flatMap(({ acts }) =>
    acts.flatMap((act) => (act.kind === 'effect' && act.verb === 'reinforce' ? act.on : [])),
  );

const ROW = open('tu.....a');
const three = (): Situation => situate(open('t......a', 'uv......'), { rebels: { a: hero() } });

describe('figures that come back before the first one acts', () => {
  it('[D58] at the start of the group: the figure goes through the whole list', () => {
    const table = afterLosing(situate(ROW, { rebels: { a: hero() } }), 'u');
    const resolution = play(table, 't', [WALK, SHOOT], { rules: [atStart(reinforce())] });
    expect(cameBack(resolution)).toEqual(['u']);
    expect(acted(resolution).toSorted()).toEqual(['t', 'u']);
    const lines = resolution.steps.filter(({ figure, source }) => figure === 'u' && source.kind === 'line');
    expect(lines.map(({ status }) => status)).toEqual(['resolved', 'resolved']);
  });

  it('[D58] by a rule that is read once, before the list', () => {
    const table = afterLosing(situate(ROW, { rebels: { a: hero() } }), 'u');
    expect(acted(play(table, 't', [WALK], { rules: [once(reinforce())] })).toSorted()).toEqual(['t', 'u']);
  });

  it('[D58, D10] it acts in its place: whoever is closest to a Rebel first', () => {
    // It comes back on the side of its group that faces the Rebel (D27).
    const table = afterLosing(situate(open('ut.....a'), { rebels: { a: hero() } }), 'u');
    const resolution = play(table, 't', [WALK], { rules: [atStart(reinforce())] });
    expect(acted(resolution)).toEqual(['u', 't']);
  });

  it('[D58, D10] players may let it act last', () => {
    const table = afterLosing(situate(open('ut.....a'), { rebels: { a: hero() } }), 'u');
    const told = { rules: [atStart(reinforce())], answers: [inOrder('t', 'u')] };
    expect(acted(play(table, 't', [WALK], told))).toEqual(['t', 'u']);
  });

  it('[D58] two come back, and three act', () => {
    const table = afterLosing(three(), 'u', 'v');
    const resolution = play(table, 't', [WALK], { rules: [atStart(reinforce({ figures: 2 }))] });
    expect(acted(resolution).toSorted()).toEqual(['t', 'u', 'v']);
  });

  it('[D58] two have fallen, one comes back: the other one does not act', () => {
    const table = afterLosing(three(), 'u', 'v');
    const resolution = play(table, 't', [WALK], { rules: [atStart(reinforce())] });
    expect(acted(resolution).toSorted()).toEqual(['t', 'u']);
  });

  it('[D58] it fights like its group: bonus effect and surge priority are its own as well', () => {
    const table = afterLosing(situate(open('tu', '.a'), { rebels: { a: hero() } }), 'u');
    const rules: readonly Rule[] = [
      atStart(reinforce()),
      { kind: 'passive', with: [{ kind: 'addDice', dice: ['red'] }] },
    ];
    const { steps } = play(table, 't', [SHOOT], { rules });
    const dice = steps.flatMap(({ figure, acts }) =>
      acts.flatMap((act) => (act.kind === 'attack' ? [[figure, ...act.attackDice]] : [])),
    );
    expect(dice.toSorted()).toEqual([
      ['t', 'blue', 'green', 'red'],
      ['u', 'blue', 'green', 'red'],
    ]);
  });

  it('[D58] it comes back whole: without damage, conditions or tokens', () => {
    const hurt = { ...trooper, conditions: ['stunned'] as const, powerTokens: ['damage'] as const };
    const table = afterLosing(situate(ROW, { rebels: { a: hero() }, imperials: { u: hurt } }), 'u');
    const resolution = play(table, 't', [WALK], { rules: [atStart(reinforce())] });
    expect(resolution.situation.fighters.get('u' as FigureId)).toMatchObject({
      damage: 0,
      conditions: [],
      powerTokens: [],
    });
    expect(
      resolution.steps.find(({ figure, source }) => figure === 'u' && source.kind === 'line'),
    ).toMatchObject({ status: 'resolved', cost: { points: 1 } });
  });

  it('[D58] a figure of another group stands on the map and waits for its own activation', () => {
    const facts = { u: { group: 'guards', card: 'guard' } };
    const table = afterLosing(situate(ROW, { rebels: { a: hero() }, facts }), 'u');
    const resolution = play(table, 't', [WALK], { rules: [atStart(reinforce({ of: 'anyGroup' }))] });
    expect(cameBack(resolution)).toEqual(['u']);
    expect(acted(resolution)).toEqual(['t']);
  });

  it('[D58] without room on the map nobody comes back, and nobody acts', () => {
    const table = situate(open('ta'), { rebels: { a: hero() } });
    const fallen = afterLosing(situate(open('uta'), { rebels: { a: hero() } }), 'u').fallen;
    const resolution = play({ ...table, fallen }, 't', [SHOOT], { rules: [atStart(reinforce())] });
    expect(acted(resolution)).toEqual(['t']);
  });
});

describe('figures that come back later', () => {
  it.each([
    ['at the start of the first figure', atFigure('start', reinforce())],
    ['at the end of the first figure', atFigure('end', reinforce())],
    ['after the first figure', atFigure('after', reinforce())],
  ])('[D58] %s: on the map, but this activation went by', (_when, rule) => {
    const table = afterLosing(situate(ROW, { rebels: { a: hero() } }), 'u');
    const resolution = play(table, 't', [WALK], { rules: [rule] });
    expect(cameBack(resolution)).toEqual(['u']);
    expect(acted(resolution)).toEqual(['t']);
  });

  it('[D58] by a line of the list: it does not act', () => {
    const table = afterLosing(situate(ROW, { rebels: { a: hero() } }), 'u');
    const resolution = play(table, 't', [free(reinforce()), WALK]);
    expect(cameBack(resolution)).toEqual(['u']);
    expect(acted(resolution)).toEqual(['t']);
  });

  it('[D58] whoever falls before its turn and comes back in the middle has lost that turn', () => {
    const table = situate(open('t......a', 'u.......'), { rebels: { a: hero() } });
    const line = free(
      { kind: 'defeat', who: { noun: 'imperial', exclude: ['self'] } },
      { kind: 'reinforce', figures: 1 },
    );
    const resolution = play(table, 't u', [line, WALK]);
    expect(cameBack(resolution)).toEqual(['u']);
    expect(acted(resolution)).toEqual(['t']);
  });

  it('[D58] it belongs to the group all the same: what all figures of the group do, it does', () => {
    const table = afterLosing(situate(open('tu..a'), { rebels: { a: hero() } }), 'u');
    const focus: Step = { kind: 'gain', who: 'eachOfGroup', conditions: ['focused'] };
    const { situation } = play(table, 't', [free(reinforce()), free(focus)]);
    expect(situation.fighters.get('u' as FigureId)?.conditions).toEqual(['focused']);
  });
});
