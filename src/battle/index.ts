export { advanceBattle, startBattle } from './advance';
export { commandOfOrder } from './automa/carryOut';
export {
  chooseCommandCard,
  chooseOrders,
  choosePromoted,
  commanderOf,
  pickDrawn,
  pickUnit,
} from './automa/command';
export {
  BATTLE_CONDS,
  BATTLE_KEYS,
  BATTLE_PREDS,
  BATTLE_STEPS,
  STANCES,
  type BehaviourBook,
} from './automa/language';
export { nextOrder } from './automa/nextOrder';
export type { AutomaOrder } from './automa/order';
export {
  BATTLE_CONDITIONS,
  BATTLE_ROWS,
  DEPLOYMENTS,
  ENEMY_ZONE,
  OBJECTIVE_RULES,
  OBJECTIVES,
  sightLimit,
  type BattleChoice,
  type BattleRow,
} from './battleCards';
export type { BattleCommand, BattleRefusal, EnteredDice, UnitAction } from './command';
export type { BattleEvent } from './event';
export { impossibleInBattle } from './integrity';
export { mayNeedCommander } from './run/actions';
export { destroyedBy, leaderless, ordersAllowed, playable, waitingUnits } from './run/rounds';
export { removable, remover } from './run/setUp';
export {
  foeOf,
  type BattleResult,
  type BattleSetup,
  type BattleState,
  type BattleTurn,
  type Fight,
  type PerArmy,
} from './state';
