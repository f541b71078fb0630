// Rates a weapon without a target: its average damage to a figure with a black die.

import { oddsOf, type AttackContext, type Fighter } from '../../rules';
import type { Arm } from './outfit';

const DUMMY: Fighter = {
  side: 'imperial',
  health: 20,
  damage: 0,
  conditions: [],
  powerTokens: [],
  defense: ['black'],
  surges: [],
  passives: {},
  keywords: [],
};

const AT_RANGE: AttackContext = { distance: 4, adjacent: false, sight: true };
const HAND_TO_HAND: AttackContext = { distance: 1, adjacent: true, sight: true };

const known = new WeakMap<Arm, number>();

export function meanDamage(arm: Arm): number {
  const found = known.get(arm);
  if (found !== undefined) return found;
  const { attack, surges, passives, keywords } = arm;
  const holder: Fighter = { ...DUMMY, side: 'rebel', attack, surges, passives, keywords };
  const worth = oddsOf(holder, DUMMY, attack.type === 'melee' ? HAND_TO_HAND : AT_RANGE).expectedDamage;
  known.set(arm, worth);
  return worth;
}
