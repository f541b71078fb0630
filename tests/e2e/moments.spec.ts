// Cards at their moment, on a phone: the bar at the start of a turn, the question before its end, and what happened by itself.

import type { Page } from '@playwright/test';
import { advance, legalCommands, makePlay, startMission, type Command, type Setup } from '../../src/mission';
import { seedRandom } from '../../src/kernel';
import { kitFor } from '../../src/packs';
import { builtIn } from '../content/missions';
import { bringIn } from './campaignSaves';
import { savedGame } from './savedGame';
import { expect, expectNothingSerious, test } from './test';
import { exported } from './windowSaves';

const FENN = 'fenn-signis';
const CARDS = ['fenn-signis-infantry-rifle', 'fenn-signis-tactical-movement', 'shyla-varad-smoke-bombs'];

/** Fenn's first turn has begun; he has 2 strain, and Gaarkhan stands beside him. */
async function begunTurn(cards: readonly string[] = CARDS): Promise<string> {
  const { pack } = await builtIn();
  const gear = cards.map((id) => ({ id, on: null }));
  const party = { heroes: [{ id: FENN, gear }, { id: 'gaarkhan' }] };
  const kit = kitFor(pack, 'first-steps', party, ['core']);
  if (!kit.ok) throw new Error(kit.error.code);
  const setup: Setup = { kit: kit.value, seed: 'moments', party, difficulty: 'normal', tracked: true };
  const play = makePlay(kit.value);
  const commands: Command[] = [];
  let { game } = startMission(setup, play);
  const tell = (command: Command) => {
    const next = advance(play, game, command);
    if (!next.ok) throw new Error(next.error.code);
    ({ game } = next.value);
    commands.push(command);
  };
  const read = () => {
    while (game.prompt) {
      const answer = legalCommands(play, game, seedRandom('read')).find(({ kind }) => kind === 'answer');
      if (!answer) throw new Error(game.prompt.kind);
      tell(answer);
    }
  };
  read();
  tell({ kind: 'setFigure', figure: FENN, set: { strain: 2 } });
  tell({ kind: 'beginActivation', who: FENN });
  read();
  return exported(setup, commands);
}

const bar = (page: Page) => page.getByRole('region', { name: 'Cards you can use now' });

test('[7.11, 7.13] the bar at the start of a turn, what is left without actions, and cards before the end', async ({
  page,
}) => {
  await bringIn(page, await begunTurn());
  const card = bar(page).getByRole('button', { name: /^Tactical Movement: Gain 2 movement points/ });
  await expect(card).toBeVisible();
  await expectNothingSerious(page, 'moments');
  await page.screenshot({ path: 'test-results/moments-bar.png' });
  await card.click();
  await bar(page).getByRole('button', { name: 'Fenn Signis', exact: true }).click();
  await expect(bar(page)).toHaveCount(0);
  await expect(page.locator('.hand-bar')).toContainText('2 left to move');
  await page.getByRole('button', { name: /^Undo: Tactical Movement/ }).click();
  await expect(bar(page)).toBeVisible();

  await bar(page).getByRole('button', { name: 'Put these cards away' }).click();
  await expect(bar(page)).toHaveCount(0);
  const acts = page.locator('.hand-bar').getByRole('group', { name: 'Actions' });
  for (const number of [1, 2]) await page.getByRole('button', { name: `Action ${number} used` }).click();
  await expect(page.locator('.hand-bar')).toContainText('No actions left');
  await expect(acts.getByRole('button', { name: 'Attack' })).toHaveCount(0);
  await acts.getByRole('button', { name: 'A card gives another action' }).click();
  await expect(acts.getByRole('button', { name: 'Attack' })).toBeVisible();

  await page.getByRole('button', { name: 'End activation: Fenn Signis' }).click();
  const panel = page.locator('.board-panel');
  await expect(panel).toContainText("Before Fenn Signis's turn ends");
  await expectNothingSerious(page, 'ending');
  await page.screenshot({ path: 'test-results/moments-ending.png' });
  await panel.getByRole('button', { name: /^Smoke Bombs: Become Hidden/ }).click();
  await panel.getByRole('button', { name: 'Fenn Signis', exact: true }).click();
  await expect(panel.getByRole('button', { name: /^Smoke Bombs/ })).toHaveCount(0);
  await panel.getByRole('button', { name: 'End activation: Fenn Signis' }).click();
  await expect.poll(async () => (await savedGame(page)).figures[FENN]?.conditions).toEqual(['hidden']);
  expect((await savedGame(page)).active).toBeNull();
});

test('[row 172] the Cards button shows the cards at once; in an attack the dice and the main button stay in view', async ({
  page,
}) => {
  const { pack } = await builtIn();
  // Whatever is no weapon: far more than any hero ever has.
  const others = [...pack.classCards.values()].flatMap(({ id, attack }) => (attack ? [] : [id]));
  await bringIn(page, await begunTurn([...CARDS.slice(0, 1), ...others]));
  await page.locator('.hand-bar').getByRole('button', { name: 'Cards', exact: true }).click();
  const panel = page.locator('.board-panel');
  const cards = panel.getByRole('group', { name: 'Cards' });
  await expect(cards.getByRole('button').first()).toBeInViewport({ ratio: 1 });
  await page.screenshot({ path: 'test-results/moments-cards.png' });
  await expectNothingSerious(page, 'cards');

  await panel.getByRole('button', { name: 'Close' }).click();
  await page.locator('.hand-bar').getByRole('button', { name: 'Attack', exact: true }).click();
  await page.getByRole('list', { name: 'Targets' }).getByRole('button').first().click();
  const row = page.locator('.attack-cards');
  expect(await row.getByRole('button').count()).toBeGreaterThan(5);
  await expect(page.locator('.attack .dice-list')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.step-buttons .btn-main')).toBeInViewport({ ratio: 1 });
  await page.screenshot({ path: 'test-results/moments-attack.png' });
  await expectNothingSerious(page, 'attack');
});
