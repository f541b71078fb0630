// The board of a running mission opened and left again, with what it holds: WebGL contexts and the memory of scripts.

import { expect, type Page } from '@playwright/test';
import { bringIn } from './campaignSaves';
import { savedFirstSteps } from './lensSaves';
import { topPage } from './test';

/** A page with the menu of a game that can be continued, on which every context is counted. */
export async function withOpenings(page: Page) {
  await page.addInitScript(() => {
    // Held weakly: what nobody else holds may go.
    const made: WeakRef<WebGL2RenderingContext>[] = [];
    Object.assign(globalThis, { made });
    const original = HTMLCanvasElement.prototype.getContext;
    // Without names: the compiler of a bench would add helpers that a page does not know.
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...args: never[]) {
      const context: unknown = Reflect.apply(original, this, args);
      if (context instanceof WebGL2RenderingContext && !made.some((one) => one.deref() === context))
        made.push(new WeakRef(context));
      return context;
    } as typeof original;
  });
  const devtools = await page.context().newCDPSession(page);
  await bringIn(page, await savedFirstSteps(true, []));
  await page.goto('/');
  return {
    contexts: () =>
      page.evaluate(() => {
        const { made } = globalThis as unknown as { made: WeakRef<WebGL2RenderingContext>[] };
        return {
          made: made.length,
          alive: made.filter((one) => one.deref()?.isContextLost() === false).length,
        };
      }),
    /** What scripts hold after a collection. */
    heap: async (): Promise<number> => {
      await devtools.send('HeapProfiler.collectGarbage');
      return (await devtools.send('Runtime.getHeapUsage')).usedSize;
    },
    open: async (): Promise<void> => {
      await topPage(page).locator('[href="/play/1"], .go-on').first().click();
      await expect(topPage(page).locator('[data-draw-calls]').first()).toBeVisible();
    },
    leave: async (): Promise<void> => {
      await topPage(page).getByRole('button', { name: 'Menu' }).click();
      await topPage(page).getByText('Leave (saved)').click();
      await expect(page.locator('[data-draw-calls]')).toHaveCount(0);
    },
  };
}
