// Cached distances. Only doors change them, figures do not (D11), and an activation asks for the same few fields again
// and again.

import {
  distanceAt,
  distanceField,
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
  type Subject,
} from '../../../rules';

type Ground = Board['ground'];

export type Geometry = {
  readonly fields: Map<Ground, Map<string, DistanceField>>;
  readonly opened: Map<Ground, Ground>;
  readonly flown: Map<Ground, Ground>;
};

export const newGeometry = (): Geometry => ({ fields: new Map(), opened: new Map(), flown: new Map() });

function keyOf(subject: Subject): string {
  switch (subject.kind) {
    case 'figure': {
      const { id, at, size, mobile, massive } = subject.figure;
      return `${id}@${at.join()}:${size.join()}${mobile || massive ? '!' : ''}`;
    }
    case 'door':
      return `d${subject.door.id}`;
    case 'space':
      return `s${subject.at.join()}`;
  }
}

/** How far everything is from there. */
export function fieldOf({ fields }: Geometry, board: Board, origin: Subject): DistanceField {
  let known = fields.get(board.ground);
  if (!known) {
    known = new Map();
    fields.set(board.ground, known);
  }
  const key = keyOf(origin);
  // What a door is counted to depends on who stands in front of it.
  const found = origin.kind === 'door' ? undefined : known.get(key);
  if (found) return found;
  const field = distanceField(board, origin);
  known.set(key, field);
  return field;
}

/** From the origin of a field to a base that might lie there. */
export function distanceOf(field: DistanceField, piece: Piece, place: Place): number | null {
  const isPlain = field.origin.kind !== 'door' && !isLarge(place) && !ignoresTerrain(piece);
  const isOrigin = field.origin.kind === 'figure' && field.origin.figure.id === piece.id;
  if (isPlain && !isOrigin) return distanceAt(field, place.at);
  return distanceTo(field, theFigure({ ...piece, at: place.at, size: place.size }));
}

/** D12: the map as if every door stood open. */
export function openDoors({ opened }: Geometry, board: Board): Board {
  let ground = opened.get(board.ground);
  if (!ground) {
    const closed = [...board.doors.values()].filter((door) => door.closed);
    ({ ground } = closed.reduce((open, { id }) => setDoor(open, id, false), board));
    opened.set(board.ground, ground);
  }
  return { ...board, ground };
}

/** D55: the map as figures see it whom no terrain stops. */
export function flownBoard({ flown }: Geometry, board: Board): Board {
  let ground = flown.get(board.ground);
  if (!ground) {
    ground = flownOver(board.ground);
    flown.set(board.ground, ground);
  }
  return { ...board, ground };
}

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
