// The text of an entry, in pieces: the markup of missions, and links to other entries.

import { parseMarkup, type TextPiece } from '../mission/markup';
import type { Glossary } from './glossary';

export type EntryPiece = TextPiece | { readonly link: string; readonly text: string };

const LINK = /\[\[(?<id>\w+)(?:\|(?<word>[^\]]+))?\]\]/g;

export function parseEntryText({ byId }: Glossary, text: string): readonly EntryPiece[] {
  const pieces: EntryPiece[] = [];
  let end = 0;
  // Links go first: the inside of one would look like an icon otherwise.
  for (const { 0: found, index, groups } of text.matchAll(LINK)) {
    const id = groups?.['id'] ?? '';
    pieces.push(...parseMarkup(text.slice(end, index)));
    pieces.push({ link: id, text: groups?.['word'] ?? byId.get(id)?.term ?? id });
    end = index + found.length;
  }
  return [...pieces, ...parseMarkup(text.slice(end))];
}

/** Only the words, for searching. */
export const wordsOfEntry = (glossary: Glossary, text: string): string =>
  parseEntryText(glossary, text)
    .map((piece) => ('text' in piece ? piece.text : ''))
    .join('');
