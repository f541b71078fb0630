// `redcell list`: prints the ids of the content, for authors who look for one.

import { parseArgs } from 'node:util';
import { err, ok, type Result } from '../../kernel';
import { columnsOf } from '../columns';
import { EXIT, type CliCommand, type ExitCode, type Io } from '../command';
import { loadContent } from '../input';
import { listed, LISTINGS, type List } from '../list/lists';

export const listCommand: CliCommand = {
  name: 'list',
  summary: 'List the ids of tiles, cards, items, heroes, groups or missions, one a line.',
  usage: [
    `redcell list ${LISTINGS.join('|')} [TEXT] [--json]`,
    '',
    'What comes with the app. With TEXT only what has it in its id or its name; of tiles, in what they look like.',
    '',
    '  tiles     size in spaces, and how many ways out it has to which another tile can be joined',
    '  cards     cost, figures in a group, and whether there are orders by which the app can play it',
    '  items     tier and price',
    '  heroes    and their titles',
    '  groups    orders for the cards that are named',
    '  missions  and the campaigns they belong to',
    '',
    'A box is named by its id, as the field "needs" of a mission wants it.',
    '',
    '  --json    print a list of objects as JSON',
    '',
    'Exit code 0: listed; 1: nothing has TEXT in it; 2: the command was used wrongly.',
  ].join('\n'),
  run: async (args, io) => {
    const options = readOptions(args);
    if (!options.ok) return misused(io, `${options.error}; see redcell list --help`);
    const { list, text, json } = options.value;
    const content = await loadContent();
    if (!content.ok) return misused(io, content.error);
    const { rows, cells } = listed(content.value, list, text);
    if (json) io.out(JSON.stringify(rows, null, 1));
    else if (rows.length === 0) io.err(`redcell list: none of the ${list} has "${text}" in its id or name`);
    else for (const line of columnsOf(cells)) io.out(line);
    return rows.length > 0 ? EXIT.fine : EXIT.problems;
  },
};

type Options = { readonly list: List; readonly text: string; readonly json: boolean };

function readOptions(args: readonly string[]): Result<Options, string> {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { json: { type: 'boolean', default: false } },
    });
    const [kind, text = '', ...more] = positionals;
    const list = LISTINGS.find((one) => one === kind);
    if (!list) return err(`expected ${LISTINGS.join(', ')}${kind === undefined ? '' : `, found "${kind}"`}`);
    if (more.length > 0) return err('expected one TEXT; put it in quotes if it has blanks');
    return ok({ list, text, json: values.json });
  } catch (error) {
    return err(error instanceof Error ? error.message : String(error));
  }
}

function misused(io: Io, message: string): ExitCode {
  io.err(`redcell list: ${message}`);
  return EXIT.usage;
}
