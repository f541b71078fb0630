// Figures and tokens as instances: one list for every shape, and the labels that float above them.

import type { Point, PowerToken } from '../../rules';
import { plateOf, type Plate } from '../plates';
import { SIDE_COLOURS, TOKEN_COLOUR } from '../palette';
import {
  FIGURE_SHAPES,
  FIGURE_SIDES,
  TOKEN_SHAPES,
  type FaceView,
  type FigureShape,
  type FigureSide,
  type FigureView,
  type TokenShape,
  type TokenView,
} from '../view';
import { figureHeight, TOKEN_HEIGHT } from './heights';
import { covers, labelScales } from './labels';
import type { Solid } from './solids';

/** A solid that may still be on its way: `from` is how far off it began. */
export type DrawnPiece = Solid & { readonly from: Point };

export type PieceLabel = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly lift: number;
  readonly colour: string;
  readonly from: Point;
  readonly powerTokens?: readonly PowerToken[];
  /** How many times its size it may have. */
  readonly most: number;
};

/** A portrait that stands on a base. */
export type PieceFace = {
  readonly face: FaceView;
  readonly plate: Plate;
  readonly colour: string;
  readonly elite: boolean;
  readonly faded: boolean;
  readonly x: number;
  readonly y: number;
  /** Of its middle. */
  readonly lift: number;
  readonly size: number;
  readonly from: Point;
};

export type Pieces = {
  readonly bases: ReadonlyMap<FigureSide, readonly DrawnPiece[]>;
  readonly bodies: ReadonlyMap<FigureShape, readonly DrawnPiece[]>;
  readonly tokens: ReadonlyMap<TokenShape, readonly DrawnPiece[]>;
  readonly rings: readonly DrawnPiece[];
  readonly faces: readonly PieceFace[];
  readonly labels: readonly PieceLabel[];
};

const STILL: Point = [0, 0];
const BASE_HEIGHT = 0.07;
/** Of a space, so that neighbours do not touch. */
const FACE_SHARE = 0.92;
/** All at one height, before the foot of the piece: at different ones they would come to lie over each other. */
const LABEL_LIFT = -0.28;

export function buildPieces(
  figures: readonly FigureView[],
  tokens: readonly TokenView[],
  moves: ReadonlyMap<string, Point>,
): Pieces {
  const pieces = {
    bases: new Map<FigureSide, DrawnPiece[]>(FIGURE_SIDES.map((side) => [side, []])),
    bodies: new Map<FigureShape, DrawnPiece[]>(FIGURE_SHAPES.map((shape) => [shape, []])),
    tokens: new Map<TokenShape, DrawnPiece[]>(TOKEN_SHAPES.map((shape) => [shape, []])),
    rings: [] as DrawnPiece[],
    faces: [] as PieceFace[],
    labels: [] as Omit<PieceLabel, 'most'>[],
  };
  for (const figure of figures) {
    const from = moves.get(figure.id) ?? STILL;
    const { base, body } = figureSolids(figure);
    pieces.bases.get(figure.side)?.push({ ...base, from });
    if (figure.face) pieces.faces.push({ ...faceSolid(figure, figure.face), from });
    else pieces.bodies.get(figure.shape)?.push({ ...body, from });
    if (figure.selected) pieces.rings.push({ ...base, from });
    const { x, y, colour } = base;
    pieces.labels.push({
      text: figure.label,
      x,
      y,
      lift: LABEL_LIFT,
      colour,
      from,
      ...(figure.powerTokens && { powerTokens: figure.powerTokens }),
    });
  }
  for (const token of tokens) {
    const colour = token.colour ?? TOKEN_COLOUR;
    const place = { x: token.at[0] + 0.5, y: token.at[1] + 0.5, from: STILL };
    pieces.tokens
      .get(token.shape)
      ?.push({ ...place, lift: 0, width: 0.6, height: TOKEN_HEIGHT, depth: 0.6, turn: 0, colour });
    const isCovered = figures.some((figure) => covers(figure, token.at));
    if (token.label && !isCovered)
      pieces.labels.push({ ...place, text: token.label, lift: LABEL_LIFT, colour });
  }
  const scales = labelScales(pieces.labels);
  return { ...pieces, labels: pieces.labels.map((label, i) => ({ ...label, most: scales[i] ?? 1 })) };
}

/** The base covers all spaces of a figure; the body grows with the smaller side and stands lengthwise. */
function figureSolids({ at, size, side, colour: own }: FigureView): { base: Solid; body: Solid } {
  const [width, depth] = size;
  const colour = own ?? SIDE_COLOURS[side];
  const place = { x: at[0] + width / 2, y: at[1] + depth / 2, colour, turn: 0 };
  const girth = Math.min(width, depth);
  return {
    base: { ...place, lift: 0, width: width - 0.18, height: BASE_HEIGHT, depth: depth - 0.18 },
    body: {
      ...place,
      lift: BASE_HEIGHT,
      width: girth + (width - girth) * 0.6,
      height: figureHeight(size),
      depth: girth + (depth - girth) * 0.6,
    },
  };
}

/** As wide as the smaller side of its base. */
function faceSolid(figure: FigureView, face: FaceView): Omit<PieceFace, 'from'> {
  const { at, size: spaces, side, colour } = figure;
  const [width, depth] = spaces;
  const size = Math.min(width, depth) * FACE_SHARE;
  return {
    face,
    plate: plateOf(figure),
    colour: colour ?? SIDE_COLOURS[side],
    elite: figure.elite ?? false,
    faded: figure.faded ?? false,
    x: at[0] + width / 2,
    y: at[1] + depth / 2,
    lift: BASE_HEIGHT + size / 2,
    size,
  };
}
