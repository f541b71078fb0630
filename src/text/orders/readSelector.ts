// Reads noun phrases. Any form of a word will do here: the caller compares the sentence with the one that would be
// written.

import { type Key, type Pred, type Ref, type Selector } from '../../imperial';
import type { Take } from '../../orders';
import type { Grammar, Quantity } from './grammar';
import { predOfKey } from './meaning';
import { distinct, readFragment, readWords, type ReadingWay, type Ways } from './reading';
import type { Token } from './tokens';

/** What noun phrases need from the rest of the reader. */
export type SelectorReading = {
  readonly grammar: Grammar;
  readonly tokens: readonly Token[];
  readonly node: (table: 'pred' | 'key', at: number) => Ways<Pred | Key>;
  /** As in "is healthy". */
  readonly predicate: (at: number) => Ways<Pred>;
  readonly ref: (at: number) => Ways<Ref>;
  readonly label: (at: number) => Ways<string>;
};

type Parts = { -readonly [F in keyof Selector]: Selector[F] };
type Draft = ReadingWay<Parts>;

const extend = (draft: Draft, next: number, change: Partial<Parts>): Draft => ({
  next,
  value: { ...draft.value, ...change },
});

export function readSelector(eye: SelectorReading, from: number): Ways<Selector> {
  const { tokens } = eye;
  const at = readWords(tokens, eye.grammar.noun.not, from) ?? from;
  const soft = tokens[at] === '«';
  const start = soft ? at + 1 : at;
  const inner = [...(soft ? readNamed(eye, start) : []), ...readPhrase(eye, start)].flatMap((draft) =>
    readName(eye, draft),
  );
  const whole = soft
    ? inner.flatMap((draft) =>
        tokens[draft.next] === '»' ? extend(draft, draft.next + 1, { soft: true }) : [],
      )
    : inner;
  return distinct(whole.flatMap((draft) => (soft ? readMust(eye, draft) : draft)));
}

/** « Fenn Signis »: a name in place of a noun. Names outside the marks are references. */
const readNamed = (eye: SelectorReading, at: number): readonly Draft[] =>
  eye.ref(at).flatMap(({ value, next }) => (isNamed(value) ? [{ value: { noun: value }, next }] : []));

const isNamed = (ref: Ref): ref is NonNullable<Extract<Selector['noun'], `${string}:${string}`>> =>
  ref.includes(':') && !ref.startsWith('bound:');

function readPhrase(eye: SelectorReading, at: number): readonly Draft[] {
  return readBeginnings(eye, at)
    .flatMap((begun) => readAdjectives(eye, begun))
    .flatMap((draft) => readNoun(eye, draft))
    .flatMap((draft) => readPosts(eye, draft));
}

type Begun = Draft & { readonly quantity: Quantity['kind'] };

function readBeginnings({ grammar, tokens }: SelectorReading, at: number): readonly Begun[] {
  const kinds = Object.entries(grammar.noun.beginnings) as [Quantity['kind'], readonly string[]][];
  return kinds.flatMap(([quantity, sources]) =>
    sources.flatMap((source): readonly Begun[] => {
      const numbered = readNumbered(tokens, source, at);
      return numbered ? [{ quantity, next: numbered.next, value: takeOf(quantity, numbered.n) }] : [];
    }),
  );
}

/** Words with a number among them. */
function readNumbered(
  tokens: readonly Token[],
  source: string,
  at: number,
): { readonly n: number; readonly next: number } | undefined {
  const [front = '', back] = source.split('{n}');
  const after = readWords(tokens, front, at);
  if (after === undefined || back === undefined)
    return after === undefined ? undefined : { n: 0, next: after };
  const n = Number(tokens[after]);
  const next = readWords(tokens, back, after + 1);
  return Number.isInteger(n) && next !== undefined ? { n, next } : undefined;
}

function takeOf(quantity: Quantity['kind'], n: number): Parts {
  const takes: Readonly<Record<Quantity['kind'], Take | undefined>> = {
    one: undefined,
    all: 'all',
    some: n,
    most: { max: true, min: n },
    atLeast: { atLeast: n },
  };
  const take = takes[quantity];
  return take === undefined ? {} : { take };
}

/** Adjectives in any number; the first may be the leading key of the order. */
function readAdjectives(eye: SelectorReading, begun: Begun): readonly Begun[] {
  const longer = Object.entries(eye.grammar.noun.adjectives).flatMap(([key, { forms }]) => {
    const nexts = new Set(forms.map((form) => readFragment(eye.tokens, form, begun.next)));
    return [...nexts].flatMap((next) =>
      next === undefined ? [] : [{ ...begun, next, value: withAdjective(begun.value, key) }],
    );
  });
  return [begun, ...longer.flatMap((draft) => readAdjectives(eye, draft))];
}

