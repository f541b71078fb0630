// `redcell pack`: makes one zip of an author's folder, checked and with checksums, ready to install.

import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BUDGETS, err, ok, type Result } from '../../kernel';
import {
  formatProblem,
  loadTogether,
  MANIFEST,
  nameIn,
  packContents,
  parseAuthoredManifest,
  readPackFile,
  readZip,
  writePackFile,
  type AuthoredManifest,
  type PackContents,
  type Problem,
} from '../../packs';
import { appVersion } from '../appVersion';
import { EXIT, type CliCommand } from '../command';
import { readAppContentFiles } from '../appContent';
import { readContentFiles } from '../contentFiles';
import { readUpTo } from '../readUpTo';

export const packCommand: CliCommand = {
  name: 'pack',
  summary: 'Make a pack of a folder: one zip that players install.',
  usage: [
    'redcell pack DIR --out FILE.zip',
    '',
    `DIR holds content files and a ${MANIFEST} with "id", "version", "title" and "authors" (see docs/packs.md).`,
    'Everything is checked together with the content of the app. Languages, needed products and sums are worked out.',
    '',
    'Exit code 0: the pack is made; 1: there are problems; 2: the command was used wrongly.',
  ].join('\n'),
  run: async (args, io) => {
    const options = parseArgs(args);
    if (typeof options === 'string') {
      io.err(`redcell pack: ${options}; see redcell pack --help`);
      return EXIT.usage;
    }
    const made = await makePack(options.dir);
    if (!made.ok) {
      for (const line of made.error) io.out(line);
      return EXIT.problems;
    }
    const { bytes, summary, unwritten } = made.value;
    try {
      await writeFile(options.out, bytes);
    } catch (error) {
      io.err(
        `redcell pack: cannot write ${options.out}: ${error instanceof Error ? error.message : 'error'}`,
      );
      return EXIT.usage;
    }
    io.out(`${options.out}: ${summary}`);
    for (const field of unwritten)
      io.err(`${MANIFEST}: "${field}" is as \`redcell new\` left it: players will read it.`);
    return EXIT.fine;
  },
};

type Options = { readonly dir: string; readonly out: string };

function parseArgs(args: readonly string[]): Options | string {
  const at = args.indexOf('--out');
  const out = args[at + 1];
  if (at < 0 || out === undefined) return 'expected --out FILE.zip';
  const [dir, ...more] = args.toSpliced(at, 2);
  if (dir === undefined || dir.startsWith('-') || more.length > 0) return 'expected one folder';
  return { dir, out };
}

type Made = {
  readonly bytes: Uint8Array;
  readonly summary: string;
  /** Fields in which an author has still to write. */
  readonly unwritten: readonly string[];
};

/** Or all that stands against it, line by line. */
async function makePack(dir: string): Promise<Result<Made, readonly string[]>> {
  const about = await readManifest(dir);
  if (!about.ok) return about;
  const texts = new Map<string, string>();
  const [base, own] = await Promise.all([readAppContentFiles(), readContentFiles(dir, { texts })]);
  const problems = [base, own].flatMap((read) => (read.ok ? [] : read.error));
  if (!base.ok || !own.ok) return err(problems.map(formatProblem));
  const { id } = about.value;
  const files = own.value.map(({ file, data }) => ({ file: nameIn(id, file), data }));
  const { pack, refused } = loadTogether(base.value, [{ id, files }]);
  const complaints = refused.get(id);
  if (complaints) return err(complaints.map(asInFolder(id)).map(formatProblem));
  const version = await appVersion();
  const contents = packContents(pack, files);
  const { languages, needs } = contents;
  const bytes = writePackFile(
    { ...about.value, minApp: about.value.minApp ?? version, languages, needs },
    texts,
  );
  const problem = problemOf(bytes, version);
  return problem === undefined
    ? ok({ bytes, summary: summaryOf(about.value, contents, bytes), unwritten: unwrittenIn(about.value) })
    : err([problem]);
}

async function readManifest(dir: string): Promise<Result<AuthoredManifest, readonly string[]>> {
  try {
    const read = await readUpTo(path.join(dir, MANIFEST), BUDGETS.check.bytes);
    if (!read.ok) return err([`${MANIFEST}: larger than ${BUDGETS.check.bytes} bytes`]);
    const manifest = parseAuthoredManifest(read.value.toString('utf8'));
    return manifest.ok ? manifest : err(manifest.error.map(formatProblem));
  } catch {
    return err([
      `${MANIFEST}: expected a file like { "id": "my-pack", "version": "1.0.0", "title": "My pack", "authors": ["Me"] }, found none`,
    ]);
  }
}

const asInFolder =
  (id: string) =>
  (problem: Problem): Problem => ({ ...problem, file: problem.file.replace(nameIn(id, ''), '') });

/** Whatever the app would say: a pack that nobody can install is not made. */
function problemOf(bytes: Uint8Array, version: string): string | undefined {
  const texts = readZip(bytes);
  if (!texts.ok) return `the pack cannot be read again: ${texts.error.code} ${texts.error.name ?? ''}`.trim();
  const pack = readPackFile(texts.value, version);
  if (pack.ok) return undefined;
  return pack.error.code === 'newerApp'
    ? `${MANIFEST}: minApp: expected at most "${version}", the version of this app, found "${pack.error.version}"`
    : `the pack cannot be read again: ${pack.error.code}`;
}

/** As the templates of `redcell new` have it. */
const unwrittenIn = ({ authors, about = '' }: AuthoredManifest): readonly string[] => [
  ...(authors.includes('Your name') ? ['authors'] : []),
  ...(about.includes('Say here what') ? ['about'] : []),
];

const summaryOf = (
  { title, version }: AuthoredManifest,
  { missions, campaigns, languages, needs }: PackContents,
  { length }: Uint8Array,
): string =>
  [
    `${title} ${version}`,
    `missions: ${missions.length}`,
    `campaigns: ${campaigns.length}`,
    `languages: ${languages.join(', ') || 'none'}`,
    `needs: ${needs.join(', ') || 'the core box only'}`,
    `${Math.ceil(length / 1000)} kB`,
  ].join('; ');
