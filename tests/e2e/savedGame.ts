// The running game as it lies in the browser, read from outside.

import type { Page } from '@playwright/test';
import type { Game, Play, Setup } from '../../src/mission';
import { gameIn, playIn, readFilesInPage, type ReadFiles } from './savedFiles';
import { expect } from './test';

const SLOT = 1;

/** Killed while it writes, the app may be one command behind: wait until everything is kept. */
export const whenSaved = (page: Page): Promise<void> =>
  expect(page.locator('.mission')).toHaveAttribute('data-saving', 'saved', { timeout: 30_000 });

const filesOf =
  (page: Page): ReadFiles =>
  (names) =>
    page.evaluate(readFilesInPage, names);

export async function savedPlay(page: Page): Promise<{ readonly setup: Setup; readonly play: Play }> {
  await whenSaved(page);
  return playIn(filesOf(page), SLOT);
}

export async function savedGame(page: Page): Promise<Game> {
  await whenSaved(page);
  return gameIn(filesOf(page), SLOT);
}
