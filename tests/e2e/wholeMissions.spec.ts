// Every mission from its first tile to its end, in a real browser: won and lost. One of them is killed in the middle and
// continued. By default each mission is won and lost once, with different parties; ALL_PARTIES=1 plays all of them at 2, 3
// and 4 heroes.

import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Setup } from '../../src/mission';
import { advance } from '../../src/mission';
import { parseExport } from '../../src/saves';
import { beginGame } from './newGame';
import { planFor } from './plan';
import { Taps, expectOutcome } from './taps';
import { expect, test } from './test';

const MISSIONS = ['First Steps', 'Signal Fire', 'Dead Reckoning'];
const HEROES = ['Diala Passil', 'Gaarkhan', 'Fenn Signis', 'Jyn Odan'];
const SIZES = [2, 3, 4];
const ALL = process.env['ALL_PARTIES'] === '1';

async function begin(page: Page, mission: string, heroes: number): Promise<Setup> {
  await beginGame(page, { game: mission, heroes: HEROES.slice(0, heroes), way: 'You do' });
  await expect(page.locator('.prompt')).toBeVisible();
  await page.goto('/load');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).first().click();
  const saved = parseExport(await readFile(await (await download).path(), 'utf8'));
  if (!saved.ok) throw new Error('the saved game cannot be read');
  await page.goto('/play/1');
  return saved.value.head.setup as Setup;
}

MISSIONS.forEach((mission, index) => {
  for (const won of [true, false]) {
    const sizes = ALL ? SIZES : [SIZES[(index + (won ? 0 : 1)) % SIZES.length] ?? 2];
    for (const heroes of sizes) {
      test(`${mission} with ${heroes} heroes: ${won ? 'won' : 'lost'}`, async ({ page }) => {
        test.setTimeout(240_000);
        const setup = await begin(page, mission, heroes);
        const plan = planFor(setup, ({ result }) => result?.won === won);
        const taps = new Taps(page, plan.play);
        let game = plan.start;
        for (const [step, command] of plan.commands.entries()) {
          if (step === Math.floor(plan.commands.length / 2)) {
            // Killed while it writes, the app may be one command behind; that is tested elsewhere.
            await expect(page.locator('.mission')).toHaveAttribute('data-saving', 'saved');
            await page.reload();
          }
          await taps.tell(command, game);
          const next = advance(plan.play, game, command);
          if (!next.ok) throw new Error(next.error.code);
          game = next.value.game;
        }
        await expectOutcome(page, won);
      });
    }
  }
});
