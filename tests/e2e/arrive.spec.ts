// What arrives is seen, and told once: a crate takes two taps, a new rule is a card of its own and stays to be read again.

import type { Locator, Page } from '@playwright/test';
import ui from '../../content/text/en/ui.json' with { type: 'json' };
import { beginGame } from './newGame';
import { finishWindow, readOn } from './rounds';
import { savedGame, whenSaved } from './savedGame';
import { mainButton } from './taps';
import { expect, test } from './test';

const HEROES = ['Diala Passil', 'Gaarkhan'];
const usable = (page: Page) => page.getByRole('group', { name: ui.mission.turn.usable });

async function begun(page: Page): Promise<void> {
  await beginGame(page, { game: 'First Steps', heroes: HEROES, way: 'You do' });
  await expect(page.locator('.prompt')).toBeVisible();
  await readOn(page);
}

test('[once] a crate takes two taps, and one undo takes the second one back', async ({ page }) => {
  await begun(page);
  await page.locator('.portrait.btn-main').first().click();
  await readOn(page);
  await usable(page).getByRole('button', { name: 'Search the crate' }).click();
  const prompt = page.locator('.prompt');
  await expect(prompt).toContainText(ui.mission.prompt.gain);
  await expect(prompt).toContainText('Remove: Supply crate');
  await expect(prompt.locator('.btn-main')).toHaveCount(1);
  await mainButton(page).click();
  await expect(prompt).toBeHidden();
  const after = await savedGame(page);
  expect(after.map.things['yard-crate']?.onMap).toBe(false);
  await page.locator('.undo-tool').first().click();
  await expect(prompt).toContainText('Remove: Supply crate');
  await expect(prompt).toContainText(ui.mission.prompt.gain);
  await page.getByRole('button', { name: /^Redo/ }).click();
  await expect(prompt).toBeHidden();
  expect(await savedGame(page)).toEqual(after);
});

/** What is tapped may be gone by then: the loop looks again. A tap that waits for the one before it would meet the card. */
async function tap(button: Locator): Promise<void> {
  await button.click({ timeout: 5000 }).catch(() => undefined);
  await whenSaved(button.page());
}

/** Reads on as far as the card, with as many successes as a test takes. */
async function readUntil(page: Page, card: Locator): Promise<void> {
  const { enter_other: enter, successes } = ui.mission.prompt.test;
  for (let step = 0; step < 40 && (await page.locator('.prompt, .activation').first().isVisible()); step++) {
    if (await card.isVisible()) return;
    const pad = page.getByRole('group', { name: successes });
    if (await page.locator('.activation').isVisible()) await finishWindow(page);
    else if (await pad.isVisible())
      await tap(pad.getByRole('button', { name: enter.replace('{{count}}', '3'), exact: true }));
    else
      await tap(
        page.locator('.all-placed').or(mainButton(page)).or(page.locator('.prompt .answers button')).first(),
      );
  }
}

test('[once] a new rule is a card of its own and stays under the rules of the mission', async ({ page }) => {
  await begun(page);
  const card = page.getByRole('heading', { name: ui.mission.prompt.rule });
  for (let turn = 0; turn < 12 && !(await card.isVisible()); turn++) {
    await tap(page.locator('.portrait.btn-main').first());
    await readUntil(page, card);
    for (const name of [/Service door/, /Force/]) {
      const way = usable(page).getByRole('button', { name }).first();
      if (!(await way.isVisible())) continue;
      await tap(way);
      await readUntil(page, card);
    }
    if (await card.isVisible()) break;
    await tap(mainButton(page));
    await readUntil(page, card);
  }
  await expect(card).toBeVisible();
  await expect(page.locator('.prompt')).toContainText('at the flight recorder add up');
  await mainButton(page).click();
  await readOn(page);
  await expect(page.getByRole('region', { name: ui.mission.rules })).toContainText(
    'at the flight recorder add up',
  );
});
