// The seat of this device at a table of several: what the screens of a game must know of the others. A game on one device has
// no seat, and nothing of this shows.

import { createContext, useContext, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { boardElsewhere, empireElsewhere, leaderOf, ownerElsewhere, type PartyMember } from '../../party';
import type { PartyGame, PartyView } from '../../session';

export type Seat = PartyView & { readonly party: PartyGame };

const SeatContext = createContext<Seat | null>(null);

export const useSeat = (): Seat | null => useContext(SeatContext);

export const SeatValue = SeatContext.Provider;

/** The same tree with and without a party: a board is not built twice. */
export function SeatProvider({ party, children }: { party: PartyGame | null; children: ReactNode }) {
  const view = useStore(party?.store ?? ALONE);
  return <SeatValue value={party && view ? { ...view, party } : null}>{children}</SeatValue>;
}

const ALONE = createStore<PartyView | null>(() => null);

/** A device that watches looks at everything; nothing of it is its own. */
const isSeated = (seat: Seat | null): seat is Seat => seat !== null && seat.mode !== 'alone';

/** The other device that plays this hero: cards and dice are its business. */
export function useOwner(): (hero: string) => PartyMember | undefined {
  const seat = useSeat();
  return (hero) => (isSeated(seat) ? ownerElsewhere(seat.members, seat.me, hero) : undefined);
}

export function useEmpireElsewhere(): PartyMember | undefined {
  const seat = useSeat();
  return isSeated(seat) ? empireElsewhere(seat.members, seat.me) : undefined;
}

/** For hands: the device that shows the board, the story and what is to be placed. */
export function useBoardElsewhere(): PartyMember | undefined {
  const seat = useSeat();
  return isSeated(seat) && seat.who.role === 'player' ? boardElsewhere(seat.members, seat.me) : undefined;
}

/** Whether this device does what follows by itself: on several devices one of them does it for all. */
export function useLeads(): boolean {
  const seat = useSeat();
  return !isSeated(seat) || leaderOf(seat.members) === seat.me;
}
