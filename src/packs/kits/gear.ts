// Cards of heroes as a mission knows them: numbers, surges and what they offer, without anything that only a shop needs.

import { heroNumbers, partyHealth, type GearFacts, type Held, type HeroNumbers } from '../../rules';
import type {
  ClassCard,
  ClassCardId,
  GearItemCard,
  Hero,
  HeroId,
  ItemId,
  Pack,
  Reward,
  RewardId,
} from '../pack';

type HeroCard = ClassCard | GearItemCard | Reward;

export const heroCard = ({ classCards, items, rewards }: Pack, id: string): HeroCard | undefined =>
  classCards.get(id as ClassCardId) ?? items.get(id as ItemId) ?? rewards.get(id as RewardId);

export function gearFacts(card: HeroCard): GearFacts {
  const { name, type, traits, attack, modSlots, keywords, passives, surges, effects } = card;
  return {
    name,
    type,
    traits,
    ...(attack && { attack }),
    ...(modSlots !== undefined && { modSlots }),
    keywords,
    passives: 'heroBonus' in card ? added(passives, card.heroBonus) : passives,
    surges,
    effects,
  };
}

type Passives = GearFacts['passives'];
function added(one: Passives, other: Passives): Passives {
  const names = new Set([...Object.keys(one), ...Object.keys(other)] as (keyof Passives)[]);
  return Object.fromEntries([...names].map((name) => [name, (one[name] ?? 0) + (other[name] ?? 0)]));
}

/** What a hero has before the first mission. */
export const startingCards = ({ classCards }: Pack, hero: string): readonly ClassCard[] =>
  [...classCards.values()].filter((card) => card.hero === (hero as HeroId) && card.xp === undefined);

/** The facts of these cards, as far as the pack has them. */
export const gearOfCards = (pack: Pack, ids: Iterable<string>): Readonly<Record<string, GearFacts>> =>
  Object.fromEntries(
    [...new Set(ids)].flatMap((id) => {
      const card = heroCard(pack, id);
      return card ? [[id, gearFacts(card)] as const] : [];
    }),
  );

type OnPaper = {
  readonly cards: readonly Held[];
  readonly wounded: boolean;
  /** How many heroes play; left out: the sheet alone counts. */
  readonly heroes?: number;
};

/** A hero's numbers on paper, outside of any mission. */
export function heroOnPaper(pack: Pack, hero: Hero, { cards, wounded, heroes = 4 }: OnPaper): HeroNumbers {
  const held = cards.flatMap(({ id, on }) => {
    const card = heroCard(pack, id);
    return card ? [{ id, on, facts: gearFacts(card) }] : [];
  });
  return heroNumbers(wounded ? hero.wounded : hero.healthy, held, partyHealth(heroes));
}
