// What devices and the room tell each other, as text. Everything that arrives is read as foreign content: its size first,
// then its form, field by field. What does not fit is no message.

import { isFields, type Fields } from '../kernel';
import { refusedText, unfitPlace } from '../saves';
import type { PartyEntry, PartyRun, PartyStep } from './list';

/** The longest message, in letters. */
export const MESSAGE_LETTERS = 64_000;
const STEP_LETTERS = 8_000;
const NAME_LETTERS = 40;
const ID_LETTERS = 64;
const HEROES = 8;
const CHOICE_LETTERS = 200;
/** A kit travels in parts, packed. */
export const KIT_PART_LETTERS = 48_000;
export const KIT_PARTS = 128;

export type PartyRole = 'player' | 'board' | 'watcher';

export type PartyWho = {
  readonly name: string;
  readonly role: PartyRole;
  /** Whom the device plays. */
  readonly heroes: readonly string[];
  /** The device that finishes the activations of the Empire; where no device says so, anyone does. */
  readonly empire?: true;
  /** What its players want where all decide. */
  readonly vote?: PartyVote;
};

export type PartyVote = {
  /** How many entries the list had when it was asked: a question that comes back is a new one. */
  readonly on: number;
  readonly choice: string;
};

export type PartyMember = PartyWho & { readonly id: string; readonly here: boolean };

export type ToRoom =
  /** What the device has; the room answers with the rest, or says that the device has more. */
  | {
      readonly kind: 'ask';
      readonly have: number;
      readonly chain: string;
      /** The number of the last word about the devices that it has. */
      readonly seen?: number;
    }
  | { readonly kind: 'tap'; readonly id: string; readonly next: number; readonly step: PartyStep }
  /** What the room does not have yet. */
  | { readonly kind: 'rest'; readonly run: PartyRun }
  /** `sure`: the state was played anew from the kit and the whole list. */
  | { readonly kind: 'sum'; readonly number: number; readonly sum: string; readonly sure?: true }
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
      readonly at: number;
    }
  /** Entries, and how many the room has. */
  | { readonly kind: 'more'; readonly run: PartyRun; readonly head: number }
  /** The room has less than the device. */
  | { readonly kind: 'less'; readonly head: number; readonly chain: string }
  /** The device went on differently: this is the chain of the room at a number that both have. */
  | { readonly kind: 'fork'; readonly at: number; readonly chain: string }
  | {
      readonly kind: 'members';
      readonly members: readonly PartyMember[];
      readonly locked: boolean;
      /** Counts what the room says of the devices: the highest number is the latest word. */
      readonly at: number;
    }
  /** The state of this device differs from that of the others. */
  | { readonly kind: 'astray'; readonly number: number }
  | { readonly kind: 'kitPart'; readonly part: number; readonly of: number; readonly text: string }
  | { readonly kind: 'gotKit'; readonly part: number };

type Reader<T> = (fields: Fields) => T | null;

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length <= most;
const isId = (value: unknown): value is string => isText(value, ID_LETTERS) && /^[\w.-]*$/.test(value);

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
  if (!isFields(value) || typeof value['kind'] !== 'string') return null;
  const reader = Object.hasOwn(table, value['kind']) ? table[value['kind']] : undefined;
  return reader?.(value) ?? null;
};

function readEntry(value: unknown): PartyEntry | null {
  if (!isFields(value)) return null;
  const { id, by } = value;
  const step = readKind(STEPS, value['step']);
  return isId(id) && isId(by) && step ? { id, by, step } : null;
}

function readRun(value: unknown): PartyRun | null {
  if (!isFields(value)) return null;
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
  if (!isFields(value)) return null;
  const { name, role, heroes } = value;
  if (!isText(name, NAME_LETTERS) || !ROLES.includes(role)) return null;
  if (!Array.isArray(heroes) || heroes.length > HEROES || !heroes.every(isId)) return null;
  const vote = readVote(value['vote']);
  return {
    name,
    role: role as PartyRole,
    heroes,
    ...(value['empire'] === true && { empire: true }),
    ...(vote && { vote }),
  };
}

function readVote(value: unknown): PartyVote | null {
  if (!isFields(value)) return null;
  const { on, choice } = value;
  return isCount(on) && isText(choice, CHOICE_LETTERS) ? { on, choice } : null;
}

function readMembers(value: unknown): readonly PartyMember[] | null {
  if (!Array.isArray(value)) return null;
  const read = value.map((one: unknown) => {
    const who = readWho(one);
    if (!who || !isFields(one) || !isId(one['id']) || typeof one['here'] !== 'boolean') return null;
    return { ...who, id: one['id'], here: one['here'] };
  });
  return read.every((one) => one !== null) ? read : null;
}

const readDevices = ({ members: told, locked, at }: Fields) => {
  const members = readMembers(told);
  return members && typeof locked === 'boolean' && isCount(at) ? { members, locked, at } : null;
};

const readPart = ({ part, of, text }: Fields) =>
  isCount(part) && isCount(of) && part < of && of <= KIT_PARTS && isText(text, KIT_PART_LETTERS)
    ? { part, of, text }
    : null;

const TO_ROOM: Readonly<Record<ToRoom['kind'], Reader<ToRoom>>> = {
  ask: ({ have, chain, seen }) =>
    isCount(have) && isId(chain) ? { kind: 'ask', have, chain, ...(isCount(seen) && { seen }) } : null,
  tap: ({ id, next, step: told }) => {
    const step = readKind(STEPS, told);
    return isId(id) && isCount(next) && step ? { kind: 'tap', id, next, step } : null;
  },
  rest: ({ run: told }) => {
    const run = readRun(told);
    return run && { kind: 'rest', run };
  },
  sum: ({ number, sum, sure }) =>
    isCount(number) && isId(sum) ? { kind: 'sum', number, sum, ...(sure === true && { sure }) } : null,
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
  welcome: ({ term, base, watch, ...fields }) => {
    const devices = readDevices(fields);
    return isId(term) && isId(base) && isId(watch) && devices
      ? { kind: 'welcome', term, base, watch, ...devices }
      : null;
  },
  more: ({ run: told, head }) => {
    const run = readRun(told);
    return run && isCount(head) ? { kind: 'more', run, head } : null;
  },
  less: ({ head, chain }) => (isCount(head) && isId(chain) ? { kind: 'less', head, chain } : null),
  fork: ({ at, chain }) => (isCount(at) && isId(chain) ? { kind: 'fork', at, chain } : null),
  members: (fields) => {
    const devices = readDevices(fields);
    return devices && { kind: 'members', ...devices };
  },
  astray: ({ number }) => (isCount(number) ? { kind: 'astray', number } : null),
  kitPart: (fields) => {
    const part = readPart(fields);
    return part && { kind: 'kitPart', ...part };
  },
  gotKit: ({ part }) => (isCount(part) ? { kind: 'gotKit', part } : null),
};

function readText<T>(table: Readonly<Record<string, Reader<T>>>, text: unknown): T | null {
  if (!isText(text, MESSAGE_LETTERS) || refusedText(text)) return null;
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
