// A mistake in content, told to its author: its place, the expected value and the found one. Codes are for programs,
// the two halves of the sentence for people.

export const CONTENT_CODES = [
  /** The file is not JSON. */
  'syntax',
  /** The file is larger than any content should be. */
  'tooLarge',
  /** Objects and lists inside each other beyond reason. */
  'tooDeep',
  /** The same field twice in one object: the first would silently be lost. */
  'repeatedField',
  /** A field name that could reach into the program itself. */
  'forbiddenField',
  /** The file cannot be read at all. */
  'unreadable',
  'unknownKind',
  'missingField',
  'unknownField',
  /** A value of the wrong type. */
  'wrongType',
  /** The right type, but not one of the values that may stand there. */
  'wrongValue',
  'duplicateId',
  /** An id that no entry has. */
  'unknownId',
  'rowLength',
  'rowCount',
  'unknownLetter',
  /** A line that does not lie between two spaces of the tile. */
  'lineOutside',
  /** An opening that does not lie on the outline of the tile. */
  'openingInside',
  'repeatedEdge',
  /** A tile of which only one side is given. */
  'missingSide',
] as const;

/** Mistakes that only missions and their words can have. */
export const MISSION_CODES = [
  /** Text that should be an expression. */
  'expression',
  /** A word in an expression that nothing is called by. */
  'unknownName',
  /** Something that needs a map or rounds, in an encounter. */
  'notInEncounter',
  /** A mission without a section or a place to begin. */
  'noStart',
  'noEntry',
  'tilesOverlap',
  /** A space that is on no tile of the map. */
  'outsideMap',
  /** Something in a space that nobody can enter. */
  'blockedSpace',
  /** A door that does not stand between two spaces side by side. */
  'doorEdge',
  /** More of something than the boxes hold. */
  'tooManyPieces',
  /** Something of a product that the mission does not say it needs. */
  'notInBox',
  /** A group that nobody could play with the products that the mission needs. */
  'noCards',
  /** Scripts that set each other off for ever. */
  'endlessLoop',
  'noWin',
  /** Won with an outcome that is lost, or the other way round. */
  'wrongOutcome',
  'missingWord',
  'unknownIcon',
  /** Braces of a blank that do not match. */
  'badBlank',
  /** A blank that nothing fills. */
  'unfilledBlank',
  /** A text that would take other texts into it. */
  'nesting',
] as const;

/** Told to authors, but nothing that a mission could not be played with. */
export const WARNING_CODES = [
  /** A tile that joins no other one. */
  'looseTile',
  /** A section that heroes cannot get to. */
  'unreachable',
  /** A trigger for something that cannot happen. */
  'neverHappens',
  'neverRuns',
  'neverUsed',
  'neverTrue',
  'neverRead',
  'neverSet',
  'outcomeGap',
  'outcomeOverlap',
  /** A trigger that the app cannot see in told play, and does not ask about. */
  'unseen',
  'unusedWord',
  /** A translation without a blank that the English text has. */
  'lostBlank',
] as const;

/** Mistakes that only campaigns can have. */
export const CAMPAIGN_CODES = [
  /** No mission after which the campaign is over. */
  'noFinale',
  /** No ending that holds whatever happened. */
  'noEnding',
  /** Outcomes that open each other in a circle. */
  'openingCycle',
] as const;

/** What is odd about a campaign. */
export const CAMPAIGN_WARNINGS = [
  /** A flag that no mission ever leaves behind. */
  'neverRaised',
  /** A mission or encounter that never comes up. */
  'neverOpens',
] as const;

export type ProblemCode =
  | (typeof CONTENT_CODES)[number]
  | (typeof MISSION_CODES)[number]
  | (typeof WARNING_CODES)[number]
  | (typeof CAMPAIGN_CODES)[number]
  | (typeof CAMPAIGN_WARNINGS)[number];

export type Problem = {
  readonly file: string;
  /** Like `entries[3].spaces[2]`; empty when the whole file is meant. */
  readonly path: string;
  readonly code: ProblemCode;
  readonly expected: string;
  readonly found: string;
};

/** A mistake inside of one entry; whoever loads it adds where the entry stands. */
export type EntryProblem = Pick<Problem, 'code' | 'expected' | 'found'> & {
  readonly path: readonly (string | number)[];
};

const WARNINGS: ReadonlySet<ProblemCode> = new Set([...WARNING_CODES, ...CAMPAIGN_WARNINGS]);
export const isWarning = ({ code }: Pick<Problem, 'code'>): boolean => WARNINGS.has(code);

/** One line for a terminal or a log. */
export function formatProblem({ file, path, expected, found }: Problem): string {
  const place = path === '' ? file : `${file}: ${path}`;
  return `${place}: expected ${expected}, found ${found}`.replaceAll(LINE_ENDS, ' ');
}
/** Names of files and rows of tiles come from strangers, who could add lines of ours. */
const LINE_ENDS = /[\n\r\u2028\u2029]/g;

/** What stands there, short enough for one line. */
export function describeValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'an object';
  const text = JSON.stringify(value) ?? typeof value;
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
}
const MAX_SHOWN = 60;

/** `['entries', 3, 'spaces']` as an author would write it: `entries[3].spaces`. */
export function formatPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, step) => {
    if (typeof step === 'number') return `${text}[${step}]`;
    const name = /^[\w$-]+$/.test(String(step)) ? String(step) : JSON.stringify(String(step));
    return text === '' ? name : `${text}.${name}`;
  }, '');
}

/** More names of about the same length than any real content has. */
const MAX_COMPARED = 1000;

/** The closest of the known names, when it is close enough to be what was meant. */
export function closest(name: string, known: Iterable<string>): string | undefined {
  let best: string | undefined;
  let bestDistance = Math.max(1, Math.floor(name.length / 3)) + 1;
  if (name.length > MAX_SHOWN) return undefined;
  let left = MAX_COMPARED;
  for (const candidate of known) {
    if (Math.abs(candidate.length - name.length) >= bestDistance) continue;
    if (left-- === 0) break;
    const distance = editDistance(name.toLowerCase(), candidate.toLowerCase());
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance];
  }
  return best;
}

export const didYouMean = (name: string, known: Iterable<string>): string => {
  const guess = closest(name, known);
  return guess === undefined ? '' : ` (did you mean "${guess}"?)`;
};

/** What an author may have meant. */
export type Guess = (name: string, known: Iterable<string>) => string;

/** Whoever makes more mistakes needs no guess for each: comparing with everything is slow. */
const MAX_GUESSES = 100;

/** Guesses for the first mistakes; one for whatever is checked together. */
export function guesser(): Guess {
  let left = MAX_GUESSES;
  return (name, known) => (left-- > 0 ? didYouMean(name, known) : '');
}

/** Insertions, deletions and replacements between two words (Levenshtein, one row at a time). */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const swap = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
