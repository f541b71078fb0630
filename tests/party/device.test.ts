// A device by itself, against what a room may answer.

import { describe, expect, it } from 'vitest';
import {
  appended,
  emptyList,
  listOfCommands,
  makePartyDevice,
  newPartyCode,
  newWatchCode,
  isWatchCode,
  playList,
  printPartyCode,
  readPartyCode,
  stateSum,
  type PartyDevice,
  type PartyEntry,
} from '../../src/party';
import { stateOf } from '../../src/saves';
import { roll, TOY_RULES, TOY_SETUP } from '../saves/toyGame';

const entry = (id: string): PartyEntry => ({ id, by: id.slice(0, 1), step: { kind: 'undo' } });
const listOf = (...ids: readonly string[]) => appended(emptyList('base'), ids.map(entry));

function deviceWith(...ids: readonly string[]): PartyDevice {
  let next = 0;
  const device = makePartyDevice({ device: 'a', list: listOf(...ids), newId: () => `n${next++}` });
  return device;
}
function together(...ids: readonly string[]): PartyDevice {
  const device = deviceWith(...ids);
  const list = listOf(...ids);
  device.connected('t1');
  device.receive({
    kind: 'more',
    run: { after: ids.length, chain: list.chains[ids.length] ?? '', entries: [] },
    head: ids.length,
  });
  return device;
}
const moreFor = (before: readonly string[], ...ids: readonly string[]) => {
  const after = before.length;
  const chain = listOf(...before).chains[after] ?? '';
  return { kind: 'more', run: { after, chain, entries: ids.map(entry) }, head: after + ids.length } as const;
};
const tapped = (device: PartyDevice) => {
  const acts = device.tap({ kind: 'undo' });
  if (typeof acts === 'string') throw new Error(acts);
  return acts;
};

describe('[party] a tap', () => {
  it('[party 5] is sent with the number it expects, and is not in the list yet', () => {
    const device = together('b.1');
    expect(tapped(device).send).toEqual([{ kind: 'tap', id: 'a.n0', next: 2, step: { kind: 'undo' } }]);
    expect(device.list()).toEqual(listOf('b.1'));
  });

  it('[party 5] is done when it comes back', () => {
    const device = together('b.1');
    tapped(device);
    const acts = device.receive(moreFor(['b.1'], 'a.n0'));
    expect(acts.told).toEqual([{ id: 'a.n0', outcome: { kind: 'accepted', number: 2 } }]);
    expect(acts.added).toEqual([entry('a.n0')]);
  });

  it('[party 5] that came too late says which entry was quicker', () => {
    const device = together('b.1');
    tapped(device);
    const { told } = device.receive(moreFor(['b.1'], 'c.1', 'c.2'));
    expect(told).toEqual([{ id: 'a.n0', outcome: { kind: 'late', entry: entry('c.1') } }]);
    expect(device.list()).toEqual(listOf('b.1', 'c.1', 'c.2'));
    expect(device.pending()).toBeNull();
  });

  it('[party 5] waits for the one before it', () => {
    const device = together();
    tapped(device);
    expect(device.tap({ kind: 'undo' })).toBe('busy');
  });

  it('[party 2] is said again with the same id after the connection was lost', () => {
    const device = together();
    const { send } = tapped(device);
    device.disconnected();
    expect(device.tap({ kind: 'undo' })).toBe('away');
    device.connected('t1');
    expect(device.receive(moreFor([])).send).toEqual(send);
  });

  it('[party 5] that went to a room that is gone is neither done nor too late', () => {
    const device = together();
    tapped(device);
    device.disconnected();
    device.connected('t2');
    expect(device.receive(moreFor([], 'c.1')).told).toEqual([{ id: 'a.n0', outcome: { kind: 'unknown' } }]);
  });
});

describe('[party] coming back', () => {
  it('[party 1] asks for what lies between', () => {
    const device = together('b.1');
    expect(device.receive(moreFor(['b.1', 'b.2'], 'b.3')).send).toMatchObject([{ kind: 'ask', have: 1 }]);
    expect(device.list()).toEqual(listOf('b.1'));
  });

  it('[party 9] hands in what the room does not have', () => {
    const device = deviceWith('b.1', 'a.1');
    device.connected('t2');
    const { send } = device.receive({ kind: 'less', head: 1, chain: listOf('b.1').chains[1] ?? '' });
    expect(send).toMatchObject([{ kind: 'rest', run: { after: 1, entries: [{ id: 'a.1' }] } }]);
  });

  it('[party 8] alone, a tap counts at once, and is handed in later', () => {
    const device = together('b.1');
    device.disconnected();
    device.goAlone();
    expect(tapped(device).added).toEqual([entry('a.n0')]);
    expect(device.list()).toEqual(listOf('b.1', 'a.n0'));
    device.connected('t1');
    expect(device.mode()).toBe('catchingUp');
  });

  it('[party 10] two evenings: nothing changes until the players say which one, and the other one is kept', () => {
    const device = deviceWith('b.1', 'a.1');
    device.connected('t2');
    const other = listOf('b.1', 'c.1');
    expect(device.receive({ kind: 'fork', at: 2, chain: other.chains[2] ?? '' }).added).toEqual([]);
    expect(device.mode()).toBe('forked');
    expect(device.list()).toEqual(listOf('b.1', 'a.1'));
    const acts = device.takeTheirs();
    expect(acts).toMatchObject({
      shelved: listOf('b.1', 'a.1'),
      added: null,
      send: [{ kind: 'ask', have: 0 }],
    });
    device.receive(moreFor([], 'b.1', 'c.1'));
    expect(device.list()).toEqual(other);
    expect(device.mode()).toBe('together');
  });

  it('[party 10] entries that differ from the own ones are a second evening, too', () => {
    const device = deviceWith('b.1', 'a.1');
    device.connected('t2');
    device.receive(moreFor(['b.1'], 'c.1', 'c.2'));
    expect(device.mode()).toBe('forked');
  });
});

