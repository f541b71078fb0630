import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical, kindsOf, TABLES, type Line, type TableName } from '../../../src/imperial';
import { formatPieces } from '../../../src/text/orders/pieces';
import { createReader } from '../../../src/text/orders/read';
import { createWriter } from '../../../src/text/orders/write';
import { ENGLISH } from '../../../src/text/orders/en';
import { lines, rules } from './arbitraries';

const GRAMMARS = [ENGLISH];

describe.each(GRAMMARS.map((grammar) => [grammar.language, grammar] as const))('%s', (_, grammar) => {
  const writer = createWriter(grammar);
  const reader = createReader(grammar);

  it('[orders] every line is read back as it was written', () => {
    fc.assert(
      fc.property(lines(2), (line) => {
        const pieces = writer.line(line);
        expect(reader.line(pieces), formatPieces(pieces)).toEqual([canonical('line', line)]);
      }),
      { numRuns: 2000, seed: 1 },
    );
  });
});
