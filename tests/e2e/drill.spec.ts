import type { Page } from '@playwright/test';
import { expect, test } from './test';

/** Steps through an activation to its end, rolling whatever has to be rolled. */
async function playThrough(page: Page): Promise<number> {
  let steps = 0;
  const main = page.locator('.step-buttons .btn-main');
  await page.getByRole('button', { name: /^Begin/ }).click();
  while (steps < 60) {
    steps++;
    const test = page.getByRole('button', { name: 'Enter successes' });
    const option = page.locator('.step-frame .alternatives .btn');
    if (await test.isVisible()) await test.click();
    else if (await main.isEnabled()) {
      if ((await main.textContent()) === 'Finish') break;
      await main.click();
    } else if (await option.first().isVisible()) await option.first().click();
    else break;
  }
  await expect(main).toHaveText('Finish');
  await main.click();
  return steps;
}

test.describe('the drill', () => {
  test('[rows 60-62] an activation is drawn, stepped through and finished', async ({ page }) => {
    await page.goto('/drill');
    await page.getByRole('button', { name: 'Show an example' }).click();
    await page.getByRole('button', { name: 'Activate Stormtrooper' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Stormtrooper' })).toBeVisible();
    await expect(page.locator('.orders li').first()).toBeVisible();
    const before = page.url();
    await playThrough(page);
    await expect(page.getByRole('button', { name: 'Activate Stormtrooper' })).toBeVisible();
    expect(page.url()).not.toBe(before);
  });

  test('[D6] why and alternatives can be opened, dice can be entered as totals', async ({ page }) => {
    await page.goto('/drill?map=25A+0,0&figures=stormtrooper@0,1;diala-passil@3,1');
    await page.getByRole('button', { name: 'Activate Stormtrooper' }).click();
    await page.getByRole('button', { name: /^Begin/ }).click();
    await page.getByRole('button', { name: 'Why?' }).first().click();
    await expect(page.locator('.why li').first()).toBeVisible();
    await page.getByRole('button', { name: 'Totals' }).click();
    const damage = page.getByRole('group', { name: 'Damage' });
    for (let times = 0; times < 3; times++)
      await damage.getByRole('button', { name: 'More: Damage' }).click();
    for (let times = 0; times < 9; times++)
      await page.getByRole('button', { name: 'More: Accuracy' }).click();
    await page.getByRole('button', { name: 'Enter', exact: true }).click();
    await expect(page.getByText(/Diala Passil \(DP\) suffers \d damage/)).toBeVisible();
  });

  test('[D17] what changed at the table is taken into account', async ({ page }) => {
    await page.goto('/drill?map=25A+0,0&figures=stormtrooper@0,1;diala-passil@3,1');
    await page.getByRole('button', { name: 'Activate Stormtrooper' }).click();
    await page.getByRole('button', { name: /^Begin/ }).click();
    await page.getByText('Something changed at the table').click();
    await page.getByLabel('Who').selectOption({ label: 'Diala Passil (DP)' });
    await page.getByRole('button', { name: 'Gone from the map' }).click();
    await expect(page.getByText(/attacks Diala Passil/)).toHaveCount(0);
  });

  test('[drill] dice can be taken back, and what is reported later leaves them alone', async ({ page }) => {
    await page.goto('/drill?map=25A+0,0&figures=stormtrooper@0,1;diala-passil@3,1');
    await page.getByRole('button', { name: 'Activate Stormtrooper' }).click();
    await page.getByRole('button', { name: /^Begin/ }).click();
    await page.locator('.step-buttons').getByRole('button', { name: 'Roll for us' }).click();
    await expect(page.locator('.rolled-die').first()).toBeVisible();
    const outcome = await page.locator('.outcome').textContent();
    await page.getByText('Something changed at the table').click();
    await page.getByLabel('Who').selectOption({ label: 'Stormtrooper (S1)' });
    await page.getByRole('button', { name: 'Stunned' }).click();
    await expect(page.locator('.outcome')).toHaveText(outcome ?? '');
    await page.getByRole('button', { name: 'Enter the dice again' }).click();
    await expect(page.getByRole('heading', { name: 'Dice' })).toBeVisible();
  });

  test('[drill] the table is still set when one comes back by the menu', async ({ page }) => {
    await page.goto('/drill?map=25A+0,0&figures=stormtrooper@0,1;diala-passil@3,1d2');
    await expect(page.getByRole('button', { name: /Diala Passil \(DP\) · 2 damage/ })).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByRole('link', { name: 'Drill' }).click();
    await expect(page.getByRole('button', { name: /Diala Passil \(DP\) · 2 damage/ })).toBeVisible();
  });

  test('[drill] a position can be reported as a file', async ({ page }) => {
    await page.goto('/drill?map=25A+0,0&figures=stormtrooper@0,1;diala-passil@3,1');
    await page.getByRole('button', { name: 'Activate Stormtrooper' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Report this position' }).click();
    expect((await download).suggestedFilename()).toBe('redcell-stormtrooper.json');
  });
});
