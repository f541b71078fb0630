// Where a note goes: beside what it points at, never on it, never on the main button, and inside of the screen.

export type Box = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};
type Size = Pick<Box, 'width' | 'height'>;

export const SIDES = ['below', 'above', 'left', 'right'] as const;
export type Side = (typeof SIDES)[number];

export type Placement = Box & {
  readonly side: Side;
  /** Where along its edge the tip of the note points from, in pixels. */
  readonly tip: number;
};

/** Room between the note and what it points at, for the tip. */
const GAP = 12;
const MARGIN = 8;
const TIP_MARGIN = 18;

type Wanted = {
  /** The screen below the bar at the top; everything else is given in its pixels. */
  readonly area: Size;
  /** May lie outside: the bar at the top does. */
  readonly target: Box;
  readonly keepFree: readonly Box[];
  /** Of the note, if there is room. */
  readonly size: Size;
};

export function placeBubble({ area, target, keepFree, size }: Wanted): Placement {
  const screen = boxOf(MARGIN, MARGIN, area.width - MARGIN, area.height - MARGIN);
  const rooms = sidesFor(area, target).map((side) => ({
    side,
    room: keepFree.reduce(cutOut, roomBeside(screen, target, side)),
  }));
  const best =
    rooms.find(({ room }) => room.width >= size.width && room.height >= size.height) ??
    rooms.reduce((one, other) => (shown(other.room, size) > shown(one.room, size) ? other : one));
  const { side, room } = best;
  const width = Math.min(size.width, room.width);
  const height = Math.min(size.height, room.height);
  const isUpright = side === 'above' || side === 'below';
  const left = isUpright
    ? clamp(middle(target.left, target.width) - width / 2, room.left, room.left + room.width - width)
    : side === 'left'
      ? room.left + room.width - width
      : room.left;
  const top = isUpright
    ? side === 'above'
      ? room.top + room.height - height
      : room.top
    : clamp(middle(target.top, target.height) - height / 2, room.top, room.top + room.height - height);
  const tip = isUpright
    ? clamp(middle(target.left, target.width) - left, TIP_MARGIN, width - TIP_MARGIN)
    : clamp(middle(target.top, target.height) - top, TIP_MARGIN, height - TIP_MARGIN);
  return { side, left, top, width, height, tip };
}

/** Where a title stands above what is pointed at, it stays in sight. On a wide screen the board lies beside the panel. */
function sidesFor({ width, height }: Size, { top, height: depth }: Box): readonly Side[] {
  // In the bar at the top: there is nothing beside it.
  if (top + depth <= 0) return ['below'];
  return width > height ? ['left', 'right', 'below', 'above'] : SIDES;
}

const boxOf = (left: number, top: number, right: number, bottom: number): Box => ({
  left,
  top,
  width: Math.max(0, right - left),
  height: Math.max(0, bottom - top),
});

function roomBeside(screen: Box, target: Box, side: Side): Box {
  const { left, top } = screen;
  const right = left + screen.width;
  const bottom = top + screen.height;
  switch (side) {
    case 'above':
      return boxOf(left, top, right, Math.min(bottom, target.top - GAP));
    case 'below':
      return boxOf(left, Math.max(top, target.top + target.height + GAP), right, bottom);
    case 'left':
      return boxOf(left, top, Math.min(right, target.left - GAP), bottom);
    case 'right':
      return boxOf(Math.max(left, target.left + target.width + GAP), top, right, bottom);
  }
}

/** The largest part of a room that does not touch the box. */
function cutOut(room: Box, box: Box): Box {
  const apart =
    box.left >= room.left + room.width ||
    box.top >= room.top + room.height ||
    box.left + box.width <= room.left ||
    box.top + box.height <= room.top;
  if (apart) return room;
  const parts = SIDES.map((side) => roomBeside(room, box, side));
  return parts.reduce((one, other) => (sizeOf(other) > sizeOf(one) ? other : one));
}

const sizeOf = ({ width, height }: Size): number => width * height;

/** How much of the note would be seen there. */
const shown = (room: Box, size: Size): number =>
  Math.min(room.width, size.width) * Math.min(room.height, size.height);

const middle = (start: number, length: number): number => start + length / 2;

const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(value, Math.max(least, most)));
