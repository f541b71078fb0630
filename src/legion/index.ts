export {
  ARMIES,
  isTrooper,
  keywordOf,
  LEGION_RANKS,
  UNIT_KEYWORDS,
  UNIT_ROLES,
  UNIT_TYPES,
  WEAPON_KEYWORDS,
  type ArmyName,
  type AttackDice,
  type LegionDie,
  type AttackSurge,
  type CommandCard,
  type DefenceDie,
  type LegionCards,
  type LegionRank,
  type LegionWeapon,
  type UnitCard,
  type UnitKeyword,
  type UnitRole,
  type UnitType,
  type UpgradeCard,
} from './cards';
export {
  attackCounts,
  joinPools,
  landing,
  rerollsOf,
  surgesBlock,
  totalOf,
  woundsAfter,
  type AttackPool,
  type LegionAttack,
} from './dice/attack';
export {
  diceListed,
  rollAttack,
  rollDefence,
  type LegionFace,
  type DefenceFace,
  type LegionRolledDie,
} from './dice/faces';
export { chanceOfWounds, knownOdds, legionOdds, type LegionOdds } from './dice/odds';
export { TOLD, type LegionField, type LegionQuestion, type Looking, type ShotView } from './field/field';
export { hangsOnCommander, NERVES, nerveOf, rallied, rallyOdds, type Nerve } from './morale';
export { armyPoints, armyRemarks, RANK_LIMITS, type ArmyRemark } from './unit/army';
export {
  weaponsLeft,
  attackBy,
  canBeEngaged,
  diceIn,
  gatherPool,
  longestRange,
  worthOf,
  type GatheredPool,
} from './unit/pool';
export {
  assignWounds,
  BEYOND,
  unitCardFor,
  isStanding,
  MINI_ROLES,
  MOST_TOKENS,
  musterUnits,
  unitPoints,
  woundsLeft,
  woundsTaken,
  type ArmyEntry,
  type Contact,
  type LegionUnit,
  type RulerBand,
} from './unit/unit';
