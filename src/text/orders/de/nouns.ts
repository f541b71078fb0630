// German noun phrases: articles, four cases, three genders, and the endings of adjectives, which hang on all of them
// and on the article besides.

import { WORDS, type Word } from '../../../imperial';
import type { Adjective, Agreement, SentenceFrame, NounGrammar, Quantity } from '../grammar';

export const CASES = ['nom', 'acc', 'dat', 'gen'] as const;

type Gender = Agreement['gender'];
type Forms = readonly [nom: string, acc: string, dat: string, gen: string];
/** `adjective`: a word in front that always belongs to it. `asAdjective`: declined like one. */
type Noun = {
  readonly gender: Gender;
  readonly one: Forms;
  readonly several: Forms;
  readonly adjective?: string;
  readonly asAdjective?: string;
};

const same = (word: string): Forms => [word, word, word, word];
const weak = (one: string, rest: string): Noun => ({
  gender: 'm',
  one: [one, rest, rest, rest],
  several: same(rest),
});
const plain = (gender: Gender, one: string, genitive: string, several: string, dative: string): Noun => ({
  gender,
  one: [one, one, one, genitive],
  several: [several, several, dative, several],
});
const likeAdjective = (asAdjective: string): Noun => ({
  gender: 'm',
  one: same(''),
  several: same(''),
  asAdjective,
});
const FIGURE = plain('f', 'Figur', 'Figur', 'Figuren', 'Figuren');

const NOUNS: Readonly<Record<Word<'noun'>, Noun>> = {
  rebel: weak('Rebell', 'Rebellen'),
  hero: weak('Held', 'Helden'),
  ally: likeAdjective('Verbündet'),
  imperial: { ...FIGURE, adjective: 'imperial' },
  figure: FIGURE,
  companion: plain('m', 'Begleiter', 'Begleiters', 'Begleiter', 'Begleitern'),
  bystander: likeAdjective('Unbeteiligt'),
  door: plain('f', 'Tür', 'Tür', 'Türen', 'Türen'),
  terminal: plain('n', 'Terminal', 'Terminals', 'Terminals', 'Terminals'),
  crate: plain('f', 'Kiste', 'Kiste', 'Kisten', 'Kisten'),
  token: plain('m', 'Marker', 'Markers', 'Marker', 'Markern'),
  object: plain('n', 'Objekt', 'Objekts', 'Objekte', 'Objekten'),
  space: plain('n', 'Feld', 'Feldes', 'Felder', 'Feldern'),
  entrance: plain('m', 'Eingang', 'Eingangs', 'Eingänge', 'Eingängen'),
};

const ENDINGS = ['e', 'en', 'er', 'es', 'em'] as const;
type Ending = (typeof ENDINGS)[number];
type Row = readonly [nom: Ending, acc: Ending, dat: Ending, gen: Ending];
type Declension = Readonly<Record<Gender | 'pl', Row>>;

/** After der, die, das and jeder. */
const WEAK: Declension = {
  m: ['e', 'en', 'en', 'en'],
  f: ['e', 'e', 'en', 'en'],
  n: ['e', 'e', 'en', 'en'],
  pl: ['en', 'en', 'en', 'en'],
};
/** After ein and kein. */
const MIXED: Declension = { ...WEAK, m: ['er', 'en', 'en', 'en'], n: ['es', 'es', 'en', 'en'] };
/** Without an article. */
const STRONG: Declension = {
  m: ['er', 'en', 'em', 'en'],
  f: ['e', 'e', 'er', 'er'],
  n: ['es', 'es', 'em', 'en'],
  pl: ['e', 'e', 'en', 'er'],
};

const THE: Readonly<Record<Gender | 'pl', Forms>> = {
  m: ['der', 'den', 'dem', 'des'],
  f: ['die', 'die', 'der', 'der'],
  n: ['das', 'das', 'dem', 'des'],
  pl: ['die', 'die', 'den', 'der'],
};
const EIN: Readonly<Record<Gender, Forms>> = {
  m: ['ein', 'einen', 'einem', 'eines'],
  f: ['eine', 'eine', 'einer', 'einer'],
  n: ['ein', 'ein', 'einem', 'eines'],
};
const JEDER: Readonly<Record<Gender, Forms>> = {
  m: ['jeder', 'jeden', 'jedem', 'jedes'],
  f: ['jede', 'jede', 'jeder', 'jeder'],
  n: ['jedes', 'jedes', 'jedem', 'jedes'],
};
const MANY: Forms = ['viele', 'viele', 'vielen', 'vieler'];
const DIFFERENT: Forms = ['verschiedene', 'verschiedene', 'verschiedenen', 'verschiedener'];

type How = { readonly definite: boolean; readonly negative: boolean; readonly case: number };

/** The word in front and the declension it asks for. */
function beginning(gender: Gender, quantity: Quantity, how: How): readonly [string, Declension] {
  const { definite, negative, case: c } = how;
  switch (quantity.kind) {
    case 'one': {
      if (negative) return [`k${EIN[gender][c] ?? ''}`, MIXED];
      return definite ? [THE[gender][c] ?? '', WEAK] : [EIN[gender][c] ?? '', MIXED];
    }
    case 'all':
      return [JEDER[gender][c] ?? '', WEAK];
    case 'some':
      return definite ? [`${THE.pl[c]} ${quantity.n}`, WEAK] : [`${quantity.n} ${DIFFERENT[c]}`, STRONG];
    case 'most':
      return [`möglichst ${MANY[c]} (mindestens ${quantity.n})`, STRONG];
    case 'atLeast':
      return [`mindestens ${quantity.n}`, STRONG];
  }
}

