// What players wait for: opening the app, coming back into a mission, a tap. Measured in a real browser with software
// rendering, so the times say little about a phone; compared within one run they say what the screen adds.

import { chromium, type Browser, type Page } from '@playwright/test';
import { preview } from 'vite';
import { resolveActivation } from '../src/imperial';
import { ordersOf, situationOfGame, type Game, type Play } from '../src/mission';
import { BROWSER_ARGS, browserPath } from '../tests/e2e/browser';
import { bringIn } from '../tests/e2e/campaignSaves';
import { savedWindow, stepsOf } from '../tests/e2e/windowSaves';
import { median } from './ratio';

const PORT = 4197;
const ADDRESS = `http://localhost:${PORT}`;
/** What a click takes at least. */
const LEAST = 8;
const TIMES = 5;

type Tap = { readonly name: string; readonly duration: number };

const server = await preview({ preview: { port: PORT, strictPort: true }, logLevel: 'error' });
await inBrowser(starts);
await mission();
await server.close();

async function inBrowser(act: (browser: Browser) => Promise<void>): Promise<void> {
  const browser = await chromium.launch({ executablePath: browserPath(), args: BROWSER_ARGS });
  await act(browser);
  await browser.close();
}

/** From nothing to a menu that can be tapped: without anything kept, and again with what the first visit left. */
async function starts(on: Browser): Promise<void> {
  const cold: number[] = [];
  const again: number[] = [];
  for (let time = 0; time < TIMES; time++) {
    const page = await newPage(on);
    cold.push(await opened(page, '/', '.menu-link'));
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    again.push(await opened(page, '/', '.menu-link'));
    await page.context().close();
  }
  print('cold start to the menu', `${ms(median(cold))}`);
  print(
    'second start to the menu',
    `${ms(median(again))}, ${(median(again) / median(cold)).toFixed(2)} of the first`,
  );
}

/** Each time in a new browser: what it has drawn once, it draws more quickly. */
async function mission(): Promise<void> {
  let own = 0;
  const file = await savedWindow('first-steps', true, (play, game) => {
    const found =
      stepsOf(play, game)
        .flatMap((step) => step.acts)
        .filter(({ kind }) => kind === 'attack').length >= 2;
    if (found) own = interpreterTime(play, game);
    return found;
  });
  const all: Times[] = [];
  for (let time = 0; time < TIMES; time++)
    await inBrowser(async (browser) => void all.push(await activation(browser, file)));

  const middle = (of: (times: Times) => number): number => median(all.map(of));
  const plain = middle((times) => times.plain);
  const frame = middle((times) => times.frame);
  print('into a running mission, board drawn', ms(middle(({ opening }) => opening)));
  print('a frame of this board while it is turned', ms(frame));
  print('a tap that only hides the panel', ms(plain));
  for (const which of ['first', 'later'] as const) {
    print(which === 'first' ? 'an activation in a new browser' : 'taken back, and once more', '');
    const taps = (all[0]?.taps[which] ?? []).map(({ name }, at) => {
      const each = all.map((times) => times.taps[which][at]?.duration ?? LEAST);
      return { name, duration: median(each), each };
    });
    for (const { name, duration, each } of taps) print(`  ${name}`, `${ms(duration)} (${each.join(' ')})`);
    if (which === 'first') {
      const added = (taps[0]?.duration ?? 0) - plain - own;
      print(
        '  what routes add to a plain tap',
        `${(added / frame).toFixed(2)} frames; the interpreter alone takes ${own.toFixed(2)} ms`,
      );
    }
    print(
      '  the longest',
      `${ms(longest(taps))}, ${((longest(taps) - plain) / frame).toFixed(2)} frames more than a plain tap`,
    );
  }
  print('frames drawn in 2 s of a mission at rest', String(middle(({ atRest: drawn }) => drawn)));
}

type Times = {
  readonly opening: number;
  readonly plain: number;
  readonly frame: number;
  /** From the one that shows the routes to the one that finishes the group: in a new browser, and after all was taken back. */
  readonly taps: { readonly first: readonly Tap[]; readonly later: readonly Tap[] };
  readonly atRest: number;
};

