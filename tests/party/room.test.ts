// The room by itself: order, answers, bounds and rights. Lines are numbers, time is handed in.

import { describe, expect, it } from 'vitest';
import {
  emptyList,
  MESSAGE_LETTERS,
  openRoom,
  writeMessage,
  type PartyRole,
  type PartyRoom,
  type PartyStep,
  type RoomAct,
  type ToRoom,
} from '../../src/party';

const UNDO: PartyStep = { kind: 'undo' };
const play = (what: string): PartyStep => ({ kind: 'play', command: what });
const BASE = emptyList('base');

const hello = (device: string, { role = 'player' as PartyRole, key = `k${device}`, engine = 'e1' } = {}) => ({
  engine,
  device,
  key,
  who: { name: device.toUpperCase(), role, heroes: [] },
});

function roomWith(...devices: readonly string[]): PartyRoom<string> {
  const room = openRoom<string>({ term: 't', engine: 'e1', base: BASE.base, watch: 'W', opener: 'a' });
  for (const device of devices) room.join(device, hello(device), 0);
  return room;
}
const say = (room: PartyRoom<string>, line: string, message: ToRoom, now = 0) =>
  room.receive(line, writeMessage(message), now);
const tap = (room: PartyRoom<string>, line: string, next: number, id: string, step = play(id)) =>
  say(room, line, { kind: 'tap', id, next, step });
const idsOf = (room: PartyRoom<string>) => room.list().entries.map(({ id }) => id);
const sentTo = (acts: readonly RoomAct<string>[], line: string) =>
  acts.flatMap((act) => (act.kind === 'send' && act.to === line ? [act.message] : []));
const dropped = (acts: readonly RoomAct<string>[]) =>
  acts.flatMap((act) => (act.kind === 'drop' ? [[act.line, act.why]] : []));

describe('[party] the order', () => {
  it('[party 1] the tap with the next number is accepted and told to everybody', () => {
    const room = roomWith('a', 'b');
    const acts = tap(room, 'a', 1, 'a.1');
    expect(room.list().entries).toEqual([{ id: 'a.1', by: 'a', step: play('a.1') }]);
    for (const line of ['a', 'b']) {
      expect(sentTo(acts, line)).toEqual([
        { kind: 'more', run: { after: 0, chain: 'base', entries: room.list().entries }, head: 1 },
      ]);
    }
  });

  it('[party 1] of two taps at the same moment the second is answered with what it missed, and nobody else is told', () => {
    const room = roomWith('a', 'b');
    tap(room, 'a', 1, 'a.1');
    const acts = tap(room, 'b', 1, 'b.1');
    expect(idsOf(room)).toEqual(['a.1']);
    expect(sentTo(acts, 'a')).toEqual([]);
    expect(sentTo(acts, 'b')).toMatchObject([{ kind: 'more', head: 1, run: { entries: [{ id: 'a.1' }] } }]);
  });

  it.each([0, 3, 4_000_000])('[party 1] a forged number is not accepted: %i', (next) => {
    const room = roomWith('a', 'b');
    tap(room, 'a', 1, 'a.1');
    tap(room, 'b', next, 'b.1');
    expect(idsOf(room)).toEqual(['a.1']);
  });

  it('[party 2] a tap that arrives twice counts once', () => {
    const room = roomWith('a', 'b');
    tap(room, 'a', 1, 'a.1');
    tap(room, 'b', 2, 'b.1');
    const again = tap(room, 'a', 1, 'a.1');
    expect(idsOf(room)).toEqual(['a.1', 'b.1']);
    expect(sentTo(again, 'a')).toMatchObject([
      { run: { after: 0, entries: [{ id: 'a.1' }, { id: 'b.1' }] } },
    ]);
  });

  it('[party 4] undo is an entry, with the device that made it', () => {
    const room = roomWith('a', 'b');
    tap(room, 'a', 1, 'a.1');
    tap(room, 'b', 2, 'b.1', UNDO);
    expect(room.list().entries.at(-1)).toEqual({ id: 'b.1', by: 'b', step: UNDO });
  });

  it('[party 9] a device that has more hands in the rest', () => {
    const [old, room] = [roomWith('a', 'b'), roomWith('a', 'b')];
    for (const [index, id] of ['a.1', 'b.1', 'a.2'].entries()) tap(old, id.slice(0, 1), index + 1, id);
    tap(room, 'a', 1, 'a.1');
    const { entries, chains } = old.list();
    const answer = say(room, 'b', { kind: 'ask', have: 3, chain: chains[3] ?? '' });
    expect(sentTo(answer, 'b')).toEqual([{ kind: 'less', head: 1, chain: chains[1] }]);
    say(room, 'b', { kind: 'rest', run: { after: 1, chain: chains[1] ?? '', entries: entries.slice(1) } });
    expect(room.list()).toEqual(old.list());
  });

  it('[party 10] a device that went on differently is told so, and changes nothing', () => {
    const [other, room] = [roomWith('a', 'b'), roomWith('a', 'b')];
    tap(other, 'b', 1, 'b.1');
    tap(room, 'a', 1, 'a.1');
    const { entries, chains } = other.list();
    const ask = say(room, 'b', { kind: 'ask', have: 1, chain: chains[1] ?? '' });
    expect(sentTo(ask, 'b')).toEqual([{ kind: 'fork', at: 1, chain: room.list().chains[1] }]);
    const forced = say(room, 'b', { kind: 'rest', run: { after: 0, chain: 'base', entries } });
    expect(idsOf(room)).toEqual(['a.1']);
    expect(sentTo(forced, 'a')).toEqual([]);
  });
});

