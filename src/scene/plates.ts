// The outline of the plate that a portrait stands on, on a sheet of 100 by 100: one for each seat of the party, and one for
// each side. So heroes are told apart without their colours, and enemies from friends.

import type { FigureSide, FigureView } from './view';

const PLATES = {
  disc: 'M4 50A46 46 0 1 1 96 50A46 46 0 1 1 4 50z',
  shield: 'M6 5H94V50C94 76 72 90 50 97C28 90 6 76 6 50z',
  house: 'M50 3L95 38V96H5V38z',
  arch: 'M7 96V47A43 43 0 0 1 93 47V96z',
  octagon: 'M24 5H76L95 24V76L76 95H24L5 76V24z',
  hexagon: 'M50 2L95 26V74L50 98L5 74V26z',
  square: 'M22 6H78A16 16 0 0 1 94 22V78A16 16 0 0 1 78 94H22A16 16 0 0 1 6 78V22A16 16 0 0 1 22 6z',
} as const;

export type Plate = keyof typeof PLATES;

const HERO_PLATES: readonly Plate[] = ['disc', 'shield', 'house', 'arch'];
const SIDE_PLATES: Readonly<Record<FigureSide, Plate>> = {
  rebel: 'square',
  imperial: 'octagon',
  mercenary: 'hexagon',
  neutral: 'square',
};

/** How large the inner rim of an elite figure is, about the middle. */
export const INNER_RIM = 0.87;

export const platePath = (plate: Plate): string => PLATES[plate];
export const PLATE_NAMES = Object.keys(PLATES) as readonly Plate[];

export const plateOf = ({ side, seat }: Pick<FigureView, 'side' | 'seat'>): Plate =>
  HERO_PLATES[(seat ?? -1) % HERO_PLATES.length] ?? SIDE_PLATES[side];
