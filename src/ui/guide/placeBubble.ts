// Places a note: beside its target, inside the screen, and never over the target, the main button, or other things the
// note speaks of.

export type BubbleBox = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};
export type BubbleSize = Pick<BubbleBox, 'width' | 'height'>;

const SIDES = ['below', 'above', 'left', 'right'] as const;
type Side = (typeof SIDES)[number];

type Placement = BubbleBox & {
  /** `apart`: something that must be seen lies between the note and its target, so that nothing can be pointed out. */
  readonly side: Side | 'apart';
  /** Where along its edge the tip of the note points from, in pixels. */
  readonly tip: number;
};

/** Room between the note and what it points at, for the tip. */
const GAP = 12;
const MARGIN = 8;
const TIP_MARGIN = 18;
/** So far a tip points, and no farther. */
const FARTHEST_TIP = 3 * GAP;
/** Around a note that the panel made room for. */
const DOCK_GAP = 6;
/** Of a panel that made room, so much must be left above its main button. */
const LEAST_PANEL = 48;

type Wanted = {
  /** The screen below the bar at the top; everything else is given in its pixels. */
  readonly area: BubbleSize;
  /** May lie outside: the bar at the top does. */
  readonly target: BubbleBox;
  /** The main button, which is never covered. */
  readonly bars: readonly BubbleBox[];
  /** What else should be seen. */
  readonly keepFree: readonly BubbleBox[];
  /** Of the note, if there is room. */
  readonly size: BubbleSize;
};

export type Surroundings = Omit<Wanted, 'size'> & {
  /** Seen as well, if there is room: players can fold a note that lies on words. */
  readonly texts: readonly BubbleBox[];
  /** It can make room at its top by being less high. */
  readonly panel: BubbleBox | null;
};

export type Settled = Placement & {
  /** So much room the panel has to make. */
  readonly dock: number;
};

type Settling = Surroundings & {
  readonly size: BubbleSize;
  readonly mayLieBeside: boolean;
};

/** Beside its target or where the panel makes room, and whole: a note that is cut off teaches nothing. */
export function settleBubble({ mayLieBeside, texts, ...wanted }: Settling): Settled {
  const beside = mayLieBeside ? placeBubble({ ...wanted, keepFree: [...wanted.keepFree, ...texts] }) : null;
  if (beside) return { ...beside, dock: 0 };
  const docked = dockBubble(wanted);
  if (docked) return docked;
  // No room: then it lies on words, or else on anything but its target and the main button.
  const onTop = { ...wanted, keepFree: [] };
  return { ...(placeBubble(wanted) ?? placeBubble(onTop) ?? squeezeBubble(onTop)), dock: 0 };
}

function dockBubble({ panel, bars, size }: Pick<Settling, 'panel' | 'bars' | 'size'>): Settled | null {
  if (!panel) return null;
  const barHeight = Math.max(0, ...bars.map(({ height }) => height));
  const dock = size.height + 2 * DOCK_GAP;
  if (panel.height - dock < barHeight + LEAST_PANEL) return null;
  const width = Math.min(size.width, panel.width - 2 * MARGIN);
  const left = panel.left + (panel.width - width) / 2;
  return { side: 'apart', left, top: panel.top + DOCK_GAP, width, height: size.height, tip: 0, dock };
}

/** `null`: nowhere all of it could be seen. */
function placeBubble(wanted: Wanted): Placement | null {
  const { width, height } = wanted.size;
  const fits = roomsFor(wanted).find(({ room }) => room.width >= width && room.height >= height);
  return fits ? placeIn(fits, wanted) : null;
}

/** As much of the note as can be seen, where most of it can; the rest is scrolled. */
function squeezeBubble(wanted: Wanted): Placement {
  const { size } = wanted;
  const rooms = roomsFor(wanted);
  return placeIn(
    rooms.reduce((one, other) => (shown(other.room, size) > shown(one.room, size) ? other : one)),
    wanted,
  );
}

type SideRoom = { readonly side: Side; readonly room: BubbleBox };

function roomsFor({ area, target, bars, keepFree }: Wanted): readonly SideRoom[] {
  const screen = boxOf(MARGIN, MARGIN, area.width - MARGIN, area.height - MARGIN);
  return sidesFor(area, target).map((side) => ({
    side,
    room: [...bars, ...keepFree].reduce(cutOut, roomBeside(screen, target, side)),
  }));
}

function placeIn({ side, room }: SideRoom, { target, size }: Wanted): Placement {
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
  const isApart = distance({ left, top, width, height }, target) > FARTHEST_TIP;
  return { side: isApart ? 'apart' : side, left, top, width, height, tip };
}

/** Where a title stands above what is pointed at, it stays in sight. On a wide screen the board lies beside the panel. */
function sidesFor({ width, height }: BubbleSize, { top, height: depth }: BubbleBox): readonly Side[] {
  // In the bar at the top: there is nothing beside it.
  if (top + depth <= 0) return ['below'];
  return width > height ? ['left', 'right', 'below', 'above'] : SIDES;
}

const boxOf = (left: number, top: number, right: number, bottom: number): BubbleBox => ({
  left,
  top,
  width: Math.max(0, right - left),
  height: Math.max(0, bottom - top),
});

function roomBeside(screen: BubbleBox, target: BubbleBox, side: Side): BubbleBox {
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
function cutOut(room: BubbleBox, box: BubbleBox): BubbleBox {
  const apart =
    box.left >= room.left + room.width ||
    box.top >= room.top + room.height ||
    box.left + box.width <= room.left ||
    box.top + box.height <= room.top;
  if (apart) return room;
  const parts = SIDES.map((side) => roomBeside(room, box, side));
  return parts.reduce((one, other) => (sizeOf(other) > sizeOf(one) ? other : one));
}

const sizeOf = ({ width, height }: BubbleSize): number => width * height;

/** How much of the note would be seen there. */
const shown = (room: BubbleBox, size: BubbleSize): number =>
  Math.min(room.width, size.width) * Math.min(room.height, size.height);

const distance = (one: BubbleBox, other: BubbleBox): number =>
  Math.max(
    other.left - (one.left + one.width),
    one.left - (other.left + other.width),
    other.top - (one.top + one.height),
    one.top - (other.top + other.height),
  );

const middle = (start: number, length: number): number => start + length / 2;

const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(value, Math.max(least, most)));
