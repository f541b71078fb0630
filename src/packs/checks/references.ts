// Which fields of which entries name other entries. The loader looks every one of them up.

import type { CampaignType } from '../../campaign';
import { itemsInCampaign } from '../campaignChecks/walk';
import { itemsOf } from '../../kernel';
import { itemsInGuide } from '../guide';
import { PACK_FORMS, type PackType } from '../pack';
import { groupReferences } from './groupsReferences';
import type { EntryOf, Kind } from '../kinds';
import { missionReferences } from './missionReferences';

export type Reference = {
  readonly path: readonly (string | number)[];
  /** Several: it may be in any of these. */
  readonly to: Kind | readonly Kind[];
  readonly id: string;
};

type Walked = readonly { readonly type: string; readonly value: unknown; readonly path: Reference['path'] }[];

/** What a field names, by its type. */
const COLLECTIONS: Readonly<Partial<Record<PackType | CampaignType | 'campaign', Kind>>> = {
  card: 'cards',
  hero: 'heroes',
  classCard: 'class-cards',
  item: 'items',
  supply: 'supplies',
  reward: 'rewards',
  companion: 'companions',
  product: 'products',
  condition: 'conditions',
  mission: 'missions',
  campaign: 'campaigns',
};

const namedIn = (items: Walked): readonly Reference[] =>
  items.flatMap(({ type, value, path }) => {
    const to = COLLECTIONS[type as keyof typeof COLLECTIONS];
    return to === undefined ? [] : [{ path, to, id: value as string }];
  });

/** Of an entry that is written in a form of the pack. */
const of =
  (form: keyof typeof PACK_FORMS) =>
  (entry: unknown): readonly Reference[] =>
    namedIn(itemsOf<PackType>({ forms: PACK_FORMS, aliases: {}, inside: () => [] }, form, entry));

export const REFERENCES: { readonly [K in Kind]: (entry: EntryOf<K>) => readonly Reference[] } = {
  tiles: () => [],
  dice: () => [],
  conditions: of('ConditionCard'),
  components: of('Component'),
  cards: of('DeploymentCard'),
  heroes: of('Hero'),
  'class-cards': of('ClassCard'),
  items: of('Item'),
  supplies: of('Supply'),
  rewards: of('Reward'),
  companions: of('Companion'),
  products: of('Product'),
  groups: groupReferences,
  missions: missionReferences,
  campaigns: (campaign) => namedIn(itemsInCampaign(campaign)),
  structures: of('Structure'),
  guides: (guide) => namedIn(itemsInGuide(guide)),
  words: ({ of: owner }) => [{ path: ['of'], to: ['missions', 'campaigns', 'guides'], id: owner }],
  names: ({ of: kind, names }) => Object.keys(names).map((id) => ({ path: ['names', id], to: kind, id })),
};
