// The words of the app: English comes with it, every other folder of content/text is fetched when somebody wants it.

import en from '../../content/text/en/ui.json';
import type { WordSource } from '../text';

const OTHERS = import.meta.glob<object>(['../../content/text/*/ui.json', '!../../content/text/en/ui.json'], {
  import: 'default',
});

export const words: WordSource = {
  en,
  load: async (language) => (await OTHERS[`../../content/text/${language}/ui.json`]?.()) ?? en,
};
