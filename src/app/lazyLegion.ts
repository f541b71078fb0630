// The content of the other game, in a chunk of its own.

import { makeShared } from '../kernel';

export const lazyLegion = makeShared(async () => (await import('./legion')).legionContent()).get;
