// A classic campaign on the screen: how New game tells it apart, and one slot from the mission through both upgrade stages.

import type { Page } from '@playwright/test';
import { sized } from '../sized';
import { bringIn, lost, savedCampaign } from './campaignSaves';
import { ON_SCREENS } from './table';
import { expect, expectNothingSerious, test } from './test';

const CAMPAIGN = 'paymasters-ledger';
const HEROES = ['diala-passil', 'gaarkhan'] as const;

const tab = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Parts of the campaign' })
    .getByRole('button', { name: new RegExp(`${name}$`) });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const stage = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('[row 362] New game says how a classic campaign differs', async ({ page }) => {
  await page.goto('/new');
  const card = page.locator('label.card-choice').filter({ hasText: "The Paymaster's Ledger" });
  await expect(card).toContainText('Printed campaign rules');
  await expect(card).toContainText('8 missions');
  await expect(page.locator('label.card-choice').filter({ hasText: 'The Ember Line' })).not.toContainText(
    'Printed campaign rules',
  );
});

const ON_ITS_SIDE = ['phone on its side', { width: 844, height: 390 }] as const;

for (const [size, viewport] of [...ON_SCREENS, ON_ITS_SIDE].slice(0, sized(1, 3))) {
  test.describe(`a classic campaign on a ${size}`, () => {
    test.use({ viewport });

    test('[rows 240, 241, 244, 363] both upgrade stages lead to the next mission', async ({ page }) => {
      await bringIn(page, await savedCampaign(lost('quiet-hours'), { credits: 2000 }, HEROES, CAMPAIGN));
      await expect(page.getByText('Each hero gains 1 XP.')).toBeVisible();
      await button(page, 'To the map').click();
      await expect(stage(page, 'Rebel upgrade stage')).toContainText('Diala Passil: 1 XP · Gaarkhan: 1 XP');
      await expectNothingSerious(page, 'Rebel upgrade stage');

      await button(page, 'Go to training').click();
      await page.getByRole('button', { name: /Force Throw/ }).click();
      await expectNothingSerious(page, 'training');
      await tab(page, 'Armory').click();
      await page.getByRole('button', { name: /^Buy / }).first().click();
      await button(page, 'Buy').click();
      await expectNothingSerious(page, 'armory');
      await tab(page, 'Log').click();
      await expect(page.getByText('No missions left')).toHaveCount(0);

      await tab(page, 'Map').click();
      await expect(stage(page, 'Rebel upgrade stage')).toContainText('Diala Passil: 0 XP · Gaarkhan: 1 XP');
      await button(page, 'End the Rebel upgrade stage').click();
      await expect(stage(page, 'Imperial upgrade stage')).toContainText('The Empire buys');
      await expectNothingSerious(page, 'Imperial upgrade stage');
      await button(page, 'On to the next mission').click();
      await expect(stage(page, 'Open missions: play one').getByRole('button')).toHaveCount(2);
      await page.getByText('Campaign log', { exact: true }).click();
      await expect(page.locator('.slot-log > li')).toHaveCount(5);
      await expect(page.locator('.slot-log > li').first()).toContainText('Quiet Hours: Lost');
      await expectNothingSerious(page, 'mission stage');

      // Back across both stages: one journal.
      await button(page, /^Undo/).click();
      await expect(stage(page, 'Imperial upgrade stage')).toBeVisible();
      await button(page, /^Undo/).click();
      await expect(stage(page, 'Rebel upgrade stage')).toBeVisible();
    });
  });
}
