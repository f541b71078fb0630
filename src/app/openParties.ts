// Parties of devices, in a chunk of their own together with the line to the server.

import { openFiles, partyPort, randomId } from '../platform';
import { openParties, type Games, type Parties, type PartyRecords } from '../session';
import type { StoreApi } from 'zustand/vanilla';
import { troubles } from './troubles';

/** Put in by the build: tools/engine.mjs. */
declare const ENGINE_NAME: string;

export async function openPartiesHere(games: Games, records: StoreApi<PartyRecords>): Promise<Parties> {
  const { files } = await openFiles();
  return openParties({
    games,
    files,
    portTo: (server) => partyPort(server === '' ? location.origin : server),
    records,
    engine: ENGINE_NAME,
    newId: randomId,
    nextByte: () => crypto.getRandomValues(new Uint8Array(1))[0] ?? 0,
    onTrouble: troubles.note,
  });
}
