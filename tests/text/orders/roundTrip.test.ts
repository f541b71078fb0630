// Nothing is lost in a sentence: whatever can be said is read back from its own sentence, in every language, and from
// no other. So two different values never share a sentence.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical, kindsOf, TABLES, type Line, type Rule, type TableName } from '../../../src/imperial';
import {
  formatPieces,
  LANGUAGES,
  orderReader,
  orderWriter,
  piecesOf,
  type NameList,
} from '../../../src/text';
import { lines, nodeOfKind, rules } from './arbitraries';
import { SECTIONS } from './samples';
import { sized } from '../../sized';

const SEED = 20;
const SAMPLES = SECTIONS.flatMap(({ samples }) => samples);

/** A line or rule that holds such a node, as small as can be. */
const AROUND: { readonly [T in Exclude<TableName, 'rule'>]: (node: never) => Line } = {
  step: (step) => ({ do: [step] }),
  pred: (pred) => ({ do: [{ kind: 'damage', amount: 1, who: { filter: [pred] } }] }),
  key: (key) => ({ do: [{ kind: 'damage', amount: 1, who: { order: [key] } }] }),
  value: (be) => ({ do: [{ kind: 'let', x: 'X', be }] }),
  mod: (mod) => ({ do: [{ kind: 'attack', with: [mod] }] }),
  cond: (cond) => ({ do: [{ kind: 'if', if: cond, do: [{ kind: 'endActivation' }] }] }),
  trigger: (when) => ({ do: [{ kind: 'when', when, do: [{ kind: 'endActivation' }] }] }),
  spot: (spot) => ({ do: [{ kind: 'place', spot }] }),
};
const TABLE_NAMES = Object.keys(TABLES).filter((table) => table !== 'rule') as (keyof typeof AROUND)[];

describe.each(LANGUAGES)('sentences in %s', (language) => {
  const writer = orderWriter(language);
  const reader = orderReader(language);
  const lineComesBack = (line: Line): void => {
    const pieces = writer.line(line);
    expect(reader.line(pieces), formatPieces(pieces)).toEqual([canonical('line', line)]);
  };
  const ruleComesBack = (rule: Rule): void => {
    const pieces = writer.rule(rule);
    expect(reader.rule(pieces), formatPieces(pieces)).toEqual([canonical('rule', rule)]);
  };

  it.each(TABLE_NAMES)('[orders] every kind of %s is read back', (table) => {
    for (const kind of kindsOf(table)) {
      const node = nodeOfKind(table, kind, 3) as fc.Arbitrary<never>;
      fc.assert(
        fc.property(node, (value) => lineComesBack(AROUND[table](value))),
        { numRuns: sized(2, 5), seed: SEED },
      );
    }
  });

  it.each([1, 2, 4])('[orders] lines nested %i deep are read back', (depth) => {
    fc.assert(fc.property(lines(depth), lineComesBack), { numRuns: sized(40, 120), seed: SEED });
  });

  it.each([1, 4])('[orders] rules nested %i deep are read back', (depth) => {
    fc.assert(fc.property(rules(depth), ruleComesBack), { numRuns: sized(40, 120), seed: SEED });
  });

  it('[orders] every row of the tables is read back', () => {
    for (const sample of SAMPLES) {
      if ('line' in sample) lineComesBack(sample.line);
      if ('rule' in sample) ruleComesBack(sample.rule);
    }
  });

  it('[orders] no two rows share a sentence', () => {
    const said = new Map<string, string>();
    for (const sample of SAMPLES) {
      if (!('line' in sample)) continue;
      const value = JSON.stringify(canonical('line', sample.line));
      const sentence = formatPieces(writer.line(sample.line));
      expect(said.get(sentence) ?? value, sentence).toBe(value);
      said.set(sentence, value);
    }
  });

  it('[orders] plain text that somebody typed is read as well', () => {
    const names: NameList = [['Fenn Signis', { kind: 'hero', id: 'fenn-signis' }]];
    const called = orderWriter(language, (kind, id) =>
      id === 'fenn-signis' && kind === 'hero' ? 'Fenn Signis' : undefined,
    );
    const line: Line = {
      cost: 'attack',
      do: [{ kind: 'moveAttack', points: 3, target: { noun: 'hero:fenn-signis', soft: true } }],
    };
    const typed = formatPieces(called.line(line))
      .toLocaleUpperCase()
      .replaceAll(' ', '  ')
      .replace('FENN  SIGNIS', 'Fenn Signis');
    expect(reader.line(piecesOf(typed.replace('[ATTACK]', '[attack]'), names))).toEqual([line]);
  });

  it.each(['', 'Hello there.', 'Move toward.', '[action]', '«»', 'Attack «the closest Rebel'])(
    '[orders] what is no sentence is not read: "%s"',
    (text) => {
      expect(reader.line(piecesOf(text))).toEqual([]);
    },
  );
});
