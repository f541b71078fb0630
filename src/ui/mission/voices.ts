// Who speaks in a text of a mission, as its author noted it down.

import type { Mission } from '../../mission';

export const voicesOf = ({ voices = [] }: Pick<Mission, 'voices'>, text: string): readonly string[] =>
  voices.filter(({ says }) => says.includes(text)).map(({ id }) => id);
