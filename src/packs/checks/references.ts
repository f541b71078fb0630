// Which fields of which entries name other entries. The loader looks every one of them up.

import type { CampaignType } from '../../campaign';
import { itemsInCampaign } from '../campaignChecks/walk';
import { groupReferences } from './groupsReferences';
import type { EntryOf, Kind } from '../kinds';
import { missionReferences } from './missionReferences';

export type Reference = {
  readonly path: readonly (string | number)[];
  /** Several: it may be in any of these. */
  readonly to: Kind | readonly Kind[];
  readonly id: string;
};

export const REFERENCES: { readonly [K in Kind]: (entry: EntryOf<K>) => readonly Reference[] } = {
  tiles: () => [],
  dice: () => [],
  conditions: () => [],
  components: ({ product }) => [{ path: ['product'], to: 'products', id: product }],
  cards: ({ figuresSharedWith }) => list('cards', ['figuresSharedWith'], figuresSharedWith),
  heroes: ({ startingWeapons }) => list('class-cards', ['startingWeapons'], startingWeapons),
  'class-cards': ({ hero }) => [{ path: ['hero'], to: 'heroes', id: hero }],
  items: () => [],
  supplies: () => [],
  rewards: ({ hero }) => (hero === undefined ? [] : [{ path: ['hero'], to: 'heroes', id: hero }]),
  companions: ({ broughtBy }) => [
    ...list('cards', ['broughtBy', 'cards'], broughtBy.cards),
    ...list('heroes', ['broughtBy', 'heroes'], broughtBy.heroes),
    ...list('items', ['broughtBy', 'items'], broughtBy.items),
    ...list('supplies', ['broughtBy', 'supplies'], broughtBy.supplies),
    ...list('rewards', ['broughtBy', 'rewards'], broughtBy.rewards),
  ],
  products: (product) => [
    ...list('products', ['contains'], product.contains),
    ...list('heroes', ['heroes'], product.heroes),
    ...product.cards.map(({ card }, index): Reference => ({
      path: ['cards', index, 'card'],
      to: 'cards',
      id: card,
    })),
    ...list('items', ['items'], product.items),
    ...list('supplies', ['supplies'], product.supplies),
    ...list('companions', ['companions'], product.companions),
    ...list('rewards', ['rewards'], product.rewards),
    ...list('conditions', ['conditions'], product.conditions),
  ],
  groups: groupReferences,
  missions: missionReferences,
  campaigns: (campaign) =>
    itemsInCampaign(campaign).flatMap(({ type, value, path }) => {
      const to = CAMPAIGN_COLLECTIONS[type];
      return to === undefined ? [] : [{ path, to, id: value as string }];
    }),
  guides: ({ campaign }) => [{ path: ['campaign'], to: 'campaigns', id: campaign }],
  words: ({ of }) => [{ path: ['of'], to: ['missions', 'campaigns', 'guides'], id: of }],
};

const list = (to: Kind, field: readonly string[], ids: readonly string[]): readonly Reference[] =>
  ids.map((id, index) => ({ path: [...field, index], to, id }));

/** What a field of a campaign names, by its type. */
const CAMPAIGN_COLLECTIONS: Readonly<Partial<Record<CampaignType, Kind>>> = {
  mission: 'missions',
  item: 'items',
  card: 'cards',
};
