// Devices, a server and the network between them, all by chance from a seed: messages are late, lost, doubled and overtake
// each other; devices lose their connection, crash and go on alone; the server dies with everything it knew.

import { randomInt, seedRandom, type RandomState } from '../../src/kernel';
import {
  emptyList,
  makePartyDevice,
  openRoom,
  playEntry,
  playList,
  readToDevice,
  stateSum,
  writeMessage,
  type DeviceActs,
  type PartyDevice,
  type PartyList,
  type PartyMember,
  type PartyRoom,
  type PartyStep,
  type PartyWho,
  type RoomAct,
} from '../../src/party';
import { stateOf, type Journal, type Reducer } from '../../src/saves';

type AnyJournal = Journal<unknown, unknown, unknown>;

export type Dice = {
  readonly below: (sides: number) => number;
  readonly chance: (percent: number) => boolean;
};

export function diceOf(seed: string): Dice {
  let state: RandomState = seedRandom(seed);
  const below = (sides: number): number => {
    const drawn = randomInt(state, sides);
    ({ state } = drawn);
    return drawn.value;
  };
  return { below, chance: (percent) => below(100) < percent };
}

export type Table<Setup> = {
  readonly rules: Reducer<Setup, unknown, unknown, unknown, unknown>;
  readonly setup: Setup;
  readonly base: string;
  /** What a player at this state taps. */
  readonly tapOn: (state: unknown, dice: Dice) => PartyStep;
};

/** What outlives a crash. */
type Disk = { list: PartyList; who: PartyWho; readonly shelf: PartyList[] };

type Phone = {
  readonly id: string;
  readonly disk: Disk;
  machine: PartyDevice;
  journal: AnyJournal;
  line: number | null;
  /** Its state is not what its list makes of it. */
  isAstray: boolean;
};

type Parcel = { readonly line: number; readonly up: boolean; readonly text: string };

export type Outcome = {
  readonly lists: readonly PartyList[];
  readonly sums: readonly string[];
  readonly kept: ReadonlySet<string>;
  readonly accepted: ReadonlySet<string>;
  readonly late: ReadonlySet<string>;
  readonly forks: number;
  readonly deaths: number;
  readonly entries: number;
  /** Phones that went astray, and those that were told so. */
  readonly strays: number;
  readonly found: number;
  /** What each phone says of itself, and what each knows of all. */
  readonly saidBy: ReadonlyMap<string, PartyWho>;
  readonly knownBy: readonly (readonly PartyMember[])[];
};

/** Percent of the turns in which each fault happens. */
export type Faults = { readonly lose: number; readonly double: number; readonly trouble: number };

