// How statements of docs/spec are cited: in brackets (titles of tests), where every part must be a citation or a label, and
// in prose (comments and pages), where citations stand among other words. docs/spec/README.md shows the forms.

export type Read = { readonly ids: readonly string[]; readonly wrong: readonly string[] };

/** Words before a number. Rules of the board have none in brackets. */
const FAMILIES: Readonly<Record<string, string>> = {
  row: 'row ',
  rows: 'row ',
  saga: 'saga ',
  legion: 'legion ',
  classic: 'classic ',
  party: 'party ',
  scenario: 'scenario ',
  scenarios: 'scenario ',
  rule: '',
  rules: '',
};
const WORDS = Object.keys(FAMILIES).join('|');
const LETTERED = '[DBLPM]\\d{1,2}';
const DECIMAL = '\\d{1,2}\\.\\d{1,2}';
const NUMBER = `${LETTERED}|${DECIMAL}|\\d{1,3}`;
const PART = new RegExp(`^(?:(${WORDS}) )?(${NUMBER})(?:(?: to |-)(${NUMBER}))?$`);
const EXAMPLE = /^EX-[A-Z]+(?:-[A-Z]+)*$/;

/** The inside of a bracket: `D7, rows 3 to 5`, `camera, row 24`. Parts without a digit are labels, unless they are examples. */
export function readBracket(inside: string): Read {
  const ids: string[] = [];
  const wrong: string[] = [];
  let family = '';
  for (const part of inside.split(/,\s*|\s+and\s+/)) {
    const [, word, first, last] = PART.exec(part) ?? [];
    if (EXAMPLE.test(part)) ids.push(part);
    else if (first !== undefined) {
      if (word !== undefined) family = FAMILIES[word] ?? '';
      const found = span(familyOf(family, first), first, last ?? first);
      if (found) ids.push(...found);
      else wrong.push(part);
    } else if (/\d|^EX-/.test(part)) wrong.push(part);
  }
  return { ids, wrong };
}

/** Pages whose statements have a dot in their numbers, as those of the board do. */
const PAGES: ReadonlySet<string> = new Set(['saga ', 'legion ', 'classic ']);

/** Numbers that follow belong to the word before them, where they can: `rows 3, 4` but `rows 3, D7`. */
function familyOf(family: string, number: string): string | null {
  if (/^[A-Z]/.test(number)) return '';
  if (number.includes('.')) return PAGES.has(family) ? family : '';
  return family === '' ? null : family;
}

/** Every number from the first to the last; null where they cannot be counted through. */
function span(family: string | null, first: string, last: string): readonly string[] | null {
  const [from, to] = [first, last].map((number) => /^([A-Z]|\d{1,2}\.)?(\d+)$/.exec(number));
  if (family === null || !from || !to || from[1] !== to[1]) return null;
  const [start, end] = [Number(from[2]), Number(to[2])];
  if (end < start) return null;
  return Array.from({ length: end - start + 1 }, (_, index) => `${family}${from[1] ?? ''}${start + index}`);
}

export type Mention = { readonly ids: readonly string[]; readonly at: number; readonly text: string };

const JOIN = '(?:,\\s+(?:and\\s+)?|\\s+and\\s+|\\s+to\\s+|-)';
const listOf = (item: string): string => `(?:${item})(?:${JOIN}(?:${item}))*`;
/** Not part of a longer number, word or path, and no measure. */
const BARE = `(?<![\\w.,/#-])${listOf(`[1-9]\\.\\d{1,2}`)}(?![\\w.]*\\d|\\s*(?:%|(?:k?B|MB|px|em|m?s|seconds?|times)\\b))`;
const MARKED = [
  `\\b[Rr]ows?\\s+${listOf('\\d{1,3}')}\\b`,
  `\\b[Rr]ules?\\s+${listOf(DECIMAL)}\\b`,
  `\\bsaga\\s+${listOf('\\d{1,2}(?:\\.\\d)?')}\\b`,
  `\\blegion\\s+${listOf(DECIMAL)}\\b`,
  `\\bclassic\\s+${listOf('\\d\\.\\d{1,2}')}\\b`,
  `\\bparty\\s+${listOf('\\d{1,2}')}\\b`,
  `\\bscenarios?\\s+${listOf('\\d{1,2}')}\\b`,
  `(?<![\\w-])${listOf(LETTERED)}(?![\\w-]|\\.\\d)`,
  `\\bEX-[A-Z]+(?:-[A-Z]+)*\\b`,
];

/** `bare`: a decimal alone is a rule of the board, as in comments. Elsewhere figures are only figures. */
export function readProse(prose: string, { bare }: { readonly bare: boolean }): readonly Mention[] {
  const forms = new RegExp((bare ? [...MARKED, BARE] : MARKED).join('|'), 'g');
  return [...prose.matchAll(forms)].map(({ 0: text, index: at }) => ({
    ...readBracket(lowerFirst(text).replaceAll(/\s+/g, ' ').replaceAll(', and ', ', ')),
    at,
    text,
  }));
}

/** `Rule 2.5` begins a sentence; letters of decisions stay large. */
const lowerFirst = (text: string): string => text.replace(/^R(?=ows?\b|ules?\b)/, 'r');
