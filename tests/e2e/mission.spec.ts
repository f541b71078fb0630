// A mission on the screen: begun, played, left in the middle, continued, taken back.

import type { Page } from '@playwright/test';
import { beginGame } from './newGame';
import { finishWindow } from './rounds';
import { savedGame, savedPlay } from './savedGame';
import { freeSpace, tapSpace } from './tapBoard';
import { ON_TABLES, tableOn } from './table';
import { expect, expectNothingSerious, test } from './test';

const mainButton = (page: Page) => page.locator('.step-buttons .btn-main');
const panel = (page: Page) => page.locator('.mission .board-panel');

async function begin(page: Page, way: 'You do' | 'The app does'): Promise<void> {
  await beginGame(page, { game: 'First Steps', heroes: ['Diala Passil', 'Gaarkhan'], way });
  await expect(page.getByRole('heading', { name: 'Build the map' })).toBeVisible();
}

/** Reads and carries out whatever the app shows, until it is the heroes' turn or a window is open. */
async function readOn(page: Page): Promise<void> {
  for (let taps = 0; taps < 40; taps++) {
    await expect(panel(page)).toBeVisible();
    const isPrompt = await page.locator('.prompt').isVisible();
    if (!isPrompt) return;
    // The last prompt may be gone by now; a portrait is never meant.
    const next = page.locator('.all-placed').or(mainButton(page)).and(page.locator(':not(.portrait)'));
    await next
      .first()
      .click({ timeout: 3000 })
      .catch(() => undefined);
  }
  throw new Error('the app never stops talking');
}

/** Killed while it writes, the app may be one command behind; that is tested elsewhere. */
async function reload(page: Page): Promise<void> {
  await expect(page.locator('.mission')).toHaveAttribute('data-saving', 'saved');
  await page.reload();
}

const portrait = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Heroes' }).getByRole('button', { name: new RegExp(name) });

for (const name of ON_TABLES) {
  const { details, use } = tableOn(name);
  test.describe(`[row 2] a mission on a ${name}`, details, () => {
    test.use(use);

    test('[rows 15, 39-41, 60-62] told: heroes act, the Empire answers, a reload changes nothing', async ({
      page,
    }) => {
      await begin(page, 'You do');
      await expectNothingSerious(page);
      await readOn(page);
      await expect(page.getByRole('heading', { name: /^Round 1/ })).toBeVisible();
      await expectNothingSerious(page);

      await mainButton(page).filter({ hasText: 'Diala Passil' }).click();
      await readOn(page);
      await expect(portrait(page, 'Diala Passil')).toContainText('Acting now');
      await page.getByRole('button', { name: 'End activation: Diala Passil' }).click();
      await readOn(page);
      const orders = page.locator('.orders');
      await expect(orders).toBeVisible();
      await expectNothingSerious(page);

      const told = await orders.innerText();
      await reload(page);
      await expect(orders).toHaveText(told, { useInnerText: true });
      await page.getByRole('button', { name: 'Finish', exact: true }).click();
      await readOn(page);
      await expect(portrait(page, 'Diala Passil')).toContainText('Waiting');
      await expect(portrait(page, 'Gaarkhan')).toContainText('Ready');
    });
  });
}

