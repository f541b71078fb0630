// Russian noun phrases: six cases, three genders, living things and dead ones, and numbers that ask for a case of
// their own.

import { WORDS, type Word } from '../../../imperial';
import type { Adjective, Agreement, SentenceFrame, NounGrammar, Quantity } from '../grammar';

export const CASES = ['nom', 'gen', 'dat', 'acc', 'ins', 'prep'] as const;
const [NOM, GEN, , ACC] = [0, 1, 2, 3] as const;

type Gender = Agreement['gender'];
type Forms = readonly string[];
type Noun = {
  readonly gender: Gender;
  /** Living: the accusative is the genitive. */
  readonly living: boolean;
  readonly one: Forms;
  readonly several: Forms;
  /** A word in front that always belongs to it. */
  readonly adjective?: Forms;
};

// Adjectives: masculine, feminine, neuter, several, in six cases each. The accusative of masculine and several is
// either the nominative or the genitive; the frame picks.
const endings = (stem: string, rows: readonly string[]): Forms =>
  rows.flatMap((row) => row.split(' ').map((ending) => stem + ending));
const hard = (stem: string): Forms =>
  endings(stem, ['ый ого ому ый ым ом', 'ая ой ой ую ой ой', 'ое ого ому ое ым ом', 'ые ых ым ые ыми ых']);
const soft = (stem: string): Forms =>
  endings(stem, ['ий его ему ий им ем', 'яя ей ей юю ей ей', 'ее его ему ее им ем', 'ие их им ие ими их']);
/** After ш, щ, ч and ж. */
const hissing = (stem: string): Forms =>
  endings(stem, ['ий его ему ий им ем', 'ая ей ей ую ей ей', 'ее его ему ее им ем', 'ие их им ие ими их']);
/** After к, г and х. */
const velar = (stem: string, nominative = 'ий'): Forms =>
  endings(stem, [
    `${nominative} ого ому ${nominative} им ом`,
    'ая ой ой ую ой ой',
    'ое ого ому ое им ом',
    'ие их им ие ими их',
  ]);

const words = (...forms: readonly string[]): Forms => forms;
const man = (stem: string): Noun => ({
  gender: 'm',
  living: true,
  one: endings(stem, [' а у а ом е']),
  several: endings(stem, ['и ов ам ов ами ах']),
});
const thing = (stem: string, plural = 'ы'): Noun => ({
  gender: 'm',
  living: false,
  one: endings(stem, [' а у  ом е']),
  several: endings(stem, [`${plural} ов ам ${plural} ами ах`]),
});
const FIGURE: Noun = {
  gender: 'f',
  living: false,
  one: endings('фигурк', ['а и е у ой е']),
  several: words('фигурки', 'фигурок', 'фигуркам', 'фигурки', 'фигурками', 'фигурках'),
};

const NOUNS: Readonly<Record<Word<'noun'>, Noun>> = {
  rebel: {
    gender: 'm',
    living: true,
    one: words('повстанец', 'повстанца', 'повстанцу', 'повстанца', 'повстанцем', 'повстанце'),
    several: endings('повстанц', ['ы ев ам ев ами ах']),
  },
  hero: {
    gender: 'm',
    living: true,
    one: endings('геро', ['й я ю я ем е']),
    several: endings('геро', ['и ев ям ев ями ях']),
  },
  ally: man('союзник'),
  imperial: { ...FIGURE, adjective: velar('имперск') },
  figure: FIGURE,
  companion: man('спутник'),
  bystander: {
    gender: 'm',
    living: true,
    one: endings('жител', ['ь я ю я ем е']),
    several: endings('жител', ['и ей ям ей ями ях']),
    adjective: hard('мирн'),
  },
  door: {
    gender: 'f',
    living: false,
    one: endings('двер', ['ь и и ь ью и']),
    several: endings('двер', ['и ей ям и ями ях']),
  },
  terminal: thing('терминал'),
  crate: thing('ящик', 'и'),
  token: thing('жетон'),
  object: thing('объект'),
  space: {
    gender: 'f',
    living: false,
    one: endings('клетк', ['а и е у ой е']),
    several: words('клетки', 'клеток', 'клеткам', 'клетки', 'клетками', 'клетках'),
  },
  entrance: thing('вход'),
};

