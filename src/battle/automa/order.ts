// One order of the opponent, with its reasons: what the players read, and what "Why?" answers.

import type { RulerBand, UnitRole } from '../../legion';
import type { RungOf } from '../../orders';
import type { BattleCond, BattleStep, BattleTerms, Stance } from './language';

export type BattleRung = RungOf<BattleTerms>;

export type AutomaOrder = {
  readonly step: BattleStep['kind'];
  readonly role: UnitRole;
  readonly stance: Stance;
  /** The rule's own conditions, all of which hold. */
  readonly because: readonly BattleCond[];
  readonly target?: string;
  readonly band?: RulerBand;
  readonly cover?: 0 | 1 | 2;
  readonly mark?: string;
  readonly units?: readonly string[];
  /** How the choice of the target narrowed down. */
  readonly ladder: readonly BattleRung[];
  /** The same move is the next order, too: players make both at once. */
  readonly times?: 2;
  /** Targets that are as good; players may take any of them. */
  readonly equals: readonly string[];
  /** BattleChance to destroy the target, where it attacks. */
  readonly chance?: number;
};
