// How the Empire weighs: by the doctrine of its campaign, and by how hard the mission is played.

import type { Game } from '../../game';
import type { ImperialPlayer } from '../../kit';
import { pressureOf } from '../round/pressure';

export type EmpireStance = {
  /** What damage to the heroes counts. */
  readonly harm: number;
  /** What a place between the heroes and their objective counts. */
  readonly hold: number;
  /** What something is still worth that comes a round later. */
  readonly patience: number;
};

const PLAIN: EmpireStance = { harm: 1, hold: 1, patience: 0.4 };

/** By doctrine; the others have no opinion about deployments. */
const STANCES: Readonly<Record<string, EmpireStance>> = {
  'net-closes': { harm: 1, hold: 2, patience: 0.4 },
  'iron-fist': { harm: 1.25, hold: 0.75, patience: 0.3 },
  'quiet-hand': { harm: 1, hold: 1, patience: 0.6 },
};

export const empireStanceOf = ({ doctrine = '' }: ImperialPlayer): EmpireStance =>
  (Object.hasOwn(STANCES, doctrine) ? STANCES[doctrine] : undefined) ?? PLAIN;

/** At most so many groups land, and so many figures come back, at the end of a round. */
const LIMITS = {
  easy: { lands: 1, returns: 1 },
  normal: { lands: 2, returns: 3 },
  hard: { lands: 3, returns: 3 },
} as const;

export const limitsOf = (game: Game): (typeof LIMITS)[keyof typeof LIMITS] => LIMITS[pressureOf(game)];
