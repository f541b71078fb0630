// The parties of this device: opens one from a running game, joins one by its code, takes up one that was left, and finds the
// party of a slot.

import type { StoreApi } from 'zustand/vanilla';
import { err, ok, type Result } from '../../kernel';
import {
  emptyList,
  isWatchCode,
  listOfCommands,
  newPartyCode,
  newWatchCode,
  playList,
  stateSum,
  type PartyList,
  type PartyWho,
  type ToDevice,
} from '../../party';
import { entriesBetween, lengthOf, setupChecksum, stateOf } from '../../saves';
import { campaignGame } from '../games/campaignGame';
import type { Games, OpenGame, StoryGame } from '../games/games';
import { missionGame } from '../games/missionGame';
import { SLOTS, type Slot } from '../slots/names';
import type { FileStore } from '../storage/fileStore';
import { packKit, unpackKit } from './kit';
import type { LineProblem, PartyLine, PartyPort } from './line';
import { partyFiles } from './partyFiles';
import { makePartyGame, type PartyGame } from './partyGame';
import type { PartyRecord, PartyRecords } from './records';
import type { PlayedGame } from './steering';

export type OpenProblem = 'noServer' | 'cannotReplay' | 'tooLarge';
export type JoinProblem = LineProblem | 'badKit' | 'noSlot' | 'storage' | 'noAnswer';

export type Parties = {
  /** Whether the server answers. */
  readonly isThere: () => Promise<boolean>;
  /** For a page at localhost: the address of this machine in its network. */
  readonly network: () => Promise<string | null>;
  /** Another server for parties to come; empty: the address of the page. */
  readonly setServer: (server: string) => void;
  /** The party of a slot, if it was taken up in this window. */
  readonly of: (slot: Slot) => PartyGame | null;
  readonly open: (slot: Slot, game: OpenGame, who: PartyWho) => Promise<Result<PartyGame, OpenProblem>>;
  /** After a restart: comes back by itself. */
  readonly takeUp: (slot: Slot, game: OpenGame) => Promise<PartyGame | null>;
  readonly join: (code: string, who: PartyWho) => Promise<Result<Slot, JoinProblem>>;
  readonly leave: (slot: Slot) => void;
};

export type PartiesParts = {
  readonly games: Games;
  readonly files: FileStore;
  /** `server`: empty for the address of the page. */
  readonly portTo: (server: string) => PartyPort;
  readonly records: Pick<StoreApi<PartyRecords>, 'getState' | 'setState'>;
  /** Only equal engines play the same game. */
  readonly engine: string;
  readonly newId: () => string;
  readonly nextByte: () => number;
  readonly onTrouble: (error: unknown, command?: unknown) => void;
};

/** How long a room may take to answer a device that joins. */
const ANSWER_MS = 30_000;

export function openParties({
  games,
  files: store,
  portTo,
  records,
  engine,
  newId,
  nextByte,
  onTrouble,
}: PartiesParts): Parties {
  const files = partyFiles(store);
  const live = new Map<Slot, { readonly game: StoryGame; readonly party: PartyGame }>();
  const { device, key } = records.getState();
  if (device === '' || key === '') records.setState({ device: newId(), key: newId() });
  const identity = () => {
    const { device: id, key: secret } = records.getState();
    return { engine, device: id, key: secret };
  };
  const nowAt = (): string => records.getState().server;
  const here = () => (nowAt() === '' ? {} : { server: nowAt() });
  const remember = (slot: Slot, record: PartyRecord | null): void =>
    records.setState(({ slots }) => {
      const { [slot]: _, ...others } = slots;
      return { slots: record ? { ...others, [slot]: record } : others };
    });

  const begin = (slot: Slot, game: StoryGame, record: PartyRecord, list: PartyList) => {
    let kit: readonly string[] | null = null;
    const party = makePartyGame({
      game: playedGame(game),
      slot,
      record,
      list,
      identity: identity(),
      kit: () => (kit ??= packKit(game.running.setup)),
      port: portTo(record.server ?? ''),
      files,
      newId,
      shelve: () => shelve(games, slot),
      renew: async (parts) => {
        const setup = unpackKit(parts, record.base);
        const known = records.getState().slots[slot];
        // Once only: what differs with a fresh kit, too, differs in the engine.
        const isFresh = known?.renewed !== undefined;
        if (!setup.ok || !known || isFresh || live.get(slot)?.party !== party) return false;
        party.leave();
        live.delete(slot);
        const game = await games.begin(slot, setup.value);
        if (!game.ok || game.value.kind === 'battle') return false;
        begin(slot, game.value, { ...known, renewed: 1 }, emptyList(record.base));
        return true;
      },
      onTrouble,
    });
    party.store.subscribe(({ who: told, watch }) => {
      const { vote: _, ...who } = told;
      const known = records.getState().slots[slot];
      const isNew = JSON.stringify([known?.who, known?.watch]) !== JSON.stringify([who, watch]);
      if (known && isNew && live.get(slot)?.party === party) remember(slot, { ...known, who, watch });
    });
    live.set(slot, { game, party });
    remember(slot, record);
    return party;
  };
  const leave = (slot: Slot): void => {
    live.get(slot)?.party.leave();
    live.delete(slot);
    remember(slot, null);
  };

  return {
    isThere: () => portTo(nowAt()).isThere(),
    network: () => portTo(nowAt()).network(),
    setServer: (server) => records.setState({ server }),
    of: (slot) => live.get(slot)?.party ?? null,
    open: async (slot, game, who) => {
      if (!(await portTo(nowAt()).isThere())) return err('noServer');
      // A battle is played at one table, on one device.
      if (game.kind === 'battle') return err('cannotReplay');
      const { running, kind } = playedGame(game);
      if (!packKit(running.setup)) return err('tooLarge');
      await running.readPast();
      const journal = running.journal();
      const base = setupChecksum(running.setup);
      const list = listOfGame(game, base);
      // A game that began with other rules has a state that its commands no longer lead to.
      const replayed = playList(kind.reducerFor(running.setup), running.setup, list.entries);
      const isSame = stateSum(stateOf(replayed)) === stateSum(stateOf(journal));
      if (journal.floor > 0 || !isSame) return err('cannotReplay');
      const codes = { code: newPartyCode(nextByte), watch: newWatchCode(nextByte) };
      return ok(begin(slot, game, { ...codes, base, who, ...here() }, list));
    },
    takeUp: async (slot, game) => {
      if (game.kind === 'battle') return null;
      const known = live.get(slot);
      if (known?.game.running === game.running) return known.party;
      if (known) leave(slot);
      const record = records.getState().slots[slot];
      if (!record) return null;
      if (setupChecksum(game.running.setup) !== record.base) {
        remember(slot, null);
        return null;
      }
      await game.running.readPast();
      const list = (await files.read(slot, record.base)) ?? listOfGame(game, record.base);
      // A page may ask twice while it comes up. Two lines of one device would drop each other.
      const begun = live.get(slot);
      if (begun?.game.running === game.running) return begun.party;
      if (begun) leave(slot);
      return begin(slot, game, record, list);
    },
    join: async (code, who) => {
      const found = await kitOf(portTo(nowAt()), code, { ...identity(), who }, (base) =>
        hasGame(records, games, base),
      );
      if (!found.ok) return found;
      const { base, watch, parts } = found.value;
      const record = {
        code,
        watch,
        base,
        who: { ...who, role: isWatchCode(code) ? 'watcher' : who.role },
        ...here(),
      } as const;
      const own = await hasGame(records, games, base);
      if (own !== null) {
        remember(own, record);
        return ok(own);
      }
      const setup = unpackKit(parts, base);
      if (!setup.ok) return setup;
      const slot = await freeSlot(games);
      if (slot === null) return err('noSlot');
      const game = await games.begin(slot, setup.value);
      if (!game.ok || game.value.kind === 'battle') return err('storage');
      begin(slot, game.value, record, emptyList(base));
      return ok(slot);
    },
    leave,
  };
}

