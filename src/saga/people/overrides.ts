// The orders for one group alone, and how they end: by a reset or by the group's defeat. Then the orders for all groups
// apply to it again.

import type { Effect } from '../../mission';
import { forgetConsequence } from './consequences';
import type { MissionDraft, DraftGroup } from '../draft';
import { clearSlot, later, remind } from './standing';
import { targetSlot } from './targets';

/** The rules that say where a group goes that finds nobody. */
export const repositionSlot = (group?: string): string => `reposition ${group ?? ''}`.trim();

/** The rules that say what else is different about it. */
export const modificationSlot = (group: string): string => `modification ${group}`;

/** Only known when every rule about it is known. */
function forget(draft: MissionDraft, { id }: DraftGroup): readonly Effect[] {
  return [
    { kind: 'clearOrders', group: id },
    { kind: 'prefer', group: id },
    ...[targetSlot(id), repositionSlot(id), modificationSlot(id)]
      .filter((slot) => draft.slots.has(slot))
      .map((slot) => clearSlot(draft, slot)),
    ...forgetConsequence(draft, { kind: 'groupDefeated', group: id }),
  ];
}

const isForgetful = ({ custom }: DraftGroup): boolean => !custom;

export function resetGroups(draft: MissionDraft, groups: readonly DraftGroup[]): readonly Effect[] {
  const forgetful = new Set(groups.filter(isForgetful));
  // Whatever order they are named in, the same is done.
  const key = [...forgetful]
    .map(({ id }) => id)
    .toSorted()
    .join(' ');
  if (key === '') return [];
  return [
    later(draft, `reset ${key}`, `reset ${key}`, function* () {
      for (const group of forgetful) {
        yield* forget(draft, group);
        yield* remind(draft, group);
      }
    }),
  ];
}

/** Nobody is told anything any more. */
export const resetAll = (draft: MissionDraft): readonly Effect[] => [
  ...['orders', targetSlot(), repositionSlot()].map((slot) => clearSlot(draft, slot)),
  later(draft, 'reset', 'reset all', ({ all }) => [
    ...[...draft.forAll.values()].map(({ variable }): Effect => ({ kind: 'set', variable, to: 0 })),
    ...all.filter(isForgetful).flatMap((group) => forget(draft, group)),
  ]),
];
