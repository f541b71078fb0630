// What players do on the way through a tracked mission, tap by tap, in any browser.

import { freeSpace, pixelsOf } from '../e2e/tapBoard';
import { gameIn, playIn, readFilesInPage, type ReadFiles } from '../e2e/savedFiles';
import type { Game, Play } from '../../src/mission';
import type { Slot } from '../../src/session';
import type { Point } from '../../src/rules';
import ui from '../../content/text/en/ui.json' with { type: 'json' };
import { until, type Screen, type Wanted } from './screen';

const MOST_TAPS = 120;
const { step: STEP } = ui.newGame;

const HEROES = ['Diala Passil', 'Gaarkhan'];
const CHOICES: Readonly<Record<string, RegExp>> = {
  [STEP.game]: /^First Steps/,
  [STEP.way]: /^The app does/,
};

/** From the main menu to the first tile. */
export async function beginTracked(screen: Screen): Promise<void> {
  await screen.goto('/');
  await screen.tap('nav ion-router-link, nav a', /^New game/);
  await screen.see('.steps [role=status]');
  for (;;) {
    const step = await screen.textOf('.steps [role=status]');
    const name = step.split(': ')[1] ?? '';
    const choice = CHOICES[name];
    if (choice) await screen.tap('label.choice', choice);
    if (name === STEP.heroes) await chooseHeroes(screen);
    if (name === STEP.setUp) break;
    await screen.tap('button', 'Next');
    await until(async () => (await screen.textOf('.steps [role=status]')) !== step, 'on to the next step');
  }
  await screen.tap('button', 'Begin');
  await screen.see('.prompt h2, .prompt h3, h2', 'Build the map');
}

async function chooseHeroes(screen: Screen): Promise<void> {
  await screen.tap('label.choice', new RegExp(`^${HEROES.length} player`));
  const chosen: Wanted = ['.hero-choice[aria-pressed=true]'];
  while (await screen.isShown(...chosen)) await screen.tap(...chosen);
  for (const hero of HEROES) {
    await screen.tap('.hero-choice', new RegExp(hero));
    await screen.see('.hero-choice[aria-pressed=true]', new RegExp(hero));
  }
}

/** Tile by tile, and whatever lies on them. */
export async function buildMap(screen: Screen): Promise<number> {
  const card = () => screen.textOf('.build-card');
  for (let tiles = 1; tiles < MOST_TAPS; tiles++) {
    const before = await card();
    const isLast = await screen.isShown('button', 'Placed: map complete');
    await screen.tap('button', isLast ? 'Placed: map complete' : 'Placed');
    await until(async () => (await card()) !== before, 'a tile further');
    if (isLast) return tiles;
  }
  throw new Error('the map is never complete');
}

/** Reads and carries out whatever is shown, until it is somebody's turn. */
export async function readOn(screen: Screen): Promise<void> {
  for (let taps = 0; taps < MOST_TAPS; taps++) {
    await saved(screen);
    if (!(await screen.isShown('.prompt'))) return;
    const isTapped =
      (await screen.tapNow('.all-placed, .step-buttons .btn-main:not(.portrait)')) ||
      (await screen.tapNow('.prompt .answers button, .prompt [role=group] button'));
    if (!isTapped) await screen.see('.mission');
  }
  throw new Error('the app never stops talking');
}

/** Until everything is kept, and the next tap counts at once. */
export const saved = (screen: Screen): Promise<void> =>
  until(() => screen.isShown('.mission[data-saving=saved]'), 'saved');

const filesOf =
  (screen: Screen): ReadFiles =>
  (names) =>
    screen.run(readFilesInPage, names);

export async function savedGame(screen: Screen, slot: Slot = 1): Promise<Game> {
  await saved(screen);
  return gameIn(filesOf(screen), slot);
}

export async function savedPlay(screen: Screen): Promise<Play> {
  await saved(screen);
  return (await playIn(filesOf(screen), 1)).play;
}

/** Begins the activation of whoever may be next; gives who that is. */
export async function beginTurn(screen: Screen): Promise<string> {
  await screen.tap('.portrait.btn-main');
  await readOn(screen);
  const { active } = await savedGame(screen);
  if (active === null) throw new Error('nobody acts');
  return active;
}

/** A finger on the board: the figure in hand walks there. */
export async function move(screen: Screen, play: Play, who: string): Promise<void> {
  const to = freeSpace(play, await savedGame(screen), who);
  if (!to) throw new Error('there is nowhere to go');
  await tapSpace(screen, to);
  await until(async () => `${(await savedGame(screen)).figures[who]?.at}` === `${to}`, 'moved');
  await readOn(screen);
}

async function tapSpace(screen: Screen, [x, y]: Point): Promise<void> {
  const [at] = pixelsOf(await cameraAtRest(screen), await boardBox(screen), [[x + 0.5, y + 0.5]]);
  if (at) await screen.tapAt(at);
}

const boardBox = (screen: Screen) =>
  screen.run(() => {
    const { x, y, width, height } = document
      .querySelector('.mission [data-camera]')
      ?.getBoundingClientRect() ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    };
    return { x, y, width, height };
  });

/** The camera goes along with the game: a finger waits until it has arrived. */
async function cameraAtRest(screen: Screen): Promise<string> {
  const pose = () =>
    screen.run(async () => {
      await new Promise((resolve) => setTimeout(resolve, 250));
      return document.querySelector('.mission [data-camera]')?.getAttribute('data-camera') ?? '';
    });
  let last = '';
  await until(async () => {
    const before = last;
    last = await pose();
    return last !== '' && last === before;
  }, 'at rest');
  return last;
}

/** Chooses the first target. */
export async function aim(screen: Screen): Promise<void> {
  await screen.tap('.hand-bar button', 'Attack');
  await screen.tap('[aria-label=Targets] button');
  await screen.see('.board-panel button', 'Roll for us');
}

/** With the app's dice. */
export async function strike(screen: Screen): Promise<void> {
  await screen.tap('.board-panel button', 'Roll for us');
  await until(async () => {
    await screen.tapNow('.board-panel button', 'Show the result');
    return screen.tapNow('.board-panel button', 'Apply');
  }, 'carried out');
  await saved(screen);
}

export async function endTurn(screen: Screen): Promise<void> {
  await screen.tap('.step-buttons .btn-main', /^End activation/);
  await readOn(screen);
}

/** The orders of a group, to their end. */
export async function finishWindow(screen: Screen): Promise<void> {
  for (let taps = 0; taps < MOST_TAPS; taps++) {
    await saved(screen);
    if (!(await screen.isShown('.activation'))) return readOn(screen);
    if (!(await screen.tapNow('.step-buttons .btn-main')))
      await screen.tapNow('.activation .alternatives .btn');
  }
  throw new Error('the orders never end');
}
