// Heroes as they come to a mission in the middle of a campaign, when only that mission is played: some cards learnt,
// better weapons for the credits a party has by then, now and then a piece of armor.

import { seedRandom, shuffled } from '../../kernel';
import { startingCards, type GearItemCard, type Pack, type ProductId } from '../../packs';
import { MOST_TRAINING } from '../../campaign';
import { meanDamage } from './expectation';
import type { Held } from '../../rules';
import { armsAmong, inHand } from './arms';

/** Missions that the party has behind it. */
export type Experience = { readonly missions: number; readonly lessons: number };

/** What a hero has in hand before the first mission, and gets from each one. */
const CREDITS_AT_START = 50;
const CREDITS_PER_MISSION = 100;
/** Every other mission has brought a piece of armor. */
const MISSIONS_PER_ARMOR = 2;

export function veterans(
  pack: Pack,
  heroes: readonly string[],
  { missions, lessons }: Experience,
  products: readonly string[],
  seed: string,
): ReadonlyMap<string, readonly Held[]> {
  const shelf = shuffled(seedRandom(`shelf ${seed}`), itemsOf(pack, products, tierAfter(missions))).value;
  const bag = new Map(
    heroes.map((id) => [
      id,
      [...startingCards(pack, id).map((card): string => card.id), ...learntBy(pack, id, lessons, seed)],
    ]),
  );
  shop(
    pack,
    bag,
    shelf,
    heroes.length * (CREDITS_AT_START + CREDITS_PER_MISSION * missions) * (missions > 0 ? 1 : 0),
  );
  const armor = shelf.filter(({ type }) => type === 'armor');
  heroes.slice(0, Math.floor(missions / MISSIONS_PER_ARMOR)).forEach((id, index) => {
    const piece = armor[index];
    if (piece) bag.get(id)?.push(piece.id);
  });
  return new Map([...bag].map(([id, gear]) => [id, gear.map(inHand)]));
}

const tierAfter = (missions: number): number => (missions < 2 ? 1 : missions < 4 ? 2 : 3);

const itemsOf = (pack: Pack, products: readonly string[], tier: number): readonly GearItemCard[] =>
  products
    .flatMap((id) => pack.products.get(id as ProductId)?.items ?? [])
    .flatMap((id) => pack.items.get(id) ?? [])
    .filter((item) => item.tier <= tier);

/** The n-th card is one of n experience or less; those that content knows as numbers come first. */
function learntBy(pack: Pack, hero: string, lessons: number, seed: string): readonly string[] {
  const own = [...pack.classCards.values()].filter((card) => card.hero === hero && card.xp !== undefined);
  const cards = shuffled(seedRandom(`class ${hero} ${seed}`), own).value;
  const learnt: string[] = [];
  for (let number = 1; number <= Math.min(lessons, MOST_TRAINING); number++) {
    const next = cards.find(({ id, xp = 0 }) => xp <= number && !learnt.includes(id));
    if (next) learnt.push(next.id);
  }
  return learnt;
}

/** Whoever gains most by it buys the next weapon, as long as there are credits. */
function shop(
  pack: Pack,
  bag: ReadonlyMap<string, string[]>,
  shelf: readonly GearItemCard[],
  budget: number,
): void {
  const weapons = new Set(shelf.filter(({ attack }) => attack));
  let credits = budget;
  const bestWith = (gear: readonly string[]): number =>
    Math.max(0, ...armsAmong(pack, gear.map(inHand)).map(meanDamage));
  for (;;) {
    const buyers = [...bag.values()].map((gear) => ({ gear, now: bestWith(gear) }));
    const offers = [...weapons]
      .filter((weapon) => weapon.credits <= credits)
      .flatMap((weapon) =>
        buyers.map(({ gear, now }) => ({ weapon, gear, gain: bestWith([...gear, weapon.id]) - now })),
      );
    const best = offers.reduce((top, offer) => (offer.gain > top.gain ? offer : top), {
      weapon: null,
      gear: null,
      gain: 0.2,
    } as {
      weapon: GearItemCard | null;
      gear: string[] | null;
      gain: number;
    });
    if (!best.weapon || !best.gear) return;
    best.gear.push(best.weapon.id);
    weapons.delete(best.weapon);
    credits -= best.weapon.credits;
  }
}
