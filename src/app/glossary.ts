// The rules at hand, one file per language, fetched with the first look at an entry.

import { ENGLISH, type Language } from '../kernel';
import type { GlossaryEntry, GlossarySource } from '../text';

const FILES = import.meta.glob<readonly GlossaryEntry[]>('../../content/text/*/glossary.json', {
  import: 'default',
});

const fileOf = (language: Language) => FILES[`../../content/text/${language}/glossary.json`];

export const glossary: GlossarySource = async (language) =>
  (await (fileOf(language) ?? fileOf(ENGLISH))?.()) ?? [];
