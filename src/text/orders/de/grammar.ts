// German. The acting figure is told what to do ("Bewege dich"), others do it ("bewegt sich"); after "wenn" the verb
// stands last.

import type { Agreement, Declined, Grammar } from '../grammar';
import { FACTS } from './facts';
import { CASES, NOUN_GRAMMAR } from './nouns';
import { SPOT_TEMPLATES, STEP_TEMPLATES } from './steps';
import { SURGE_EFFECTS, WORD_FORMS } from './words';

type Gender = Agreement['gender'];
const one = (gender: Gender, ...forms: readonly string[]): Declined => ({
  forms,
  agreement: { person: 'third', number: 'sg', gender },
});
const several = (...forms: readonly string[]): Declined => ({
  forms,
  agreement: { person: 'third', number: 'pl', gender: 'f' },
});

export const GERMAN_GRAMMAR: Grammar = {
  language: 'de',
  cases: CASES,
  quotes: ['„', '“'],
  joins: {
    conditions: ' und ',
    preds: ' und ',
    mods: '; ',
    steps: '; dann: ',
    all: ' und ',
    any: ' oder ',
    effects: ', ',
  },
  noun: NOUN_GRAMMAR,
  refs: {
    self: one('f', 'diese Figur', 'diese Figur', 'dieser Figur', 'dieser Figur'),
    target: one('n', 'das Ziel', 'das Ziel', 'dem Ziel', 'des Ziels'),
    that: one('f', 'jene Figur', 'jene Figur', 'jener Figur', 'jener Figur'),
    those: several('jene Figuren', 'jene Figuren', 'jenen Figuren', 'jener Figuren'),
    group: one('f', 'diese Gruppe', 'diese Gruppe', 'dieser Gruppe', 'dieser Gruppe'),
    eachOfGroup: one(
      'f',
      'jede Figur dieser Gruppe',
      'jede Figur dieser Gruppe',
      'jeder Figur dieser Gruppe',
      'jeder Figur dieser Gruppe',
    ),
    companion: one('m', 'ihr Begleiter', 'ihren Begleiter', 'ihrem Begleiter', 'ihres Begleiters'),
  },
  named: {
    hero: one('m', '', '', '', 'von'),
    // Printed names are of any gender and number: the noun before them bends in their stead.
    card: one('f', 'die Figur', 'die Figur', 'der Figur', 'der Figur'),
    companion: one('m', 'der Begleiter', 'den Begleiter', 'dem Begleiter', 'des Begleiters'),
    thing: one('n', '', '', '', 'von'),
    tile: one('n', 'Spielplanteil', 'Spielplanteil', 'Spielplanteil', 'von Spielplanteil'),
    bound: one('f', 'Figur', 'Figur', 'Figur', 'von Figur'),
  },
  templates: { step: STEP_TEMPLATES, spot: SPOT_TEMPLATES, ...FACTS },
  surgeEffects: SURGE_EFFECTS,
  words: WORD_FORMS,
};
