// An activation under way. What the players told (each with the step it was told at) is kept by whoever asks: the drill in
// its page, a mission in its game. Here is only which step they are looking at; everything else follows from
// resolving again.

import { useMemo, useState } from 'react';
import {
  resolveActivation,
  type Answer,
  type Change,
  type Orders,
  type Situation,
  type StepResult,
} from '../../imperial';

export type Told = { readonly step: number; readonly answer: Answer };

export function useActivation(
  situation: Situation,
  orders: Orders,
  told: readonly Told[],
  setTold: (told: readonly Told[]) => void,
) {
  /** `null`: at what was told last, when the players come back to an activation they had begun. */
  const [at, setAt] = useState<number | null>(null);
  const [begun, setBegun] = useState(told.length > 0);
  const resolution = useMemo(
    () =>
      resolveActivation(
        situation,
        orders,
        told.map(({ answer }) => answer),
      ),
    [situation, orders, told],
  );
  const { steps, pending } = resolution;
  const last = Math.max(0, steps.length - 1);
  const shown = Math.min(at ?? told.at(-1)?.step ?? 0, last);
  const step = steps[shown];
  const waiting = pending !== undefined && pending.step === shown;

  const changes = useMemo(
    () =>
      told.flatMap(({ step: when, answer }) =>
        answer.kind === 'changed' && when <= shown + 1 ? answer.changes : [],
      ),
    [told, shown],
  );

  /** Whatever was told at a later step spoke of a future that is gone now. */
  const before = (first: number) => told.filter((earlier) => earlier.step < first);
  /** A step that is over stays as it is: what changed after it counts from the next one on. */
  const reportsAt = waiting ? shown : shown + 1;

  return {
    resolution,
    /** Before it has begun, players read the orders; the board stays as it is. */
    begun,
    begin: () => {
      setBegun(true);
      setAt(nextTold(steps, -1));
    },
    at: shown,
    step,
    /** Orders that were passed over on the way to this step. */
    passedOver: passedOver(steps, shown),
    waiting,
    done: pending === undefined && nextTold(steps, shown) === shown,
    /** The players have told something at this step: it can be taken back. */
    canTakeBack: told.some((earlier) => earlier.step === shown && earlier.answer.kind === 'dice'),
    changes,
    next: () => setAt(nextTold(steps, shown)),
    back: () => setAt(previousTold(steps, shown)),
    answer: (answer: Answer) => setTold([...told, { step: pending?.step ?? shown, answer }]),
    takeBack: () => setTold(before(shown)),
    prefer: (choice: number, option: number) => {
      const others = told.filter(
        ({ step: when, answer }) =>
          when === shown && answer.kind === 'prefer' && (answer.choice ?? 0) !== choice,
      );
      const answer: Answer = { kind: 'prefer', step: shown, choice, option };
      setTold([...before(shown), ...others, { step: shown, answer }]);
    },
    report: (changes: readonly Change[]) => {
      const earlier = told.flatMap(({ step: when, answer }) =>
        when === reportsAt && answer.kind === 'changed' ? answer.changes : [],
      );
      const answer: Answer = { kind: 'changed', step: reportsAt, changes: [...earlier, ...changes] };
      setTold([...before(reportsAt), { step: reportsAt, answer }]);
    },
  };
}

export type Activation = ReturnType<typeof useActivation>;

/** Skipped orders need no tap of their own: the next step that does something, or the last one. */
function nextTold(steps: readonly StepResult[], from: number): number {
  const next = steps.findIndex(({ status }, index) => index > from && status !== 'skipped');
  return next === -1 ? steps.length - 1 : next;
}

function previousTold(steps: readonly StepResult[], from: number): number {
  return Math.max(
    0,
    steps.findLastIndex(({ status }, index) => index < from && status !== 'skipped'),
  );
}

function passedOver(steps: readonly StepResult[], shown: number): readonly StepResult[] {
  const last = steps.findLastIndex(({ status }, index) => index < shown && status !== 'skipped');
  return steps.slice(last + 1, shown);
}
