// Changes to the situation: reports of the players, and what orders do to figures (damage, strain, conditions).

import {
  discardConditions,
  gainConditions,
  moveFigure,
  recoverDamage,
  removeFigure,
  setDoor,
  sufferDamage,
  sufferStrain,
  type FigureId,
} from '../../rules';
import type { Change } from './answers';
import { stepNumber, type Run } from './run';
import {
  clearGone,
  fighterOf,
  isThere,
  withFacts,
  withFighter,
  type AnyId,
  type Deed,
  type Situation,
} from './situation';

type Changes = {
  readonly [K in Change['kind']]: (situation: Situation, change: Extract<Change, { kind: K }>) => Situation;
};

const CHANGES: Changes = {
  moved: (situation, { figure, to }) => ({ ...situation, board: moveFigure(situation.board, figure, to) }),
  damage: (situation, { figure, amount }) => harm(situation, figure, 'damage', amount).situation,
  strain: (situation, { figure, amount }) => harm(situation, figure, 'strain', amount).situation,
  recovered: (situation, { figure, amount }) =>
    withFighter(situation, figure, recoverDamage(fighterOf(situation, figure), amount)),
  gone: (situation, { figure }) => takeOffBoard(situation, figure),
  gained: (situation, { figure, conditions }) =>
    withFighter(situation, figure, gainConditions(fighterOf(situation, figure), conditions)),
  lost: (situation, { figure, conditions }) =>
    withFighter(situation, figure, discardConditions(fighterOf(situation, figure), conditions)),
  door: (situation, { door, closed }) => ({ ...situation, board: setDoor(situation.board, door, closed) }),
  activated: (situation, { figure, activated }) => withFacts(situation, figure, { activated }),
};

/** D17: takes up what players report in the middle of a resolution. `acts`: how much of the step came before it. */
export function interrupt(run: Run, changes: readonly Change[], acts: number): void {
  const { board } = run.situation;
  const after = applyChanges(run.situation, changes);
  const gone = [...board.figures.keys()].filter((id) => !after.board.figures.has(id));
  run.situation = after;
  run.interruptions.push({ step: stepNumber(run), acts, changes, gone, after });
}

/** What is said of a figure that is gone already is dropped. */
const applyChanges = (situation: Situation, changes: readonly Change[]): Situation =>
  changes.reduce((current, change) => {
    if ('figure' in change && !isThere(current, change.figure)) return current;
    if (change.kind === 'door' && !current.board.doors.has(change.door)) return current;
    return (CHANGES[change.kind] as (situation: Situation, change: Change) => Situation)(current, change);
  }, situation);

export type Harmed = {
  readonly situation: Situation;
  readonly damage: number;
  readonly strain: number;
  readonly defeated: boolean;
};

export function harm(situation: Situation, id: AnyId, kind: 'damage' | 'strain', amount: number): Harmed {
  const suffer = kind === 'damage' ? sufferDamage : sufferStrain;
  const { figure, damage, strain, fate } = suffer(fighterOf(situation, id), amount);
  const next = clearGone(withFighter(situation, id, figure), id);
  return { situation: next, damage, strain, defeated: fate !== 'stands' };
}

/** Off the map, however much health was left. */
export function takeOffBoard(situation: Situation, id: AnyId): Situation {
  const fighter = fighterOf(situation, id);
  if (situation.board.figures.has(id as FigureId) && fighter.health !== undefined) {
    const hero = fighter.hero ? { hero: { ...fighter.hero, wounded: true } } : {};
    return clearGone(withFighter(situation, id, { ...fighter, ...hero, damage: fighter.health }), id);
  }
  const things = new Map(situation.things);
  things.delete(id as never);
  const board = situation.board.figures.has(id as FigureId)
    ? removeFigure(situation.board, id as FigureId)
    : situation.board;
  return { ...situation, board, things };
}

export const remember = (situation: Situation, deed: Deed): Situation => ({
  ...situation,
  memory: { ...situation.memory, deeds: [...situation.memory.deeds, deed] },
});

export const useUp = (situation: Situation, limit: string): Situation => ({
  ...situation,
  memory: { ...situation.memory, used: [...situation.memory.used, limit] },
});
