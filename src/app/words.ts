// The words of the app: what the start says in English comes with it, every other file is fetched when a page needs it.

import en from '../../content/text/en/start.json';
import type { WordSource } from '../text';

const FILES = import.meta.glob<object>(
  ['../../content/text/*/*.json', '!../../content/text/en/start.json', '!../../content/text/*/glossary.json'],
  { import: 'default' },
);

export const words: WordSource = {
  en,
  load: async (language, file) => (await FILES[`../../content/text/${language}/${file}.json`]?.()) ?? {},
};
