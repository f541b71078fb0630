// The outlines of tiles that come or go, each kind with a form of its own: whole round the tile to lay down now, thin
// dashes round those after it, broad dashes round those that leave.

import { edgeKey, edgesAround, spaceKey, type Point } from '../../rules';
import { GHOST_COLOURS } from '../palette';
import { GHOST_KINDS, type BoardLattice, type GhostKind, type Ghosts } from '../view';
import { dashes, type Strip } from './strips';

const FORMS: Readonly<Record<GhostKind, (line: Strip) => readonly Strip[]>> = {
  next: (line) => [{ ...line, width: 0.1 }],
  later: (line) => dashes({ ...line, width: 0.045 }),
  leaving: (line) => dashes({ ...line, width: 0.11 }, 2, 0.7),
};

export const ghostOutlines = (ghosts: Ghosts, kinds: readonly GhostKind[] = GHOST_KINDS): readonly Strip[] =>
  kinds.flatMap((kind) =>
    outlineOf(ghosts[kind]).flatMap(({ from, to }) =>
      FORMS[kind]({ from, to, width: 0, colour: GHOST_COLOURS[kind] }),
    ),
  );

/** Every edge behind which another tile or nothing lies, once. */
function outlineOf(
  lattice: BoardLattice | undefined,
): readonly { readonly from: Point; readonly to: Point }[] {
  if (!lattice) return [];
  const tiles = new Map(lattice.spaces.map(({ x, y, tile }) => [spaceKey(x, y), tile ?? 0]));
  const lines = new Map<string, { from: Point; to: Point }>();
  for (const space of lattice.spaces) {
    for (const { axis, x, y, beyond } of edgesAround(space.x, space.y)) {
      if (tiles.get(spaceKey(...beyond)) === (space.tile ?? 0)) continue;
      lines.set(edgeKey(axis, x, y), { from: [x, y], to: axis === 'h' ? [x + 1, y] : [x, y + 1] });
    }
  }
  return [...lines.values()];
}
