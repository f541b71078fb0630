// A Legion battle as players meet it: on a table of paper, measured and moved by hand, told to the app.

import type { Page } from '@playwright/test';
import { sized } from '../sized';
import { PaperTable } from './paperTable';
import { ON_SCREENS, SIZES } from './table';
import { expect, expectNothingSerious, test, topPage } from './test';

/** The same dice in every run. */
const withFixedSeed = (page: Page, seed: number) =>
  page.addInitScript((fixed) => {
    const random = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T =>
      array instanceof Uint32Array && array.length === 4
        ? (array.fill(fixed) as unknown as T)
        : (random(array as never) as T);
  }, seed);

async function beginBattle(page: Page, seed = 7): Promise<PaperTable> {
  await withFixedSeed(page, seed);
  await page.goto('/new');
  await page
    .getByRole('link', { name: 'Legion battle…' })
    .or(page.getByText('Legion battle…'))
    .first()
    .click();
  const top = topPage(page);
  await expect(top.getByText('Rules of 2018')).toBeVisible();
  await top.getByRole('button', { name: 'Next' }).click();
  await top.getByRole('button', { name: 'Next' }).click();
  await top.getByRole('button', { name: 'Choose the cards now' }).click();
  await top.getByRole('button', { name: 'Begin the battle' }).click();
  await expect(page.getByRole('heading', { name: 'Set up and deploy' })).toBeVisible();
  return new PaperTable(page);
}

const LAST_ROUND = sized(2, 6);

test('[legion 1.1, 17.6] a battle is played on a table of paper, and its taps are counted', async ({
  page,
}) => {
  const table = await beginBattle(page);
  await table.playUntil((heading) => heading === 'Command Phase' && table.rounds === LAST_ROUND);
  const perUnit = table.taps.filter(({ what }) => what !== 'command' && what !== 'score');
  const sum = (list: typeof perUnit) => list.reduce((all, { taps }) => all + taps, 0);
  const most = Math.max(...perUnit.map(({ taps }) => taps));
  // oxlint-disable-next-line no-console
  console.log(
    `rounds ${table.rounds}, taps per activation ${(sum(perUnit) / perUnit.length).toFixed(1)} (at most ${most}), ` +
      `per round ${(sum(table.taps) / Math.max(1, table.rounds)).toFixed(1)}`,
  );
  expect(perUnit.length).toBeGreaterThan(10);
  expect(most).toBeLessThanOrEqual(12);
  if (LAST_ROUND === 6) await expect(page.getByRole('heading', { name: / wins? the battle$/ })).toBeVisible();
});

test('[saves] a battle is kept, taken back and gone on with', async ({ page }) => {
  const table = await beginBattle(page);
  await table.playUntil((heading) => heading === 'Activate one of your units');
  const cursor = () => page.locator('.battle').getAttribute('data-cursor');
  const before = await cursor();
  await page.reload();
  await expect(page.locator('.battle')).toHaveAttribute('data-cursor', before ?? '');
  await topPage(page).getByRole('button', { name: /^Undo/ }).click();
  await expect(page.locator('.battle')).toHaveAttribute('data-cursor', String(Number(before) - 1));
  await topPage(page).getByRole('button', { name: 'Log' }).click();
  await topPage(page).getByRole('button', { name: /^Redo/ }).click();
  await expect(page.locator('.battle')).toHaveAttribute('data-cursor', before ?? '');
  await page.goto('/load');
  await expect(topPage(page).getByText('Legion battle')).toBeVisible();
});

test('[axe, layout] the screens of a battle keep nobody out', async ({ page }) => {
  await page.goto('/battle');
  await expect(topPage(page).getByText('Rules of 2018')).toBeVisible();
  await expectNothingSerious(page, 'armies');
  const table = await beginBattle(page);
  const seen: string[] = [];
  for (const heading of [
    /^Set up/,
    /^Command Phase$/,
    /^Which units/,
    /which enemies/,
    /^Activate one/,
    / acts$/,
    / attacks .*: cover/,
  ]) {
    await table.playUntil((now) => heading.test(now));
    await expectNothingSerious(page, heading.source);
    for (const [size, viewport] of ON_SCREENS.slice(1, sized(1, ON_SCREENS.length))) {
      await page.setViewportSize(viewport);
      await expectNothingSerious(page, `${heading.source} on a ${size}`);
      await page.setViewportSize(SIZES.phone);
    }
    seen.push(heading.source);
  }
  for (const sheet of ['Odds of an attack', 'Rules of Legion', 'Log']) {
    await topPage(page).getByRole('button', { name: sheet }).click();
    await expect(topPage(page).getByRole('heading', { name: sheet })).toBeVisible();
    await expectNothingSerious(page, sheet);
  }
});
