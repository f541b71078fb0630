// Most games are played on one device: the rest of this is loaded when somebody plays together.

import type { StoreApi } from 'zustand/vanilla';
import { makeShared } from '../kernel';
import type { Games, Parties, PartyRecords } from '../session';

export const lazyParties = (
  games: () => Promise<Games>,
  records: StoreApi<PartyRecords>,
): (() => Promise<Parties>) =>
  makeShared(async () => (await import('./openParties')).openPartiesHere(await games(), records)).get;
