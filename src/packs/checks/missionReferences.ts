// The ids of other content that a mission names: tiles, cards, heroes, items, products.

import type { Mission } from '../../mission';
import { orderReferences } from './groupsReferences';
import type { Kind } from '../kinds';
import { itemsIn, type MissionItem, type ItemType, type Path } from '../missionChecks/walk';

type Reference = { readonly path: Path; readonly to: Kind | readonly Kind[]; readonly id: string };

const COLLECTIONS: Readonly<Partial<Record<ItemType, Kind>>> = {
  tile: 'tiles',
  card: 'cards',
  hero: 'heroes',
  item: 'items',
  reward: 'rewards',
  product: 'products',
};

export const missionReferences = (mission: Mission): readonly Reference[] =>
  itemsIn(mission).flatMap(referencesOf);

function referencesOf({ type, value, path }: MissionItem): readonly Reference[] {
  if (type === 'lines' || type === 'selector') return orderReferences(type, value as never, path);
  if (typeof value !== 'string') return [];
  if (type === 'who') {
    const [kind, id = ''] = value.split(':');
    return kind === 'hero' ? [{ path, to: 'heroes', id }] : [];
  }
  const to = COLLECTIONS[type];
  return to === undefined ? [] : [{ path, to, id: value }];
}
