// A text as it is read aloud: without markup, icons as words, sentence by sentence. Some browsers fall silent in the middle
// of a long utterance, so none is long.

import { paragraphsOf, parseMarkup, type MissionIcon } from '../../text';

/** Letters; about ten seconds. */
const LONGEST = 160;

export function sentencesOf(
  text: string,
  language: string,
  iconName: (icon: MissionIcon) => string,
): readonly string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
  return paragraphsOf(text)
    .map((paragraph) =>
      parseMarkup(paragraph)
        .map((piece) => ('icon' in piece ? iconName(piece.icon) : piece.text))
        .join('')
        .replaceAll(/\s+/g, ' '),
    )
    .flatMap((paragraph) => [...segmenter.segment(paragraph)].map(({ segment }) => segment.trim()))
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
    .flatMap((sentence) => breakUp(sentence));
}

/** Between its parts, where it has any; otherwise between words. */
function breakUp(sentence: string): readonly string[] {
  if (sentence.length <= LONGEST) return [sentence];
  const start = sentence.slice(0, LONGEST);
  const pause = Math.max(...[', ', '; ', ': ', ' – ', ' — '].map((mark) => start.lastIndexOf(mark)));
  const gap = pause > 0 ? start.indexOf(' ', pause + 1) : start.lastIndexOf(' ');
  const end = gap > 0 ? gap : LONGEST;
  return [sentence.slice(0, end).trim(), ...breakUp(sentence.slice(end).trim())];
}
