// Which fields of which entries name other entries. The loader looks every one of them up.

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
  campaigns: ({ missions, encounters = [], start = {}, armory = { prices: {} } }) => [
    ...missions.map(({ mission }, at) => missionAt('missions', at, mission)),
    ...encounters.map(({ mission }, at) => missionAt('encounters', at, mission)),
    ...list('items', ['start', 'items'], start.items ?? []),
    ...keys('cards', ['start', 'allies'], start.allies),
    ...keys('items', ['armory', 'prices'], armory.prices),
  ],
  guides: ({ campaign }) => [{ path: ['campaign'], to: 'campaigns', id: campaign }],
  words: ({ of }) => [{ path: ['of'], to: ['missions', 'campaigns', 'guides'], id: of }],
};

const list = (to: Kind, field: readonly string[], ids: readonly string[]): readonly Reference[] =>
  ids.map((id, index) => ({ path: [...field, index], to, id }));

const keys = (to: Kind, field: readonly string[], table: object = {}): readonly Reference[] =>
  Object.keys(table).map((id) => ({ path: [...field, id], to, id }));

const missionAt = (field: string, index: number, id: string): Reference => ({
  path: [field, index, 'mission'],
  to: 'missions',
  id,
});
