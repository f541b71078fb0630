export { areAdjacent } from './adjacency';
export {
  figureOf,
  figuresAt,
  hasSpace,
  isFreeFor,
  moveFigure,
  placeFigure,
  removeFigure,
  setDoor,
  setRubble,
  setShields,
  standProblem,
  type Board,
  type Door,
  type DoorId,
  type StandProblem,
} from './board';
export { countSpaces, distanceAt, distanceField, distanceTo, type DistanceField } from './counting';
export { costTo, MAX_POINTS, pathTo, reach, reachBySpaces, type Reach, type ReachedPlace } from './movement';
export { mayBePlaced, placesClosestTo } from './placement';
export { closestEmptyPlaces, landMassive, pushReach, settleMassive, type PushDirection } from './pushing';
export { setUpBoard, type BoardSetup, type SetupProblem } from './setup';
export { sight, sightOnto, type Sight } from './sight';
export { isSeen, sightField, type SightField } from './sightField';
export { theDoor, theFigure, theSpace, type Subject } from './subject';
export { formatDrawing, parseDrawing } from './drawing';
export { joinTile } from './joinTile';
export {
  edgeKey,
  edgesAround,
  spaceKey,
  type Edge,
  type Lattice,
  type LatticeEdge,
  type LatticeSpace,
  type Point,
} from './lattice';
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
} from './layTiles';
export {
  ATTACK_DICE,
  ATTRIBUTES,
  CONDITIONS,
  DEFENSE_DICE,
  FIGURE_TRAITS,
  HARMFUL_CONDITIONS,
  HELPFUL_CONDITIONS,
  POWER_TOKENS,
  type Attack,
  type AttackDie,
  type Attribute,
  type Condition,
  type DefenseDie,
  type FigureTrait,
  type HarmfulCondition,
  type HelpfulCondition,
  type Keyword,
  type Passives,
  type PowerToken,
  type Surge,
  type SurgeEffect,
} from './profile';
export {
  areHostile,
  ignoresTerrain,
  isLarge,
  makePiece,
  SIDES,
  spacesOf,
  type FigureId,
  type Piece,
  type Place,
  type Side,
  type Size,
} from './piece';
export {
  ENVIRONMENTS,
  LINES,
  TERRAINS,
  type Axis,
  type EdgeAt,
  type Environment,
  type Line,
  type Terrain,
  type TileId,
  type TileSide,
} from './tile';
export {
  resolveAttack,
  type AttackInput,
  type AttackProblem,
  type AttackResult,
  type AttackStep,
} from './attack';
export { attackContextOf } from './attackContext';
export type { RollTotals } from './attackPlan';
export { attackRefusal, type AttackRefusal } from './attackRefusal';
export type { AttackRoll, Reroll, RollProblem } from './attackRoll';
export { automaticSuccesses, passChance, testOdds } from './attributeTest';
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
} from './conditions';
export {
  ATTACK_FACES,
  DEFENSE_FACES,
  rollDice,
  type DefenseFace,
  type RolledDie,
  type AttackFace,
  type Die,
} from './dice';
export { attackDiceOf, type AttackContext, type Fighter } from './fighter';
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
  type Vitals,
} from './health';
export { oddsOf, type Odds } from './odds';
export { gainPowerToken, spendPowerTokens } from './powerTokens';
export type { SkipReason, SpendReason, SurgeScan } from './surges';
