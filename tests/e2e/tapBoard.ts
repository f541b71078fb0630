// A finger on the board: where a space lies on the screen, as the camera stands.

import type { Page } from '@playwright/test';
import { boardOf, type Game, type Play } from '../../src/mission';
import { reach, type FigureId, type Point } from '../../src/rules';
import { toScreen } from '../../src/scene/camera/pose';

export async function tapSpace(page: Page, [x, y]: Point): Promise<void> {
  const [at] = await onScreen(page, [[x + 0.5, y + 0.5]]);
  if (at) await page.mouse.click(at.x, at.y);
}

/** Where points of the table lie on the screen, once the camera rests. */
export async function onScreen(page: Page, points: readonly Point[]) {
  const camera = await cameraAtRest(page);
  const box = await page.locator('.mission [data-camera]').boundingBox();
  if (!box) throw new Error('there is no board');
  return pixelsOf(camera, box, points);
}

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** `camera`: as the board tells it in its attribute. */
export function pixelsOf(camera: string, box: Box, points: readonly Point[]) {
  const [x = 0, y = 0, distance = 0, turn = 0, tilt = 0] = camera.split(' ').map(Number);
  return points.map((point) => {
    const at = toScreen({ x, y, distance, turn, tilt }, box, point);
    return { x: box.x + at.x, y: box.y + at.y };
  });
}

/** The camera goes along with the game: a finger waits until it has arrived. */
async function cameraAtRest(page: Page): Promise<string> {
  const board = page.locator('.mission [data-camera]');
  for (let last = ''; ;) {
    const now = (await board.getAttribute('data-camera')) ?? '';
    if (now !== '' && now === last) return now;
    last = now;
    await page.waitForTimeout(250);
    // A page that is not in front may be slow to draw.
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
}

const STEPS = 4;

/** A space that somebody can walk to, as far as possible from whatever stands up and could be hit instead. */
export function freeSpace(play: Play, game: Game, figure: string): Point | undefined {
  const board = boardOf(play, game);
  const piece = board?.figures.get(figure as FigureId);
  if (!board || !piece) return undefined;
  const taken = Object.values(game.figures).flatMap(({ at }) => (at ? [at] : []));
  const things = [...play.things.values()].flatMap((thing) => ('at' in thing && thing.at ? [thing.at] : []));
  const room = ([x, y]: Point): number =>
    Math.min(...[...taken, ...things].map(([fx, fy]) => Math.hypot(fx - x, fy - y)));
  const ends = reach(board, piece, STEPS).ends.filter(({ cost }) => cost > 0);
  return ends.toSorted((one, other) => room(other.at) - room(one.at))[0]?.at;
}