function playedGame(game: StoryGame): PlayedGame {
  const kind = game.kind === 'mission' ? missionGame : campaignGame;
  // Each half belongs to the other: they come from one value.
  return { running: game.running, kind } as unknown as PlayedGame;
}

/** The list that a save makes, where no other is kept. */
function listOfGame(game: StoryGame, base: string): PartyList {
  const journal = playedGame(game).running.journal();
  const commands = entriesBetween(journal, 0, lengthOf(journal)).map(({ command }) => command);
  return listOfCommands(base, commands, journal.cursor);
}

async function freeSlot(games: Games): Promise<Slot | null> {
  const listed = await games.list();
  if (!listed.ok) return null;
  return listed.value.find(({ kind }) => kind === 'empty')?.slot ?? null;
}

async function shelve(games: Games, slot: Slot): Promise<boolean> {
  const free = await freeSlot(games);
  const copy = free === null ? null : await games.exportSlot(slot);
  return free !== null && copy !== null && copy.ok && (await games.importInto(free, copy.value)).ok;
}

/** The slot of a game that this device has played with the party before. */
async function hasGame(
  records: Pick<StoreApi<PartyRecords>, 'getState'>,
  games: Games,
  base: string,
): Promise<Slot | null> {
  const slot = SLOTS.find((one) => records.getState().slots[one]?.base === base);
  if (slot === undefined) return null;
  const game = await games.open(slot);
  return game.ok && setupChecksum(game.value.running.setup) === base ? slot : null;
}

type Found = { readonly base: string; readonly watch: string; readonly parts: readonly string[] };

/** Asks the room what it plays, and for the kit unless the device has it. */
async function kitOf(
  port: PartyPort,
  code: string,
  hello: Parameters<PartyPort['join']>[1],
  isKnown: (base: string) => Promise<Slot | null>,
): Promise<Result<Found, JoinProblem>> {
  let line: PartyLine | null = null;
  const early: ToDevice[] = [];
  let hear: (message: ToDevice) => void = (message) => void early.push(message);
  let close: () => void = () => undefined;
  const opened = await port.join(code, hello, {
    onMessage: (message) => hear(message),
    onClosed: () => close(),
  });
  if (!opened.ok) return opened;
  line = opened.value;
  const { send } = line;
  const found = await new Promise<Result<Found, JoinProblem>>((resolve) => {
    const parts: string[] = [];
    let room: Omit<Found, 'parts'> | null = null;
    const ask = (): void => send({ kind: 'wantKit', part: parts.length });
    const again = setInterval(ask, 2000);
    const timer = setTimeout(() => resolve(err('noAnswer')), ANSWER_MS);
    const done = (result: Result<Found, JoinProblem>): void => {
      clearInterval(again);
      clearTimeout(timer);
      resolve(result);
    };
    close = () => done(err('noAnswer'));
    const know = async (base: string, watch: string): Promise<void> => {
      const slot = await isKnown(base).catch(() => null);
      if (slot === null) ask();
      else done(ok({ base, watch, parts }));
    };
    hear = (message) => {
      if (message.kind === 'welcome') {
        const { base, watch } = message;
        room = { base, watch };
        void know(base, watch);
      } else if (message.kind === 'kitPart' && message.part === parts.length) {
        parts.push(message.text);
        if (parts.length < message.of) ask();
        else if (room) done(ok({ ...room, parts }));
      }
    };
    early.forEach((message) => hear(message));
  });
  line.close();
  return found;
}
