// People of a mission who need no card of their own: what a card would say of them is put together here, so that everything
// that asks a card finds them, too.

import { NO_FIGHTER, PLAIN_FACTS } from '../imperial';
import { makePiece } from '../rules';
import type { Person } from './definition';
import type { Kit, KitCard } from './kit';

/** The kit, with a card for each person; the one that was given where there are none. */
export function withPersons(kit: Kit): Kit {
  const { persons = [] } = kit.mission;
  if (persons.length === 0) return kit;
  const cards = persons.map((person): [string, KitCard] => [person.id, cardOf(kit, person)]);
  return { ...kit, cards: { ...kit.cards, ...Object.fromEntries(cards) } };
}

/** Somebody comes alone, costs nothing and is in nobody's box. The name is for signs; players read the mission's words. */
function cardOf({ cards, words }: Kit, { id, name, card, defense }: Person): KitCard {
  const base = (card === undefined ? undefined : cards[card]) ?? strangerCard(id);
  const { figure } = base;
  return {
    ...base,
    name: words['en']?.[name] ?? id,
    unique: true,
    groupSize: 1,
    cost: 0,
    unboxed: true,
    figure: { ...figure, fighter: { ...figure.fighter, ...(defense && { defense }) } },
  };
}

const strangerCard = (id: string): KitCard => ({
  name: id,
  elite: false,
  unique: true,
  side: 'rebel',
  groupSize: 1,
  cost: 0,
  family: id,
  figure: { piece: makePiece(id, 'neutral', [0, 0]), fighter: NO_FIGHTER, facts: PLAIN_FACTS },
  abilities: [],
});
