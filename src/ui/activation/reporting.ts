// Where in an activation something happened that players report: now, or at a place on the route of a move. Telling it there
// drops what was told of the future that is gone by it.

import type { Act, Change, Interruption, Resolution, StepResult } from '../../imperial';
import { resolveOrders, type ResolvedOrders, type Told } from '../../mission';
import type { FigureId, Place } from '../../rules';
import type { Stretch } from './stretches';
import { changedBeforeStep, changedInAttack, changedOnRoute } from './told';

/** A move that players may have interrupted. */
export type ReportRoute = {
  readonly step: number;
  /** Which act of the step it is. */
  readonly act: number;
  readonly figure: FigureId;
  readonly points: number;
  readonly route: readonly Place[];
  /** Points spent at each place; `null`: it shares that place, and nobody interrupts it there. */
  readonly spent: readonly (number | null)[];
  /** How many answers came before it. */
  readonly read: number;
};

export type ReportMoment =
  | { readonly kind: 'now' }
  | { readonly kind: 'route'; readonly route: ReportRoute; readonly place: number };

export const NOW: ReportMoment = { kind: 'now' };

/** Every move of a stretch that can be interrupted. */
export const routesIn = (steps: readonly StepResult[], { from, to }: Stretch): readonly ReportRoute[] =>
  steps
    .slice(from, to + 1)
    .flatMap(({ acts }, index) => acts.flatMap((act, place) => routeOf(act, from + index, place)));

function routeOf(act: Act, step: number, place: number): readonly ReportRoute[] {
  if (act.kind !== 'move' || !act.breaks || act.route.length < 2) return [];
  const { figure, points, route, breaks } = act;
  return [{ step, act: place, figure, points, route, ...breaks }];
}

/** What a report of now comes before: the next step, or the dice of an attack that this step has declared. */
export type ReportStep = { readonly step: number; readonly declared: boolean };

/** What the players told, with changes of that moment added to those that were told of it before. */
export function toldWith(
  { told }: Pick<ResolvedOrders, 'told'>,
  now: ReportStep,
  moment: ReportMoment,
  changes: readonly Change[],
): readonly Told[] {
  if (moment.kind === 'route') {
    const { route, place } = moment;
    return isBefore(moment)
      ? changedBeforeStep(told, route.step, changes)
      : changedOnRoute(told, route, place, changes);
  }
  return now.declared ? changedInAttack(told, now, changes) : changedBeforeStep(told, now.step, changes);
}

/** Before the first step of its line, the figure has not begun it (D59). */
const isBefore = ({ route, place }: Extract<ReportMoment, { kind: 'route' }>): boolean =>
  place === 0 && route.act === 0;

/** What was told of that moment, and the table as it was then. */
export function momentOf(
  resolved: ResolvedOrders,
  now: ReportStep,
  moment: ReportMoment,
): Pick<Interruption, 'changes' | 'after'> {
  const told = toldWith(resolved, now, moment, []);
  const { answer } = told.at(-1) ?? {};
  const changes = answer?.kind === 'changed' ? answer.changes : [];
  const { interruptions }: Resolution = resolveOrders(resolved.before, resolved.drawn, told).resolution;
  const found = interruptions.at(-1);
  // Nothing follows any more that would take it up.
  if (found?.changes !== changes) return { changes, after: resolved.resolution.situation };
  return found;
}

/** Without the last change of that moment. */
export function toldWithoutLast(
  resolved: ResolvedOrders,
  now: ReportStep,
  moment: ReportMoment,
): readonly Told[] {
  const told = toldWith(resolved, now, moment, []);
  const last = told.at(-1);
  if (last?.answer.kind !== 'changed') return told;
  const changes = last.answer.changes.slice(0, -1);
  const earlier = told.slice(0, -1);
  return changes.length === 0 ? earlier : [...earlier, { ...last, answer: { ...last.answer, changes } }];
}
