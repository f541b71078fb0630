// "Use my expansions": owned boxes take part in a new game, unless players leave them out.

import { savedPlay } from './savedGame';
import { beginGame, next } from './newGame';
import { expect, test } from './test';

const HEROES = ['Diala Passil', 'Gaarkhan'];
const SIGNAL_FIRE = { game: /Signal Fire/, heroes: HEROES } as const;

test('[row 10] with the core box alone nobody is asked about expansions', async ({ page }) => {
  await page.goto('/new');
  await page.getByRole('radio', { name: SIGNAL_FIRE.game }).press('Space');
  await next(page);
  await expect(page.getByRole('checkbox', { name: /Use my expansions/ })).toHaveCount(0);
});

for (const [use, products] of [
  [true, ['core', 'twin-shadows']],
  [false, ['core']],
] as const)
  test(`[rows 10 and 11] owned boxes take part ${use ? 'unless players say otherwise' : 'only if players want them to'}`, async ({
    page,
  }) => {
    await page.goto('/collection');
    await page.getByRole('checkbox', { name: /Twin Shadows/ }).check();
    await expect(page.getByText('2 products of 49 owned')).toBeVisible();
    await beginGame(page, { ...SIGNAL_FIRE, expansions: use });
    const { setup } = await savedPlay(page);
    expect(setup.kit.box.products).toEqual(expect.arrayContaining([...products]));
    expect(setup.kit.box.products.includes('twin-shadows')).toBe(use);
    // Heavy stormtroopers stand in for stormtroopers, or are not even known.
    expect(Object.hasOwn(setup.kit.cards, 'heavy-stormtrooper')).toBe(use);
  });
