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
export { BATTLE_CONDITIONS, ENEMY_ZONE, OBJECTIVE_RULES, OBJECTIVES, sightLimit } from './battleCards';
export type { BattleCommand, BattleRefusal } from './command';
export type { BattleEvent } from './event';
export { mayNeedCommander } from './run/actions';
export { leaderless, ordersAllowed, playable, waitingUnits } from './run/rounds';
export { foeOf, type BattleSetup, type BattleState, type PerArmy, type BattleTurn } from './state';
