// Which room a code leads to. The note of a room runs out unless the room renews it, so a process that died leaves nothing
// behind for long.

import type { Presence } from '@colyseus/core';

export const RENEW_SECONDS = 20;
const LIFE_SECONDS = 3 * RENEW_SECONDS;

const keyOf = (code: string): string => `redcell:code:${code}`;

export async function roomOfCode(presence: Presence, code: string): Promise<string | null> {
  const room: unknown = await presence.get(keyOf(code));
  return typeof room === 'string' && room !== '' ? room : null;
}

/** Says whether all codes lead to this room now. Two that try at the same moment find out when they renew. */
export async function claimCodes(
  presence: Presence,
  codes: readonly string[],
  room: string,
): Promise<boolean> {
  for (const code of codes) {
    const holder = await roomOfCode(presence, code);
    if (holder !== null && holder !== room) return false;
  }
  for (const code of codes) await presence.setex(keyOf(code), room, LIFE_SECONDS);
  return true;
}

export async function freeCodes(presence: Presence, codes: readonly string[], room: string): Promise<void> {
  for (const code of codes) if ((await roomOfCode(presence, code)) === room) await presence.del(keyOf(code));
}
