// A hero's attack in tracked play, tap by tap: target, dice, surges, and one button that carries it out.

import type { Page } from '@playwright/test';
import { bringIn } from './campaignSaves';
import { savedFirstSteps } from './lensSaves';
import { savedGame } from './savedGame';
import { expect, expectNothingSerious, test } from './test';

const HERO = 'gaarkhan';
/** Too far away for the weapon in hand: the app says so, and the attack is made all the same. */
const turn = async (page: Page, commands: Parameters<typeof savedFirstSteps>[1] = []) =>
  bringIn(page, await savedFirstSteps(true, [{ kind: 'beginActivation', who: HERO }, ...commands]));

const panel = (page: Page) => page.locator('.board-panel');
const button = (page: Page, name: string | RegExp) => panel(page).getByRole('button', { name, exact: true });

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
]) {
  test.describe(`${viewport.width}x${viewport.height}`, () => {
    test.use({ viewport });

    test('[7.9] an attack takes at most 5 taps besides the dice', async ({ page }) => {
      await turn(page);
      let taps = 0;
      const tap = async (name: string | RegExp) => {
        taps += 1;
        await button(page, name).click();
      };
      taps += 1;
      await page.locator('.hand-bar').getByRole('button', { name: 'Attack', exact: true }).click();
      const targets = page.getByRole('list', { name: 'Targets' });
      await expect(targets.getByRole('button').first()).toContainText('Stormtrooper');
      taps += 1;
      await targets.getByRole('button').first().click();
      await expect(panel(page)).toContainText(/Hits \d+ ?%/);
      await button(page, 'Roll for us').click();
      await expect(page.locator('.outcome')).toBeInViewport();
      await expect(button(page, 'Apply')).toBeInViewport();
      await expectNothingSerious(page);
      await tap('Apply');
      expect(taps).toBeLessThanOrEqual(5);
      await expect.poll(async () => (await savedGame(page)).turn?.actions).toBe(1);
    });
  });
}

test('[7.9] totals are entered, and undo takes all of it back', async ({ page }) => {
  await turn(page);
  await page.locator('.hand-bar').getByRole('button', { name: 'Attack', exact: true }).click();
  await page.getByRole('list', { name: 'Targets' }).getByRole('button').first().click();
  await page.getByRole('button', { name: 'Own dice' }).click();
  await button(page, 'Totals').click();
  await button(page, 'Damage: 3').click();
  const accuracy = button(page, 'Accuracy: 5');
  if (await accuracy.isVisible()) await accuracy.click();
  await expect(page.locator('.outcome')).toContainText(/3 damage|defeated|Defeated/);
  const before = Object.keys((await savedGame(page)).figures).length;
  await button(page, 'Apply').click();
  await expect.poll(async () => Object.keys((await savedGame(page)).figures).length).toBe(before - 1);
  await page.getByRole('button', { name: /^Undo/ }).first().click();
  await expect.poll(async () => Object.keys((await savedGame(page)).figures).length).toBe(before);
});

test('[7.9] a surge that is left shows as strain recovered, beside those that are spent', async ({
  page,
}) => {
  await turn(page, [{ kind: 'setFigure', figure: HERO, set: { strain: 2 } }]);
  await page.locator('.hand-bar').getByRole('button', { name: 'Attack', exact: true }).click();
  await page.getByRole('list', { name: 'Targets' }).getByRole('button').first().click();
  await page.getByRole('button', { name: 'Own dice' }).click();
  await button(page, 'Totals').click();
  await button(page, 'Damage: 1').click();
  await button(page, 'Surge: 1').click();
  const spent = panel(page).getByRole('group', { name: 'Surges' }).locator('[aria-pressed=true]');
  for (let left = await spent.count(); left > 0; left--) await spent.first().click();
  await expect(page.locator('.surge-relief')).toContainText('recover 1 strain');
  await expectNothingSerious(page);
});
