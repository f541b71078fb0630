// A game that several devices play: the running game on one side, the line to the room on the other. Taps go to the room and
// count when they come back; entries of all devices are played in their order. Without a line it tries again by itself.

import { createStore, type StoreApi } from 'zustand/vanilla';
import { makeQueue } from '../../kernel';
import {
  isWatchCode,
  makePartyDevice,
  type DeviceActs,
  type PartyHello,
  type PartyList,
  type PartyMember,
  type PartyMode,
  type PartyWho,
  type ToDevice,
} from '../../party';
import type { Slot } from '../slots/names';
import type { LineEvents, LineProblem, PartyLine, PartyPort } from './line';
import type { PartyFiles } from './partyFiles';
import type { PartyRecord } from './records';
import { makeSteering, type PlayedGame } from './steering';

export type TogetherProblem =
  | Exclude<LineProblem, 'noServer' | 'noRoom' | 'taken' | 'tooOften'>
  /** The state differs from that of the others, also after it was played anew. */
  | 'differs'
  /** No free slot for the evening that would be left. */
  | 'noSlot'
  /** Another window of this device plays. */
  | 'replaced';

export type PartyView = {
  readonly mode: PartyMode;
  readonly code: string;
  readonly watch: string;
  readonly me: string;
  readonly who: PartyWho;
  readonly members: readonly PartyMember[];
  readonly locked: boolean;
  /** What does not mend itself. */
  readonly problem: TogetherProblem | null;
  /** The name of the device that was quicker than the last tap. */
  readonly quicker: string | null;
};

export type PartyGame = {
  readonly store: Pick<StoreApi<PartyView>, 'getState' | 'getInitialState' | 'subscribe'>;
  readonly setWho: (who: PartyWho) => void;
  readonly setLocked: (locked: boolean) => void;
  readonly forgetQuicker: () => void;
  readonly goAlone: () => void;
  readonly comeBack: () => void;
  readonly takeTheirs: () => Promise<void>;
  /** Ends it for this device; the game stays in its slot. */
  readonly leave: () => void;
};

export type PartyGameParts = {
  readonly game: PlayedGame;
  readonly slot: Slot;
  readonly record: PartyRecord;
  readonly list: PartyList;
  readonly identity: Pick<PartyHello, 'device' | 'key' | 'engine'>;
  readonly kit: () => readonly string[] | null;
  readonly port: PartyPort;
  readonly files: PartyFiles;
  readonly newId: () => string;
  /** Keeps a copy of the game as it is; says whether there was a slot for it. */
  readonly shelve: () => Promise<boolean>;
  readonly onTrouble: (error: unknown) => void;
};

const REMIND_MS = 4000;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 5000;
/** Problems that the next try may not have. */
const PASSING: ReadonlySet<string> = new Set<LineProblem>(['noServer', 'noRoom', 'taken', 'tooOften']);
const MOST_ASTRAY = 3;

