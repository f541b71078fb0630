// `redcell check`: tells an author everything that is wrong with content, in one go.

import { stat } from 'node:fs/promises';
import path from 'node:path';
import { err, ok, type Result } from '../../kernel';
import { checkContent, formatProblem, type ContentFile, type Pack, type Problem } from '../../packs';
import { EXIT, type Command, type ExitCode, type Io } from '../command';
import { allOf, CONTENT_DIR, readContentFile, readContentFiles } from '../contentFiles';

export const checkCommand: Command = {
  name: 'check',
  summary: 'Check content files and tell everything that is wrong with them.',
  usage: [
    'redcell check [--json] [--strict] [--alone] [DIR|FILE…]',
    '',
    'Without a DIR or FILE the content of the app is checked. What is named is checked together with it, so that',
    'it may refer to its tiles, cards and heroes. Warnings tell what is odd but can be played: scripts that nothing',
    'sets off, conditions that cannot be true, words that no text asks for.',
    '',
    '  --json    print { "ok", "counts", "problems", "warnings" } as JSON',
    '  --strict  warnings count as problems',
    '  --alone   check what is named without the content of the app',
    '',
    'Exit code 0: all is well; 1: there are problems; 2: the command was used wrongly.',
  ].join('\n'),
  run: async (args, io) => {
    const options = parseArgs(args);
    if (typeof options === 'string') {
      io.err(`redcell check: ${options}; see redcell check --help`);
      return EXIT.usage;
    }
    const missing = await firstMissing(options.named);
    if (missing !== undefined) {
      io.err(`redcell check: ${missing}: no such file or folder`);
      return EXIT.usage;
    }
    return report(await check(options), options, io);
  },
};

type Options = {
  readonly json: boolean;
  readonly strict: boolean;
  readonly alone: boolean;
  readonly named: readonly string[];
};
const FLAGS: ReadonlySet<string> = new Set(['--json', '--strict', '--alone']);

function parseArgs(args: readonly string[]): Options | string {
  const flags = args.filter((arg) => arg.startsWith('-'));
  const named = args.filter((arg) => !arg.startsWith('-'));
  const unknown = flags.find((arg) => !FLAGS.has(arg));
  if (unknown !== undefined) return `unknown option ${unknown}`;
  const alone = flags.includes('--alone');
  if (alone && named.length === 0) return '--alone needs a DIR or FILE';
  return { json: flags.includes('--json'), strict: flags.includes('--strict'), alone, named };
}

async function firstMissing(named: readonly string[]): Promise<string | undefined> {
  for (const name of named) if ((await kindOf(name)) === undefined) return name;
  return undefined;
}

async function kindOf(name: string): Promise<'dir' | 'file' | undefined> {
  try {
    return (await stat(name)).isDirectory() ? 'dir' : 'file';
  } catch {
    return undefined;
  }
}

type Checked = ReturnType<typeof checkContent>;

async function check({ alone, named }: Options): Promise<Checked> {
  const own = alone ? [] : [CONTENT_DIR];
  // What lies inside the app's content is part of it already.
  const others = named.filter((name) => alone || !isInside(name, CONTENT_DIR));
  const read = await Promise.all([...own, ...others].map(readNamed));
  const broken = read.flatMap((result) => (result.ok ? [] : result.error));
  const files = read.flatMap((result) => (result.ok ? result.value : []));
  // Entries of unreadable files are missing everywhere else, so looking further would only confuse.
  return broken.length > 0 ? { pack: err(broken), warnings: [] } : checkContent(files);
}

async function readNamed(name: string): Promise<Result<ContentFile[], Problem[]>> {
  if ((await kindOf(name)) === 'dir') return readContentFiles(name);
  const file = await readContentFile(name);
  return file.ok ? ok([file.value]) : allOf([file]);
}

const isInside = (name: string, dir: string): boolean => {
  const relative = path.relative(dir, path.resolve(name));
  return !relative.startsWith('..') && !path.isAbsolute(relative);
};

function report({ pack, warnings }: Checked, { json, strict }: Options, io: Io): ExitCode {
  const problems = pack.ok ? [] : pack.error;
  const counts = pack.ok ? countsOf(pack.value) : {};
  const fine = pack.ok && !(strict && warnings.length > 0);
  if (json) io.out(JSON.stringify({ ok: fine, counts, problems, warnings }, null, 1));
  else {
    for (const problem of problems) io.out(formatProblem(problem));
    for (const warning of warnings) io.out(`warning: ${formatProblem(warning)}`);
    io.out(summary(counts, problems.length, warnings.length));
  }
  return fine ? EXIT.fine : EXIT.problems;
}

function summary(counts: Readonly<Record<string, number>>, problems: number, warnings: number): string {
  const told = [plural(problems, 'problem'), plural(warnings, 'warning')]
    .filter((part) => part !== '')
    .join(', ');
  if (told !== '') return `${told}.`;
  const list = Object.entries(counts).map(([name, count]) => `${count} ${name}`);
  return `All is well: ${list.join(', ')}.`;
}

const plural = (count: number, what: string): string =>
  count === 0 ? '' : count === 1 ? `1 ${what}` : `${count} ${what}s`;

const countsOf = (pack: Pack): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(pack).map(([name, entries]) => [name, entries.size]));
