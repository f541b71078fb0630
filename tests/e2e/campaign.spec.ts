// A campaign on the screen, from the first choice to the last word: map, missions, encounters, and everything between them.

import type { Page } from '@playwright/test';
import { makeCampaignPlay, type CampaignSetup, type CampaignState } from '../../src/campaign';
import { advance } from '../../src/mission';
import { parseExport } from '../../src/saves';
import { readFile } from 'node:fs/promises';
import { begin, bringIn, HEROES, lost, savedCampaign } from './campaignSaves';
import { beginGame, next } from './newGame';
import { planFrom } from './plan';
import { expectOutcome, Taps } from './taps';
import { ON_SCREENS } from './table';
import { expect, expectNothingSerious, test } from './test';

const NAMES = ['Diala Passil', 'Gaarkhan'];

const tab = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Parts of the campaign' })
    .getByRole('button', { name: new RegExp(`${name}$`) });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const mark = (page: Page, name: string) => page.locator('.marks').getByRole('button', { name });

/** Everything is written before the app is killed. */
async function reload(page: Page): Promise<void> {
  await expect(page.locator('[data-saving]').last()).toHaveAttribute('data-saving', 'saved');
  await page.reload();
}

test('[rows 3 to 9] is chosen step by step; neither a step back nor a reload loses a choice', async ({
  page,
}) => {
  await page.goto('/new');
  const radio = (name: string | RegExp) => page.getByRole('radio', { name });
  await expect(page.getByText('Step 1: What to play')).toBeVisible();
  await expect(button(page, 'Next')).toBeDisabled();
  await expectNothingSerious(page, 'game');
  await radio(/The Ember Line/).check({ force: true });
  await next(page);
  await expectNothingSerious(page, 'difficulty');
  await radio(/Hard/).check({ force: true });
  await next(page);
  await radio(/1 player/).check({ force: true });
  await button(page, /^(\d )?Diala Passil/).click();
  await expect(button(page, 'Next')).toBeDisabled();
  await button(page, /^(\d )?Gaarkhan/).click();
  await expect(button(page, /^(\d )?Fenn Signis/)).toBeDisabled();
  await expectNothingSerious(page, 'heroes');
  await next(page);
  const name = page.getByRole('textbox', { name: 'Party name' });
  await expect(name).toHaveValue('The Ember Line');
  await name.fill('');
  await expect(button(page, 'Next')).toBeDisabled();
  await name.fill('Red Nine');
  await expectNothingSerious(page, 'name');
  await next(page);
  await expect(page.getByRole('heading', { name: 'Legendary' })).toBeVisible();
  await expect(page.getByText('Each hero has 10 more Health')).toBeVisible();
  await expect(page.getByText(/Imperial Assault.*: C1 Comlink/)).toBeVisible();
  await expect(radio('Slot 1')).toBeChecked();
  await radio('Slot 2').check({ force: true });
  await expectNothingSerious(page, 'set up');
  await page.reload();
  await expect(page.getByText('Step 5 of 5: Set up')).toBeVisible();
  // The arrow in the header goes back by one step, as the button below does.
  await page.getByRole('banner').getByRole('button', { name: 'Back' }).click();
  await expect(page.getByText('Step 4 of 5')).toBeVisible();
  for (let steps = 0; steps < 2; steps++)
    await page.locator('.step-bar').getByRole('button', { name: 'Back' }).click();
  await expect(radio(/Hard/)).toBeChecked();
  for (let steps = 0; steps < 3; steps++) await next(page);
  await button(page, 'Begin').click();
  await expect(page).toHaveURL(/\/play\/2$/);
  await expect(page.getByRole('heading', { name: 'The Ember Line', exact: true })).toBeVisible();
  await expectNothingSerious(page, 'intro');
  await button(page, 'To the map').click();
  await expect(mark(page, 'First Steps')).toBeVisible();
});