test('[undo] every step can be taken back and brought again, also a whole activation', async ({ page }) => {
  await begin(page, 'You do');
  await readOn(page);
  await mainButton(page).filter({ hasText: 'Gaarkhan' }).click();
  await readOn(page);
  await page.getByRole('button', { name: 'End activation: Gaarkhan' }).click();
  await readOn(page);
  await page.getByRole('button', { name: 'Finish', exact: true }).click();
  await page.getByRole('button', { name: 'Undo: Stormtrooper finished' }).click();
  await expect(page.getByRole('button', { name: 'Finish', exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Redo: Stormtrooper finished' }).click();
  await expect(page.getByRole('button', { name: 'Finish', exact: true })).toBeHidden();

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Go back' }).click();
  await page.getByRole('button', { name: 'Round 1', exact: true }).click();
  await readOn(page);
  await expect(portrait(page, 'Gaarkhan')).toContainText('Ready');
  await reload(page);
  await readOn(page);
  await expect(portrait(page, 'Gaarkhan')).toContainText('Ready');
});

test('[rows 22, 39-42, 53] tracked: a turn is three taps, damage one, and who falls can be put back', async ({
  page,
}) => {
  await begin(page, 'The app does');
  await readOn(page);
  await portrait(page, 'Diala Passil').click();
  await readOn(page);
  const bar = page.locator('.hand-bar');
  await expect(bar).toContainText('Diala Passil');
  const { play } = await savedPlay(page);
  const to = freeSpace(play, await savedGame(page), 'diala-passil');
  if (!to) throw new Error('there is nowhere to go');
  await tapSpace(page, to);
  // The move ticks its action by itself.
  const action = bar.getByRole('button', { name: 'Action 1 used' });
  await expect(action).toHaveAttribute('aria-pressed', 'true');
  await reload(page);
  await expect(action).toHaveAttribute('aria-pressed', 'true');
  await bar.getByRole('button', { name: 'More: Damage' }).click();
  await bar.getByRole('button', { name: 'More: Strain' }).click();
  await bar.getByRole('button', { name: 'More', exact: true }).click();
  await panel(page).getByRole('button', { name: 'Focused' }).click();
  await panel(page).getByRole('button', { name: 'Close' }).click();
  expect((await savedGame(page)).figures['diala-passil']).toMatchObject({
    at: to,
    damage: 1,
    strain: 1,
    conditions: ['focused'],
  });
  await expectNothingSerious(page);

  await trooper(page, 1).click();
  await bar.getByRole('button', { name: '2 damage dealt' }).click();
  await expect(trooper(page, 1)).toHaveAccessibleName(/2 damage/);
  const panelTop = async () => (await panel(page).boundingBox())?.y;
  const top = await panelTop();
  await bar.getByRole('button', { name: 'Defeated' }).click();
  await expect(page.locator('.noticed')).toContainText('Stormtrooper 1 is defeated');
  // Below the bar nothing moves: the next tap hits what it was meant for.
  expect(Math.abs(((await panelTop()) ?? 0) - (top ?? 0))).toBeLessThan(8);
  await expect(bar).toContainText('Diala Passil');
  await expectNothingSerious(page);
  await page.locator('.noticed').getByRole('button', { name: 'Undo' }).click();
  await expect(trooper(page, 1)).toHaveAccessibleName(/2 damage/);

  await page.getByRole('button', { name: 'End activation: Diala Passil' }).click();
  await readOn(page);
  await finishWindow(page);
  await readOn(page);
  await expect(page.getByRole('list', { name: 'Empire' })).toContainText('Done');
});

const trooper = (page: Page, number: number) =>
  page.getByRole('list', { name: 'Empire' }).getByRole('button', { name: `Stormtrooper ${number},` });

test('[tracked play] switched on in the middle: one tap a figure, or unknown, and then the orders are told', async ({
  page,
}) => {
  await begin(page, 'You do');
  await readOn(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Let the app track figures' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Let the app track figures' }).click();
  await expect(panel(page)).toContainText('Where does Diala Passil stand?');
  const { play } = await savedPlay(page);
  const [first, second] = [...play.things.values()].flatMap((thing) =>
    thing.kind === 'entry' ? thing.spaces : [],
  );
  if (!first || !second) throw new Error('nobody can enter');
  await tapSpace(page, first);
  await expect(panel(page)).toContainText('Where does Gaarkhan stand?');
  await page.getByRole('button', { name: 'Skip all' }).click();
  const unknown = page.getByRole('region', { name: 'Not on the board' });
  await expect(unknown.getByRole('button', { name: 'Diala Passil' })).toHaveCount(0);
  await unknown.getByRole('button', { name: 'Gaarkhan' }).click();
  await tapSpace(page, second);
  await expect(unknown.getByRole('button', { name: 'Gaarkhan' })).toHaveCount(0);
  await expectNothingSerious(page);

  await portrait(page, 'Gaarkhan').click();
  await readOn(page);
  await page.getByRole('button', { name: 'End activation: Gaarkhan' }).click();
  await readOn(page);
  await expect(page.getByText('The app does not know where every figure stands')).toBeVisible();
  await expect(page.locator('.orders')).toBeVisible();
});

test('[rows 23, 30] a thing is looked at for free, and used by somebody', async ({ page }) => {
  await begin(page, 'You do');
  await readOn(page);
  await page.getByRole('button', { name: 'Supply crate', exact: true }).click();
  await expect(page.getByText('Reading is free.')).toBeVisible();
  const options = page.locator('.answers .btn-main');
  await expect(options.first()).toBeDisabled();
  await page.getByRole('group', { name: 'Who interacts?' }).getByRole('button', { name: 'Gaarkhan' }).click();
  await options.first().click();
  await expect(page.locator('.prompt')).toBeVisible();
  await page.getByRole('button', { name: 'Log' }).click();
  await expect(page.locator('.log')).toContainText('Gaarkhan, Supply crate');
});

test('[rows 42, 43, 50] wounded, withdrawn and defeated are asked first; giving up ends the mission', async ({
  page,
}) => {
  await begin(page, 'You do');
  await readOn(page);
  const question = page.getByRole('alertdialog');
  const cards = page.getByRole('list', { name: 'Empire' }).getByRole('button', { name: /^Stormtrooper/ });
  await cards.click();
  await page.getByRole('button', { name: 'Mark as defeated' }).click();
  await expect(question).toContainText('Are all figures of Stormtrooper defeated?');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await cards.click();
  await page.getByRole('button', { name: 'Mark as defeated' }).click();
  await question.getByRole('button', { name: 'Defeated', exact: true }).click();
  await expect(page.locator('.prompt')).toContainText('A group is defeated');
  await readOn(page);
  await expect(portrait(page, 'Gaarkhan')).toBeVisible();
  await expect(cards).toHaveCount(0);

  await portrait(page, 'Gaarkhan').click();
  await readOn(page);
  await page.getByRole('button', { name: 'Mark as wounded' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Mark as wounded' }).click();
  await readOn(page);
  await expect(portrait(page, 'Gaarkhan')).toContainText('wounded');
  await page.getByRole('button', { name: 'Mark as withdrawn' }).click();
  await question.getByRole('button', { name: 'Mark as withdrawn' }).click();
  await readOn(page);
  await expect(portrait(page, 'Gaarkhan')).toContainText('Withdrawn');
  await portrait(page, 'Gaarkhan').click();
  await expect(page.getByRole('heading', { name: 'Gaarkhan' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Begin/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(portrait(page, 'Gaarkhan')).not.toContainText('Acting now');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Give up the mission' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Give up the mission' }).click();
  await expect(page.getByText('You gave up.')).toBeVisible();
  await expectNothingSerious(page);
});

test('[row 96] saved games are listed, carried out as a file, brought in, and deleted', async ({ page }) => {
  await begin(page, 'You do');
  await page.goto('/load');
  const slot = (number: number) => page.getByRole('listitem').filter({ hasText: `Slot ${number}` });
  await expect(slot(1)).toContainText('First Steps');
  await expect(slot(1)).toContainText('Diala Passil and Gaarkhan');
  const download = page.waitForEvent('download');
  await slot(1).getByRole('button', { name: 'Save as a file' }).click();
  const path = await (await download).path();
  await slot(2).getByLabel('Open a file').setInputFiles(path);
  await expect(slot(2)).toContainText('First Steps');
  await slot(3)
    .getByLabel('Open a file')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"no":"save"}') });
  await expect(page.getByText('This file is not a saved game of this app')).toBeVisible();
  await slot(1).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(slot(1)).toContainText('Empty');
  await slot(2).getByRole('link', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Build the map' })).toBeVisible();
});

test('[saves] two tabs on one game: the second to write is told, and may take over', async ({
  page,
  context,
}) => {
  await begin(page, 'You do');
  const other = await context.newPage();
  await other.goto('/play/1');
  await other.getByRole('button', { name: 'All placed' }).click();
  await expect(other.getByRole('heading', { name: 'Place the heroes' })).toBeVisible();
  await expect.poll(async () => (await savedGame(other)).prompt?.kind).toBe('enter');
  await page.getByRole('button', { name: 'All placed' }).click();
  await expect(page.getByRole('alert')).toContainText('You continued this game in another tab');
  await page.getByRole('button', { name: 'Continue here instead' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('[saves] a damaged slot offers its older saves', async ({ page }) => {
  await begin(page, 'You do');
  await readOn(page);
  await expect(page.getByRole('heading', { name: /^Round 1/ })).toBeVisible();
  await page.goto('/load');
  await damageTips(page);
  await page.goto('/play/1');
  await expect(page.getByText("The app can't read the newest save in this slot.")).toBeVisible();
  await page.getByRole('link', { name: 'Continue / Load' }).click();
  await page.getByRole('button', { name: /First Steps/ }).first().click(); // prettier-ignore
  await expect(page.getByText('The app is back at the older save.')).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).first().click();
  await expect(page.locator('.mission')).toBeVisible();
});

/** The names under which the newest saves lie in the browser. */
const savedTips = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const opening = indexedDB.open('redcell');
        opening.onsuccess = () => {
          const keys = opening.result.transaction('files').objectStore('files').getAllKeys();
          keys.onsuccess = () => {
            opening.result.close();
            resolve(keys.result.map(String).filter((key) => key.includes('.tip-')));
          };
        };
      }),
  );

async function damageTips(page: Page): Promise<void> {
  const tips = await savedTips(page);
  expect(tips.length).toBeGreaterThan(0);
  await page.evaluate(
    (names) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('redcell');
        opening.onsuccess = () => {
          const writing = opening.result.transaction('files', 'readwrite');
          for (const name of names) writing.objectStore('files').put('rubbish', name);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    tips,
  );
}
