// Plays on the screen what was planned without it, and stops the app half-way.

import type { Page } from '@playwright/test';
import { advance, type Game, type Play } from '../../src/mission';
import type { Plan } from './plan';
import { savedGame } from './savedGame';
import { Taps } from './taps';
import { expect } from './test';

/** The app is killed, and knows everything when it is back. */
export async function killed(page: Page): Promise<void> {
  const before = await savedGame(page);
  await page.reload();
  expect(await savedGame(page)).toEqual(before);
}

/** Follows a plan to the letter, killed in the middle of it. */
export async function follow(page: Page, { play, start, commands }: Plan): Promise<void> {
  const taps = new Taps(page, play);
  const middle = middleOf(play, start, commands);
  let game = start;
  for (const [step, command] of commands.entries()) {
    if (step === middle) await killed(page);
    await taps.tell(command, game);
    game = after(play, game, command);
  }
}

export function after(play: Play, game: Game, command: Plan['commands'][number]): Game {
  const next = advance(play, game, command);
  if (!next.ok) throw new Error(next.error.code);
  return next.value.game;
}

/** A step in the middle of somebody's activation, near the middle of the game. */
function middleOf(play: Play, start: Game, commands: Plan['commands']): number {
  let game = start;
  const acting = commands.flatMap((command, step) => {
    const isActing = game.active !== null;
    game = after(play, game, command);
    return isActing ? [step] : [];
  });
  return acting[Math.floor(acting.length / 2)] ?? 0;
}
