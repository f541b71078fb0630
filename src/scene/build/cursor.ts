// The keyboard's way over the board: an arrow key goes to the next space in that direction, as the player sees it.

import type { LatticeSpace, Point } from '../../rules';

export const ARROWS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'] as const;
export type Arrow = (typeof ARROWS)[number];

/** The step on the table for an arrow on the screen, when the camera has walked round by `turn`. */
export function arrowStep(arrow: Arrow, turn: number): Point {
  const quarters = (((ARROWS.indexOf(arrow) - Math.round(turn / (Math.PI / 2))) % 4) + 4) % 4;
  return STEPS[quarters] ?? [0, 0];
}

const STEPS: readonly Point[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

/** The nearest space ahead, even over a gap; straight ahead counts more than to the side. */
export function nextSpace(
  spaces: readonly LatticeSpace[],
  [x, y]: Point,
  [dx, dy]: Point,
): Point | undefined {
  let best: Point | undefined;
  let least = Infinity;
  for (const space of spaces) {
    const ahead = (space.x - x) * dx + (space.y - y) * dy;
    if (ahead <= 0) continue;
    const aside = Math.abs((space.x - x) * dy) + Math.abs((space.y - y) * dx);
    const far = ahead + aside * 2.5;
    if (far < least) {
      least = far;
      best = [space.x, space.y];
    }
  }
  return best;
}

/** Where the cursor starts: the space nearest to what the camera looks at. */
export function nearestSpace(spaces: readonly LatticeSpace[], [x, y]: Point): Point | undefined {
  let best: Point | undefined;
  let least = Infinity;
  for (const space of spaces) {
    const far = Math.hypot(space.x + 0.5 - x, space.y + 0.5 - y);
    if (far < least) {
      least = far;
      best = [space.x, space.y];
    }
  }
  return best;
}
