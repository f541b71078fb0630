// Strangers and broken devices at the real server: they are refused, and the table plays on.

import { connect } from 'node:net';
import { hostname } from 'node:os';
import { Client, type Room } from 'colyseus.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MESSAGE_LETTERS } from '../../src/party';
import { isOwnHost, isWelcome, limitRequests, REQUESTS } from '../../server/guard';
import { readArrival, readOpening } from '../../server/hello';
import { partyOptions } from '../../server/options';
import { diceOf } from '../party/network';
import { killAll, startParty, type ServerProcess } from './processes';
import { BASE, codesBy, socketPhone, until, type SocketPhone } from './phones';

const WHO = { name: 'x', role: 'player', heroes: [] };

describe('[party] a table with a stranger', () => {
  let server: ServerProcess;
  let ada: SocketPhone;
  let bo: SocketPhone;
  const codes = codesBy(diceOf('hostile'));

  beforeAll(async () => {
    server = await startParty();
    ada = socketPhone(server.address, codes, 'ada');
    bo = socketPhone(server.address, codes, 'bo');
    await ada.come();
    await bo.come();
    await until(() => ada.machine().mode() === 'together', 'Ada is there');
  });
  afterAll(killAll);

  it('[party 18] by a name that a stranger let lead here it gets neither an answer nor a socket', async () => {
    const ask = (lines: readonly string[]): Promise<string> =>
      new Promise((resolve) => {
        const socket = connect(server.port, 'localhost');
        let heard = '';
        socket.on('data', (piece) => (heard += piece.toString()));
        socket.on('close', () => resolve(heard));
        socket.write(`GET /party HTTP/1.1\r\n${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`);
      });
    const stranger = ['Host: evil.example', 'Origin: http://evil.example'];
    expect(await ask(stranger)).toMatch(/^HTTP\/1\.1 421 /);
    expect(await ask([...stranger, 'Connection: Upgrade', 'Upgrade: websocket'])).toMatch(/^HTTP\/1\.1 4/);
    expect(await ask([`Host: localhost:${server.port}`])).toMatch(/^HTTP\/1\.1 200 /);
  });

  const stranger = async (device: string): Promise<Room> => {
    const found = (await (await fetch(`${server.address}/party/room?code=${codes.code}`)).json()) as {
      room: string;
    };
    const hello = { code: codes.code, engine: 'e1', device, key: 'k', who: WHO };
    const room = await new Client(server.address).joinById(found.room, hello);
    room.onMessage('m', () => undefined);
    room.onError(() => undefined);
    return room;
  };
  const plays = async (): Promise<void> => {
    const before = bo.machine().list().entries.length;
    const tap = ada.tap({ kind: 'play', command: before });
    await until(() => bo.machine().list().entries.length === before + 1, 'Bo sees what Ada did');
    expect(ada.told.get(tap ?? '')).toEqual({ kind: 'accepted', number: before + 1 });
    expect([ada.drops, bo.drops]).toEqual([[], []]);
  };

  it.each<readonly [string, (room: Room) => void]>([
    ['oversized', (room) => room.send('m', 'x'.repeat(MESSAGE_LETTERS + 1))],
    ['oversized beyond the socket', (room) => room.send('m', 'x'.repeat(1_000_000))],
    ['no JSON', (room) => room.send('m', '{')],
    ['an object', (room) => room.send('m', { kind: 'ask' })],
    ['another kind of message', (room) => room.send('__proto__', 'x')],
    ['bytes', (room) => room.sendBytes('m', new Uint8Array([0xc1, 0xff, 0xff]))],
    [
      'flooding',
      (room) => {
        for (let said = 0; said < 500; said++) room.send('m', '{"kind":"ask","have":0,"chain":"x"}');
      },
    ],
  ])('[party 13] %s: the stranger loses the line, the table plays on', async (name, act) => {
    const room = await stranger(`s-${name.replaceAll(/\W/g, '')}`);
    let isClosed = false;
    room.onLeave(() => (isClosed = true));
    act(room);
    await until(() => isClosed, `the line is closed: ${name}`);
    await plays();
  });

  it('[party 1, party 16] forged numbers and names change nothing', async () => {
    const room = await stranger('forger');
    const before = bo.machine().list().entries.length;
    for (const next of [0, before, before + 2, 9_000_000])
      room.send('m', JSON.stringify({ kind: 'tap', id: `forger.${next}`, next, step: { kind: 'undo' } }));
    room.send('m', JSON.stringify({ kind: 'tap', id: 'ada.99', next: before + 1, step: { kind: 'undo' } }));
    await plays();
    expect(bo.machine().list().entries.slice(before)).toHaveLength(1);
    await room.leave();
  });

  it('[party 12, party 15, party 16] other versions, other keys and locked rooms', async () => {
    const comes = (id: string, options = {}) => socketPhone(server.address, codes, id, options).come();
    expect(await comes('old', { engine: 'e0' })).toBe('otherVersion');
    expect(await comes('ada', { key: 'guessed' })).toBe('otherDevice');
    ada.line()?.send({ kind: 'lock', locked: true });
    await until(() => ada.heard.some((one) => one.kind === 'members' && one.locked), 'the room is locked');
    expect(await comes('late')).toBe('locked');
    bo.cut();
    expect(await bo.come()).toBeNull();
    ada.line()?.send({ kind: 'lock', locked: false });
    await until(() => bo.machine().mode() === 'together', 'Bo is back');
    await plays();
  });

  it('[party 14] the link for watching gives no other right', async () => {
    const watcher = socketPhone(server.address, codes, 'watcher');
    expect(await watcher.come(codes.watch)).toBeNull();
    await until(() => watcher.machine().mode() === 'together', 'the watcher sees the list');
    const before = ada.machine().list().entries.length;
    expect(watcher.machine().list().entries).toHaveLength(before);
    watcher.tap({ kind: 'undo' });
    await plays();
    expect(ada.machine().list().entries).toHaveLength(before + 1);
    watcher.cut();
  });

  it('[party 18] pages from elsewhere get neither an answer nor a socket', async () => {
    const evil = { headers: { Origin: 'https://evil.example' } };
    for (const path of ['/party', `/party/room?code=${codes.code}`])
      expect((await fetch(server.address + path, evil)).status).toBe(403);
    const matched = await fetch(`${server.address}/matchmake/create/party`, {
      method: 'POST',
      body: '{}',
      ...evil,
    });
    expect(matched.status).toBe(403);
    await plays();
  });

  it('[party 19] a guesser runs dry', async () => {
    const other = await startParty();
    const statuses: number[] = [];
    for (let guess = 0; guess < 40; guess++)
      statuses.push((await fetch(`${other.address}/party/room?code=AAAAAA${22 + guess}`)).status);
    expect(statuses.slice(0, 30).every((status) => status === 404)).toBe(true);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(5);
    await other.kill();
  });

  it('[party 13] what no device says at the door opens no room', async () => {
    const other = await startParty({ PARTY_ROOMS: '1' });
    const post = (body: string) => fetch(`${other.address}/matchmake/create/party`, { method: 'POST', body });
    const good = { ...codesBy(diceOf('door')), base: BASE, engine: 'e1', device: 'd', key: 'k', who: WHO };
    for (const bad of [
      '{',
      '[]',
      '{}',
      JSON.stringify({ ...good, code: 'short' }),
      JSON.stringify({ ...good, base: '' }),
    ])
      expect(await (await post(bad)).json()).toHaveProperty('error');
    await expect(post(JSON.stringify({ ...good, more: 'x'.repeat(100_000) }))).rejects.toThrow();
    expect(
      (await fetch(`${other.address}/matchmake/joinOrCreate/party`, { method: 'POST', body: '{}' })).status,
    ).toBe(404);
    expect(await (await post(JSON.stringify(good))).json()).toHaveProperty('room');
    expect(await (await post(JSON.stringify({ ...good, ...codesBy(diceOf('more')) }))).json()).toEqual({
      error: 'noSpace',
    });
    await other.kill();
  });

  it('[party 20] a room without devices is closed, and its code leads nowhere', async () => {
    const other = await startParty({ PARTY_EMPTY_SECONDS: '1' });
    const phone = socketPhone(other.address, codes, 'ada');
    expect(await phone.come()).toBeNull();
    const find = async () => (await fetch(`${other.address}/party/room?code=${codes.code}`)).status;
    expect(await find()).toBe(200);
    phone.cut();
    for (let wait = 0; wait < 20 && (await find()) === 200; wait++)
      await new Promise((go) => setTimeout(go, 500));
    expect(await find()).toBe(404);
    await other.kill();
  });
});

