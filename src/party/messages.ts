// What devices and the room tell each other, as text. Everything that arrives is read as foreign content: its size first,
// then its form, field by field. What does not fit is no message.

import { isTooDeep, unfitPlace } from '../saves';
import type { PartyEntry, PartyRun, PartyStep } from './list';

/** The longest message, in letters. */
export const MESSAGE_LETTERS = 64_000;
const STEP_LETTERS = 8_000;
const NAME_LETTERS = 40;
const ID_LETTERS = 64;
const HEROES = 8;
/** A kit travels in parts, packed. */
export const KIT_PART_LETTERS = 48_000;
export const KIT_PARTS = 128;

export type PartyRole = 'player' | 'board' | 'watcher';

export type PartyWho = {
  readonly name: string;
  readonly role: PartyRole;
  /** Whom the device plays. */
  readonly heroes: readonly string[];
};

export type PartyMember = PartyWho & { readonly id: string; readonly here: boolean };

export type ToRoom =
  /** What the device has; the room answers with the rest, or says that the device has more. */
  | { readonly kind: 'ask'; readonly have: number; readonly chain: string }
  | { readonly kind: 'tap'; readonly id: string; readonly next: number; readonly step: PartyStep }
  /** What the room does not have yet. */
  | { readonly kind: 'rest'; readonly run: PartyRun }
  | { readonly kind: 'sum'; readonly number: number; readonly sum: string }
  | { readonly kind: 'who'; readonly who: PartyWho }
  | { readonly kind: 'lock'; readonly locked: boolean }
  /** The device that opens the room hands in the kit; any device asks for its parts. */
  | { readonly kind: 'kit'; readonly part: number; readonly of: number; readonly text: string }
  | { readonly kind: 'wantKit'; readonly part: number };

export type ToDevice =
  | {
      readonly kind: 'welcome';
      /** Of this room alone: one that is opened anew has another. */
      readonly term: string;
      readonly base: string;
      readonly watch: string;
      readonly members: readonly PartyMember[];
      readonly locked: boolean;
    }
  /** Entries, and how many the room has. */
  | { readonly kind: 'more'; readonly run: PartyRun; readonly head: number }
  /** The room has less than the device. */
  | { readonly kind: 'less'; readonly head: number; readonly chain: string }
  /** The device went on differently: this is the chain of the room at a number that both have. */
  | { readonly kind: 'fork'; readonly at: number; readonly chain: string }
  | { readonly kind: 'members'; readonly members: readonly PartyMember[]; readonly locked: boolean }
  /** The state of this device differs from that of the others. */
  | { readonly kind: 'astray'; readonly number: number }
  | { readonly kind: 'kitPart'; readonly part: number; readonly of: number; readonly text: string }
  | { readonly kind: 'gotKit'; readonly part: number };

type Fields = Readonly<Record<string, unknown>>;
type Reader<T> = (fields: Fields) => T | null;

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length <= most;
const isId = (value: unknown): value is string => isText(value, ID_LETTERS) && /^[\w.-]*$/.test(value);
const isFieldsOf = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const STEPS: Readonly<Record<string, Reader<PartyStep>>> = {
  play: ({ command }) =>
    command !== undefined &&
    unfitPlace(command) === undefined &&
    JSON.stringify(command).length <= STEP_LETTERS
      ? { kind: 'play', command }
      : null,
  undo: () => ({ kind: 'undo' }),
  redo: () => ({ kind: 'redo' }),
  goTo: ({ index }) => (isCount(index) ? { kind: 'goTo', index } : null),
};

const readKind = <T>(table: Readonly<Record<string, Reader<T>>>, value: unknown): T | null => {
  if (!isFieldsOf(value) || typeof value['kind'] !== 'string') return null;
  const reader = Object.hasOwn(table, value['kind']) ? table[value['kind']] : undefined;
  return reader?.(value) ?? null;
};

function readEntry(value: unknown): PartyEntry | null {
  if (!isFieldsOf(value)) return null;
  const { id, by } = value;
  const step = readKind(STEPS, value['step']);
  return isId(id) && isId(by) && step ? { id, by, step } : null;
}

function readRun(value: unknown): PartyRun | null {
  if (!isFieldsOf(value)) return null;
  const { after, chain, entries } = value;
  if (!isCount(after) || !isId(chain) || !Array.isArray(entries)) return null;
  const read = entries.map(readEntry);
  return read.every((entry) => entry !== null) ? { after, chain, entries: read } : null;
}

