// The sentences of all rows, in a file that a person can read, and the author's reference, which is made from the same
// rows. `npx vitest run tests/text/orders -u` writes both anew.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fieldsOf, kindsOf, walk, type TableName } from '../../../src/imperial';
import { ORDER_HELP } from '../../../src/packs/schemas/ordersHelp';
import { formatPieces, LANGUAGES, orderWriter, type Language, type Names } from '../../../src/text';
import { markdown } from '../../markdown';
import { SECTIONS, type Sample } from './samples';

const REFERENCE = 'docs/instructions.md';
const MARK = '<!-- From here on the file is made by tests/text/orders/golden.test.ts. -->';

/** `escape-pod` as somebody might call it. */
const names: Names = (kind, id) =>
  kind === 'label' || kind === 'tile'
    ? undefined
    : id.replace(/(^|-)(\w)/g, (_, dash: string, letter: string) => (dash && ' ') + letter.toUpperCase());

const WRITERS = new Map(LANGUAGES.map((language) => [language, orderWriter(language, names)]));

function sentence(sample: Sample, language: Language): string {
  const writer = WRITERS.get(language) ?? orderWriter(language, names);
  if ('line' in sample) return formatPieces(writer.line(sample.line));
  return formatPieces('rule' in sample ? writer.rule(sample.rule) : writer.surge(sample.surge));
}

/** Icons would be taken for links. */
const quoted = (text: string): string => text.replaceAll('[', '\\[');

describe('golden sentences', () => {
  it('[golden] every row in every language', async () => {
    const sections = SECTIONS.map(({ title, samples }) => [
      `## ${title}`,
      ...samples.map((sample) =>
        [
          `**${sample.says}**`,
          '',
          ...LANGUAGES.map((language) => `- ${quoted(sentence(sample, language))}`),
        ].join('\n'),
      ),
    ]);
    const text = ['# Sentences', 'English, German and Russian for each row.', ...sections.flat()].join(
      '\n\n',
    );
    await expect(await markdown(text)).toMatchFileSnapshot('./sentences.golden.md');
  });
});

const TITLES: Readonly<Record<TableName, string>> = {
  step: 'Steps',
  spot: 'Places for `place`',
  pred: 'Filters',
  key: 'Order',
  value: 'Values for `let`',
  mod: 'Changes to attack and defense',
  cond: 'Conditions',
  trigger: 'Moments',
  rule: 'Rules of bonus effects',
};

/** The first row that shows a kind. */
const sampleOf = (table: TableName, kind: string): Sample | undefined =>
  SECTIONS.flatMap(({ samples }) => samples).find(({ shows }) => shows === `${table}.${kind}`);

/** The node of that kind inside a row. */
function nodeIn(sample: Sample, table: TableName, kind: string): unknown {
  const found: unknown[] = [];
  const look = (node: { readonly kind: string }) => node.kind === kind && found.push(node);
  const visitor = { [table]: look };
  if ('line' in sample) walk('line', sample.line, visitor);
  if ('rule' in sample) walk('rule', sample.rule, visitor);
  return found[0];
}

/** JSON on one line, with blanks where people put them. */
function spaced(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(spaced).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{ ${Object.entries(value)
    .map(([field, held]) => `"${field}": ${spaced(held)}`)
    .join(', ')} }`;
}

function entry(table: TableName, kind: string): string {
  const sample = sampleOf(table, kind);
  if (!sample) return '';
  const fields = fieldsOf(table, kind).map(({ name, optional }) => `\`${name}\`${optional ? '?' : ''}`);
  const help: Readonly<Record<string, string>> = ORDER_HELP[table];
  const json = spaced(nodeIn(sample, table, kind));
  return [
    `- **${kind}**${fields.length > 0 ? ` (${fields.join(', ')})` : ''}: ${help[kind]}`,
    `  \`${json}\``,
    `  _${quoted(sentence(sample, 'en'))}_`,
  ].join('\\\n');
}

describe('reference', () => {
  it('[docs] the reference for authors is complete and true', async () => {
    const [head = ''] = readFileSync(REFERENCE, 'utf8').split(MARK);
    const tables = (Object.keys(TITLES) as TableName[]).map((table) =>
      [
        `## ${TITLES[table]}`,
        kindsOf(table)
          .map((kind) => entry(table, kind))
          .join('\n'),
      ].join('\n\n'),
    );
    const text = [head.trimEnd(), MARK, ...tables].join('\n\n');
    await expect(await markdown(text)).toMatchFileSnapshot(`../../../${REFERENCE}`);
  });
});
