// What a hero brings to a fight beyond the sheet: weapons, armor and class cards, as far as the content has numbers for
// them. Cards whose text only people can read count as a small bonus, see STAND_IN.

import type { KitFigure, KitHero } from '../../mission';
import type { ClassCard, ClassCardId, Hero, HeroId, GearItemCard, ItemId, Pack } from '../../packs';
import type { Attack, Condition, Keyword, Passives, Surge } from '../../rules';

type ArmSurge = Surge & { readonly while?: Condition };

/** A weapon with everything that is fixed to it. */
export type Arm = {
  readonly id: string;
  readonly attack: Attack;
  readonly surges: readonly ArmSurge[];
  readonly passives: Passives;
  readonly keywords: readonly Keyword[];
};

export type Outfit = {
  readonly arms: readonly Arm[];
  /** Health, endurance and speed beyond the sheet, and block or evade of armor. */
  readonly body: Passives;
};

/** Outfits by hero. */
export type Outfits = Readonly<Record<string, Outfit>>;

/** What a learnt card is worth that content does not know as numbers: one more thing to do with a surge. */
const STAND_IN: Surge = { cost: 1, effect: { damage: 1 } };

type Fixed = { readonly card: ClassCard | GearItemCard; readonly on: string };

/** `gear`: items and class cards, those of the start included. `fixed`: modifications by the weapon they are fixed to. */
export function outfitOf(
  pack: Pack,
  gear: readonly string[],
  fixed: Readonly<Record<string, string>> = {},
): Outfit {
  const cards = gear.flatMap((id) => cardOf(pack, id));
  const mods = cards.flatMap((card): Fixed[] => {
    const on = fixed[card.id];
    return on === undefined ? [] : [{ card, on }];
  });
  const feats = cards.filter(isFeat);
  const learnt = [
    ...feats.flatMap(({ surges }) => surges),
    ...feats.filter(isUnknown).map(() => STAND_IN),
    ...itemGrants(cards),
  ];
  const arms = cards.flatMap((card) => (card.attack ? [armOf(card, card.attack, mods, learnt)] : []));
  const worn = cards.filter(({ type }) => type === 'armor' || type === 'equipment');
  return { arms, body: summed([...worn.map(({ passives }) => passives), ...feats.map(bonusOf)]) };
}

const cardOf = (pack: Pack, id: string): readonly (ClassCard | GearItemCard)[] => {
  const found = pack.items.get(id as ItemId) ?? pack.classCards.get(id as ClassCardId);
  return found ? [found] : [];
};

const isFeat = (card: ClassCard | GearItemCard): card is ClassCard => 'hero' in card && card.type === 'feat';
const bonusOf = ({ heroBonus }: ClassCard): Passives => heroBonus;
const isUnknown = ({ surges, heroBonus }: ClassCard): boolean =>
  surges.length === 0 && Object.keys(heroBonus).length === 0;

/** Surges that equipment gives to any weapon. */
const itemGrants = (cards: readonly (ClassCard | GearItemCard)[]): readonly ArmSurge[] =>
  cards.filter(({ type }) => type === 'equipment').flatMap(({ surges }) => surges);

function armOf(
  card: ClassCard | GearItemCard,
  attack: Attack,
  mods: readonly Fixed[],
  learnt: readonly ArmSurge[],
): Arm {
  const own = mods.filter(({ on }) => on === card.id).map((mod) => mod.card);
  return {
    id: card.id,
    attack,
    surges: [...card.surges, ...own.flatMap(({ surges }) => surges), ...learnt],
    passives: summed([card.passives, ...own.map(({ passives }) => passives)]),
    keywords: [...card.keywords, ...own.flatMap(({ keywords }) => keywords)],
  };
}

function summed(list: readonly Passives[]): Passives {
  const sum: Record<string, number> = {};
  for (const passives of list)
    for (const [name, amount] of Object.entries(passives)) sum[name] = (sum[name] ?? 0) + amount;
  return sum;
}

/** The hero's sheet with what the outfit changes; the weapon is held by the bot, not by the sheet. */
export function dressed(hero: KitHero, { body }: Outfit): KitHero {
  const { health = 0, endurance = 0, speed = 0, ...passives } = body;
  const side = <F extends KitFigure>(figure: F): F => {
    const { fighter, facts } = figure;
    const { hero: vitals } = fighter;
    return {
      ...figure,
      facts: { ...facts, speed: facts.speed + speed },
      fighter: {
        ...fighter,
        passives,
        ...(fighter.health !== undefined && { health: fighter.health + health }),
        ...(vitals && {
          hero: {
            ...vitals,
            endurance: vitals.endurance + endurance,
            woundedSide: {
              health: vitals.woundedSide.health + health,
              endurance: vitals.woundedSide.endurance + endurance,
            },
          },
        }),
      },
    };
  };
  return { ...hero, healthy: side(hero.healthy), wounded: side(hero.wounded) };
}

export const dressedAll = (
  heroes: Readonly<Record<string, KitHero>>,
  outfits: Outfits,
): Readonly<Record<string, KitHero>> =>
  Object.fromEntries(
    Object.entries(heroes).map(([id, hero]) => [id, outfits[id] ? dressed(hero, outfits[id]) : hero]),
  );

/** What a hero has before the first mission. */
export function startingGear(pack: Pack, hero: Hero | HeroId): readonly string[] {
  const id = typeof hero === 'string' ? hero : hero.id;
  return [...pack.classCards.values()]
    .filter((card) => card.hero === id && card.xp === undefined)
    .map((card) => card.id);
}
