// How safe the games of this device are, and when players should be offered a copy. Browsers delete what a site keeps:
// Safari after a week without a visit, others when the device runs full.

import type { Games } from '../games/games';
import type { SlotInfo } from '../slots/slotInfo';
import type { Kept } from '../storage/keptStore';

/** `native`: an app of the device. `installed`: on the home screen. `persisted`: the browser has promised to keep them. */
export const SAFETIES = ['native', 'installed', 'persisted', 'atRisk'] as const;
export type Safety = (typeof SAFETIES)[number];

/** What is asked of the device about its storage. src/platform answers, and never fails. */
export type Keeper = {
  readonly look: () => Promise<Safety>;
  /** Asks the browser to keep the games. May take as long as a player thinks about it. */
  readonly ask: () => Promise<Safety>;
};

export type CopyDates = {
  /** Milliseconds; `null`: no copy was made here. */
  readonly last: number | null;
  /** Since when there are games here that no copy was ever made of. */
  readonly since: number | null;
};

export const keptCopyDates: Kept<CopyDates> = {
  key: 'copies',
  parse: (stored) => ({ last: timeIn(stored, 'last'), since: timeIn(stored, 'since') }),
};

const timeIn = (stored: unknown, field: keyof CopyDates): number | null => {
  const time: unknown = typeof stored === 'object' && stored !== null ? Reflect.get(stored, field) : null;
  return typeof time === 'number' && Number.isFinite(time) ? time : null;
};

const DAY = 24 * 60 * 60 * 1000;
/** As long as Safari waits. */
export const OLD_COPY = 7 * DAY;
/** Games without any copy: on the next day that players come back. */
export const NO_COPY = DAY;

/** Whether players are asked for a copy unasked: games are at risk, something was played since the last copy, and it is old. */
export function isCopyDue(
  safety: Safety | null,
  { last, since }: CopyDates,
  slots: readonly SlotInfo[],
  now: number,
): boolean {
  if (safety !== 'atRisk') return false;
  const isPlayed = slots.some((info) => info.kind === 'playable' && info.savedAt > (last ?? 0));
  const isOld = last === null ? since !== null && now - since >= NO_COPY : now - last >= OLD_COPY;
  return isPlayed && isOld;
}

/** Games whose first save in this window sets off `onSave`. */
export function withFirstSave(games: Games, onSave: () => void): Games {
  let isSaved = false;
  const noted = <T extends { readonly ok: boolean }>(outcome: T): T => {
    if (outcome.ok && !isSaved) {
      isSaved = true;
      onSave();
    }
    return outcome;
  };
  return {
    ...games,
    begin: async (slot, setup) => noted(await games.begin(slot, setup)),
    open: async (slot) => noted(await games.open(slot)),
    importInto: async (slot, text) => noted(await games.importInto(slot, text)),
    bringIn: async (slot, file, watch) => noted(await games.bringIn(slot, file, watch)),
    replace: async (slot, file) => noted(await games.replace(slot, file)),
  };
}
