// Who is the target (D7 to D9, D35 to D37), on this board.

import { certain, climb as climbIn, type AttemptOf, type ClimbedOf, type ClimbOf } from '../../../orders';
import type { Piece } from '../../../rules';
import type { Run, Scope } from '../run';
import { LATTICE, type Lattice } from '../select/lattice';
import { eyeOf } from '../select/select';

/** What can be done with one target: all equally good options, or why there is none. */
export type Attempt = AttemptOf<Lattice>;
export type Climbed = ClimbedOf<Lattice>;

export type Climb = Omit<ClimbOf<Lattice>, 'eye'> & {
  readonly run: Run;
  readonly scope: Scope;
  /** Who looks for a target. */
  readonly piece: Piece;
};

export const climb = ({ run, scope, piece, ...request }: Climb): Climbed =>
  certain(climbIn(LATTICE, { ...request, eye: eyeOf(run, scope, piece) }));
