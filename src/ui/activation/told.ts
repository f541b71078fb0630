// What players told in the middle of an activation, each with the step it was told at. Telling something drops what was told of
// a future that is gone by it.

import type { Answer, Change, Pending } from '../../imperial';
import type { Told } from '../../mission';
import type { FigureId } from '../../rules';

type Changed = Extract<Answer, { kind: 'changed' }>;

export const toldBefore = (told: readonly Told[], step: number): readonly Told[] =>
  told.filter((earlier) => earlier.step < step);

/** Something happened before a step began. What was told there before goes along. */
export function changedBeforeStep(
  told: readonly Told[],
  step: number,
  changes: readonly Change[],
): readonly Told[] {
  const earlier = told.flatMap(({ step: when, answer }) =>
    when === step && answer.kind === 'changed' ? answer.changes : [],
  );
  const changed: Changed = { kind: 'changed', step, changes: [...earlier, ...changes] };
  return [...toldBefore(told, step), { step, answer: changed }];
}

/** Something happened while an attack waits for its dice: it has been declared, and stays paid for whatever comes of it. */
export function changedInAttack(
  told: readonly Told[],
  { step }: Pick<Pending, 'step'>,
  changes: readonly Change[],
): readonly Told[] {
  const last = told.at(-1);
  const earlier = last && isInAttack(last, step) ? last.answer.changes : null;
  const changed: Changed = {
    kind: 'changed',
    step,
    during: 'attack',
    changes: [...(earlier ?? []), ...changes],
  };
  return [...(earlier ? told.slice(0, -1) : told), { step, answer: changed }];
}

/** A move, as far as a report has to name it: `read` answers came before it. */
type ToldRoute = { readonly step: number; readonly act: number; readonly read: number };

/** Something happened on the route of a move: what is left of the line is decided anew. */
export function changedOnRoute(
  told: readonly Told[],
  { step, act, read }: ToldRoute,
  place: number,
  changes: readonly Change[],
): readonly Told[] {
  const there = told[read]?.answer;
  const isSame =
    there?.kind === 'changed' &&
    there.step === step &&
    typeof there.during === 'object' &&
    there.during.place === place &&
    (there.during.act ?? act) === act;
  const earlier = isSame ? there.changes : [];
  const changed: Changed = {
    kind: 'changed',
    step,
    during: { place, act },
    changes: [...earlier, ...changes],
  };
  return [...told.slice(0, read), { step, answer: changed }];
}

const isInAttack = (one: Told, step: number): one is Told & { readonly answer: Changed } =>
  one.step === step && one.answer.kind === 'changed' && one.answer.during === 'attack';

/** Before anything is resolved players may say who acts first; the others follow as they would have. */
export const orderedFirst = (first: FigureId, figures: readonly FigureId[]): readonly Told[] => [
  { step: 0, answer: { kind: 'order', figures: [first, ...figures.filter((other) => other !== first)] } },
];

/** An order of figures is said before it all: nothing has begun by it. */
export const hasBegun = (told: readonly Told[]): boolean =>
  told.some(({ answer }) => answer.kind !== 'order');
