// Looking closer: what is tapped on the board explains itself, the lens shows what a figure sees and what threatens it, and
// tests are entered with one tap.

import type { Page } from '@playwright/test';
import { bringIn } from './campaignSaves';
import { savedFirstSteps } from './lensSaves';
import { tapSpace } from './tapBoard';
import { mainButton } from './taps';
import { expect, expectNothingSerious, test } from './test';

test.use({ viewport: { width: 390, height: 844 } });

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('[lens] tracked: sight and range, reach, odds, and what threatens a space', async ({ page }) => {
  await bringIn(page, await savedFirstSteps(true, []));
  await button(page, 'Sight, reach, danger').first().click();
  const looks = page.getByRole('list', { name: 'The other figures' });
  await expect(looks.getByRole('button').first()).toContainText('Stormtrooper');
  await tapSpace(page, [4, 9]);
  await expect(page.locator('.lens-asked')).toHaveText(/In line of sight · \d spaces away · \d points/);
  await button(page, 'Reach').click();
  await expect(page.getByRole('group', { name: 'Movement points' })).toContainText('4 points');
  await page.getByRole('combobox', { name: 'Figure' }).selectOption('Stormtrooper 1');
  await expect(button(page, 'Danger')).toHaveCount(0);
  await looks.getByRole('button', { name: /Gaarkhan/ }).click();
  await expect(page.getByRole('table', { name: 'Chance of each damage' })).toBeVisible();

  await page.getByRole('combobox', { name: 'Figure' }).selectOption('Gaarkhan');
  await button(page, 'Danger').click();
  await expect(page.locator('.lens-total')).toHaveText(/All together: about [\d.]+ damage\./);
  await tapSpace(page, [3, 11]);
  await expect(heading(page, 'If Gaarkhan stood there')).toBeVisible();
  await expect(page.locator('.lens-total')).toHaveText('No enemy can attack there with one move.');
  await expectNothingSerious(page);
});

test('[rows 23, 30, 31] tracked: a space, terrain, a crate and a door say what they are', async ({
  page,
}) => {
  await bringIn(page, await savedFirstSteps(true, []));
  await tapSpace(page, [4, 9]);
  await expect(heading(page, 'Space on tile 07B')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Distance' })).toContainText('Gaarkhan 3 spaces away');
  await tapSpace(page, [3, 10]);
  await expect(
    page.getByText('Blocking terrain: blocks movement, line of sight and counting spaces.'),
  ).toBeVisible();
  await button(page, 'Blocking terrain').click();
  await expect(page.getByRole('dialog')).toContainText('solid red line');
  await page.keyboard.press('Escape');
  await tapSpace(page, [0, 6]);
  await expect(heading(page, 'Supply crate')).toBeVisible();
  await expect(page.getByText('No figure in reach now.')).toBeVisible();
  await expectNothingSerious(page);
  await tapSpace(page, [2, 4]);
  await page.getByRole('region', { name: 'Here' }).getByRole('button', { name: 'Service door' }).click();
  await expect(page.getByText('This door is closed.')).toBeVisible();
});

test('[rows 34 and 36] told: successes are entered with one tap, or rolled by the app; the lens needs tracking', async ({
  page,
}) => {
  const who = 'diala-passil';
  const open = { kind: 'interact', thing: 'west-door', option: 'open', who } as const;
  const slice = { kind: 'interact', thing: 'panel', option: 'slice', who } as const;
  await bringIn(page, await savedFirstSteps(false, [{ kind: 'beginActivation', who }, open, slice]));
  await button(page, 'Roll for us').click();
  await expect(mainButton(page)).toHaveText(/^Enter \d success/);
  const rolled = await mainButton(page).innerText();
  await page.reload();
  await expect(mainButton(page)).toHaveText(rolled);
  await expect(button(page, 'Roll again')).toBeVisible();
  await expectNothingSerious(page);
  await button(page, 'Enter 0 successes').first().click();
  await expect(page.locator('.number-pad')).toHaveCount(0);

  await button(page, 'Sight, reach, danger').first().click();
  await button(page, 'Let the app track figures').click();
  await expect(page.locator('.mission')).toContainText(/Where/);
});
