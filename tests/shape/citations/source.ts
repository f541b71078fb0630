// Where a TypeScript file cites: titles of tests and rows of their tables, comments, and other texts that hold a bracket.
// The compiler reads the file, so that an index such as list[2] or a path in a string is never taken for a citation.

import ts from 'typescript';

export type Place = 'title' | 'comment' | 'text';
/** `at` is a place in the file; `text` what is written there, without quotes or comment marks. */
export type Passage = { readonly place: Place; readonly at: number; readonly text: string };

const RUNNERS = new Set(['it', 'test', 'describe']);

export function passagesOf(file: string, source: string): readonly Passage[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind);
  const titles = new Set<ts.Node>();
  const tables = new Set<string>();
  const literals: ts.TextRange[] = [];

  const see = (node: ts.Node): void => {
    if (isLiteral(node)) literals.push({ pos: node.getStart(tree), end: node.end });
    if (ts.isCallExpression(node) && RUNNERS.has(rootOf(node))) {
      const [first] = node.arguments;
      if (first && isEach(node)) namesIn(first, tables);
      else if (first) titles.add(first);
    }
    ts.forEachChild(node, see);
  };
  see(tree);

  const passages: Passage[] = [{ place: 'comment', at: 0, text: onlyComments(source, literals) }];
  /** `row`: inside a table of cases, where a text that begins with a bracket is the title of a case. */
  const read = (node: ts.Node, row: boolean): void => {
    const text = textOf(node);
    if (text !== null) {
      const held = titles.has(node) || isRule(node) || (row && /^\[[^\]]*\] [^\d\s]/.test(text));
      // A rule stands without brackets: cases.test.ts puts them round it.
      const shown = isRule(node) && /^(?:\d|[DBLPM]\d|EX-|rows? )/.test(text) ? `[${text}]` : text;
      passages.push({ place: held ? 'title' : 'text', at: node.getStart(tree), text: shown });
    }
    const begins =
      (ts.isCallExpression(node) && RUNNERS.has(rootOf(node)) && isEach(node)) ||
      (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && tables.has(node.name.text));
    ts.forEachChild(node, (child) => read(child, row || begins));
  };
  read(tree, false);
  return passages;
}

function rootOf(node: ts.Expression): string {
  if (ts.isCallExpression(node) || ts.isPropertyAccessExpression(node)) return rootOf(node.expression);
  return ts.isIdentifier(node) ? node.text : '';
}

const isEach = ({ expression }: ts.CallExpression): boolean =>
  ts.isPropertyAccessExpression(expression) && expression.name.text === 'each';

function namesIn(node: ts.Node, names: Set<string>): void {
  if (ts.isIdentifier(node)) names.add(node.text);
  ts.forEachChild(node, (child) => namesIn(child, names));
}

/** `rule: 'D17'` of a case in a table. */
const isRule = (node: ts.Node): boolean =>
  ts.isStringLiteral(node) &&
  ts.isPropertyAssignment(node.parent) &&
  ts.isIdentifier(node.parent.name) &&
  node.parent.name.text === 'rule';

function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…');
}

/** The file with blanks for everything that is no comment, so that places and lines stay what they are. */
function onlyComments(source: string, literals: readonly ts.TextRange[]): string {
  const comments = /\/\/[^\n]*|\/\*[^]*?\*\//g;
  const pieces: string[] = [];
  let done = 0;
  for (let found = comments.exec(source); found; found = comments.exec(source)) {
    const { 0: comment, index } = found;
    const around = literals.find(({ pos, end }) => pos <= index && index < end);
    if (around) comments.lastIndex = around.end;
    else {
      pieces.push(blank(source.slice(done, index)), unmarked(comment));
      done = index + comment.length;
    }
  }
  return pieces.join('');
}

/** Texts that may look like a comment: strings, patterns, what stands between tags. */
const isLiteral = (node: ts.Node): boolean =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node) ||
  ts.isRegularExpressionLiteral(node) ||
  ts.isJsxText(node);

export const blank = (text: string): string => text.replaceAll(/[^\n]/g, ' ');

/** Without the marks of the comment, at the same length. */
const unmarked = (comment: string): string =>
  comment.replaceAll(/^\s*(?:\/\/+|\/?\*+)|\*\/$/gm, (mark) => blank(mark));
