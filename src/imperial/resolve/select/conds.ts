// Whether the condition of an `if` holds: one small function for each kind.

import { holds, reach, remainingHealth } from '../../../rules';
import type { Cond } from '../../language/nodes';
import { engageEnds } from '../choose/ends';
import { distanceBetween, distanceThroughDoors, nearestRebel } from './measures';
import { deedsIn, isTrueOf } from './preds';
import { amountOf, selfOf, type Run, type Scope } from '../run';
import { eyeOf, selectOnBoard, whoIs } from './select';
import { factsOf, fighterOf, isThere, rebelsOf } from '../situation';
import { sufferedBy } from './suffered';

type Conds = {
  readonly [K in Cond['kind']]: (cond: Extract<Cond, { kind: K }>, run: Run, scope: Scope) => boolean;
};

const unless = (not: true | undefined, is: boolean): boolean => is !== (not === true);
const ofTurn = (run: Run, scope: Scope) => deedsIn({ run, scope }, 'activation');
const attacksOf = (run: Run, scope: Scope, who: Extract<Cond, { kind: 'attacked' }>['who']) => {
  const ids = whoIs(run, scope, who ?? 'self');
  return ofTurn(run, scope).filter((deed) => deed.kind === 'attack' && ids.includes(deed.by));
};

const CONDS: Conds = {
  all: ({ of }, run, scope) => of.every((cond) => condHolds(run, scope, cond)),
  any: ({ of }, run, scope) => of.some((cond) => condHolds(run, scope, cond)),
  exists: ({ what, not }, run, scope) => {
    const { chosen } = selectOnBoard(eyeOf(run, scope), what);
    const wanted = typeof what.take === 'number' ? what.take : 1;
    return unless(not, chosen.length >= wanted);
  },
  is: ({ who, filter }, run, scope) => {
    const ids = whoIs(run, scope, who ?? 'self');
    const eye = eyeOf(run, scope);
    return ids.length > 0 && ids.every((id) => filter.every((pred) => isTrueOf(pred, id, eye)));
  },
  attacked: ({ who, not }, run, scope) => unless(not, attacksOf(run, scope, who).length > 0),
  attackAction: ({ not }, run) => unless(not, run.turn?.attackUsed === true),
  attacksAtMost: ({ attacks }, run, scope) => attacksOf(run, scope, undefined).length <= attacks,
  hit: ({ not }, run, scope) => {
    const last = ofTurn(run, scope).findLast((deed) => deed.kind === 'attack');
    return last?.kind === 'attack' && unless(not, last.hit);
  },
  suffered: ({ who, atLeast }, run, scope) =>
    whoIs(run, scope, who ?? 'self').some((id) => sufferedBy(run, scope, id) >= amountOf(scope, atLeast)),
  sufferedLess: ({ who, than }, run, scope) =>
    whoIs(run, scope, who ?? 'self').every((id) => sufferedBy(run, scope, id) < amountOf(scope, than)),
  performed: ({ ability, not }, run, scope) =>
    unless(
      not,
      ofTurn(run, scope).some(
        (deed) => deed.kind === 'line' && deed.resolved && deed.names.includes(ability),
      ),
    ),
  performedPrevious: ({ not }, run, scope) => {
    const last = ofTurn(run, scope).findLast((deed) => deed.kind === 'line');
    return unless(not, last?.kind === 'line' && last.resolved);
  },
  engaged: ({ who, not }, run, scope) => {
    const ids = whoIs(run, scope, who ?? 'self');
    return unless(
      not,
      ofTurn(run, scope).some((deed) => deed.kind === 'engaged' && ids.includes(deed.by)),
    );
  },
  cannotReach: ({ target }, run, scope) => {
    const piece = selfOf(run, scope);
    const reached = reach(run.situation.board, piece, factsOf(run.situation, scope.self).speed);
    return whoIs(run, scope, target).every(
      (id) => 'why' in engageEnds({ run, scope, piece, reached }, id, []),
    );
  },
  onMap: ({ who, not }, run, scope) =>
    unless(
      not,
      whoIs(run, scope, who).some((id) => isThere(run.situation, id)),
    ),
  form: ({ not }, run, scope) => unless(not, factsOf(run.situation, scope.self).form !== undefined),
  closestAtLeast: ({ spaces }, run, scope) =>
    nearestRebel(run, selfOf(run, scope)) >= amountOf(scope, spaces),
  shows: ({ result, not }, _, { lastRoll }) => unless(not, (lastRoll?.[result] ?? 0) > 0),
  failed: ({ not }, _, { failed }) => unless(not, failed.length > 0),
  somePassed: ({ not }, _, { passed }) => unless(not, passed.length > 0),
  successesBelow: ({ amount }, _, scope) => scope.successes < amountOf(scope, amount),
  discarded: ({ not }, _, { discarded }) => unless(not, discarded),
  affected: ({ not }, _, { affected }) => unless(not, affected),
  groupBelow: ({ figures }, run, scope) => whoIs(run, scope, 'group').length < figures,
  defenseHas: ({ die }, run, scope) =>
    whoIs(run, scope, 'target').some((id) => fighterOf(run.situation, id).defense.includes(die)),
  attackType: ({ is }, run, { self }) => fighterOf(run.situation, self).attack?.type === is,
  wouldBeDefeated: ({ who }, run, scope) =>
    whoIs(run, scope, who ?? 'self').some((id) => {
      const fighter = fighterOf(run.situation, id);
      return remainingHealth(fighter) === 0 || (remainingHealth(fighter) === 1 && holds(fighter, 'bleeding'));
    }),
  happened: ({ what, during, not }, run) =>
    unless(
      not,
      run.situation.memory.deeds.some(
        (deed) =>
          deed.during === during &&
          ((what === 'attack' && deed.kind === 'attack') ||
            (deed.kind === 'harm' &&
              (what === 'defeat' ? deed.defeated : what === 'hurt' && deed.damage > 0))),
      ),
    ),
  bonusActive: ({ bonus }, { orders }) => orders.bonus === bonus,
  // Through what is in the way there is less to go than round it.
  quickestWay: (_, run, scope) => {
    const piece = selfOf(run, scope);
    return rebelsOf(run.situation).some(
      ({ id }) =>
        (distanceThroughDoors(run, piece, id) ?? Infinity) < (distanceBetween(run, piece, id) ?? Infinity),
    );
  },
  round: ({ atLeast }, { situation }) => situation.round >= atLeast,
};

export const condHolds = (run: Run, scope: Scope, cond: Cond): boolean =>
  (CONDS[cond.kind] as (cond: Cond, run: Run, scope: Scope) => boolean)(cond, run, scope);
