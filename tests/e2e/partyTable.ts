// Devices for browser tests of parties: a server of its own that can be killed, and pages whose line can be held or cut.

import { spawn, type ChildProcess } from 'node:child_process';
import type { Browser, Page } from '@playwright/test';
import { stateSum } from '../../src/party';
import { savedGame } from './savedGame';
import { calmTable } from './table';
import { expect } from './test';

export type TableServer = { readonly port: number; readonly kill: () => Promise<void> };

export async function serve(port = 0, env: Readonly<Record<string, string>> = {}): Promise<TableServer> {
  const child: ChildProcess = spawn(process.execPath, ['tools/start.mjs', '--built'], {
    env: { ...process.env, PORT: `${port}`, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const found = await new Promise<number>((resolve, reject) => {
    let said = '';
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const [, at] = /http:\/\/localhost:(\d+)\//.exec(said) ?? [];
      if (at !== undefined) resolve(Number(at));
    });
    child.once('exit', (code) => reject(new Error(`npm start ended with ${code}: ${said}`)));
  });
  return {
    port: found,
    kill: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGKILL');
      }),
  };
}

export type Device = {
  readonly page: Page;
  /** Out of reach: the line is cut, and no new one comes about. */
  readonly reach: (isReached: boolean) => Promise<void>;
  /** What the others did is under way, and not here yet. */
  readonly hold: (isHeld: boolean) => Promise<void>;
};

export async function device(
  browser: Browser,
  port: number,
  viewport: { width: number; height: number },
): Promise<Device> {
  const context = await browser.newContext({
    baseURL: `http://localhost:${port}`,
    storageState: calmTable(port),
    serviceWorkers: 'block',
    viewport,
    locale: 'en-GB',
  });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const lines: WebSocket[] = [];
    const late: (() => void)[] = [];
    class Line extends WebSocket {
      constructor(...args: ConstructorParameters<typeof WebSocket>) {
        super(...args);
        lines.push(this);
      }
      override set onmessage(hear: (event: MessageEvent) => void) {
        this.addEventListener('message', (event) => {
          if (Reflect.get(window, 'isHeld') === true) late.push(() => hear(event));
          else hear(event);
        });
      }
    }
    Object.assign(window, { WebSocket: Line, lines, late });
  });
  const hold = (isHeld: boolean): Promise<void> =>
    page.evaluate((held) => {
      Object.assign(window, { isHeld: held });
      const late = Reflect.get(window, 'late') as (() => void)[];
      if (!held) for (const hear of late.splice(0)) hear();
    }, isHeld);
  const reach = async (isReached: boolean): Promise<void> => {
    await context.setOffline(!isReached);
    if (!isReached)
      await page.evaluate(() => {
        for (const line of Reflect.get(window, 'lines') as WebSocket[]) line.close();
      });
  };
  return { page, reach, hold };
}

/** All devices have the same game on their disks. */
export const sameOn = (pages: readonly Page[]): Promise<void> =>
  expect
    .poll(
      async () => new Set(await Promise.all(pages.map(async (page) => stateSum(await savedGame(page))))).size,
      {
        timeout: 30_000,
      },
    )
    .toBe(1);
