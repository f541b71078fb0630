// How many taps a round costs, told and tracked: counted in the page itself, whatever was tapped. Dice are counted apart,
// and so is what only has to be read.

import type { Page } from '@playwright/test';
import type { Play } from '../../src/mission';
import { beginGame } from './newGame';
import { activation, heroTurn, readOn, windowStep } from './rounds';
import { savedGame, savedPlay } from './savedGame';
import { expect, test } from './test';

const HEROES = ['Diala Passil', 'Gaarkhan', 'Fenn Signis', 'Jyn Odan'];
const WAYS = { told: 'You do', tracked: 'The app does' } as const;

type Activation = { readonly taps: number; readonly dice: number; readonly figures: number };
type Tally = { readonly heroes: number[]; readonly groups: Activation[]; reading: number };

async function countTaps(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counted = Object.assign(window, { taps: 0 });
    addEventListener('pointerdown', () => (counted.taps += 1), true);
  });
}

const tapsSoFar = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { taps: number }).taps);

async function tapsFor(page: Page, act: () => Promise<unknown>): Promise<number> {
  const before = await tapsSoFar(page);
  await act();
  return (await tapsSoFar(page)) - before;
}

async function countTurn(page: Page, play: Play): Promise<{ taps: number; reading: number }> {
  let reading = 0;
  const read = async () => {
    reading += await tapsFor(page, () => readOn(page));
  };
  const taps = await tapsFor(page, () => heroTurn(page, play, read));
  return { taps: taps - reading, reading };
}

async function countActivation(page: Page): Promise<Activation> {
  const { window: open, figures } = await savedGame(page);
  const counted = { dice: 0, other: 0 };
  for (let step = 0; step < 80 && (await activation(page).isVisible()); step++) {
    const before = await tapsSoFar(page);
    counted[await windowStep(page)] += (await tapsSoFar(page)) - before;
  }
  const { length } = Object.values(figures).filter(({ group }) => group === open?.group);
  return { taps: counted.other, dice: counted.dice, figures: length };
}

async function playRound(page: Page): Promise<Tally> {
  const tally: Tally = { heroes: [], groups: [], reading: 0 };
  await readOn(page);
  const { play } = await savedPlay(page);
  const { round } = await savedGame(page);
  const start = await tapsSoFar(page);
  for (let turn = 0; turn < 20; turn++) {
    tally.reading += await tapsFor(page, () => readOn(page));
    const game = await savedGame(page);
    if (game.round !== round || game.stage === 'over') break;
    if (game.window) tally.groups.push(await countActivation(page));
    else {
      const { taps, reading } = await countTurn(page, play);
      tally.heroes.push(taps);
      tally.reading += reading;
    }
  }
  const counted = [...tally.heroes, ...tally.groups.flatMap(({ taps, dice }) => [taps, dice])];
  const all = counted.reduce((sum, taps) => sum + taps, tally.reading);
  expect(all, 'every tap is accounted for').toBe((await tapsSoFar(page)) - start);
  return tally;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

function row(name: string, { heroes, groups, reading }: Tally): string {
  const figures = sum(groups.map((group) => group.figures));
  const [orders, dice] = [sum(groups.map(({ taps }) => taps)), sum(groups.map((group) => group.dice))];
  return [
    name.padEnd(24),
    (sum(heroes) / heroes.length).toFixed(1).padStart(9),
    `${orders}/${figures}`.padStart(15),
    String(sum(heroes) + orders).padStart(7),
    String(dice).padStart(6),
    String(reading).padStart(9),
  ].join('');
}

const HEADINGS = 'round'.padEnd(24) + ' per hero  Empire/figures  round  dice  reading';

for (const [mission, heroes] of [
  ['First Steps', 2],
  ['Signal Fire', 4],
] as const)
  for (const way of ['told', 'tracked'] as const)
    test(`[taps] a round of ${mission}, ${way}, with ${heroes} heroes`, async ({ page }) => {
      await countTaps(page);
      await beginGame(page, { game: mission, heroes: HEROES.slice(0, heroes), way: WAYS[way] });
      await expect(page.locator('.prompt')).toBeVisible();
      const tally = await playRound(page);
      // A told turn is begun and ended; a tracked one has the move besides.
      expect(Math.max(...tally.heroes)).toBeLessThanOrEqual(way === 'told' ? 2 : 3);
      for (const { taps, dice, figures } of tally.groups) {
        // To begin, one step on after every attack, to finish: what has nothing to decide comes in one go.
        const most = way === 'told' ? 1 : 2 + dice;
        expect(taps, `${figures} figures, ${dice} rolls`).toBeLessThanOrEqual(most);
      }
      console.log(`${HEADINGS}\n${row(`${mission}, ${heroes}, ${way}`, tally)}`);
    });
