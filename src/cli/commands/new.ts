// `redcell new`: writes a small mission, campaign or group that can be played at once, with remarks that explain it.

import path from 'node:path';
import { parseArgs } from 'node:util';
import { err, ok, type Result } from '../../kernel';
import { EXIT, type CliCommand, type ExitCode, type Io } from '../command';
import { loadContent } from '../input';
import { NEXT, STARTS, type Start } from '../new/starts';
import { startNames, writeStart, type StartWords } from '../new/writeStart';
import { shownAs } from '../shownAs';

export const newCommand: CliCommand = {
  name: 'new',
  summary: 'Write the beginning of a mission, a campaign or a group of your own, with remarks.',
  usage: [
    `redcell new ${STARTS.join('|')} NAME [--out DIR]`,
    '',
    'What is written can be checked, previewed and played as it is; change it until it is yours. NAME is a title such',
    'as "Night Watch"; the id night-watch is made of it. A mission and a campaign come with a manifest, so that redcell pack',
    'can make one file of them for others: put your name into it.',
    '',
    '  --out DIR  the folder for the files; left out: one called like the id',
    '',
    'Exit code 0: written; 2: used wrongly, or some of the files are there already (nothing is written then).',
  ].join('\n'),
  run: async (args, io) => {
    const options = readOptions(args);
    if (!options.ok) return misused(io, options.error);
    const { start, named, out = named.id } = options.value;
    const content = await loadContent();
    if (content.ok && isTaken(content.value, named.id))
      return misused(io, `the app has something called "${named.id}" already: choose another NAME`);
    try {
      const written = await writeStart(start, named, out);
      if (!written.ok) return misused(io, written.error);
      for (const line of toldOf(start, out, written.value)) io.out(line);
      return EXIT.fine;
    } catch (error) {
      return misused(io, `cannot write to ${out}: ${error instanceof Error ? error.message : String(error)}`);
    }
  },
};

type Options = { readonly start: Start; readonly named: StartWords; readonly out?: string };

function readOptions(args: readonly string[]): Result<Options, string> {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { out: { type: 'string' } },
    });
    const [kind, name, ...more] = positionals;
    const start = STARTS.find((one) => one === kind);
    if (!start) return err(`expected ${STARTS.join(', ')}${kind === undefined ? '' : `, found "${kind}"`}`);
    if (name === undefined || more.length > 0)
      return err(`expected one NAME; put it in quotes if it has blanks`);
    const named = startNames(name);
    if (!named)
      return err(
        `NAME: expected up to 50 letters, of a to z at least one, and none of the words that programs keep for themselves; found "${name}"`,
      );
    return ok({ start, named, ...(values.out !== undefined && { out: values.out }) });
  } catch (error) {
    return err(error instanceof Error ? error.message : String(error));
  }
}

const isTaken = (
  {
    missions,
    campaigns,
    cards,
  }: Readonly<Record<'missions' | 'campaigns' | 'cards', ReadonlyMap<string, unknown>>>,
  id: string,
): boolean => missions.has(id) || campaigns.has(id) || cards.has(id);

const toldOf = (start: Start, out: string, written: readonly string[]): readonly string[] => [
  ...written.map((file) => shownAs(path.resolve(file))),
  '',
  `redcell check --watch ${out}    tells what is wrong while you write`,
  `redcell preview ${out}          plays it beside you, and follows your changes`,
  NEXT[start],
];

function misused(io: Io, message: string): ExitCode {
  io.err(`redcell new: ${message}; see redcell new --help`);
  return EXIT.usage;
}
