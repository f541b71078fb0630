// What cards offer in an attack, one chip for each thing that can be picked of them.

import type { AttackHelp, CardUse } from '../../../mission';
import type { Aid, GearEffect } from '../../../rules';
import type { PickedParts } from '../../activation/defense/picks';

export type HelpChip = {
  readonly key: string;
  /** Chips of one paragraph exclude one another, and so do those that turn the same card. */
  readonly card: string;
  readonly name: string;
  readonly hero: string;
  readonly use: CardUse;
  /** Only what this chip picks of it. */
  readonly effect: GearEffect;
  readonly help: AttackHelp;
};

export const chipsOf = (helps: readonly AttackHelp[]): readonly HelpChip[] => helps.flatMap(chipsOfHelp);

function chipsOfHelp(help: AttackHelp): readonly HelpChip[] {
  const { use, offer } = help;
  const { effect, name } = offer;
  const paragraph = `${use.hero} ${use.from} ${use.place}`;
  const turnsCard = effect.exhaust || effect.deplete || effect.discard;
  const chip = (key: string, picked: CardUse, shown: GearEffect): HelpChip => ({
    key: `${paragraph} ${key}`,
    card: turnsCard ? `${use.hero} ${use.from}` : paragraph,
    name,
    hero: use.hero,
    use: picked,
    effect: shown,
    help,
  });
  if (effect.or) {
    const { or, ...first } = effect;
    return [chip('', use, first), chip('or', { ...use, or: true }, { ...first, gives: or })];
  }
  if (effect.options.length === 0) return [chip('', use, effect)];
  return effect.options.map((option, index) =>
    chip(String(index), { ...use, option: index }, { ...effect, options: [option] }),
  );
}

/** What it gives; a surge that it lends is no part of that. */
export const givesOf = ({ effect }: HelpChip): Aid => effect.gives ?? {};

export const rerolls = (chip: HelpChip): boolean =>
  (givesOf(chip).rerollAttack ?? 0) + (givesOf(chip).rerollDefense ?? 0) > 0;

/** What costs nothing, needs nothing that is in doubt, and is no matter of taste. */
export const isOnAtFirst = (chip: HelpChip): boolean => {
  const { isSure, isFree, on } = chip.help;
  return isSure && isFree && on.length === 0 && !rerolls(chip);
};

/** As often as it was picked. */
export function chipUses({ use }: HelpChip, { times = 1, ...picked }: PickedParts): readonly CardUse[] {
  return Array.from({ length: times }, () => ({ ...use, ...picked }));
}
