// The little markup that mission texts have: **bold** words, *stressed* ones and [icons]. Everything else is text and stays text, so that
// no word of a mission can ever become part of the page.

import { ATTRIBUTES } from '../../rules';
import { ICONS } from '../orders/pieces';

export const MISSION_ICONS = [...ICONS, ...ATTRIBUTES] as const;
export type MissionIcon = (typeof MISSION_ICONS)[number];

export type TextPiece =
  | { readonly text: string; readonly bold: boolean; readonly stressed?: true }
  | { readonly icon: MissionIcon };

const MARKED = /\*\*(?<bold>.+?)\*\*|\*(?<stressed>[^*\n]+)\*|\[(?<icon>[a-z]+)\]/g;
/** A star with blanks around it is a star. */
const isLoose = (words: string): boolean => words.trim() !== words;

export function parseMarkup(text: string, bold = false): readonly TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const found of text.matchAll(MARKED)) {
    const icon = MISSION_ICONS.find((name) => name === found.groups?.['icon']);
    const { bold: strong, stressed } = found.groups ?? {};
    if (stressed !== undefined && isLoose(stressed)) continue;
    // A word in brackets that is no icon of ours was meant as it stands.
    if (icon === undefined && strong === undefined && stressed === undefined) continue;
    if (found.index > end) pieces.push({ text: text.slice(end, found.index), bold });
    if (icon) pieces.push({ icon });
    if (strong !== undefined) pieces.push(...parseMarkup(strong, true));
    if (stressed !== undefined) pieces.push({ text: stressed, bold, stressed: true });
    end = found.index + found[0].length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), bold });
  return pieces;
}

/** An empty line begins a new paragraph. */
export const paragraphsOf = (text: string): readonly string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');

/** Without its markup, for places that only take plain words. */
export const plainText = (text: string): string =>
  parseMarkup(text)
    .map((piece) => ('icon' in piece ? `[${piece.icon}]` : piece.text))
    .join('');
