// The other game: its content and its rules at hand, in chunks of their own.

import { makeShared } from '../kernel';
import type { GlossarySource } from '../text';

export const lazyLegion = makeShared(async () => (await import('./legion')).legionContent()).get;

export const legionRules: GlossarySource = async (language) =>
  (await import('./legionGlossary')).legionGlossary(language);
