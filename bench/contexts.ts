// What stays behind when the 3D board is opened and left a hundred times in one page: the memory of scripts after a collection, and
// WebGL contexts. Counted, so that it says the same on any machine.
// Run with: npx tsx bench/contexts.ts (after npm run build)

import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium } from '@playwright/test';
import { withOpenings } from '../tests/e2e/boardOpenings';
import { BROWSER_ARGS, browserPath } from '../tests/e2e/browser';
import { makeServer } from '../tools/serve.mjs';

const TOLD = [1, 10, 50, 100];

const server = makeServer('dist') as Server;
await new Promise<void>((done) => server.listen(0, done));
const browser = await chromium.launch({ executablePath: browserPath(), args: BROWSER_ARGS });
const page = await browser.newPage({
  viewport: { width: 390, height: 844 },
  baseURL: `http://localhost:${(server.address() as AddressInfo).port}`,
  locale: 'en-GB',
});
const { contexts, heap, open, leave } = await withOpenings(page);
let most = 0;
for (let opening = 1; opening <= Math.max(...TOLD); opening++) {
  await open();
  most = Math.max(most, (await contexts()).alive);
  await leave();
  if (!TOLD.includes(opening)) continue;
  const { made, alive } = await contexts();
  const megabytes = ((await heap()) / 1e6).toFixed(1);
  console.log(
    `${opening} openings: ${megabytes} MB, ${made} contexts made, ${alive} alive, at most ${most} at once`,
  );
}
await browser.close();
server.close();
