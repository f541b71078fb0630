// Every colour of the board, so that the 3D board and the flat one say the same thing with the same colours.

import type { Environment, PowerToken, Terrain } from '../rules';
import type { FigureSide, GhostKind, LineTone, MarkTone } from './view';

/** What stands on blocking spaces. */
export const BLOCK_SHAPES = ['rock', 'tree', 'crystal', 'crate', 'machine', 'pillar'] as const;
export type BlockShape = (typeof BLOCK_SHAPES)[number];

export type BoardLook = {
  readonly ground: string;
  /** Lines between spaces. */
  readonly grid: string;
  readonly wall: string;
  readonly block: BlockShape;
  readonly blockColour: string;
  /** Grown walls are uneven, built ones are straight. */
  readonly grown: boolean;
};

export const LOOKS: Readonly<Record<Environment, BoardLook>> = {
  desert: look('#b08a55', '#5d4323', '#7a5a3a', 'rock', '#a8764a', true),
  forest: look('#5a6a3c', '#1d2413', '#5d4d33', 'tree', '#7c9448', true),
  halls: look('#7d7467', '#332d25', '#5f564a', 'pillar', '#9a8e7a', false),
  ice: look('#6f98b0', '#2c4d61', '#4f7d96', 'crystal', '#8fd3ee', true),
  imperial: look('#4b525b', '#15181c', '#3a4048', 'machine', '#5d6670', false),
  interior: look('#66655f', '#23231f', '#4f4d47', 'crate', '#8a7a58', false),
  jabba: look('#84603d', '#352110', '#6b4a2c', 'pillar', '#a07a4a', false),
  mixed: look('#6f6654', '#2b261c', '#565044', 'crate', '#7c7462', false),
  plains: look('#7d7d43', '#34351a', '#66603a', 'rock', '#8b8468', true),
  snow: look('#a3b1bc', '#4c5f6e', '#74879a', 'rock', '#93a1ab', true),
  streets: look('#6d6f74', '#25272b', '#4f5258', 'machine', '#77716a', false),
};

/** Drawn boards have no tiles, so nothing says where they lie. */
export const DEFAULT_ENVIRONMENT: Environment = 'interior';

function look(
  ground: string,
  grid: string,
  wall: string,
  block: BlockShape,
  blockColour: string,
  grown: boolean,
): BoardLook {
  return { ground, grid, wall, block, blockColour, grown };
}

/** The printed code: red solid, red dashed, blue solid. */
export const TERRAIN_COLOURS: Readonly<Record<Exclude<Terrain, 'open'>, string>> = {
  blocking: '#f0322b',
  impassable: '#f0322b',
  difficult: '#3d9bff',
};

export const TABLE_COLOUR = '#12161c';
/** Under every line, or it would drown on bright ground. */
export const CASING_COLOUR = '#12060a';
export const DOOR_COLOUR = '#c9a227';
export const LABEL_COLOUR = '#f4ead2';
export const OPENING_COLOUR = '#ffc766';
export const GHOST_COLOURS: Readonly<Record<GhostKind, string>> = {
  next: '#6fe3ff',
  later: '#7d95a8',
  leaving: '#ff5a4d',
};
export const CURSOR_COLOUR = '#ffffff';
/** The inner rim of elite figures. */
export const ELITE_COLOUR = '#ffd166';
export const SELECTED_COLOUR = '#ffe27a';
export const TOKEN_COLOUR = '#b4c2d0';
/** Heaps of stone, and light. */
export const COVER_COLOURS = { rubble: '#b08d66', shield: '#55d6ff' } as const;

export const SIDE_COLOURS: Readonly<Record<FigureSide, string>> = {
  rebel: '#e0702f',
  imperial: '#c3ccd6',
  mercenary: '#9a6fd0',
  neutral: '#6fae7a',
};

export const MARK_COLOURS: Readonly<Record<MarkTone, string>> = {
  reach: '#6fd08c',
  target: '#ff6a5e',
  route: '#ffc24a',
  deploy: '#6fe3ff',
  later: '#a9bccb',
  threat: '#ff8a3d',
  seen: '#59b2ff',
};

export const LINE_COLOURS: Readonly<Record<LineTone, string>> = {
  clear: '#8dffb0',
  blocked: '#ff5a4d',
  route: '#ffc24a',
  join: '#ffe27a',
};

/** Power tokens, in the colours of the signs of the game. */
export const POWER_TOKEN_COLOURS: Readonly<Record<PowerToken, string>> = {
  damage: '#ff7a6b',
  surge: '#ffd166',
  block: '#b9c2cd',
  evade: '#7fe0a8',
};
