// The rules at hand, one file per language, fetched with the first look at an entry.

import type { GlossaryEntry, GlossarySource, Language } from '../text';

const FILES: Record<Language, () => Promise<{ readonly default: readonly GlossaryEntry[] }>> = {
  en: () => import('../../content/text/en/glossary.json'),
  de: () => import('../../content/text/de/glossary.json'),
  ru: () => import('../../content/text/ru/glossary.json'),
};

export const glossary: GlossarySource = async (language) => (await FILES[language]()).default;
