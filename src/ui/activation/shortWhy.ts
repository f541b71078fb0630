// Why a figure does what it does, in one code: the step of the choice after which nobody else was left.

import type { AnyId, Choice, Rung, StepResult } from '../../imperial';
import type { FigureId } from '../../rules';

type Reason =
  | 'only'
  | 'inSight'
  | 'inReach'
  | 'possible'
  | 'closest'
  | 'tied'
  | 'equal'
  | 'chosen'
  | 'distance';

export type ShortWhy = {
  /** Whom it is about, where the headline does not say so. */
  readonly toward?: AnyId;
  /** A reason with words of its own, or the wish of the order that decided. */
  readonly reason: Reason | { readonly rung: Rung };
};

/** `undefined`: nothing was chosen. */
export function shortWhyOf(figure: FigureId, steps: readonly StepResult[]): ShortWhy | undefined {
  const acts = steps.flatMap(({ status, acts: done }) => (status === 'skipped' ? [] : done));
  const attack = acts.findLast((act) => act.kind === 'attack');
  const chosen = acts.flatMap((act) => {
    const isOwn = act.kind === 'attack' || (act.kind === 'move' && act.figure === figure);
    const isSeen = act.kind === 'attack' || (act.kind === 'move' && act.route.length > 1);
    return isOwn && (isSeen || attack) && act.choice ? [{ target: act.target, choice: act.choice }] : [];
  });
  const about = attack
    ? chosen.find(({ target, choice }) => target === attack.target && choice.ladder.length > 0)
    : (chosen.find(({ choice }) => choice.ladder.length > 0) ?? chosen[0]);
  if (!about) return undefined;
  const { target, choice } = about;
  return { ...(!attack && target !== undefined && { toward: target }), reason: reasonOf(choice) };
}

function reasonOf({ ladder, taken, proposed }: Choice): ShortWhy['reason'] {
  if (taken !== proposed) return 'chosen';
  const last = ladder.at(-1);
  if (!last) return 'distance';
  if (last.survivors.length > 1) return 'equal';
  const at = ladder.findIndex(({ survivors }) => survivors.length === last.survivors.length);
  const rung = ladder[at] ?? last;
  const { by } = rung;
  if (by.kind === 'seenBy' && by.whom === undefined && !by.not) return 'inSight';
  switch (by.kind) {
    case 'noun':
    case 'excluded':
      return 'only';
    case 'legal':
      return onlyBy(rung);
    case 'fallback':
    case 'closest':
      return 'closest';
    case 'closestOfEqual':
      return 'tied';
    default:
      return { rung };
  }
}

/** What the others lack, if it is the same for all of them. */
function onlyBy({ refused = [] }: Rung): 'inSight' | 'inReach' | 'possible' {
  const isAll = (...codes: readonly string[]) =>
    refused.length > 0 && refused.every(({ why }) => codes.includes(why.code));
  if (isAll('noSight')) return 'inSight';
  return isAll('outOfReach', 'unreachable', 'outOfRange', 'noWay') ? 'inReach' : 'possible';
}
