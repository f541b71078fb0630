// How long players wait for a running mission and its board, against another build of the app. Both are opened in turn in one
// run, because machines are noisy.
// Run with: npx tsx bench/openings.ts OTHER_DIST (after npm run build)

import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium } from '@playwright/test';
import { BROWSER_ARGS, browserPath } from '../tests/e2e/browser';
import { makeServer } from '../tools/serve.mjs';
import { median } from './ratio';

const [other] = process.argv.slice(2);
if (other === undefined) throw new Error('name the dist folder of another build');
const NAMES = {
  wall: 'into a running mission, board drawn',
  // Counts only while it runs: says more than a clock where others work beside it.
  work: 'work of the main thread until then',
} as const;
const TIMES = Number(process.env['TIMES'] ?? 9);
/** Any version of the app can open it. */
const SAVE = readFileSync('tests/golden/mission-v2.json', 'utf8');

const browser = await chromium.launch({ executablePath: browserPath(), args: BROWSER_ARGS });
const builds = await Promise.all(['dist', other].map(ready));
for (let time = 0; time < TIMES; time++) for (const build of builds) await open(build);
for (const what of ['wall', 'work'] as const) {
  const [own = 0, theirs = 0] = builds.map((build) => median(build[what].slice(1)));
  for (const build of builds)
    console.log(what, build.dist, build[what].map((time) => time.toFixed(0)).join(' '));
  console.log(`${NAMES[what]}: ${own.toFixed(0)} ms, ${(own / theirs).toFixed(2)} of the other build's`);
}
await browser.close();
for (const { server } of builds) server.close();

type Build = Awaited<ReturnType<typeof ready>>;

async function ready(dist: string) {
  const server = makeServer(dist) as Server;
  await new Promise<void>((done) => server.listen(0, done));
  const baseURL = `http://localhost:${(server.address() as AddressInfo).port}`;
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    baseURL,
    locale: 'en-GB',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.goto('/load');
  const file = { name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(SAVE) };
  await page.getByLabel('Open a file').first().setInputFiles(file);
  await page.locator('.slot .btn-main').first().waitFor();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const [wall, work]: [number[], number[]] = [[], []];
  return { dist, server, page, devtools, wall, work };
}

async function open({ page, devtools, wall, work }: Build): Promise<void> {
  await page.goto('/play/1', { waitUntil: 'commit' });
  await page.locator('[data-draw-calls]').first().waitFor();
  wall.push(await page.evaluate(() => performance.now()));
  const { metrics } = await devtools.send('Performance.getMetrics');
  work.push(1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0));
}
