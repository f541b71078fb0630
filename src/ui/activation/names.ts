// How the window speaks of figures and things: by the name on the card and the letters on the board.

import type { AnyId } from '../../imperial';

export type NameOf = (id: AnyId | string) => string;

export const listOf = (ids: readonly (AnyId | string)[], nameOf: NameOf, language: string): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(ids.map(nameOf));
