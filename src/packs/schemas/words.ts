// What is said in other languages: the words of missions, campaigns and guides, and the names printed on cards.

import { z } from 'zod';
import { NAMED_KINDS } from '../../kernel';
import type { NamesEntry, WordsEntry } from '../pack';
import { name, strict, word } from './fields';
import { textKey } from './missionLanguage';

const LANGUAGE = 'a language like "en", "de" or "pt-BR"';

/** Not every word of that form is one. */
function isLanguage(written: string): boolean {
  try {
    return Intl.getCanonicalLocales(written).length > 0;
  } catch {
    return false;
  }
}

const language = z
  .string()
  .max(35)
  .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, LANGUAGE)
  .refine(isLanguage, LANGUAGE)
  .describe('The language, like "en", "de", "ru".');

/** Long enough for a page that is read aloud. */
const MAX_TEXT = 4000;

export const wordsSchema = strict({
  id: word('Own id, like "first-steps-en".'),
  of: word('Id of the mission, campaign or guide.'),
  language,
  words: z
    .record(textKey, z.string().min(1).max(MAX_TEXT))
    .describe(
      'A text for every key. **bold**, icons like [action] and blanks like {{count}} are all that is more than text; forms by number end with _one, _other and so on.',
    ),
}) satisfies z.ZodType<WordsEntry>;

export const namesSchema = strict({
  id: word('Own id, like "cards-de".'),
  of: z.enum(NAMED_KINDS).describe('The kind of the entries that are named.'),
  language,
  names: z
    .record(word('Id of an entry of that kind.'), name('Its name as printed in this language.'))
    .describe('A name for each id. Entries without one keep their English name.'),
}) satisfies z.ZodType<NamesEntry>;
