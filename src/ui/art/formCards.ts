// Faces of form cards: a shapeshifter looks like whom it plays.

import type { Drawing } from './ink';
import { drawingOfTraits } from './traitCards';

export const FORM_CARDS: Readonly<Record<string, Drawing>> = {
  'form-scout': drawingOfTraits('form-scout', ['trooper', 'hunter']),
  'form-senator': drawingOfTraits('form-senator', ['leader']),
  'form-streetrat': drawingOfTraits('form-streetrat', ['smuggler']),
};
