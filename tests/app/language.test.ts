import { describe, expect, it } from 'vitest';
import en from '../../content/text/en/ui.json';
import { speak, startText } from '../../src/app/language';
import type { WordSource } from '../../src/text';

/** Words that can be had only while there is a connection. */
const words = (connection: { on: boolean }): WordSource => ({
  en,
  load: async () => {
    if (!connection.on) throw new Error('no connection');
    return { common: { back: 'Zurück' } };
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
});
