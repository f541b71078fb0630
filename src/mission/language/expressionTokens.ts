// Cuts an expression into words. Each form is tried at one place with a regular expression that never looks back, so
// the time grows in proportion to the text.

export type TokenKind = 'number' | 'word' | 'quoted' | 'symbol' | 'unknown' | 'end';
export type ExpressionToken = { readonly kind: TokenKind; readonly text: string; readonly at: number };

const FORMS: readonly (readonly [TokenKind, RegExp])[] = [
  ['number', /\d+(?:\.\d+)?/y],
  ['word', /[A-Za-z][A-Za-z0-9]*/y],
  ['quoted', /"[^"]*"|'[^']*'/y],
  ['symbol', /[=!<>]=|[-+*/%=<>(),]/y],
];
const BLANKS = /\s*/y;

/** Ends with a token of kind `end`, or with the first one that is `unknown`. */
export function tokensOfExpression(text: string): readonly ExpressionToken[] {
  const tokens: ExpressionToken[] = [];
  let at = 0;
  for (;;) {
    at += matchAt(BLANKS, text, at)?.length ?? 0;
    const token = tokenAt(text, at);
    tokens.push(token);
    if (token.kind === 'end' || token.kind === 'unknown') return tokens;
    at += token.text.length;
  }
}

function tokenAt(text: string, at: number): ExpressionToken {
  if (at >= text.length) return { kind: 'end', text: '', at };
  for (const [kind, form] of FORMS) {
    const found = matchAt(form, text, at);
    if (found) return { kind, text: found, at };
  }
  return { kind: 'unknown', text: text.charAt(at), at };
}

function matchAt(form: RegExp, text: string, at: number): string | undefined {
  form.lastIndex = at;
  return form.exec(text)?.[0];
}
