// The list of a party on this device, beside the game in its slot: the game has what counts, the list also what was taken back,
// and by whom. It lies in pieces, so that a tap writes only the last one.

import { appended, emptyList, readEntries, type PartyList } from '../../party';
import type { Slot } from '../slots/names';
import type { FileStore } from '../storage/fileStore';

const PIECE = 100;

const pieceName = (slot: Slot, piece: number): string => `party${slot}.list-${piece}`;
const startName = (slot: Slot): string => `party${slot}.base`;

export type PartyFiles = {
  /** `null`: none of the game with this base. */
  readonly read: (slot: Slot, base: string) => Promise<PartyList | null>;
  /** Writes what changed since the list before; `null`: everything. */
  readonly write: (slot: Slot, list: PartyList, before: PartyList | null) => Promise<void>;
};

export const partyFiles = (files: FileStore): PartyFiles => ({
  read: async (slot, base) => {
    if ((await files.read(startName(slot))) !== base) return null;
    let list = emptyList(base);
    for (let piece = 0; ; piece++) {
      const text = await files.read(pieceName(slot, piece));
      const entries = text === null ? null : readEntries(text);
      if (entries === null || entries.length === 0) return list;
      list = appended(list, entries);
      if (entries.length < PIECE) return list;
    }
  },
  write: async (slot, list, before) => {
    const kept = before && before.base === list.base ? before.entries.length : 0;
    const isGrown = kept > 0 && list.chains[kept] === before?.chains[kept];
    if (!isGrown) await files.write(startName(slot), '');
    const last = Math.floor(list.entries.length / PIECE);
    for (let piece = isGrown ? Math.floor(kept / PIECE) : 0; piece <= last; piece++) {
      const entries = list.entries.slice(piece * PIECE, (piece + 1) * PIECE);
      await files.write(pieceName(slot, piece), JSON.stringify(entries));
    }
    // Last: pieces without it are none.
    if (!isGrown) await files.write(startName(slot), list.base);
  },
});
