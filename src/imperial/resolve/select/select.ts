// Who is meant on this board: references and selectors, through the eyes of the acting figure.

import {
  certain,
  isMeant as isMeantIn,
  poolOf as poolIn,
  select as selectIn,
  sift as siftIn,
} from '../../../orders';
import type { SelectedOf } from '../../../orders';
import type { Piece } from '../../../rules';
import type { Pred, Selector, Target, Who } from '../../language/nodes';
import type { Rung } from '../result';
import { selfOf, type Run, type Scope } from '../run';
import type { AnyId } from '../situation';
import { LATTICE, type LatticeDialect } from './lattice';
import type { Eye } from './preds';
import { refIs } from './refs';

export const eyeOf = (run: Run, scope: Scope, self: Piece = selfOf(run, scope)): Eye => ({
  run,
  scope,
  self,
});

export function whoIs(run: Run, scope: Scope, who: Who | 'self', self?: Piece): readonly AnyId[] {
  if (typeof who !== 'string') return selectOnBoard(eyeOf(run, scope, self), who).chosen;
  return refIs(eyeOf(run, scope, self ?? run.situation.board.figures.get(scope.self)), who);
}

/** Whether somebody is one of those that are meant, however many of them would be taken. */
export const isMeantOnBoard = (eye: Eye, target: Target, id: AnyId): boolean =>
  certain(isMeantIn(LATTICE, eye, target, id));

/** Everybody the noun allows, exclusions taken away. */
export const poolOnBoard = (eye: Eye, selector: Selector): { pool: readonly AnyId[]; rungs: Rung[] } =>
  poolIn(LATTICE, eye, selector);

/** The filters, one after the other. */
export const siftOnBoard = (
  eye: Eye,
  pool: readonly AnyId[],
  preds: readonly Pred[],
  rungs: Rung[],
): readonly AnyId[] => certain(siftIn(LATTICE, eye, pool, preds, rungs));

/** Chooses without asking what could be done with them; orders that aim at somebody go through the ladder. */
export const selectOnBoard = (eye: Eye, selector: Selector): SelectedOf<LatticeDialect> =>
  certain(selectIn(LATTICE, eye, selector));
