// Hostile saves on the way through the app: brought in, listed, opened, read, carried out and deleted. Whatever a file holds, no
// page and no panel is lost, nothing is thrown, and the slot can be emptied.

import { test, expect, type Page } from '@playwright/test';
import { sized } from '../sized';
import { chosenSaves, lockingSaves, spoiledSaves, type HostileSave } from './hostileSaves';
import { topPage } from './test';

const LOST = /The app could not show this page|This part of the screen can't be shown/;

/** What of it could not be told or shown. The list of games is open before and after. */
async function troublesOf(page: Page, { how, text }: HostileSave): Promise<readonly string[]> {
  const troubles: string[] = [];
  const thrown = (error: Error): void => void troubles.push(`${how}: thrown ${error.message}`);
  page.on('pageerror', thrown);
  const see = async (where: string): Promise<void> => {
    const words = await topPage(page).innerText();
    if (words.trim() === '' || LOST.test(words)) troubles.push(`${how}: ${where} is lost`);
  };
  const file = { name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await topPage(page).getByLabel('Open a file').first().setInputFiles(file);
  const said = topPage(page).locator('p.warning[role="status"]');
  await expect(said).toBeVisible();
  await see('the list');
  const slot = topPage(page).locator('.slot').filter({ hasText: 'Slot 1' });
  const remove = slot.getByRole('button', { name: 'Delete' });
  if ((await said.innerText()) === 'Game opened from the file.') {
    // The list is read again after that.
    await expect(remove.first()).toBeVisible();
    await slot.getByRole('link', { name: 'Continue' }).or(slot.locator('.btn-main')).first().click();
    await readGame(page, see);
    await page.goto('/');
    await topPage(page).locator('[href="/load"]').first().click();
    const download = page.waitForEvent('download');
    await slot.getByRole('button', { name: 'Save as a file' }).click();
    await download;
    await remove.first().click();
    await slot.getByRole('button', { name: 'Delete' }).last().click();
  } else await page.goto('/load'); // The next save gets an answer of its own.
  await expect(slot).toContainText('Empty');
  page.off('pageerror', thrown);
  return troubles;
}

/** The game, its heroes, its menu and its log; whatever of them there is. */
async function readGame(page: Page, see: (where: string) => Promise<void>): Promise<void> {
  await expect(page.locator('[data-saving], .notice').first()).toBeVisible();
  await see('the game');
  for (const portrait of await page.locator('.portrait').all()) {
    if (!(await portrait.isVisible())) continue;
    await portrait.click({ force: true });
    await see('a hero');
  }
  for (const name of ['Menu', 'Log', 'Armory', 'Training', 'Inventory', 'Map']) {
    const button = topPage(page)
      .getByRole('button', { name: new RegExp(`^(\\d+ ?)?${name}$`) })
      .first();
    if (!(await button.isVisible())) continue;
    await button.click({ force: true });
    await see(name);
  }
}

test('[saves] a save made to lock the list of slots leaves it open', async ({ page }) => {
  await page.goto('/load');
  const troubles: string[] = [];
  for (const save of await lockingSaves()) troubles.push(...(await troublesOf(page, save)));
  expect(troubles).toEqual([]);
});

/** Several tests, so that two workers share them. The short run takes every fourth save: each needs some seconds of taps. */
const SHARES = sized(1, 24);
const SPOILED = sized(4, 400);
const EVERY = sized(4, 1);

for (let share = 0; share < SHARES; share++)
  test(`[saves] hostile saves are told or shown, carried out and deleted: share ${share + 1}`, async ({
    page,
  }) => {
    const all = [...(await chosenSaves()), ...(await spoiledSaves(SPOILED))];
    const saves = all.filter((_, index) => index % EVERY === 0);
    await page.goto('/load');
    const troubles: string[] = [];
    for (const [index, save] of saves.entries())
      if (index % SHARES === share) troubles.push(...(await troublesOf(page, save)));
    expect(troubles).toEqual([]);
  });
