// A Legion battle as the saves see it. Loaded with the first battle that is begun or opened, never before.

import {
  advanceBattle,
  impossibleInBattle,
  startBattle,
  type BattleCommand,
  type BattleEvent,
  type BattleRefusal,
  type BattleSetup,
  type BattleState,
} from '../../battle';
import { isBattleSetup } from '../../packs';
import type { GameKind } from '../playing/gameKind';
import type { RunningGame } from '../playing/runningGame';

export type RunningBattle = RunningGame<BattleSetup, BattleState, BattleCommand, BattleEvent, BattleRefusal>;

export const battleGame: GameKind<BattleSetup, BattleState, BattleCommand, BattleEvent, BattleRefusal> = {
  reducerFor: (setup) => ({
    start: startBattle,
    advance: (state, command) => advanceBattle(setup, state, command),
    isMilestone: (before, after) =>
      before.round !== after.round || (before.stage !== 'over' && after.stage === 'over'),
  }),
  summarise: ({ round, sides, result, choice, stage }): BattleSummary => ({
    kind: 'battle',
    // Cards and deployment come before the first round.
    round: stage === 'cards' || stage === 'deploy' ? 0 : round,
    objective: choice.objective,
    empire: sides.empire.score,
    rebels: sides.rebels.score,
    winner: result?.winner ?? null,
  }),
  broken: { code: 'broken' },
  late: { code: 'late' },
  away: { code: 'away' },
  watching: { code: 'watching' },
  accepts: (setup, state) => isBattle(setup, 'armies') && isBattle(state, 'units'),
  // The cards lie in the setup: a battle whose cards cannot be has no figures either.
  impossible: (setup, state) => (isBattleSetup(setup) ? impossibleInBattle(setup, state) : 'figures'),
};

export type BattleSummary = {
  readonly kind: 'battle';
  readonly round: number;
  readonly objective: string;
  readonly empire: number;
  readonly rebels: number;
  /** `null`: still under way. */
  readonly winner: string | null;
};

const isBattle = (value: unknown, field: string): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Reflect.get(value, 'kind') === 'battle' &&
  Object.hasOwn(value, field);
