// What has become of each line of an order for one figure: done, at it, skipped and why, or still to come. In tracked play the
// steps say so, in told play what players tick off.

import { costOf, type Line, type SkipReason, type StepResult } from '../../imperial';
import { ACTIONS_PER_ACTIVATION, type FigureId } from '../../rules';

export type LineMark =
  | { readonly state: 'open' | 'now' | 'done' }
  /** Without a reason: the players passed it over. */
  | { readonly state: 'skipped'; readonly reason?: SkipReason['code'] };

const OPEN: LineMark = { state: 'open' };

/** How many actions the ticked lines cost; never more than a figure has. */
export const spentBy = (lines: readonly Line[], ticked: readonly number[]): number =>
  Math.min(
    ACTIONS_PER_ACTIVATION,
    ticked.reduce((sum, index) => sum + actionsOf(lines[index]), 0),
  );

const actionsOf = (line: Line | undefined): number => (line ? costOf(line).actions : 0);

export function marksOfTicks(lines: readonly Line[], ticked: readonly number[]): readonly LineMark[] {
  const left = ACTIONS_PER_ACTIVATION - spentBy(lines, ticked);
  const last = Math.max(-1, ...ticked);
  const hasAttacked = ticked.some((index) => {
    const line = lines[index];
    return line !== undefined && costOf(line).attack;
  });
  return lines.map((line, index): LineMark => {
    if (ticked.includes(index)) return { state: 'done' };
    if (index < last) return { state: 'skipped' };
    const { actions, attack } = costOf(line);
    if (attack && hasAttacked) return { state: 'skipped', reason: 'attackUsed' };
    return actions > left ? { state: 'skipped', reason: 'noActions' } : OPEN;
  });
}

/** `shown`: the last step that players have come to; `now`: the one that waits for them, if any. */
export function marksOfSteps(
  lines: readonly Line[],
  steps: readonly StepResult[],
  figure: FigureId,
  { shown, now }: { readonly shown: number; readonly now: number | null },
): readonly LineMark[] {
  return lines.map((_, line): LineMark => {
    const at = steps.findLastIndex(
      ({ figure: who, source }, index) =>
        index <= shown && who === figure && source.kind === 'line' && source.index === line,
    );
    const step = steps[at];
    if (!step) return OPEN;
    if (at === now || step.status === 'pending') return { state: 'now' };
    if (step.status === 'resolved') return { state: 'done' };
    return { state: 'skipped', ...(step.reason && { reason: step.reason.code }) };
  });
}

/** Actions of a figure that are used up by the steps that players have come to. Rules outside its own turn leave it none. */
export function spentIn(steps: readonly StepResult[], figure: FigureId, shown: number): number {
  const last = steps
    .slice(0, shown + 1)
    .findLast((step) => step.figure === figure && step.source.kind === 'line');
  return last ? ACTIONS_PER_ACTIVATION - last.left.actions : 0;
}
