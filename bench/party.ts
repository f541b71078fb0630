// Playing together: commands per second of one room, rooms per process, two processes over Redis, bytes per command, and the size of
// what a phone loads for it; beside a boardgame.io server that does the same. Loopback only, everything bounded.
// Run with: npx tsx bench/party.ts (after npm run build)

import { spawn, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import {
  countingProxy,
  DEVICES,
  ourRoom,
  peerRoom,
  startServer,
  type BenchRoom,
  type BenchServer,
  type OpenRoom,
} from './partyRooms';

/** Within what a device may say at once. */
const COMMANDS = 200;
const STEPS = [10, 20, 40, 80, 160, 320];
const SECONDS = 4;
const TRIES = 3;
/** A quick table: each room plays a command a second. */
const PACE_MS = 1000;
const TOO_SLOW_MS = 100;

const PARTY = 'tools/party.mjs';
const PEER = 'bench/partyPeer.cjs';
const PLENTY = { PARTY_ROOMS: '5000', PARTY_REQUESTS: '1000000' };
let ports = 24_000 + (process.pid % 10_000);
const nextPort = () => `${(ports += 2)}`;
const ourServer = (env: Readonly<Record<string, string>> = {}) =>
  startServer(PARTY, { ...PLENTY, PORT: nextPort(), ...env });
const peerServer = () => startServer(PEER, { PORT: nextPort(), NODE_ENV: 'production' });

const at = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
};
const say = (name: string, value: string) => console.log(`${name.padEnd(52)} ${value}`);

/** One command after the other, each device in turn. */
async function oneRoom(name: string, start: () => Promise<BenchServer>, open: OpenRoom): Promise<void> {
  const server = await start();
  const proxy = await countingProxy(server.address);
  const room = await open(proxy.address, `one-${process.pid}`);
  for (let warm = 0; warm < 20; warm++) await room.tap(warm % DEVICES);
  const [bytes, begun] = [proxy.bytes(), performance.now()];
  const times: number[] = [];
  for (let command = 0; command < COMMANDS; command++) times.push(await room.tap(command % DEVICES));
  const seconds = (performance.now() - begun) / 1000;
  say(`${name}: commands a second in one room`, (COMMANDS / seconds).toFixed(0));
  say(
    `${name}: median and 99th percentile`,
    `${at(times, 0.5).toFixed(1)} and ${at(times, 0.99).toFixed(1)} ms`,
  );
  say(`${name}: bytes per command, all ${DEVICES} devices`, ((proxy.bytes() - bytes) / COMMANDS).toFixed(0));
  room.close();
  proxy.close();
  server.kill();
}

async function play(rooms: readonly BenchRoom[]): Promise<readonly number[]> {
  const times: number[] = [];
  const end = performance.now() + SECONDS * 1000;
  const playRoom = async (room: BenchRoom, index: number) => {
    await new Promise((resolve) => setTimeout(resolve, (index / rooms.length) * PACE_MS));
    for (let turn = index; performance.now() < end; turn++) {
      const next = performance.now() + PACE_MS;
      times.push(await room.tap(turn % DEVICES));
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, next - performance.now())));
    }
  };
  await Promise.all(rooms.map(playRoom));
  return times;
}

/** More and more rooms, until the 99th percentile is too slow. */
async function manyRooms(name: string, servers: readonly BenchServer[], open: OpenRoom): Promise<void> {
  const rooms: BenchRoom[] = [];
  let held = 0;
  for (const count of STEPS) {
    try {
      while (rooms.length < count) {
        const { address } = servers[rooms.length % servers.length] as BenchServer;
        rooms.push(await open(address, `r${process.pid}-${rooms.length}`));
      }
      const spent = () => servers.reduce((sum, server) => sum + server.spent(), 0);
      let [slow, tries, taps, processor] = [Infinity, 0, 0, spent()];
      // A machine has other things to do: the best of a few tries counts.
      while (slow > TOO_SLOW_MS && tries++ < TRIES) {
        const times = await play(rooms);
        slow = Math.min(slow, at(times, 0.99));
        taps += times.length;
      }
      processor = (spent() - processor) / taps;
      say(
        `${name}: ${count} rooms, 99th percentile`,
        `${slow.toFixed(1)} ms (try ${Math.min(tries, TRIES)}), ${processor.toFixed(2)} ms of processor a command`,
      );
      if (slow > TOO_SLOW_MS) break;
      held = count;
    } catch (error) {
      say(`${name}: ${count} rooms`, error instanceof Error ? error.message : 'failed');
      break;
    }
  }
  say(
    `${name}: rooms with the 99th percentile below ${TOO_SLOW_MS} ms`,
    `${held}${held === STEPS.at(-1) ? ' or more' : ''}`,
  );
  for (const room of rooms) room.close();
  for (const server of servers) server.kill();
}

async function withRedis(): Promise<void> {
  if (spawnSync('redis-server', ['--version']).status !== 0)
    return say('two processes over Redis', 'no redis-server here');
  const port = nextPort();
  const args = ['--port', port, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const redis = spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'ignore'] });
  await new Promise<void>((resolve) => {
    redis.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (text.includes('Ready to accept')) resolve();
    });
  });
  const start = () => {
    const own = nextPort();
    return ourServer({
      REDIS_URL: `redis://127.0.0.1:${port}`,
      PORT: own,
      PARTY_ADDRESS: `localhost:${own}`,
    });
  };
  await manyRooms('two processes over Redis', [await start(), await start()], ourRoom);
  redis.kill();
}

/** What a phone fetches when it plays together for the first time. */
function chunks(): void {
  const folder = 'dist/assets';
  const names = readdirSync(folder).filter((name) =>
    /^(openParties|party|TogetherPage|JoinPage|seat)-.*\.js$/i.test(name),
  );
  const size = (name: string) => gzipSync(readFileSync(`${folder}/${name}`)).length / 1000;
  for (const name of names)
    say(`loaded for a party: ${name.replace(/-[\w-]{8}\.js$/, '')}`, `${size(name).toFixed(1)} kB gzip`);
}

await oneRoom('Redcell', ourServer, ourRoom);
await oneRoom('boardgame.io', peerServer, peerRoom);
await manyRooms('Redcell', [await ourServer()], ourRoom);
await manyRooms('boardgame.io', [await peerServer()], peerRoom);
await withRedis();
chunks();
process.exit(0);
