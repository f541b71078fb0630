// Opens the built app on the largest map we know of (89 tiles) and prints what drawing it takes. The numbers are counts,
// not times: software rendering says nothing about a phone's speed.

import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { readContentFiles } from '../src/cli/contentFiles';
import { loadPack } from '../src/packs';
import { layTiles } from '../src/rules';
import { BROWSER_ARGS, browserPath } from '../tests/e2e/browser';
import { formatMapText } from '../src/ui/tiles/mapText';
import { largeMap } from './largeMap';

const TILES = 89;

const files = await readContentFiles('content');
const pack = files.ok ? loadPack(files.value) : files;
if (!pack.ok) throw new Error('the content does not load');
const placements = largeMap(pack.value.tiles, TILES);
const laid = layTiles(placements, pack.value.tiles);
if (!laid.ok) throw new Error('the large map overlaps');

const server = await preview({ preview: { port: 4198, strictPort: true }, logLevel: 'error' });
const browser = await chromium.launch({ executablePath: browserPath(), args: BROWSER_ARGS });
const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
const session = await page.context().newCDPSession(page);
await session.send('Performance.enable');
const maps = { 'one tile': '01A 0,0', [`${TILES} tiles`]: formatMapText(placements, ';') };
for (const [name, map] of Object.entries(maps)) {
  await page.goto(`http://localhost:4198/tiles?way=type&map=${encodeURIComponent(map)}`);
  const board = page.locator('[data-draw-calls]');
  await board.waitFor({ timeout: 60_000 });
  await page.waitForTimeout(3000);
  const before = await board.getAttribute('data-frames');
  await page.waitForTimeout(1000);
  const stats = await board.evaluate((element) => ({ ...(element as HTMLElement).dataset }));
  const resting = Number(stats['frames']) - Number(before);
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const heap = metrics.find((metric) => metric.name === 'JSHeapUsedSize')?.value ?? 0;
  console.log(
    `${name.padEnd(10)} ${stats['drawCalls']} draw calls, ${stats['triangles']} triangles, ${resting} frames drawn in a second at rest, ${(heap / 1e6).toFixed(1)} MB of memory in use by scripts`,
  );
}
console.log(`(${laid.value.spaces.length} spaces on ${TILES} tiles)`);
await browser.close();
await server.close();
