// Colours of tokens, groups and heroes. A colour never stands alone: beside it stands its letter.

import type { Colour } from '../../mission';

export const COLOUR_VALUES: Readonly<Record<Colour, string>> = {
  red: '#e2564d',
  blue: '#5b9df5',
  green: '#5cc27a',
  yellow: '#f0c84b',
  purple: '#b684e8',
  grey: '#b9c2cd',
};

/** By the order of the party, on the board and in the tracker. */
const HERO_COLOURS = ['#ff9f43', '#4fc3f7', '#d48cff', '#a5d65c'] as const;
export const heroColour = (seat: number): string =>
  HERO_COLOURS[seat % HERO_COLOURS.length] ?? HERO_COLOURS[0];
