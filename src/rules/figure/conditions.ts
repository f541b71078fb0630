// When conditions come and go, and what they cost. Figures that the app plays follow the rules of this mode for Bleeding and
// Stunned, everyone else the condition cards.

import { isGone, remainingHealth, sufferDamage, sufferStrain, type Suffered, type Vitals } from './health';
import {
  ENDING_WITH_ACTIVATION,
  SPENT_BY_TESTING,
  type Condition,
  type ShakenCondition,
} from './conditionTable';

export const holds = (figure: Vitals, condition: Condition): boolean => figure.conditions.includes(condition);

/** A condition is held once. Objects, and figures that left the map, gain none. */
export function gainConditions<F extends Vitals>(figure: F, gained: readonly Condition[]): F {
  if (figure.object || isGone(figure)) return figure;
  return { ...figure, conditions: [...new Set([...figure.conditions, ...gained])] };
}

export const discardConditions = <F extends Vitals>(figure: F, discarded: readonly Condition[]): F => ({
  ...figure,
  conditions: figure.conditions.filter((condition) => !discarded.includes(condition)),
});

export const afterTest = <F extends Vitals>(figure: F): F => discardConditions(figure, SPENT_BY_TESTING);

export const afterActivation = <F extends Vitals>(figure: F): F =>
  discardConditions(figure, ENDING_WITH_ACTIVATION);

/** An action of a hero or ally: Bleeding costs 1 strain, unless the action was spent to discard it. */
export function afterRebelAction<F extends Vitals>(figure: F, discards?: ShakenCondition): Suffered<F> {
  const bleeds = holds(figure, 'bleeding') && discards !== 'bleeding';
  const after = discards ? discardConditions(figure, [discards]) : figure;
  return bleeds ? sufferStrain(after, 1) : { figure: after, damage: 0, strain: 0, fate: 'stands' };
}

/** Movement points that a Move instruction gives an Imperial figure. */
export const movementPointsFor = (figure: Vitals, points: number): number =>
  holds(figure, 'stunned') ? 0 : points;

export type ResolvedInstruction = {
  readonly move: boolean;
  /** It has at least one action or attack icon. */
  readonly icons: boolean;
};

/** After an Imperial figure resolved an instruction: a move ends Stunned, icons make it bleed, down to 1 health. */
export function afterInstruction<F extends Vitals>(
  figure: F,
  { move, icons }: ResolvedInstruction,
): Suffered<F> {
  const moved = move ? discardConditions(figure, ['stunned']) : figure;
  if (!icons || !holds(moved, 'bleeding')) return { figure: moved, damage: 0, strain: 0, fate: 'stands' };
  const bled = sufferDamage(moved, 1);
  return remainingHealth(bled.figure) === 1
    ? { ...bled, figure: discardConditions(bled.figure, ['bleeding']) }
    : bled;
}

/** Stunned figures neither attack nor leave their space by choice; those that the app plays are free in their own activation. */
export const stunForbids = (
  figure: Vitals,
  when: { readonly playedByApp: boolean; readonly ownActivation: boolean },
): boolean => holds(figure, 'stunned') && !(when.playedByApp && when.ownActivation);
