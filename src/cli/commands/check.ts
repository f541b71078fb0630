// `redcell check`: tells an author everything that is wrong with content, in one go.

import { checkedLines, checkNamed, kindOf, type Checked, type NamedFiles } from '../checkNamed';
import { EXIT, type CliCommand, type ExitCode, type Io } from '../command';
import { untilInterrupted } from '../watchFiles';
import { watchCheck } from './watchCheck';

export const checkCommand: CliCommand = {
  name: 'check',
  summary: 'Check content files and tell everything that is wrong with them.',
  usage: [
    'redcell check [--json] [--strict] [--alone] [--watch] [DIR|FILE…]',
    '',
    'Without a DIR or FILE the content of the app is checked. What is named is checked together with it, so that',
    'it may refer to its tiles, cards and heroes. Warnings tell what is odd but can be played: scripts that nothing',
    'sets off, conditions that cannot be true, words that no text asks for. Only those about what is named are told, and',
    'where an id of yours is used by the app already, nothing but that: the rest would follow from it.',
    '',
    '  --json    print { "ok", "counts", "languages", "problems", "warnings" } as JSON',
    '  --strict  warnings count as problems',
    '  --alone   check what is named without the content of the app',
    '  --watch   check again whenever a file changes, until Ctrl+C',
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
    if (options.watch) return watchCheck(options, io, { signal: untilInterrupted() });
    return report(await checkNamed(options), options, io);
  },
};

type Options = NamedFiles & { readonly json: boolean; readonly strict: boolean; readonly watch: boolean };
const FLAGS: ReadonlySet<string> = new Set(['--json', '--strict', '--alone', '--watch']);

function parseArgs(args: readonly string[]): Options | string {
  const flags = args.filter((arg) => arg.startsWith('-'));
  const named = args.filter((arg) => !arg.startsWith('-'));
  const unknown = flags.find((arg) => !FLAGS.has(arg));
  if (unknown !== undefined) return `unknown option ${unknown}`;
  const [json, strict, alone, watch] = ['--json', '--strict', '--alone', '--watch'].map((flag) =>
    flags.includes(flag),
  ) as [boolean, boolean, boolean, boolean];
  if (alone && named.length === 0) return '--alone needs a DIR or FILE';
  if (json && watch) return '--json and --watch do not go together';
  return { json, strict, alone, watch, named };
}

async function firstMissing(named: readonly string[]): Promise<string | undefined> {
  for (const name of named) if ((await kindOf(name)) === undefined) return name;
  return undefined;
}

function report(checked: Checked, { json, strict }: Options, io: Io): ExitCode {
  const { problems, warnings } = checked;
  const fine = problems.length === 0 && !(strict && warnings.length > 0);
  if (json) io.out(JSON.stringify({ ok: fine, ...checked }, null, 1));
  else for (const line of checkedLines(checked)) io.out(line);
  return fine ? EXIT.fine : EXIT.problems;
}
