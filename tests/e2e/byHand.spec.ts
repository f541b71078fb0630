// The sheet "By hand": two taps away, everything in it works on a phone, and nothing sticks out on any screen.

import { seedRandom } from '../../src/kernel';
import { advance, legalCommands, makePlay, startMission, type Command, type Setup } from '../../src/mission';
import { kitFor } from '../../src/packs';
import { builtIn } from '../content/missions';
import { sized } from '../sized';
import { threatened } from '../sim/threatened';
import { bringIn } from './campaignSaves';
import { answerTo } from './lensSaves';
import { savedGame } from './savedGame';
import { SIZES } from './table';
import { expect, expectNothingSerious, test } from './test';
import { exported } from './windowSaves';

const WIDE = { ...SIZES, landscape: { width: 844, height: 390 } };

/** Signal Fire with threat, after everything was read; `rounds`: so many rounds later, nobody having done anything. */
async function savedThreat(tracked: boolean, rounds = 0): Promise<string> {
  const { pack } = await builtIn();
  const party = { heroes: ['diala-passil', 'gaarkhan'].map((id) => ({ id })) };
  const kit = kitFor(threatened(pack, 'signal-fire', 6), 'signal-fire', party, ['core']);
  if (!kit.ok) throw new Error(kit.error.code);
  const setup: Setup = { kit: kit.value, seed: 'by hand', party, difficulty: 'normal', tracked };
  const play = makePlay(kit.value);
  let { game } = startMission(setup, play);
  const told: Command[] = [];
  const tell = (command: Command): void => {
    const next = advance(play, game, command);
    if (!next.ok) throw new Error(`${command.kind}: ${JSON.stringify(next.error)}`);
    told.push(command);
    ({ game } = next.value);
  };
  for (let step = 0; step < 200; step++) {
    const { prompt } = game;
    const isLanding =
      prompt?.kind === 'deploy' && game.threat?.latest?.steps.some(({ came }) => came === prompt.group);
    if (isLanding) break;
    const answer = answerTo(game);
    const turn = legalCommands(play, game).find(({ kind }) => kind === 'endActivation');
    if (answer) tell({ kind: 'answer', answer });
    else if (game.window) {
      const [next] = legalCommands(play, game, seedRandom('dice'));
      if (!next) throw new Error('the window does not close');
      tell(next);
    } else if (rounds > 0 && turn) tell(turn);
    else break;
  }
  return exported(setup, told);
}

test('[row 333] everything by hand, two taps away, each change undone with one', async ({ page }) => {
  await page.setViewportSize(SIZES.phone);
  await bringIn(page, await savedThreat(false));
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'By hand', exact: true }).click();
  const part = (name: string) =>
    page.locator('.by-hand-part', { has: page.locator('summary', { hasText: name }) });
  const open = async (name: string) => {
    await part(name).locator('> summary').click();
    return part(name);
  };

  const threat = part('Threat').getByRole('group', { name: 'Threat', exact: true });
  await expect(threat).toContainText('0');
  await threat.getByRole('button', { name: /^More/ }).click();
  await expect(threat).toContainText('1');
  await page.getByRole('button', { name: /^Undo: Threat changed/ }).click();
  await expect(threat).toContainText('0');

  const groups = await open('Imperial groups');
  await groups.getByRole('button', { name: /^Exhaust: / }).first().click(); // prettier-ignore
  await expect(groups.getByRole('button', { name: /^Ready: / })).toHaveCount(1);

  const hand = await open('Hand and reserve');
  const before = (await savedGame(page)).threat?.hand.length ?? 0;
  await hand.getByRole('button', { name: /^To reserve: / }).first().click(); // prettier-ignore
  await expect(hand.getByRole('button', { name: /^To reserve: / })).toHaveCount(before - 1);

  const out = await open('Leave groups out');
  const card = out.getByRole('button', { name: 'Stormtrooper', exact: true });
  await card.click();
  await expect(card).toHaveAttribute('aria-pressed', 'true');

  const figures = await open('Wounds and health');
  await figures.getByRole('button', { name: 'Wound: Diala Passil' }).click();
  await figures.getByRole('button', { name: 'Heal: Diala Passil' }).click();
  await expect(figures.getByRole('button', { name: 'Wound: Diala Passil' })).toBeVisible();

  const round = await open('Round and difficulty');
  await round.getByRole('button', { name: /^More: Round/ }).click();
  // It is chosen once the tap before it is kept, not within this one.
  await round.getByRole('radio', { name: /^Adaptive/ }).click();
  await expect(round.getByText('Now: Normal.')).toBeVisible();

  const texts = await open('Read again');
  await texts.locator('summary').nth(1).click();
  await expect(texts.locator('.story, .rules-text').first()).toBeVisible();
  await expectNothingSerious(page, 'by hand');

  const events = await open('Events');
  await events.getByRole('button', { name: 'Show events' }).click();
  await expect(events.getByRole('button', { name: /^Start: / }).first()).toBeVisible();

  const deploy = await open('Deploy a group');
  await deploy.getByLabel('Group').selectOption({ label: 'Imperial Officer' });
  await deploy.getByRole('button', { name: 'Deploy Imperial Officer' }).click();
  await expect(page.getByRole('heading', { name: 'Imperial Officer' })).toBeVisible();
  const game = await savedGame(page);
  expect(game).toMatchObject({ round: 2, pressure: { wish: 'adaptive' }, leftOut: ['stormtrooper'] });
  expect(game.groups.map(({ card: of }) => of)).toContain('imperial-officer');
});

for (const [name, viewport] of Object.entries(WIDE).slice(0, sized(1, 3)))
  test(`[row 333, classic 9.10] ${name}: the landing says why, and the sheet fits`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await bringIn(page, await savedThreat(true, 1));
    await page.getByText('Why?', { exact: true }).click();
    await expect(page.getByText('Candidates, the best first:').first()).toBeVisible();
    await expect(page.locator('.empire-options [data-taken]')).toHaveCount(1);
    await page.screenshot({ path: `test-results/by-hand-why-${name}.png` });
    await expectNothingSerious(page, 'why');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('button', { name: 'By hand', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'By hand' })).toBeVisible();
    await page.screenshot({ path: `test-results/by-hand-${name}.png` });
    await page.locator('.by-hand-part').evaluateAll((parts) => {
      for (const part of parts) part.setAttribute('open', '');
    });
    await expectNothingSerious(page, 'by hand');
    await page.locator('.by-hand-part').nth(5).scrollIntoViewIfNeeded();
    await page.screenshot({ path: `test-results/by-hand-open-${name}.png` });
  });
