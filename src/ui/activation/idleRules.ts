// Bonus effects that come to nothing on this table: reinforcements of a group that is whole, grenades with nobody near.

import type { Rule, StepResult } from '../../imperial';
import { isSilent } from './glancePieces';

/** Only what happens at the beginning is known before the dice. `steps`: of the whole activation, or of its one figure. */
export function comesToNothing(rule: Rule, index: number, steps: readonly StepResult[]): boolean {
  if (!isKnown(rule) || !steps.some(({ source }) => source.kind === 'line')) return false;
  return !steps.some(
    (step) =>
      (step.source.kind === 'rule' && step.source.index === index && !isSilent(step)) ||
      step.acts.some((act) => act.kind === 'effect' && act.rule === index),
  );
}

/** A forecast leaves out tests and rolls: of those, only the ones before everything else are known. */
function isKnown(rule: Rule): boolean {
  if (rule.kind === 'once') return true;
  if (rule.kind !== 'reaction' || rule.when.kind !== 'start') return false;
  return rule.when.of === 'group' || !rule.do.some(({ kind }) => kind === 'test' || kind === 'roll');
}
