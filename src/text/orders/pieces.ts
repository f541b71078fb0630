// The parts of a sentence, ready to be drawn: words, pictures, terms with a rule behind them, and names.

import { languageRow, LANGUAGES, type LocalText } from '../../kernel';
import { CONDITIONS } from '../../rules';

export const ICONS = [
  'action',
  'attack',
  'damage',
  'strain',
  'surge',
  'block',
  'evade',
  'dodge',
  'blue',
  'green',
  'red',
  'yellow',
  'black',
  'white',
] as const;
export type IconPiece = (typeof ICONS)[number];

/** Words that have an entry in the rules. */
export const TERMS = [
  'toward',
  'engage',
  'reposition',
  'moveAttack',
  'attack',
  'place',
  'push',
  'reinforce',
  'recover',
  'defeat',
  'interact',
  'test',
  'powerToken',
  'lineOfSight',
  'harmful',
  'healthy',
  'wounded',
  ...CONDITIONS,
  'accuracy',
  'pierce',
  'blast',
  'cleave',
  'reach',
  'mobile',
  'massive',
] as const;
export type TermPiece = (typeof TERMS)[number];

/** Things whose names come from content, and words that an author wrote. */
export const NAME_KINDS = ['hero', 'card', 'companion', 'thing', 'tile', 'ability', 'label'] as const;
export type NameKind = (typeof NAME_KINDS)[number];
export type Named =
  | { readonly kind: NameKind; readonly id: string }
  | { readonly kind: 'text'; readonly words: LocalText };

export type SentencePiece =
  | { readonly text: string }
  | { readonly icon: IconPiece }
  | { readonly term: TermPiece; readonly text: string }
  | { readonly name: Named; readonly text: string };

/** Finds the name of a thing in the player's language; the id itself will do where there is none. */
export type Names = (kind: NameKind, id: string) => string | undefined;

const isText = (piece: SentencePiece): piece is { readonly text: string } =>
  'text' in piece && !('term' in piece) && !('name' in piece);

/** Joins neighbouring texts and settles the blanks between the parts. */
export function tidy(pieces: readonly SentencePiece[]): readonly SentencePiece[] {
  const joined: SentencePiece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (isText(piece) && last && isText(last)) joined[joined.length - 1] = { text: last.text + piece.text };
    else joined.push(piece);
  }
  return joined
    .map((piece, index) =>
      isText(piece) ? { text: settle(piece.text, index === 0, index === joined.length - 1) } : piece,
    )
    .filter((piece) => !isText(piece) || piece.text !== '');
}

/** Two words that run together in some language, and the one that they become. */
const CONTRACTIONS = LANGUAGES.flatMap((language) =>
  Object.entries(languageRow(language).contractions ?? {}).map(([pair, one]) => ({
    pair,
    one,
    pairs: wholeWords(pair),
    ones: wholeWords(one),
  })),
);

function wholeWords(words: string): RegExp {
  return new RegExp(`(^|[^\\p{L}])${words}(?!\\p{L})`, 'gu');
}

const contracted = (text: string): string =>
  CONTRACTIONS.reduce((done, { pairs, one }) => done.replace(pairs, `$1${one}`), text);

/** The other way round, for reading. */
export const takenApart = (text: string): string =>
  CONTRACTIONS.reduce((done, { ones, pair }) => done.replace(ones, `$1${pair}`), text);

function settle(text: string, first: boolean, last: boolean): string {
  const settled = contracted(text.replace(/\s+/g, ' '))
    .replace(/ ([,.:;)»”])/g, '$1')
    .replace(/([(«“„]) /g, '$1');
  return settled.slice(
    first && settled.startsWith(' ') ? 1 : 0,
    last && settled.endsWith(' ') ? -1 : undefined,
  );
}

/** A sentence begins with a capital letter, unless it begins with a number or a name. */
export function capitalize(pieces: readonly SentencePiece[]): readonly SentencePiece[] {
  const [first, ...rest] = pieces;
  if (!first || !('text' in first) || 'name' in first) return pieces;
  const text = first.text.replace(/^[^\p{L}\p{N}]*\p{L}/u, (start) => start.toLocaleUpperCase());
  return [{ ...first, text }, ...rest];
}

/** As plain text: icons stand as their names in square brackets. */
export const formatPieces = (pieces: readonly SentencePiece[]): string =>
  pieces.map((piece) => ('icon' in piece ? `[${piece.icon}]` : piece.text)).join('');