async function activation(on: Browser, file: string): Promise<Times> {
  const page = await newPage(on);
  await page.goto(ADDRESS);
  await bringIn(page, file);
  const opening = await opened(page, '/play/1', '[data-draw-calls]');
  const frame = await frameTime(page);
  const plain: number[] = [];
  for (let time = 0; time < 3; time++) {
    plain.push((await tapped(page, '.hide-button')).duration);
    await tapped(page, '.window-bar .btn-main');
  }
  const first = await tapsOf(page);
  await takeBack(page, first);
  const taps = { first, later: await tapsOf(page) };
  await rest(page);
  const before = await frames(page);
  await page.waitForTimeout(2000);
  return { opening, plain: median(plain), frame, taps, atRest: (await frames(page)) - before };
}

/** Dice by the app. */
async function tapsOf(page: Page): Promise<readonly Tap[]> {
  const taps: Tap[] = [];
  while (taps.at(-1)?.name !== 'Finish') taps.push(await tapped(page, '.step-buttons .btn-main'));
  return taps;
}

/** Until the window asks for the first roll again. That its routes are shown is no part of the game, and may stay. */
async function takeBack(page: Page, taps: readonly Tap[]): Promise<void> {
  const beginning = new Set(taps.slice(0, 2).map(({ name }) => name));
  const button = page.locator('.step-buttons .btn-main');
  for (let tap = 0; tap < taps.length; tap++) {
    await page.locator('.undo-tool').first().click();
    await page.waitForTimeout(500);
    if (beginning.has((await button.first().textContent()) ?? '')) return;
  }
  throw new Error('the activation cannot be taken back');
}

async function newPage(on: Browser): Promise<Page> {
  const context = await on.newContext({
    viewport: { width: 390, height: 844 },
    baseURL: ADDRESS,
    locale: 'en-GB',
  });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const taps: { name: string; duration: number }[] = [];
    Object.assign(globalThis, { taps });
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) taps.push({ name, duration });
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  return page;
}

async function opened(page: Page, path: string, wanted: string): Promise<number> {
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator(wanted).first().waitFor({ timeout: 60_000 });
  return page.evaluate(() => performance.now());
}

/**
 * One tap on a screen at rest: frames of a moving board, and of a mouse that comes over the button, would be counted as the tap's own.
 */
async function tapped(page: Page, selector: string): Promise<Tap> {
  const read = () =>
    page.evaluate(() =>
      (globalThis as unknown as { taps: Tap[] }).taps.filter(({ name }) => name === 'click'),
    );
  const button = page.locator(selector);
  await button.hover();
  await rest(page);
  const { length } = await read();
  const name = (await button.textContent()) ?? '';
  await button.click();
  await page.waitForTimeout(500);
  await page.locator('[data-rolling=true]').waitFor({ state: 'detached' });
  return { name, duration: longest((await read()).slice(length)) };
}

async function frames(page: Page): Promise<number> {
  return Number(await page.locator('[data-frames]').first().getAttribute('data-frames'));
}

/** What drawing alone takes here: the board as it is, seen from elsewhere. */
async function frameTime(page: Page): Promise<number> {
  await page.evaluate(() => {
    const drawn: number[] = [];
    Object.assign(globalThis, { drawn });
    const board = document.querySelector('[data-frames]');
    new MutationObserver(() => drawn.push(performance.now())).observe(board as Node, {
      attributeFilter: ['data-frames'],
    });
  });
  await rest(page);
  await page.locator('[data-frames]').first().focus();
  for (let time = 0; time < 10; time++) await page.keyboard.press('KeyE', { delay: 200 });
  const drawn = await page.evaluate(() => (globalThis as unknown as { drawn: number[] }).drawn);
  return median(drawn.slice(1).map((at, i) => at - (drawn[i] ?? at)));
}

async function rest(page: Page): Promise<void> {
  for (let before = -1, now = await frames(page); before !== now;) {
    before = now;
    await page.waitForTimeout(1000);
    now = await frames(page);
  }
}

/** Warmed up, as it is in the app by then. */
function interpreterTime(play: Play, game: Game): number {
  const situation = situationOfGame(play, game);
  const drawn = game.window && ordersOf(play, game, game.window);
  if (!situation || !drawn) throw new Error('the window cannot be resolved');
  const times: number[] = [];
  for (let time = 0; time < 50; time++) {
    const start = performance.now();
    resolveActivation(situation, drawn.orders, []);
    times.push(performance.now() - start);
  }
  return median(times.slice(10));
}

function longest(taps: readonly Tap[]): number {
  return Math.max(LEAST, ...taps.map(({ duration }) => duration));
}

function ms(time: number): string {
  return `${time.toFixed(0)} ms`;
}

function print(name: string, value: string): void {
  console.log(`${name.padEnd(42)} ${value}`);
}
