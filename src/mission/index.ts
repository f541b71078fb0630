export type { Actor, ActorKind, Gone, HeroActor, OtherActor } from './actor';
export {
  actorIn,
  ownerOf,
  cardOfActor,
  controllerOf,
  figuresOfActor,
  heroesIn,
  heroIn,
  isOfHero,
  othersIn,
  sideOf,
} from './actors';
export type { CardAct, CardPlace, CardState, CardUse } from './cardUse';
export {
  type AttackAsk,
  type AttackTold,
  type Command,
  type CommandKind,
  type FigureChange,
  type HeroAction,
  type Refusal,
  type RefusalCode,
} from './command';
export {
  ALL_ESCAPED,
  ALL_WOUNDED,
  ENCOUNTER_OVER,
  GIVEN_UP,
  RUNS,
  THING_KINDS,
  type Ending,
  type CardLike,
  type GroupCard,
  type Mission,
  type MissionGroup,
  type MissionRule,
  type PerilStep,
  type Person,
  type MissionReward,
  type Script,
  type RoundLimit,
  type Section,
  type Thing,
  type ThingKind,
  type ThingOf,
  type ThingOption,
  type ThreatDeployment,
  type Variable,
} from './definition';
export {
  type EmpireDecision,
  type EmpireGoal,
  type EmpireOption,
  type EmpireReason,
  type EmpireStep,
} from './deciding';
export type { AttackReport, CardGift, Combatant, Event, EventKind, ThreatMove, TokensMoved } from './event';
export { firstNeedsOf, PIECES, type FirstNeeds } from './firstMap';
export { deployableByHand, pointsByHand } from './run/byHand';
export { pressureOf } from './run/round/pressure';
export { DIFFICULTY_WISHES, type DifficultyWish, type Pressure } from './game';
export type {
  Activation,
  Countdown,
  Cover,
  FigureState,
  GainedReward,
  Gains,
  Game,
  GroupState,
  MissionResult,
  Task,
  TestRoll,
  ThingState,
  ThreatState,
  Told,
  ScriptScope,
} from './game';
export { figureId, figuresOfGroup } from './run/groups/crowd';
export { formFor, formOfLines } from './run/groups/forms';
export { broughtBy, withThreatLevel } from './kit';
export type {
  ImperialPlayer,
  Kit,
  KitBox,
  KitCard,
  KitCompanion,
  KitFigure,
  KitHero,
  KitHeroSide,
  KitWords,
  Party,
  Setup,
} from './kit';
export {
  BUILT_IN_NAMES,
  GAME_FUNCTIONS,
  isReserved,
  parseExpression,
  type Expression,
  type ExpressionFault,
  type GameFunction,
} from './language/expression';
export { MOST } from './language/limits';
export { MAX_NUMBER } from './language/expression';
export { bounded, namesIn, valueOfExpression } from './language/expressionUse';
export {
  ALIASES,
  scriptFieldsOf,
  FORMS,
  scriptKindsOf,
  SCRIPT_TABLES,
  type Blanks,
  type ScriptCond,
  type CondKind,
  type CondNode,
  type Effect,
  type EffectKind,
  type EffectOf,
  type ScriptField,
  type ScriptFieldName,
  type ScriptFieldTypes,
  type FormLeafTypes,
  type LeafTypes,
  type NameType,
  type Num,
  type Outcome,
  type OwnName,
  type PickList,
  type QuestionOption,
  type ScriptTableName,
  type ScriptTrigger,
  type TriggerKind,
  type TriggerOf,
} from './language/nodes';
export {
  DIFFICULTIES,
  NAMED_WHO,
  PLAIN_WHO,
  SCENES,
  SCRIPT_WORDS,
  type Colour,
  type Difficulty,
  type FigureRef,
  type SceneName,
  type ScriptWord,
  type ScriptWordList,
} from './language/words';
export type { Behind, FiguresDo, FilledBlanks, Prompt, PromptAnswer, PromptKind, Says } from './prompt';
export {
  aidsTold,
  forecastOf,
  isResolvable,
  ordersOf,
  resolvedWindow,
  resolveOrders,
  type ResolvedOrders,
} from './run/groups/activation';
export { advance, type AdvancedMission } from './run/advance';
export { boardOf, emptyBoardOf, mapOf } from './run/table/board';
export { standsOn } from './run/figures/who';
export { placedIn, rebelsIn, tileKey } from './run/table/placing';
export { changeGame, type AuthorChange } from './run/change';
export { evaluate, type Evaluation } from './run/scripts/conds';
export { drawnOrders, drawPair, type DrawnOrders } from './run/groups/draw';
export { legalCommands } from './run/legal';
export { reportsOf } from './run/scripts/noticing';
export { ruleOf, type SaidRule } from './run/scripts/rules';
export { numberOf } from './run/scripts/numbers';
export { OPEN, optionsOf, RETRIEVE, type OfferedOption } from './run/table/options';
export { testOfOption } from './run/table/optionTest';
export { listsIn, makePlay, triggersOf, type Play } from './run/play';
export { makeRun, scopeOf, type MissionRun } from './run/run';
export { armedFighter, fighterInMission, situationOfGame, thingsOn } from './run/groups/situation';
export { dressedSheet, numbersOf } from './run/figures/heroNumbers';
export { cardState, costsTheCard, offersOf } from './run/heroes/cards';
export { endingOffers, momentOffers, openOffers, turnOffers, type MomentOffer } from './run/heroes/moments';
export { rerollOf, testOffers, testUsesOf } from './run/heroes/testCards';
export {
  defenseOffers,
  standingAids,
  type Defense,
  type DefenseMoment,
  type DefenseOffer,
} from './run/heroes/defense';
export { attackHelp, type AttackHelp } from './run/heroAttack/help';
export {
  attackSides,
  attackTargets,
  handyWeapon,
  type AttackObjection,
  type HeroAttack,
} from './run/heroAttack/sides';
export { callableBy, type Callable } from './run/companions/ofHeroes';
export { startMission } from './run/start';
export { closeRebels, controlOf, spacesOfThing } from './run/table/near';
export { examineBlanks, namesNow, thingStateOf, withNames } from './run/table/things';
export { attributesOf, testBonus, testDice, testRollOf } from './run/testRoll';
export { figureOfActor, speedOf, turnKey, turnOf, type Turn } from './run/round/turn';
export {
  activationsOf,
  mayBegin,
  mayTakeOver,
  turnStateOf,
  whyNotActor,
  type TurnState,
} from './run/round/turns';
export { impossibleIn, type Impossible } from './integrity';
export { isKit, isReadable } from './kitIntegrity';
export { isWrittenKit } from './kitFits';
export { heroFlag } from './heroFlags';
export { ledNow, type Led } from './run/people';
export { duelForbids } from './run/duels';
export { meterOf, type MeterNow } from './run/meters';
export { isInShape, productsOfShapes, SHAPED_LISTS, shapedMission } from './shape';