const EACH = hard('кажд');
const DIFFERENT = hard('разн');
const GREATEST = words(
  'наибольшее число',
  'наибольшего числа',
  'наибольшему числу',
  'наибольшее число',
  'наибольшим числом',
  'наибольшем числе',
);

/** Which form of an adjective: a block of six for each gender, one for several. */
const form = (gender: Gender | 'pl', theCase: number, living: boolean): number => {
  const changes = theCase === ACC && (gender === 'm' || gender === 'pl');
  return ['m', 'f', 'n', 'pl'].indexOf(gender) * 6 + (changes ? (living ? GEN : NOM) : theCase);
};

const plurals = new Intl.PluralRules('ru');

/** With a number the noun stands in the genitive, unless the phrase as a whole is in some other case. */
function counted(noun: Noun, n: number, theCase: number): { readonly word: string; readonly form: number } {
  const rule = plurals.select(n);
  const direct = theCase === NOM || theCase === ACC;
  if (rule === 'one') return { word: noun.one[theCase] ?? '', form: form(noun.gender, theCase, noun.living) };
  if (!direct) return { word: noun.several[theCase] ?? '', form: form('pl', theCase, noun.living) };
  const few = rule === 'few' && !(theCase === ACC && noun.living);
  // "2 другие фигурки", but "2 других повстанца" and "5 других фигурок".
  const adjectives = few && noun.gender === 'f' ? NOM : GEN;
  return {
    word: (few ? noun.one[GEN] : noun.several[GEN]) ?? '',
    form: form('pl', adjectives, noun.living),
  };
}

type How = { readonly definite: boolean; readonly case: number };

function frame(name: Word<'noun'>, quantity: Quantity, { definite, case: c }: How): SentenceFrame {
  const noun = NOUNS[name];
  const { gender, living } = noun;
  const make = (
    before: (form: number) => string,
    word: string,
    at: number,
    several: boolean,
  ): SentenceFrame => ({
    before: () => before(at),
    noun: noun.adjective === undefined ? word : `${noun.adjective[at]} ${word}`,
    after: '',
    form: at,
    agreement: { person: 'third', number: several ? 'pl' : 'sg', gender },
  });
  switch (quantity.kind) {
    case 'one':
      return make(() => '', noun.one[c] ?? '', form(gender, c, living), false);
    case 'all':
      return make((at) => EACH[at] ?? '', noun.one[c] ?? '', form(gender, c, living), false);
    case 'most': {
      const most = make(
        () => `${GREATEST[c]} (минимум ${quantity.n})`,
        noun.several[GEN] ?? '',
        form('pl', GEN, living),
        false,
      );
      return { ...most, agreement: { ...most.agreement, gender: 'n' } };
    }
    case 'some': {
      const { word, form: at } = counted(noun, quantity.n, c);
      return make(() => (definite ? `${quantity.n}` : `${quantity.n} ${DIFFERENT[at]}`), word, at, true);
    }
    case 'atLeast': {
      const { word, form: at } = counted(noun, quantity.n, c);
      return make(() => `минимум ${quantity.n}`, word, at, plurals.select(quantity.n) !== 'one');
    }
  }
}

const unique = (forms: Forms): Forms => [...new Set(forms)];
const formsOf = ({ one, several, adjective }: Noun): Forms => {
  const nouns = unique([...one, ...several]);
  return adjective === undefined
    ? nouns
    : nouns.flatMap((noun) => unique(adjective).map((front) => `${front} ${noun}`));
};

