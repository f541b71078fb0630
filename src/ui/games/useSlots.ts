// The slots as they are now, read again whenever the page comes back to the front.

import { useIonViewWillEnter } from '@ionic/react';
import { useEffect, useState } from 'react';
import type { SlotInfo } from '../../session';
import { useServices, type Services } from '../services';

export type Slots =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'listed'; readonly slots: readonly SlotInfo[]; readonly areKept: boolean };

export function useSlots(): { readonly slots: Slots; readonly refresh: () => void } {
  const { games } = useServices();
  const [slots, setSlots] = useState<Slots>({ kind: 'loading' });
  useEffect(() => {
    void readSlots(games).then(setSlots);
  }, [games]);
  const refresh = () => void readSlots(games).then(setSlots);
  useIonViewWillEnter(refresh);
  return { slots, refresh };
}

async function readSlots(games: Services['games']): Promise<Slots> {
  const { list, areKept } = await games();
  const listed = await list();
  return listed.ok ? { kind: 'listed', slots: listed.value, areKept } : { kind: 'failed' };
}
