// What a screen reader hears of a step: what happened, in the words of the log. Stories, rules and questions come with the
// prompts that show them, so they are not said twice.

import type { Event } from '../../mission';
import { logOf, plainText, type Cast, type LogTone, type Teller } from '../../text';

const SAID: ReadonlySet<LogTone> = new Set(['round', 'title', 'fact']);

export const announcementOf = (events: readonly Event[], teller: Teller, cast: Cast): string =>
  logOf(events, teller, cast)
    .filter(({ tone }) => SAID.has(tone))
    .map(({ text }) => plainText(text))
    .join(' ');
