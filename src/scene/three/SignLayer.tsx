// Signs on the floor: openings of the map, marks, leaving tiles, and the cursor.

import { useMemo } from 'react';
import type { Point } from '../../rules';
import { buildOpenings } from '../build/openings';
import { CURSOR_COLOUR, GHOST_COLOURS, MARK_COLOURS, OPENING_COLOUR } from '../palette';
import type { BoardView } from '../view';
import { SIGN_COLUMNS, SIGN_ROWS, SIGNS, type Sign } from './art/signs';
import { Decals, type Decal } from './Decals';
import type { SceneKit } from './kit';

type Props = {
  readonly view: Pick<BoardView, 'lattice' | 'marks' | 'ghosts'>;
  readonly cursor: Point | null;
  readonly kit: SceneKit;
};

/** From the edge outwards, and how far over the border of the tile. */
const OPENING_REACH = 0.72;
const LIFT = 0.012;

export function SignLayer({ view: { lattice, marks, ghosts }, cursor, kit }: Props) {
  const items = useMemo(() => {
    const out: Decal[] = buildOpenings(lattice).map(openingDecal);
    const leaving = ghosts?.leaving?.spaces ?? [];
    for (const { x, y } of leaving) out.push(spaceDecal('threat', [x, y], GHOST_COLOURS.leaving));
    for (const { at, tone } of marks)
      out.push({ ...spaceDecal(tone, at, MARK_COLOURS[tone]), pulses: tone === 'deploy' });
    if (cursor) out.push(spaceDecal('cursor', cursor, CURSOR_COLOUR));
    return out;
  }, [lattice, marks, ghosts, cursor]);
  // Most boards have no sign when they are opened.
  return items.length > 0 ? (
    <Decals texture={kit.signs()} items={items} facing="up" kit={kit} order={1} />
  ) : null;
}

const spaceDecal = (sign: Sign, [x, y]: Point, colour: string): Decal => ({
  x: x + 0.5,
  y: y + 0.5,
  lift: LIFT,
  width: 1,
  height: 1,
  cell: cellOf(sign),
  colour,
});

function openingDecal({ x, y, way }: { x: number; y: number; way: number }): Decal {
  const [dx, dy] = [Math.sin((way * Math.PI) / 2), -Math.cos((way * Math.PI) / 2)];
  return {
    x: x + (dx * OPENING_REACH) / 2,
    y: y + (dy * OPENING_REACH) / 2,
    lift: LIFT,
    width: 1,
    height: OPENING_REACH,
    turn: way,
    cell: cellOf('opening'),
    colour: OPENING_COLOUR,
  };
}

function cellOf(sign: Sign): Decal['cell'] {
  const place = SIGNS.indexOf(sign);
  return [
    (place % SIGN_COLUMNS) / SIGN_COLUMNS,
    Math.floor(place / SIGN_COLUMNS) / SIGN_ROWS,
    1 / SIGN_COLUMNS,
    1 / SIGN_ROWS,
  ];
}