/** A list of entries from a file. */
export function readEntries(text: string): readonly PartyEntry[] | null {
  try {
    const value: unknown = JSON.parse(text);
    const read = Array.isArray(value) ? value.map(readEntry) : [null];
    return read.every((entry) => entry !== null) ? read : null;
  } catch {
    return null;
  }
}

const ROLES: readonly unknown[] = ['player', 'board', 'watcher'] satisfies readonly PartyRole[];

export function readWho(value: unknown): PartyWho | null {
  if (!isFieldsOf(value)) return null;
  const { name, role, heroes } = value;
  if (!isText(name, NAME_LETTERS) || !ROLES.includes(role)) return null;
  if (!Array.isArray(heroes) || heroes.length > HEROES || !heroes.every(isId)) return null;
  return { name, role: role as PartyRole, heroes };
}

function readMembers(value: unknown): readonly PartyMember[] | null {
  if (!Array.isArray(value)) return null;
  const read = value.map((one: unknown) => {
    const who = readWho(one);
    if (!who || !isFieldsOf(one) || !isId(one['id']) || typeof one['here'] !== 'boolean') return null;
    return { ...who, id: one['id'], here: one['here'] };
  });
  return read.every((one) => one !== null) ? read : null;
}

const readPart = ({ part, of, text }: Fields) =>
  isCount(part) && isCount(of) && part < of && of <= KIT_PARTS && isText(text, KIT_PART_LETTERS)
    ? { part, of, text }
    : null;

const TO_ROOM: Readonly<Record<ToRoom['kind'], Reader<ToRoom>>> = {
  ask: ({ have, chain }) => (isCount(have) && isId(chain) ? { kind: 'ask', have, chain } : null),
  tap: ({ id, next, step: told }) => {
    const step = readKind(STEPS, told);
    return isId(id) && isCount(next) && step ? { kind: 'tap', id, next, step } : null;
  },
  rest: ({ run: told }) => {
    const run = readRun(told);
    return run && { kind: 'rest', run };
  },
  sum: ({ number, sum }) => (isCount(number) && isId(sum) ? { kind: 'sum', number, sum } : null),
  who: ({ who: told }) => {
    const who = readWho(told);
    return who && { kind: 'who', who };
  },
  lock: ({ locked }) => (typeof locked === 'boolean' ? { kind: 'lock', locked } : null),
  kit: (fields) => {
    const part = readPart(fields);
    return part && { kind: 'kit', ...part };
  },
  wantKit: ({ part }) => (isCount(part) ? { kind: 'wantKit', part } : null),
};

const TO_DEVICE: Readonly<Record<ToDevice['kind'], Reader<ToDevice>>> = {
  welcome: ({ term, base, watch, members: told, locked }) => {
    const members = readMembers(told);
    return isId(term) && isId(base) && isId(watch) && members && typeof locked === 'boolean'
      ? { kind: 'welcome', term, base, watch, members, locked }
      : null;
  },
  more: ({ run: told, head }) => {
    const run = readRun(told);
    return run && isCount(head) ? { kind: 'more', run, head } : null;
  },
  less: ({ head, chain }) => (isCount(head) && isId(chain) ? { kind: 'less', head, chain } : null),
  fork: ({ at, chain }) => (isCount(at) && isId(chain) ? { kind: 'fork', at, chain } : null),
  members: ({ members: told, locked }) => {
    const members = readMembers(told);
    return members && typeof locked === 'boolean' ? { kind: 'members', members, locked } : null;
  },
  astray: ({ number }) => (isCount(number) ? { kind: 'astray', number } : null),
  kitPart: (fields) => {
    const part = readPart(fields);
    return part && { kind: 'kitPart', ...part };
  },
  gotKit: ({ part }) => (isCount(part) ? { kind: 'gotKit', part } : null),
};

function readText<T>(table: Readonly<Record<string, Reader<T>>>, text: unknown): T | null {
  if (!isText(text, MESSAGE_LETTERS) || isTooDeep(text)) return null;
  try {
    return readKind(table, JSON.parse(text));
  } catch {
    return null;
  }
}

/** `null`: no message of ours. */
export const readToRoom = (text: unknown): ToRoom | null => readText(TO_ROOM, text);
export const readToDevice = (text: unknown): ToDevice | null => readText(TO_DEVICE, text);
export const writeMessage = (message: ToRoom | ToDevice): string => JSON.stringify(message);