describe('[party] the door', () => {
  const from = (origin: string | undefined, host = 'table.local:4173') =>
    isWelcome(
      { headers: { origin, host } } as Parameters<typeof isWelcome>[0],
      new Set(['https://named.example']),
    );

  it.each<readonly [string | undefined, boolean]>([
    [undefined, true],
    ['http://table.local:4173', true],
    ['https://table.local:4173', true],
    ['http://table.local', false],
    ['http://table.local:4173.evil.example', false],
    ['https://evil.example', false],
    ['null', false],
    ['https://named.example', true],
    ['capacitor://localhost', true],
  ])('[party 18] %s may ask: %s', (origin, may) => expect(from(origin)).toBe(may));

  it.each<readonly [string | undefined, boolean]>([
    ['localhost:4173', true],
    ['127.0.0.1:4173', true],
    ['192.168.1.20', true],
    ['[fe80::1]:4173', true],
    ['table.local:4173', true],
    ['TABLE.local.', true],
    ['evening-table', true],
    [hostname(), true],
    ['redcell.example', true],
    ['redcell.example:443', true],
    ['evil.example:4173', false],
    ['table.local.evil.example', false],
    ['192.168.1.20.evil.example', false],
    ['a b', false],
    ['', false],
    [undefined, false],
  ])('[party 18] by the name %s: %s', (host, may) => {
    const { hosts } = partyOptions({ PARTY_HOSTS: 'other.example, Redcell.example' });
    expect(isOwnHost(host, hosts)).toBe(may);
  });

  it('[party 19] each address has its own measure, which fills again', () => {
    const mayAsk = limitRequests();
    for (let asked = 0; asked < REQUESTS.burst; asked++) expect(mayAsk('a', 0)).toBe(true);
    expect(mayAsk('a', 0)).toBe(false);
    expect(mayAsk('b', 0)).toBe(true);
    expect(mayAsk('a', 1000)).toBe(true);
    expect(mayAsk('a', 1000)).toBe(false);
  });

  it('[party 14] a code for watching makes a watcher, and opens no room', () => {
    const said = {
      code: 'ABCDEFGHJKMN',
      watch: 'ABCDEFGHJKMN',
      base: 'b',
      engine: 'e',
      device: 'd',
      key: 'k',
      who: WHO,
    };
    expect(readArrival(said)?.hello.who.role).toBe('watcher');
    expect(readOpening(said)).toBeNull();
    expect(readOpening({ ...said, code: 'ABCDEFGH' })?.watch).toBe('ABCDEFGHJKMN');
  });

  it('[party 20] half an hour and twelve hours, unless somebody says otherwise', () => {
    expect(partyOptions({})).toMatchObject({ emptySeconds: 1800, quietSeconds: 43_200, redis: null });
    expect(partyOptions({ PARTY_EMPTY_SECONDS: '5', PARTY_QUIET_SECONDS: '-1' })).toMatchObject({
      emptySeconds: 5,
      quietSeconds: 43_200,
    });
  });
});
