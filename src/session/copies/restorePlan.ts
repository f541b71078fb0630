// Where each game of a copy goes: a game that is here already stays, others go into their slot or a free one. Only where
// no slot is free do players decide between the game here and the game of the copy.

import { parseExport } from '../../saves';
import { SLOTS, type Slot } from '../slots/names';
import type { SlotInfo } from '../slots/slotInfo';

export type CopiedGame = {
  /** The slot it lay in when the copy was made. */
  readonly slot: Slot;
  readonly text: string;
  readonly summary: unknown;
  readonly savedAt: number;
};

export type PlannedGame = CopiedGame & {
  readonly to:
    | { readonly kind: 'here'; readonly slot: Slot }
    | { readonly kind: 'free'; readonly slot: Slot }
    /** `here`: what would be replaced. */
    | { readonly kind: 'taken'; readonly slot: Slot; readonly here: SlotInfo };
};

export type RestorePlan = {
  readonly games: readonly PlannedGame[];
  /** Slots of the copy whose game cannot be read. */
  readonly unreadable: readonly Slot[];
};

/** `texts`: the games of this device, as they were read. */
export function planRestore(
  read: readonly ReadGame[],
  here: readonly SlotInfo[],
  texts: readonly ReadGame[],
): RestorePlan {
  const known = new Map(texts.flatMap(({ slot, game }) => (game ? [[game.mark, slot] as const] : [])));
  const free = new Set(here.filter(({ kind }) => kind === 'empty').map(({ slot }) => slot));
  const found = read.flatMap(({ game }) => game ?? []).toSorted((one, other) => one.slot - other.slot);
  const goals = new Map<Slot, PlannedGame['to']>();
  for (const { slot, mark } of found) {
    const same = known.get(mark);
    if (same !== undefined) goals.set(slot, { kind: 'here', slot: same });
    else if (free.delete(slot)) goals.set(slot, { kind: 'free', slot });
  }
  for (const { slot } of found.filter((game) => !goals.has(game.slot))) {
    const next = SLOTS.find((one) => free.delete(one));
    const taken = here.find((info) => info.slot === slot);
    if (next !== undefined) goals.set(slot, { kind: 'free', slot: next });
    else if (taken) goals.set(slot, { kind: 'taken', slot, here: taken });
  }
  return {
    games: found.flatMap(({ mark: _mark, ...game }) => {
      const to = goals.get(game.slot);
      return to ? [{ ...game, to }] : [];
    }),
    unreadable: read.flatMap(({ slot, game }) => (game ? [] : [slot])),
  };
}

/** `null`: it cannot be read. */
export type ReadGame = { readonly slot: Slot; readonly game: MarkedGame | null };
/** `mark`: equal for equal games. Each import gets an id of its own, so ids say nothing. */
type MarkedGame = CopiedGame & { readonly mark: string };

/** Games as exports, by slot. All their letters are looked at: a worker does it. */
export const readGames = (texts: ReadonlyMap<Slot, string>): readonly ReadGame[] =>
  [...texts].map(([slot, text]) => ({ slot, game: readGame(slot, text) }));

function readGame(slot: Slot, text: string): MarkedGame | null {
  const game = parseExport(text);
  if (!game.ok) return null;
  const { head, tip } = game.value;
  const { summary, savedAt, cursor, state } = tip;
  return { slot, text, summary, savedAt, mark: JSON.stringify([head.setupChecksum, cursor, state]) };
}