describe('[party] the state', () => {
  const astray = (acts: readonly RoomAct<string>[]) =>
    acts.flatMap((act) => (act.kind === 'send' && act.message.kind === 'astray' ? [act.to] : []));

  it('[party 7] the device that differs from most is told', () => {
    const room = roomWith('a', 'b', 'c');
    tap(room, 'a', 1, 'a.1');
    const sum = (line: string, text: string) =>
      astray(say(room, line, { kind: 'sum', number: 1, sum: text }));
    expect(sum('c', 'wrong')).toEqual([]);
    // Among equals the first is right, until there are more.
    expect(sum('a', 'right')).toEqual(['a']);
    expect(sum('b', 'right')).toEqual(['c']);
    expect(sum('c', 'right')).toEqual([]);
  });

  it('[party 6] the opener hands in the kit; others get it part by part', () => {
    const room = roomWith('a', 'b');
    const part = (line: string, number: number, text: string) =>
      say(room, line, { kind: 'kit', part: number, of: 2, text });
    expect(part('b', 0, 'forged')).toEqual([]);
    part('a', 0, 'one');
    expect(room.isReady()).toBe(false);
    part('a', 1, 'two');
    expect(room.isReady()).toBe(true);
    expect(part('a', 1, 'other')).toEqual([]);
    expect(sentTo(say(room, 'b', { kind: 'wantKit', part: 1 }), 'b')).toEqual([
      { kind: 'kitPart', part: 1, of: 2, text: 'two' },
    ]);
    expect(say(room, 'b', { kind: 'wantKit', part: 7 })).toEqual([]);
  });
});

describe('[party] who may do what', () => {
  it('[party 12] another version of the engine does not join', () => {
    expect(roomWith('a').mayJoin(hello('b', { engine: 'e2' }))).toBe('otherVersion');
  });

  it('[party 13] the ninth device does not join; one that is here may come again', () => {
    const room = roomWith('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h');
    expect(room.mayJoin(hello('i'))).toBe('full');
    expect(room.mayJoin(hello('h'))).toBeNull();
    room.leave('c');
    expect(room.mayJoin(hello('i'))).toBeNull();
  });

  it('[party 14] who watches reads, but neither taps, nor hands in, nor locks, nor becomes a player', () => {
    const room = roomWith('a');
    room.join('w', hello('w', { role: 'watcher' }), 0);
    tap(room, 'w', 1, 'w.1');
    const { chain, entries } = { chain: 'base', entries: [{ id: 'w.2', by: 'a', step: UNDO }] };
    say(room, 'w', { kind: 'rest', run: { after: 0, chain, entries } });
    say(room, 'w', { kind: 'lock', locked: true });
    say(room, 'w', { kind: 'who', who: { name: 'W', role: 'player', heroes: [] } });
    tap(room, 'w', 1, 'w.3');
    expect(idsOf(room)).toEqual([]);
    expect(room.mayJoin(hello('b'))).toBeNull();
    expect(sentTo(say(room, 'w', { kind: 'ask', have: 0, chain: 'base' }), 'w')).toMatchObject([
      { kind: 'more' },
    ]);
  });

  it('[party 15] a locked room knows its devices', () => {
    const room = roomWith('a', 'b');
    say(room, 'a', { kind: 'lock', locked: true });
    room.leave('b');
    expect(room.mayJoin(hello('c'))).toBe('locked');
    expect(room.mayJoin(hello('b'))).toBeNull();
    say(room, 'a', { kind: 'lock', locked: false });
    expect(room.mayJoin(hello('c'))).toBeNull();
  });

  it('[party 16] without its key nobody comes as another device, nor taps in its name', () => {
    const room = roomWith('a', 'b');
    expect(room.mayJoin(hello('a', { key: 'guessed' }))).toBe('otherDevice');
    tap(room, 'b', 1, 'a.1');
    expect(idsOf(room)).toEqual([]);
    tap(room, 'b', 1, 'b.1');
    expect(room.list().entries).toMatchObject([{ by: 'b' }]);
  });

  it('[party 16] a device that comes again takes the place of its old connection', () => {
    const room = roomWith('a', 'b');
    const acts = room.join('a again', hello('a'), 0);
    expect(dropped(acts)).toEqual([['a', 'replaced']]);
    expect(room.lines()).toBe(2);
    tap(room, 'a', 1, 'a.1');
    expect(idsOf(room)).toEqual([]);
    tap(room, 'a again', 1, 'a.1');
    expect(idsOf(room)).toEqual(['a.1']);
  });

  it('[party 16] members are told who is here', () => {
    const room = roomWith('a', 'b');
    const [told] = sentTo(room.leave('b'), 'a');
    expect(told).toMatchObject({
      kind: 'members',
      members: [
        { id: 'a', here: true },
        { id: 'b', here: false },
      ],
    });
  });
});

