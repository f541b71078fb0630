// All statements and all citations of a tree of files, and what is wrong with them.

import { readBracket, readProse } from './grammar';
import { anchorOf, linksToSpec, looseAnchors, proseOf, statementsOf } from './pages';
import { passagesOf, type Passage } from './source';

/** Name, as `docs/spec/board.md`, and text. */
export type Files = ReadonlyMap<string, string>;

export type Survey = {
  readonly statements: ReadonlySet<string>;
  /** Cited in the title of a test or of a row of its table. */
  readonly held: ReadonlySet<string>;
  readonly citations: number;
  /** Each with its file and line. */
  readonly wrong: readonly string[];
};

type Citation = { readonly where: string; readonly id: string; readonly held: boolean };

const SPEC = 'docs/spec/';
const BRACKET = /\[([^\]\n]*)\]/g;
/** Files without any of these cite nothing; parsing them would take most of the time. */
const FORMS =
  '[DBLPM]\\d|\\b[Rr](?:ow|ule)s?\\s|\\b(?:saga|legion|classic)\\s|\\bparty\\s\\d|\\bscenarios?\\s|[1-9]\\.\\d|EX-';
const IN_COMMENT = new RegExp(`(?://|\\*).*(?:${FORMS})`);
const IN_TEST = new RegExp(`\\[.*(?:${FORMS}|\\d)|rule:`);

export function survey(files: Files): Survey {
  const wrong: string[] = [];
  const statements = new Map<string, string>();
  const citations: Citation[] = [];

  for (const [file, text] of files) {
    if (!file.startsWith(SPEC)) continue;
    for (const { id, anchor, at } of statementsOf(text)) {
      const where = placeIn(file, text, at);
      const before = statements.get(id);
      if (before !== undefined) wrong.push(`${where}: ${id} is stated already at ${before}`);
      else statements.set(id, where);
      if (anchor !== anchorOf(id)) wrong.push(`${where}: the anchor of ${id} must be ${anchorOf(id)}`);
    }
    wrong.push(...looseAnchors(text).map((anchor) => `${file}: the anchor ${anchor} begins no statement`));
  }

  for (const [file, text] of files) {
    const note = (at: number, ids: readonly string[], held: boolean): void => {
      citations.push(...ids.map((id) => ({ where: placeIn(file, text, at), id, held })));
    };
    if (file.endsWith('.md')) {
      const bare = file.startsWith(SPEC);
      for (const { ids, at } of readProse(proseOf(text), { bare })) note(at, ids, false);
      for (const { page, anchor, at } of linksToSpec(text, specPages(files)))
        if (!statementsOf(files.get(SPEC + page) ?? '').some((found) => found.anchor === anchor))
          wrong.push(`${placeIn(file, text, at)}: ${page} has no statement #${anchor}`);
    } else if (IN_COMMENT.test(text) || (isTest(file) && IN_TEST.test(text))) {
      for (const passage of passagesOf(file, text)) {
        const read = readPassage(passage, isTest(file));
        for (const { ids, at, held } of read.cited) note(passage.at + at, ids, held);
        for (const part of read.wrong)
          wrong.push(`${placeIn(file, text, passage.at)}: [${part}] is neither a citation nor a label`);
      }
    }
  }

  for (const { where, id } of citations)
    if (!statements.has(id)) wrong.push(`${where}: ${id} is no statement of docs/spec`);
  return {
    statements: new Set(statements.keys()),
    held: new Set(citations.filter(({ held }) => held).map(({ id }) => id)),
    citations: citations.length,
    wrong,
  };
}

type Cited = { readonly ids: readonly string[]; readonly at: number; readonly held: boolean };

function readPassage(
  passage: Passage,
  inTests: boolean,
): { cited: readonly Cited[]; wrong: readonly string[] } {
  const { place, text } = passage;
  const mentions = (prose: string, bare: boolean): readonly Cited[] =>
    readProse(prose, { bare }).map(({ ids, at }) => ({ ids, at, held: false }));
  if (place === 'comment') return { cited: mentions(text, true), wrong: [] };
  if (!inTests) return { cited: [], wrong: [] };
  const brackets = [...text.matchAll(BRACKET)].map(({ 1: inside = '', index }) => ({ inside, index }));
  if (place === 'text') {
    // Other texts are data as a rule: only what is plainly marked counts, such as `learnt too much [row 90]`.
    const marked = brackets.filter(({ inside }) => /^(?:rows? |saga |scenario |EX-|[DBLPM]\d)/.test(inside));
    return {
      cited: marked.map(({ inside }) => ({ ids: readBracket(inside).ids, at: 0, held: false })),
      wrong: [],
    };
  }
  const read = brackets.map(({ inside }) => readBracket(inside));
  return {
    cited: [
      ...read.map(({ ids }) => ({ ids, at: 0, held: true })),
      ...mentions(text.replaceAll(BRACKET, ''), false).map((found) => ({ ...found, at: 0 })),
    ],
    wrong: read.flatMap((found) => found.wrong),
  };
}

const isTest = (file: string): boolean => file.startsWith('tests/');

const specPages = (files: Files): readonly string[] =>
  [...files.keys()].filter((file) => file.startsWith(SPEC)).map((file) => file.slice(SPEC.length));

const placeIn = (file: string, text: string, at: number): string =>
  `${file}:${text.slice(0, at).split('\n').length}`;
