// Cards of the heroes in an Imperial attack, and the page that says where their numbers come from.

import type { Page } from '@playwright/test';
import { bringIn, lost, savedCampaign } from './campaignSaves';
import { ON_SCREENS } from './table';
import { expect, expectNothingSerious, test } from './test';
import { savedWindow, stepsOf } from './windowSaves';

const DIALA = 'diala-passil';
const main = (page: Page) => page.locator('.step-buttons .btn-main');
const inView = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  const bar = await page.locator('.step-buttons').first().boundingBox();
  return box !== null && bar !== null && box.y >= 0 && box.y + box.height <= bar.y + 1;
};

for (const [name, viewport] of ON_SCREENS) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport });
    test(`[D60] on a ${name}: a card blocks, and damage is prevented by hand`, async ({ page }) => {
      const saved = await savedWindow(
        'first-steps',
        true,
        (play, game) => {
          const acts = stepsOf(play, game).flatMap((step) => step.acts);
          const first = acts.find((act) => act.kind === 'attack');
          return first?.kind === 'attack' && first.target === (DIALA as typeof first.target);
        },
        {},
        ['laminate-armor-tier-2'],
      );
      await bringIn(page, saved);
      await main(page).click();
      await page.locator('.dice-ways').getByRole('button', { name: 'Own dice' }).click();
      await page.locator('.dice-ways').getByRole('button', { name: 'Totals' }).click();
      const armour = page.getByRole('button', { name: /Laminate Armor.*\+1 block/ });
      await page.screenshot({ path: `test-results/defend-${name}-before.png` });
      await expect(armour).toBeVisible();
      expect(await inView(page, '.number-row .number')).toBe(true);
      await expectNothingSerious(page, 'cards in an attack');
      await armour.click();
      await expect(armour).toHaveAttribute('aria-pressed', 'true');
      const byHand = page.getByRole('button', { name: 'Another card' });
      await byHand.click();
      await page.getByRole('button', { name: 'More: Damage prevented' }).click();
      await page.screenshot({ path: `test-results/defend-${name}-hand.png` });
      await expectNothingSerious(page, 'by hand');
      await byHand.click();
      await page.getByRole('button', { name: 'Accuracy: 8' }).click();
      await page.getByRole('button', { name: 'Damage: 4' }).click();
      // More than the dice can show, then what they showed.
      await page.getByRole('button', { name: 'More: Damage' }).click();
      await expect(page.getByRole('button', { name: 'Damage: 5' })).toHaveAttribute('aria-pressed', 'true');
      await main(page).click();
      const suffered = async () =>
        Number(/suffers (\d+) damage/.exec(await page.locator('.outcome').innerText())?.[1] ?? 0);
      const damage = (amount: number) => expect.poll(suffered).toBe(amount);
      await expect(page.locator('.outcome')).toContainText('Diala Passil suffers');
      const withBoth = await suffered();
      await page.screenshot({ path: `test-results/defend-${name}-after.png` });
      // Without the armour 1 more, without what was prevented another 1; each again with one tap.
      await armour.click();
      await damage(withBoth + 1);
      await byHand.click();
      await page.getByRole('button', { name: 'Less: Damage prevented' }).click();
      await damage(withBoth + 2);
      await armour.click();
      await damage(withBoth + 1);
      await page.screenshot({ path: `test-results/defend-${name}-rerolls.png` });
      await expectNothingSerious(page, 'after the roll');
    });
  });
}

test('[gear] the page of a hero shows each number with its parts, in a campaign', async ({ page }) => {
  await bringIn(
    page,
    await savedCampaign(
      [...lost('first-steps'), { kind: 'assign', item: 'combat-coat-tier-1', hero: DIALA }],
      { items: ['combat-coat-tier-1'] },
    ),
  );
  await page.getByRole('navigation', { name: 'Parts of the campaign' }).getByRole('button', { name: /Inventory$/ }).click(); // prettier-ignore
  const diala = page.getByRole('region', { name: 'Diala Passil' });
  await diala.getByRole('button', { name: 'Numbers and cards' }).click();
  const numbers = diala.getByRole('region', { name: 'Numbers and cards' });
  // 12 on the sheet, 2 by the coat, 10 because two heroes play.
  await expect(numbers).toContainText('24');
  await expect(numbers).toContainText('Sheet 12 · Combat Coat +2 · Small party +10');
  await expect(numbers).toContainText('Defense, after the roll');
  await page.screenshot({ path: 'test-results/hero-page.png' });
  await expectNothingSerious(page, 'hero page');
});

test('[gear] in a mission the page opens from the hero', async ({ page }) => {
  const saved = await savedWindow('first-steps', false, (_, { window }) => window !== null, {}, ['laminate-armor-tier-2']); // prettier-ignore
  await bringIn(page, saved);
  await main(page).click();
  while (await page.locator('.prompt').isVisible()) await main(page).click();
  await page.locator('.portraits button').first().click();
  await page.locator('.hand-bar').getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Numbers and cards' }).click();
  const numbers = page.getByRole('region', { name: 'Numbers and cards' });
  await expect(numbers).toContainText('Sheet 12 · Laminate Armor +3 · Small party +10');
  await page.screenshot({ path: 'test-results/hero-mission.png' });
  await expectNothingSerious(page, 'hero page in a mission');
});
