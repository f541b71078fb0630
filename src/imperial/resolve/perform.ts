// Carries out the steps of a line or rule, one after the other. One handler for each kind of step.

import { canPayStrain } from '../../rules';
import type { Step } from '../language/nodes';
import { harm } from './change';
import * as effects from './effects';
import * as moves from './moves';
import * as places from './places';
import { amountOf, note, type Doing, type Halt, type Run, type Scope, type Waiting } from './run';
import { whoIs } from './select';
import { fighterOf, isThere } from './situation';
import * as table from './table';
import * as told from './told';

type StepOf<K extends Step['kind']> = Extract<Step, { kind: K }>;
type Handler<K extends Step['kind']> = (run: Run, scope: Scope, step: StepOf<K>) => Doing<Halt | undefined>;
type Handlers = { readonly [K in Step['kind']]: Handler<K> };

const nothing = function* (): Doing<undefined> {
  yield* [];
  return undefined;
};

const choosePath: Handler<'if'> = (run, scope, step) => {
  if (run.tools.holds(run, scope, step.if)) return run.tools.perform(run, scope, step.do);
  if (!step.else) scope.idle ??= 'notYetMet';
  return run.tools.perform(run, scope, step.else ?? []);
};

/** Those of a line were set up when it began, because some speak of an attack that stands before them. */
const waitFor: Handler<'when'> = (run, scope, step) => {
  if (!scope.steps.includes(step)) run.waiting = [...run.waiting, waitingOf(scope, step)];
  return nothing();
};

const UNTIL: Readonly<Partial<Record<string, Waiting['until']>>> = {
  figure: 'turn',
  eachFigure: 'group',
  group: 'group',
};

export function waitingOf({ self, source, names }: Scope, step: StepOf<'when'>): Waiting {
  const of = 'of' in step.when ? step.when.of : undefined;
  return {
    when: step.when,
    do: step.do,
    ...(step.if ? { if: step.if } : {}),
    ...(step.limit ? { limit: step.limit } : {}),
    key: `${source.kind}${source.index}:${names.join()}:${JSON.stringify(step.when)}`,
    source,
    until: (of === undefined ? undefined : UNTIL[of]) ?? (source.kind === 'line' ? 'line' : 'group'),
    ...(of === 'eachFigure' || of === 'group' ? {} : { owner: self }),
  };
}

const offer: Handler<'option'> = function* (run, scope, step) {
  const payers = whoIs(run, scope, step.who).filter(
    (id) => step.pay !== 'strain' || canPayStrain(fighterOf(run.situation, id), 1),
  );
  const [payer] = payers;
  if (payer === undefined) return undefined;
  const picked = yield* effects.pick(run, scope, 'payment', [...payers, 'nobody']);
  const paying = picked === undefined ? undefined : payers[picked];
  if (paying === undefined) return undefined;
  if (step.pay === 'strain') run.situation = harm(run.situation, paying, 'strain', 1).situation;
  scope.that = [paying];
  scope.changed = true;
  note(scope, { kind: 'told', told: true, step: { ...step, do: [] }, on: [paying] });
  return yield* run.tools.perform(run, scope, step.do);
};

const retarget: Handler<'retarget'> = function* (run, scope, { target }) {
  if (typeof target === 'string') {
    const [id] = whoIs(run, scope, target);
    if (id !== undefined) scope.target = id;
  } else {
    scope.retarget = target;
  }
  yield* [];
  return undefined;
};

/** The line once more, up to here, against somebody else. */
const repeat: Handler<'repeat'> = function* (run, scope, step) {
  const until = scope.steps.indexOf(step);
  const again = scope.steps.slice(0, Math.max(0, until));
  const before = scope.target;
  const target = step.target ?? { order: [{ kind: 'closest' as const }], soft: true as const };
  if (typeof target === 'object') {
    const exclude =
      before === undefined ? (target.exclude ?? []) : [...(target.exclude ?? []), 'bound:before' as const];
    if (before !== undefined) scope.bound.set('before', [before]);
    scope.retarget = { ...target, exclude };
  }
  const halt = yield* run.tools.perform(run, scope, again);
  return halt?.kind === 'fail' ? undefined : halt;
};

const modify: Handler<'modify'> = function* (run, scope, step) {
  const of = whoIs(run, scope, step.who ?? 'self');
  if (of.length === 0) return undefined;
  run.lasting = [...run.lasting, { mods: step.with, of, during: step.during, scope }];
  scope.changed = true;
  note(scope, { kind: 'effect', verb: step.kind, on: of });
  yield* [];
  return undefined;
};

const addMove: Handler<'addMove'> = function* (run, scope, step) {
  const of = whoIs(run, scope, step.to ?? 'self');
  const points = amountOf(scope, step.points);
  run.moreMoves = [...run.moreMoves, { of, points }];
  scope.changed = true;
  note(scope, { kind: 'effect', verb: step.kind, on: of, amount: points });
  yield* [];
  return undefined;
};

const HANDLERS: Handlers = {
  if: choosePath,
  when: waitFor,
  option: offer,
  reposition: moves.reposition,
  toward: moves.toward,
  engage: moves.engage,
  moveAttack: moves.moveAttack,
  through: told.tell,
  place: places.place,
  push: places.push,
  route: told.tell,
  onlyToward: told.tell,
  addMove,
  attack: moves.attack,
  retarget,
  repeat,
  modify,
  finishAttack: told.tell,
  ban: told.tell,
  substitute: told.tell,
  damage: effects.damage,
  strain: effects.strain,
  recover: effects.recover,
  gain: effects.gain,
  chooseHarmful: effects.chooseHarmful,
  discard: effects.discard,
  discardHarmful: effects.discardHarmful,
  token: effects.token,
  defeat: effects.defeat,
  delayDefeat: told.tell,
  roll: table.roll,
  test: table.test,
  let: table.letBe,
  reinforce: table.reinforce,
  insertLines: table.insertLines,
  capCost: told.tell,
  blastRadius: told.tell,
  form: told.tell,
  dropForm: told.tell,
  endActivation: table.endActivation,
  text: told.tell,
  interact: told.interact,
  openDoor: told.openDoor,
  discardThing: told.discardThing,
  handle: told.handle,
  escape: told.tell,
  mark: told.mark,
  blockAccess: told.tell,
  deploy: told.tell,
  deployTrait: told.tell,
  addToHand: told.tell,
  moreRounds: told.tell,
  chooseSpaces: told.tell,
};

/** Stops at the first step that cannot be done; whether the line is skipped then is for the line to say. */
export function* perform(run: Run, scope: Scope, steps: readonly Step[]): Doing<Halt | undefined> {
  for (const step of steps) {
    const halt = yield* (HANDLERS[step.kind] as Handler<Step['kind']>)(run, scope, step as never);
    if (halt) return halt;
    if (!isThere(run.situation, scope.self)) return { kind: 'over' };
  }
  return undefined;
}
