// The order in which games were played: the latest first, as the menu and the list of games offer them.

import type { SlotInfo } from '../../session';

export type Playable = Extract<SlotInfo, { kind: 'playable' }>;

/** Then games that can't be opened, then room for more, each by number. */
export const byLastPlayed = (slots: readonly SlotInfo[]): readonly SlotInfo[] =>
  slots.toSorted((one, other) => playedAt(other) - playedAt(one) || one.slot - other.slot);

const playedAt = (info: SlotInfo): number =>
  info.kind === 'playable' ? info.savedAt : info.kind === 'empty' ? -Infinity : -Number.MAX_VALUE;
