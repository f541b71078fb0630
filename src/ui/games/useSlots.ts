// The slots as they are now, read again whenever the page comes back to the front.

import { useIonViewWillEnter } from '@ionic/react';
import { useCallback } from 'react';
import type { SlotInfo } from '../../session';
import { useLoaded } from '../parts/useLoaded';
import { useServices, type Services } from '../services';

export type Slots =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'listed'; readonly slots: readonly SlotInfo[]; readonly areKept: boolean };

const LOADING: Slots = { kind: 'loading' };

export function useSlots(): { readonly slots: Slots; readonly refresh: () => void } {
  const { games, note } = useServices();
  const [slots, read] = useLoaded(useCallback(() => readSlots({ games, note }), [games, note]));
  const refresh = () => void read();
  useIonViewWillEnter(refresh);
  return { slots: slots ?? LOADING, refresh };
}

/** Saved games that cannot be opened are told, and can be tried again. */
export async function readSlots({ games, note }: Pick<Services, 'games' | 'note'>): Promise<Slots> {
  try {
    const { list, areKept } = await games();
    const listed = await list();
    return listed.ok ? { kind: 'listed', slots: listed.value, areKept } : { kind: 'failed' };
  } catch (error) {
    note(error);
    return { kind: 'failed' };
  }
}