for (const [size, viewport] of ON_SCREENS) {
  test.describe(`a campaign on a ${size}`, () => {
    test.use({ viewport });

    test('[row 94] every part between missions is easy to get at', async ({ page }) => {
      const saved = await savedCampaign([...lost('first-steps'), ...lost('signal-fire')], {
        credits: 2000,
        items: ['combat-coat-tier-1'],
        allies: { 'rebel-trooper': 2 },
      });
      await bringIn(page, saved);
      await expectNothingSerious(page, 'report');
      await button(page, 'To the map').click();
      await expectNothingSerious(page, 'map');
      for (const name of ['Armory', 'Training', 'Inventory', 'Log']) {
        await tab(page, name).click();
        await expect(tab(page, name)).toHaveAttribute('aria-current', 'page');
        await expectNothingSerious(page, name);
      }
      await page.reload();
      await expect(tab(page, 'Log')).toHaveAttribute('aria-current', 'page');
      await tab(page, 'Map').click();
      await mark(page, 'Dead Reckoning').click();
      await expectNothingSerious(page, 'mission panel');
      await button(page, 'Close').click();
      await page.locator('.mark-encounter').first().click();
      await expectNothingSerious(page, 'encounter panel');
      await page.goto('/load');
      await expect(page.getByText('Red Nine · The Ember Line')).toBeVisible();
      await expect(page.getByText(/On the map, 2 missions finished/)).toBeVisible();
      await expectNothingSerious(page, 'load');
    });
  });
}

test('[rows 81, 82, 96] a mission is played to its end, and what it brought is on the map', async ({
  page,
}) => {
  await beginGame(page, { game: /The Ember Line/, heroes: NAMES, name: 'Red Nine' });
  await button(page, 'To the map').click();
  await mark(page, 'First Steps').click();
  await expect(page.getByRole('region', { name: 'For the first map' })).toContainText(/\d\d[AB]/);
  await page.getByRole('radio', { name: /You do/ }).press('Space');
  await button(page, 'Begin mission').click();
  await expect(page.locator('.prompt')).toBeVisible();

  // Back over the border and in again: one journal.
  await button(page, /^Undo: Setting out/).click();
  await expect(mark(page, 'First Steps')).toBeVisible();
  await button(page, /^Redo/).click();
  await expect(page.locator('.prompt')).toBeVisible();
  await reload(page);

  const { setup, state } = await readSave(page);
  if (!state.running || !state.game) throw new Error('no mission is running');
  const play = makeCampaignPlay(setup.kit).playOf(state.running, HEROES);
  const plan = planFrom(play, state.game, ({ result }) => result?.won === true);
  const taps = new Taps(page, play);
  let game = plan.start;
  for (const command of plan.commands) {
    await taps.tell(command, game);
    const advanced = advance(play, game, command);
    if (!advanced.ok) throw new Error(advanced.error.code);
    game = advanced.value.game;
  }
  await expectOutcome(page, true);
  await reload(page);
  await button(page, 'See the results').click();
  await expect(page.getByRole('heading', { name: 'Results' })).toBeVisible();
  await reload(page);
  await expect(page.getByRole('heading', { name: 'Results' })).toBeVisible();
  await button(page, /^Undo/).click();
  await expectOutcome(page, true);
  await button(page, 'See the results').click();
  await button(page, 'To the map').click();
  await expect(page.getByRole('region', { name: 'Completed' })).toContainText('Won');
  await expect(mark(page, 'Signal Fire')).toBeVisible();
});

async function readSave(page: Page): Promise<{ setup: CampaignSetup; state: CampaignState }> {
  await page.goto('/load');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).first().click();
  const saved = parseExport(await readFile(await (await download).path(), 'utf8'));
  if (!saved.ok) throw new Error('the saved game cannot be read');
  await page.goto('/play/1');
  const { head, tip } = saved.value;
  return { setup: head.setup as CampaignSetup, state: tip.state as CampaignState };
}

test('[rows 84 to 86] an encounter is told and decided, and leaves something behind', async ({ page }) => {
  await bringIn(page, await savedCampaign(lost('first-steps'), { credits: 2000 }));
  await button(page, 'To the map').click();
  await mark(page, 'Finders, Keepers').click();
  await button(page, 'Begin encounter').click();
  await expectNothingSerious(page, 'encounter');
  await button(page, 'Pay 100 credits').click();
  await reload(page);
  await expect(page.getByText('You pay 100 credits and get Survival Gear.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Gained' })).toHaveCount(0);
  // No page that only says that it is over: the last tap leads to the results, which bring fame.
  await button(page, 'Continue').click();
  await expect(page.getByText('You gain 1 fame.')).toBeVisible();
  await expect(page.locator('.purse')).toContainText('1950 credits');
  await button(page, 'To the map').click();
  await tab(page, 'Log').click();
  await button(page, 'Campaign').click();
  await expect(page.getByRole('heading', { name: 'Encounter: Finders, Keepers' })).toBeVisible();
  await tab(page, 'Map').click();
  await expect(page.locator('.mark-encounter')).toHaveCount(1);
  await mark(page, 'Signal Fire').click();
  await expect(page.getByText('1 encounter vanishes when you begin.')).toBeVisible();
});

