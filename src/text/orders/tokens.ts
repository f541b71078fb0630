// A sentence cut into words, for reading. Capital letters, blanks and the look of a minus do not matter.

import { ICONS, takenApart, type Named, type SentencePiece } from './pieces';

/** A word or sign in small letters, `#` and the name of an icon, or a name from content. */
export type Token = string | Named;

const WORD = /\p{L}+|\p{N}+|[^\s\p{L}\p{N}]/gu;

export const wordsOf = (text: string): readonly string[] =>
  takenApart(text.toLocaleLowerCase().replaceAll('−', '-')).match(WORD) ?? [];

export const tokensOf = (pieces: readonly SentencePiece[]): readonly Token[] =>
  pieces.flatMap((piece): readonly Token[] => {
    if ('icon' in piece) return [`#${piece.icon}`];
    return 'name' in piece ? [piece.name] : wordsOf(piece.text);
  });

export type NameList = readonly (readonly [text: string, name: Named])[];

/** Plain text as people type it: icons in square brackets, names as they are called. */
export function piecesOf(text: string, names: NameList = []): readonly SentencePiece[] {
  const marks = [
    ...ICONS.map((icon): readonly [string, SentencePiece] => [`[${icon}]`, { icon }]),
    ...names.map(([words, name]): readonly [string, SentencePiece] => [words, { name, text: words }]),
  ].sort(([a], [b]) => b.length - a.length);
  const pieces: SentencePiece[] = [];
  let rest = text;
  while (rest !== '') {
    const found = marks.find(([words]) => rest.startsWith(words));
    const taken = found?.[0] ?? rest.charAt(0);
    pieces.push(found?.[1] ?? { text: taken });
    rest = rest.slice(taken.length);
  }
  return joined(pieces);
}

/** Letter by letter would cut words apart. */
const joined = (pieces: readonly SentencePiece[]): readonly SentencePiece[] =>
  pieces.reduce<SentencePiece[]>((all, piece) => {
    const last = all.at(-1);
    const both = last && 'text' in last && !('name' in last) && 'text' in piece && !('name' in piece);
    if (both) all[all.length - 1] = { text: last.text + piece.text };
    else all.push(piece);
    return all;
  }, []);

export const sameToken = (a: Token | undefined, b: Token): boolean =>
  typeof b === 'string' ? a === b : JSON.stringify(a) === JSON.stringify(b);
