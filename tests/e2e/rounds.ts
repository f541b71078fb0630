// Plays as people do who only read, move and let the app do the rest: whatever is on the screen shows the way.

import type { Locator, Page } from '@playwright/test';
import type { Play } from '../../src/mission';
import { savedGame } from './savedGame';
import { freeSpace, tapSpace } from './tapBoard';
import { mainButton } from './taps';
import { expect } from './test';

const MOST_STEPS = 80;

const isPrompt = (page: Page): Promise<boolean> => page.locator('.prompt').isVisible();
export const activation = (page: Page): Locator => page.locator('.activation');

/** Reads and carries out whatever is shown, until it is somebody's turn. */
export async function readOn(page: Page): Promise<void> {
  for (let step = 0; step < MOST_STEPS && (await isPrompt(page)); step++) {
    // The last prompt may be gone by now; a portrait is never meant.
    const main = page
      .locator('.all-placed')
      .or(mainButton(page))
      .and(page.locator(':not(.portrait)'))
      .first();
    const answer = page.locator('.prompt .answers button, .prompt [role=group] button').first();
    const shown = await main
      .or(answer)
      .first()
      .waitFor({ timeout: 5000 })
      .then(() => true)
      .catch(() => false);
    if (!shown) continue;
    const isReady = (await main.isVisible()) && (await main.isEnabled({ timeout: 1000 }).catch(() => false));
    await (isReady ? main : answer).click({ timeout: 5000 }).catch(() => undefined);
  }
  expect(await isPrompt(page), 'the app never stops talking').toBe(false);
}

/** Whoever may be next acts: one move, where the app tracks it. `read`: what is done with what is shown on the way. */
export async function heroTurn(page: Page, play: Play, read: () => Promise<void>): Promise<void> {
  await page.locator('.portrait.btn-main').first().click();
  await read();
  const game = await savedGame(page);
  const { tracked, active } = game;
  const to = tracked && active !== null ? freeSpace(play, game, active) : undefined;
  if (active !== null && to) {
    await tapSpace(page, to);
    await expect.poll(async () => (await savedGame(page)).figures[active]?.at).toEqual(to);
    await read();
  }
  await mainButton(page)
    .filter({ hasText: /^End activation/ })
    .click();
}

/** One step of an activation; says whether it was about dice. */
export async function windowStep(page: Page): Promise<'dice' | 'other'> {
  const main = mainButton(page);
  const isDice = await page.locator('.dice-entry').isVisible();
  // In told play one tap finishes the whole group, whichever figure is at it.
  const finish = page.locator('.finish-group');
  // It may be gone by then: whoever goes through a window looks again.
  if (await finish.isVisible()) await finish.click({ timeout: 5000 }).catch(() => undefined);
  else if (await main.isEnabled()) await main.click();
  else await activation(page).locator('.alternatives .btn, .test-entry .number').first().click();
  return isDice ? 'dice' : 'other';
}

export async function finishWindow(page: Page): Promise<void> {
  for (let step = 0; step < MOST_STEPS && (await activation(page).isVisible()); step++)
    await windowStep(page);
}
