// Who speaks in a text of a mission or campaign, as its author noted it down.

import type { Campaign } from '../../campaign';
import type { Mission } from '../../mission';

export const voicesOf = (
  { voices = [] }: Pick<Mission | Campaign, 'voices'>,
  text: string,
): readonly string[] => voices.filter(({ says }) => says.includes(text)).map(({ id }) => id);
