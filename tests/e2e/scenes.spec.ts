// Pictures of places on a phone: words on them can be read, and they never push the button out of sight.

import { begin, bringIn, lost, savedCampaign } from './campaignSaves';
import { SIZES } from './table';
import { expect, expectNothingSerious, test } from './test';

test('[row 39] a scene lies behind the map, above the briefing and behind the end; the button stays in sight', async ({
  page,
}) => {
  await page.setViewportSize(SIZES.phone);
  await bringIn(page, await savedCampaign(lost('first-steps')));
  await expect(page.locator('.chapter-picture .scene-picture')).toBeVisible();
  await page.locator('.chapter .btn-main').click();
  await expect(page.locator('.campaign-map [data-scene="desert"]')).toBeVisible();
  await page.locator('.mark-story').first().click();
  await expect(page.locator('.board-panel [data-scene="forest"]')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Begin mission' })).toBeInViewport({ ratio: 1 });
  await expectNothingSerious(page, 'briefing');
});

test('[row 39] a defeat fills the screen, with the heroes and the way on', async ({ page }) => {
  await page.setViewportSize(SIZES.phone);
  const over = [begin('first-steps'), { kind: 'play', command: { kind: 'giveUp' } }] as const;
  await bringIn(page, await savedCampaign(over));
  await expect(page.locator('.over [data-scene="desert"]')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Gaarkhan' })).toBeVisible();
  await expect(page.locator('.over .btn-main')).toBeInViewport({ ratio: 1 });
  await expectNothingSerious(page, 'defeat');
});
