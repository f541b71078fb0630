// Rooms with four devices each, on our server or on the peer's: the same taps, and the same clock. A tap counts when it has arrived on
// another device.

import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createConnection, createServer, type AddressInfo } from 'node:net';
import { Client } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';
import { socketPhone, codesBy } from '../tests/server/phones';
import { diceOf } from '../tests/party/network';

export const DEVICES = 4;

/** A command as a mission has it. */
export const commandOf = (count: number) => ({
  kind: 'moveFigure',
  figure: 'diala-passil',
  to: [count % 30, 7],
});

export type BenchRoom = {
  /** Plays a command on one device; resolves when the next one has it, with milliseconds. */
  readonly tap: (device: number) => Promise<number>;
  readonly close: () => void;
};

export type OpenRoom = (address: string, name: string) => Promise<BenchRoom>;

/** Waits for a count on each device. */
function waitingRoom(devices: number) {
  const counts = Array.from({ length: devices }, () => 0);
  const waits: { device: number; count: number; done: () => void }[] = [];
  return {
    counts,
    saw: (device: number, count: number) => {
      counts[device] = count;
      for (const wait of waits.filter((one) => one.device === device && one.count <= count)) {
        waits.splice(waits.indexOf(wait), 1);
        wait.done();
      }
    },
    until: (device: number, count: number): Promise<void> =>
      (counts[device] ?? 0) >= count
        ? Promise.resolve()
        : new Promise((resolve, reject) => {
            const timer = setTimeout(() => reject(new Error('a tap did not arrive')), 20_000);
            const done = () => {
              clearTimeout(timer);
              resolve();
            };
            waits.push({ device, count, done });
          }),
  };
}

const tapper =
  (room: ReturnType<typeof waitingRoom>, play: (device: number, count: number) => void) =>
  async (device: number): Promise<number> => {
    const count = room.counts[device] ?? 0;
    const begun = performance.now();
    play(device, count);
    await room.until((device + 1) % DEVICES, count + 1);
    const spent = performance.now() - begun;
    // The next tap comes from somebody who has seen this one.
    await Promise.all(room.counts.map((_, other) => room.until(other, count + 1)));
    return spent;
  };

export const ourRoom: OpenRoom = async (address, name) => {
  const codes = codesBy(diceOf(name));
  const room = waitingRoom(DEVICES);
  const phones = Array.from({ length: DEVICES }, (_, device) =>
    socketPhone(address, codes, `${name}-${device}`),
  );
  for (const [device, phone] of phones.entries()) {
    phone.onList((length) => room.saw(device, length));
    const problem = await phone.come();
    if (problem !== null) throw new Error(problem);
  }
  const isTogether = () => phones.every((phone) => phone.machine().mode() === 'together');
  for (let tries = 0; tries < 2000 && !isTogether(); tries++)
    await new Promise((resolve) => setTimeout(resolve, 5));
  return {
    tap: tapper(
      room,
      (device, count) => void phones[device]?.tap({ kind: 'play', command: commandOf(count) }),
    ),
    close: () => phones.forEach((phone) => phone.cut()),
  };
};

const PEER_GAME = {
  name: 'party',
  setup: () => ({ count: 0, last: null as unknown }),
  turn: { activePlayers: { all: 'play' } },
  moves: {
    play: ({ G }: { G: { count: number } }, command: unknown) => ({ count: G.count + 1, last: command }),
  },
};

export const peerRoom: OpenRoom = async (address, name) => {
  const room = waitingRoom(DEVICES);
  const clients: ReturnType<typeof Client>[] = [];
  for (let device = 0; device < DEVICES; device++) {
    const client = Client({
      game: PEER_GAME as never,
      numPlayers: DEVICES,
      multiplayer: SocketIO({ server: address }),
      matchID: name,
      playerID: `${device}`,
      debug: false,
    });
    client.subscribe((state) => {
      if (state) room.saw(device, (state.G as { count: number }).count);
    });
    client.start();
    clients.push(client);
    // The first one makes the match.
    const isThere = () => client.getState() !== null;
    for (let tries = 0; tries < 2000 && !isThere(); tries++)
      await new Promise((resolve) => setTimeout(resolve, 5));
    if (!isThere()) throw new Error('the peer does not answer');
  }
  return {
    tap: tapper(room, (device, count) => clients[device]?.moves['play']?.(commandOf(count))),
    close: () => clients.forEach((client) => client.stop()),
  };
};

export type BenchServer = {
  readonly address: string;
  /** Processor time so far, in milliseconds: what other programs do meanwhile does not change it. */
  readonly spent: () => number;
  readonly kill: () => void;
};

/** Of /proc/<pid>/stat, in hundredths of a second; where there is none, nothing is known. */
function processorTime(pid: number | undefined): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return NaN;
  }
}

/** A server on one core, as far as the system lets us choose. */
export async function startServer(
  script: string,
  env: Readonly<Record<string, string>>,
): Promise<BenchServer> {
  const child: ChildProcess = spawn('taskset', ['-c', '0', process.execPath, script], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const [found] = /http:\/\/localhost:\d+/.exec(said) ?? [];
      if (found) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}: ${said}`)));
  });
  return { address, spent: () => processorTime(child.pid), kill: () => void child.kill('SIGKILL') };
}

/** Counts the bytes of all connections that go through it. */
export async function countingProxy(address: string) {
  const port = Number(new URL(address).port);
  let bytes = 0;
  const proxy = createServer((from) => {
    const to = createConnection({ port, host: 'localhost' });
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      one.setNoDelay(true);
      one.on('data', (chunk: Buffer) => (bytes += chunk.length));
      one.on('error', () => other.destroy());
      one.pipe(other);
    }
  });
  await new Promise<void>((resolve) => proxy.listen(0, () => resolve()));
  const { port: own } = proxy.address() as AddressInfo;
  return { address: `http://localhost:${own}`, bytes: () => bytes, close: () => void proxy.close() };
}
