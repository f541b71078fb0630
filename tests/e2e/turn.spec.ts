// A hero's turn in tracked play, tap by tap: two ways in one move, strain for a point, a rest, Bleeding, and cards that ready.

import type { Locator, Page } from '@playwright/test';
import { boardOf, turnOf, type Play, type Turn } from '../../src/mission';
import { reach, type FigureId, type Point } from '../../src/rules';
import { beginGame } from './newGame';
import { readOn } from './rounds';
import { savedGame, savedPlay } from './savedGame';
import { tapSpace } from './tapBoard';
import { expect, expectNothingSerious, test } from './test';

const HERO = 'diala-passil';
const NAME = 'Diala Passil';
/** Printed on the sheet. */
const SPEED = 4;

const bar = (page: Page): Locator => page.locator('.hand-bar');
const tap = (page: Page, name: string | RegExp): Promise<void> =>
  bar(page).getByRole('button', { name, exact: true }).click();

/** The first activation of the first hero, with a figure that stands on the map. */
async function begin(page: Page): Promise<Play> {
  await beginGame(page, { game: 'First Steps', heroes: [NAME, 'Gaarkhan'], way: 'The app does' });
  await expect(page.locator('.prompt')).toBeVisible();
  await readOn(page);
  await page
    .getByRole('list', { name: 'Heroes' })
    .getByRole('button', { name: new RegExp(NAME) })
    // Between two prompts a portrait only takes the figure in hand.
    .and(page.locator('.btn-main'))
    .click();
  await readOn(page);
  await expect(bar(page)).toContainText(`Speed ${SPEED}`);
  return (await savedPlay(page)).play;
}

async function turnNow(page: Page, play: Play): Promise<Turn> {
  const turn = turnOf(play, await savedGame(page));
  if (!turn) throw new Error('nobody acts');
  return turn;
}

/** A free space that costs exactly so much, clear of everything that could be hit instead. */
async function walk(page: Page, play: Play, cost: number): Promise<void> {
  const game = await savedGame(page);
  const board = boardOf(play, game);
  const piece = board?.figures.get(HERO as FigureId);
  if (!board || !piece) throw new Error('the hero is not on the board');
  const others = Object.values(game.figures).flatMap(({ at }) => (at ? [at] : []));
  const room = ([x, y]: Point) => Math.min(...others.map(([fx, fy]) => Math.hypot(fx - x, fy - y)));
  const [to] = reach(board, piece, cost)
    .ends.filter((end) => end.cost === cost)
    .toSorted((one, other) => room(other.at) - room(one.at));
  if (!to) throw new Error(`no way costs ${cost}`);
  await tapSpace(page, to.at);
  await expect.poll(async () => (await savedGame(page)).figures[HERO]?.at).toEqual(to.at);
}

/** An attack whose dice are not told. */
async function countAttack(page: Page): Promise<void> {
  await tap(page, 'Attack');
  await page
    .locator('.board-panel')
    .getByRole('button', { name: 'We resolve it ourselves: use 1 action' })
    .click();
}

async function setCondition(page: Page, condition: string): Promise<void> {
  await tap(page, 'More');
  const panel = page.locator('.board-panel');
  await panel.getByRole('button', { name: condition, exact: true }).click();
  await panel.getByRole('button', { name: 'Close' }).click();
}

