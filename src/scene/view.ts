// The view that the board is handed: plain data without a truth of its own. The caller has decided what is legal, where
// everyone stands and what is worth showing; the board only draws it and reports taps.

import type { EdgeAt, LaidTile, Lattice, Point, PowerToken } from '../rules';

/** A tile map is one; a drawn board has neither tiles nor openings. */
export type BoardLattice = Lattice & {
  readonly tiles?: readonly LaidTile[];
  readonly looseOpenings?: readonly EdgeAt[];
};

/** Shown by the outline of the base: round, square, six-sided, three-sided. */
export const FIGURE_SIDES = ['rebel', 'imperial', 'mercenary', 'neutral'] as const;
export type FigureSide = (typeof FIGURE_SIDES)[number];

/** Shown by the body that stands on the base, where no portrait does. */
export const FIGURE_SHAPES = ['hero', 'trooper', 'leader', 'beast', 'machine'] as const;
export type FigureShape = (typeof FIGURE_SHAPES)[number];

/** A stroke of a small portrait on a sheet of 100 by 100. */
export type FaceStroke = {
  readonly d: string;
  readonly ink: string;
  /** Of a line; left out: a filled shape. */
  readonly width?: number;
  /** Moved, turned, scaled or mirrored: a, b, c, d, e, f, as SVG and a canvas have it. */
  readonly matrix?: readonly [number, number, number, number, number, number];
};

/** A portrait that the board draws itself, in both its ways. */
export type FaceView = {
  /** The same id, the same picture. */
  readonly id: string;
  readonly ground: string;
  readonly strokes: readonly FaceStroke[];
};

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
  /** Stands on the base instead of a body. */
  readonly face?: FaceView;
  /** Of a hero, from 0: gives the plate of the portrait its outline. */
  readonly seat?: number;
  /** Two rims instead of one. */
  readonly elite?: boolean;
  /** Lies on the ground. */
  readonly faded?: boolean;
  /** Shown at its right. */
  readonly powerTokens?: readonly PowerToken[];
};

export const TOKEN_SHAPES = ['crate', 'terminal', 'disc', 'rubble', 'shield'] as const;
export type TokenShape = (typeof TOKEN_SHAPES)[number];

export type TokenView = {
  readonly id: string;
  readonly at: Point;
  readonly shape: TokenShape;
  readonly label?: string;
  /** `#rrggbb` */
  readonly colour?: string;
};

/** `deploy` glows: something is to be put there now; `later`: its turn comes, or it takes another action. */
export const MARK_TONES = ['reach', 'target', 'route', 'deploy', 'later', 'threat', 'seen'] as const;
export type MarkTone = (typeof MARK_TONES)[number];

export type MarkView = {
  readonly at: Point;
  readonly tone: MarkTone;
  /** A few letters at most, such as what it costs to come here. */
  readonly text?: string;
};

/** `join`: an edge where something is put now, a tile or a door. */
export const LINE_TONES = ['clear', 'blocked', 'route', 'join'] as const;
export type LineTone = (typeof LINE_TONES)[number];

/** Ends are in corner coordinates: the space (x, y) reaches from x to x + 1 and from y to y + 1. */
export type LineView = { readonly from: Point; readonly to: Point; readonly tone: LineTone };

/** `next`: to be laid down now, glowing where it belongs; `later`: those after it; `leaving`: to be taken away. */
export const GHOST_KINDS = ['next', 'later', 'leaving'] as const;
export type GhostKind = (typeof GHOST_KINDS)[number];
export type Ghosts = { readonly [K in GhostKind]?: BoardLattice };

export type BoardView = {
  readonly lattice: BoardLattice;
  readonly figures: readonly FigureView[];
  readonly tokens: readonly TokenView[];
  readonly marks: readonly MarkView[];
  readonly lines: readonly LineView[];
  readonly ghosts?: Ghosts;
};

export type BoardTaps = {
  readonly onTapSpace?: ((at: Point) => void) | undefined;
  readonly onTapFigure?: ((id: string) => void) | undefined;
  readonly onTapToken?: ((id: string) => void) | undefined;
  /** Doors, and openings that lead nowhere yet. */
  readonly onTapEdge?: ((edge: EdgeAt) => void) | undefined;
  /** A space of a tile that does not lie there yet. */
  readonly onTapGhost?: ((at: Point) => void) | undefined;
  readonly onHoverSpace?: ((at: Point | null) => void) | undefined;
};

/** Where the game is now: the camera goes there by itself. */
export type BoardSpot = {
  /** Players who move the camera keep their own view until the turn is another one. */
  readonly turn: string;
  /** None: the whole map. */
  readonly spaces: readonly Point[];
  /** So many spaces more on each side. */
  readonly around: number;
};

/** What a menu can ask of the camera. */
export type BoardCamera = {
  /** Shows the whole map from the player's side of the table. */
  reset(): void;
  follow(spot: BoardSpot): void;
  /** Brings spaces into view, and stays where it is when they are; `closely` goes there in any case. */
  lookAt(spaces: readonly Point[], how?: 'in view' | 'closely'): void;
  zoom(factor: number): void;
};
