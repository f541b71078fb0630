// Phones over real sockets: the device of src/party on the line of src/platform, with a list and nothing else.

import {
  emptyList,
  makePartyDevice,
  newPartyCode,
  newWatchCode,
  type DeviceActs,
  type PartyDevice,
  type PartyList,
  type PartyRole,
  type PartyStep,
  type PartyWho,
  type TapOutcome,
  type ToDevice,
} from '../../src/party';
import { partyPort } from '../../src/platform/partyPort';
import type { LineProblem, PartyCodes, PartyLine } from '../../src/session';
import type { Dice } from '../party/network';

export const codesBy = ({ below }: Dice): PartyCodes => ({
  code: newPartyCode(() => below(256)),
  watch: newWatchCode(() => below(256)),
});

export const BASE = 'base';

export type SocketPhone = {
  readonly id: string;
  readonly machine: () => PartyDevice;
  readonly told: Map<string, TapOutcome>;
  readonly heard: ToDevice[];
  readonly shelf: PartyList[];
  readonly drops: (string | null)[];
  readonly come: (code?: string) => Promise<LineProblem | null>;
  readonly cut: () => void;
  readonly tap: (step: PartyStep) => string | null;
  readonly remind: () => void;
  readonly takeTheirs: () => void;
  readonly line: () => PartyLine | null;
  readonly setWho: (who: PartyWho) => void;
  /** Told the length of the list whenever it grew. */
  readonly onList: (hear: (length: number) => void) => void;
};

export function socketPhone(
  address: string | (() => string),
  codes: PartyCodes,
  id: string,
  {
    role = 'player',
    engine = 'e1',
    key = `key-${id}`,
  }: { role?: PartyRole; engine?: string; key?: string } = {},
): SocketPhone {
  let ids = 0;
  let line: PartyLine | null = null;
  let connection = 0;
  let onList: (length: number) => void = () => undefined;
  const machine = makePartyDevice({
    device: id,
    list: emptyList(BASE),
    newId: () => `${ids++}`,
    who: { name: id, role, heroes: [] },
  });
  const phone = {
    told: new Map<string, TapOutcome>(),
    heard: [] as ToDevice[],
    shelf: [] as PartyList[],
    drops: [] as (string | null)[],
  };
  const carry = ({ send, told, shelved }: DeviceActs): void => {
    if (shelved) phone.shelf.push(shelved);
    for (const { id: tap, outcome } of told) phone.told.set(tap, outcome);
    for (const message of send) line?.send(message);
    onList(machine.list().entries.length);
  };
  const come = async (code = codes.code): Promise<LineProblem | null> => {
    if (line) return null;
    const own = ++connection;
    const early: ToDevice[] = [];
    const hear = (message: ToDevice): void => {
      if (own !== connection) return;
      phone.heard.push(message);
      if (message.kind === 'welcome') carry(machine.connected(message.term));
      carry(machine.receive(message));
    };
    const events = {
      onMessage: (message: ToDevice) => void (line ? hear(message) : early.push(message)),
      onClosed: (why: string | null) => {
        if (own !== connection) return;
        phone.drops.push(why);
        line = null;
        machine.disconnected();
      },
    };
    const port = partyPort(typeof address === 'string' ? address : address());
    const hello = { engine, device: id, key, who: machine.who() };
    let opened = await port.join(code, hello, events);
    if (!opened.ok && opened.error === 'noRoom' && code === codes.code) {
      opened = await port.open(codes, BASE, hello, events);
      if (opened.ok) opened.value.send({ kind: 'kit', part: 0, of: 1, text: 'kit' });
    }
    if (!opened.ok) return opened.error;
    line = opened.value;
    early.forEach(hear);
    return null;
  };
  return {
    ...phone,
    id,
    machine: () => machine,
    setWho: (who) => carry(machine.setWho(who)),
    onList: (hear) => {
      onList = hear;
    },
    come,
    cut: () => {
      connection++;
      line?.close();
      line = null;
      machine.disconnected();
    },
    tap: (step) => {
      const acts = machine.tap(step);
      if (typeof acts === 'string') return null;
      carry(acts);
      return acts.id;
    },
    remind: () => carry(machine.remind()),
    takeTheirs: () => carry(machine.takeTheirs()),
    line: () => line,
  };
}

export const until = async (holds: () => boolean, what: string, seconds = 30): Promise<void> => {
  const end = Date.now() + seconds * 1000;
  while (!holds()) {
    if (Date.now() > end) throw new Error(`waited in vain until ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
};
