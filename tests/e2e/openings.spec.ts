// The board opened and closed many times: WebGL contexts are given back, and the memory of scripts stays flat. Both are counted,
// no clock is read.

import { sized } from '../sized';
import { bringIn } from './campaignSaves';
import { savedFirstSteps } from './lensSaves';
import { BOARD_3D, TAG_3D } from './table';
import { expect, test, topPage } from './test';

const OPENINGS = sized(6, 100);
/** The one that is shown, and one that is being given back. */
const MOST_ALIVE = 2;
/** Against the first fifth, by which all code has been loaded and all pictures have been painted. */
const MOST_GROWTH = 1.15;

test.use(BOARD_3D);

test('[scene] contexts and memory after many openings of the board', { tag: TAG_3D }, async ({ page }) => {
  // A hundred of them take longer than a test that hangs may.
  test.setTimeout(sized(5, 40) * 60_000);
  await page.addInitScript(() => {
    // Held weakly: what nobody else holds may go.
    const made: WeakRef<WebGL2RenderingContext>[] = [];
    Object.assign(globalThis, { made });
    const original = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function counted(this: HTMLCanvasElement, ...args: never[]) {
      const context: unknown = Reflect.apply(original, this, args);
      if (context instanceof WebGL2RenderingContext && !made.some((one) => one.deref() === context))
        made.push(new WeakRef(context));
      return context;
    } as typeof original;
  });
  const contexts = () =>
    page.evaluate(() => {
      const { made } = globalThis as unknown as { made: WeakRef<WebGL2RenderingContext>[] };
      const isAlive = (context?: WebGL2RenderingContext): boolean => context?.isContextLost() === false;
      return { made: made.length, alive: made.filter((one) => isAlive(one.deref())).length };
    });
  const devtools = await page.context().newCDPSession(page);
  const heap = async (): Promise<number> => {
    await devtools.send('HeapProfiler.collectGarbage');
    return (await devtools.send('Runtime.getHeapUsage')).usedSize;
  };
  await bringIn(page, await savedFirstSteps(true, []));
  await page.goto('/');
  let first = 0;
  for (let opening = 1; opening <= OPENINGS; opening++) {
    await topPage(page).locator('[href="/play/1"], .go-on').first().click();
    await expect(topPage(page).locator('[data-draw-calls]').first()).toBeVisible();
    expect((await contexts()).alive).toBeLessThanOrEqual(MOST_ALIVE);
    await topPage(page).getByRole('button', { name: 'Menu' }).click();
    await topPage(page).getByText('Leave (saved)').click();
    await expect(page.locator('[data-draw-calls]')).toHaveCount(0);
    if (opening === Math.ceil(OPENINGS / 5)) first = await heap();
  }
  const { made, alive } = await contexts();
  expect(made).toBeGreaterThanOrEqual(OPENINGS);
  expect(alive).toBeLessThanOrEqual(1);
  const growth = (await heap()) / first;
  test
    .info()
    .annotations.push({ type: 'measured', description: `${made} contexts, heap ${growth.toFixed(3)}` });
  expect(growth).toBeLessThan(MOST_GROWTH);
});
