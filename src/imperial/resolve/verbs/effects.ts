// What orders do to figures besides attacking them: damage, strain, conditions, tokens, defeat.

import {
  CONDITIONS,
  discardConditions,
  gainConditions,
  gainPowerToken,
  HARMFUL_CONDITIONS,
  recoverDamage,
  remainingHealth,
  type Condition,
  type Fighter,
  type PowerToken,
} from '../../../rules';
import type { Key, Selector, Step, Who } from '../../language/nodes';
import { harm, remember, takeOffBoard } from '../change';
import { chooseOption } from '../choose/choose';
import { asOptions } from '../choose/imperialRule';
import type { Choice } from '../result';
import {
  amountOf,
  fail,
  needOnBoard,
  note,
  OVER,
  selfOf,
  stepNumber,
  type Doing,
  type Halt,
  type Run,
  type Scope,
  type Handler,
  type StepOf,
} from '../run';
import { eyeOf, selectOnBoard, whoIs } from '../select/select';
import { fighterOf, isThere, withFighter, type AnyId } from '../situation';

export type Recipients = { readonly ids: readonly AnyId[]; readonly choice?: Choice };

const isPlayersChoice = ({ kind }: Key): boolean => kind === 'playersChoice';

/** Whom it befalls. Equals are told apart by the Imperial Rule (D35), or by the players where the order leaves it to them. */
export function* recipientsOf(run: Run, scope: Scope, who: Who | 'self' | undefined): Doing<Recipients> {
  if (who === undefined || typeof who === 'string') return { ids: whoIs(run, scope, who ?? 'self') };
  const { chosen, equals, rungs } = selectOnBoard(eyeOf(run, scope), who);
  if (chosen.length === 0) scope.idle ??= 'noCandidate';
  const isOpen = equals.length > 0 && chosen.length > 0;
  const all = [...chosen, ...equals];
  if (isOpen && who.order?.some(isPlayersChoice))
    return bound(scope, who, yield* playersPick(run, scope, all));
  if (!isOpen || chosen.length > 1) return bound(scope, who, chosen);
  const choice = chooseOption(asOptions(all, selfOf(run, scope)), rungs, {
    run,
    scope,
    piece: selfOf(run, scope),
  });
  return { ...bound(scope, who, all.slice(choice.taken, choice.taken + 1)), choice };
}

function bound(scope: Scope, { as }: Selector, ids: readonly AnyId[]): Recipients {
  scope.that = ids;
  if (as !== undefined) scope.bound.set(as, ids);
  return { ids };
}

function* playersPick(run: Run, scope: Scope, ids: readonly AnyId[]): Doing<readonly AnyId[]> {
  const picked = yield* pickSome(run, scope, 'figure', ids);
  return ids.slice(picked ?? 0, (picked ?? 0) + 1);
}

/** The players choose one of these. */
export const pickSome = (
  run: Run,
  { self }: Scope,
  of: 'figure' | 'condition' | 'payment',
  options: readonly string[],
): Doing<number | undefined> =>
  needOnBoard<'choice', number>(
    run,
    { kind: 'choice', step: stepNumber(run), figure: self, of, options },
    ['choice'],
    ({ option }) => (option in options ? { value: option } : { refused: { code: 'noSuchOption', option } }),
  );

const isRebel = (run: Run, id: AnyId): boolean => fighterOf(run.situation, id).side === 'rebel';

function touched(run: Run, scope: Scope, ids: readonly AnyId[]): void {
  if (ids.length === 0) return;
  scope.changed = true;
  if (ids.some((id) => isRebel(run, id))) scope.affected = true;
}

function* hurt(run: Run, scope: Scope, step: StepOf<'damage' | 'strain'>): Doing<Halt | undefined> {
  const { ids, choice } = yield* recipientsOf(run, scope, step.who);
  const amount = amountOf(scope, step.amount);
  if (amount <= 0) return undefined;
  const [during] = scope.names;
  const { self } = scope;
  // D19: nobody kills himself before he has hurt a Rebel.
  if (
    scope.isLine &&
    ids.length === 1 &&
    ids[0] === self &&
    !scope.affected &&
    remainingHealth(fighterOf(run.situation, self)) <= amount
  ) {
    return fail({ code: 'wouldBeDefeated', health: remainingHealth(fighterOf(run.situation, self)) });
  }
  for (const id of ids) {
    const { situation, damage, defeated } = harm(run.situation, id, step.kind, amount);
    run.situation = remember(situation, {
      kind: 'harm',
      turn: run.turn?.figure ?? null,
      on: id,
      damage,
      defeated,
      ...(during === undefined ? {} : { during }),
    });
  }
  touched(run, scope, ids);
  if (ids.length > 0)
    note(scope, { kind: 'effect', verb: step.kind, on: ids, amount, ...(choice ? { choice } : {}) });
  yield* run.tools.fire(
    run,
    scope,
    ids.filter((id) => isRebel(run, id)).map((id) => ({ kind: 'hurtBy', that: [id], ability: scope.names })),
  );
  return isThere(run.situation, self) ? undefined : OVER;
}