describe('[party] the list, played', () => {
  const play = (...adds: readonly number[]) =>
    adds.map((add, index): PartyEntry => ({
      id: `a.${index}`,
      by: 'a',
      step: { kind: 'play', command: roll(add) },
    }));
  const sumOf = (entries: readonly PartyEntry[]) =>
    stateSum(stateOf(playList(TOY_RULES, TOY_SETUP, entries)));
  const step = (kind: 'undo' | 'redo'): PartyEntry => ({ id: `b.${kind}`, by: 'b', step: { kind } });

  it('[party 3] what the rules refuse changes nothing, nor does what they did not foresee', () => {
    const refused: PartyEntry = { id: 'c.1', by: 'c', step: { kind: 'play', command: { kind: 'refuseMe' } } };
    const odd: PartyEntry = { id: 'c.2', by: 'c', step: { kind: 'play', command: null } };
    expect(sumOf([refused, ...play(1, 2), odd])).toBe(sumOf(play(1, 2)));
    expect(sumOf([step('undo'), step('redo'), ...play(3)])).toBe(sumOf(play(3)));
  });

  it('[party 4] undo and redo move in the same history', () => {
    expect(sumOf([...play(1, 2), step('undo')])).toBe(sumOf(play(1)));
    expect(sumOf([...play(1, 2), step('undo'), step('redo')])).toBe(sumOf(play(1, 2)));
  });

  it('[party 8] a save gives the same list on every device, with what redo would bring', () => {
    const list = listOfCommands('base', [roll(1), roll(2), roll(3)], 1);
    expect(list).toEqual(listOfCommands('base', [roll(1), roll(2), roll(3)], 1));
    const journal = playList(TOY_RULES, TOY_SETUP, list.entries);
    expect(journal.cursor).toBe(1);
    expect(stateSum(stateOf(journal))).toBe(sumOf(play(1)));
  });

  it('[party 7] the order of fields does not matter for the sum, values do', () => {
    expect(stateSum({ a: 1, b: [{ c: 2, d: 3 }] })).toBe(stateSum({ b: [{ d: 3, c: 2 }], a: 1 }));
    expect(stateSum({ a: 1 })).not.toBe(stateSum({ a: 2 }));
    expect(stateSum([1, 2])).not.toBe(stateSum([2, 1]));
  });
});

describe('[party] codes', () => {
  const bytes = () => {
    let next = 250;
    return () => (next = (next + 7) % 256);
  };

  it('[party 17] have 8 signs, or 12 for watching, and none that can be mistaken', () => {
    const [code, watch] = [newPartyCode(bytes()), newWatchCode(bytes())];
    expect(code).toMatch(/^[2-9A-HJKMNP-Z]{8}$/);
    expect(watch).toMatch(/^[2-9A-HJKMNP-Z]{12}$/);
    expect([isWatchCode(code), isWatchCode(watch)]).toEqual([false, true]);
  });

  it('[party 17] every sign is as likely as another', () => {
    const counts = new Map<string, number>();
    let byte = 0;
    // Each byte once, over and over: 248 of 256 are used, 8 for each sign.
    for (let codes = 0; codes < 31; codes++)
      for (const sign of newPartyCode(() => byte++ % 256)) counts.set(sign, (counts.get(sign) ?? 0) + 1);
    expect(new Set(counts.values())).toEqual(new Set([8]));
  });

  it.each([
    ['kxqf-7m2p', 'KXQF7M2P'],
    [' KXQF 7M2P ', 'KXQF7M2P'],
    ['KXQF–7M2P', 'KXQF7M2P'],
    ['KXQF-7M2P-AAAA', 'KXQF7M2PAAAA'],
    ['KXQF7M2', null],
    ['KXQF7M2O', null],
    ['', null],
  ])('[party 17] as typed: %j', (typed, code) => expect(readPartyCode(typed)).toBe(code));

  it('[party 17] is printed in groups of four', () => expect(printPartyCode('KXQF7M2P')).toBe('KXQF-7M2P'));
});
