// The moments of an activation and the rules that answer to them: those of the bonus effect, and those that a line or
// rule set up.

import { spendWork } from '../../kernel';
import type { Trigger } from '../language/nodes';
import type { Word } from '../language/words';
import { useUp } from './change';
import { isUsedUp, limitOf, LIMITS } from './limits';
import { newScope, type Doing, type Halt, type RuleMoment, type Run, type Scope, type Waiting } from './run';
import { eyeOf, isMeantOnBoard } from './select/select';
import { isThere } from './situation';

type Fits = {
  readonly [K in Trigger['kind']]: (trigger: Extract<Trigger, { kind: K }>, moment: RuleMoment) => boolean;
};

const always = (): boolean => true;
const ofTurn = ({ of }: { readonly of: Word<'turn'> }, moment: RuleMoment): boolean =>
  of === moment.of || (of === 'eachFigure' && moment.of === 'figure');
const ofAbility = ({ ability }: { readonly ability: string }, moment: RuleMoment): boolean =>
  moment.ability?.includes(ability) === true;

/** Whether a moment of the same kind is the one that is meant; targets are asked about separately. */
const FITS: Fits = {
  start: ofTurn,
  end: ofTurn,
  after: ofTurn,
  beforeAttack: always,
  afterAttack: always,
  afterAnyAttack: always,
  attacking: always,
  declaring: always,
  defending: always,
  firstAttack: ofTurn,
  firstUse: ofAbility,
  nextToRebel: ({ first }, moment) => first === undefined || moment.first === true,
  entersRebel: always,
  endsOnRebels: always,
  moving: always,
  hurtBy: ofAbility,
  afterLine: always,
  otherGroup: always,
  redeployed: always,
  defeated: always,
};

const fits = (trigger: Trigger, moment: RuleMoment): boolean =>
  trigger.kind === moment.kind &&
  (FITS[trigger.kind] as (trigger: Trigger, moment: RuleMoment) => boolean)(trigger, moment);

/** How often at most, as a word that is remembered once it is used up. */
const limitWord = (run: Run, { key, limit, do: steps }: Waiting, scope: Scope): string | undefined => {
  if (limit === undefined) return undefined;
  const { self: figure, that: targets } = scope;
  return limitOf(run.situation, LIMITS[limit], { key, figure, targets, says: steps });
};

/** Who answers to a moment now, each with the words it is answered in. */
export function answering(
  run: Run,
  scope: Scope,
  moment: RuleMoment,
): readonly { waiting: Waiting; scope: Scope }[] {
  const self = moment.self ?? scope.self;
  if (!isThere(run.situation, self)) return [];
  spendWork(run.waiting.length);
  return run.waiting.flatMap((waiting) => {
    const isOwner = waiting.owner === undefined ? run.figures.includes(self) : waiting.owner === self;
    if (!isOwner || run.firing.has(waiting.key) || !fits(waiting.when, moment)) return [];
    const own = scopeFor(scope, waiting, moment);
    if (isUsedUp(run.situation, limitWord(run, waiting, own))) return [];
    const wanted = 'target' in waiting.when ? waiting.when.target : undefined;
    if (
      wanted !== undefined &&
      (moment.target === undefined || !isMeantOnBoard(eyeOf(run, own), wanted, moment.target))
    )
      return [];
    return waiting.if && !run.tools.holds(run, own, waiting.if) ? [] : [{ waiting, scope: own }];
  });
}

/** A reaction speaks in words of its own, but knows the numbers of the line that set it up. */
function scopeFor(scope: Scope, { source, do: steps }: Waiting, moment: RuleMoment): Scope {
  const own = newScope(moment.self ?? scope.self, source, { names: scope.names, steps, log: scope.log });
  const isSame = source.kind === scope.source.kind && source.index === scope.source.index;
  if (moment.target !== undefined) own.target = moment.target;
  else if (isSame && scope.target !== undefined) own.target = scope.target;
  own.that = moment.that ?? scope.that;
  if (scope.lastAttack) own.lastAttack = scope.lastAttack;
  if (isSame) {
    for (const [x, number] of scope.numbers) own.numbers.set(x, number);
    for (const [name, ids] of scope.bound) own.bound.set(name, ids);
    for (const [name, totals] of scope.rolls) own.rolls.set(name, totals);
  }
  return own;
}

/** Does what answers, and remembers limits. */
export function* respond(run: Run, waiting: Waiting, own: Scope): Doing<Halt | undefined> {
  run.firing.add(waiting.key);
  const halt = yield* run.tools.perform(run, own, waiting.do);
  run.firing.delete(waiting.key);
  const limit = limitWord(run, waiting, own);
  if (limit !== undefined && own.changed) run.situation = useUp(run.situation, limit);
  return halt;
}

/** In the middle of a line: what reactions do is told as part of it. */
export function* fireMoments(run: Run, scope: Scope, moments: readonly RuleMoment[]): Doing<void> {
  for (const moment of moments) {
    for (const { waiting, scope: own } of answering(run, scope, moment)) {
      yield* respond(run, waiting, own);
      scope.changed ||= own.changed;
      scope.affected ||= own.affected;
      scope.interrupted ||= own.interrupted;
    }
  }
}
