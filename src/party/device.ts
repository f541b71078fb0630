// A device in a party: what it has of the list, the tap that waits for the room, and what to do with what the room says.
// Nothing is done before it stands in the list. It has no clock and no sockets either.

import {
  appended,
  emptyList,
  laidOn,
  runAfter,
  type PartyEntry,
  type PartyList,
  type PartyStep,
} from './list';
import { readWho, type PartyMember, type PartyWho, type ToDevice, type ToRoom } from './messages';

export type PartyMode =
  /** On its own; whatever is tapped counts at once. */
  | 'alone'
  /** No connection. */
  | 'away'
  /** Finding out who has what. */
  | 'catchingUp'
  | 'together'
  /** Two evenings: the players must say which one. */
  | 'forked';

export type TapOutcome =
  | { readonly kind: 'accepted'; readonly number: number }
  /** Somebody was quicker, with this entry. */
  | { readonly kind: 'late'; readonly entry: PartyEntry }
  /** It went to a room that is gone. Some device may have it in its list. */
  | { readonly kind: 'unknown' };

/** What follows from a message or a wish, for whoever runs the device. */
export type DeviceActs = {
  readonly send: readonly ToRoom[];
  /** Entries to be played, after those before them; `null`: everything from the beginning. */
  readonly added: readonly PartyEntry[] | null;
  readonly told: readonly { readonly id: string; readonly outcome: TapOutcome }[];
  /** A list that nobody plays on now: to be kept. */
  readonly shelved: PartyList | null;
};

export type PendingTap = {
  readonly id: string;
  readonly next: number;
  readonly step: PartyStep;
  /** The room that it was first sent to. */
  readonly term: string;
};

export type TapRefusal = 'away' | 'catchingUp' | 'forked' | 'busy';

export type PartyDevice = {
  readonly mode: () => PartyMode;
  readonly list: () => PartyList;
  readonly pending: () => PendingTap | null;
  readonly tap: (step: PartyStep) => TapRefusal | (DeviceActs & { readonly id: string });
  readonly connected: (term: string) => DeviceActs;
  readonly disconnected: () => void;
  readonly receive: (message: ToDevice) => DeviceActs;
  /** Says again what may have been lost. */
  readonly remind: () => DeviceActs;
  readonly who: () => PartyWho;
  /** What it knows of all devices. */
  readonly members: () => readonly PartyMember[];
  readonly locked: () => boolean;
  /** Whom it plays, and what its players want: said until the room has heard it. */
  readonly setWho: (who: PartyWho) => DeviceActs;
  readonly goAlone: () => DeviceActs;
  /** No longer alone, though nobody answers yet. */
  readonly comeBack: () => void;
  /** The evening of the party; the own one is put on the shelf. */
  readonly takeTheirs: () => DeviceActs;
};

const NOBODY: PartyWho = { name: '', role: 'player', heroes: [] };
const NOTHING: DeviceActs = { send: [], added: [], told: [], shelved: null };

/** Equal if they say the same, in whatever order. */
const wordsOf = (who: PartyWho): string => JSON.stringify(readWho(who));

