// A phone on its side: at least half of its height is there to be read, whoever acts and whatever is asked.

import type { Page } from '@playwright/test';
import type { Command } from '../../src/mission';
import { bringIn } from './campaignSaves';
import { savedFirstSteps } from './lensSaves';
import { mainButton } from './taps';
import { expect, expectNothingSerious, test } from './test';
import { savedWindow, stepsOf } from './windowSaves';

const SHORT = { width: 844, height: 390 };
test.use({ viewport: SHORT });

/** The share of the height between the bars above the panel and the buttons below it. */
const contentShare = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const panel = document.querySelector('.mission .board-panel')?.getBoundingClientRect();
    const buttons = [...document.querySelectorAll('.mission .step-buttons, .mission .dock > .btn-main')]
      .map((one) => one.getBoundingClientRect())
      .filter(({ height }) => height > 0);
    const head = document.querySelector('.mission .imperial-head')?.getBoundingClientRect();
    const top = Math.max(panel?.top ?? 0, head?.bottom ?? 0);
    const bottom = Math.min(...buttons.map((one) => one.top));
    return (bottom - top) / innerHeight;
  });

/** Diala Passil stands next to the supply crate. */
const BY_THE_CRATE: readonly Command[] = [
  { kind: 'beginActivation', who: 'diala-passil' },
  { kind: 'moveFigure', figure: 'diala-passil', to: [0, 7] },
];

test('[row 170] a hero who has not moved yet: half of the height is left', async ({ page }) => {
  await bringIn(page, await savedFirstSteps(true, BY_THE_CRATE.slice(0, 1)));
  await expect(page.locator('.hand-bar')).toContainText('Speed 4');
  expect(await contentShare(page)).toBeGreaterThanOrEqual(0.5);
});

test('[row 170] a hero acts: half of the height is left, and things in reach come first in it', async ({
  page,
}) => {
  await bringIn(page, await savedFirstSteps(true, BY_THE_CRATE));
  const bar = page.locator('.hand-bar');
  await expect(bar).toContainText('Diala Passil');
  expect(await contentShare(page)).toBeGreaterThanOrEqual(0.5);
  await expect(page.locator('.home-more > :first-child')).toHaveClass(/in-reach/);
  await expect(page.locator('.in-reach').getByRole('button', { name: /Supply crate/ })).toBeInViewport();
  await expectNothingSerious(page);
  // What has no row of its own is read in the bar, and changed behind it.
  const more = bar.getByRole('button', { name: /^More: / });
  await expect(more).toContainText('0/22');
  await expect(more).toContainText('0/5');
  await more.click();
  const panel = page.locator('.board-panel');
  await panel.getByRole('button', { name: 'More: Damage' }).click();
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(more).toContainText('1/22');
});

test('[rows 44, 170] the Empire acts: half of the height is left before it begins and while it goes on', async ({
  page,
}) => {
  await bringIn(
    page,
    await savedWindow('first-steps', true, (play, game) =>
      stepsOf(play, game).some(({ acts }) => acts.some(({ kind }) => kind === 'attack')),
    ),
  );
  await expect(page.locator('.group-overview').first()).toBeVisible();
  expect(await contentShare(page)).toBeGreaterThanOrEqual(0.5);
  // The head has the group's face; a line has its target's.
  await expect(page.locator('.imperial-face svg')).toHaveCount(1);
  await expect(page.locator('.figure-glance > .figure-glance-face:first-child')).toHaveCount(0);
  await mainButton(page).click();
  await expect(page.locator('.figure-block').first()).toBeVisible();
  expect(await contentShare(page)).toBeGreaterThanOrEqual(0.5);
});

test('[row 170] a prompt in the middle of a turn: half of the height is left', async ({ page }) => {
  await bringIn(page, await savedFirstSteps(true, BY_THE_CRATE));
  await page.locator('.in-reach').getByRole('button', { name: /Supply crate/ }).click(); // prettier-ignore
  await expect(page.locator('.prompt')).toBeVisible();
  expect(await contentShare(page)).toBeGreaterThanOrEqual(0.5);
});
