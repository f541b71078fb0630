// Building the map on the table: tile by tile, from the players' seat.

import type { Page } from '@playwright/test';
import { beginGame } from './newGame';
import { tapSpace } from './tapBoard';
import { ON_TABLES, tableOn } from './table';
import { expect, expectNothingSerious, test } from './test';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const card = (page: Page) => page.locator('.build-card');
const steps = (page: Page) => page.getByRole('list', { name: 'All steps' });

async function begin(page: Page): Promise<void> {
  await beginGame(page, { game: 'First Steps', heroes: ['Diala Passil', 'Gaarkhan'], way: 'You do' });
  await expect(page.getByRole('heading', { name: 'Build the map' })).toBeVisible();
}

/** The flat board is never under way. */
async function expectRest(page: Page): Promise<void> {
  const board = page.locator('[data-frames]');
  if ((await board.count()) === 0) return;
  let frames = '';
  await expect
    .poll(
      async () => {
        const before = frames;
        frames = (await board.getAttribute('data-frames')) ?? '';
        return frames !== '' && before === frames;
      },
      { intervals: [700] },
    )
    .toBe(true);
}

for (const name of ON_TABLES) {
  const { details, use } = tableOn(name);
  test.describe(`building on a ${name}`, details, () => {
    test.use(use);

    test('[rows 15, 27, 28, 54, 55] tile by tile, then doors and crates, heroes and troopers', async ({
      page,
    }) => {
      await begin(page);
      await expect(card(page)).toContainText('Tile 02B');
      await expect(card(page)).toContainText('the first tile');
      await button(page, 'Placed').click();
      await expect(card(page)).toContainText('Tile 07B');
      await expect(card(page)).toContainText('Quarter turn left');
      await expect(card(page)).toContainText('Left side: joins 02B along 2 spaces');
      await expectRest(page);
      // The first tick wakes undo, which is pale until then.
      await expect(page.locator('.undo-tool')).toHaveCSS('opacity', '1');
      await expectNothingSerious(page);

      // A tap on the glowing tile says that it lies there.
      await tapSpace(page, [5, 8]);
      await expect(page.getByText('Step 3 of 7')).toBeVisible();
      await button(page, 'Back one step').click();
      await expect(card(page)).toContainText('Tile 07B');
      await button(page, 'Placed').click();
      await expect(steps(page).getByRole('button', { name: '07B, placed' })).toBeVisible();

      await steps(page).getByRole('button', { name: 'Main door' }).click();
      await expect(card(page)).toContainText('on the lit edge');
      await button(page, 'Placed').click();
      await expect(card(page)).toContainText('Tile 38A');
      for (const next of ['Step 4', 'Step 5', 'Step 6']) {
        await button(page, 'Placed').click();
        await expect(page.getByText(next)).toBeVisible();
      }
      await button(page, 'Placed: map complete').click();

      await expect(page.getByRole('heading', { name: 'Place the heroes' })).toBeVisible();
      await button(page, 'Diala Passil').click();
      await expect(button(page, 'Diala Passil')).toHaveAttribute('aria-pressed', 'true');
      await button(page, 'Placed').click();
      await button(page, 'Continue').click();
      await expect(page.getByRole('heading', { name: 'Stormtrooper' })).toBeVisible();
      await expect(page.getByText('Regular')).toBeVisible();
      await button(page, 'Stormtrooper 2').click();
      await expectRest(page);
      await expectNothingSerious(page);
      await button(page, 'Placed').click();
    });
  });
}

test('[row 28] tiles that were ticked stay ticked after a reload, and undo takes back one at a time', async ({
  page,
}) => {
  const step = (name: string) => steps(page).getByRole('button', { name, exact: true });
  await begin(page);
  await button(page, 'Placed').click();
  await expect(card(page)).toContainText('Tile 07B');
  await button(page, 'Placed').click();
  await expect(page.getByText('Step 3 of 7')).toBeVisible();
  await expect(page.locator('.mission')).toHaveAttribute('data-saving', 'saved');
  await page.reload();
  await expect(page.getByText('Step 3 of 7')).toBeVisible();
  await expect(step('02B, placed')).toBeVisible();
  await expect(step('07B, placed')).toBeVisible();

  await button(page, 'Back one step').click();
  await expect(card(page)).toContainText('Tile 07B');
  await expect(step('02B, placed')).toBeVisible();
  await expect(step('07B')).toBeVisible();
  await page.getByRole('button', { name: 'Undo: Marked as placed' }).click();
  await expect(card(page)).toContainText('Tile 02B');
  await expect(button(page, 'Back one step')).toBeDisabled();
  await button(page, 'Placed').click();
  await expect(card(page)).toContainText('Tile 07B');

  // So do the heroes who stand already.
  await button(page, 'All placed').click();
  await button(page, 'Gaarkhan').click();
  await expect(button(page, 'Gaarkhan')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.mission')).toHaveAttribute('data-saving', 'saved');
  await page.reload();
  await expect(button(page, 'Gaarkhan')).toHaveAttribute('aria-pressed', 'true');
  await expect(button(page, 'Diala Passil')).toHaveAttribute('aria-pressed', 'false');
});

test('[rows 27, 28] everything at once, from the seat that the app remembers', async ({ page }) => {
  await begin(page);
  await button(page, 'Placed').click();
  await button(page, 'Turn the board to face me').click();
  await expect(card(page)).toContainText('As printed');
  await expect(card(page)).toContainText('Far side: joins 02B along 2 spaces');
  const turned = () =>
    page
      .locator('[data-camera]')
      .getAttribute('data-camera')
      .then((pose) => pose?.split(' ')[3]);
  await expect.poll(turned).toBe('1.571');

  await page.getByText('All tiles of this mission').click();
  await expect(page.getByRole('region', { name: 'On the table' })).toContainText('02B');
  await expect(page.getByRole('region', { name: 'To place now' })).toContainText('38A× 2');
  await expect(page.getByRole('region', { name: 'In the box' })).toContainText('25A');

  // What was ticked waits while something else is looked at.
  await button(page, 'Log').click();
  await button(page, 'Close').click();
  await expect(card(page)).toContainText('Tile 07B');

  await button(page, 'All placed').click();
  await expect(page.getByRole('heading', { name: 'Place the heroes' })).toBeVisible();
  await expect(page.locator('.mission')).toHaveAttribute('data-saving', 'saved');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Place the heroes' })).toBeVisible();
  await expect.poll(turned).toBe('1.571');
});
