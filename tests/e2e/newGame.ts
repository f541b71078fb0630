// The way to a new game, step by step, as players go it.

import type { Page } from '@playwright/test';
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
};

export const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).click();

export async function beginGame(page: Page, wanted: Wanted): Promise<void> {
  const { game, heroes, slot = 1, difficulty = 'Normal', name, way } = wanted;
  // By keyboard: a choice at the edge of the screen lies under the bar with the buttons until it is scrolled up.
  const check = (of: string | RegExp) => page.getByRole('radio', { name: of }).press('Space');
  await page.goto('/new');
  await check(game);
  await next(page);
  await check(new RegExp(difficulty));
  await next(page);
  await check(new RegExp(`Slot ${slot}`));
  await next(page);
  await check(new RegExp(`${heroes.length} player`));
  for (const hero of heroes) await page.getByRole('button', { name: new RegExp(`^(\\d )?${hero}`) }).click();
  await next(page);
  if (name !== undefined) await page.getByRole('textbox').fill(name);
  if (way !== undefined) await check(way);
  await next(page);
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/play/${slot}$`));
}
