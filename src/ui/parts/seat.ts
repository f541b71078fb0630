// The players sit at one side of the table, and the board turns to them: what lies above on the drawn map may be to
// their right. Everything that is said of sides and turns goes through here.

import { ROTATIONS, type Rotation } from '../../rules';
import { SETTINGS, type Settings } from '../../session';

export type Seat = Settings['seat'];

/** The sides of a tile as the map is drawn: 0 above, then clockwise. */
export type SeatSide = 0 | 1 | 2 | 3;

/** Sides as somebody at the table says them. */
const SEEN_SIDES = ['far', 'right', 'near', 'left'] as const;
type SeenSide = (typeof SEEN_SIDES)[number];

/** Quarters by which the map is turned for this seat, clockwise. */
export const quartersOf = (seat: Seat): number => SETTINGS.seat.indexOf(seat);

export const nextSeat = (seat: Seat): Seat => SETTINGS.seat[(quartersOf(seat) + 1) % 4] ?? seat;

export const seenSide = (side: SeatSide, seat: Seat): SeenSide =>
  SEEN_SIDES[(side + quartersOf(seat)) % 4] ?? 'far';

/** How a tile is to be turned, seen from the seat. */
export const seenTurn = (rotation: Rotation, seat: Seat): Rotation =>
  ROTATIONS[(ROTATIONS.indexOf(rotation) + quartersOf(seat)) % 4] ?? rotation;
