// The numbers that X and Y stand for.

import { remainingHealth, type RollTotals } from '../../../rules';
import type { Value } from '../../language/nodes';
import type { Run, Scope } from '../run';
import { eyeOf, selectOnBoard, whoIs } from './select';
import { fighterOf } from '../situation';
import { sufferedBy } from './suffered';

type Values = {
  readonly [K in Value['kind']]: (value: Extract<Value, { kind: K }>, run: Run, scope: Scope) => number;
};

const shown = (totals: RollTotals | undefined, result: keyof RollTotals): number => totals?.[result] ?? 0;

const VALUES: Values = {
  rolled: ({ result, times = 1, roll }, _, { rolls, lastRoll }) =>
    times * shown(roll === undefined ? lastRoll : rolls.get(roll), result),
  attackResult: ({ result }, _, { lastAttack }) => {
    const step = lastAttack?.steps.findLast((one) => one.kind === 'roll' || one.kind === 'reroll');
    return step && 'totals' in step ? shown(step.totals, result) : 0;
  },
  unspentSurges: (_, __, { lastAttack }) => lastAttack?.surgesLost ?? 0,
  round: (_, { situation }) => situation.round,
  activations: (_, { situation }) => situation.activations,
  count: ({ times, of }, run, scope) =>
    times * selectOnBoard(eyeOf(run, scope), { take: 'all', ...of }).chosen.length,
  minusSuccesses: ({ from }, _, { successes }) => Math.max(0, from - successes),
  health: ({ of }, run, scope) => {
    const [id] = whoIs(run, scope, of);
    return id === undefined ? 0 : remainingHealth(fighterOf(run.situation, id));
  },
  suffered: ({ by }, run, scope) =>
    whoIs(run, scope, by).reduce((sum, id) => sum + sufferedBy(run, scope, id), 0),
};

export const valueOf = (run: Run, scope: Scope, value: Value): number =>
  (VALUES[value.kind] as (value: Value, run: Run, scope: Scope) => number)(value, run, scope);
