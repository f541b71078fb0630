// The board opened and closed many times: WebGL contexts are given back, and the memory of scripts stays flat. Both are counted,
// no clock is read.

import { sized } from '../sized';
import { withOpenings } from './boardOpenings';
import { BOARD_3D, TAG_3D } from './table';
import { expect, test } from './test';

const OPENINGS = sized(10, 100);
/** The one that is shown, and one that is being given back. */
const MOST_ALIVE = 2;
/** Against the first fifth, by which all code has been loaded and all pictures have been painted. */
const MOST_GROWTH = 1.15;

test.use(BOARD_3D);

test('[scene] contexts and memory after many openings of the board', { tag: TAG_3D }, async ({ page }) => {
  // A hundred of them take longer than a test that hangs may.
  test.setTimeout(sized(5, 40) * 60_000);
  const { contexts, heap, open, leave } = await withOpenings(page);
  let first = 0;
  for (let opening = 1; opening <= OPENINGS; opening++) {
    await open();
    expect((await contexts()).alive).toBeLessThanOrEqual(MOST_ALIVE);
    await leave();
    if (opening === Math.ceil(OPENINGS / 5)) first = await heap();
  }
  // The last one is given back a moment after its canvas has gone.
  await expect.poll(async () => (await contexts()).alive).toBeLessThanOrEqual(1);
  const { made } = await contexts();
  expect(made).toBeGreaterThanOrEqual(OPENINGS);
  const growth = (await heap()) / first;
  test
    .info()
    .annotations.push({ type: 'measured', description: `${made} contexts, heap ${growth.toFixed(3)}` });
  expect(growth).toBeLessThan(MOST_GROWTH);
});
