// What the opponent wants this round: take the objective, hold it, or hunt (legion 17.1).

import { unitPoints, isStanding, type ArmyName } from '../../legion';
import { OBJECTIVE_RULES, ROUNDS } from '../battleCards';
import { foeOf, type BattleSetup, type BattleState } from '../state';
import type { Stance } from './language';

/** Below this share of its points, an army is hunted down. */
const BROKEN = 1 / 3;
/** With a zone as the goal, the run for it begins in this round. */
const RUN_FROM = 3;

export function stanceOf(setup: BattleSetup, state: BattleState, army: ArmyName): Stance {
  const foe = foeOf(army);
  if (shareLeft(setup, state, foe) < BROKEN) return 'hunt';
  const { by } = OBJECTIVE_RULES[state.choice.objective];
  if (by === 'zone') return state.round < RUN_FROM ? 'hunt' : 'take';
  const lead = standing(state, army) - standing(state, foe);
  return lead > 0 && state.round > ROUNDS / 2 ? 'hold' : 'take';
}

const shareLeft = ({ cards }: BattleSetup, { units }: BattleState, army: ArmyName): number => {
  const own = units.filter((unit) => unit.army === army);
  const left = own.filter(isStanding);
  const sum = (list: typeof own): number => list.reduce((all, unit) => all + unitPoints(cards, unit), 0);
  return sum(left) / Math.max(1, sum(own));
};

/** Victory tokens, and those that are as good as won. */
const standing = ({ sides, marks, units }: BattleState, army: ArmyName): number =>
  sides[army].score +
  marks.filter(({ holder }) => units.some(({ id, army: side }) => id === holder && side === army)).length;
