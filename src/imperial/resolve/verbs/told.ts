// Orders that the players carry out: the app names the figures and takes the order as done. What concerns the board it
// does itself: opening a door, removing a thing, marking a figure.

import { areAdjacent, setDoor, theFigure, type DoorId, type FigureId } from '../../../rules';
import type { Step, Target, Who } from '../../language/nodes';
import { recipientsOf } from './effects';
import { distanceBetween } from '../select/measures';
import { takeOffBoard } from '../change';
import { actorsOf } from '../choose/aiming';
import {
  atOnce,
  amountOf,
  fail,
  note,
  type Doing,
  type Halt,
  type Run,
  type Scope,
  type Handler,
  type StepOf,
} from '../run';
import { whoIs } from '../select/select';
import { factsOf, isFigure, pieceOf, boardSubject, withFacts, withForm, type AnyId } from '../situation';

/** The players do it. It counts as done, so that the line is not skipped. */
export function* tell(run: Run, scope: Scope, step: Step): Doing<Halt | undefined> {
  const meant = targetOf(step);
  const { ids } = meant === undefined ? { ids: [] } : yield* recipientsOf(run, scope, meant);
  scope.changed = true;
  note(scope, { kind: 'told', told: true, step, on: ids });
  return undefined;
}

const TARGET_FIELDS = ['whom', 'thing', 'through', 'to', 'at', 'victim', 'who'] as const;

/** Whom a step speaks of, whatever the field is called. */
function targetOf(step: Step): Who | undefined {
  const fields = step as Partial<Record<(typeof TARGET_FIELDS)[number], unknown>>;
  const found = TARGET_FIELDS.map((field) => fields[field]).find(
    (value) =>
      typeof value === 'object' ||
      (typeof value === 'string' && step.kind !== 'deploy' && step.kind !== 'mark'),
  );
  return found as Who | undefined;
}

/** Things that one has to be next to. */
function withinReach(run: Run, scope: Scope, who: Who | undefined, thing: Target): readonly AnyId[] {
  const [id] = actorsOf(run, scope, who);
  if (id === undefined) return [];
  const piece = pieceOf(run.situation, id);
  const all =
    typeof thing === 'string' ? whoIs(run, scope, thing) : whoIs(run, scope, { ...thing, take: 'all' });
  return all.filter((one) => {
    const subject = boardSubject(run.situation, one);
    return (
      areAdjacent(run.situation.board, theFigure(piece), subject) || distanceBetween(run, piece, one) === 0
    );
  });
}

const OUT_OF_RANGE = { code: 'outOfRange', ladder: [] } as const;

const handled = (run: Run, scope: Scope, step: StepOf<'interact' | 'handle'>): Halt | undefined => {
  const [on] = withinReach(run, scope, step.who, step.kind === 'interact' ? step.thing : step.whom);
  if (on === undefined) return fail(OUT_OF_RANGE);
  scope.changed = true;
  scope.that = [on];
  note(scope, { kind: 'told', told: true, step, on: [on] });
  return undefined;
};

export const interact: Handler<'interact'> = atOnce<'interact'>(handled);
export const handle: Handler<'handle'> = atOnce<'handle'>(handled);

export const discardThing: Handler<'discardThing'> = atOnce<'discardThing'>((run, scope, step) => {
  const [on] = withinReach(run, scope, step.who, step.thing);
  if (on === undefined) return fail(OUT_OF_RANGE);
  run.situation = takeOffBoard(run.situation, on);
  scope.changed = true;
  note(scope, { kind: 'effect', verb: step.kind, on: [on] });
  return undefined;
});

/** D12: only because it is told to. The closest closed door within so many spaces, or next to it. */
export const openDoor: Handler<'openDoor'> = atOnce<'openDoor'>((run, scope, step) => {
  const [id] = actorsOf(run, scope, step.who);
  if (id === undefined) return undefined;
  const most = step.within === undefined ? 1 : amountOf(scope, step.within);
  const piece = pieceOf(run.situation, id);
  const doors = [...run.situation.board.doors.values()]
    .filter(({ closed }) => closed)
    .map((door) => ({ door, distance: distanceBetween(run, piece, door.id as string as AnyId) ?? Infinity }))
    .filter(({ distance }) => distance <= most)
    .sort((a, b) => a.distance - b.distance);
  const [closest] = doors;
  if (!closest) return fail(OUT_OF_RANGE);
  run.situation = { ...run.situation, board: setDoor(run.situation.board, closest.door.id, false) };
  scope.changed = true;
  note(scope, { kind: 'effect', verb: step.kind, on: [closest.door.id as DoorId as string as AnyId] });
  return undefined;
});

/** Players lay the card beside the group's; from now on its attacks are those of the form. */
const changedForm = (run: Run, scope: Scope, step: StepOf<'form' | 'dropForm'>): undefined => {
  const before = factsOf(run.situation, scope.self).form;
  run.situation = withForm(run.situation, scope.self, step.kind === 'form' ? step.form : undefined);
  if (factsOf(run.situation, scope.self).form === before) return;
  scope.changed = true;
  note(scope, { kind: 'told', told: true, step, on: [] });
};
export const form: Handler<'form'> = atOnce<'form'>(changedForm);
export const dropForm: Handler<'dropForm'> = atOnce<'dropForm'>(changedForm);

/** Once the activation is over; of each companion there is one. */
export const bring: Handler<'bring'> = atOnce<'bring'>((run, scope, step) => {
  const isThere = run.situation.board.pieces.some(
    ({ id }) => factsOf(run.situation, id).card === step.companion,
  );
  if (isThere) return undefined;
  scope.changed = true;
  note(scope, { kind: 'told', told: true, step, on: [] });
  return undefined;
});

export const mark: Handler<'mark'> = function* (run, scope, step) {
  const { ids } = yield* recipientsOf(run, scope, step.whom);
  for (const id of ids.filter((one): one is FigureId => isFigure(run.situation, one))) {
    run.situation = withFacts(run.situation, id, {
      marks: [...factsOf(run.situation, id).marks, step.thing],
    });
    scope.changed = true;
    scope.affected = true;
  }
  if (ids.length > 0) note(scope, { kind: 'effect', verb: step.kind, on: ids });
  return undefined;
};
