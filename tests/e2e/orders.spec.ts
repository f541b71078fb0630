// The Imperial turn as new players see it: the longest orders on a small screen, Finish that waits, costs that explain
// themselves, the portrait and the banner, and a board that shows all of the action.

import type { Page } from '@playwright/test';
import type { Bonus, Group, OrderList } from '../../src/imperial';
import { forecastOf, resolvedWindow } from '../../src/mission';
import type { Point } from '../../src/rules';
import { orderWriter } from '../../src/text';
import { builtIn } from '../content/missions';
import { bringIn } from './campaignSaves';
import { readOn } from './rounds';
import { savedGame, savedPlay } from './savedGame';
import { CALM, SETTINGS_KEY, SIZES } from './table';
import { onScreen } from './tapBoard';
import { mainButton } from './taps';
import { expect, expectNothingSerious, test } from './test';
import { savedWindow, stepsOf } from './windowSaves';

const SIDE = { width: 844, height: 390 };

const set = (page: Page, settings: Readonly<Record<string, string>>): Promise<unknown> =>
  page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    SETTINGS_KEY,
    JSON.stringify(settings),
  ] as const);

/** The list and the bonus effect with the most to read of all groups. */
async function longest(): Promise<(group: Group) => Group> {
  const { pack } = await builtIn();
  const writer = orderWriter('en');
  const wordsOf = (sentence: readonly object[]): number =>
    sentence.reduce((sum, piece) => sum + ('text' in piece ? String(piece.text).length : 2), 0);
  const all = [...pack.groups.values()];
  const long = <T>(parts: readonly T[], words: (part: T) => number): T => {
    const [most] = parts.toSorted((one, other) => words(other) - words(one));
    if (!most) throw new Error('there are no orders');
    return most;
  };
  const list = long(
    all.flatMap(({ lists }) => lists),
    ({ lines }: OrderList) => lines.reduce((sum, line) => sum + 20 + wordsOf(writer.line(line)), 0),
  );
  const bonus = long(
    all.flatMap(({ bonuses }) => bonuses),
    ({ rules }: Bonus) => rules.reduce((sum, rule) => sum + wordsOf(writer.rule(rule)), 0),
  );
  const { cards: _, ...forAll } = list;
  const { cards: __, ...bonusForAll } = bonus;
  return (group) => ({ ...group, lists: [forAll], bonuses: [bonusForAll] });
}

const openWindow = async (tracked: boolean): Promise<string> =>
  savedWindow('first-steps', tracked, () => true, {}, [], await longest());

/** Lines of the orders that lie wholly between the head of the panel and the bar; and all there are. */
const linesSeen = (page: Page): Promise<{ seen: number; all: number }> =>
  page.locator('.activation .orders li').evaluateAll((lines) => {
    const top = document.querySelector('.mission .board-panel')?.getBoundingClientRect().top ?? 0;
    const bar = document.querySelector('.step-buttons')?.getBoundingClientRect().top ?? 0;
    const boxes = lines.map((line) => line.getBoundingClientRect());
    return {
      seen: boxes.filter((box) => box.top >= top - 1 && box.bottom <= bar + 8).length,
      all: lines.length,
    };
  });

/** The button follows the scrolling within a frame or two. */
const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50)))),
  );

/** The first figure is followed by the second. */
const ON = /^Next: figure 2 of \d$/;

