// Companions in a mission: a hero calls one, it acts beside its hero; one of the Empire acts after its group.

import type { Page } from '@playwright/test';
import { bringIn } from './campaignSaves';
import { savedExtra } from './extraSaves';
import { misfits } from './fits';
import { savedGame } from './savedGame';
import { SIZES } from './table';
import { expect, expectNothingSerious, test } from './test';

const main = (page: Page) => page.locator('.step-buttons .btn-main');
const readOn = async (page: Page) => {
  while (await page.locator('.prompt').isVisible()) await main(page).click();
};
const broken = async (page: Page) => (await misfits(page)).filter((found) => found.startsWith('broken'));

const withJarrod = (tracked: boolean) =>
  savedExtra({
    mission: 'first-steps',
    products: ['heart-of-the-empire'],
    heroes: [{ id: 'jarrod-kelvin' }, { id: 'gaarkhan' }],
    tracked,
    change: (mission) => mission,
    until: (_, { stage, prompt, active }) =>
      stage === 'heroes' && prompt === null && active === 'jarrod-kelvin',
  });

test.use({ viewport: SIZES.phone });

for (const tracked of [false, true])
  test(`[rows 218 to 221] a hero calls a companion, ${tracked ? 'tracked' : 'told'}: it is placed, has a portrait, and acts after its hero`, async ({
    page,
  }) => {
    await bringIn(page, await withJarrod(tracked));
    const portraits = page.getByRole('list', { name: 'Heroes' });
    await portraits.getByRole('button', { name: /Jarrod/ }).click();
    await page.getByRole('button', { name: 'Bring J4X-7: 2 strain' }).click();
    await expect(page.locator('.prompt')).toContainText('J4X-7');
    await page.screenshot({ path: `test-results/companion-arrives-${tracked}.png` });
    await expectNothingSerious(page, 'companion arrives');
    await readOn(page);
    const droid = portraits.getByRole('button', { name: /J4X-7/ });
    await expect(droid).toBeVisible();
    await page.screenshot({ path: `test-results/companion-portrait-${tracked}.png` });
    expect(await broken(page)).toEqual([]);
    const { actors, figures } = await savedGame(page);
    expect(actors.find(({ of }) => of === 'j4x-7')).toMatchObject({
      kind: 'companion',
      with: 'jarrod-kelvin',
    });
    expect(figures['companion-1']?.at === null).toBe(!tracked);
    if (tracked) expect(figures['jarrod-kelvin']?.strain).toBe(2);
  });

test('[row 222] a companion of the Empire comes by its list and acts right after its group', async ({
  page,
}) => {
  const save = await savedExtra({
    mission: 'first-steps',
    products: ['the-bespin-gambit'],
    tracked: false,
    change: (mission) => ({
      ...mission,
      groups: mission.groups.map((group) => ({ ...group, cards: [{ card: 'ugnaught-tinkerer' }] })),
    }),
    until: (_, { window, prompt }) => !prompt && window?.list === 'spot-weld',
  });
  await bringIn(page, save);
  await expect(page.locator('.activation')).toContainText('Junk Droid');
  await page.locator('.finish-group').click();
  await expect(page.locator('.prompt')).toContainText('right after that group');
  await expectNothingSerious(page, 'junk droid');
  await readOn(page);
  await expect(page.locator('.activation h2')).toHaveText('Junk Droid');
});
