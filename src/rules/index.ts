export { ACTIONS_PER_ACTIVATION, STRAIN_FOR_MOVEMENT } from './figure/activation';
export { areAdjacent } from './board/adjacency';
export {
  figureOf,
  figuresAt,
  cellOf,
  hasSpace,
  isFreeFor,
  moveFigure,
  placeFigure,
  removeFigure,
  setDoor,
  setRubble,
  setShields,
  standProblem,
  withThoseWhoFit,
  type Board,
  type Door,
  type DoorId,
  type StandProblem,
} from './board/board';
export {
  countSpaces,
  distanceAt,
  distanceField,
  distanceTo,
  FAR,
  type DistanceField,
} from './board/counting';
export {
  costTo,
  MAX_POINTS,
  pathTo,
  reach,
  reachBySpaces,
  type Reach,
  type ReachedPlace,
} from './movement/movement';
export { mayBePlaced, placesClosestTo } from './movement/placement';
export {
  closestEmptyPlaces,
  landMassive,
  pushReach,
  settleMassive,
  type PushDirection,
} from './movement/pushing';
export { setUpBoard, type BoardSetup, type SetupProblem } from './board/setup';
export { sight, sightOnto, type Sight } from './sight/sight';
export { isSeen, sightField, type SightField } from './sight/sightField';
export { theDoor, theFigure, theSpace, type Subject } from './board/subject';
export { formatDrawing, parseDrawing } from './ground/drawing';
export { flownOver } from './ground/ground';
export { joinTile } from './tiles/joinTile';
export {
  edgeKey,
  edgesAround,
  spaceKey,
  type Edge,
  type Lattice,
  type LatticeEdge,
  type LatticeSpace,
  type Point,
} from './ground/lattice';
export {
  edgeBetween,
  layTiles,
  ROTATIONS,
  turnSpace,
  type LaidTile,
  type LayProblem,
  type Placement,
  type Rotation,
  type TileMap,
} from './tiles/layTiles';
export {
  CONDITION_TABLE,
  conditionRow,
  CONDITIONS,
  diceOfConditions,
  DISCARDED_BY_ACTION,
  ENDING_WITH_ACTIVATION,
  HARMFUL_CONDITIONS,
  HELPFUL_CONDITIONS,
  inflictedBy,
  SPENT_BY_ATTACKING,
  SPENT_BY_TESTING,
  type Condition,
  type ConditionTraits,
  type HarmfulCondition,
  type HelpfulCondition,
  type ShakenCondition,
} from './figure/conditionTable';
export {
  ATTACK_DICE,
  ATTRIBUTES,
  DEFENSE_DICE,
  FIGURE_TRAITS,
  PASSIVES,
  POWER_TOKENS,
  type Attack,
  type AttackDie,
  type Attribute,
  type DefenseDie,
  type FigureTrait,
  type Keyword,
  type Passives,
  type PowerToken,
  type Surge,
  type SurgeEffect,
} from './figure/profile';
export {
  areHostile,
  ignoresTerrain,
  isLarge,
  makePiece,
  CONTROLLERS,
  SIDES,
  USUAL_CONTROLLER,
  spacesOf,
  type FigureId,
  type Piece,
  type Place,
  type Controller,
  type Side,
  type Size,
} from './board/piece';
export {
  ENVIRONMENTS,
  LINES,
  TERRAINS,
  type Axis,
  type EdgeAt,
  type Environment,
  type TileLine,
  type Terrain,
  type TileId,
  type TileSide,
} from './tiles/tile';
export {
  resolveAttack,
  type AttackInput,
  type AttackProblem,
  type AttackResult,
  type AttackStep,
} from './attack/attack';
export { settledAids, withAids, type AttackSides, type UsedAid } from './attack/aids';
export { attackContextOf } from './attack/context';
export { isIdle, isIdleBefore, resultsThere } from './attack/idle';
export type { Miss } from './attack/outcome';
export { accuracyNeeded, type RollTotals } from './attack/plan';
export { attackRefusal, type AttackRefusal } from './attack/refusal';
export { readRoll, type AttackRoll, type Reroll, type RollProblem } from './attack/roll';
export { automaticSuccesses, passChance, successesShown, testOdds, testPool } from './figure/attributeTest';
export {
  afterActivation,
  afterInstruction,
  afterRebelAction,
  afterTest,
  discardConditions,
  gainConditions,
  holds,
  movementPointsFor,
  stunForbids,
} from './figure/conditions';
export {
  ATTACK_FACES,
  DEFENSE_FACES,
  rollDice,
  type DefenseFace,
  type RolledDie,
  type AttackFace,
  type Die,
} from './dice/dice';
export {
  attackDiceOf,
  hasKeyword,
  isPlayedByApp,
  type AttackContext,
  type Fighter,
  type DefenseAbility,
} from './figure/fighter';
export {
  applyMedpac,
  BONUS_HEALTH,
  canPayStrain,
  isGone,
  recoverDamage,
  recoverStrain,
  remainingHealth,
  rest,
  sufferDamage,
  sufferStrain,
  type Fate,
  type HeroVitals,
  type Suffered,
  type Vitals,
} from './figure/health';
export { helpOfFriends } from './attack/friends';
export { oddsOf, type Odds } from './attack/odds';
export { FITTING_TOKENS, gainPowerToken, MAX_POWER_TOKENS, spendPowerTokens } from './figure/powerTokens';
export type { SurgeSkipReason, SpendReason, SurgeScan } from './attack/surges';
export { isAid, isGearEffect, isGearFacts } from './hero/gearFits';
export { arePools, isPrintedFighter } from './figure/fighterFits';
export { ALL_DICE, MOMENTS, NEEDS, TURNED, type Aid, type Moment, type Need } from './hero/aid';
export {
  heroNumbers,
  partyHealth,
  wielding,
  type HeroNumber,
  type HeroNumbers,
  type HeroSheet,
  type HeroWeapon,
  type NamedEffect,
  type NumberChange,
  type Offer,
} from './hero/numbers';
export {
  GEAR_TYPES,
  PLAIN_EFFECT,
  type GearEffect,
  type GearFacts,
  type GearSurge,
  type GearType,
  type Held,
  type HeldCard,
} from './hero/gear';
export { handlingOf, isFreeEffect, type Handling } from './hero/handling';
export { INJURIES, injuryChanges, restLost, type Injury } from './hero/injuries';
