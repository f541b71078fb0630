// Every pattern of the source, found by the compiler's own reading of it: literals, what is handed to RegExp, and texts that are
// handed to `match` and `search`, which make patterns of them.

import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { KNOWN_PARTS, type KnownPart } from './knownParts';

export type FoundPattern = { readonly place: string; readonly source: string; readonly flags: string };

const SOURCE = /\.(?:tsx?|[cm]?js)$/;

/** In place of a part that is only known when the app runs. */
const NAME = 'name';

/** All files below some folders, and those that lie directly in the root of the project. */
export const sourceFiles = (folders: readonly string[]): readonly string[] => [
  ...readdirSync('.').filter((file) => SOURCE.test(file)),
  ...folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => SOURCE.test(file) && !file.includes('node_modules'))
      .map((file) => `${folder}/${file}`),
  ),
];

export const patternsIn = (file: string): Found => patternsOf(file, readFileSync(file, 'utf8'));

export type Found = {
  readonly patterns: readonly FoundPattern[];
  /** Parts that nobody can know from here, and that no row of the list explains. */
  readonly unknown: readonly string[];
  /** Rows of the list that were needed. */
  readonly used: readonly KnownPart[];
};

type Reading = {
  readonly file: string;
  readonly tree: ts.SourceFile;
  readonly known: readonly KnownPart[];
  readonly unknown: string[];
  readonly used: Set<KnownPart>;
};

export function patternsOf(file: string, code: string, known: readonly KnownPart[] = KNOWN_PARTS): Found {
  const tree = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const reading: Reading = { file, tree, known, unknown: [], used: new Set() };
  const patterns: FoundPattern[] = [];
  const visit = (node: ts.Node): void => {
    const pattern = patternAt(node, reading);
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
    if (pattern) patterns.push({ place: `${file}:${line + 1}`, ...pattern });
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return { patterns, unknown: reading.unknown, used: [...reading.used] };
}

type Pattern = Omit<FoundPattern, 'place'>;

/** Methods of texts, with the flags of what they make of a text. */
const MAKERS: ReadonlyMap<string, string> = new Map([
  ['match', ''],
  ['search', ''],
  ['matchAll', 'g'],
]);

function patternAt(node: ts.Node, reading: Reading): Pattern | undefined {
  if (ts.isRegularExpressionLiteral(node)) return { source: sourceOf(node), flags: flagsOf(node) };
  if (!ts.isNewExpression(node) && !ts.isCallExpression(node)) return undefined;
  const [source, flags] = node.arguments ?? [];
  const { expression: called } = node;
  if (called.getText() === 'RegExp') {
    if (!source) throw new Error(`no pattern in ${node.getText()}`);
    return { source: textOf(source, reading), flags: flags ? textOf(flags, reading) : '' };
  }
  const made = ts.isPropertyAccessExpression(called) ? MAKERS.get(called.name.text) : undefined;
  return made !== undefined && source && isText(source, reading)
    ? { source: textOf(source, reading), flags: made }
    : undefined;
}

const sourceOf = ({ text }: ts.RegularExpressionLiteral): string => text.slice(1, text.lastIndexOf('/'));
const flagsOf = ({ text }: ts.RegularExpressionLiteral): string => text.slice(text.lastIndexOf('/') + 1);

/** Whether it is surely a text: written as one, or a constant that is. */
function isText(node: ts.Expression, reading: Reading): boolean {
  if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) return true;
  const constant = constantOf(node, reading);
  return constant !== undefined && isText(constant, reading);
}

function textOf(node: ts.Expression, reading: Reading): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isRegularExpressionLiteral(node)) return sourceOf(node);
  if (ts.isParenthesizedExpression(node)) return textOf(node.expression, reading);
  if (ts.isTemplateExpression(node)) {
    const rest = node.templateSpans.map((span) => textOf(span.expression, reading) + span.literal.text);
    return node.head.text + rest.join('');
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken)
    return textOf(node.left, reading) + textOf(node.right, reading);
  if (ts.isPropertyAccessExpression(node) && node.name.text === 'source')
    return textOf(node.expression, reading);
  const constant = constantOf(node, reading);
  return constant ? textOf(constant, reading) : explained(node, reading);
}

/** What a constant of the same file holds. */
const constantOf = (node: ts.Expression, reading: Reading): ts.Expression | undefined =>
  ts.isIdentifier(node) ? heldBy(node.text, reading) : undefined;

function heldBy(name: string, { tree }: Reading): ts.Expression | undefined {
  let found: ts.Expression | undefined;
  const visit = (inner: ts.Node): void => {
    const isIt = ts.isVariableDeclaration(inner) && inner.name.getText() === name;
    if (isIt && inner.initializer && (inner.parent.flags & ts.NodeFlags.Const) !== 0)
      found = inner.initializer;
    ts.forEachChild(inner, visit);
  };
  visit(tree);
  return found;
}

function explained(node: ts.Expression, reading: Reading): string {
  const { file, known, unknown, used, tree } = reading;
  const part = node.getText(tree);
  const row = known.find((one) => one.file === file && one.part === part);
  if (!row) {
    unknown.push(`${file}: ${part}`);
    return NAME;
  }
  used.add(row);
  if (row.constant === undefined) return NAME;
  const constant = heldBy(row.constant, reading);
  if (!constant) throw new Error(`${file} has no constant ${row.constant}`);
  return textOf(constant, reading);
}
