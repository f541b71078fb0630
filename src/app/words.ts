import en from '../../content/text/en/ui.json';
import type { Language, WordSource } from '../text';

type WordModule = { readonly default: object };

const OTHERS: Record<Exclude<Language, 'en'>, () => Promise<WordModule>> = {
  de: () => import('../../content/text/de/ui.json'),
  ru: () => import('../../content/text/ru/ui.json'),
};

export const words: WordSource = {
  en,
  load: async (language) => (language === 'en' ? en : (await OTHERS[language]()).default),
};
