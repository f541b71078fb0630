// Every browser test fails on an error in the console or an exception in the page: players never see those.

import AxeBuilder from '@axe-core/playwright';
import { test as base, type Page } from '@playwright/test';
import { BOARD_3D, SIZES, TAG_3D } from './table';

export { expect } from '@playwright/test';

/** fiber 9 still uses a class that three has renamed; harmless, and mended in fiber 10. */
const KNOWN = /THREE\.Clock|GPU stall due to ReadPixels|Automatic fallback to software WebGL/;

export const test = base.extend<{ quiet: void }>({
  quiet: [
    async ({ page, storageState }, use, { tags }) => {
      base
        .expect(tags.includes(TAG_3D), 'BOARD_3D and its tag go together')
        .toBe(storageState === BOARD_3D.storageState);
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error' && !KNOWN.test(message.text())) complaints.push(message.text());
      });
      await use();
      base.expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** The page on top; Ionic keeps the ones below in the document, hidden. */
export const topPage = (page: Page) => page.locator('.ion-page:not(.ion-page-hidden)').last();

/**
 * Nothing that keeps somebody out, and nothing that sticks out to the right. A screen that is looked at on both sizes is
 * read by axe on the phone, since it is the same document. `where`: the screen that a failure names.
 */
export async function expectNothingSerious(page: Page, where = 'here'): Promise<void> {
  base.expect(await sticksOut(page), where).toBeLessThanOrEqual(0);
  if (page.viewportSize()?.width === SIZES.tablet.width) return;
  await untilStill(page);
  const { violations } = await axeOn(page).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  base
    .expect(
      serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
      where,
    )
    .toEqual([]);
}

/** Pages have no frames, so all is put together in the page itself: otherwise axe opens a window for it, every time. */
export const axeOn = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(true);

/** A button that is still fading in has too little contrast for a moment. What moves for ever is not waited for. */
const untilStill = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished.catch(() => undefined)),
    ),
  );

/** By how many pixels the page is wider than the screen. */
export const sticksOut = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
