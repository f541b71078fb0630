// Missions and their words as content files write them. A list that the engine wants may be left out where it would be
// empty; other fields that are left out stay left out: the mission knows its own defaults.

import { z } from 'zod';
import type { Mission } from '../../mission';
import type { WordsEntry } from '../pack';
import { strict, word } from './fields';
import { missionType, textKey } from './missionLanguage';

// The tables say what the schema checks and what the type is; the compiler sees only the second.
export const missionSchema = missionType('Mission') as unknown as z.ZodType<Mission>;

const LANGUAGE = 'a language like "en", "de" or "pt-BR"';

/** Not every word of that form is one. */
function isLanguage(word: string): boolean {
  try {
    return Intl.getCanonicalLocales(word).length > 0;
  } catch {
    return false;
  }
}

/** Long enough for a page that is read aloud. */
const MAX_TEXT = 4000;

export const wordsSchema = strict({
  id: word('Own id, like "first-steps-en".'),
  of: word('Id of the mission, campaign or guide.'),
  language: z
    .string()
    .max(35)
    .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, LANGUAGE)
    .refine(isLanguage, LANGUAGE)
    .describe('The language, like "en", "de", "ru".'),
  words: z
    .record(textKey, z.string().min(1).max(MAX_TEXT))
    .describe(
      'A text for every key. **bold**, icons like [action] and blanks like {{count}} are all that is more than text; forms by number end with _one, _other and so on.',
    ),
}) satisfies z.ZodType<WordsEntry>;
