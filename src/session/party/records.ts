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
};

export type PartyRecords = {
  /** What others may know of this device, and the key that nobody else has. */
  readonly device: string;
  readonly key: string;
  readonly slots: Readonly<Partial<Record<Slot, PartyRecord>>>;
};

export const keptParties: Kept<PartyRecords> = {
  key: 'parties',
  parse: (stored) => {
    const slots: unknown = fieldOf(stored, 'slots');
    return {
      device: nameIn(stored, 'device'),
      key: nameIn(stored, 'key'),
      slots: Object.fromEntries(
        SLOTS.flatMap((slot) => {
          const record = recordIn(fieldOf(slots, `${slot}`));
          return record ? [[slot, record]] : [];
        }),
      ),
    };
  },
};

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
  return codes[0] && codes[1] ? { code: codes[0], watch: codes[1], base, who } : null;
}
