// The lists of `redcell list`: the facts about each kind that help an author to pick an id, in columns.

import type { NamedKind } from '../../kernel';
import type { CardId, MissionId, Pack } from '../../packs';
import type { Cells } from '../columns';
import { boxesIn } from './boxes';

export const LISTINGS = ['tiles', 'cards', 'items', 'heroes', 'groups', 'missions'] as const;
export type List = (typeof LISTINGS)[number];

/** The same rows for programs and for people. */
export type Listed = { readonly rows: readonly object[]; readonly cells: readonly Cells[] };

/** `text`: in the id or the name, also as printed in another language, whether large or small; of tiles, which have no name, in what they look like. */
export const listed = (pack: Pack, list: List, text: string): Listed => LISTERS[list](pack, text);

type Lister = (pack: Pack, text: string) => Listed;
type Named = { readonly id: string; readonly name?: string; readonly looks?: string };

const lister =
  <Row extends Named>(
    rowsOf: (pack: Pack) => readonly Row[],
    cellsOf: (row: Row) => Cells,
    kind?: NamedKind,
  ): Lister =>
  (pack, text) => {
    const wanted = text.toLowerCase();
    const printed = Object.values(pack.names).map((kinds) => (kind && kinds[kind]) ?? {});
    const rows = rowsOf(pack).filter(({ id, name = '', looks = '' }) =>
      [id, name, looks, ...printed.map((names) => names[id] ?? '')].some((word) =>
        word.toLowerCase().includes(wanted),
      ),
    );
    return { rows, cells: rows.map(cellsOf) };
  };

const LISTERS: Readonly<Record<List, Lister>> = {
  tiles: lister(tiles, ({ id, looks, width, height, waysOut, boxes }) => ({
    id,
    size: `${width} x ${height}`,
    'ways out': waysOut,
    looks,
    box: all(boxes),
  })),
  cards: lister(
    cards,
    ({ id, name, side, elite, unique, cost, figures, orders, boxes }) => ({
      id,
      name,
      side,
      tier: `${elite ? 'elite' : 'regular'}${unique ? ', unique' : ''}`,
      cost,
      figures,
      orders: orders ? 'yes' : 'no',
      box: all(boxes),
    }),
    'cards',
  ),
  items: lister(
    items,
    ({ id, name, type, tier, credits, boxes }) => ({
      id,
      name,
      type,
      tier,
      credits,
      box: all(boxes),
    }),
    'items',
  ),
  heroes: lister(heroes, ({ id, name, title, boxes }) => ({ id, name, title, box: all(boxes) }), 'heroes'),
  groups: lister(groups, ({ id, cards: own, lists }) => ({ id, 'order lists': lists, cards: all(own) })),
  missions: lister(missions, ({ id, name, kind, campaigns, needs }) => ({
    id,
    name,
    kind,
    campaigns: all(campaigns),
    needs: all(needs),
  })),
};

const all = (ids: readonly string[]): string => ids.join(', ');

function tiles(pack: Pack) {
  const boxesOf = boxesIn(pack, (product) => product.tiles);
  return [...pack.tiles.values()].map(({ id, environment, width, height, openings }) => ({
    id,
    looks: environment,
    width,
    height,
    // A way out is two edges wide, on every tile.
    waysOut: openings.length / 2,
    boxes: boxesOf(id),
  }));
}

function cards(pack: Pack) {
  const boxesOf = boxesIn(pack, (product) => product.cards.map(({ card }) => card));
  return [...pack.cards.values()].map(
    ({ id, name, affiliation, elite, unique, deploymentCost, groupSize }) => ({
      id,
      name,
      side: affiliation,
      elite,
      unique,
      cost: deploymentCost,
      figures: groupSize,
      orders: hasOrders(pack, id),
      boxes: boxesOf(id),
    }),
  );
}

/** Without orders the app cannot play it, and no group of a mission can consist of it alone. */
const hasOrders = (pack: Pack, card: CardId): boolean =>
  pack.groups.get(card)?.lists.some(({ cards: only }) => !only || only.includes(card)) ?? false;

function items(pack: Pack) {
  const boxesOf = boxesIn(pack, (product) => product.items);
  return [...pack.items.values()].map(({ id, name, type, tier, credits }) => ({
    id,
    name,
    type,
    tier,
    credits,
    boxes: boxesOf(id),
  }));
}

function heroes(pack: Pack) {
  const boxesOf = boxesIn(pack, (product) => product.heroes);
  return [...pack.heroes.values()].map(({ id, name, title }) => ({ id, name, title, boxes: boxesOf(id) }));
}

/** A pack knows them by their cards, so each comes up several times there. */
function groups(pack: Pack) {
  return [...new Set(pack.groups.values())].map((group) => ({
    id: group.id,
    cards: group.cards,
    lists: group.lists.length,
  }));
}

function missions(pack: Pack) {
  const campaigns = [...pack.campaigns.values()];
  return [...pack.missions.values()].map(({ id, title, encounter, needs = ['core'] }) => ({
    id,
    name: pack.words.get(id as MissionId)?.['en']?.[title] ?? '',
    kind: encounter ? 'encounter' : 'mission',
    campaigns: campaigns
      .filter((campaign) =>
        [...campaign.missions, ...(campaign.encounters ?? [])].some(({ mission }) => mission === id),
      )
      .map((campaign) => campaign.id),
    needs,
  }));
}
