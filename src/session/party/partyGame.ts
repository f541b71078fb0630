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
  /** The state differs from that of the others, also with the kit and the commands of the party. */
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
  /** How many entries the list has. */
  readonly number: number;
};

export type PartyGame = {
  readonly store: Pick<StoreApi<PartyView>, 'getState' | 'getInitialState' | 'subscribe'>;
  readonly setWho: (who: PartyWho) => void;
  /** What the players of this device want, of the question that is open now. */
  readonly vote: (choice: string) => void;
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
  /** The kit came again: the game begins anew with it. Says whether it could be used. */
  readonly renew: (kit: readonly string[]) => Promise<boolean>;
  readonly onTrouble: (error: unknown, command?: unknown) => void;
};

const REMIND_MS = 4000;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 5000;
/** Problems that the next try may not have. */
const PASSING: ReadonlySet<string> = new Set<LineProblem>(['noServer', 'noRoom', 'taken', 'tooOften']);
/** After so many entries it is no longer the same trouble. */
const LONG_RIGHT = 40;
/** The first time the commands are played again; then the kit is asked for; then this device cannot help itself. */
const ASTRAY: readonly ('play' | 'kit')[] = ['play', 'play', 'kit'];

export function makePartyGame(parts: PartyGameParts): PartyGame {
  const { game, slot, record, identity, port, files, onTrouble } = parts;
  const { device } = identity;
  const machine = makePartyDevice({ device, list: parts.list, newId: parts.newId, who: record.who });
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
    number: parts.list.entries.length,
  }));
  const inTurn = makeQueue();
  let line: PartyLine | null = null;
  let connection = 0;
  let tries = 0;
  let astray = 0;
  let lastAstray = 0;
  let written: PartyList | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let isOver = false;

  const show = (more: Partial<PartyView> = {}): void =>
    store.setState({
      mode: machine.mode(),
      who: machine.who(),
      locked: machine.locked(),
      number: machine.list().entries.length,
      // As long as nothing is new of them, the same ones.
      ...(machine.members().length > 0 && { members: machine.members() }),
      ...more,
    });
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
    onSum: (number, sum, sure) => line?.send({ kind: 'sum', number, sum, ...(sure && { sure }) }),
    onTrouble,
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
      show({ watch: message.watch, problem: null });
      carry(machine.connected(message.term));
      carry(machine.receive(message));
    } else if (message.kind === 'gotKit') {
      sendKit(message.part + 1);
    } else if (message.kind === 'astray') {
      comeRight(message.number);
    } else if (message.kind === 'kitPart') {
      takeKit(message.part, message.of, message.text);
    } else {
      carry(machine.receive(message));
    }
  };
  const comeRight = (number: number): void => {
    if (number > lastAstray + LONG_RIGHT) astray = 0;
    lastAstray = number;
    const way = ASTRAY[astray++];
    if (way === 'play') steering.playAnew();
    else if (way === 'kit') line?.send({ kind: 'wantKit', part: 0 });
    else end('differs');
  };
  let kitParts: readonly string[] = [];
  const takeKit = (part: number, of: number, text: string): void => {
    if (part !== kitParts.length) return;
    kitParts = [...kitParts, text];
    if (kitParts.length < of) return line?.send({ kind: 'wantKit', part: kitParts.length });
    const whole = kitParts;
    kitParts = [];
    parts
      .renew(whole)
      .then((isRenewed) => isRenewed || end('differs'))
      .catch(onTrouble);
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
    const hello: PartyHello = { ...identity, who: machine.who() };
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
    if (!line) return;
    carry(machine.remind());
    steering.compare();
  }, REMIND_MS);

  game.running.steer(steering.ways);
  steering.playAnew();
  connect().catch(onTrouble);

  return {
    store,
    setWho: (who) => carry(machine.setWho(who)),
    vote: (choice) =>
      carry(machine.setWho({ ...machine.who(), vote: { on: machine.list().entries.length, choice } })),
    setLocked: (locked) => line?.send({ kind: 'lock', locked }),
    forgetQuicker: () => show({ quicker: null }),
    goAlone: () => {
      hangUp();
      carry(machine.goAlone());
    },
    comeBack: () => {
      hangUp();
      machine.comeBack();
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
