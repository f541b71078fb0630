// Two server processes that share their rooms through Redis. Only in the long run, which installs Redis.

import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { diceOf } from '../party/network';
import { IS_LONG } from '../sized';
import { killAll, startParty } from './processes';
import { codesBy, socketPhone, until } from './phones';

const hasRedis = spawnSync('redis-server', ['--version']).status === 0;
const REDIS_PORT = 20_000 + (process.pid % 20_000);

describe.skipIf(!IS_LONG || !hasRedis)('[party] several processes', () => {
  let redis: ChildProcess;
  const REDIS_URL = `redis://127.0.0.1:${REDIS_PORT}`;

  beforeAll(async () => {
    const args = ['--port', `${REDIS_PORT}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    redis = spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'inherit'] });
    await new Promise<void>((resolve) => {
      redis.stdout?.setEncoding('utf8').on('data', (text: string) => {
        if (text.includes('Ready to accept')) resolve();
      });
    });
  });
  afterAll(() => {
    killAll();
    redis.kill();
  });

  it('[party 21] a code leads to its room from each of them, and one that dies takes only its rooms with it', async () => {
    const startOn = (port: number) =>
      startParty({ REDIS_URL, PORT: `${port}`, PARTY_ADDRESS: `localhost:${port}` });
    const one = await startOn(REDIS_PORT + 1);
    const codes = codesBy(diceOf('redis'));
    const ada = socketPhone(one.address, codes, 'ada');
    expect(await ada.come()).toBeNull();
    const other = await startOn(REDIS_PORT + 2);
    const bo = socketPhone(other.address, codes, 'bo');
    expect(await bo.come()).toBeNull();
    await until(() => [ada, bo].every((phone) => phone.machine().mode() === 'together'), 'both are together');
    ada.tap({ kind: 'play', command: 1 });
    await until(() => bo.machine().list().entries.length === 1, 'Bo sees what Ada did');
    await one.kill();
    ada.cut();
    bo.cut();
    // The note of the dead process runs out within a minute; then any device opens the room again.
    let problem: string | null = 'not yet';
    for (let tries = 0; tries < 100 && problem !== null; tries++) {
      problem = await bo.come();
      if (problem !== null) await new Promise((resolve) => setTimeout(resolve, 2000));
    }
    expect(problem).toBeNull();
    await until(() => bo.machine().mode() === 'together', 'Bo has a room again');
    expect(bo.machine().list().entries).toHaveLength(1);
  });
});
