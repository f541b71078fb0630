// Russian. The acting figure is told what to do ("атакуйте"), others do it ("атакует"); there are no articles and no
// verb "to be".

import type { Agreement, Declined, Grammar } from '../grammar';
import { FACTS } from './facts';
import { CASES, NOUN_GRAMMAR } from './nouns';
import { SPOT_TEMPLATES, STEP_TEMPLATES } from './steps';
import { SURGE_EFFECTS, WORD_FORMS } from './words';

const one = (gender: Agreement['gender'], ...forms: readonly string[]): Declined => ({
  forms,
  agreement: { person: 'third', number: 'sg', gender },
});
const several = (...forms: readonly string[]): Declined => ({
  forms,
  agreement: { person: 'third', number: 'pl', gender: 'f' },
});
const FIGURE = ['фигурка', 'фигурки', 'фигурке', 'фигурку', 'фигуркой', 'фигурке'] as const;
const figure = (...before: readonly string[]): readonly string[] =>
  FIGURE.map((word, index) => `${before[index]} ${word}`);

export const RUSSIAN_GRAMMAR: Grammar = {
  language: 'ru',
  cases: CASES,
  quotes: ['„', '“'],
  joins: {
    conditions: ' и ',
    preds: ' и ',
    mods: '; ',
    steps: ', затем ',
    all: ' и ',
    any: ' или ',
    effects: ', ',
  },
  noun: NOUN_GRAMMAR,
  refs: {
    self: one('f', ...figure('эта', 'этой', 'этой', 'эту', 'этой', 'этой')),
    target: one('f', 'цель', 'цели', 'цели', 'цель', 'целью', 'цели'),
    that: one('f', ...figure('та', 'той', 'той', 'ту', 'той', 'той')),
    those: several(
      'те фигурки',
      'тех фигурок',
      'тем фигуркам',
      'те фигурки',
      'теми фигурками',
      'тех фигурках',
    ),
    group: one('f', 'эта группа', 'этой группы', 'этой группе', 'эту группу', 'этой группой', 'этой группе'),
    eachOfGroup: one(
      'f',
      ...figure('каждая', 'каждой', 'каждой', 'каждую', 'каждой', 'каждой').map(
        (words) => `${words} этой группы`,
      ),
    ),
    companion: one(
      'm',
      'её спутник',
      'её спутника',
      'её спутнику',
      'её спутника',
      'её спутником',
      'её спутнике',
    ),
  },
  named: {
    hero: one('m', 'герой', 'героя', 'герою', 'героя', 'героем', 'герое'),
    card: one('f', ...FIGURE),
    companion: one('m', 'спутник', 'спутника', 'спутнику', 'спутника', 'спутником', 'спутнике'),
    thing: one('m', 'объект', 'объекта', 'объекту', 'объект', 'объектом', 'объекте'),
    tile: one('m', 'участок', 'участка', 'участку', 'участок', 'участком', 'участке'),
    bound: one('f', ...FIGURE),
  },
  templates: { step: STEP_TEMPLATES, spot: SPOT_TEMPLATES, ...FACTS },
  surgeEffects: SURGE_EFFECTS,
  words: WORD_FORMS,
};
