// Finished campaigns of this device that a new one may go on from.

import { followsFrom, type Campaign } from '../../../campaign';
import { readSummary, type Slot } from '../../../session';
import type { Slots } from '../useSlots';

type Origin = { readonly slot: Slot; readonly name: string; readonly campaign: string };

/** Only campaigns that have ended. */
export function originsOf(campaign: Campaign | undefined, slots: Slots): readonly Origin[] {
  if (!campaign || slots.kind !== 'listed') return [];
  return slots.slots.flatMap((info): Origin[] => {
    const read = info.kind === 'playable' ? readSummary(info.summary) : null;
    if (read?.kind !== 'campaign' || read.ending === null || !followsFrom(campaign, read)) return [];
    return [{ slot: info.slot, name: read.name, campaign: read.campaign }];
  });
}
