// Which of several graded outcomes a number leads to.

import type { ScriptScope } from '../../game';
import type { Outcome } from '../../language/nodes';
import { numberOf } from '../scripts/numbers';
import type { MissionRun } from '../run';

/** The first outcome whose bounds hold the number. */
export const outcomeFor = (
  run: MissionRun,
  outcomes: readonly Outcome[],
  value: number,
  scope: ScriptScope,
): Outcome | undefined =>
  outcomes.find(
    ({ from, to }) =>
      (from === undefined || value >= numberOf(run, from, scope)) &&
      (to === undefined || value <= numberOf(run, to, scope)),
  );