/** `short`: as in "она ранена", for masculine, feminine, neuter and several. */
const adjective = (forms: Forms, short: string, after = '', before = ''): Adjective => ({
  forms: forms.map((word) => `${before}${word}${after}`),
  predicates: short.split(' ').map((word) => `${before}${word}${after}`),
});
const term = (name: string, forms: Forms): Forms => forms.map((word) => `*${name}:${word}*`);
/** Two adjectives one after the other. */
const pair = (first: Forms, second: Forms): Forms => first.map((word, index) => `${word} ${second[index]}`);
/** Long forms in the nominative serve as predicates where no short ones are used. */
const long = (forms: Forms): Adjective => ({
  forms,
  predicates: [0, 6, 12, 18].map((at) => forms[at] ?? ''),
});

export const SPAN_WORDS: Readonly<Record<Word<'span'>, string>> = {
  attack: 'в этой атаке',
  activation: 'в этой активации',
  groupActivation: 'в активации этой группы',
  round: 'в этом раунде',
};

const ATTACKED = 'атакован атакована атаковано атакованы';
const HAS = 'имеет имеет имеет имеют';

const ADJECTIVES: NounGrammar['adjectives'] = {
  closest: long(hissing('ближайш')),
  farthest: long(pair(hard('сам'), soft('дальн'))),
  other: long(velar('друг', 'ой')),
  healthy: adjective(term('healthy', hard('здоров')), 'здоров здорова здорово здоровы'),
  wounded: adjective(term('wounded', hard('ранен')), 'ранен ранена ранено ранены'),
  ready: adjective(hard('подготовленн'), 'подготовлен подготовлена подготовлено подготовлены'),
  activated: adjective(hard('активированн'), 'активирован активирована активировано активированы'),
  lastHealthy: long(pair(soft('последн'), hard('здоров'))),
  hurt: adjective(hissing('пострадавш'), 'пострадал пострадала пострадало пострадали', ' в этой активации'),
  failed: adjective(hissing('проваливш'), 'провалил провалила провалило провалили', ' проверку'),
  passed: adjective(hissing('прошедш'), 'прошёл прошла прошло прошли', ' проверку'),
  damaged: adjective(hissing('имеющ'), HAS, ' #damage'),
  'damaged:not': adjective(hissing('имеющ'), HAS, ' #damage', 'не '),
  elite: long(hard('элитн')),
  'elite:not': long(hard('обычн')),
  unique: long(hard('уникальн')),
  'unique:not': long(hard('неуникальн')),
  massive: long(term('massive', hard('массивн'))),
  'massive:not': long(term('massive', hard('немассивн'))),
  sentient: long(hard('разумн')),
  'sentient:not': long(hard('неразумн')),
  canAttack: adjective(hard('способн'), 'способен способна способно способны', ' атаковать'),
  'canAttack:not': adjective(hard('неспособн'), 'неспособен неспособна неспособно неспособны', ' атаковать'),
  adjacent: adjective(soft('соседн'), 'рядом'),
  'adjacent:not': adjective(soft('несоседн'), 'поодаль'),
  ...Object.fromEntries(
    WORDS.span.flatMap((span): [string, Adjective][] => [
      [`attacked:${span}`, adjective(hard('атакованн'), ATTACKED, ` ${SPAN_WORDS[span]}`, 'уже ')],
      [`attacked:${span}:not`, adjective(hard('атакованн'), ATTACKED, ` ${SPAN_WORDS[span]}`, 'ещё не ')],
    ]),
  ),
};

export const NOUN_GRAMMAR: NounGrammar = {
  frame,
  nouns: Object.fromEntries(
    Object.entries(NOUNS).map(([noun, word]) => [noun, formsOf(word)]),
  ) as NounGrammar['nouns'],
  beginnings: {
    one: [''],
    all: unique(EACH),
    some: ['{n}', ...unique(DIFFERENT).map((word) => `{n} ${word}`)],
    most: unique(GREATEST).map((word) => `${word} (минимум {n})`),
    atLeast: ['минимум {n}'],
  },
  mostAfter: '',
  adjectives: ADJECTIVES,
  not: '',
  onlyIf: 'только если',
  thenBy: 'затем',
  except: { word: '(кроме', case: GEN, after: ')' },
  named: 'фигурка',
};
