// Reads a source file and finds the words in it: keys handed to t(), and visible strings that have no key.

import ts from 'typescript';

const VISIBLE_ATTRIBUTES = new Set([
  'aria-label',
  'aria-description',
  'alt',
  'label',
  'placeholder',
  'title',
  'text',
  'hint',
]);
const HAS_LETTERS = /\p{L}{2,}/u;

export type FoundWords = {
  readonly keys: readonly string[];
  /** Keys with a changing part, as in t(`menu.${name}.title`). */
  readonly patterns: readonly RegExp[];
  readonly unkeyed: readonly string[];
};

export function findWords(file: string, code: string): FoundWords {
  const keys: string[] = [];
  const patterns: RegExp[] = [];
  const unkeyed: string[] = [];
  const source = ts.createSourceFile(
    file,
    code,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );

  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /^([\w.]+\.)?t$/.test(node.expression.getText(source)))
      readKey(node.arguments[0]);
    if (ts.isJsxText(node)) note(node.text);
    if (ts.isJsxAttribute(node) && VISIBLE_ATTRIBUTES.has(node.name.getText(source)))
      note(literalOf(node.initializer));
    ts.forEachChild(node, visit);
  };
  const readKey = (key: ts.Expression | undefined): void => {
    if (key && ts.isAsExpression(key)) return readKey(key.expression);
    if (key && ts.isConditionalExpression(key)) return [key.whenTrue, key.whenFalse].forEach(readKey);
    if (key && ts.isStringLiteralLike(key)) keys.push(key.text);
    if (key && ts.isTemplateExpression(key)) {
      const rest = key.templateSpans.map((span) => `[^.]+${escape(span.literal.text)}`).join('');
      patterns.push(new RegExp(`^${escape(key.head.text)}${rest}$`));
    }
  };
  const note = (text: string | undefined): void => {
    if (text && HAS_LETTERS.test(text)) unkeyed.push(text.trim());
  };
  visit(source);
  return { keys, patterns, unkeyed };
}

function literalOf(initializer: ts.JsxAttributeValue | undefined): string | undefined {
  if (!initializer) return undefined;
  if (ts.isStringLiteral(initializer)) return initializer.text;
  if (
    ts.isJsxExpression(initializer) &&
    initializer.expression &&
    ts.isStringLiteralLike(initializer.expression)
  ) {
    return initializer.expression.text;
  }
  return undefined;
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
