// Rubble and energy shields in a mission: told what to lay, drawn, explained, laid and taken away by a card.

import { bringIn } from './campaignSaves';
import { savedExtra } from './extraSaves';
import { misfits } from './fits';
import { savedGame } from './savedGame';
import { SIZES } from './table';
import { tapSpace } from './tapBoard';
import { expect, expectNothingSerious, test } from './test';

test.use({ viewport: SIZES.phone });

for (const tracked of [false, true])
  test(`[rows 223 and 224] rubble and a shield, ${tracked ? 'tracked' : 'told'}`, async ({ page }) => {
    const save = await savedExtra({
      mission: 'first-steps',
      products: [],
      tracked,
      change: (mission) => ({
        ...mission,
        scripts: [
          ...mission.scripts,
          {
            id: 'collapse',
            on: { kind: 'missionStart' },
            do: [
              { kind: 'cover', spaces: [[1, 7]], with: 'rubble' },
              { kind: 'cover', spaces: [[2, 7]], with: 'shield' },
            ],
          },
        ],
      }),
      until: (_, { prompt }) => prompt?.kind === 'cover',
    });
    await bringIn(page, save);
    const main = page.locator('.step-buttons .btn-main');
    await expect(page.locator('.prompt')).toContainText(/rubble/i);
    await page.screenshot({ path: `test-results/cover-prompt-${tracked}.png` });
    await expectNothingSerious(page, 'rubble');
    await main.click();
    await expect(page.locator('.prompt')).toContainText(/shield/i);
    while (await page.locator('.prompt').isVisible()) await main.click();
    expect((await savedGame(page)).map.covers).toEqual([
      { at: [1, 7], cover: 'rubble' },
      { at: [2, 7], cover: 'shield' },
    ]);
    await page.screenshot({ path: `test-results/cover-board-${tracked}.png` });
    await tapSpace(page, [1, 7]);
    await expect(page.locator('.about').filter({ hasText: /rubble/i })).toBeVisible();
    await page.getByText('Rubble and shields by a card').click();
    await page.getByRole('button', { name: 'Take the rubble away' }).click();
    await page.screenshot({ path: `test-results/cover-space-${tracked}.png` });
    expect((await misfits(page)).filter((found) => found.startsWith('broken'))).toEqual([]);
    expect((await savedGame(page)).map.covers).toEqual([{ at: [2, 7], cover: 'shield' }]);
    await page.getByRole('button', { name: 'Lay an energy shield here' }).click();
    expect((await savedGame(page)).map.covers).toHaveLength(2);
  });
