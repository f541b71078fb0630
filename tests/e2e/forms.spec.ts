// A shapeshifter in a mission: it takes a form, shows it, and attacks in it.

import type { Page } from '@playwright/test';
import { bringIn } from './campaignSaves';
import { savedExtra } from './extraSaves';
import { misfits } from './fits';
import { savedGame } from './savedGame';
import { SIZES } from './table';
import { expect, expectNothingSerious, test } from './test';

const CLAWDITE = 'clawdite-shapeshifter';
const withClawdite = (tracked: boolean, list: string) =>
  savedExtra({
    mission: 'first-steps',
    products: ['heart-of-the-empire'],
    tracked,
    change: (mission) => ({
      ...mission,
      groups: mission.groups.map((group) => ({ ...group, cards: [{ card: CLAWDITE }] })),
    }),
    until: (_, { window, prompt }) => !prompt && window?.card === CLAWDITE && window.list === list,
  });
const window = (page: Page) => page.locator('.activation');
const main = (page: Page) => page.locator('.step-buttons .btn-main');
const formsIn = async (page: Page) =>
  Object.values((await savedGame(page)).figures).flatMap(({ form }) => form ?? []);

test.use({ viewport: SIZES.phone });

test('[rows 215 and 216] told: the window names the form, the tracker keeps it, undo takes it back', async ({
  page,
}) => {
  await bringIn(page, await withClawdite(false, 'face-of-a-scout'));
  await expect(window(page).locator('.worn-form h3')).toHaveText('Form: Scout');
  await expect(window(page).locator('.orders').first()).toContainText('Scout');
  await expect(window(page)).not.toContainText('form-scout');
  await expectNothingSerious(page, 'form, told');
  expect((await misfits(page)).filter((found) => found.startsWith('broken'))).toEqual([]);
  await page.locator('.finish-group').click();
  while (await page.locator('.prompt').isVisible()) await main(page).click();
  expect(await formsIn(page)).toEqual(['form-scout', 'form-scout']);
  const tracker = page.getByRole('list', { name: 'Empire' });
  await expect(tracker).toContainText('Scout');
  await tracker
    .getByRole('button', { name: /Clawdite/ })
    .first()
    .click();
  await expect(page.locator('.worn-form h3').first()).toHaveText('Form: Scout');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  for (let taps = 0; taps < 5 && !(await window(page).isVisible()); taps++) {
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await savedGame(page);
  }
  expect(await formsIn(page)).toEqual([]);
});

test('[rows 215 and 216] tracked: the attack is made with the dice of the form', async ({ page }) => {
  await bringIn(page, await withClawdite(true, 'face-of-a-scout'));
  await expect(window(page).locator('.worn-form h3')).toHaveText('Form: Scout');
  for (let taps = 0; taps < 30 && (await window(page).isVisible()); taps++) await main(page).click();
  expect(await formsIn(page)).toContain('form-scout');
});