for (const textSize of ['100', '200'])
  test(`[rows 63, 133, 134, 184] told, text at ${textSize}%: all lines in view or a sign for more, and Finish waits for the end`, async ({
    page,
  }) => {
    await set(page, { ...CALM, textSize });
    await bringIn(page, await openWindow(false));
    const { seen, all } = await linesSeen(page);
    expect(all).toBeGreaterThanOrEqual(4);
    console.log(`told, ${textSize}%: ${seen} of ${all} lines of the longest orders in view at once`);
    if (textSize === '200') expect(seen).toBeLessThan(all);
    const reading = mainButton(page).filter({ hasText: 'Read on' });
    await expect(reading).toHaveCount(seen < all ? 1 : 0);
    await expectNothingSerious(page, 'orders');
    for (let pages = 0; pages < 30; pages++) {
      await drawn(page);
      const label = await mainButton(page).textContent();
      if (ON.test(label ?? '')) break;
      expect(label).toContain('Read on');
      // On the way to the button the end may come into view.
      await reading.click({ timeout: 3000 }).catch(() => undefined);
    }
    await expect(mainButton(page)).toHaveText(ON);
    // The last line has come into view, or gone by: the surges follow it.
    const lastLine = await page.locator('.activation .orders li').last().boundingBox();
    expect(lastLine?.y).toBeLessThan(page.viewportSize()?.height ?? 0);
    // Back at the top it has still been seen.
    await page.locator('.mission .board-panel').evaluate((panel) => panel.scrollTo(0, 0));
    await expect(mainButton(page)).toHaveText(ON);
    if (seen < all) await expect(page.locator('.more-below')).toBeVisible();

    const lines = page.locator('.activation .orders li');
    for (let line = 0; line < all; line++) {
      const tick = page.getByRole('button', { name: `Line ${line + 1} done` });
      if (await lines.nth(line).evaluate((one) => one.classList.contains('order-open'))) await tick.click();
    }
    await expect(page.getByRole('img', { name: '2 of 2 actions used' })).toBeVisible();
    await expect(lines.filter({ hasText: /Skipped: / }).first()).toBeVisible();
    await expectNothingSerious(page, 'ticked');
    await mainButton(page).click();
    await expect(page.getByRole('img', { name: '0 of 2 actions used' })).toBeVisible();
    await expect(page.locator('.figure-count')).toContainText('Figure 2 of');
  });

for (const textSize of ['100', '200'])
  test(`[rows 133, 134] tracked, text at ${textSize}%: lines are ticked off, skipped ones say why, and more is announced`, async ({
    page,
  }) => {
    await set(page, { ...CALM, textSize });
    await bringIn(page, await openWindow(true));
    await mainButton(page).click();
    const frame = page.locator('.step-frame');
    for (let step = 0; step < 40 && (await page.locator('.activation').isVisible()); step++) {
      if ((await mainButton(page).textContent()) === 'Show the result') {
        // Dice are rolling: what they bring is not told yet.
        await mainButton(page)
          .click({ timeout: 3000 })
          .catch(() => undefined);
        continue;
      }
      await expect(frame).toBeVisible();
      const { seen, all } = await linesSeen(page);
      if (seen < all) {
        const sign = page.locator('.more-below').or(mainButton(page).filter({ hasText: 'Read on' }));
        await expect(sign.first()).toBeVisible();
      }
      const marked = page.locator('.activation .orders li');
      for (const line of await marked.filter({ hasText: 'Skipped' }).all())
        await expect(line).toContainText(/Skipped: .+/);
      if ((await mainButton(page).textContent()) === 'Finish') {
        // Under an attack's outcome there may be cards that change it.
        const outcome = page.locator('.step-frame .outcome').last();
        const happened = (await outcome.isVisible()) ? outcome : frame;
        const end = await happened.evaluate((one) => one.getBoundingClientRect().bottom);
        const bar = await page.locator('.step-buttons').evaluate((one) => one.getBoundingClientRect().top);
        expect(end, 'what happened last lies above the bar').toBeLessThanOrEqual(bar + 24);
        await expect(page.locator('.order-done').first()).toBeAttached();
      }
      if (await mainButton(page).isEnabled()) await mainButton(page).click();
      else await page.locator('.activation .alternatives .btn').first().click();
    }
    await expect(page.locator('.activation')).toHaveCount(0);
  });