export const damage: Handler<'damage'> = hurt;
export const strain: Handler<'strain'> = hurt;

/** Changes each of them, and tells of those for whom it made a difference. */
function* changeEach(
  run: Run,
  scope: Scope,
  who: Who | undefined,
  facts: {
    readonly verb: Step['kind'];
    readonly amount?: number;
    readonly conditions?: readonly Condition[];
    readonly token?: PowerToken;
  },
  change: (fighter: Fighter) => Fighter,
): Doing<readonly AnyId[]> {
  const { ids, choice } = yield* recipientsOf(run, scope, who);
  const on = ids.filter((id) => {
    const before = fighterOf(run.situation, id);
    const after = change(before);
    if (isSame(before, after)) return false;
    run.situation = withFighter(run.situation, id, after);
    return true;
  });
  touched(run, scope, on);
  if (on.length > 0) note(scope, { kind: 'effect', ...facts, on, ...(choice ? { choice } : {}) });
  return on;
}

const isSame = (a: Fighter, b: Fighter): boolean =>
  a.damage === b.damage &&
  a.conditions.length === b.conditions.length &&
  a.powerTokens.length === b.powerTokens.length;

export const recover: Handler<'recover'> = function* (run, scope, { kind, who, amount }) {
  const points = amountOf(scope, amount);
  yield* changeEach(run, scope, who, { verb: kind, amount: points }, (fighter) =>
    recoverDamage(fighter, points),
  );
  return undefined;
};

export const gain: Handler<'gain'> = function* (run, scope, { kind, who, conditions }) {
  yield* changeEach(run, scope, who, { verb: kind, conditions }, (fighter) =>
    gainConditions(fighter, conditions),
  );
  return undefined;
};

export const discard: Handler<'discard'> = function* (run, scope, { kind, who, conditions }) {
  const on = yield* changeEach(run, scope, who, { verb: kind, conditions }, (fighter) =>
    discardConditions(fighter, conditions),
  );
  if (on.length > 0) scope.discarded = true;
  return undefined;
};

export const discardHarmful: Handler<'discardHarmful'> = function* (run, scope, { kind, who, amount }) {
  const most = amount === undefined ? Infinity : amountOf(scope, amount);
  const harmful = (fighter: Fighter) =>
    HARMFUL_CONDITIONS.filter((condition) => fighter.conditions.includes(condition));
  const on = yield* changeEach(run, scope, who, { verb: kind, conditions: HARMFUL_CONDITIONS }, (fighter) =>
    discardConditions(fighter, harmful(fighter).slice(0, most)),
  );
  if (on.length > 0) scope.discarded = true;
  return undefined;
};

export const token: Handler<'token'> = function* (run, scope, { kind, who, token: wanted, amount }) {
  const given: PowerToken = wanted === 'any' ? 'damage' : wanted;
  const times = amountOf(scope, amount);
  yield* changeEach(run, scope, who, { verb: kind, amount: times, token: given }, (fighter) => {
    let armed = fighter;
    for (let i = 0; i < times; i++) armed = gainPowerToken(armed, given);
    return armed;
  });
  return undefined;
};

export const chooseHarmful: Handler<'chooseHarmful'> = function* (run, scope, { kind, who, amount }) {
  const { ids } = yield* recipientsOf(run, scope, who);
  for (const id of ids) {
    for (let left = amountOf(scope, amount); left > 0; left--) {
      const free = HARMFUL_CONDITIONS.filter(
        (condition) => !fighterOf(run.situation, id).conditions.includes(condition),
      );
      if (free.length === 0) break;
      const picked = yield* pickSome(run, scope, 'condition', free);
      const conditions = CONDITIONS.filter((condition) => condition === free[picked ?? 0]);
      run.situation = withFighter(
        run.situation,
        id,
        gainConditions(fighterOf(run.situation, id), conditions),
      );
      touched(run, scope, [id]);
      note(scope, { kind: 'effect', verb: kind, on: [id], conditions });
    }
  }
  return undefined;
};

export const defeat: Handler<'defeat'> = function* (run, scope, { kind, who }) {
  const { ids } = yield* recipientsOf(run, scope, who);
  if (scope.isLine && ids.includes(scope.self) && !scope.affected) {
    return fail({ code: 'wouldBeDefeated', health: remainingHealth(fighterOf(run.situation, scope.self)) });
  }
  for (const id of ids) run.situation = takeOffBoard(run.situation, id);
  touched(run, scope, ids);
  if (ids.length > 0) note(scope, { kind: 'effect', verb: kind, on: ids });
  return isThere(run.situation, scope.self) ? undefined : OVER;
};
