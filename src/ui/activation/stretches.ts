// An activation is shown in stretches: all steps up to the next question for the players or, if they prefer, figure by
// figure. One tap goes from stretch to stretch, so steps without a decision cost no tap of their own.

import type { StepResult } from '../../imperial';
import { isSilent } from './glancePieces';

export const PACES = ['all', 'figure'] as const;
/** How far one tap goes: to the next decision, or to the end of a figure at most. */
export type Pace = (typeof PACES)[number];

/** Numbers of steps, all included. `stop`: the last one that does something; orders that come to nothing may follow it. */
export type Stretch = { readonly from: number; readonly stop: number; readonly to: number };

/** `told`: the steps at which players tell or told something; each of them is a stop. */
export function stretchesOf(
  steps: readonly StepResult[],
  told: ReadonlySet<number>,
  pace: Pace,
): readonly Stretch[] {
  const doing = steps.flatMap((step, index) => (isSilent(step) && !told.has(index) ? [] : [index]));
  const stops = doing.filter((index, place) => {
    const next = doing[place + 1];
    if (next === undefined || told.has(index)) return true;
    return pace === 'figure' && steps[index]?.figure !== steps[next]?.figure;
  });
  const last = steps.length - 1;
  if (stops.length === 0) return steps.length === 0 ? [] : [{ from: 0, stop: last, to: last }];
  return stops.map((stop, index) => ({
    from: index === 0 ? 0 : (stops[index - 1] ?? 0) + 1,
    stop,
    // Orders that come to nothing at the very end need no tap of their own.
    to: index === stops.length - 1 ? last : stop,
  }));
}

/** The stretch that a step belongs to; the last one where it is gone. */
export function stretchAt(stretches: readonly Stretch[], step: number): number {
  const found = stretches.findIndex(({ to }) => step <= to);
  return found === -1 ? Math.max(0, stretches.length - 1) : found;
}

export type Part = { readonly figure: StepResult['figure']; readonly steps: readonly NumberedStep[] };
export type NumberedStep = StepResult & { readonly number: number };

/** The steps of a stretch, figure by figure. */
export function partsOf(steps: readonly StepResult[], { from, to }: Omit<Stretch, 'stop'>): readonly Part[] {
  const parts: { figure: StepResult['figure']; steps: NumberedStep[] }[] = [];
  for (const [index, step] of steps.slice(from, to + 1).entries()) {
    const part = parts.at(-1);
    const numbered = { ...step, number: from + index };
    if (part?.figure === step.figure) part.steps.push(numbered);
    else parts.push({ figure: step.figure, steps: [numbered] });
  }
  return parts;
}

/**
 * Without those who have done all they do in an earlier stretch: nothing is left to be said of them. A stretch is never empty, though:
 * dice that came to nothing end in the line that was skipped.
 */
export function speaking(parts: readonly Part[], steps: readonly StepResult[]): readonly Part[] {
  const left = parts.filter((part) => {
    const first = part.steps[0]?.number ?? 0;
    const hasActed = steps.slice(0, first).some((step) => step.figure === part.figure && !isSilent(step));
    return !hasActed || part.steps.some((step) => !isSilent(step));
  });
  return left.length > 0 ? left : parts.slice(-1);
}
