// Devices of one table over a room in memory: real games in real slots, no sockets. The room can be taken away.

import { createStore } from 'zustand/vanilla';
import { err, ok } from '../../src/kernel';
import {
  openRoom,
  readToDevice,
  writeMessage,
  type PartyHello,
  type PartyRoom,
  type RoomAct,
} from '../../src/party';
import {
  keptParties,
  memoryFiles,
  openParties,
  type FileStore,
  type Games,
  type LineEvents,
  type OpenGame,
  type Parties,
  type PartyPort,
  type PartyRecords,
  type Slot,
} from '../../src/session';
import { gamesOn, valueOf } from './gamesOn';

type Line = { readonly events: LineEvents };

/** One server for one party. */
export function partyServer() {
  let room: PartyRoom<Line> | null = null;
  let codes: readonly string[] = [];
  let isUp = true;
  const lines = new Set<Line>();
  const carry = (acts: readonly RoomAct<Line>[]): void => {
    for (const act of acts) {
      if (act.kind === 'drop') hangUp(act.line, act.why);
      else {
        const text = writeMessage(act.message);
        queueMicrotask(() => {
          const message = readToDevice(text);
          if (message && lines.has(act.to)) act.to.events.onMessage(message);
        });
      }
    }
  };
  const hangUp = (line: Line, why: Parameters<LineEvents['onClosed']>[0]): void => {
    if (lines.delete(line)) line.events.onClosed(why);
  };
  const enter = (hello: PartyHello, events: LineEvents) => {
    if (!room) return err('noRoom' as const);
    const refusal = room.mayJoin(hello);
    if (refusal) return err(refusal);
    const line: Line = { events };
    lines.add(line);
    carry(room.join(line, hello, 0));
    return ok({
      send: (message: Parameters<typeof writeMessage>[0]) => {
        const text = writeMessage(message);
        queueMicrotask(() => {
          if (room && lines.has(line)) carry(room.receive(line, text, Date.now()));
        });
      },
      close: () => {
        lines.delete(line);
        if (room) carry(room.leave(line));
      },
    });
  };
  let terms = 0;
  const port: PartyPort = {
    isThere: () => Promise.resolve(isUp),
    network: () => Promise.resolve(null),
    open: (made, base, hello, events) => {
      if (!isUp) return Promise.resolve(err('noServer'));
      if (room) return Promise.resolve(err('taken'));
      codes = [made.code, made.watch];
      room = openRoom({
        term: `t${++terms}`,
        engine: hello.engine,
        base,
        watch: made.watch,
        opener: hello.device,
      });
      return Promise.resolve(enter(hello, events));
    },
    join: (code, hello, events) => {
      if (!isUp) return Promise.resolve(err('noServer'));
      if (!room || !codes.includes(code)) return Promise.resolve(err('noRoom'));
      const role = code === codes[1] ? 'watcher' : hello.who.role;
      return Promise.resolve(enter({ ...hello, who: { ...hello.who, role } }, events));
    },
  };
  return {
    port,
    room: () => room,
    die: () => {
      room = null;
      isUp = false;
      for (const line of lines) hangUp(line, null);
    },
    comeBack: () => {
      isUp = true;
    },
  };
}

export type TableDevice = {
  readonly games: Games;
  readonly parties: Parties;
  readonly records: { getState: () => PartyRecords };
  readonly game: (slot: Slot) => Promise<OpenGame>;
};

/** `files` and `records` outlive a restart. */
export function tableDevice(
  port: PartyPort,
  name: string,
  kept: { files: FileStore; records: PartyRecords } = {
    files: memoryFiles(),
    records: keptParties.parse(undefined),
  },
  onServer: (address: string) => void = () => undefined,
  onTrouble: (error: unknown, command?: unknown) => void = (error) => {
    throw error;
  },
): TableDevice {
  const games = gamesOn(kept.files);
  const records = createStore<PartyRecords>(() => kept.records);
  let ids = 0;
  let bytes = name.length * 17;
  const parties = openParties({
    games,
    files: kept.files,
    portTo: (address) => {
      onServer(address);
      return port;
    },
    records,
    engine: 'e1',
    newId: () => `${name}${Date.now().toString(36)}${ids++}`,
    nextByte: () => (bytes = (bytes * 5 + 3) % 256),
    onTrouble,
  });
  return { games, parties, records, game: async (slot) => valueOf(await games.open(slot)) };
}
