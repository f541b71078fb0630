// The built app in a folder of some host, from the server of `npm start`: it finds its files and its pages, also after a reload.

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { makeServer } from '../../tools/serve.mjs';
import { expect, test, topPage } from './test';

const FOLDER = '/games/redcell/';

let host: Server;
let origin = '';

test.beforeAll(async () => {
  const app = makeServer('dist');
  host = createServer((request, response) => {
    if (!request.url?.startsWith(FOLDER)) return void response.writeHead(404).end();
    request.url = request.url.slice(FOLDER.length - 1);
    return app.emit('request', request, response);
  });
  await new Promise<void>((resolve) => {
    host.listen(0, 'localhost', resolve);
  });
  origin = `http://localhost:${(host.address() as AddressInfo).port}`;
});
test.afterAll(() => host.close());

test('[any path] the app works in a folder, by taps and by reloads', async ({ page }) => {
  const settled = async (path: string, heading: string) => {
    await expect(page).toHaveURL(`${origin}${FOLDER}${path}`);
    await expect(topPage(page).getByRole('heading', { level: 1, name: heading })).toBeVisible();
  };
  await page.goto(origin + FOLDER);
  await settled('', 'Redcell');
  await page.getByRole('link', { name: /Rules/ }).click();
  await settled('rules', 'Rules');
  await page.reload();
  await settled('rules', 'Rules');
  await topPage(page).getByRole('button', { name: 'Back' }).click();
  await settled('', 'Redcell');
  await page.goto(`${origin}${FOLDER}play/6`);
  await settled('play/6', 'Continue / Load');
  await topPage(page).getByText('Continue / Load').last().click();
  await settled('load', 'Continue / Load');
  await page.getByRole('link', { name: 'Continue' }).or(page.locator('.slot').first()).first().waitFor();
});

test.describe('with its worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('[any path, offline] the worker of a folder serves that folder', async ({ page, context }) => {
    await page.goto(origin + FOLDER);
    const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
    expect(scope).toBe(origin + FOLDER);
    await page.reload();
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
    await context.setOffline(true);
    await page.goto(`${origin}${FOLDER}collection`);
    await expect(topPage(page).getByRole('heading', { level: 1, name: 'Collection' })).toBeVisible();
  });
});
