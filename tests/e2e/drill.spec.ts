import type { Page } from '@playwright/test';
import { expect, test } from './test';

/** Opens the report. Where somebody moved before, it asks when it happened. */
async function reportNow(page: Page): Promise<void> {
  await page.getByText('Something changed at the table').click();
  const now = page.getByRole('button', { name: /^Now/ });
  await expect(now.or(page.getByLabel('Who'))).toBeVisible();
  if (await now.isVisible()) await now.click();
}

/** Plays an activation to its end, the app rolling, and counts the taps. */
async function playThrough(page: Page, begin: RegExp): Promise<{ taps: number; rolls: number }> {
  const main = page.locator('.step-buttons .btn-main');
  await page.getByRole('button', { name: begin }).click();
  let [taps, rolls] = [1, 0];
  while (taps < 60) {
    const option = page.locator('.step-frame .alternatives .btn');
    // The dice come to rest by themselves: nobody needs to tap for that.
    await expect(page.locator('[data-rolling=true]')).toHaveCount(0);
    const words = await main.textContent();
    if (words === 'Finish') break;
    if (words === 'Roll for us') rolls++;
    if (await main.isEnabled()) await main.click();
    else await option.first().click();
    taps++;
  }
  await expect(main).toHaveText('Finish');
  await main.click();
  return { taps: taps + 1, rolls };
}

test.describe('the drill', () => {
  test('[rows 60-62] an activation is drawn, stepped through and finished', async ({ page }) => {
    await page.goto('/drill');
    await page.getByRole('button', { name: 'Show an example' }).click();
    await page.getByRole('button', { name: 'Activate Stormtrooper' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Stormtrooper' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'What they will do' }).first()).toContainText(
      /moves|attacks|stays/,
    );
    await page.getByText('Orders', { exact: true }).click();
    await expect(page.locator('.orders li').first()).toBeVisible();
    const before = page.url();
    const { taps, rolls } = await playThrough(page, /^Do all/);
    console.log(`drill, 3 Stormtroopers, ${rolls} attacks rolled by the app: ${taps} taps`);
    expect(taps).toBeLessThanOrEqual(2 + 2 * rolls);
    await expect(page.getByRole('button', { name: 'Activate Stormtrooper' })).toBeVisible();
    expect(page.url()).not.toBe(before);
  });

  test('[D6] why and alternatives can be opened, dice can be entered as totals', async ({ page }) => {
    await page.goto('/drill?map=25A+0,0&figures=stormtrooper@0,1;diala-passil@3,1');
    await page.getByRole('button', { name: 'Activate Stormtrooper' }).click();
    await page.getByRole('button', { name: 'Why?' }).first().click();
    await expect(page.locator('.why li').first()).toBeVisible();
    await page.getByRole('button', { name: 'Own dice' }).click();
    await page.getByRole('button', { name: 'Totals' }).click();
    await page.getByRole('button', { name: 'Damage: 3' }).click();
    await page.getByRole('button', { name: 'Accuracy: 8' }).click();
    await page.getByRole('button', { name: 'Enter', exact: true }).click();
    await expect(page.getByText(/Diala Passil \(DP\) suffers \d damage/)).toBeVisible();
  });

  test('[dice] faces are tapped die by die; the way that was used last comes first', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/drill?map=25A+0,0&figures=stormtrooper@0,1;stormtrooper.2@0,2;diala-passil@3,1');
    await page.getByRole('button', { name: 'Activate Stormtrooper' }).click();
    await page.getByRole('button', { name: /^Do all/ }).click();
    const main = page.locator('.step-buttons .btn-main');
    await page.getByRole('button', { name: 'Own dice' }).click();
    await expect(main).toBeDisabled();
    const dice = page.locator('.die-faces');
    for (const die of await dice.all()) await die.getByRole('button').last().click();
    await expect(main).toHaveText('Enter');
    await main.click();
    await expect(page.locator('.outcome')).toBeVisible();
    await main.click();
    await expect(page.locator('.die-faces').first()).toBeVisible();
    // Without motion, dice that the app rolls lie there at once.
    await page.getByRole('button', { name: 'Roll for us' }).first().click();
    await expect(page.locator('.dice-flat .flat-die').first()).toBeVisible();
    await expect(page.locator('.outcome')).toBeVisible();
  });

  test('[D17] what changed at the table is taken into account', async ({ page }) => {
    await page.goto('/drill?map=25A+0,0&figures=stormtrooper@0,1;diala-passil@3,1');
    await page.getByRole('button', { name: 'Activate Stormtrooper' }).click();
    const attacks = page.getByText(/attacks Diala Passil/);
    await expect(attacks.first()).toBeVisible();
    await reportNow(page);
    await page.getByLabel('Who').selectOption({ label: 'Diala Passil (DP)' });
    await page.getByRole('button', { name: 'Removed from the map' }).click();
    // It was declared, and stays so; nobody is left to roll for.
    await expect(page.locator('.step-buttons .btn-main')).toHaveText('Finish');
  });

  test('[drill] dice can be taken back, and what is reported later leaves them alone', async ({ page }) => {
    await page.goto('/drill?map=25A+0,0&figures=stormtrooper@0,1;stormtrooper.2@0,2;diala-passil@3,1');
    await page.getByRole('button', { name: 'Activate Stormtrooper' }).click();
    await page.getByRole('button', { name: /^Begin/ }).click();
    await page.locator('.step-buttons').getByRole('button', { name: 'Roll for us' }).click();
    await expect(page.locator('.outcome')).toBeVisible();
    const outcome = await page.locator('.outcome').textContent();
    await reportNow(page);
    await page.getByLabel('Who').selectOption({ label: 'Stormtrooper (S2)' });
    await page.getByRole('button', { name: 'Stunned' }).click();
    await expect(page.locator('.outcome')).toHaveText(outcome ?? '');
    await page.getByRole('button', { name: 'Enter the dice again' }).click();
    await expect(page.getByRole('region', { name: 'Dice' })).toBeVisible();
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
