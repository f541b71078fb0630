// Every mission from its first tile to its end, in a real browser: told and tracked, with small and large parties, on a phone
// and on a tablet, won and lost. Every game is killed in the middle of an activation and continued; one is taken back to its
// start, killed there, and brought again. By default one is told and one tracked, in the long run each is played twice; ALL_PARTIES=1 plays all told at
// 2, 3 and 4 heroes, won and lost.

import type { Page } from '@playwright/test';
import type { Game, Play } from '../../src/mission';
import { sized } from '../sized';
import { after, follow, killed } from './follow';
import { beginGame } from './newGame';
import { planFor, planFrom } from './plan';
import { activation, finishWindow, heroTurn, readOn } from './rounds';
import { savedGame, savedPlay, whenSaved } from './savedGame';
import { tableOn, type SIZES } from './table';
import { Taps, expectOutcome } from './taps';
import { expect, test } from './test';

const HEROES = ['Diala Passil', 'Gaarkhan', 'Fenn Signis', 'Jyn Odan'];
const WAYS = { told: 'You do', tracked: 'The app does' } as const;

type Wanted = {
  readonly mission: string;
  readonly heroes: number;
  readonly way: keyof typeof WAYS;
  readonly on: keyof typeof SIZES;
  readonly won: boolean;
  /** Taken back to the start and brought again. */
  readonly back?: true;
};

const FEW: readonly Wanted[] = [
  { mission: 'First Steps', heroes: 2, way: 'told', on: 'phone', won: true, back: true },
  { mission: 'Signal Fire', heroes: 2, way: 'tracked', on: 'phone', won: true },
  { mission: 'Dead Reckoning', heroes: 2, way: 'told', on: 'phone', won: false },
  { mission: 'First Steps', heroes: 4, way: 'tracked', on: 'tablet', won: true },
  { mission: 'Signal Fire', heroes: 4, way: 'told', on: 'tablet', won: false },
  { mission: 'Dead Reckoning', heroes: 3, way: 'told', on: 'tablet', won: true },
];
/** The short run leaves the last ones to the long one. */
const SOME = FEW.slice(0, sized(2, FEW.length));
const ALL: readonly Wanted[] = ['First Steps', 'Signal Fire', 'Dead Reckoning'].flatMap((mission) =>
  [2, 3, 4].flatMap((heroes) =>
    [true, false].map((won) => ({ mission, heroes, way: 'told' as const, on: 'phone' as const, won })),
  ),
);

const isWon = ({ result }: Game): boolean => result?.won === true;

/** A round as it comes, killed in an Imperial activation; then the shortest way to the end that is left. */
async function playTracked(page: Page, play: Play): Promise<void> {
  await readOn(page);
  const { round } = await savedGame(page);
  let isKilled = false;
  for (let game = await savedGame(page); game.round === round && game.result === null;) {
    if (game.window === null) await heroTurn(page, play, () => readOn(page));
    else {
      // Before the first step: a lone figure with nothing to decide is done with it.
      if (!isKilled) await killed(page);
      isKilled = true;
      await expect(activation(page)).toBeVisible();
      await finishWindow(page);
    }
    await readOn(page);
    game = await savedGame(page);
  }
  expect(isKilled).toBe(true);
  await winFrom(page, play);
}

const ATTEMPTS = 400;

/** Dice fall as they like: where the game went another way than planned, another plan is made. */
async function winFrom(page: Page, play: Play): Promise<void> {
  const taps = new Taps(page, play);
  for (let game = await savedGame(page); game.result === null; game = await savedGame(page)) {
    // What the heroes have to do is the same in told play, which is much quicker to try out.
    const told = { ...game, tracked: false };
    const { commands } = planFrom(play, told, isWon, { attempts: ATTEMPTS, without: ['wound', 'report'] });
    let planned: Game = told;
    for (const command of commands) {
      if (command.kind === 'finishActivation') await finishWindow(page);
      else await taps.tell(command, await savedGame(page));
      planned = after(play, planned, command);
      if (!isAsPlanned(await savedGame(page), planned)) break;
    }
  }
}

const isAsPlanned = (game: Game, planned: Game): boolean =>
  (['active', 'stage', 'round'] as const).every((part) => game[part] === planned[part]) &&
  (game.prompt?.kind === planned.prompt?.kind || isBeforeColour(game, planned)) &&
  game.window?.group === planned.window?.group;

/** One screen has a group deployed and its colour chosen: the tap comes with the colour. */
const isBeforeColour = ({ prompt }: Game, { prompt: asked }: Game): boolean =>
  prompt?.kind === 'deploy' && asked?.kind === 'colour' && prompt.group === asked.group;

/** Back to the first tile, killed, and forward again: the same game. */
async function backAndForth(page: Page): Promise<void> {
  const end = await savedGame(page);
  const walk = async (what: 'Undo' | 'Redo') => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Go back' }).click();
    const button = page.locator('.board-panel').getByRole('button', { name: new RegExp(`^${what}`) });
    await expect(button).toHaveAccessibleName(/:/);
    while (await button.isEnabled()) await button.click();
    await whenSaved(page);
  };
  await walk('Undo');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.locator('.prompt')).toContainText('Build the map');
  await killed(page);
  await walk('Redo');
  expect(await savedGame(page)).toEqual(end);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
}

for (const { mission, heroes, way, on, won, back } of process.env['ALL_PARTIES'] === '1' ? ALL : SOME) {
  const { details, use } = tableOn(on, on === 'tablet' && way === 'tracked');
  test.describe(`on a ${on}`, details, () => {
    test.use(use);
    test(`${mission}, ${way}, with ${heroes} heroes on a ${on}: ${won ? 'won' : 'lost'}`, async ({
      page,
    }) => {
      await beginGame(page, { game: mission, heroes: HEROES.slice(0, heroes), way: WAYS[way] });
      await expect(page.locator('.prompt')).toBeVisible();
      const { setup, play } = await savedPlay(page);
      if (way === 'tracked') await playTracked(page, play);
      else
        await follow(
          page,
          planFor(setup, ({ result }) => result?.won === won),
        );
      await expectOutcome(page, won);
      await page.screenshot({ path: `test-results/missions/${mission}-${way}-${heroes}-${on}.png` });
      if (back) await backAndForth(page);
      await expectOutcome(page, won);
    });
  });
}
