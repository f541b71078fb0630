// Whether a line or selector from a file is one of the language. The bounds are wider than those of the schemas: what any
// author was ever allowed to write must pass, and nothing that a loop or a screen could not bear.

import {
  countUpTo,
  ENGLISH,
  fitsFields,
  isFields,
  isGiven,
  isOneOf,
  LANGUAGES,
  listUpTo,
  maybe,
  textUpTo,
  type Fits,
} from '../../kernel';
import { fitsOf, type FitsOf } from '../../orders';
import { HARMFUL_CONDITIONS, HELPFUL_CONDITIONS, POWER_TOKENS } from '../../rules';
import { LISTS, TABLES } from './nodes';
import type { WalkName } from './walk';
import { NAMED_REFS, PLAIN_REFS, WORDS } from './words';

const [MOST_LISTED, MOST_COUNTED, LONGEST_NAME, LONGEST_TEXT] = [100, 9999, 400, 5000];

const isCount = countUpTo(MOST_COUNTED);
const isName = textUpTo(LONGEST_NAME);
const isVariable = isOneOf(WORDS.variable);

export const isLocalText = fitsFields(
  Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      language === ENGLISH ? textUpTo(LONGEST_TEXT) : maybe(textUpTo(LONGEST_TEXT)),
    ]),
  ),
);

const NAMED = [...NAMED_REFS, 'bound'].map((kind) => `${kind}:`);
const isNamed: Fits = (value) => isName(value) && NAMED.some((start) => (value as string).startsWith(start));
const isPlainRef = isOneOf(PLAIN_REFS);
const isRef: Fits = (value) => isPlainRef(value) || isNamed(value);
const isNoun = isOneOf(WORDS.noun);

export const isSurge = fitsFields({
  cost: isCount,
  effect: fitsFields({
    ...Object.fromEntries(
      ['damage', 'accuracy', 'pierce', 'blast', 'cleave', 'recover', 'removeDodge', 'splash', 'movement'].map(
        (field) => [field, maybe(isCount)],
      ),
    ),
    inflict: maybe(listUpTo(isOneOf(HARMFUL_CONDITIONS), MOST_LISTED)),
    become: maybe(listUpTo(isOneOf(HELPFUL_CONDITIONS), MOST_LISTED)),
    powerToken: maybe(listUpTo(isOneOf(POWER_TOKENS), MOST_LISTED)),
  }),
  from: maybe(isName),
});

const isTake: Fits = (take) =>
  take === 'all' ||
  isCount(take) ||
  (isFields(take) &&
    ('max' in take ? isGiven(take['max']) && isCount(take['min']) : isCount(take['atLeast'])));

const selectorOf = (fits: FitsOf<WalkName>): Fits =>
  fitsFields({
    noun: maybe((noun) => isNoun(noun) || isNamed(noun)),
    filter: maybe(fits('preds')),
    order: maybe(fits('keys')),
    take: maybe(isTake),
    exclude: maybe(listUpTo(isRef, MOST_LISTED)),
    soft: maybe(isGiven),
    must: maybe(fits('preds')),
    as: maybe(isName),
  });

const lineOf = (fits: FitsOf<WalkName>): Fits =>
  fitsFields({
    id: maybe(isName),
    name: maybe(isLocalText),
    cost: maybe(fits('cost')),
    do: fits('steps'),
    limit: maybe(fits('limit')),
    target: maybe(fits('selector')),
  });

const WORD_FITS = Object.fromEntries(Object.entries(WORDS).map(([list, words]) => [list, isOneOf(words)]));

const fits = fitsOf<WalkName>(
  { tables: TABLES, lists: LISTS },
  (inner) => {
    const isTarget: Fits = (value) => (typeof value === 'string' ? isRef : inner('selector'))(value);
    return {
      ...WORD_FITS,
      amount: (value) => isCount(value) || isVariable(value),
      change: (value) => isVariable(value) || (typeof value === 'number' && isCount(Math.abs(value))),
      count: isCount,
      flag: isGiven,
      text: isLocalText,
      label: isName,
      ability: isName,
      card: isName,
      companion: isName,
      thing: isName,
      tile: isName,
      surge: isSurge,
      ref: isRef,
      target: isTarget,
      who: isTarget,
      selector: selectorOf(inner),
      line: lineOf(inner),
    };
  },
  MOST_LISTED,
);

export const isOrderLine = fits('line');
export const isSelector = fits('selector');
export const isRule = fits('rule');
