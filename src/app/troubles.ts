// What went wrong since the app was opened: gathered from its first moment, long before a saved game is opened, and written into
// the file of every game that is exported.

import { keepTroubles } from '../session';

export const troubles = keepTroubles(() => Date.now());