test('[7.1, 7.3, 7.4] two ways in one move, a point for strain, a rest: every tap is counted, undone and kept', async ({
  page,
}) => {
  const play = await begin(page);
  await walk(page, play, 2);
  await expect(bar(page)).toContainText('2 left to move');
  await expect(bar(page).getByRole('button', { name: 'Action 1 used' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await walk(page, play, 2);
  await expect(bar(page)).toContainText('Moved 4. Moving on costs an action');
  expect(await turnNow(page, play)).toMatchObject({ pointsLeft: 0, actions: { spent: 1 } });

  await tap(page, /^Suffer 1 strain for 1 movement point/);
  await expect(bar(page)).toContainText('1 left to move');
  await expect(bar(page)).toContainText('1 of 2');
  expect((await savedGame(page)).figures[HERO]?.strain).toBe(1);
  await walk(page, play, 1);
  expect(await turnNow(page, play)).toMatchObject({ pointsLeft: 0, actions: { spent: 1 } });

  await tap(page, 'Rest');
  await expect(bar(page)).toContainText('No actions left');
  expect((await savedGame(page)).figures[HERO]?.strain).toBe(0);
  await expectNothingSerious(page);
  await page.reload();
  await expect(bar(page)).toContainText('No actions left');

  await page.getByRole('button', { name: 'Undo: Rest' }).click();
  expect((await savedGame(page)).figures[HERO]?.strain).toBe(1);
  expect((await turnNow(page, play)).actions.spent).toBe(1);
});

test('[7.5, 7.6] Bleeding asks after each action, and an action ends it', async ({ page }) => {
  const play = await begin(page);
  await setCondition(page, 'Bleeding');
  await expect(page.locator('.turn-notes')).toContainText(/Bleeding: 1 .* after each action/);
  await walk(page, play, 3);
  await expect(bar(page)).toContainText('Skip');
  await expectNothingSerious(page);
  await tap(page, 'Suffer 1 strain');
  await expect(bar(page).getByText('Skip')).toBeHidden();
  expect((await savedGame(page)).figures[HERO]?.strain).toBe(1);
  await tap(page, 'Discard Bleeding');
  expect((await savedGame(page)).figures[HERO]).toMatchObject({ strain: 1, conditions: [] });
  expect(await turnNow(page, play)).toMatchObject({ due: 0, pointsLeft: 1, actions: { left: 0 } });
});

test('[7.5, 7.7] what is due or over at the end of a turn is said once, with undo beside it', async ({
  page,
}) => {
  await begin(page);
  await setCondition(page, 'Weakened');
  await setCondition(page, 'Focused');
  await countAttack(page);
  await expect(page.locator('.noticed')).toContainText(`${NAME} discards: Focused.`);
  await setCondition(page, 'Bleeding');
  await countAttack(page);
  await page.getByRole('button', { name: `End activation: ${NAME}` }).click();
  await expect(page.locator('.noticed')).toContainText(`${NAME} bleeds: 1 strain.`);
  await expect(page.locator('.noticed')).toContainText(`${NAME} discards: Weakened.`);
  expect((await savedGame(page)).figures[HERO]).toMatchObject({ strain: 1, conditions: ['bleeding'] });
  await page.locator('.noticed').getByRole('button', { name: 'Undo' }).click();
  expect((await savedGame(page)).figures[HERO]).toMatchObject({
    strain: 0,
    conditions: ['weakened', 'bleeding'],
  });
});

test('[row 171] conditions have signs in the bar, and the bar keeps its height', async ({ page }) => {
  await begin(page);
  const height = async () => (await bar(page).boundingBox())?.height;
  const before = await height();
  await expect(bar(page)).toContainText('0/5');
  for (const condition of ['Weakened', 'Focused', 'Hidden']) {
    await setCondition(page, condition);
    await expect(bar(page).getByRole('img', { name: condition })).toBeInViewport();
    expect(await height()).toBe(before);
  }
  await expectNothingSerious(page);
});

/** The panel of a hero: behind the figure in hand, or right behind the portrait of who has none. */
async function open(page: Page, name: string): Promise<void> {
  const sheet = page.locator('.board-panel').getByRole('heading', { name });
  if (await sheet.isVisible()) return;
  await page
    .getByRole('list', { name: 'Heroes' })
    .getByRole('button', { name: new RegExp(name) })
    .click();
  const held = bar(page).filter({ hasText: name });
  await held.or(sheet).first().waitFor();
  if (await held.isVisible()) await tap(page, 'More');
}

test('[7.8, row 42] a hero and a group are readied and exhausted, wounded, withdrawn and brought back in one panel', async ({
  page,
}) => {
  await begin(page);
  const panel = page.locator('.board-panel');
  await page.getByRole('list', { name: 'Empire' }).locator('.group-card').first().click();
  await panel.getByRole('button', { name: 'Exhaust (by a card)' }).click();
  await expect(panel).toContainText('Has acted this round');
  await panel.getByRole('button', { name: 'Ready (by a card)' }).click();
  await expect(panel).toContainText('Has not acted this round');
  await panel.getByRole('button', { name: 'Close' }).click();

  await open(page, 'Gaarkhan');
  await panel.getByRole('button', { name: 'Exhaust (by a card)' }).click();
  await expect(panel).toContainText('1 activation left this round');
  await panel.getByRole('button', { name: 'Ready (by a card)' }).click();
  await expect(panel).toContainText('2 activations left this round');
  for (const button of ['Mark as wounded', 'Mark as withdrawn', 'Bring back, wounded', 'Mark as healthy']) {
    await open(page, 'Gaarkhan');
    await panel.getByRole('button', { name: button, exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: button, exact: true }).click();
    await expect(page.getByRole('alertdialog')).toBeHidden();
    // The mission may have something to say to it.
    await readOn(page);
  }
  const gaarkhan = (await savedGame(page)).actors.find(({ id }) => id === 'gaarkhan');
  expect(gaarkhan).toMatchObject({ wounded: false, gone: null });
});

test.describe('390x844', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the name of a hero who may act instead keeps its line', async ({ page }) => {
    await begin(page);
    await page
      .getByRole('list', { name: 'Heroes' })
      .getByRole('button', { name: /Gaarkhan/ })
      .click();
    await expect(bar(page).getByRole('button', { name: 'Activate instead' })).toBeInViewport();
    await expect(bar(page).getByRole('button', { name: 'More: Damage' })).toBeInViewport();
    const name = await bar(page).locator('.hand-name').boundingBox();
    expect(name?.width).toBeGreaterThan(100);
  });
});
