// The party of the slot that the address names, if its game is played on several devices.

import { useCallback } from 'react';
import { useParams } from 'react-router-dom';
import { useStore } from 'zustand';
import type { PartyGame, Slot } from '../../session';
import { useLoaded } from '../parts/useLoaded';
import { useServices } from '../services';

type Found = { readonly party: PartyGame | null };

/** Nothing of it is loaded for a game on one device. */
export function useParty(): PartyGame | null {
  const { slot } = useParams();
  const { parties, partyRecords } = useServices();
  const at = Number(slot) as Slot;
  const isShared = useStore(partyRecords, ({ slots }) => slots[at] !== undefined);
  const [found] = useLoaded(
    useCallback(
      async (): Promise<Found> => ({ party: isShared ? (await parties()).of(at) : null }),
      [isShared, parties, at],
    ),
  );
  return found?.party ?? null;
}
