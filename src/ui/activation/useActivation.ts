// An activation under way. Its only state is what the players told (each with the step it was told at) and which step they
// are looking at; everything else follows from resolving again.

import { useMemo, useState } from 'react';
import { resolveActivation, type Answer, type Change, type Orders, type Situation } from '../../imperial';

type Told = { readonly step: number; readonly answer: Answer };

export function useActivation(situation: Situation, orders: Orders) {
  const [told, setTold] = useState<readonly Told[]>([]);
  const [at, setAt] = useState(0);
  const [begun, setBegun] = useState(false);
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
  const shown = Math.min(at, Math.max(0, steps.length - 1));

  /** Whatever was told at later steps spoke of a future that is gone now. */
  const tellAgain = (step: number, answer: Answer, keep: (earlier: Told) => boolean) =>
    setTold([...told.filter((earlier) => earlier.step < step || keep(earlier)), { step, answer }]);

  return {
    resolution,
    /** Before it has begun, players read the orders; the board stays as it is. */
    begun,
    begin: () => setBegun(true),
    at: shown,
    step: steps[shown],
    waiting: pending !== undefined && pending.step === shown,
    done: pending === undefined && shown >= steps.length - 1,
    next: () => setAt(Math.min(shown + 1, steps.length - 1)),
    back: () => setAt(Math.max(0, shown - 1)),
    answer: (answer: Answer) => setTold([...told, { step: pending?.step ?? shown, answer }]),
    prefer: (choice: number, option: number) =>
      tellAgain(
        shown,
        { kind: 'prefer', step: shown, choice, option },
        ({ step, answer }) => step === shown && answer.kind === 'prefer' && (answer.choice ?? 0) !== choice,
      ),
    report: (changes: readonly Change[]) =>
      tellAgain(
        shown,
        { kind: 'changed', step: shown, changes },
        ({ step, answer }) => step === shown && answer.kind === 'changed',
      ),
  };
}

export type Activation = ReturnType<typeof useActivation>;
