// Told play: figures of a group are counted with a tap each, and what a tap did is taken back and done again with another.

import { bringIn } from './campaignSaves';
import { ON_SCREENS } from './table';
import { expect, expectNothingSerious, test } from './test';
import { savedWindow } from './windowSaves';

for (const [name, viewport] of ON_SCREENS) {
  test(`[rows 50, 53, 96] ${name}: one tap a figure, undo and redo one tap each, the last figure takes the group along`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await bringIn(
      page,
      await savedWindow(
        'first-steps',
        false,
        (_, { window: open, groups }) => open !== null && groups.some(({ size }) => size === 3),
      ),
    );
    const tracker = page.getByRole('list', { name: 'Empire' });
    const count = tracker.getByRole('group', { name: 'Stormtrooper: figures' }).first();
    const less = count.getByRole('button', { name: /^Less/ });
    await expect(count).toContainText('3 of 3');
    await less.click();
    await expect(count).toContainText('2 of 3');
    await expect(page.getByRole('button', { name: /^Redo/ })).toHaveCount(0);

    await page.getByRole('button', { name: /^Undo: Figures counted/ }).click();
    await expect(count).toContainText('3 of 3');
    const redo = page.getByRole('button', { name: /^Redo: Figures counted/ });
    await expect(redo).toBeVisible();
    await page.screenshot({ path: `test-results/counting-redo-${name}.png` });
    await redo.click();
    await expect(count).toContainText('2 of 3');
    await expect(redo).toHaveCount(0);

    await count.getByRole('button', { name: /^More/ }).click();
    await expect(count).toContainText('3 of 3');
    await expect(count.getByRole('button', { name: /^More/ })).toBeDisabled();
    await expectNothingSerious(page, 'tracker');
    await tracker.getByRole('button', { name: /^Stormtrooper/ }).first().click(); // prettier-ignore
    await expect(page.getByRole('region', { name: 'Card values' })).toContainText('Speed');
    await expectNothingSerious(page, 'group');
    await page.screenshot({ path: `test-results/counting-group-${name}.png` });
    await page.getByRole('button', { name: 'Close', exact: true }).click();

    const groups = await tracker.locator('.group').count();
    for (let figure = 0; figure < 3; figure++) await less.click();
    await expect(tracker.locator('.group')).toHaveCount(groups - 1);
  });
}
