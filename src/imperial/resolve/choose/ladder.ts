// Who is the target (D7 to D9, D35 to D37), on this board.

import {
  certain,
  climb as climbIn,
  type AttemptOf,
  type ClimbedOf,
  type ClimbOf,
  type RivalsOf,
} from '../../../orders';
import type { Piece } from '../../../rules';
import type { Pred } from '../../language/nodes';
import type { Run, Scope } from '../run';
import { LATTICE, type LatticeDialect } from '../select/lattice';
import { eyeOf } from '../select/select';
import { isFigure, type AnyId } from '../situation';

/** What can be done with one target: all equally good options, or why there is none. */
export type Attempt = AttemptOf<LatticeDialect>;
export type Climbed = ClimbedOf<LatticeDialect>;

export type Climb = Omit<ClimbOf<LatticeDialect>, 'eye' | 'attempt'> & {
  readonly run: Run;
  readonly scope: Scope;
  /** Who looks for a target. */
  readonly piece: Piece;
  /** `after`: what must hold once the figure has moved (D8); `among`: all who may be the target instead (D53). */
  readonly attempt: (target: AnyId, after: readonly Pred[], among: readonly AnyId[]) => Attempt;
};

export const climbOnBoard = ({ run, scope, piece, attempt, ...request }: Climb): Climbed =>
  certain(
    climbIn(LATTICE, {
      eye: eyeOf(run, scope, piece),
      attempt: (target, after, rivals) => attempt(target, after, amongOf(run, target, rivals)),
      ...request,
    }),
  );

/** D40, D53: where a Rebel is wished for, any other would do; a terminal has no such rivals. */
function amongOf(
  { situation }: Run,
  target: AnyId,
  { wished, others }: RivalsOf<LatticeDialect>,
): readonly AnyId[] {
  const isAlone = wished.includes(target) && !wished.some((id) => isFigure(situation, id));
  return isAlone || others.length === 0 ? wished : [...wished, ...others];
}
