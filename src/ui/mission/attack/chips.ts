// What cards offer in an attack, one chip for each thing that can be picked of them.

import type { AttackHelp, CardUse } from '../../../mission';
import type { GearEffect } from '../../../rules';

export type HelpChip = {
  readonly key: string;
  /** Chips of one paragraph exclude one another. */
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
  const card = `${use.hero} ${use.from} ${use.place}`;
  const chip = (key: string, picked: CardUse, shown: GearEffect): HelpChip => ({
    key: `${card} ${key}`,
    card,
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

/** What costs nothing, needs nothing that is in doubt, and is no matter of taste. */
export const isOnAtFirst = ({ help: { isSure, isFree, offer } }: HelpChip): boolean =>
  isSure && isFree && !offer.effect.moments.includes('afterAttack') && !offer.effect.gives?.rerollAttack;
