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
  // Two frames later the drawing has gone through the graphics process as well.
  seen: 'until it is seen',
  // Counts only while it runs: says more than a clock where others work beside it.
  work: 'processor time of all processes until then',
} as const;
const TIMES = Number(process.env['TIMES'] ?? 11);
/** Any version of the app can open it. */
const SAVE = readFileSync('tests/golden/mission-v2.json', 'utf8');

/** In words, because the compiler of this script would add helpers that a page does not know. */
const WATCH = `
  let isTold = false;
  new MutationObserver(() => {
    if (isTold || !document.querySelector('[data-draw-calls]')) return;
    isTold = true;
    const at = performance.now();
    requestAnimationFrame(() => requestAnimationFrame(() => boardIsDrawn(at, performance.now())));
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-draw-calls'] });
`;

const browser = await chromium.launch({ executablePath: browserPath(), args: BROWSER_ARGS });
const devtools = await browser.newBrowserCDPSession();
let listening: (times: readonly [number, number]) => void = () => undefined;
const builds = await Promise.all(['dist', other].map(ready));
for (let time = 0; time < TIMES; time++) for (const build of builds) await open(build);
for (const what of ['wall', 'seen', 'work'] as const) {
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
  await page.exposeFunction('boardIsDrawn', (at: number, later: number) => listening([at, later]));
  await page.addInitScript({ content: WATCH });
  await page.goto('/load');
  const file = { name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(SAVE) };
  await page.getByLabel('Open a file').first().setInputFiles(file);
  await page.locator('.slot .btn-main').first().waitFor();
  const [wall, seen, work]: [number[], number[], number[]] = [[], [], []];
  return { dist, server, page, wall, seen, work };
}

async function open({ page, wall, seen, work }: Build): Promise<void> {
  await page.goto('about:blank');
  await page.waitForTimeout(300);
  const before = await processorTime();
  const drawn = new Promise<readonly [number, number]>((resolve) => {
    listening = resolve;
  });
  await page.goto('/play/1', { waitUntil: 'commit' });
  const [at, later] = await drawn;
  work.push((await processorTime()) - before);
  wall.push(at);
  seen.push(later);
  // What is done when nobody waits any more belongs to nobody's opening.
  await page.waitForTimeout(2000);
}

/** Milliseconds of all processes of the browser. */
async function processorTime(): Promise<number> {
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
  return 1000 * processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}
