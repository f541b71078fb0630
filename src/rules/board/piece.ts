// A figure as the board sees it: its side, its place and its base. Weapons and health are in `figure/fighter.ts`;
// sight, counting and movement do not depend on them.

import type { Brand } from '../../kernel';
import type { Point } from '../ground/lattice';

export type FigureId = Brand<string, 'FigureId'>;

export const SIDES = ['rebel', 'imperial', 'neutral'] as const;
export type Side = (typeof SIDES)[number];

/** Who decides for a figure. `nobody`: it does nothing of its own accord. */
export const CONTROLLERS = ['players', 'app', 'nobody'] as const;
export type Controller = (typeof CONTROLLERS)[number];

/** Who plays a side where nothing else is said. */
export const USUAL_CONTROLLER: Readonly<Record<Side, Controller>> = {
  rebel: 'players',
  imperial: 'app',
  neutral: 'nobody',
};

/** Width and height of a base as it lies on the board now. */
export type Size = readonly [width: number, height: number];

/** Where a base lies: its top-left space, and how it is turned. */
export type Place = { readonly at: Point; readonly size: Size };

export type Piece = Place & {
  readonly id: FigureId;
  readonly side: Side;
  readonly mobile: boolean;
  readonly massive: boolean;
  /** Efficient Travel: neither difficult terrain nor hostile figures cost it more (5.9). */
  readonly unhindered?: boolean;
  readonly companion: boolean;
  readonly incapacitated: boolean;
};

type PieceFields = Partial<Omit<Piece, 'id' | 'side' | 'at'>>;

/** A small figure without any keyword, unless the fields say otherwise. */
export const makePiece = (id: string, side: Side, at: Point, fields: PieceFields = {}): Piece => ({
  id: id as FigureId,
  side,
  at,
  size: [1, 1],
  mobile: false,
  massive: false,
  companion: false,
  incapacitated: false,
  ...fields,
});

export const isLarge = ({ size: [width, height] }: Place): boolean => width > 1 || height > 1;

/** Mobile and Massive figures stand and move where terrain stops the others. */
export const ignoresTerrain = (piece: Piece): boolean => piece.mobile || piece.massive;

/** Neutral figures are nobody's enemies. */
export const areHostile = (a: Piece, b: Piece): boolean =>
  a.side !== b.side && a.side !== 'neutral' && b.side !== 'neutral';

/** The spaces of a base, row by row. */
export function spacesOf({ at: [x, y], size: [width, height] }: Place): Point[] {
  const spaces: Point[] = [];
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) spaces.push([x + column, y + row]);
  }
  return spaces;
}