test('[row 76] one ally comes along, chosen with the arrows', async ({ page }) => {
  const allies = { 'rebel-trooper': 2 };
  await bringIn(page, await savedCampaign(lost('first-steps'), { allies }));
  await button(page, 'To the map').click();
  await mark(page, 'Signal Fire').click();
  const choice = page.getByRole('region', { name: 'Ally' });
  await expect(choice).toContainText('None');
  await button(page, 'Next ally').click();
  await expect(choice).toContainText('Can join you 2 times');
  await expect(page.locator('.begin-bar')).toContainText('Rebel Trooper joins you.');
  await button(page, 'Begin mission').click();
  await expect(page.locator('.prompt')).toBeVisible();
});

test('[rows 87 to 89] the armory buys and sells after asking; what is too expensive says so', async ({
  page,
}) => {
  await bringIn(page, await savedCampaign(lost('first-steps'), { credits: 350 }));
  await button(page, 'To the map').click();
  await tab(page, 'Armory').click();
  const purse = page.locator('.purse');
  await expect(purse).toContainText('400 credits');
  const stock = page.getByRole('region', { name: 'For sale' });
  const first = stock.getByRole('listitem').first();
  const name = (await first.locator('b').first().textContent()) ?? '';
  await first.getByRole('button').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Buy' }).click();
  await expect(purse).not.toContainText('400 credits');
  const yours = page.getByRole('region', { name: 'Yours' });
  await expect(yours).toContainText(name);
  await expect(stock.getByText('You cannot afford the greyed items yet.')).toBeVisible();
  await reload(page);
  await yours.getByRole('button', { name: /^Sell/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sell' }).click();
  await expect(yours).toContainText('You have no items yet.');
  await button(page, /^Undo: .* sold$/).click();
  await expect(yours).toContainText(name);
});

test('[row 88] in the armory one question at a time is open', async ({ page }) => {
  await bringIn(page, await savedCampaign(lost('first-steps'), { credits: 2000 }));
  await button(page, 'To the map').click();
  await tab(page, 'Armory').click();
  const stock = page.getByRole('region', { name: 'For sale' }).getByRole('listitem');
  for (const place of [0, 1, 0]) {
    await stock.nth(place).getByRole('button', { name: /^Buy/ }).click();
    await expect(stock.nth(place).getByRole('alertdialog')).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(1);
  }
});

test('[rows 90 and 91] heroes learn by a tap, and take it back by another', async ({ page }) => {
  const saved = await savedCampaign([...lost('first-steps'), ...lost('signal-fire')]);
  await bringIn(page, saved);
  await button(page, 'To the map').click();
  await button(page, 'Go to training').click();
  const diala = page.getByRole('region', { name: NAMES[0] ?? '' });
  await expect(diala).toContainText('Choose 1 class card.');
  const card = diala.getByRole('button', { name: /Force Throw/ });
  await expect(diala.getByRole('button', { name: /Battle Meditation/ })).toBeDisabled();
  await card.click();
  await expect(card).toHaveAttribute('aria-pressed', 'true');
  await expect(tab(page, 'Training')).toContainText('1');
  await reload(page);
  await expect(card).toHaveAttribute('aria-pressed', 'true');
  await card.click();
  await expect(card).toHaveAttribute('aria-pressed', 'false');
});

test('[rows 92 and 93] items change hands within their limits, by keyboard too', async ({ page }) => {
  const items = ['dh-17', 'marksman-barrel', 'combat-coat-tier-1'];
  await bringIn(page, await savedCampaign(lost('first-steps'), { items }));
  await button(page, 'To the map').click();
  await tab(page, 'Inventory').click();
  const ship = page.getByRole('region', { name: 'In the ship' });
  const gaarkhan = page.getByRole('region', { name: NAMES[1] ?? '' });
  await ship.getByRole('button', { name: /Combat Coat/ }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(gaarkhan).toContainText('Combat Coat');
  await expect(gaarkhan).toContainText('Armor 1/1');
  await expect(gaarkhan.getByRole('button', { name: /Combat Coat/ })).toBeFocused();
  await ship.getByRole('button', { name: /Marksman Barrel/ }).click();
  await page.getByRole('group', { name: 'Attach to' }).getByRole('button', { name: 'DH-17' }).click();
  await expect(ship).toContainText('on DH-17');
  await ship.getByRole('button', { name: /^DH-17/ }).click();
  await page
    .getByRole('group', { name: 'Give to' })
    .getByRole('button', { name: NAMES[1] ?? '' })
    .click();
  await expect(gaarkhan).toContainText('Weapons 2/2');
  await expect(gaarkhan).toContainText('Marksman Barrel');
  await reload(page);
  await expect(gaarkhan).toContainText('Weapons 2/2');
  await page.getByText('Cards to fetch after loading').click();
  await expect(page.locator('.fetch')).toContainText('Vibro-Ax');
});

test('[row 94] the log can be searched, missions apart from the map', async ({ page }) => {
  await bringIn(page, await savedCampaign(lost('first-steps')));
  await button(page, 'To the map').click();
  await tab(page, 'Log').click();
  await expect(page.getByRole('region', { name: 'First Steps' })).toBeVisible();
  await button(page, 'Campaign').click();
  await page.getByRole('searchbox', { name: 'Search the log' }).fill('armory');
  await expect(page.locator('.log > *')).toHaveCount(1);
  await page.getByRole('searchbox', { name: 'Search the log' }).fill('no such word');
  await expect(page.getByText('No matches')).toBeVisible();
});

test('[row 95] the last word, and a place among the high scores', async ({ page }) => {
  const commands = [...lost('first-steps'), ...lost('signal-fire'), ...lost('dead-reckoning').slice(0, 2)];
  await bringIn(page, await savedCampaign(commands));
  await button(page, 'See the results').click();
  await button(page, 'Read the ending').click();
  const scores = page.getByRole('region', { name: 'High scores' });
  await expect(scores.getByRole('listitem')).toHaveCount(1);
  await expect(scores).toContainText('Red Nine');
  await expectNothingSerious(page, 'ending');
  await reload(page);
  await expect(scores.getByRole('listitem')).toHaveCount(1);
  await page.goto('/new');
  await expect(page.getByText(/Best so far: \d+ fame, Red Nine/)).toBeVisible();
});

test('[rows 10 and 11] a changed collection holds for what comes, and can be taken back', async ({
  page,
}) => {
  await bringIn(page, await savedCampaign([...lost('first-steps'), begin('signal-fire')]));
  await expect(page.locator('.prompt')).toBeVisible();
  await page.goto('/collection');
  await page.getByRole('checkbox', { name: /Twin Shadows/ }).check();
  await page.goto('/play/1');
  await button(page, /^Undo: Setting out/).click();
  await expect(button(page, 'Undo: Changed collection')).toBeVisible();
  await tab(page, 'Log').click();
  await button(page, 'Campaign').click();
  await expect(page.getByText('Your collection has changed.')).toBeVisible();
});

test('[keyboard] a mission is chosen and begun without a pointer', async ({ page }) => {
  await bringIn(page, await savedCampaign([]));
  const press = async (name: string) => {
    for (let tabs = 0; tabs < 40; tabs++) {
      const focused = await page.evaluate(() => document.activeElement?.textContent ?? '');
      if (focused.startsWith(name)) return page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
    }
    throw new Error(`no way to ${name}`);
  };
  await press('To the map');
  await press('First Steps');
  await expect(page.locator('.mission-title')).toBeFocused();
  await press('Begin mission');
  await expect(page.locator('.prompt')).toBeVisible();
});

test('[load] a file that is no game, or belongs to another, is refused in a sentence', async ({ page }) => {
  await page.goto('/load');
  const file = (text: string) => ({
    name: 'x.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
  await page.getByLabel('Open a file').first().setInputFiles(file('{"kind":"campaign"}'));
  await expect(page.getByText('This file is not a saved game of this app, or it is damaged.')).toBeVisible();
});

test('[double text] nothing between missions is cut off', async ({ page }) => {
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Double' }).check({ force: true });
  await bringIn(page, await savedCampaign([...lost('first-steps'), ...lost('signal-fire')]));
  await button(page, 'To the map').click();
  for (const name of ['Map', 'Armory', 'Training', 'Inventory', 'Log']) {
    await tab(page, name).click();
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('button, h1, h2, p, b')]
        .filter((element) => element.checkVisibility() && !element.closest('svg, .visually-hidden'))
        .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
        .map((element) => element.outerHTML.slice(0, 100)),
    );
    expect(cut, name).toEqual([]);
  }
});
