import { describe, expect, it } from 'vitest';
import { missionWords } from '../../../src/text';

const WORDS = {
  en: {
    hello: 'Hello',
    greet: '{{name}} says {{lng}} and {{context}}',
    steps_one: '{{count}} step',
    steps_other: '{{count}} steps',
    nested: 'See $t(hello)',
    'a.b:c': 'A key with signs',
    tag: '<b>{{name}}</b>',
  },
  ru: {
    hello: 'Привет',
    steps_one: '{{count}} шаг',
    steps_few: '{{count}} шага',
    steps_many: '{{count}} шагов',
    steps_other: '{{count}} шага',
  },
};

describe('words of a mission', () => {
  const english = missionWords(WORDS, 'en');
  const russian = missionWords(WORDS, 'ru');

  it('[words] the player’s language, then English, then the key', () => {
    expect(russian('hello')).toBe('Привет');
    expect(russian('tag', { name: 'Ада' })).toBe('<b>Ада</b>');
    expect(russian('nowhere')).toBe('nowhere');
    expect(missionWords({}, 'de')('title')).toBe('title');
  });

  it('[words] plural forms follow the language', () => {
    expect([1, 2].map((count) => english('steps', { count }))).toEqual(['1 step', '2 steps']);
    expect([1, 3, 5, 21].map((count) => russian('steps', { count }))).toEqual([
      '1 шаг',
      '3 шага',
      '5 шагов',
      '21 шаг',
    ]);
  });

  it('[words] a blank may be called like an option of the translator', () => {
    expect(english('greet', { name: 'Ada', lng: 'ru', context: 'x' })).toBe('Ada says ru and x');
  });

  it('[words] texts never look up other texts, and no sign in a key means anything', () => {
    expect(english('nested')).toBe('See $t(hello)');
    expect(english('a.b:c')).toBe('A key with signs');
  });

  it('[words] what fills a blank is not read as a text itself', () => {
    expect(english('tag', { name: '{{name}} $t(hello) <i>' })).toBe('<b>{{name}} $t(hello) <i></b>');
  });
});
