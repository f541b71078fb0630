// The way to a new game, step by step, as players go it.

import type { Page } from '@playwright/test';
import ui from '../../content/text/en/ui.json' with { type: 'json' };
import { expect } from './test';

type Wanted = {
  /** A campaign or a mission, by its title. */
  readonly game: string | RegExp;
  readonly heroes: readonly string[];
  readonly slot?: number;
  readonly difficulty?: 'Normal' | 'Hard';
  /** Campaigns only. */
  readonly name?: string;
  /** Missions only. */
  readonly way?: 'You do' | 'The app does';
  /** On at first, where other boxes are owned; `false` leaves them out. */
  readonly expansions?: boolean;
};

const { step: STEP } = ui.newGame;

export const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).click();

/** Tutorials ask less than campaigns do, so each step is done as it comes. */
export async function beginGame(page: Page, wanted: Wanted): Promise<void> {
  const { slot = 1 } = wanted;
  await page.goto('/new');
  for (;;) {
    const step = await stepOn(page);
    await choose(page, step, { ...wanted, slot });
    if (step === STEP.setUp) break;
    await next(page);
    await expect.poll(() => stepOn(page)).not.toBe(step);
  }
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/play/${slot}$`));
}

async function stepOn(page: Page): Promise<string | undefined> {
  const told = await page.locator('.steps').getByRole('status').textContent();
  return told?.split(': ')[1];
}

async function choose(page: Page, step: string | undefined, wanted: Wanted): Promise<void> {
  const { game, heroes, slot, difficulty = 'Normal', name, way, expansions } = wanted;
  // By keyboard: a choice at the edge of the screen lies under the bar with the buttons until it is scrolled up.
  const check = (of: string | RegExp) => page.getByRole('radio', { name: of }).press('Space');
  if (step === STEP.game) await check(game);
  if (step === STEP.difficulty) {
    await check(new RegExp(difficulty));
    const boxes = page.getByRole('checkbox', { name: ui.newGame.boxes.title });
    if (expansions !== undefined) await expect(boxes).toBeChecked();
    if (expansions === false) await boxes.press('Space');
  }
  if (step === STEP.slot || step === STEP.setUp) await check(new RegExp(`Slot ${slot}`));
  if (step === STEP.heroes) await chooseHeroes(page, heroes, check);
  if (step === STEP.name && name !== undefined) await page.getByRole('textbox').fill(name);
  if (step === STEP.way && way !== undefined) await check(way);
}

async function chooseHeroes(
  page: Page,
  heroes: readonly string[],
  check: (of: RegExp) => Promise<void>,
): Promise<void> {
  await check(new RegExp(`${heroes.length} player`));
  const chosen = page.locator('.hero-choice[aria-pressed="true"]');
  for (let count = await chosen.count(); count > 0; count--) await chosen.first().click();
  for (const hero of heroes) await page.getByRole('button', { name: new RegExp(`^(\\d )?${hero}`) }).click();
}
