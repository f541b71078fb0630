// Four real pages on one game, with servers of their own that are killed and started again: phones, and a tablet as the board.

import { spawn, spawnSync } from 'node:child_process';
import type { Browser, Page } from '@playwright/test';
import type { Command } from '../../src/mission';
import { stateSum } from '../../src/party';
import { IS_LONG } from '../sized';
import { bringIn } from './campaignSaves';
import { savedFirstSteps } from './lensSaves';
import { device, sameOn, serve } from './partyTable';
import { savedGame } from './savedGame';
import { SIZES } from './table';
import { mainButton } from './taps';
import { expect, expectNothingSerious, test } from './test';

/** Diala Passil stands next to the supply crate. */
const BY_THE_CRATE: readonly Command[] = [
  { kind: 'beginActivation', who: 'diala-passil' },
  { kind: 'moveFigure', figure: 'diala-passil', to: [0, 7] },
];

const crate = (page: Page) => page.locator('.in-reach').getByRole('button', { name: /Supply crate/ });
const AWAY = 'No connection. Trying again';

/** Joins, says whom it plays, and takes the acting figure in hand as well: its player is on another device. */
async function join(page: Page, code: string, seat: string): Promise<void> {
  await page.goto(`/join?code=${code}`);
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page).toHaveURL(/\/together\/1$/);
  await page.getByRole('button', { name: seat, exact: true }).click();
  await page.getByText('To the game').click();
  await expect(page).toHaveURL(/\/play\/1$/);
  await expect(page.getByText('Diala Passil acts on another device.')).toBeVisible();
  await expect(crate(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Do it here' }).click();
  await expect(crate(page)).toBeVisible();
}

type Servers = {
  /** Of the host, the two other phones and the tablet. */
  readonly ports: readonly [number, number, number, number];
  /** Kills the process that has the room. */
  readonly kill: () => Promise<void>;
  readonly restart: () => Promise<void>;
  readonly end: () => Promise<void>;
};

async function evening(browser: Browser, servers: Servers): Promise<void> {
  const [first, ...others] = servers.ports;
  const { page: host } = await device(browser, first, SIZES.phone);
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
    await device(browser, others[0], SIZES.phone),
    await device(browser, others[1], SIZES.phone),
    await device(browser, others[2], SIZES.tablet),
  ] as const;
  const [second, third, tablet] = devices;
  await join(second.page, code, 'Gaarkhan');
  await join(third.page, code, 'Gaarkhan (taken)');
  await join(tablet.page, code, 'The board');
  const pages = [host, ...devices.map(({ page }) => page)];
  await sameOn(pages);
  for (const page of pages) await expect(page.locator('.table-seat[data-here="true"]')).toHaveCount(4);
  // The own hero is large, those of others are small.
  const faceOf = async (page: Page, hero: string) =>
    (await page.locator('.dock .portrait', { hasText: hero }).locator('.portrait-faces').boundingBox())
      ?.width ?? 0;
  expect(await faceOf(second.page, 'Gaarkhan')).toBeGreaterThan(await faceOf(second.page, 'Diala Passil'));

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
  // The board tells what the crate holds; hands say where to look.
  await expect(third.page.getByText('The board shows what to read and place.')).toBeVisible();
  await expect(tablet.page.getByText('The board shows')).toHaveCount(0);
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
  await expect(third.page.getByText(AWAY)).toBeVisible();
  await expect(host.locator('.table-seat[data-here="false"]')).toHaveCount(1);
  await host.getByRole('button', { name: /^Undo/ }).first().click();
  await sameOn([host, second.page, tablet.page]);
  await third.reach(true);
  await expect(third.page.getByText(AWAY)).toHaveCount(0);
  await sameOn(pages);

  // The server dies, and comes back without anything it knew.
  await servers.kill();
  for (const page of pages) await expect(page.getByText(AWAY)).toBeVisible();
  await servers.restart();
  for (const page of pages) await expect(page.getByText(AWAY)).toHaveCount(0, { timeout: 120_000 });
  const before = stateSum(await savedGame(host));
  await second.page.getByRole('button', { name: /^Undo/ }).first().click();
  await expect.poll(async () => stateSum(await savedGame(host))).not.toBe(before);
  await sameOn(pages);

  await servers.end();
  for (const page of pages) await page.context().close();
}

test.setTimeout(600_000);

test('[party 22, party 25, party 26] four devices: two taps at once, undo, a device out of reach, a server that dies', async ({
  browser,
}) => {
  let server = await serve();
  const { port } = server;
  await evening(browser, {
    ports: [port, port, port, port],
    kill: () => server.kill(),
    restart: async () => {
      server = await serve(port);
    },
    end: () => server.kill(),
  });
});

const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

test('[party 21, party 22] the same over two server processes with Redis', async ({ browser }) => {
  test.skip(!IS_LONG || !hasRedis, 'in the long run, which installs Redis');
  const redisPort = 21_000 + (process.pid % 20_000);
  const args = ['--port', `${redisPort}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const redis = spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise<void>((resolve) => {
    redis.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (text.includes('Ready to accept')) resolve();
    });
  });
  const [one, other] = [redisPort + 1, redisPort + 2];
  const origins = [one, other].map((port) => `http://localhost:${port}`).join(',');
  const start = (port: number) =>
    serve(port, {
      REDIS_URL: `redis://127.0.0.1:${redisPort}`,
      PARTY_ADDRESS: `localhost:${port}`,
      PARTY_ORIGINS: origins,
    });
  try {
    let [first, second] = [await start(one), await start(other)];
    await evening(browser, {
      ports: [one, other, one, other],
      // Whichever has the room: both die, one comes back before the other.
      kill: async () => {
        await first.kill();
        await second.kill();
      },
      restart: async () => {
        second = await start(other);
        first = await start(one);
      },
      end: async () => {
        await first.kill();
        await second.kill();
      },
    });
  } finally {
    redis.kill();
  }
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

test('[party 30] a page without a server of its own joins by the whole link', async ({
  page,
  browser,
  baseURL,
}) => {
  const server = await serve(0, { PARTY_ORIGINS: new URL(baseURL ?? '').origin });
  const { page: host } = await device(browser, server.port, SIZES.phone);
  await bringIn(host, await savedFirstSteps(true, BY_THE_CRATE));
  await expect(crate(host)).toBeVisible();
  await host.goto('/together/1');
  await host.getByRole('button', { name: 'Open the game to others' }).click();
  await expect(host.getByText('this device', { exact: true })).toBeVisible();
  const link = (await host.locator('.party-link').first().textContent()) ?? '';
  await page.goto('/join');
  await page.getByText('Another server').click();
  await page.getByLabel('Address of the server').fill('http://');
  await page.getByRole('button', { name: 'Use this server' }).click();
  await expect(page.getByText('This is not an address.')).toBeVisible();
  await page.getByLabel('Code').fill(link);
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page).toHaveURL(/\/together\/1$/);
  await expect(host.locator('.party-members li')).toHaveCount(2);
  // A page that is open while its server dies says so on its console.
  await page.goto('about:blank');
  await host.context().close();
  await server.kill();
});
