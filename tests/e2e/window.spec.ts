// The activation window in a mission: read at a glance, done in a few taps, hidden and brought back.

import type { Page } from '@playwright/test';
import { bringIn } from './campaignSaves';
import { misfits } from './fits';
import { CALM, SETTINGS_KEY, SIZES, tableOn } from './table';
import { expect, expectNothingSerious, test } from './test';
import { savedWindow, stepsOf } from './windowSaves';

const main = (page: Page) => page.locator('.step-buttons .btn-main');
const window = (page: Page) => page.locator('.activation');

test('[rows 51, 52, 60, 62, 66, 71] told: bonus effect, orders and priority; one tap finishes; opened again with the same words', async ({
  page,
}) => {
  await bringIn(
    page,
    await savedWindow('first-steps', false, (_, { window: open }) => open !== null, { medpacs: 3 }),
  );
  await expect(window(page).locator('.bonus')).toHaveCount(1);
  const orders = await window(page).locator('.orders').innerText();
  expect(orders).not.toMatch(/[«»]/);
  await expect(window(page).locator('.orders .wish').first()).toHaveText(/\w/);
  await page.getByRole('button', { name: 'Surge priority' }).click();
  await expect(window(page).locator('.priority li').first()).toBeVisible();

  await page.getByRole('button', { name: 'Show the board' }).click();
  await expect(window(page)).toBeHidden();
  const bar = page.locator('.window-bar');
  await expect(bar).toContainText('Stormtrooper');
  await page.getByRole('button', { name: 'Show orders' }).click();
  await expect(window(page).locator('.priority li').first()).toBeVisible();

  await expect(main(page)).toHaveText(/^Next: figure 2 of/);
  await page.getByRole('button', { name: 'Finish', exact: true }).click();
  console.log('told, one group: 1 tap');
  while (await page.locator('.prompt').isVisible()) await main(page).click();
  await page.getByRole('list', { name: 'Empire' }).getByRole('button', { name: /Stormtrooper/ }).first().click(); // prettier-ignore
  await expect(page.getByText(/The app does not use these abilities.*: Squad Training\.$/)).toBeVisible();
  const panel = page.locator('.mission .board-panel');
  await expect(panel.locator('.priority')).toHaveCount(0);
  await page.getByRole('button', { name: 'Surge priority' }).click();
  await expect(panel.locator('.priority li')).toHaveCount(2);
  await expectNothingSerious(page, 'group');
  await page.getByRole('button', { name: 'Open the orders again' }).click();
  await expect(window(page).locator('.orders')).toHaveText(orders.replaceAll('\n', ''), {
    useInnerText: false,
  });
  await main(page).click();
  await expect(window(page)).toHaveCount(0);

  for (const name of ['Log', 'Go back', 'Menu']) {
    if (name === 'Go back') await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name, exact: true }).click();
    await expectNothingSerious(page, name);
    await page.getByRole('button', { name: 'Close', exact: true }).click();
  }
  await page.getByRole('button', { name: /^\d medpacs?$/ }).click();
  await expect(page.getByRole('heading', { name: /^\d medpacs?$/ })).toBeVisible();
  await expectNothingSerious(page, 'medpacs');
});

test('[row 154] what undo takes back is not broken inside a word, in any language', async ({ page }) => {
  await page.setViewportSize(SIZES.phone);
  await bringIn(page, await savedWindow('first-steps', false, () => true));
  await page.locator('.finish-group').click();
  const label = page.locator('.undo-what');
  await expect(label).toHaveText('Stormtrooper finished');
  for (const language of ['en', 'de', 'ru']) {
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      SETTINGS_KEY,
      JSON.stringify({ ...CALM, language }),
    ] as const);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(label).toBeVisible();
    const broken = async () => (await misfits(page)).filter((found) => found.startsWith('broken'));
    await expect.poll(broken, { message: language }).toEqual([]);
  }
});

