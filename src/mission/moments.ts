// What has just happened that heroes' cards may answer. It is kept in the game, so that undo and a reload agree.

import type { Moment } from '../rules';

export type ComeMoment = {
  readonly moment: Moment;
  /** Whose it is: a hero's, or everybody's (`null`: the start of a round or of the mission, the Empire's turn). */
  readonly hero: string | null;
  /** The weapon of the attack that brought it about. */
  readonly weapon?: string;
  /** The ability that was used: what goes with it can be used now. */
  readonly ability?: string;
};

export type Moments = {
  readonly open: readonly ComeMoment[];
  /** Paragraphs that have been used since (`paragraphKey`). */
  readonly used: readonly string[];
};
