// Power tokens and Weakened on the screen: given by a mission, told and tracked, spent by a hero who is attacked and by one who attacks.

import type { Page } from '@playwright/test';
import { advance, makePlay, startMission, type Command, type Effect, type Setup } from '../../src/mission';
import { kitFor } from '../../src/packs';
import { builtIn } from '../content/missions';
import { sized } from '../sized';
import { bringIn } from './campaignSaves';
import { answerTo, savedFirstSteps } from './lensSaves';
import { savedGame } from './savedGame';
import { BOARD_3D, TAG_3D } from './table';
import { expect, expectNothingSerious, test } from './test';
import { exported, savedWindow, stepsOf } from './windowSaves';

const DIALA = 'diala-passil';
const GAARKHAN = 'gaarkhan';
const GIFTS: readonly Effect[] = [
  { kind: 'powerTokens', who: 'eachHero', tokens: ['block', 'damage'] },
  { kind: 'gain', who: `hero:${DIALA}`, conditions: ['weakened'] },
];

/** The scripts of First Steps, and one that gives when the mission starts. */
async function scripts() {
  const { pack } = await builtIn();
  const mission = [...pack.missions.values()].find(({ id }) => id === 'first-steps');
  if (!mission) throw new Error('no such mission');
  return [...mission.scripts, { id: 'gifts', on: { kind: 'missionStart' }, do: GIFTS } as const];
}

const heldBy = (page: Page, id: string) => async () => (await savedGame(page)).figures[id]?.powerTokens;
const button = (page: Page, name: string | RegExp) =>
  page.locator('.board-panel').getByRole('button', { name, exact: true });

test('[row 200] told: the players read who gains which tokens', async ({ page }) => {
  const { pack } = await builtIn();
  const party = { heroes: [DIALA, GAARKHAN].map((id) => ({ id })) };
  const kit = kitFor(pack, 'first-steps', party, ['core']);
  if (!kit.ok) throw new Error(kit.error.code);
  const mission = { ...kit.value.mission, scripts: await scripts() };
  const setup: Setup = {
    kit: { ...kit.value, mission },
    seed: 'told',
    party,
    difficulty: 'normal',
    tracked: false,
  };
  const play = makePlay(setup.kit);
  let { game } = startMission(setup, play);
  const commands: Command[] = [];
  while (game.prompt?.kind !== 'affect') {
    const answer = answerTo(game);
    const next = answer && advance(play, game, { kind: 'answer', answer });
    if (!answer || !next?.ok) throw new Error('no tokens are given');
    commands.push({ kind: 'answer', answer });
    ({ game } = next.value);
  }
  await bringIn(page, await exported(setup, commands));
  const panel = page.locator('.board-panel');
  await expect(panel).toContainText('Power tokens');
  await expect(panel).toContainText('gain 2 power tokens (block, damage)');
  await page.screenshot({ path: 'test-results/tokens-told.png' });
  await expectNothingSerious(page, 'power tokens, told');
});

test('[row 201, row 202] a hero who is attacked spends one token; portrait and board show the rest', async ({
  page,
}) => {
  const saved = await savedWindow(
    'first-steps',
    true,
    (play, game) => {
      const acts = stepsOf(play, game).flatMap((step) => step.acts);
      const first = acts.find((act) => act.kind === 'attack');
      return first?.kind === 'attack' && first.target === (DIALA as typeof first.target);
    },
    { scripts: await scripts() },
  );
  await bringIn(page, saved);
  expect(await heldBy(page, DIALA)()).toEqual(['block', 'damage']);
  await page.locator('.step-buttons .btn-main').click();
  await page.locator('.dice-ways').getByRole('button', { name: 'Own dice' }).click();
  await page.locator('.dice-ways').getByRole('button', { name: 'Totals' }).click();
  const token = page.getByRole('button', { name: 'Power token: block' });
  await expect(token).toBeVisible();
  // Of her tokens only the one that helps a defense is offered.
  await expect(page.getByRole('button', { name: 'Power token: damage' })).toHaveCount(0);
  await token.click();
  await expect(token).toHaveAttribute('aria-pressed', 'true');
  await page.screenshot({ path: 'test-results/tokens-defence.png' });
  await page.getByRole('button', { name: 'Accuracy: 8' }).click();
  await page.getByRole('button', { name: 'Damage: 4' }).click();
  await page.locator('.step-buttons .btn-main').click();
  const suffered = async () =>
    Number(/suffers (\d+) damage/.exec(await page.locator('.outcome').first().innerText())?.[1] ?? 0);
  await expect(page.locator('.outcome').first()).toContainText('Diala Passil suffers');
  const spent = await suffered();
  await token.click();
  await expect.poll(suffered).toBe(spent + 1);
  await token.click();
  await expect.poll(suffered).toBe(spent);
  await expectNothingSerious(page, 'a token in a defence');
});

const BOARDS = [
  ['flat', ''],
  ['3D', TAG_3D],
] as const;

for (const [board, tag] of BOARDS.slice(0, sized(1, 2))) {
  test.describe(`${board} ${tag}`, () => {
    if (tag !== '') test.use({ ...BOARD_3D, viewport: { width: 390, height: 844 } });

    test(`[row 201, row 202] ${board}: a hero who attacks spends one token, and it is gone ${tag}`, async ({
      page,
    }) => {
      await bringIn(
        page,
        await savedFirstSteps(true, [
          { kind: 'setFigure', figure: GAARKHAN, set: { powerTokens: ['damage', 'surge'] } },
          { kind: 'setFigure', figure: GAARKHAN, set: { conditions: ['weakened'] } },
          { kind: 'beginActivation', who: GAARKHAN },
        ]),
      );
      const signs = page.getByRole('img', { name: 'Power tokens: damage, surge' });
      await expect(signs.first()).toBeVisible();
      await page.screenshot({ path: `test-results/tokens-turn-${board}.png` });
      await expectNothingSerious(page, 'power tokens in hand');
      await page.locator('.hand-bar').getByRole('button', { name: 'Attack', exact: true }).click();
      await page.getByRole('list', { name: 'Targets' }).getByRole('button').first().click();
      const token = page.getByRole('button', { name: 'Power token: damage' });
      await token.click();
      await page.screenshot({ path: `test-results/tokens-attack-${board}.png` });
      await page.getByRole('button', { name: 'Own dice' }).click();
      await button(page, 'Totals').click();
      await button(page, 'Damage: 1').click();
      const accuracy = button(page, 'Accuracy: 5');
      if (await accuracy.isVisible()) await accuracy.click();
      await expect(page.locator('.outcome')).toContainText('2 damage');
      await button(page, 'Apply').click();
      await expect.poll(heldBy(page, GAARKHAN)).toEqual(['surge']);
      // Weakened ends with the activation, not with the attack.
      expect((await savedGame(page)).figures[GAARKHAN]?.conditions).toEqual(['weakened']);
    });
  });
}
