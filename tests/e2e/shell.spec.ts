import { expect, test, topPage } from './test';

test.describe('the shell', () => {
  test('[row 1] the menu leads everywhere, and back leads back', async ({ page }) => {
    await page.goto('/');
    for (const name of [
      'New game',
      'Continue / Load',
      'Collection',
      'Community missions',
      'Tile table',
      'Sight and reach',
      'Drill',
      'Rules',
      'Settings',
    ]) {
      await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name }).click();
      await expect(topPage(page).getByRole('heading', { level: 1, name })).toBeVisible();
      await topPage(page).getByRole('button', { name: 'Back' }).click();
      await expect(topPage(page).getByRole('heading', { level: 1, name: 'Redcell' })).toBeVisible();
    }
  });

  for (const path of ['/together/6', '/together/__proto__', '/play/99', '/play/constructor'])
    test(`[routes] ${path}, where no game is, says so and leads to the games`, async ({ page }) => {
      await page.goto(path);
      await expect(topPage(page).getByText('Something went wrong')).toBeVisible();
      await topPage(page).getByRole('link', { name: 'Continue / Load' }).click();
      await expect(topPage(page).locator('.slot')).toHaveCount(6);
    });

  test("[routes] Android's back button goes back, and stays on the menu", async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Sight and reach' }).click();
    await topPage(page).getByRole('link', { name: 'Change the map' }).click();
    await expect(page).toHaveURL(/\/tiles/);
    const back = () => page.evaluate(() => document.dispatchEvent(new Event('backbutton')));
    await back();
    await expect(page).toHaveURL(/\/sight/);
    await back();
    await expect(page).toHaveURL(/\/$/);
    await back();
    await expect(topPage(page).getByRole('heading', { level: 1, name: 'Redcell' })).toBeVisible();
  });

  test('[settings] text size scales the words, and is kept', async ({ page }) => {
    await page.goto('/settings');
    const legend = page.getByText('Text size', { exact: true });
    const size = () => legend.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    const normal = await size();
    await page.getByRole('radio', { name: 'Double' }).check({ force: true });
    await expect.poll(size).toBe(normal * 2);
    await page.reload();
    await expect.poll(size).toBe(normal * 2);
  });

  test('[settings] the language changes at once, and is kept', async ({ page }) => {
    await page.goto('/settings');
    await page.getByRole('radio', { name: 'Русский' }).check({ force: true });
    await expect(topPage(page).getByRole('heading', { level: 1, name: 'Настройки' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
    await page.goto('/');
    await expect(page.getByRole('link', { name: /Коллекция/ })).toBeVisible();
    await page.goto('/settings');
    await page.getByRole('radio', { name: 'Deutsch' }).check({ force: true });
    await expect(topPage(page).getByRole('heading', { level: 1, name: 'Einstellungen' })).toBeVisible();
  });

  test('[row 10] the collection is kept', async ({ page }) => {
    await page.goto('/collection');
    await expect(page.getByText('1 product of 49 owned')).toBeVisible();
    await page.getByRole('checkbox', { name: /Twin Shadows/ }).check();
    await expect(page.getByText('2 products of 49 owned')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /core set/i })).toBeDisabled();
    await page.reload();
    await expect(page.getByRole('checkbox', { name: /Twin Shadows/ })).toBeChecked();
  });

  test('[settings] a full device is told, and nothing is lost meanwhile', async ({ page }) => {
    await page.goto('/settings');
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await page.getByRole('radio', { name: 'Double' }).check({ force: true });
    await expect(page.getByRole('alert')).toContainText('could not save this setting');
    await expect(page.getByRole('radio', { name: 'Double' })).toBeChecked();
  });
});
