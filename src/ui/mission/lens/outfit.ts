// The gear of a hero as a fight sees it: weapons to choose from, with their modifications, and everything else that
// always counts. Cards that ask for a decision are left out: only the player knows when they are used.

import type { ClassCard, ClassCardId, GearItemCard, ItemId, Pack } from '../../../packs';
import type { Fighter, Passives } from '../../../rules';

/** An item or a class card in a hero's hands; `on`: the weapon it is fixed to. */
export type Carried = { readonly id: string; readonly on: string | null };

export type Weapon = { readonly id: string; readonly name: string; readonly arm: (bare: Fighter) => Fighter };

export type LensOutfit = {
  readonly weapons: readonly Weapon[];
  /** Whatever helps its defense. */
  readonly dress: (bare: Fighter) => Fighter;
};

type Card = GearItemCard | ClassCard;

const cardOf = ({ items, classCards }: Pack, id: string): Card | undefined =>
  items.get(id as ItemId) ?? classCards.get(id as ClassCardId);

/** What every hero begins with, and the items of the party. */
export const lensStartingGear = (pack: Pack, hero: string, items: readonly string[]): readonly Carried[] => [
  ...[...pack.classCards.values()]
    .filter((card) => card.hero === hero && card.xp === undefined)
    .map(({ id }) => ({ id, on: null })),
  ...items.map((id) => ({ id, on: null })),
];

export function lensOutfit(pack: Pack, carried: readonly Carried[]): LensOutfit {
  const cards = carried.flatMap(({ id, on }) => {
    const card = cardOf(pack, id);
    return card ? [{ card, on }] : [];
  });
  const weapons = cards.flatMap(({ card }) => (card.attack ? [card] : []));
  const fixedTo = (weapon: string) => cards.flatMap(({ card, on }) => (on === weapon ? [card] : []));
  const worn = cards.flatMap(({ card }) => (card.attack || isModification(card) ? [] : [card.passives]));
  return {
    weapons: weapons.map((card) => weaponOf(card, fixedTo(card.id), worn)),
    dress: (bare) => ({ ...bare, passives: sumOf([bare.passives, ...worn]) }),
  };
}

const isModification = ({ type }: Card): boolean =>
  type === 'modification-melee' || type === 'modification-ranged';

function weaponOf(weapon: Card, fixed: readonly Card[], worn: readonly Passives[]): Weapon {
  const parts = [weapon, ...fixed];
  return {
    id: weapon.id,
    name: weapon.name,
    arm: (bare) => ({
      ...bare,
      ...(weapon.attack && { attack: weapon.attack }),
      keywords: parts.flatMap(({ keywords }) => keywords),
      passives: sumOf([...parts.map(({ passives }) => passives), ...worn]),
      surges: parts
        .flatMap(({ surges }) => surges)
        .filter((surge) => !surge.while || bare.conditions.includes(surge.while))
        .map(({ cost, effect }) => ({ cost, effect })),
    }),
  };
}

const COUNTED = ['accuracy', 'damage', 'surge', 'block', 'evade', 'dodge'] as const;

/** Health, endurance and speed stay what the mission counts with. */
const sumOf = (all: readonly Passives[]): Passives =>
  Object.fromEntries(
    COUNTED.map((name) => [name, all.reduce((sum, passives) => sum + (passives[name] ?? 0), 0)]),
  );