test('[row 135] the first activations say what an icon costs, and a tap on it opens the rule', async ({
  page,
}) => {
  await bringIn(page, await openWindow(false));
  await expect(page.locator('.order-costs')).toContainText('Each icon costs 1');
  await page.locator('.order-cost .term').first().click();
  await expect(page.getByRole('dialog').getByText(/costs one of its two actions/)).toBeVisible();
});

/** The portrait is on the page for a moment only, so whatever comes is written down. */
const watchFor = (page: Page, names: readonly string[]): Promise<unknown> =>
  page.addInitScript((wanted) => {
    const came: string[] = [];
    Object.assign(window, { came });
    new MutationObserver(() => {
      for (const name of wanted)
        if (document.querySelector(`.${name}`) && !came.includes(name)) came.push(name);
    }).observe(document, { childList: true, subtree: true });
  }, names);
const came = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as { came: readonly string[] }).came);

for (const motion of ['system', 'reduced'])
  test(`[rows 132, 136] the portrait enters and each round has a banner, without a tap; motion: ${motion}`, async ({
    page,
  }) => {
    await set(page, { board: 'flat', motion });
    await watchFor(page, ['entrance', 'round-banner']);
    await bringIn(page, await savedWindow('first-steps', false, () => true));
    await expect(page.locator('.entrance')).toHaveCount(0);
    expect((await came(page)).includes('entrance')).toBe(motion === 'system');
    await expect(page.locator('.imperial-head .imperial-face svg')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Empire' })).toContainText('Acting now');
    // Nothing moves at rest.
    await expect
      .poll(() =>
        page.evaluate(() => document.getAnimations().filter((one) => one.playState === 'running').length),
      )
      .toBe(0);
    const { round } = await savedGame(page);
    for (let step = 0; step < 40 && (await savedGame(page)).round === round; step++) {
      await readOn(page);
      const next = page.locator('.portrait.btn-main').or(mainButton(page)).first();
      await next.click();
    }
    await expect.poll(() => came(page)).toContain('round-banner');
    await expect(page.locator('.round-banner')).toHaveCount(0);
  });

for (const [name, size] of Object.entries({ ...SIZES, side: SIDE }))
  test(`[row 131] tracked on ${name}: all of the action lies in the picture, clear of buttons and panels`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await bringIn(
      page,
      await savedWindow('first-steps', true, (play, game) => {
        const kinds = new Set(stepsOf(play, game).flatMap(({ acts }) => acts.map(({ kind }) => kind)));
        return kinds.has('attack') && kinds.has('move');
      }),
    );
    const { play } = await savedPlay(page);
    const game = await savedGame(page);
    const window = resolvedWindow(play, game);
    if (!window) throw new Error('no window is open');
    const acts = forecastOf(window).steps.flatMap((step) => step.acts);
    const ids = new Set<string>(
      acts.flatMap((act) => (act.kind === 'attack' ? [act.figure, act.target] : [])),
    );
    const spaces: readonly Point[] = [
      ...Object.values(game.figures).flatMap(({ id, at }) => (ids.has(id) && at ? [at] : [])),
      ...acts.flatMap((act) => (act.kind === 'move' ? act.route.map(({ at }) => at) : [])),
    ];
    expect(spaces.length).toBeGreaterThan(2);
    const corners = spaces.flatMap(([x, y]): readonly Point[] => [
      [x, y],
      [x + 1, y + 1],
    ]);
    const stage = await page.locator('.mission .board-stage').boundingBox();
    const tools = await page.locator('.board-tools').boundingBox();
    if (!stage || !tools) throw new Error('there is no board');
    for (const { x, y } of await onScreen(page, corners)) {
      expect(x).toBeGreaterThanOrEqual(stage.x);
      expect(x).toBeLessThanOrEqual(stage.x + stage.width);
      expect(y).toBeGreaterThanOrEqual(tools.y + tools.height);
      expect(y).toBeLessThanOrEqual(stage.y + stage.height);
    }
  });
