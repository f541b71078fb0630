// The map that lies on the table first: all sections that share it with the one that begins, and what players fetch
// from their boxes for it.

import type { Mission, Section, ThingKind } from './definition';

export function firstMapOf({ sections }: Pick<Mission, 'sections'>): readonly Section[] {
  const start = sections.find((section) => section.start);
  return sections.filter(({ map }) => map === start?.map);
}

/** What can be counted out, beside tiles and figures. */
export const PIECES = ['doors', 'crates', 'terminals', 'tokens'] as const;
export type PieceCount = (typeof PIECES)[number];

const KIND_OF_PIECE: Readonly<Record<PieceCount, ThingKind>> = {
  doors: 'door',
  crates: 'crate',
  terminals: 'terminal',
  tokens: 'token',
};

export type FirstNeeds = Readonly<Record<PieceCount, number>> & {
  /** In the order in which they are laid. */
  readonly tiles: readonly { readonly tile: string; readonly count: number }[];
  /** Groups that are wished for, each family once, with the figures of a whole group. */
  readonly figures: readonly { readonly card: string; readonly count: number }[];
};

/** `cardOf`: the same family for all cards that are played with the same figures. */
export function firstNeedsOf(
  mission: Pick<Mission, 'sections' | 'things' | 'groups'>,
  cardOf: (card: string) => { readonly family: string; readonly groupSize: number } | undefined,
): FirstNeeds {
  const first = firstMapOf(mission);
  const ids = new Set(first.map(({ id }) => id));
  const count = (piece: PieceCount): number =>
    mission.things.filter(
      ({ kind, section }) => kind === KIND_OF_PIECE[piece] && section !== undefined && ids.has(section),
    ).length;
  return {
    tiles: counted(first.flatMap((section) => section.tiles.map(({ tile }) => tile))),
    doors: count('doors'),
    crates: count('crates'),
    terminals: count('terminals'),
    tokens: count('tokens'),
    figures: familiesOf(mission, cardOf),
  };
}

const counted = (tiles: readonly string[]): FirstNeeds['tiles'] =>
  [...new Set(tiles)].map((tile) => ({ tile, count: tiles.filter((other) => other === tile).length }));

function familiesOf(
  { groups }: Pick<Mission, 'groups'>,
  cardOf: Parameters<typeof firstNeedsOf>[1],
): FirstNeeds['figures'] {
  const families = new Map<string, { readonly card: string; readonly count: number }>();
  for (const { cards } of groups) {
    const wish = cards[0]?.card;
    const card = wish === undefined ? undefined : cardOf(wish);
    if (wish === undefined || !card || families.has(card.family)) continue;
    families.set(card.family, { card: wish, count: card.groupSize });
  }
  return [...families.values()];
}
