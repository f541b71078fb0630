// The room: the one place where the order of commands is decided. It knows no rules and no state, only numbers: a tap that
// names the next number is accepted, any other is answered with what it missed. It has no clock and no sockets: whoever runs it
// hands in the time and carries the messages.

import {
  MESSAGE_LETTERS,
  readToRoom,
  type PartyMember,
  type PartyWho,
  type ToDevice,
  type ToRoom,
} from './messages';
import { appended, emptyList, laidOn, runAfter, type PartyEntry, type PartyList } from './list';
import { takeFrom, fullBucket, type Bucket, type Rate } from './rates';
import { gatherSums } from './sums';

const MOST_DEVICES = 8;
/** Devices that left are remembered for their names. */
const MEMBERS = 32;
const MOST_ENTRIES = 20_000;
const MESSAGES: Rate = { burst: 120, perSecond: 30 };
const LETTERS: Rate = { burst: 4_000_000, perSecond: 1_000_000 };

export type PartyHello = {
  readonly engine: string;
  /** What others may know. */
  readonly device: string;
  /** What only the device and the room know: nobody can speak for a device whose key they do not have. */
  readonly key: string;
  readonly who: PartyWho;
};

export type JoinRefusal = 'otherVersion' | 'full' | 'locked' | 'otherDevice';
export type DropReason = 'malformed' | 'flooding' | 'replaced';

/** What the room wants done, in this order. */
export type RoomAct<Line> =
  | { readonly kind: 'send'; readonly to: Line; readonly message: ToDevice }
  | { readonly kind: 'drop'; readonly line: Line; readonly why: DropReason };

export type PartyRoom<Line> = {
  /** Asked before a device gets a line. */
  readonly mayJoin: (hello: PartyHello) => JoinRefusal | null;
  readonly join: (line: Line, hello: PartyHello, now: number) => readonly RoomAct<Line>[];
  readonly receive: (line: Line, text: unknown, now: number) => readonly RoomAct<Line>[];
  readonly leave: (line: Line) => readonly RoomAct<Line>[];
  readonly list: () => PartyList;
  readonly members: () => readonly PartyMember[];
  /** The kit is there: others can begin. */
  readonly isReady: () => boolean;
  readonly lines: () => number;
};

export type RoomParts = {
  readonly term: string;
  readonly engine: string;
  readonly base: string;
  readonly watch: string;
  /** The device that opens the room, and hands in the kit. */
  readonly opener: string;
};

type Seat<Line> = { key: string; who: PartyWho; line: Line | null };
type Talk = { readonly device: string; messages: Bucket; letters: Bucket };

