import { BOARD_3D, TAG_3D } from './table';
import { expect, test, topPage } from './test';

test.use(BOARD_3D);

test(
  '[offline] the second start works without a network, pages and board included',
  { tag: TAG_3D },
  async ({ page, context }) => {
    await page.goto('/');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    // The worker has filled its cache once it is active; a page it controls is served from there.
    await page.reload();
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
    await page.close();

    await context.setOffline(true);
    const second = await context.newPage();
    await second.goto('/');
    await expect(topPage(second).getByRole('heading', { level: 1, name: 'Redcell' })).toBeVisible();
    await second.getByRole('link', { name: 'Tile table' }).click();
    await expect(second.locator('canvas')).toBeVisible();
    await second.goto('/tiles?way=type&map=27A+0,0');
    await expect(second.getByText('1 tile ·')).toBeVisible();
    await second.goto('/settings');
    await second.getByRole('radio', { name: 'Deutsch' }).check({ force: true });
    await expect(topPage(second).getByRole('heading', { level: 1, name: 'Einstellungen' })).toBeVisible();
  },
);
