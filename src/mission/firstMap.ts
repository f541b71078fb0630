// What players fetch from their boxes before a mission begins: only what lies on the table at first. The other tiles of
// that map are named for players who like to lay them ready; everything else is a surprise.

import type { Mission, ThingKind } from './definition';
import type { Effect } from './language/nodes';
import { listsIn, triggersOf } from './run/play';

/** What can be counted out, beside tiles and figures. */
export const PIECES = ['doors', 'crates', 'terminals', 'tokens'] as const;
export type PieceCount = (typeof PIECES)[number];

const KIND_OF_PIECE: Readonly<Record<PieceCount, ThingKind>> = {
  doors: 'door',
  crates: 'crate',
  terminals: 'terminal',
  tokens: 'token',
};

type Tiles = readonly { readonly tile: string; readonly count: number }[];

export type FirstNeeds = Readonly<Record<PieceCount, number>> & {
  /** In the order in which they are laid. */
  readonly tiles: Tiles;
  /** Of the sections that grow onto the same map. */
  readonly laterTiles: Tiles;
  /** Groups that are wished for at the start, each family once, with the figures of a whole group. */
  readonly figures: readonly { readonly card: string; readonly count: number }[];
};

type Needing = Pick<Mission, 'sections' | 'things' | 'groups' | 'scripts'>;
/** The same family for all cards that are played with the same figures. */
type CardOf = (card: string) => { readonly family: string; readonly groupSize: number } | undefined;

export function firstNeedsOf(mission: Needing, cardOf: CardOf): FirstNeeds {
  const first = mission.sections.filter(({ start }) => start);
  const later = mission.sections.filter(({ start, map }) => !start && map === first[0]?.map);
  const ids = new Set(first.map(({ id }) => id));
  const count = (piece: PieceCount): number =>
    mission.things.filter(
      ({ kind, section, hidden }) =>
        kind === KIND_OF_PIECE[piece] && section !== undefined && ids.has(section) && !hidden,
    ).length;
  return {
    tiles: counted(first),
    laterTiles: counted(later),
    doors: count('doors'),
    crates: count('crates'),
    terminals: count('terminals'),
    tokens: count('tokens'),
    figures: familiesOf(mission, cardOf),
  };
}

function counted(sections: Mission['sections']): Tiles {
  const tiles = sections.flatMap((section) => section.tiles.map(({ tile }) => tile));
  return [...new Set(tiles)].map((tile) => ({ tile, count: tiles.filter((other) => other === tile).length }));
}

function familiesOf(mission: Needing, cardOf: CardOf): FirstNeeds['figures'] {
  const first = groupsAtStart(mission);
  const families = new Map<string, { readonly card: string; readonly count: number }>();
  for (const { id, cards } of mission.groups) {
    const wish = cards[0]?.card;
    const card = wish === undefined ? undefined : cardOf(wish);
    if (!first.has(id) || wish === undefined || !card || families.has(card.family)) continue;
    families.set(card.family, { card: wish, count: card.groupSize });
  }
  return [...families.values()];
}

/** Whatever scripts may deploy when the mission starts, whichever way they go. */
function groupsAtStart({ scripts }: Needing): ReadonlySet<string> {
  const groups = new Set<string>();
  const called = new Set<string>();
  const follow = (effects: readonly Effect[]): void => {
    for (const effect of effects) {
      if (effect.kind === 'deploy') groups.add(effect.group);
      if (effect.kind === 'call' && !called.has(effect.script)) {
        called.add(effect.script);
        follow(scripts.find(({ id }) => id === effect.script)?.do ?? []);
      }
      for (const list of listsIn(effect)) follow(list);
    }
  };
  for (const script of scripts)
    if (triggersOf(script).some(({ kind }) => kind === 'missionStart')) follow(script.do);
  return groups;
}