function withAdjective(parts: Parts, key: string): Parts {
  if (key === 'closest' || key === 'farthest')
    return { ...parts, order: [...(parts.order ?? []), { kind: key }] };
  if (key === 'other') return { ...parts, exclude: [...(parts.exclude ?? []), 'self'] };
  return { ...parts, filter: [...(parts.filter ?? []), predOfKey(key)] };
}

function readNoun({ grammar, tokens }: SelectorReading, begun: Begun): readonly Draft[] {
  const nouns = Object.entries(grammar.noun.nouns) as [
    NonNullable<Selector['noun']> | 'rebel',
    readonly string[],
  ][];
  return nouns.flatMap(([noun, forms]) => {
    const nexts = new Set(forms.map((form) => readWords(tokens, form, begun.next)));
    return [...nexts].flatMap((next): readonly Draft[] => {
      if (next === undefined) return [];
      const draft = extend(begun, next, noun === 'rebel' ? {} : { noun });
      return begun.quantity === 'most' ? readMostAfter(grammar, tokens, draft) : [draft];
    });
  });
}

function readMostAfter(grammar: Grammar, tokens: readonly Token[], draft: Draft): readonly Draft[] {
  const found = readNumbered(tokens, grammar.noun.mostAfter, draft.next);
  if (!found) return [];
  const inAfter = grammar.noun.mostAfter.includes('{n}');
  return [extend(draft, found.next, inAfter ? { take: { max: true, min: found.n } } : {})];
}

/** Filters, then the leading key, further keys, exclusions; each of them may be missing. */
function readPosts(eye: SelectorReading, draft: Draft): readonly Draft[] {
  const filtered = repeat(draft, (open) =>
    (eye.node('pred', open.next) as Ways<Pred>).map(({ value, next }) =>
      extend(open, next, { filter: [...(open.value.filter ?? []), value] }),
    ),
  );
  return filtered
    .flatMap((open) => [open, ...(open.value.order ? [] : readKey(eye, open, open.next))])
    .flatMap((open) => [open, ...readThenBy(eye, open)])
    .flatMap((open) => repeat(open, (more) => readExcept(eye, more)));
}

function repeat(draft: Draft, more: (open: Draft) => readonly Draft[]): readonly Draft[] {
  return [draft, ...more(draft).flatMap((longer) => repeat(longer, more))];
}

const readKey = (eye: SelectorReading, open: Draft, at: number): readonly Draft[] =>
  (eye.node('key', at) as Ways<Key>).map(({ value, next }) =>
    extend(open, next, { order: [...(open.value.order ?? []), value] }),
  );

function readThenBy(eye: SelectorReading, open: Draft): readonly Draft[] {
  const { thenBy } = eye.grammar.noun;
  const first = readWords(eye.tokens, `( ${thenBy}`, open.next);
  if (first === undefined || !open.value.order) return [];
  const all = readKey(eye, open, first).flatMap((draft) =>
    repeat(draft, (more) => {
      const next = readWords(eye.tokens, `, ${thenBy}`, more.next);
      return next === undefined ? [] : readKey(eye, more, next);
    }),
  );
  return all.flatMap((draft) => (eye.tokens[draft.next] === ')' ? [{ ...draft, next: draft.next + 1 }] : []));
}

function readExcept(eye: SelectorReading, open: Draft): readonly Draft[] {
  const { word, after = '' } = eye.grammar.noun.except;
  const next = readWords(eye.tokens, word, open.next);
  if (next === undefined) return [];
  return eye.ref(next).flatMap((ref) => {
    const end = readWords(eye.tokens, after, ref.next);
    return end === undefined
      ? []
      : extend(open, end, { exclude: [...(open.value.exclude ?? []), ref.value] });
  });
}

function readName(eye: SelectorReading, draft: Draft): readonly Draft[] {
  const next = readWords(eye.tokens, `( ${eye.grammar.noun.named}`, draft.next);
  if (next === undefined) return [draft];
  const named = eye
    .label(next)
    .flatMap((label) =>
      eye.tokens[label.next] === ')' ? [extend(draft, label.next + 1, { as: label.value })] : [],
    );
  return [draft, ...named];
}

function readMust(eye: SelectorReading, draft: Draft): readonly Draft[] {
  return repeat(draft, (open) => {
    const start = open.value.must ? readWords(eye.tokens, eye.grammar.joins.preds, open.next) : open.next;
    if (start === undefined) return [];
    const adjective = readWords(eye.tokens, eye.grammar.noun.onlyIf, start);
    const ways = [
      ...(eye.node('pred', start) as Ways<Pred>),
      ...(adjective === undefined ? [] : eye.predicate(adjective)),
    ];
    return ways.map(({ value, next }) => extend(open, next, { must: [...(open.value.must ?? []), value] }));
  });
}
