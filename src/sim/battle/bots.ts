// Who commands an army in a simulation: the opponent of the app, or one of two simpler minds to measure it by.

import { foeOf, sightLimit, type BattleCommand, type BattleSetup, type BattleState } from '../../battle';
import { randomInt, type RandomState } from '../../kernel';
import { diceIn, gatherPool, keywordOf, unitCardFor, type LegionUnit, type RulerBand } from '../../legion';
import { isAsk } from '../../orders';
import { distance, endsOf, gapBetween, spotOf, type Plane } from './plane';
import { moveIntoContact, moveTo, moveToward } from './moves';
import { planeField, reachesContact, standingUnits } from './truth';

export const BATTLE_BOTS = ['automa', 'closest', 'random'] as const;
export type BattleBot = (typeof BATTLE_BOTS)[number];

export type BattleChance = { random: RandomState };

export function drawn<T>(chance: BattleChance, list: readonly T[]): T | undefined {
  if (list.length === 0) return undefined;
  const { value, state } = randomInt(chance.random, list.length);
  chance.random = state;
  return list[value];
}

type Mind = {
  readonly plane: Plane;
  readonly setup: BattleSetup;
  readonly state: BattleState;
  readonly unit: LegionUnit;
  readonly chance: BattleChance;
};

type AttackCommand = Extract<BattleCommand, { kind: 'attack' }>;

/** Every attack that the rules allow from here, nearest first. */
export function legalAttacks(
  { plane, setup, state, unit }: Omit<Mind, 'chance'>,
  moved: boolean,
): readonly AttackCommand[] {
  const field = planeField(plane, setup, state);
  return standingUnits(state)
    .filter(({ army }) => army === foeOf(unit.army))
    .toSorted((a, b) => gapBetween(plane, unit, a) - gapBetween(plane, unit, b))
    .flatMap((foe): readonly AttackCommand[] => {
      const near: RulerBand = unit.engaged.includes(foe.id) || gapBetween(plane, unit, foe) <= 0.05 ? 0 : 1;
      if (unit.engaged.length > 0 ? !unit.engaged.includes(foe.id) : foe.engaged.length > 0 && near > 0)
        return [];
      const shot =
        near === 0
          ? { cover: 0 as const, band: 0 as const }
          : field.shot({ kind: 'shot', unit: unit.id, target: foe.id, band: near });
      if (isAsk(shot) || 'none' in shot) return [];
      const { band, cover } = shot;
      if (band > sightLimit(state.choice.condition, state.round)) return [];
      if (band === 0 && keywordOf(unitCardFor(setup.cards, foe.card).keywords, 'immuneMelee') > 0) return [];
      if (diceIn(gatherPool(setup.cards, { from: unit, to: foe, band, moved }).pool) === 0) return [];
      return [{ kind: 'attack', unit: unit.id, target: foe.id, band, cover }];
    });
}

/** One action, the plane already moved for it; undefined: done. */
export type BotAct = (mind: Mind) => BattleCommand | undefined;

const canAttack = ({ state }: Mind): boolean => {
  const { turn } = state;
  return turn !== null && !turn.done.includes('attack') && (turn.actions > 0 || turn.free !== null);
};

const canMove = ({ state, unit }: Mind): boolean =>
  (state.turn?.actions ?? 0) >= (unit.harm === 'disabled' ? 2 : 1) && unit.engaged.length === 0;

/** Goes to the closest enemy and shoots the closest one. */
export const closestAct: BotAct = (mind) => {
  const { plane, state, unit } = mind;
  const { turn } = state;
  if (!turn) return undefined;
  const [attack] = canAttack(mind) ? legalAttacks(mind, turn.moved) : [];
  const isWithAim = turn.actions > 1 && !turn.done.includes('aim');
  if (attack) return isWithAim && turn.free === null ? { kind: 'act', act: 'aim' } : attack;
  const [foe] = standingUnits(state)
    .filter(({ army }) => army === foeOf(unit.army))
    .toSorted((a, b) => gapBetween(plane, unit, a) - gapBetween(plane, unit, b));
  if (canMove(mind) && foe && !turn.done.includes('attack')) {
    const isFighter = unitCardFor(mind.setup.cards, unit.card).role === 'blade';
    if (isFighter && reachesContact(plane, unit, foe)) {
      moveIntoContact(mind, unit, foe);
      return { kind: 'act', act: 'move', engages: foe.id };
    }
    moveToward(mind, unit, spotOf(plane, foe));
    return { kind: 'act', act: 'move' };
  }
  return turn.actions > 0 && !turn.done.includes('dodge') ? { kind: 'act', act: 'dodge' } : undefined;
};

/** Anything that the rules allow. */
export const randomAct: BotAct = (mind) => {
  const { plane, state, unit, chance } = mind;
  const { turn } = state;
  if (!turn) return undefined;
  const attack = canAttack(mind) ? drawn(chance, legalAttacks(mind, turn.moved)) : undefined;
  const simple = (['aim', 'dodge'] as const).filter((act) => !turn.done.includes(act));
  const acts: readonly (BattleCommand | 'move')[] = [
    ...(attack ? [attack] : []),
    ...(canMove(mind) ? (['move'] as const) : []),
    ...(turn.actions > 0 ? simple.map((act): BattleCommand => ({ kind: 'act', act })) : []),
  ];
  const taken = drawn(chance, acts);
  if (taken !== 'move') return taken;
  const from = spotOf(plane, unit);
  const ends = endsOf(plane, standingUnits(state), unit).filter((end) => distance(end, from) > 0);
  moveTo(plane, unit, drawn(chance, ends));
  return { kind: 'act', act: 'move' };
};
