// English nouns: articles, "non-" and plurals.

import { WORDS, type Word } from '../../../imperial';
import type { Adjective, Agreement, NounGrammar } from '../grammar';

export const SG: Agreement = { person: 'third', number: 'sg', gender: 'n' };
export const PL: Agreement = { ...SG, number: 'pl' };

const NOUNS: Readonly<Record<Word<'noun'>, readonly [one: string, several: string]>> = {
  rebel: ['Rebel', 'Rebels'],
  hero: ['hero', 'heroes'],
  ally: ['ally', 'allies'],
  imperial: ['Imperial figure', 'Imperial figures'],
  figure: ['figure', 'figures'],
  companion: ['companion', 'companions'],
  bystander: ['bystander', 'bystanders'],
  door: ['door', 'doors'],
  terminal: ['terminal', 'terminals'],
  crate: ['crate', 'crates'],
  token: ['token', 'tokens'],
  object: ['object', 'objects'],
  space: ['space', 'spaces'],
  entrance: ['entrance', 'entrances'],
};

export const CONDITION_WORDS: Readonly<Record<Word<'condition'>, string>> = {
  stunned: '*stunned:Stunned*',
  bleeding: '*bleeding:Bleeding*',
  weakened: '*weakened:Weakened*',
  focused: '*focused:Focused*',
  hidden: '*hidden:Hidden*',
};

export const TRAIT_WORDS: Readonly<Record<Word<'trait'>, string>> = {
  brawler: 'Brawler',
  creature: 'Creature',
  droid: 'Droid',
  'force-user': 'Force User',
  guardian: 'Guardian',
  'heavy-weapon': 'Heavy Weapon',
  hunter: 'Hunter',
  leader: 'Leader',
  smuggler: 'Smuggler',
  spy: 'Spy',
  trooper: 'Trooper',
  vehicle: 'Vehicle',
  wookiee: 'Wookiee',
};

const adjective = (word: string, predicate = word): Adjective => ({ forms: [word], predicates: [predicate] });
const withNot = (key: string, word: string, not: string): Record<string, Adjective> => ({
  [key]: adjective(word),
  [`${key}:not`]: adjective(not),
});
/** A non-Stunned hero is not Stunned. */
const withNon = (key: string, word: string, predicate = word): Record<string, Adjective> => ({
  [key]: adjective(word, predicate),
  [`${key}:not`]: adjective(`non-${word}`, `not ${predicate}`),
});

const ADJECTIVES: NounGrammar['adjectives'] = {
  closest: adjective('closest'),
  farthest: adjective('farthest'),
  other: adjective('other'),
  healthy: adjective('*healthy*'),
  wounded: adjective('*wounded*'),
  ready: adjective('ready'),
  activated: adjective('activated'),
  lastHealthy: adjective('last healthy'),
  ...withNot('damaged', 'damaged', 'undamaged'),
  ...withNot('elite', 'elite', 'regular'),
  ...withNon('unique', 'unique'),
  ...withNon('massive', '*massive:Massive*'),
  ...withNon('sentient', 'sentient'),
  ...withNon('adjacent', 'adjacent'),
  ...Object.assign(
    {},
    ...WORDS.condition.map((word) => withNon(`condition:${word}`, CONDITION_WORDS[word])),
    ...WORDS.trait.map((word) => withNon(`trait:${word}`, TRAIT_WORDS[word], `a ${TRAIT_WORDS[word]}`)),
  ),
};

const article = (next: string): string => (/^(?!uni)[aeiou]/i.test(next) ? 'an' : 'a');

export const NOUN_GRAMMAR: NounGrammar = {
  frame: (name, quantity, { definite, negative }) => {
    const [one, several] = NOUNS[name];
    const single =
      quantity.kind === 'one' || quantity.kind === 'all' || (quantity.kind !== 'most' && quantity.n === 1);
    const n = 'n' in quantity ? quantity.n : 1;
    const before = {
      one: (next: string) => (negative ? 'no' : definite ? 'the' : article(next)),
      all: () => 'each',
      some: () => (definite ? `the ${n}` : `${n} different`),
      most: () => 'as many',
      atLeast: () => `at least ${n}`,
    };
    return {
      before: before[quantity.kind],
      noun: single ? one : several,
      after: quantity.kind === 'most' ? `as possible (at least ${n})` : '',
      form: 0,
      agreement: single ? SG : PL,
    };
  },
  nouns: NOUNS,
  beginnings: {
    one: ['a', 'an', 'the', 'no'],
    all: ['each'],
    some: ['the {n}', '{n} different'],
    most: ['as many'],
    atLeast: ['at least {n}'],
  },
  mostAfter: 'as possible (at least {n})',
  adjectives: ADJECTIVES,
  not: 'not',
  onlyIf: 'only if',
  thenBy: 'then',
  except: { word: 'other than', case: 0 },
  named: 'figure',
};
