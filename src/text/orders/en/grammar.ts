// English: hardly any endings.

import type { Declined, Grammar } from '../grammar';
import { FACTS } from './facts';
import { NOUN_GRAMMAR, PL, SG } from './nouns';
import { SPOT_TEMPLATES, STEP_TEMPLATES } from './steps';
import { SURGE_EFFECTS, WORD_FORMS } from './words';

const plain = (word: string, agreement = SG): Declined => ({ forms: [word], agreement });

export const ENGLISH_GRAMMAR: Grammar = {
  language: 'en',
  // Not cases, but the two forms of what can be compared.
  cases: ['most', 'least'],
  quotes: ['“', '”'],
  joins: {
    conditions: ' and ',
    preds: ' and ',
    mods: '; ',
    steps: ', then ',
    all: ' and ',
    any: ' or ',
    effects: ', ',
  },
  noun: NOUN_GRAMMAR,
  refs: {
    self: plain('this figure'),
    target: plain('the target'),
    that: plain('that figure'),
    those: plain('those figures', PL),
    group: plain('this group'),
    eachOfGroup: plain('every figure of this group'),
    companion: plain('its companion'),
  },
  named: {
    hero: plain(''),
    card: plain(''),
    companion: plain(''),
    thing: plain(''),
    tile: plain('tile'),
    bound: plain('figure'),
  },
  templates: { step: STEP_TEMPLATES, spot: SPOT_TEMPLATES, ...FACTS },
  surgeEffects: SURGE_EFFECTS,
  words: WORD_FORMS,
};
