// The outline of the plate that a portrait stands on, on a sheet of 100 by 100: one for each seat of the party, and one for
// each side. So heroes are told apart without their colours, and enemies from friends.

import type { FigureSide, FigureView } from './view';

const FRAMES = {
  disc: 'M4 50A46 46 0 1 1 96 50A46 46 0 1 1 4 50z',
  shield: 'M6 5H94V50C94 76 72 90 50 97C28 90 6 76 6 50z',
  house: 'M50 3L95 38V96H5V38z',
  arch: 'M7 96V47A43 43 0 0 1 93 47V96z',
  octagon: 'M24 5H76L95 24V76L76 95H24L5 76V24z',
  hexagon: 'M50 2L95 26V74L50 98L5 74V26z',
  square: 'M22 6H78A16 16 0 0 1 94 22V78A16 16 0 0 1 78 94H22A16 16 0 0 1 6 78V22A16 16 0 0 1 22 6z',
} as const;

export type Frame = keyof typeof FRAMES;

const HERO_FRAMES: readonly Frame[] = ['disc', 'shield', 'house', 'arch'];
const SIDE_FRAMES: Readonly<Record<FigureSide, Frame>> = {
  rebel: 'square',
  imperial: 'octagon',
  mercenary: 'hexagon',
  neutral: 'square',
};

export const framePath = (frame: Frame): string => FRAMES[frame];
export const FRAME_NAMES = Object.keys(FRAMES) as readonly Frame[];

export const frameOf = ({ side, seat }: Pick<FigureView, 'side' | 'seat'>): Frame =>
  HERO_FRAMES[(seat ?? -1) % HERO_FRAMES.length] ?? SIDE_FRAMES[side];
