// One game in another engine: everything that touches storage, files, WebGL and taps, from a new game to its copy in another slot.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseExport } from '../../src/saves';
import { expectFits } from './fits';
import {
  aim,
  beginTracked,
  beginTurn,
  buildMap,
  endTurn,
  finishWindow,
  move,
  readOn,
  savedGame,
  savedPlay,
  strike,
} from './play';
import { until, type Screen } from './screen';
import { expect, test } from './test';

test('[rows 2, 28, 96] a tracked game', async ({ launch, home }) => {
  const { screen } = await launch();
  const step = <T>(name: string, act: () => Promise<T>): Promise<T> =>
    test.step(name, async () => {
      const outcome = await act();
      await expectFits(screen);
      return outcome;
    });
  await step('a new game, tracked', () => beginTracked(screen));
  await step('the map, tile by tile', async () => expect(await buildMap(screen)).toBe(7));
  await step('the board in 3D', () => screen.see('.board[data-board="3d"][data-frames]'));
  await step('figures and story, up to round 1', () => readOn(screen));
  const play = await savedPlay(screen);
  await step('a hero begins and moves', async () => move(screen, play, await beginTurn(screen)));
  const before = await savedGame(screen);
  await step('the hero aims', () => aim(screen));
  await step('the dice are rolled, the attack is carried out', () => strike(screen));
  const after = await savedGame(screen);
  expect(after.turn?.actions).toBe((before.turn?.actions ?? 0) + 1);
  await step('undo takes it back', async () => {
    await screen.tap('button', /^Undo: /);
    await screen.see('button', /^Redo: /);
    expect(await savedGame(screen)).toEqual(before);
  });
  await step('redo brings it again', async () => {
    await screen.tap('button', /^Redo: /);
    await until(async () => !(await screen.isShown('button', /^Redo: /)), 'brought again');
    expect(await savedGame(screen)).toEqual(after);
  });
  await step('the rest of the round, up to the next one', async () => {
    const { round } = await savedGame(screen);
    await endTurn(screen);
    for (let game = await savedGame(screen); game.round === round; game = await savedGame(screen)) {
      if (game.window) await finishWindow(screen);
      else {
        await beginTurn(screen);
        await endTurn(screen);
      }
    }
  });
  const kept = await savedGame(screen);
  await step('a reload changes nothing', async () => {
    const shown = await screen.textOf('.board-panel');
    await screen.reload();
    await until(async () => (await screen.textOf('.board-panel')) === shown, 'as before');
    expect(await savedGame(screen)).toEqual(kept);
  });
  const told = await step('the log', () => logOf(screen, 1));
  const file = await step('saved as a file', async () => {
    await screen.goto('/load');
    await screen.tap('.slot button', 'Save as a file');
    return downloaded(home.downloads);
  });
  expect(parseExport(readFileSync(file, 'utf8')).ok).toBe(true);
  await step('brought into another slot: the same game, the same log', async () => {
    await screen.open(file, '.slot:not(:has(.btn-main)) input[type=file]');
    await until(async () => (await screen.textOf('body')).split('First Steps').length > 2, 'in its slot');
    expect(await logOf(screen, 2)).toBe(told);
    expect(await savedGame(screen, 2)).toEqual(kept);
  });
  expect(await screen.complaints()).toEqual([]);
});

async function logOf(screen: Screen, slot: number): Promise<string> {
  await screen.goto(`/play/${slot}`);
  await screen.tap('button', 'Log');
  await screen.see('.log .log-round');
  return screen.textOf('.log');
}

/** A file that the browser has not finished yet has another name, or nothing in it. */
async function downloaded(folder: string): Promise<string> {
  const files = () => readdirSync(folder).filter((name) => name.endsWith('.json'));
  await until(
    async () => files().some((name) => readFileSync(join(folder, name), 'utf8').trimEnd().endsWith('}')),
    'downloaded',
  );
  return join(folder, files()[0] ?? '');
}
