// `redcell import`: turns missions and campaigns of the Saga format into content of ours, and reports on all their
// parts.

import { err, ok, type Result } from '../../kernel';
import { formatProblem, type Problem } from '../../packs';
import { importSaga, type Imported } from '../../saga';
import { orderReader, piecesOf } from '../../text';
import { EXIT, type CliCommand, type ExitCode, type Io } from '../command';
import { readAppContent } from '../input';
import { checked } from '../import/checked';
import { importJobs, textsOf, type ImportJob, type Jobs } from '../import/jobs';
import { importLines } from '../import/lines';
import { importWords, type ImportWords } from '../import/words';
import { writerInto, type Writer } from '../import/writeImported';

export const importCommand: CliCommand = {
  name: 'import',
  summary:
    'Turn missions and campaigns of the Saga format into missions of ours, and tell what became of them.',
  usage: [
    'redcell import FILE… [--out DIR] [--json]',
    '',
    'FILE is a mission (.json), a campaign (.zip), or a folder with any number of them. Translations that lie beside a',
    'mission (name_DE.json) belong to it; single characters go along with every mission. Nothing that has no meaning here',
    'is left out in silence: the report names it.',
    '',
    '  --out DIR  write the content files there, a folder for each mission, and the report beside them',
    '  --json     print the reports as JSON',
    '',
    'Exit code 0: everything was imported; 1: some files were refused; 2: the command was used wrongly.',
  ].join('\n'),
  run: async (args, io) => {
    const options = parseArgs(args);
    if (typeof options === 'string') return misused(io, options);
    const jobs = await importJobs(options.named);
    if (typeof jobs === 'string') return misused(io, `${jobs}: no such file or folder`);
    if (jobs.jobs.length + jobs.unused.length === 0) return misused(io, 'no file that could be a mission');
    const convert = await converter();
    if (!convert.ok) {
      for (const problem of convert.error) io.err(formatProblem(problem));
      return EXIT.problems;
    }
    return importAll(jobs, convert.value, await importWords(), options, io);
  },
};

type Options = { readonly json: boolean; readonly out: string | null; readonly named: readonly string[] };

function parseArgs(args: readonly string[]): Options | string {
  const named: string[] = [];
  let json = false;
  let out: string | null = null;
  for (let index = 0; index < args.length; index++) {
    const arg = args[index] ?? '';
    if (arg === '--json') json = true;
    else if (arg === '--out') {
      out = args[++index] ?? '';
      if (out === '' || out.startsWith('-')) return '--out needs a DIR';
    } else if (arg.startsWith('-')) return `unknown option ${arg}`;
    else named.push(arg);
  }
  return named.length === 0 ? 'which FILE?' : { json, out, named };
}

function misused(io: Io, message: string): ExitCode {
  io.err(`redcell import: ${message}; see redcell import --help`);
  return EXIT.usage;
}

type Convert = (texts: ReadonlyMap<string, string>) => Result<Imported, readonly Problem[]>;

/** Against the content of the app: its tiles, cards and heroes. What the app would not load is refused here as well. */
async function converter(): Promise<Result<Convert, readonly Problem[]>> {
  const content = await readAppContent();
  if (!content.ok) return content;
  const { files, pack } = content.value;
  const reader = orderReader('en');
  const readOrder = (sentence: string) => reader.line(piecesOf(sentence))[0] ?? null;
  return ok((texts) => {
    const made = importSaga(texts, { pack, readOrder });
    return made.ok ? checked(made.value, files) : made;
  });
}

/** One after the other, so that thousands take no more memory than one. */
async function importAll(
  { jobs, unused }: Jobs,
  convert: Convert,
  words: ImportWords,
  { json, out }: Options,
  io: Io,
): Promise<ExitCode> {
  const told: object[] = [];
  const write: Writer = out === null ? async () => ok([]) : writerInto(out, words);
  let missions = 0;
  let refused = 0;
  for (const [index, job] of jobs.entries()) {
    progress(index, jobs.length);
    const made = await importJob(job, convert, write);
    if (made.ok) {
      missions += made.value.missions.length;
      for (const folder of made.value.replaced) io.err(`${folder}: what was there before is replaced`);
      if (json) told.push({ file: job.name, ok: true, title: made.value.title, report: made.value.report });
      else for (const line of importLines(made.value, words)) io.out(line);
    } else {
      refused += 1;
      if (json) told.push({ file: job.name, ok: false, problems: made.error });
      else io.out(`refused: ${inOneLine(made.error)}`);
    }
  }
  progress(jobs.length, jobs.length);
  for (const file of unused) {
    const note = { about: 'rest', code: 'fileUnused', facts: { file } } as const;
    if (json) told.push({ file, ok: true, report: { missions: [], notes: [note] } });
    else io.out(words.note(note));
  }
  if (json) io.out(JSON.stringify(told, null, 1));
  else
    io.out(
      `${plural(missions, 'mission')} imported${refused > 0 ? `, ${plural(refused, 'file')} refused` : ''}.`,
    );
  return refused > 0 ? EXIT.problems : EXIT.fine;
}

type Outcome = Imported & { readonly replaced: readonly string[] };

/** Whatever goes wrong with one of them, the others go on. */
async function importJob(
  job: ImportJob,
  convert: Convert,
  write: Writer,
): Promise<Result<Outcome, readonly Problem[]>> {
  try {
    const texts = await textsOf(job);
    const made = texts.ok ? convert(texts.value) : texts;
    if (!made.ok) return made;
    const replaced = await write(made.value, job.name);
    return replaced.ok ? ok({ ...made.value, replaced: replaced.value }) : replaced;
  } catch (error) {
    const found = error instanceof Error && 'code' in error ? String(error.code) : 'an error';
    return err([
      { file: job.name, path: '', code: 'unreadable', expected: 'something that can be read', found },
    ]);
  }
}

/** The first mistake is enough to know that something is wrong with a file. */
function inOneLine([first, ...others]: readonly Problem[]): string {
  const told = first ? formatProblem(first) : '';
  return others.length === 0 ? told : `${told}, and ${others.length} more`;
}

const plural = (count: number, what: string): string => (count === 1 ? `1 ${what}` : `${count} ${what}s`);

/** On a terminal only, and only where it takes long enough to be read. */
function progress(done: number, all: number): void {
  const { stderr } = process;
  if (!stderr.isTTY || all < 3) return;
  const width = 30;
  const full = Math.round((width * done) / all);
  stderr.write(
    done === all ? '\r\u001B[K' : `\r[${'='.repeat(full)}${' '.repeat(width - full)}] ${done} of ${all}`,
  );
}
