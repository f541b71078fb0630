// The screens that are looked at most, in German and Russian on a narrow phone, with the longest names that the boxes hold.

import type { Page } from '@playwright/test';
import { IS_LONG } from '../sized';
import { bringIn } from './campaignSaves';
import { misfits } from './fits';
import { savedLongCampaign, savedLongMission } from './longNames';
import { CALM, SETTINGS_KEY, SIZES } from './table';
import { expect, test } from './test';

test.use({ viewport: SIZES.phone });

const SAID = {
  de: {
    group: 'Trandoshanische Jäger',
    hero: "Mak Eshka'rey",
    item: 'Überlebensausrüstung',
    english: 'Hunter',
  },
  ru: {
    group: 'Трандошанин-охотник',
    hero: 'Гидеон Аргус',
    item: 'Сбалансированная рукоять',
    english: 'Hunter',
  },
} as const;
type Language = keyof typeof SAID;

/** As if the players had chosen it before. */
async function speak(page: Page, language: Language): Promise<void> {
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    SETTINGS_KEY,
    JSON.stringify({ ...CALM, language }),
  ] as const);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

const expectAllFits = (page: Page, where: string) =>
  expect.poll(() => misfits(page), { message: where, timeout: 15_000 }).toEqual([]);

/** The short run tries each way and each place in one of the languages. */
const WAYS = IS_LONG
  ? { de: ['told', 'tracked'], ru: ['told', 'tracked'] }
  : { de: ['told'], ru: ['tracked'] };

for (const language of ['de', 'ru'] as const) {
  const { group, hero, item, english } = SAID[language];

  for (const way of WAYS[language]) {
    test(`[rows 151, 154] ${language}, ${way}: a mission calls everybody as printed, and nothing is cut`, async ({
      page,
    }) => {
      await bringIn(page, await savedLongMission(way === 'tracked'));
      await speak(page, language);
      await expect(page.locator('.tracker')).toContainText(group);
      await expect(page.locator('.portraits')).toContainText(hero);
      await expect(page.locator('.mission')).not.toContainText(english);
      await expectAllFits(page, 'mission');
      await page.locator('.tracker .group-card').first().click();
      await expectAllFits(page, 'group');
    });
  }

  test(`[rows 151, 154] ${language}: so do the places between missions`, async ({ page }) => {
    await bringIn(page, await savedLongCampaign());
    await speak(page, language);
    for (const tab of ['map', 'armory', 'training', 'inventory', 'log']) {
      await page.goto(`/play/1?tab=${tab}&read=0`);
      await expect(page.locator('.campaign')).toBeVisible();
      if (tab === 'inventory') await expect(page.locator('.campaign')).toContainText(item);
      await expectAllFits(page, tab);
    }
  });

  test(`[rows 151, 153, 154] ${language}: figures are found by both names`, async ({ page }) => {
    await page.goto('/sight');
    await speak(page, language);
    const search = page.getByRole('searchbox').first();
    for (const name of [group, 'Trandoshan Hunter']) {
      await search.fill(name);
      await expect(page.locator('.choose').first()).toContainText(group);
    }
    await expectAllFits(page, 'sight');
    for (const path of ['/', '/new', '/settings', '/rules']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).last()).toBeVisible();
      await expectAllFits(page, path);
    }
  });
}
