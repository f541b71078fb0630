// The setup of a game that comes in a file or from another device.

import { isFields } from '../../kernel';
import { isWrittenKit } from '../../mission';

/** Battles have no kit: their setup is asked whenever one opens. */
export const isForeignSetup = (setup: unknown): boolean =>
  isFields(setup) && (!('kit' in setup) || isWrittenKit(setup['kit']));
