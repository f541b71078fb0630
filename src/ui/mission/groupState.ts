// Where a group stands in the round: a group that acts is neither ready nor done.

import type { Game, GroupState } from '../../mission';

type Acted = Pick<GroupState, 'id' | 'activated'>;

export function groupStateOf({ window }: Pick<Game, 'window'>, { id, activated }: Acted) {
  // Orders that are read again are over.
  if (window?.group === id && window.again !== true) return 'acting';
  return activated ? 'done' : 'ready';
}
