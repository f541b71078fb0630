// Distances and maps as orders count them: through doors, over terrain, past figures.

import {
  distanceAt,
  distanceTo,
  flownOver,
  ignoresTerrain,
  isLarge,
  reach,
  setDoor,
  theFigure,
  type Board,
  type DistanceField,
  type Piece,
  type Place,
  type ReachedPlace,
} from '../../../rules';

/** From the origin of a field to a base that might lie there. */
export function distanceOf(field: DistanceField, piece: Piece, place: Place): number | null {
  const isPlain = field.origin.kind !== 'door' && !isLarge(place) && !ignoresTerrain(piece);
  const isOrigin = field.origin.kind === 'figure' && field.origin.figure.id === piece.id;
  if (isPlain && !isOrigin) return distanceAt(field, place.at);
  return distanceTo(field, theFigure({ ...piece, at: place.at, size: place.size }));
}

const opened = new WeakMap<Board['ground'], Board['ground']>();

/** D12: the map as if every door stood open. */
export function openDoors(board: Board): Board {
  let ground = opened.get(board.ground);
  if (!ground) {
    const closed = [...board.doors.values()].filter((door) => door.closed);
    ({ ground } = closed.reduce((open, { id }) => setDoor(open, id, false), board));
    opened.set(board.ground, ground);
  }
  return { ...board, ground };
}

/** D55: the map as figures see it whom no terrain stops. */
export const flownBoard = (board: Board): Board => ({ ...board, ground: flownOver(board.ground) });

/** Where it would get with so many points if figures cost, but stopped nobody (D38): a companion walks like that. */
export const ghostReach = (
  board: Board,
  piece: Piece,
  from: Place,
  points: number,
): readonly ReachedPlace[] =>
  reach(board, { ...piece, at: from.at, size: from.size, companion: true }, points).ends;

export const samePlace = (a: Place, b: Place): boolean =>
  a.at[0] === b.at[0] && a.at[1] === b.at[1] && a.size[0] === b.size[0] && a.size[1] === b.size[1];

/** Whether two bases share a space. */
export const overlaps = (a: Place, b: Place): boolean =>
  a.at[0] < b.at[0] + b.size[0] &&
  b.at[0] < a.at[0] + a.size[0] &&
  a.at[1] < b.at[1] + b.size[1] &&
  b.at[1] < a.at[1] + a.size[1];
