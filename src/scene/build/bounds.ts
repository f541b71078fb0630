// The rectangle a board takes up, in corner coordinates.

import type { LatticeSpace } from '../../rules';
import { GHOST_KINDS, type BoardView } from '../view';

export type Bounds = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

const EMPTY: Bounds = { left: 0, top: 0, right: 1, bottom: 1 };

export function boundsOfSpaces(spaces: readonly Pick<LatticeSpace, 'x' | 'y'>[]): Bounds {
  const first = spaces[0];
  if (!first) return EMPTY;
  const bounds = { left: first.x, top: first.y, right: first.x + 1, bottom: first.y + 1 };
  for (const { x, y } of spaces) {
    bounds.left = Math.min(bounds.left, x);
    bounds.top = Math.min(bounds.top, y);
    bounds.right = Math.max(bounds.right, x + 1);
    bounds.bottom = Math.max(bounds.bottom, y + 1);
  }
  return bounds;
}

/** Room for the outer walls and for the arrows at openings. */
const ROOM = 0.4;

/** Tiles that are not there yet count: the players must see where they go. */
export const spacesOfView = ({ lattice, ghosts = {} }: Pick<BoardView, 'lattice' | 'ghosts'>) => [
  ...lattice.spaces,
  ...GHOST_KINDS.flatMap((kind) => ghosts[kind]?.spaces ?? []),
];

export function boundsOfView(view: Pick<BoardView, 'lattice' | 'ghosts'>): Bounds {
  const { left, top, right, bottom } = boundsOfSpaces(spacesOfView(view));
  return { left: left - ROOM, top: top - ROOM, right: right + ROOM, bottom: bottom + ROOM };
}

export const sameBounds = (a: Bounds, b: Bounds): boolean =>
  a.left === b.left && a.top === b.top && a.right === b.right && a.bottom === b.bottom;
