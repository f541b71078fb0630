// Colours of tokens and groups. A colour never stands alone: beside it stands its letter.

import type { Colour } from '../../mission';

export const COLOUR_VALUES: Readonly<Record<Colour, string>> = {
  red: '#e2564d',
  blue: '#5b9df5',
  green: '#5cc27a',
  yellow: '#f0c84b',
  purple: '#b684e8',
  grey: '#b9c2cd',
};
