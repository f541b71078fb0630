// What this device remembers of its parties, among the preferences: who it is, and which slots hold a game of several devices.

import { readPartyCode, readWho, type PartyWho } from '../../party';
import { SLOTS, type Slot } from '../slots/names';
import type { Kept } from '../storage/keptStore';

export type PartyRecord = {
  /** As it was typed or made; for watching only the code for watching. */
  readonly code: string;
  readonly watch: string;
  readonly base: string;
  readonly who: PartyWho;
  /** The server of the party; without it the address of the page. */
  readonly server?: string;
  /** The kit came again since the app was opened. */
  readonly renewed?: 1;
};

export type PartyRecords = {
  /** What others may know of this device, and the key that nobody else has. */
  readonly device: string;
  readonly key: string;
  /** A server elsewhere, such as `http://192.168.0.7:4173`; empty: the address of the page. */
  readonly server: string;
  readonly slots: Readonly<Partial<Record<Slot, PartyRecord>>>;
};

export const keptParties: Kept<PartyRecords> = {
  key: 'parties',
  parse: (stored) => {
    const slots: unknown = fieldOf(stored, 'slots');
    return {
      device: nameIn(stored, 'device'),
      key: nameIn(stored, 'key'),
      server: readServer(fieldOf(stored, 'server')) ?? '',
      slots: Object.fromEntries(
        SLOTS.flatMap((slot) => {
          const record = recordIn(fieldOf(slots, `${slot}`));
          return record ? [[slot, record]] : [];
        }),
      ),
    };
  },
};

/** As somebody types it, with or without `http://`; what remains is scheme, host and port. `null`: no address. */
export function readServer(typed: unknown): string | null {
  if (typeof typed !== 'string' || typed.length > 200) return null;
  const text = typed.trim();
  try {
    const { origin, protocol } = new URL(/^https?:/i.test(text) ? text : `http://${text}`);
    return protocol === 'http:' || protocol === 'https:' ? origin : null;
  } catch {
    return null;
  }
}

const fieldOf = (value: unknown, field: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined;

const nameIn = (value: unknown, field: string): string => {
  const name = fieldOf(value, field);
  return typeof name === 'string' && /^[\w-]{1,64}$/.test(name) ? name : '';
};

function recordIn(value: unknown): PartyRecord | null {
  const [code, watch, who] = [
    fieldOf(value, 'code'),
    fieldOf(value, 'watch'),
    readWho(fieldOf(value, 'who')),
  ];
  const base = nameIn(value, 'base');
  if (typeof code !== 'string' || typeof watch !== 'string' || !who || base === '') return null;
  const codes = [code, watch].map(readPartyCode);
  const server = readServer(fieldOf(value, 'server'));
  return codes[0] && codes[1]
    ? { code: codes[0], watch: codes[1], base, who, ...(server !== null && { server }) }
    : null;
}