describe('[party] bounds', () => {
  const deep = `{"kind":"tap","id":"b.1","next":1,"step":{"kind":"play","command":${'['.repeat(5000)}${']'.repeat(5000)}}}`;
  const command = (value: unknown) =>
    JSON.stringify({ kind: 'tap', id: 'b.1', next: 1, step: { kind: 'play', command: value } });

  it.each<readonly [string, unknown]>([
    ['no text', { kind: 'ask', have: 0, chain: 'base' }],
    ['bytes', new Uint8Array(8)],
    ['nothing', undefined],
    ['no JSON', '{"kind":'],
    ['a list', '[]'],
    ['null', 'null'],
    ['an unknown kind', '{"kind":"close"}'],
    ['a kind of every object', '{"kind":"constructor"}'],
    ['a number that is none', '{"kind":"ask","have":"0","chain":"base"}'],
    ['a negative number', '{"kind":"ask","have":-1,"chain":"base"}'],
    ['half a number', '{"kind":"tap","id":"b.1","next":1.5,"step":{"kind":"undo"}}'],
    ['an id with other signs', '{"kind":"tap","id":"b. 1\\n","next":1,"step":{"kind":"undo"}}'],
    ['a step without a command', '{"kind":"tap","id":"b.1","next":1,"step":{"kind":"play"}}'],
    ['a command that reaches into objects', command(JSON.parse('{"__proto__":{"x":1}}'))],
    ['a command that is too deep', deep],
    ['a command that is too long', command('x'.repeat(8001))],
    ['a message that is too long', `"${'x'.repeat(MESSAGE_LETTERS)}"`],
    [
      'a name that is too long',
      JSON.stringify({ kind: 'who', who: { name: 'x'.repeat(41), role: 'player', heroes: [] } }),
    ],
    ['a kit of too many parts', '{"kind":"kit","part":0,"of":129,"text":""}'],
  ])('[party 13] ends the connection: %s', (_, text) => {
    const room = roomWith('a', 'b');
    const acts = room.receive('b', text, 0);
    expect(dropped(acts)).toEqual([['b', 'malformed']]);
    expect(idsOf(room)).toEqual([]);
    expect(room.receive('b', writeMessage({ kind: 'lock', locked: true }), 0)).toEqual([]);
    tap(room, 'a', 1, 'a.1');
    expect(idsOf(room)).toEqual(['a.1']);
  });

  it('[party 13] who floods loses the connection; a second without words gives new ones', () => {
    const room = roomWith('a', 'b');
    const ask = (line: string, now: number) =>
      dropped(say(room, line, { kind: 'ask', have: 0, chain: 'base' }, now));
    for (let said = 0; said < 120; said++) expect(ask('a', 0)).toEqual([]);
    for (let said = 0; said < 30; said++) expect(ask('a', 1000)).toEqual([]);
    expect(ask('a', 1000)).toEqual([['a', 'flooding']]);
    expect(ask('b', 1000)).toEqual([]);
  });

  it('[party 13] a list has its end', () => {
    const room = roomWith('a');
    let before = room.list();
    for (let part = 0; part < 100; part++) {
      const entries = Array.from({ length: 200 }, (_, index) => ({
        id: `a.${part}-${index}`,
        by: 'a',
        step: UNDO,
      }));
      const run = { after: before.entries.length, chain: before.chains.at(-1) ?? '', entries };
      say(room, 'a', { kind: 'rest', run }, part * 1000);
      before = room.list();
    }
    expect(before.entries).toHaveLength(20_000);
    tap(room, 'a', 20_001, 'a.more');
    expect(room.list().entries).toHaveLength(20_000);
  });
});