function frame(name: Word<'noun'>, quantity: Quantity, how: How): SentenceFrame {
  const { gender, one, several, adjective, asAdjective } = NOUNS[name];
  const single =
    quantity.kind === 'one' || quantity.kind === 'all' || (quantity.kind === 'atLeast' && quantity.n === 1);
  const [before, declension] = beginning(gender, quantity, how);
  const ending = declension[single ? gender : 'pl'][how.case] ?? 'e';
  const word = asAdjective === undefined ? ((single ? one : several)[how.case] ?? '') : asAdjective + ending;
  return {
    before: () => before,
    noun: adjective === undefined ? word : `${adjective}${ending} ${word}`,
    after: '',
    form: ENDINGS.indexOf(ending),
    agreement: { person: 'third', number: single ? 'sg' : 'pl', gender },
  };
}

function formsOf({ one, several, adjective, asAdjective }: Noun): readonly string[] {
  if (asAdjective !== undefined) return ENDINGS.map((ending) => asAdjective + ending);
  const words = [...new Set([...one, ...several])];
  if (adjective === undefined) return words;
  return words.flatMap((word) => ENDINGS.map((ending) => `${adjective}${ending} ${word}`));
}

/** `~` is where the ending goes, or the end of the word. */
const adjective = (word: string, predicate = word.replaceAll('~', '')): Adjective => ({
  forms: ENDINGS.map((ending) =>
    word.includes('~')
      ? word.replaceAll('~', ending)
      : word.endsWith('*')
        ? `${word.slice(0, -1)}${ending}*`
        : word + ending,
  ),
  predicates: [predicate],
});
const withNot = (
  key: string,
  word: string,
  not = `nicht ${word}`,
  predicate = (said: string) => said,
): Record<string, Adjective> => ({
  [key]: adjective(word, predicate(word)),
  [`${key}:not`]: adjective(not, predicate(not)),
});

const CONDITION_WORDS: Readonly<Record<Word<'condition'>, string>> = {
  stunned: '*stunned:betäubt*',
  bleeding: '*bleeding:blutend*',
  weakened: '*weakened:geschwächt*',
  focused: '*focused:fokussiert*',
  hidden: '*hidden:versteckt*',
};

export const SPAN_WORDS: Readonly<Record<Word<'span'>, string>> = {
  attack: 'während dieses Angriffs',
  activation: 'während dieser Aktivierung',
  groupActivation: 'während der Aktivierung dieser Gruppe',
  round: 'während dieser Runde',
};

const ADJECTIVES: NounGrammar['adjectives'] = {
  closest: adjective('nächst'),
  farthest: adjective('entferntest'),
  other: adjective('ander'),
  healthy: adjective('*healthy:gesund*'),
  wounded: adjective('*wounded:verwundet*'),
  ready: adjective('spielbereit'),
  activated: adjective('aktiviert'),
  lastHealthy: adjective('letzt~ gesund~', 'als letzter gesund'),
  hurt: adjective('während dieser Aktivierung verletzt'),
  failed: adjective('bei der Probe gescheitert'),
  passed: adjective('bei der Probe erfolgreich'),
  ...withNot('damaged', 'beschädigt', 'unbeschädigt'),
  ...withNot('unique', 'einzigartig'),
  ...withNot('massive', '*massive:gewaltig*'),
  ...withNot('sentient', 'vernunftbegabt'),
  ...withNot('canAttack', 'angriffsfähig'),
  ...withNot('adjacent', 'benachbart'),
  ...Object.assign(
    {},
    ...WORDS.condition.map((word) => withNot(`condition:${word}`, CONDITION_WORDS[word])),
    ...WORDS.span.map((span) => {
      const during = SPAN_WORDS[span];
      const not = `${during} noch nicht angegriffen`;
      return withNot(`attacked:${span}`, `${during} schon angegriffen`, not, (said) => `${said} worden`);
    }),
  ),
};

const unique = (words: readonly string[]): readonly string[] => [...new Set(words)];
const articles = unique([...Object.values(EIN), ...Object.values(THE)].flat());

export const NOUN_GRAMMAR: NounGrammar = {
  frame,
  nouns: Object.fromEntries(
    Object.entries(NOUNS).map(([noun, word]) => [noun, formsOf(word)]),
  ) as NounGrammar['nouns'],
  beginnings: {
    one: [...articles, ...unique(Object.values(EIN).flat()).map((word) => `k${word}`)],
    all: unique(Object.values(JEDER).flat()),
    some: [...unique(THE.pl).map((word) => `${word} {n}`), ...unique(DIFFERENT).map((word) => `{n} ${word}`)],
    most: unique(MANY).map((word) => `möglichst ${word} (mindestens {n})`),
    atLeast: ['mindestens {n}'],
  },
  mostAfter: '',
  adjectives: ADJECTIVES,
  not: 'nicht',
  onlyIf: 'nur falls',
  thenBy: 'dann',
  except: { word: 'außer', case: 2 },
  named: 'Figur',
};
