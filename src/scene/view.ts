// What the board is handed. Plain data without a truth of its own: whoever builds the view has already decided
// what is legal, who stands where and what is worth showing; the board only draws it and reports taps.

import type { EdgeAt, LaidTile, Lattice, Point } from '../rules';

/** A tile map is one; a drawn board has neither tiles nor openings. */
export type BoardLattice = Lattice & {
  readonly tiles?: readonly LaidTile[];
  readonly looseOpenings?: readonly EdgeAt[];
};

/** Shown by the outline of the base: round, square, six-sided, three-sided. */
export const FIGURE_SIDES = ['rebel', 'imperial', 'mercenary', 'neutral'] as const;
export type FigureSide = (typeof FIGURE_SIDES)[number];

/** Shown by the body that stands on the base. */
export const FIGURE_SHAPES = ['hero', 'trooper', 'leader', 'beast', 'machine'] as const;
export type FigureShape = (typeof FIGURE_SHAPES)[number];

export type FigureView = {
  readonly id: string;
  /** The top left one of the spaces it stands on. */
  readonly at: Point;
  readonly size: readonly [width: number, height: number];
  readonly side: FigureSide;
  readonly shape: FigureShape;
  /** One to three letters. */
  readonly label: string;
  /** `#rrggbb`, to tell groups apart; without it the colour of the side. */
  readonly colour?: string;
  readonly selected?: boolean;
};

export const TOKEN_SHAPES = ['crate', 'terminal', 'disc'] as const;
export type TokenShape = (typeof TOKEN_SHAPES)[number];

export type TokenView = {
  readonly id: string;
  readonly at: Point;
  readonly shape: TokenShape;
  readonly label?: string;
  /** `#rrggbb` */
  readonly colour?: string;
};

export const MARK_TONES = ['reach', 'target', 'route', 'deploy', 'threat'] as const;
export type MarkTone = (typeof MARK_TONES)[number];

export type MarkView = {
  readonly at: Point;
  readonly tone: MarkTone;
  /** A few letters at most, such as what it costs to come here. */
  readonly text?: string;
};

export const LINE_TONES = ['clear', 'blocked', 'route'] as const;
export type LineTone = (typeof LINE_TONES)[number];

/** Ends are in corner coordinates: the space (x, y) reaches from x to x + 1 and from y to y + 1. */
export type LineView = { readonly from: Point; readonly to: Point; readonly tone: LineTone };

export type BoardView = {
  readonly lattice: BoardLattice;
  readonly figures: readonly FigureView[];
  readonly tokens: readonly TokenView[];
  readonly marks: readonly MarkView[];
  readonly lines: readonly LineView[];
  /** Tiles the players are about to lay down: they glow where they belong. */
  readonly ghost?: BoardLattice;
};

export type BoardTaps = {
  readonly onTapSpace?: ((at: Point) => void) | undefined;
  readonly onTapFigure?: ((id: string) => void) | undefined;
  readonly onTapToken?: ((id: string) => void) | undefined;
  /** Doors, and openings that lead nowhere yet. */
  readonly onTapEdge?: ((edge: EdgeAt) => void) | undefined;
  readonly onHoverSpace?: ((at: Point | null) => void) | undefined;
};

/** What a menu can ask of the camera. */
export type BoardCamera = {
  /** Shows the whole map from the player's side of the table. */
  reset(): void;
  /** Walks round the table by quarters, clockwise as the map turns; a later reset stays on that side. */
  turn(quarters: number): void;
  zoom(factor: number): void;
};
