// Companions as a mission knows them: a card for each, so that whatever asks a card finds them, and with whom they come.

import { memoPair } from '../../kernel';
import type { Group } from '../../imperial';
import type { Kit, KitCard, KitCompanion } from '../../mission';
import type { CardId, Companion, Pack } from '../pack';
import { figureFacts } from '../scenario/situation';
import { figureFromCard } from './figures';

/** Whoever may bring one: heroes, what they hold, and deployment cards. */
export type Bringers = {
  readonly heroes: readonly string[];
  readonly gear: readonly string[];
  readonly cards: readonly { readonly id: CardId }[];
};

export type KitCompanions = Pick<Kit, 'companions'> & {
  readonly cards: Readonly<Record<string, KitCard>>;
  readonly groups: Readonly<Record<string, Group>>;
};

/** Those who may come, with their cards and orders; a kit without any stays as it is. */
export function companionsFor(pack: Pack, { heroes, gear, cards }: Bringers): KitCompanions {
  const bringers = new Set<string>([...heroes, ...gear, ...cards.map(({ id }) => id)]);
  const coming = [...pack.companions.values()].filter(
    (one) => one.kind === 'companion' && bringersOf(one).some((id) => bringers.has(id)),
  );
  const known = Object.fromEntries(coming.map((one) => [one.id, kitCompanion(one)]));
  return {
    ...(coming.length > 0 && { companions: known }),
    cards: Object.fromEntries(coming.map((one) => [one.id, companionCard(pack, one)])),
    groups: Object.fromEntries(
      coming.flatMap(({ id }): [string, Group][] => {
        const group = pack.groups.get(id as string as CardId);
        return group ? [[id, group]] : [];
      }),
    ),
  };
}

const bringersOf = ({ broughtBy: { heroes, items, rewards, cards } }: Companion): readonly string[] => [
  ...heroes,
  ...items,
  ...rewards,
  ...cards,
];

const kitCompanion = ({ strain, broughtBy: { heroes, items, rewards } }: Companion): KitCompanion => ({
  heroes,
  gear: [...items, ...rewards],
  ...(strain !== undefined && { strain }),
});

const companionCard = memoPair((pack: Pack, companion: Companion): KitCard => {
  const { id, name, unique, health = 1, speed = 0, abilities, broughtBy } = companion;
  const isImperial = broughtBy.cards.length > 0;
  const card = {
    ...companion,
    id: id as string as CardId,
    health,
    speed,
    affiliation: isImperial ? ('imperial' as const) : ('rebel' as const),
    elite: false,
    groupSize: 1,
    deploymentCost: 0,
    size: [1, 1] as const,
    figuresSharedWith: [],
    errata: [],
  };
  const { piece, fighter } = figureFromCard(card, id, [0, 0]);
  const stands = { ...piece, companion: true };
  return {
    name,
    elite: false,
    unique,
    side: card.affiliation,
    groupSize: 1,
    cost: 0,
    unboxed: true,
    family: id,
    figure: {
      piece: stands,
      fighter,
      facts: figureFacts(
        { piece: stands, fighter, speed, activated: false, carrying: [], card: id },
        -1,
        pack,
      ),
    },
    abilities: abilities.map((ability) => ability.name),
  };
});