export function openRoom<Line>({ term, engine, base, watch, opener }: RoomParts): PartyRoom<Line> {
  let list = emptyList(base);
  const numbers = new Map<string, number>();
  const seats = new Map<string, Seat<Line>>();
  const talks = new Map<Line, Talk>();
  const sums = gatherSums();
  let kit: readonly (string | undefined)[] = [];
  let locked = false;
  /** Counts what is said of the devices. */
  let at = 0;

  const send = (to: Line, message: ToDevice): RoomAct<Line> => ({ kind: 'send', to, message });
  const toAll = (message: ToDevice): readonly RoomAct<Line>[] =>
    [...talks.keys()].map((to) => send(to, message));
  const members = (): readonly PartyMember[] =>
    [...seats].map(([id, { who, line }]) => ({ ...who, id, here: line !== null }));
  const devices = () => ({ members: members(), locked, at });
  const tellMembers = () => {
    at++;
    return toAll({ kind: 'members', ...devices() });
  };
  const moreAfter = (after: number): ToDevice => ({
    kind: 'more',
    run: runAfter(list, after),
    head: list.entries.length,
  });

  const grow = (added: readonly PartyEntry[]): readonly RoomAct<Line>[] => {
    const before = list.entries.length;
    list = appended(list, added);
    for (const [index, { id }] of added.entries()) numbers.set(id, before + index + 1);
    return toAll(moreAfter(before));
  };

  const compare = (line: Line, have: number, chain: string): readonly RoomAct<Line>[] => {
    const head = list.entries.length;
    if (have > head) return [send(line, { kind: 'less', head, chain: list.chains[head] ?? base })];
    const own = list.chains[have] ?? base;
    return [send(line, own === chain ? moreAfter(have) : { kind: 'fork', at: have, chain: own })];
  };

  const hasRoomFor = (entries: number): boolean => list.entries.length + entries <= MOST_ENTRIES;

  type Handlers = {
    readonly [Kind in ToRoom['kind']]: (
      line: Line,
      message: Extract<ToRoom, { kind: Kind }>,
      device: string,
    ) => readonly RoomAct<Line>[];
  };
  const handlers: Handlers = {
    ask: (line, { have, chain, seen }) => [
      ...(seen === undefined || seen === at ? [] : [send(line, { kind: 'members', ...devices() })]),
      ...compare(line, have, chain),
    ],
    tap: (line, { id, next, step }, device) => {
      const known = numbers.get(id);
      if (known !== undefined) return [send(line, moreAfter(known - 1))];
      const head = list.entries.length;
      const isOwn = id.startsWith(`${device}.`) && !isWatcher(device);
      if (next === head + 1 && isOwn && hasRoomFor(1)) return grow([{ id, by: device, step }]);
      return [send(line, moreAfter(Math.min(Math.max(0, next - 1), head)))];
    },
    rest: (line, { run }, device) => {
      if (isWatcher(device) || !hasRoomFor(run.entries.length)) return [];
      const laid = laidOn(list, run);
      if (laid.kind === 'fits' && laid.added.length > 0) return grow(laid.added);
      return compare(line, run.after, run.chain);
    },
    sum: (_, { number, sum, sure = false }, device) => {
      if (number > list.entries.length || isWatcher(device)) return [];
      return sums.told(device, number, sum, sure).flatMap((astray) => {
        const line = seats.get(astray)?.line ?? null;
        return line === null ? [] : [send(line, { kind: 'astray', number })];
      });
    },
    who: (_, { who }, device) => {
      const seat = seats.get(device);
      // A watcher stays one: its link says so.
      if (!seat || (seat.who.role === 'watcher') !== (who.role === 'watcher')) return [];
      seat.who = who;
      return tellMembers();
    },
    lock: (_, message, device) => {
      if (isWatcher(device)) return [];
      ({ locked } = message);
      return tellMembers();
    },
    kit: (line, { part, of, text }, device) => {
      if (device !== opener || isReady() || (kit.length > 0 && kit.length !== of)) return [];
      if (kit.length === 0) kit = Array.from({ length: of }, () => undefined);
      kit = kit.with(part, text);
      return [send(line, { kind: 'gotKit', part })];
    },
    wantKit: (line, { part }) => {
      const text = kit[part];
      return text === undefined ? [] : [send(line, { kind: 'kitPart', part, of: kit.length, text })];
    },
  };
  const handle = (line: Line, message: ToRoom, device: string): readonly RoomAct<Line>[] => {
    const handler = handlers[message.kind] as (
      line: Line,
      message: ToRoom,
      device: string,
    ) => readonly RoomAct<Line>[];
    return handler(line, message, device);
  };

  const isWatcher = (device: string): boolean => seats.get(device)?.who.role === 'watcher';
  const isReady = (): boolean => kit.length > 0 && kit.every((part) => part !== undefined);

  const hangUp = (line: Line): void => {
    const talk = talks.get(line);
    talks.delete(line);
    const seat = talk && seats.get(talk.device);
    if (seat?.line === line) seat.line = null;
  };
  const drop = (line: Line, why: DropReason): readonly RoomAct<Line>[] => {
    hangUp(line);
    return [{ kind: 'drop', line, why }, ...tellMembers()];
  };

  const mayJoin = (hello: PartyHello): JoinRefusal | null => {
    const seat = seats.get(hello.device);
    if (hello.engine !== engine) return 'otherVersion';
    if (seat && seat.key !== hello.key) return 'otherDevice';
    const isNew = !seat || seat.line === null;
    if (isNew && talks.size >= MOST_DEVICES) return 'full';
    return locked && !seat ? 'locked' : null;
  };

  return {
    mayJoin,
    join: (line, { device, key, who }, now) => {
      const before = seats.get(device)?.line ?? null;
      const replaced = before === null ? [] : drop(before, 'replaced');
      // A device that comes back with another link has the rights of that link.
      seats.delete(device);
      seats.set(device, { key, who, line });
      for (const [id, seat] of seats) if (seats.size > MEMBERS && seat.line === null) seats.delete(id);
      const others = tellMembers();
      const welcome: ToDevice = { kind: 'welcome', term, base, watch, ...devices() };
      talks.set(line, { device, messages: fullBucket(MESSAGES, now), letters: fullBucket(LETTERS, now) });
      return [...replaced, send(line, welcome), ...others];
    },
    receive: (line, text, now) => {
      const talk = talks.get(line);
      if (!talk) return [];
      const letters = typeof text === 'string' ? Math.min(text.length, MESSAGE_LETTERS + 1) : MESSAGE_LETTERS;
      const [said, spelt] = [
        takeFrom(talk.messages, MESSAGES, 1, now),
        takeFrom(talk.letters, LETTERS, letters, now),
      ];
      if (!said || !spelt) return drop(line, 'flooding');
      [talk.messages, talk.letters] = [said, spelt];
      const message = readToRoom(text);
      return message ? handle(line, message, talk.device) : drop(line, 'malformed');
    },
    leave: (line) => {
      if (!talks.has(line)) return [];
      hangUp(line);
      return tellMembers();
    },
    list: () => list,
    members,
    isReady,
    lines: () => talks.size,
  };
}