export function makePartyDevice({
  device,
  list: first,
  newId,
  who: firstWho = NOBODY,
  mode: firstMode = 'away',
}: {
  readonly device: string;
  readonly list: PartyList;
  /** Letters and digits, never the same twice on this device. */
  readonly newId: () => string;
  readonly who?: PartyWho;
  readonly mode?: 'alone' | 'away';
}): PartyDevice {
  let list = first;
  let mode: PartyMode = firstMode;
  let pending: PendingTap | null = null;
  let term = '';
  let who = firstWho;
  /** What the room knows of this device. */
  let known = '';
  let members: readonly PartyMember[] = [];
  let locked = false;
  /** The number of the last word about the devices. */
  let seen = 0;

  const ask = (): ToRoom => ({
    kind: 'ask',
    have: list.entries.length,
    chain: list.chains.at(-1) ?? list.base,
    seen,
  });
  const asking = (): DeviceActs => ({ ...NOTHING, send: [ask()] });
  const tapping = (): readonly ToRoom[] =>
    pending ? [{ kind: 'tap', id: pending.id, next: pending.next, step: pending.step }] : [];

  const saying = (): readonly ToRoom[] =>
    known === wordsOf(who) || who.role === 'watcher' ? [] : [{ kind: 'who', who }];
  const heard = (word: Extract<ToDevice, { kind: 'welcome' | 'members' }>): DeviceActs => {
    if (word.at <= seen) return NOTHING;
    ({ members, locked, at: seen } = word);
    const seat = members.find(({ id }) => id === device);
    if (seat) known = wordsOf(seat);
    return NOTHING;
  };

  const giveUpTap = (): DeviceActs['told'] => {
    const told = pending ? [{ id: pending.id, outcome: { kind: 'unknown' } as const }] : [];
    pending = null;
    return told;
  };
  const fork = (): DeviceActs => {
    mode = 'forked';
    return { ...NOTHING, told: giveUpTap() };
  };
  /** The entry with the number that the tap wanted says what became of the tap. */
  const outcomeOfTap = (): DeviceActs['told'] => {
    const entry = pending && list.entries[pending.next - 1];
    if (!pending || !entry) return [];
    const { id, next } = pending;
    if (entry.id !== id && pending.term !== term) return giveUpTap();
    pending = null;
    return [{ id, outcome: entry.id === id ? { kind: 'accepted', number: next } : { kind: 'late', entry } }];
  };

  const more = ({ run, head }: Extract<ToDevice, { kind: 'more' }>): DeviceActs => {
    const laid = laidOn(list, run);
    if (laid.kind === 'gap') return asking();
    if (laid.kind === 'fork') return fork();
    ({ list } = laid);
    const told = outcomeOfTap();
    const { length } = list.entries;
    // A message that was under way for long may know less than the device does; only an answer to a question counts then.
    const isTogether = length === head && mode === 'catchingUp';
    if (isTogether) mode = 'together';
    const send =
      length === head ? (isTogether ? tapping() : []) : length < head || mode === 'catchingUp' ? [ask()] : [];
    return { ...NOTHING, send, told, added: laid.added };
  };

  const less = ({ head, chain }: Extract<ToDevice, { kind: 'less' }>): DeviceActs => {
    const own = list.chains[head];
    if (own === undefined) return asking();
    if (own !== chain) return fork();
    return { ...NOTHING, send: [{ kind: 'rest', run: runAfter(list, head) }] };
  };

  return {
    mode: () => mode,
    list: () => list,
    pending: () => pending,
    tap: (step) => {
      const id = `${device}.${newId()}`;
      if (mode === 'alone') {
        const entry = { id, by: device, step };
        list = appended(list, [entry]);
        const outcome = { kind: 'accepted', number: list.entries.length } as const;
        return { ...NOTHING, id, added: [entry], told: [{ id, outcome }] };
      }
      if (mode !== 'together') return mode;
      if (pending) return 'busy';
      pending = { id, next: list.entries.length + 1, step, term };
      return { ...NOTHING, id, send: tapping() };
    },
    connected: (joined) => {
      term = joined;
      seen = 0;
      mode = 'catchingUp';
      return asking();
    },
    disconnected: () => {
      if (mode !== 'alone') mode = 'away';
    },
    receive: (message) => {
      if (message.kind === 'welcome' || message.kind === 'members') return heard(message);
      if (mode !== 'catchingUp' && mode !== 'together') return NOTHING;
      if (message.kind === 'more') return more(message);
      if (message.kind === 'less') return less(message);
      if (message.kind !== 'fork') return NOTHING;
      // An answer to a question about a list that the device no longer has says nothing.
      const own = list.chains[message.at];
      return own === undefined || own === message.chain ? NOTHING : fork();
    },
    remind: () => {
      if (mode !== 'catchingUp' && mode !== 'together') return NOTHING;
      return { ...NOTHING, send: [...tapping(), ...saying(), ask()] };
    },
    who: () => who,
    members: () => members,
    locked: () => locked,
    setWho: (next) => {
      who = next;
      return { ...NOTHING, send: saying() };
    },
    goAlone: () => {
      mode = 'alone';
      return { ...NOTHING, told: giveUpTap() };
    },
    comeBack: () => {
      if (mode === 'alone') mode = 'away';
    },
    takeTheirs: () => {
      const shelved = list;
      list = emptyList(list.base);
      mode = 'catchingUp';
      return { ...asking(), added: null, shelved };
    },
  };
}
