// Carries out the steps of a line or rule, one after the other. One handler for each kind of step.

import { spendWork } from '../../../kernel';
import { canPayStrain } from '../../../rules';
import type { Step } from '../../language/nodes';
import { harm } from '../change';
import * as effects from './effects';
import * as attacks from './attacks';
import * as moves from './moves';
import * as places from './places';
import {
  atOnce,
  amountOf,
  note,
  type Doing,
  type Halt,
  type Run,
  type Scope,
  type Waiting,
  type Handler,
  type StepOf,
} from '../run';
import { whoIs } from '../select/select';
import { fighterOf, isThere } from '../situation';
import * as table from './table';
import * as told from './told';

type Handlers = { readonly [K in Step['kind']]: Handler<K> };

const choosePath: Handler<'if'> = (run, scope, step) => {
  if (run.tools.holds(run, scope, step.if)) return run.tools.perform(run, scope, step.do);
  if (!step.else) scope.idle ??= 'notYetMet';
  return run.tools.perform(run, scope, step.else ?? []);
};

/** Those of a line were set up when it began, because some speak of an attack that stands before them. */
const waitFor: Handler<'when'> = atOnce<'when'>((run, scope, step) => {
  const isSetUp = scope.isLine && scope.steps.includes(step);
  if (!isSetUp) run.waiting = [...run.waiting, waitingOf(run, scope, step)];
  return undefined;
});

const UNTIL: Readonly<Partial<Record<string, Waiting['until']>>> = {
  figure: 'turn',
  eachFigure: 'group',
  group: 'group',
};

export function waitingOf({ turn }: Run, { self, source, names }: Scope, step: StepOf<'when'>): Waiting {
  const shortest = turn ? 'turn' : 'group';
  const of = 'of' in step.when ? step.when.of : undefined;
  return {
    when: step.when,
    do: step.do,
    ...(step.if ? { if: step.if } : {}),
    ...(step.limit ? { limit: step.limit } : {}),
    key: `${source.kind}${source.index}:${names.join()}:${JSON.stringify(step.when)}`,
    source,
    until: (of === undefined ? undefined : UNTIL[of]) ?? (source.kind === 'line' ? 'line' : shortest),
    ...(of === 'eachFigure' || of === 'group' ? {} : { owner: self }),
  };
}

const offer: Handler<'option'> = function* (run, scope, step) {
  const payers = whoIs(run, scope, step.who).filter(
    (id) => step.pay !== 'strain' || canPayStrain(fighterOf(run.situation, id), 1),
  );
  const [payer] = payers;
  if (payer === undefined) return undefined;
  const picked = yield* effects.pickSome(run, scope, 'payment', [...payers, 'nobody']);
  const paying = picked === undefined ? undefined : payers[picked];
  if (paying === undefined) return undefined;
  if (step.pay === 'strain') run.situation = harm(run.situation, paying, 'strain', 1).situation;
  scope.that = [paying];
  scope.changed = true;
  note(scope, { kind: 'told', told: true, step: { ...step, do: [] }, on: [paying] });
  return yield* run.tools.perform(run, scope, step.do);
};

const retarget: Handler<'retarget'> = atOnce<'retarget'>((run, scope, { target }) => {
  if (typeof target === 'string') {
    const [id] = whoIs(run, scope, target);
    if (id !== undefined) scope.target = id;
  } else {
    scope.retarget = target;
  }
  return undefined;
});

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

const modify: Handler<'modify'> = atOnce<'modify'>((run, scope, step) => {
  const of = whoIs(run, scope, step.who ?? 'self');
  if (of.length === 0) return undefined;
  run.lasting = [...run.lasting, { mods: step.with, of, during: step.during, scope }];
  scope.changed = true;
  note(scope, { kind: 'effect', verb: step.kind, on: of });
  return undefined;
});

const addMove: Handler<'addMove'> = atOnce<'addMove'>((run, scope, step) => {
  const of = whoIs(run, scope, step.to ?? 'self');
  const points = amountOf(scope, step.points);
  run.moreMoves = [...run.moreMoves, { of, points }];
  scope.changed = true;
  note(scope, { kind: 'effect', verb: step.kind, on: of, amount: points });
  return undefined;
});

/** Where a Massive figure comes to lie is decided by its move; which way anybody takes can be chosen here. */
const route: Handler<'route'> = (run, scope, step) => {
  if (step.prefer === 'throughRebels')
    run.through = [...run.through, ...whoIs(run, scope, step.who ?? 'self')];
  return told.tell(run, scope, step);
};

const HANDLERS: Handlers = {
  if: choosePath,
  when: waitFor,
  option: offer,
  reposition: moves.reposition,
  toward: moves.toward,
  engage: moves.engage,
  moveAttack: attacks.moveAttack,
  through: told.tell,
  place: places.place,
  push: places.push,
  route,
  onlyToward: told.tell,
  addMove,
  attack: attacks.attackStep,
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
  roll: table.rollStep,
  test: table.test,
  let: table.letBe,
  reinforce: table.reinforce,
  insertLines: table.insertLines,
  capCost: told.tell,
  blastRadius: told.tell,
  form: told.form,
  dropForm: told.dropForm,
  bring: told.bring,
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
    spendWork(1);
    const halt = yield* (HANDLERS[step.kind] as Handler<Step['kind']>)(run, scope, step as never);
    if (halt) return halt;
    if (!isThere(run.situation, scope.self)) return { kind: 'over' };
  }
  return undefined;
}
