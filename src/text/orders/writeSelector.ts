// Writes noun phrases: « the closest healthy hero within 3 spaces ». Wishes stand inside the marks, filters that must
// hold outside. A phrase inside a phrase gets round brackets wherever it could swallow the words after it.

import { type Key, type NamedRef, type Pred, type Ref, type Selector } from '../../imperial';
import type { Agreement, SentenceFrame, Grammar, Quantity } from './grammar';
import { keyOfPred } from './meaning';
import type { SentencePiece } from './pieces';

export type Written = { readonly pieces: readonly SentencePiece[]; readonly agreement: Agreement };

/** What noun phrases need from the rest of the writer. */
export type Pen = {
  readonly grammar: Grammar;
  readonly node: (table: 'pred' | 'key', node: Pred | Key, wrap: boolean) => readonly SentencePiece[];
  readonly ref: (ref: Ref, theCase: number) => Written;
  readonly fragment: (source: string) => readonly SentencePiece[];
  readonly label: (id: string) => SentencePiece;
};

export const plainPiece = (words: string): SentencePiece => ({ text: words });

export function writeSelector(selector: Selector, theCase: number, negative: boolean, pen: Pen): Written {
  const { pieces, agreement } = isNamed(selector.noun)
    ? pen.ref(selector.noun, theCase)
    : writePhrase(selector, theCase, negative, pen);
  const named = [...pieces, ...nameOf(selector, pen)];
  const whole = selector.soft ? [plainPiece('«'), ...named, plainPiece('»')] : named;
  const denied = negative && (isNamed(selector.noun) || selector.take !== undefined);
  const must = selector.must ?? [];
  const outside = must.flatMap((pred, index) => [
    plainPiece(index > 0 ? pen.grammar.joins.preds : ''),
    ...(predicate(pred, agreement, pen) ?? post(pred, index < must.length - 1, pen)),
  ]);
  return { pieces: [plainPiece(denied ? `${pen.grammar.noun.not} ` : ''), ...whole, ...outside], agreement };
}

const isNamed = (noun: Selector['noun']): noun is NamedRef => noun?.includes(':') ?? false;

/** Behind a key only these could be taken for a part of the phrase outside. */
export const hasLooseEnd = ({ order = [], exclude = [], must = [], as }: Selector): boolean =>
  order.length > 1 || exclude.some((ref) => ref !== 'self') || must.length > 0 || as !== undefined;

/** A phrase with something behind its noun could swallow the words that follow it. */
export const hasTail = (
  { filter = [], order = [], exclude = [], must = [], as }: Selector,
  { grammar }: Pen,
): boolean =>
  filter.some((pred) => !grammar.noun.adjectives[keyOfPred(pred)]) ||
  order.length > 1 ||
  order.some((key) => superlative(key) === undefined) ||
  exclude.some((ref) => ref !== 'self') ||
  must.length > 0 ||
  as !== undefined;

const superlative = (key: Key | undefined): 'closest' | 'farthest' | undefined => {
  if (key?.kind === 'closest' && key.to === undefined) return 'closest';
  return key?.kind === 'farthest' && key.from === undefined ? 'farthest' : undefined;
};

function writePhrase(selector: Selector, theCase: number, negative: boolean, pen: Pen): Written {
  const { noun = 'rebel', filter = [], order = [], take } = selector;
  const { adjectives, frame: makeFrame } = pen.grammar.noun;
  const how = { definite: order.some(({ kind }) => kind !== 'playersChoice'), negative, case: theCase };
  // A named noun never comes here, see writeSelector.
  const frame = makeFrame(noun as Parameters<typeof makeFrame>[0], quantityOf(take), how);
  const keys = [
    ...[superlative(order[0])].filter((key) => key !== undefined),
    ...(selector.exclude?.includes('self') ? ['other'] : []),
    ...filter.map(keyOfPred).sort((a, b) => Number(isPlace(b)) - Number(isPlace(a))),
  ];
  const words = keys.flatMap((key) => adjectives[key]?.forms[frame.form] ?? []);
  const front = [...words, frame.noun].join(' ');
  return {
    pieces: [
      plainPiece(`${frame.before(front.replace(/^\W+(\w+:)?/u, ''))} `),
      ...pen.fragment(`${front} `),
      ...after(frame, pen),
      ...posts(selector, pen),
    ],
    agreement: frame.agreement,
  };
}

/** Where somebody stands is said before what somebody is. */
const isPlace = (key: string): boolean => key.startsWith('adjacent');

export const quantityOf = (take: Selector['take']): Quantity => {
  if (take === undefined) return { kind: 'one' };
  if (take === 'all') return { kind: 'all' };
  if (typeof take === 'number') return { kind: 'some', n: take };
  return 'max' in take ? { kind: 'most', n: take.min } : { kind: 'atLeast', n: take.atLeast };
};

const after = ({ after: words }: SentenceFrame, pen: Pen): readonly SentencePiece[] =>
  words === '' ? [] : [...pen.fragment(words), plainPiece(' ')];

/** What follows the noun, in fixed order: filters, the order, exclusions. */
function posts(selector: Selector, pen: Pen): readonly SentencePiece[] {
  const { filter = [], order = [], exclude = [] } = selector;
  const filters = filter.filter((pred) => !pen.grammar.noun.adjectives[keyOfPred(pred)]);
  const [first, ...rest] = order;
  const leading = first && superlative(first) === undefined ? [first] : [];
  const left = exclude.filter((ref) => ref !== 'self');
  const more = rest.length + left.length > 0 || selector.as !== undefined;
  return [
    ...filters.flatMap((pred, index) =>
      post(pred, more || leading.length > 0 || index < filters.length - 1, pen),
    ),
    ...leading.flatMap((key) => [plainPiece(' '), ...pen.node('key', key, more)]),
    ...(rest.length > 0 ? thenBy(rest, pen) : []),
    ...left.flatMap((ref) => except(ref, pen)),
  ];
}

const post = (pred: Pred, more: boolean, pen: Pen): readonly SentencePiece[] => [
  plainPiece(' '),
  ...pen.node('pred', pred, more),
];

/** A filter that is nothing but an adjective: "only if healthy". */
function predicate(
  pred: Pred,
  { number, gender }: Agreement,
  { grammar, fragment }: Pen,
): readonly SentencePiece[] | undefined {
  const { adjectives, onlyIf } = grammar.noun;
  const forms = grammar.templates.pred[pred.kind] === undefined && adjectives[keyOfPred(pred)]?.predicates;
  if (!forms) return undefined;
  const form = number === 'pl' ? 3 : 'mfn'.indexOf(gender);
  return [plainPiece(` ${onlyIf} `), ...fragment(forms[Math.min(form, forms.length - 1)] ?? '')];
}

const thenBy = (keys: readonly Key[], pen: Pen): readonly SentencePiece[] => [
  plainPiece(' ('),
  ...keys.flatMap((key, index) => [
    plainPiece(`${index > 0 ? ', ' : ''}${pen.grammar.noun.thenBy} `),
    ...pen.node('key', key, index < keys.length - 1),
  ]),
  plainPiece(')'),
];

const except = (ref: Ref, pen: Pen): readonly SentencePiece[] => {
  const { word, case: theCase, after: end = '' } = pen.grammar.noun.except;
  return [plainPiece(` ${word} `), ...pen.ref(ref, theCase).pieces, plainPiece(end)];
};

const nameOf = ({ as }: Selector, pen: Pen): readonly SentencePiece[] =>
  as === undefined ? [] : [plainPiece(` (${pen.grammar.noun.named} `), pen.label(as), plainPiece(')')];
