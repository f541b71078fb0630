// Reads sentences back into the language, with the same templates that wrote them. Endings are read generously; in the
// end the value, written again, must give the sentence that was read.

import { canonical, type Line, type Rule, type WalkableOrders } from '../../imperial';
import type { Grammar } from './grammar';
import type { SentencePiece } from './pieces';
import { distinct, type Ways } from './reading';
import { Sentence } from './sentence';
import { sameToken, tokensOf, type Token } from './tokens';
import { createWriter } from './write';

export type OrderReader = {
  readonly line: (pieces: readonly SentencePiece[]) => readonly Line[];
  readonly rule: (pieces: readonly SentencePiece[]) => readonly Rule[];
};

/** All values whose sentence this is: none if it is not a sentence of the language, one in all other cases. */
export function createReader(grammar: Grammar): OrderReader {
  const writer = createWriter(grammar);
  const exact = <N extends 'line' | 'rule'>(
    type: N,
    tokens: readonly Token[],
    ways: Ways<WalkableOrders[N]>,
    write: (value: WalkableOrders[N]) => readonly SentencePiece[],
  ): readonly WalkableOrders[N][] =>
    distinct(
      ways
        .filter(({ next }) => next === tokens.length)
        .map(({ value, next }) => ({ value: canonical(type, value), next })),
    )
      .map(({ value }) => value)
      .filter((value) => sameTokens(tokensOf(write(value)), tokens));
  return {
    line: (pieces) => {
      const tokens = tokensOf(pieces);
      return exact('line', tokens, new Sentence(grammar, tokens).line(0), writer.line);
    },
    rule: (pieces) => {
      const tokens = tokensOf(pieces);
      return exact('rule', tokens, new Sentence(grammar, tokens).rule(0), writer.rule);
    },
  };
}

const sameTokens = (a: readonly Token[], b: readonly Token[]): boolean =>
  a.length === b.length && b.every((token, index) => sameToken(a[index], token));