export function makePartyGame(parts: PartyGameParts): PartyGame {
  const { game, slot, record, identity, port, files, onTrouble } = parts;
  const { device } = identity;
  const machine = makePartyDevice({ device, list: parts.list, newId: parts.newId });
  const store = createStore<PartyView>(() => ({
    mode: machine.mode(),
    code: record.code,
    watch: record.watch,
    me: device,
    who: record.who,
    members: [],
    locked: false,
    problem: null,
    quicker: null,
  }));
  const inTurn = makeQueue();
  let line: PartyLine | null = null;
  let connection = 0;
  let tries = 0;
  let astray = 0;
  let written: PartyList | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let isOver = false;

  const show = (more: Partial<PartyView> = {}): void => store.setState({ mode: machine.mode(), ...more });
  const nameOf = (id: string): string =>
    store.getState().members.find((member) => member.id === id)?.name ?? '';

  const steering = makeSteering({
    game,
    device,
    tap: machine.tap,
    isWatching: () => isWatchCode(record.code),
    list: machine.list,
    carry: (acts) => carry(acts),
    onLate: (by) => show({ quicker: nameOf(by) }),
    onSum: (number, sum) => line?.send({ kind: 'sum', number, sum }),
  });

  const carry = (acts: DeviceActs): void => {
    const list = machine.list();
    if (list !== written) {
      const before = written;
      written = list;
      inTurn(() => files.write(slot, list, before)).catch((error: unknown) => {
        // The next write begins anew.
        written = null;
        onTrouble(error);
      });
    }
    for (const message of acts.send) line?.send(message);
    steering.play(acts);
    show();
  };

  const hear = (message: ToDevice): void => {
    if (message.kind === 'welcome') {
      show({ members: message.members, locked: message.locked, watch: message.watch, problem: null });
      carry(machine.connected(message.term));
    } else if (message.kind === 'members') {
      show({ members: message.members, locked: message.locked });
    } else if (message.kind === 'gotKit') {
      sendKit(message.part + 1);
    } else if (message.kind === 'astray') {
      if (++astray > MOST_ASTRAY) end('differs');
      else steering.playAnew();
    } else {
      carry(machine.receive(message));
    }
  };
  const sendKit = (part: number): void => {
    const kit = parts.kit();
    const text = kit?.[part];
    if (kit && text !== undefined) line?.send({ kind: 'kit', part, of: kit.length, text });
  };

  const later = (): void => {
    if (isOver || timer !== null) return;
    const wait = Math.min(FIRST_WAIT_MS * 2 ** tries++, LONGEST_WAIT_MS);
    timer = setTimeout(() => {
      timer = null;
      connect().catch(onTrouble);
    }, wait);
  };
  const hangUp = (): void => {
    connection++;
    line?.close();
    line = null;
    machine.disconnected();
    if (timer !== null) clearTimeout(timer);
    timer = null;
  };
  const end = (problem: TogetherProblem): void => {
    hangUp();
    show({ problem });
  };

  const connect = async (): Promise<void> => {
    if (isOver || line) return;
    const own = ++connection;
    const early: ToDevice[] = [];
    const events: LineEvents = {
      onMessage: (message) => {
        if (own !== connection) return;
        if (line) hear(message);
        else early.push(message);
      },
      onClosed: (why) => {
        if (own !== connection) return;
        if (why === 'replaced') return end('replaced');
        line = null;
        machine.disconnected();
        show();
        later();
      },
    };
    const { who } = store.getState();
    const hello: PartyHello = { ...identity, who };
    const joined = await port.join(record.code, hello, events);
    const mayOpen = !joined.ok && joined.error === 'noRoom' && !isWatchCode(record.code);
    const opened = mayOpen ? await port.open(record, record.base, hello, events) : joined;
    if (own !== connection || isOver) {
      if (opened.ok) opened.value.close();
      return;
    }
    if (!opened.ok) {
      const { error } = opened;
      if (PASSING.has(error)) later();
      else show({ problem: error as TogetherProblem });
      return;
    }
    line = opened.value;
    tries = 0;
    if (mayOpen) sendKit(0);
    early.forEach(hear);
  };

  const reminder = setInterval(() => {
    if (line) carry(machine.remind());
  }, REMIND_MS);

  game.running.steer(steering.ways);
  steering.playAnew();
  connect().catch(onTrouble);

  return {
    store,
    setWho: (who) => {
      show({ who });
      line?.send({ kind: 'who', who });
    },
    setLocked: (locked) => line?.send({ kind: 'lock', locked }),
    forgetQuicker: () => show({ quicker: null }),
    goAlone: () => {
      hangUp();
      carry(machine.goAlone());
    },
    comeBack: () => {
      hangUp();
      tries = 0;
      show({ problem: null });
      connect().catch(onTrouble);
    },
    takeTheirs: async () => {
      if (machine.mode() !== 'forked') return;
      if (!(await parts.shelve())) return show({ problem: 'noSlot' });
      show({ problem: null });
      carry(machine.takeTheirs());
    },
    leave: () => {
      isOver = true;
      clearInterval(reminder);
      hangUp();
      game.running.steer(null);
      steering.stop();
    },
  };
}
