// A party server as a process of its own, as `npm run party` starts it: it can be killed.

import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

export type ServerProcess = {
  readonly address: string;
  readonly port: number;
  readonly kill: () => Promise<void>;
};

const running = new Set<ChildProcess>();

export async function startParty(env: Readonly<Record<string, string>> = {}): Promise<ServerProcess> {
  const child = spawn(process.execPath, [join(process.cwd(), 'tools/party.mjs')], {
    env: { ...process.env, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(child);
  const port = await new Promise<number>((resolve, reject) => {
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const [, found] = /http:\/\/localhost:(\d+)\//.exec(said) ?? [];
      if (found !== undefined) resolve(Number(found));
    });
    child.once('exit', (code) => reject(new Error(`the party server ended with ${code}: ${said}`)));
  });
  return {
    port,
    address: `http://localhost:${port}`,
    kill: () =>
      new Promise((resolve) => {
        running.delete(child);
        child.once('exit', () => resolve());
        child.kill('SIGKILL');
      }),
  };
}

export function killAll(): void {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
}
