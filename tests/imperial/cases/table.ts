// All positions in one table.

import type { Case } from './case';
import { CONDITIONS_TABLE } from './conditions';
import { ENGAGE } from './engage';
import { EXAMPLES } from './examples';
import { FIGHTS } from './fights';
import { IMPERIAL_RULE } from './imperialRule';
import { INTERRUPTS } from './interrupts';
import { LARGE } from './large';
import { MOVE_ATTACK } from './moveAttack';
import { NO_WAY } from './noWay';
import { REPOSITION } from './reposition';
import { SKIPPING } from './skipping';
import { TARGETS } from './targets';
import { TOWARD } from './toward';

export const TABLE: Readonly<Record<string, readonly Case[]>> = {
  examples: EXAMPLES,
  toward: TOWARD,
  engage: ENGAGE,
  reposition: REPOSITION,
  noWay: NO_WAY,
  moveAttack: MOVE_ATTACK,
  targets: TARGETS,
  skipping: SKIPPING,
  conditions: CONDITIONS_TABLE,
  large: LARGE,
  fights: FIGHTS,
  imperialRule: IMPERIAL_RULE,
  interrupts: INTERRUPTS,
};
