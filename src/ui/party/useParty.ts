import type { PartyGame } from '../../session';
import { useSeat } from './seat';

/** The party of the game on this page, if several devices play it. */
export const useParty = (): PartyGame | null => useSeat()?.party ?? null;
