// Whether a state fits its setup: saves come from files that anybody may have written.

import { ARMIES, isStanding } from '../legion';
import { BATTLE_CONDITIONS, DEPLOYMENTS, OBJECTIVES, ROUNDS } from './battleCards';
import type { BattleSetup, BattleState } from './state';

export type ImpossibleBattle = 'round' | 'figures' | 'numbers' | 'steps';

export function impossibleInBattle(setup: BattleSetup, state: unknown): ImpossibleBattle | undefined {
  try {
    return firstOf(setup, state as BattleState);
  } catch {
    // A field is missing or of another type.
    return 'figures';
  }
}

function firstOf(setup: BattleSetup, state: BattleState): ImpossibleBattle | undefined {
  const { cards } = setup;
  if (!isCount(state.round, ROUNDS) || state.round < 1) return 'round';
  const ids = new Set(state.units.map(({ id }) => id));
  const areKnown = state.units.every(
    ({ card, upgrades, minis, engaged }) =>
      Object.hasOwn(cards.units, card) &&
      upgrades.every((id) => Object.hasOwn(cards.upgrades, id)) &&
      minis.every(({ wounds }) => isCount(wounds, 99)) &&
      engaged.every((id) => ids.has(id)),
  );
  if (!areKnown || ids.size !== state.units.length) return 'figures';
  const counts = state.units.flatMap(({ suppression, aims, dodges, ion }) => [
    suppression,
    aims,
    dodges,
    ion,
  ]);
  if (!counts.every((count) => isCount(count, 99))) return 'numbers';
  const { turn, fight, choice } = state;
  const isChosen =
    OBJECTIVES.includes(choice.objective) &&
    DEPLOYMENTS.includes(choice.deployment) &&
    BATTLE_CONDITIONS.includes(choice.condition);
  const areSides = ARMIES.every((army) => {
    const { hand, score, pool } = state.sides[army];
    return isCount(score, 99) && pool.length <= ids.size && hand.every((id) => id in cards.commands);
  });
  const isTurn = turn === null || (ids.has(turn.unit) && isCount(turn.actions, 9));
  const isFight = fight === null || (ids.has(fight.attacker) && ids.has(fight.target));
  const isOver = (state.stage === 'over') === (state.result !== null);
  const isAlive = isOver && (state.stage === 'over' || state.units.some(isStanding));
  return isChosen && areSides && isTurn && isFight && isAlive ? undefined : 'steps';
}

const isCount = (value: unknown, most: number): boolean =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most;