for (const name of ['phone', 'tablet'] as const) {
  const { details, use } = tableOn(name);
  test.describe(`on a ${name}`, details, () => {
    // The dice tumble on the tablet; without motion they lie there at once.
    test.use(use);
    test(`[rows 60-62, 67-70] tracked on a ${name}: the whole group in a few taps, with dice that tumble`, async ({
      page,
    }) => {
      await bringIn(
        page,
        await savedWindow('first-steps', true, (play, game) => {
          const acts = stepsOf(play, game).flatMap((step) => step.acts);
          return acts.filter(({ kind }) => kind === 'attack').length >= 2;
        }),
      );
      await expect(page.getByRole('list', { name: 'What they will do' }).first()).toContainText('attacks');
      await expectNothingSerious(page, 'overview');

      await page.getByRole('button', { name: 'Do all' }).click();
      await expect(window(page).locator('.figure-block').first()).toContainText('attacks Diala Passil');
      // Why? and back; hidden and shown; something else looked at: the window is as it was.
      await page.getByRole('button', { name: 'Why?' }).click();
      await expect(page.locator('.why li').first()).toBeVisible();
      await expectNothingSerious(page, 'roll');
      await page.locator('.dice-ways').getByRole('button', { name: 'Own dice' }).click();
      for (const way of ['Totals', 'Tap faces']) {
        await page.locator('.dice-ways').getByRole('button', { name: way }).click();
        await expect(page.locator('.dice-ways').getByRole('button', { name: way })).toHaveCount(0);
        await expectNothingSerious(page, way);
      }
      await page.getByRole('button', { name: 'Show the board' }).click();
      await expect(window(page)).toBeHidden();
      await page.getByRole('button', { name: 'Show orders' }).click();
      await expect(page.locator('.why li').first()).toBeVisible();
      await page.getByRole('button', { name: 'Log' }).click();
      await page.getByRole('button', { name: 'Close' }).click();

      let taps = 2;
      await page.locator('.dice-ways').getByRole('button', { name: 'Roll for us' }).click();
      await expect(page.locator('.outcome')).toBeVisible();
      // The dice were kept at the tap, not when they came to rest.
      await expect(page.locator('.mission')).toHaveAttribute('data-saving', 'saved');
      await page.reload();
      await expect(page.getByRole('button', { name: 'Enter the dice again' })).toBeVisible();

      for (; (await main(page).textContent()) !== 'Finish'; taps++) {
        await main(page).click();
        await expect(page.locator('[data-rolling=true]')).toHaveCount(0);
      }
      await main(page).click();
      taps++;
      console.log(`tracked on a ${name}, 3 figures, 2 attacks rolled by the app: ${taps} taps`);
      expect(taps).toBeLessThanOrEqual(8);
      await expect(window(page)).toHaveCount(0);
    });
  });
}

test.describe('interrupted', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('[D17, D59] a trooper is killed on its way: where, who and what in a few taps', async ({ page }) => {
    await bringIn(
      page,
      await savedWindow('first-steps', true, (play, game) => {
        const [first] = stepsOf(play, game).flatMap((step) => step.acts);
        return first?.kind === 'move' && first.route.length > 2 && first.breaks !== undefined;
      }),
    );
    await page.getByRole('button', { name: /^(Do all|Begin)/ }).first().click(); // prettier-ignore
    await page.getByText('Something changed at the table').click();
    const when = page.getByRole('group', { name: 'When did it happen?' });
    await expect(when.getByRole('button', { name: /^Before the first step/ }).first()).toBeVisible();
    await expectNothingSerious(page, 'when');
    await when.getByRole('button', { name: /^After 1 space/ }).first().click(); // prettier-ignore
    const moment = page.locator('.change-moment');
    await expect(moment).toContainText(/: After 1 space, \d points? left\./);
    const mover = ((await moment.textContent()) ?? '').split(': After')[0]?.trim() ?? '';
    await page.getByLabel('Who').selectOption({ label: mover });
    await expectNothingSerious(page, 'what');
    await page.getByRole('button', { name: 'Removed from the map' }).click();
    await expect(page.locator('.change-noted')).toContainText(`${mover}: Removed from the map`);
    await expect(window(page).locator('.figure-block').first()).toContainText(/moves 1/);
    await page.getByRole('button', { name: 'Undo the last change' }).click();
    await expect(page.locator('.change-noted')).toHaveCount(0);
  });
});
