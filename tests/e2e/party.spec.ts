// Four real pages on one game, with a server of their own that is killed and started again: phones, and a tablet as the board.

import { spawn, type ChildProcess } from 'node:child_process';
import type { Browser, Page } from '@playwright/test';
import type { Command } from '../../src/mission';
import { stateSum } from '../../src/party';
import { bringIn } from './campaignSaves';
import { savedFirstSteps } from './lensSaves';
import { savedGame } from './savedGame';
import { calmTable, SIZES } from './table';
import { mainButton } from './taps';
import { expect, expectNothingSerious, test } from './test';

/** Diala Passil stands next to the supply crate. */
const BY_THE_CRATE: readonly Command[] = [
  { kind: 'beginActivation', who: 'diala-passil' },
  { kind: 'moveFigure', figure: 'diala-passil', to: [0, 7] },
];

type TableServer = { readonly port: number; readonly kill: () => Promise<void> };

async function serve(port = 0): Promise<TableServer> {
  const child: ChildProcess = spawn(process.execPath, ['tools/start.mjs', '--built'], {
    env: { ...process.env, PORT: `${port}` },
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

type Device = {
  readonly page: Page;
  /** Out of reach: the line is cut, and no new one comes about. */
  readonly reach: (isReached: boolean) => Promise<void>;
  /** What the others did is under way, and not here yet. */
  readonly hold: (isHeld: boolean) => Promise<void>;
};

async function device(
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
const sameOn = (pages: readonly Page[]): Promise<void> =>
  expect
    .poll(
      async () => new Set(await Promise.all(pages.map(async (page) => stateSum(await savedGame(page))))).size,
      {
        timeout: 30_000,
      },
    )
    .toBe(1);

const crate = (page: Page) => page.locator('.in-reach').getByRole('button', { name: /Supply crate/ });

async function join(page: Page, code: string): Promise<void> {
  await page.goto(`/join?code=${code}`);
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page).toHaveURL(/\/play\/1$/);
  await expect(crate(page)).toBeVisible();
}

test.setTimeout(600_000);

test('[party 22] four devices: two taps at once, undo, a device out of reach, a server that dies', async ({
  browser,
}) => {
  let server = await serve();
  const { port } = server;
  const { page: host } = await device(browser, port, SIZES.phone);
  await bringIn(host, await savedFirstSteps(true, BY_THE_CRATE));
  await expect(crate(host)).toBeVisible();
  await host.goto('/together/1');
  await host.getByRole('button', { name: 'Diala Passil' }).click();
  await host.getByRole('button', { name: 'Open the game to others' }).click();
  const code = (await host.locator('.party-code').getAttribute('data-code')) ?? '';
  expect(code).toMatch(/^[2-9A-Z]{8}$/);
  await expect(host.getByText('this device', { exact: true })).toBeVisible();
  await expectNothingSerious(host, 'Play together');
  await host.goto('/play/1');
  await expect(crate(host)).toBeVisible();
  const devices = [
    await device(browser, port, SIZES.phone),
    await device(browser, port, SIZES.phone),
    await device(browser, port, SIZES.tablet),
  ] as const;
  const [second, third, tablet] = devices;
  for (const { page } of devices) await join(page, code);
  const pages = [host, ...devices.map(({ page }) => page)];
  await sameOn(pages);

  // Two fingers on the same crate: it opens once, and the slower phone hears who was quicker.
  await second.hold(true);
  await expect(async () => {
    // A page that has just come may not have its line yet: then the tap says so, and nothing happens.
    if (await crate(host).isVisible()) await crate(host).click({ timeout: 5000 });
    await expect(third.page.locator('.prompt')).toBeVisible({ timeout: 10_000 });
  }).toPass();
  await crate(second.page).click();
  await second.hold(false);
  for (const page of pages) await expect(page.locator('.prompt')).toBeVisible();
  await expect(second.page.getByText('Diala Passil was quicker')).toBeVisible();
  await expect(host.getByText('was quicker')).toHaveCount(0);
  await sameOn(pages);

  // One takes it back while another answers: the answer is too late, and all see the same.
  await tablet.hold(true);
  await third.page.getByRole('button', { name: /^Undo/ }).first().click();
  await expect(crate(host)).toBeVisible();
  await mainButton(tablet.page).first().click();
  await tablet.hold(false);
  await expect(tablet.page.getByText('was quicker')).toBeVisible();
  for (const page of pages) await expect(crate(page)).toBeVisible();
  await sameOn(pages);

  // A phone out of reach for a while says so, and comes back by itself.
  await third.reach(false);
  await expect(third.page.getByText('No connection. Trying again')).toBeVisible();
  await host.getByRole('button', { name: /^Undo/ }).first().click();
  await sameOn([host, second.page, tablet.page]);
  await third.reach(true);
  await expect(third.page.getByText('No connection. Trying again')).toHaveCount(0);
  await sameOn(pages);

  // The server dies, and comes back without anything it knew.
  await server.kill();
  for (const page of pages) await expect(page.getByText('No connection. Trying again')).toBeVisible();
  server = await serve(port);
  for (const page of pages) await expect(page.getByText('No connection. Trying again')).toHaveCount(0);
  const before = stateSum(await savedGame(host));
  await second.page.getByRole('button', { name: /^Undo/ }).first().click();
  await expect.poll(async () => stateSum(await savedGame(host))).not.toBe(before);
  await sameOn(pages);

  await server.kill();
  for (const page of pages) await page.context().close();
});

test('[party 23] an address without a party server says what to do instead', async ({ page }) => {
  await page.goto('/join');
  await page.getByLabel('Code').fill('kxqf-7m2');
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page.getByText('A code has 8 letters and digits')).toBeVisible();
  await page.getByLabel('Code').fill('kxqf-7m2p');
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page.getByText('No party server answers at this address.')).toBeVisible();
  await expect(page.getByText(/https can't reach a server in your home network/)).toBeVisible();
  await expectNothingSerious(page, 'Join a game');
});