export function playParty<Setup>(
  table: Table<Setup>,
  { seed, phones: count, turns, faults }: { seed: string; phones: number; turns: number; faults: Faults },
): Outcome {
  const dice = diceOf(seed);
  const { rules, setup, base, tapOn } = table;
  const accepted = new Set<string>();
  const late = new Set<string>();
  const sumAt = new Map<string, string>();
  let net: Parcel[] = [];
  let lines = 0;
  let terms = 0;
  let ids = 0;
  let forks = 0;
  let deaths = 0;
  let [strays, found] = [0, 0];
  let now = 0;
  let room: PartyRoom<number> | null = null;
  let isUp = true;

  const machineOf = (id: string, disk: Disk): PartyDevice =>
    makePartyDevice({ device: id, list: disk.list, newId: () => `${ids++}`, who: disk.who });
  const phones: readonly Phone[] = Array.from({ length: count }, (_, index) => {
    const id = `d${index}`;
    const disk: Disk = { list: emptyList(base), who: { name: id, role: 'player', heroes: [] }, shelf: [] };
    const journal = playList(rules, setup, []);
    return { id, disk, machine: machineOf(id, disk), journal, line: null, isAstray: false };
  });

  const post = (line: number, up: boolean, text: string): void => {
    if (faults.lose > 0 && dice.chance(faults.lose)) return;
    net.push({ line, up, text });
    if (faults.double > 0 && dice.chance(faults.double)) net.push({ line, up, text });
  };

  /** What was seen after an entry is what everybody sees after it, for ever: dice do not change. */
  const look = (phone: Phone): void => {
    if (phone.isAstray) return;
    const chain = phone.disk.list.chains[phone.disk.list.entries.length] ?? base;
    const sum = stateSum(stateOf(phone.journal));
    const before = sumAt.get(chain);
    if (before !== undefined && before !== sum) throw new Error(`${phone.id} sees another state`);
    sumAt.set(chain, sum);
  };

  const carryOut = (phone: Phone, { send, added, told, shelved }: DeviceActs): void => {
    if (shelved) phone.disk.shelf.push(shelved);
    phone.disk.list = phone.machine.list();
    if (added === null) Object.assign(phone, { journal: playList(rules, setup, []), isAstray: false });
    for (const { step } of added ?? []) {
      ({ journal: phone.journal } = playEntry(phone.journal, rules, step));
    }
    if (added === null || added.length > 0) look(phone);
    for (const { id, outcome } of told) {
      if (outcome.kind === 'accepted') accepted.add(id);
      if (outcome.kind === 'late') late.add(id);
    }
    for (const { id } of added ?? []) accepted.add(id);
    if (phone.line !== null) for (const message of send) post(phone.line, true, writeMessage(message));
  };

  const carry = (acts: readonly RoomAct<number>[]): void => {
    for (const act of acts) {
      if (act.kind === 'send') post(act.to, false, writeMessage(act.message));
      else hangUp(act.line);
    }
  };
  const hangUp = (line: number): void => {
    net = net.filter((parcel) => parcel.line !== line);
    const phone = phones.find((one) => one.line === line);
    if (!phone) return;
    phone.line = null;
    phone.machine.disconnected();
  };

  const connect = (phone: Phone): void => {
    if (!isUp || phone.line !== null) return;
    room ??= openRoom<number>({ term: `t${++terms}`, engine: 'e', base, watch: 'w', opener: phone.id });
    phone.line = lines++;
    const { who } = phone.disk;
    carry(room.join(phone.line, { engine: 'e', device: phone.id, key: phone.id, who }, now));
    carryOut(phone, phone.machine.connected(`t${terms}`));
  };
  const cut = (phone: Phone): void => {
    if (phone.line === null) return;
    const { line } = phone;
    hangUp(line);
    if (room) carry(room.leave(line));
  };
  const crash = (phone: Phone): void => {
    cut(phone);
    phone.machine = machineOf(phone.id, phone.disk);
    playAnew(phone);
  };
  /** Kit and commands again. */
  const playAnew = (phone: Phone): void => {
    const journal = playList(rules, setup, phone.disk.list.entries);
    Object.assign(phone, { journal, isAstray: false });
    look(phone);
  };
  /** Something happens to one copy of the state. Copies that are wrong in the same way would find nothing: one at a time. */
  const goAstray = (phone: Phone): void => {
    if (phones.some(({ isAstray }) => isAstray)) return;
    const { journal } = playEntry(phone.journal, rules, tapOn(stateOf(phone.journal), dice));
    const isOther = stateSum(stateOf(journal)) !== stateSum(stateOf(phone.journal));
    if (isOther) Object.assign(phone, { journal, isAstray: true });
    strays += Number(isOther);
  };
  const compare = (phone: Phone, sure?: true): void => {
    if (phone.line === null || phone.machine.mode() !== 'together') return;
    const [number, sum] = [phone.disk.list.entries.length, stateSum(stateOf(phone.journal))];
    post(phone.line, true, writeMessage({ kind: 'sum', number, sum, ...(sure && { sure }) }));
  };
  /** Another seat, or another wish where all decide. */
  const speakOfSelf = (phone: Phone): void => {
    const { who } = phone.disk;
    const on = phone.disk.list.entries.length;
    const role = dice.chance(30) ? 'board' : 'player';
    phone.disk.who = dice.chance(50)
      ? { ...who, vote: { on, choice: dice.chance(50) ? 'yes' : 'no' } }
      : { name: who.name, role, heroes: [`h${dice.below(3)}`], ...(dice.chance(30) && { empire: true }) };
    carryOut(phone, phone.machine.setWho(phone.disk.who));
  };
  const die = (): void => {
    deaths++;
    isUp = false;
    room = null;
    for (const { line } of phones) if (line !== null) hangUp(line);
  };

  const deliver = (parcel: Parcel | undefined): void => {
    if (!parcel) return;
    net.splice(net.indexOf(parcel), 1);
    if (parcel.up) {
      if (room) carry(room.receive(parcel.line, parcel.text, now));
      return;
    }
    const phone = phones.find(({ line }) => line === parcel.line);
    const message = readToDevice(parcel.text);
    if (!message) throw new Error(`the room sent what nobody can read: ${parcel.text}`);
    if (!phone) return;
    if (message.kind === 'astray') {
      found++;
      playAnew(phone);
      compare(phone, true);
    } else carryOut(phone, phone.machine.receive(message));
  };

  const tap = (phone: Phone): void => {
    const tapped = phone.machine.tap(tapOn(stateOf(phone.journal), dice));
    if (typeof tapped !== 'string') carryOut(phone, tapped);
  };
  const settle = (phone: Phone): void => {
    if (phone.machine.mode() === 'forked') {
      forks++;
      carryOut(phone, phone.machine.takeTheirs());
    }
  };

  const TROUBLES: readonly ((phone: Phone) => void)[] = [
    cut,
    cut,
    crash,
    (phone) => {
      // Who is out of reach for long goes on alone.
      if (phone.line === null) carryOut(phone, phone.machine.goAlone());
    },
    (phone) => (dice.chance(20) ? die() : cut(phone)),
    settle,
    goAstray,
  ];
  const anyPhone = (): Phone => {
    const phone = phones[dice.below(phones.length)];
    if (!phone) throw new Error('no phone');
    return phone;
  };

  for (let turn = 0; turn < turns; turn++) {
    now += 100;
    const phone = anyPhone();
    if (dice.chance(faults.trouble)) TROUBLES[dice.below(TROUBLES.length)]?.(phone);
    else if (!isUp && dice.chance(10)) isUp = true;
    else if (dice.chance(30)) tap(phone);
    else if (phone.line === null && dice.chance(40)) connect(phone);
    else if (dice.chance(10)) carryOut(phone, phone.machine.remind());
    else if (dice.chance(8)) (dice.chance(50) ? speakOfSelf : compare)(phone);
    else deliver(net[dice.below(Math.max(1, net.length))]);
  }

  // The faults end, everybody comes back, whatever is under way arrives.
  isUp = true;
  const calm = { lose: faults.lose, double: faults.double };
  Object.assign(faults, { lose: 0, double: 0 });
  const isQuiet = (): boolean =>
    new Set(phones.map(({ disk }) => disk.list.chains.at(-1))).size === 1 &&
    phones.every(({ machine, isAstray }) => machine.mode() === 'together' && !isAstray);
  // A few more rounds than it takes: whatever is still said then changes nothing.
  for (let [round, quiet] = [0, 0]; round < 60 && quiet < 4; round++, quiet += Number(isQuiet())) {
    now += 1000;
    for (const phone of phones) {
      connect(phone);
      settle(phone);
      carryOut(phone, phone.machine.remind());
      compare(phone);
    }
    while (net.length > 0) deliver(net[0]);
  }
  Object.assign(faults, calm);

  const kept = new Set(
    phones
      .flatMap(({ disk }) => [disk.list, ...disk.shelf])
      .flatMap(({ entries }) => entries.map(({ id }) => id)),
  );
  return {
    lists: phones.map(({ disk }) => disk.list),
    sums: phones.map(({ journal }) => stateSum(stateOf(journal))),
    kept,
    accepted,
    late,
    forks,
    deaths,
    entries: phones[0]?.disk.list.entries.length ?? 0,
    strays,
    found,
    saidBy: new Map(phones.map(({ id, disk }) => [id, disk.who])),
    knownBy: phones.map(({ machine }) => machine.members()),
  };
}
