// Rates a weapon without a target: its average damage to a figure with a black die.

import { oddsOf, wielding, type AttackContext, type Fighter, type HeroWeapon } from '../../rules';

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

const known = new WeakMap<HeroWeapon, number>();

export function meanDamage(arm: HeroWeapon): number {
  const found = known.get(arm);
  if (found !== undefined) return found;
  const holder = wielding({ ...DUMMY, side: 'rebel' }, arm);
  const worth = oddsOf(holder, DUMMY, arm.attack.type === 'melee' ? HAND_TO_HAND : AT_RANGE).expectedDamage;
  known.set(arm, worth);
  return worth;
}
