import { describe, expect, it } from 'vitest';
import en from '../../content/text/en/start.json';
import { speak, startText } from '../../src/app/language';
import { addWords, type WordSource } from '../../src/text';

/** Words that can be had only while there is a connection. */
const words = (connection: { on: boolean }): WordSource => ({
  en,
  load: async (language, file) => {
    if (!connection.on && language !== 'en') throw new Error('no connection');
    if (file === 'start') return { common: { back: 'Zurück' } };
    return { tiles: { title: language === 'en' ? 'Tiles' : 'Kartenteile' } };
  },
});

describe('the language of the app', () => {
  it('[start] a language that cannot be fetched leaves English, and the app starts', async () => {
    const text = await startText('de', words({ on: false }));
    expect([text.language, text.t('common.back')]).toEqual(['en', en.common.back]);
  });

  it('[settings] a change that fails changes nothing, and the next one is tried anew', async () => {
    const connection = { on: false };
    const source = words(connection);
    const text = await startText('en', source);
    await speak(text, 'de', source);
    expect(text.language).toBe('en');
    connection.on = true;
    await speak(text, 'de', source);
    expect(text.t('common.back')).toBe('Zurück');
  });

  it('[start] words of a page come with it, in English where its language cannot be fetched', async () => {
    const connection = { on: true };
    const source = words(connection);
    const text = await startText('de', source);
    expect(text.exists('tiles.title')).toBe(false);
    connection.on = false;
    await addWords(text, 'ui', source);
    expect(text.t('tiles.title')).toBe('Tiles');
    connection.on = true;
    await addWords(text, 'ui', source);
    expect(text.t('tiles.title')).toBe('Kartenteile');
  });

  it('[settings] another language brings the words of all pages that were opened', async () => {
    const source = words({ on: true });
    const text = await startText('en', source);
    await addWords(text, 'ui', source);
    await speak(text, 'de', source);
    expect(text.t('tiles.title')).toBe('Kartenteile');
  });
});
