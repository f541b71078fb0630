// Every pattern of the source, found by the compiler's own reading of it: literals, and what is handed to RegExp.
// Names that a pattern is put together from stand for themselves as plain letters.

import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';

export type FoundPattern = { readonly place: string; readonly source: string; readonly flags: string };

const SOURCE = /\.(?:tsx?|mjs)$/;
/** In place of a part that is only known when the app runs; all such parts are names, or lists of names. */
const NAME = 'name';

export const patternsIn = (folder: string): readonly FoundPattern[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => SOURCE.test(file) && !file.includes('node_modules'))
    .flatMap((file) => patternsOf(`${folder}/${file}`, readFileSync(`${folder}/${file}`, 'utf8')));

export function patternsOf(file: string, code: string): readonly FoundPattern[] {
  const tree = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const found: FoundPattern[] = [];
  const visit = (node: ts.Node): void => {
    const pattern = patternAt(node, tree);
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
    if (pattern) found.push({ place: `${file}:${line + 1}`, ...pattern });
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

type Pattern = Omit<FoundPattern, 'place'>;

function patternAt(node: ts.Node, tree: ts.SourceFile): Pattern | undefined {
  if (ts.isRegularExpressionLiteral(node)) {
    const end = node.text.lastIndexOf('/');
    return { source: node.text.slice(1, end), flags: node.text.slice(end + 1) };
  }
  if (!ts.isNewExpression(node) && !ts.isCallExpression(node)) return undefined;
  if (node.expression.getText() !== 'RegExp') return undefined;
  const [source, flags] = node.arguments ?? [];
  if (!source) throw new Error(`no pattern in ${node.getText()}`);
  return { source: textOf(source, tree), flags: flags ? textOf(flags, tree) : '' };
}

function textOf(node: ts.Expression, tree: ts.SourceFile): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isRegularExpressionLiteral(node)) return node.text.slice(1, node.text.lastIndexOf('/'));
  if (ts.isTemplateExpression(node))
    return (
      node.head.text +
      node.templateSpans.map((span) => partOf(span.expression, tree) + span.literal.text).join('')
    );
  return partOf(node, tree);
}

/** A constant of the same file, or else a name. */
function partOf(node: ts.Expression, tree: ts.SourceFile): string {
  if (!ts.isIdentifier(node)) return NAME;
  let text = NAME;
  const visit = (inner: ts.Node): void => {
    if (ts.isVariableDeclaration(inner) && inner.name.getText() === node.text && inner.initializer)
      text = textOf(inner.initializer, tree);
    ts.forEachChild(inner, visit);
  };
  visit(tree);
  return text;
}
