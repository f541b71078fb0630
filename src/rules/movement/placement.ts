// Putting figures down "as close as possible" (M11, M12): the closest space is found first, by counting; one space of
// the base goes there and the rest lies in any way it may.

import { cellsOf, isFreeFor, standProblem, type Board } from '../board/board';
import { FAR, stepsFrom } from '../board/counting';
import { pointAt } from '../ground/frame';
import { withOpened } from '../ground/ground';
import type { Piece, Place, Size } from '../board/piece';
import { cellsOfSubject, openedBy, type Subject } from '../board/subject';

/**
 * All places that are equally close to one of the origins; among those, only the ones nearest to one of `nearest`. In
 * reading order. Empty if there is no room at all.
 */
export function placesClosestTo(
  board: Board,
  piece: Piece,
  origins: readonly Subject[],
  nearest: readonly Subject[] = [],
): Place[] {
  const closest = leastBy(placementsBySteps(board, piece, stepsToAny(board, origins)));
  if (nearest.length === 0) return closest;
  const steps = stepsToAny(board, nearest);
  const ranked = closest.map((place) => ({
    place,
    steps: Math.min(...cellsOf(board, place).map((cell) => steps[cell] ?? FAR)),
  }));
  return leastBy(ranked);
}

/** Whether a figure may be placed there: terrain, edges and other figures allow it. */
export const mayBePlaced = (board: Board, piece: Piece, place: Place): boolean =>
  standProblem(board, piece, place) === undefined && isFreeFor(board, piece, place);

type Ranked = { readonly place: Place; readonly steps: number };

function leastBy(ranked: readonly Ranked[]): Place[] {
  const least = ranked.reduce((best, { steps }) => Math.min(best, steps), Infinity);
  return ranked.filter(({ steps }) => steps === least).map(({ place }) => place);
}

function stepsToAny(board: Board, origins: readonly Subject[]): Uint16Array {
  const ground = withOpened(
    board.ground,
    origins.flatMap((origin) => openedBy(board, origin)),
  );
  return stepsFrom(
    ground,
    origins.flatMap((origin) => cellsOfSubject(board, origin)),
  );
}

/** Each legal place with the steps to the nearest space of its base: that is the space which was located. */
function placementsBySteps(board: Board, piece: Piece, steps: Uint16Array): Ranked[] {
  const { frame } = board.ground;
  const [width, height] = piece.size;
  const sizes: Size[] =
    width === height
      ? [piece.size]
      : [
          [Math.min(width, height), Math.max(width, height)],
          [Math.max(width, height), Math.min(width, height)],
        ];
  const found: Ranked[] = [];
  let least = FAR - 1;
  for (let cell = 0; cell < frame.size; cell++) {
    if (board.ground.terrain[cell] === 0) continue;
    for (const size of sizes) {
      const nearest = leastUnder(frame.stride, cell, size, steps);
      if (nearest > least) continue;
      const place: Place = { at: pointAt(frame, cell), size };
      if (!mayBePlaced(board, piece, place)) continue;
      least = nearest;
      found.push({ place, steps: nearest });
    }
  }
  return found;
}

/** Asked about every space of the map: nothing is made for it. */
function leastUnder(stride: number, anchor: number, [width, height]: Size, steps: Uint16Array): number {
  let least = FAR;
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++)
      least = Math.min(least, steps[anchor + row * stride + column] ?? FAR);
  return least;
}
