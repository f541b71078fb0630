// Dice that cards let roll again. Using such a card and naming its die is one tap, so that nobody pays for nothing.

import { DEFENSE_DICE, type AttackRoll, type Die, type RolledDie } from '../../../rules';
import { givesOf, type HelpChip } from './chips';

export type Faces = Extract<AttackRoll, { kind: 'faces' }>;

/** By which card which die was rolled again. */
export type Again = { readonly key: string; readonly at: number; readonly to: RolledDie };

export const isDefense = (die: Die): boolean => DEFENSE_DICE.some((one) => one === die);

const allowed = (chip: HelpChip, die: Die): number =>
  (isDefense(die) ? givesOf(chip).rerollDefense : givesOf(chip).rerollAttack) ?? 0;

/** Cards that may still roll this die again; each die is rolled again once, whoever does it. */
export function cardsFor(
  chips: readonly HelpChip[],
  { faces }: Faces,
  again: readonly Again[],
  at: number,
): readonly HelpChip[] {
  const die = faces[at]?.die;
  if (!die || again.some((one) => one.at === at)) return [];
  const used = (key: string) =>
    again.filter((one) => one.key === key && isDefense(one.to.die) === isDefense(die)).length;
  return chips.filter((chip) => used(chip.key) < allowed(chip, die));
}

/** The one that was picked, else one that costs nothing, else the first. */
export const cardFor = (chips: readonly HelpChip[], picked: string | null): HelpChip | undefined =>
  chips.find(({ key }) => key === picked) ?? chips.find(({ help }) => help.isFree) ?? chips[0];

/** Some cards roll all of their dice again, or none. */
export function diceWith(
  chips: readonly HelpChip[],
  chip: HelpChip,
  roll: Faces,
  again: readonly Again[],
  at: number,
): readonly number[] {
  if (!givesOf(chip).together) return [at];
  return roll.faces.flatMap((_, place) =>
    cardsFor(chips, roll, again, place).includes(chip) ? [place] : [],
  );
}
