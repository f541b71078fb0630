// Guided first games: notes point at the real screen, cover nothing that they speak of, are never cut nor in the way, and do
// not come twice.

import type { Page } from '@playwright/test';
import { bringIn, lost, savedCampaign } from './campaignSaves';
import { beginGame } from './newGame';
import { mainButton } from './taps';
import { SIZES } from './table';
import { expect, expectNothingSerious, test } from './test';

test.use({ viewport: SIZES.phone });

const bubble = (page: Page) => page.locator('.guide-bubble');
const gotIt = (page: Page) => bubble(page).getByRole('button', { name: 'Got it' }).click();

type Rect = { left: number; top: number; right: number; bottom: number };

/** Where the note lies, what it points at, and all that must stay free: notes about the bar at the top may lie on the board. */
const places = (page: Page) =>
  page.evaluate(() => {
    const top = [...document.querySelectorAll('.ion-page:not(.ion-page-hidden)')].at(-1);
    /** As far as it can be seen: panels scroll. */
    const rect = (element: Element): Rect => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const panel = element.closest('.board-panel')?.getBoundingClientRect();
      return {
        left,
        right,
        top: Math.max(top, panel?.top ?? top),
        bottom: Math.min(bottom, panel?.bottom ?? bottom),
      };
    };
    const all = (selector: string) =>
      [...(top?.querySelectorAll(selector) ?? [])]
        .filter((element) => element.getClientRects().length > 0)
        .map(rect);
    return {
      note: all('.guide-bubble'),
      target: all('[data-guided]'),
      bars: all('.step-buttons, .begin-bar'),
      board: top?.querySelector('ion-toolbar [data-guided]') ? [] : all('.mission .board-stage'),
      isCut: [...(top?.querySelectorAll('.guide-text') ?? [])].some(
        ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1,
      ),
      screen: { left: 0, top: 0, right: innerWidth, bottom: innerHeight },
    };
  });

const overlap = (one: Rect, other: Rect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** This step, beside what it points at and on nothing that matters, however the screen is held. */
async function expectStep(page: Page, step: string): Promise<void> {
  await expect(page.locator(`.guide-bubble[data-step="${step}"]`)).toBeVisible();
  for (const [size, viewport] of Object.entries(SIZES).toReversed()) {
    await page.setViewportSize(viewport);
    await expect.poll(() => howItLies(page), `${step} on a ${size}`).toBe('fine');
  }
}

async function howItLies(page: Page): Promise<string> {
  const { note, target, bars, board, isCut, screen } = await places(page);
  const [lies] = note;
  if (!lies || note.length !== 1 || target.length !== 1) return 'not one note and one target';
  if ([...target, ...bars, ...board].some((other) => overlap(lies, other))) return 'in the way';
  if (isCut) return 'cut off';
  const isInside = lies.left >= 0 && lies.right <= screen.right && lies.bottom <= screen.bottom;
  return isInside ? 'fine' : 'outside';
}

/** Steps that are read and put away. */
async function read(page: Page, ...steps: readonly string[]): Promise<void> {
  for (const step of steps) {
    await expectStep(page, step);
    await gotIt(page);
  }
}

/** From the map of a tutorial into its mission: no title page, no questions. */
async function beginMission(page: Page, game: RegExp, ...steps: readonly string[]): Promise<void> {
  await beginGame(page, { game, heroes: ['Diala Passil', 'Gaarkhan'] });
  const mark = page.locator('.marks').getByRole('button', { name: /First Steps/ });
  await mark.click();
  await read(page, ...steps);
}

test('[row 13] who is new to the game is led through the first turns in tracked play', async ({ page }) => {
  await beginMission(page, /New to the game/, 'story', 'fetch', 'way');
  await expect(page.getByRole('radio', { name: /The app does/ })).toBeChecked();
  await page.getByRole('button', { name: 'Begin mission' }).click();
  await expectStep(page, 'build');
  await page.getByRole('button', { name: 'All placed' }).click();
  await mainButton(page).last().click();
  await page.getByRole('heading', { name: 'Post Nine' }).waitFor();
  await mainButton(page).last().click();
  await expectStep(page, 'deploy');
  await mainButton(page).last().click();
  await read(page, 'objective', 'two');
  await expectStep(page, 'first');
  await page.locator('.portraits button').first().click();
  await expectStep(page, 'actions');
  // One tap folds it to a line, one unfolds it.
  const fold = bubble(page).getByRole('button', { name: 'Fold or unfold the note' });
  await fold.click();
  await expect.poll(async () => (await bubble(page).boundingBox())?.height).toBeLessThan(60);
  await fold.click();
  await read(page, 'actions', 'move', 'hand', 'attack', 'damage');
  await expectStep(page, 'end');
  await mainButton(page).last().click();
  await read(page, 'resolved', 'rolls');
  await expect(bubble(page)).toBeHidden();
});

test('[rows 13 and 14] notes lead from the map through the first round, and are not in the way', async ({
  page,
}) => {
  await beginMission(page, /You know the game/, 'fetch', 'way');
  await page.getByRole('radio', { name: /You do/ }).press('Space');
  await page.getByRole('button', { name: 'Begin mission' }).click();

  // Whoever does what a note is about needs no button of it.
  await expectStep(page, 'build');
  await page.getByRole('button', { name: 'All placed' }).click();
  await expect(bubble(page)).toBeHidden();
  const deploy = page.locator('.guide-bubble[data-step="deploy"]');
  for (let prompts = 0; prompts < 3 && !(await deploy.isVisible()); prompts++) {
    await mainButton(page).last().click();
    await expect(page.locator('.prompt')).toBeVisible();
  }
  await expectStep(page, 'deploy');
  await bubble(page).getByRole('button', { name: 'Deployment card' }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Deployment cards' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expectStep(page, 'deploy');
  await mainButton(page).last().click();

  await expectStep(page, 'two');
  await expectNothingSerious(page);
  await page.keyboard.press('Escape');
  await expectStep(page, 'first');
  // Looking something up ends nothing; a reload brings nothing back.
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await expect(bubble(page)).toBeHidden();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expectStep(page, 'first');
  await expect(page.locator('[data-saving]').last()).toHaveAttribute('data-saving', 'saved');
  await page.reload();
  await expectStep(page, 'first');
  await page.locator('.portraits button').first().click();
  await read(page, 'things');
  await expect(bubble(page)).toBeHidden();
  await mainButton(page).last().click();
  await expectStep(page, 'bonus');
  await expectNothingSerious(page);
  await read(page, 'bonus', 'lines', 'target', 'priority');
  await expect(bubble(page)).toBeHidden();
  await page.locator('.finish-group').click();
  await read(page, 'tell', 'undo');
  await expect(bubble(page)).toBeHidden();

  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  await menu.click();
  await page.getByRole('button', { name: 'Show the guide again' }).click();
  await expectStep(page, 'two');
  await bubble(page).getByRole('button', { name: 'Skip all' }).click();
  await expect(bubble(page)).toBeHidden();
});

test('[row 13] a tutorial ends with the start of a campaign', async ({ page }) => {
  await bringIn(page, await savedCampaign(lost('first-steps'), {}, undefined, 'learn-the-game'));
  await page.getByRole('button', { name: 'Read the ending' }).click();
  await expectNothingSerious(page, 'ending');
  await page
    .getByRole('link', { name: 'Start a campaign' })
    .or(page.getByText('Start a campaign'))
    .first()
    .click();
  await expect(page).toHaveURL(/\/new\?game=/);
  await expect(page.getByRole('radio', { name: /The Ember Line/ })).toBeChecked();
});
