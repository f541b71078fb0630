// Records of games on disk: a file of JSON lines, the first of which describes the simulation. Lines are only ever
// appended, so a run that was killed has lost at most the line it was writing.

import { createHash } from 'node:crypto';
import { appendFile, mkdir, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { err, isFields, ok, type Result } from '../../kernel';
import type { Mission } from '../../mission';
import type { MissionId, Pack } from '../../packs';
import type { GameRecord } from '../../sim';
import { filesBelow } from '../filesBelow';
import { readUpTo } from '../readUpTo';
import { isGameRecord, isMarks, isScripts } from './recordShape';

const FORMAT = 2;

/** `content`: of every mission and campaign a mark of all that decides its games, so that results of different content never mix. */
export type Header = { readonly format: typeof FORMAT; readonly content: Marks; readonly scripts: Scripts };
type Marks = Readonly<Record<string, string>>;
/** Of every mission, all that could run. */
export type Scripts = Readonly<Record<string, readonly string[]>>;

export function headerFor(pack: Pack): Header {
  // Words and guides decide nothing; of missions each game has its own.
  const { words: _words, guides: _guides, missions: all, ...shared } = pack;
  const missions = [...all.values()];
  // The beginning is long, and the same for all: it is gone through once.
  const beginning = createHash('sha256').update(`[${JSON.stringify(shared, withMaps)},`);
  const markOf = (played: readonly Mission[]): string =>
    beginning
      .copy()
      .update(`${JSON.stringify(played, withMaps)}]`)
      .digest('hex')
      .slice(0, 16);
  return {
    format: FORMAT,
    content: Object.fromEntries([
      ...missions.map((mission) => [mission.id, markOf([mission])]),
      ...[...pack.campaigns.keys()].map((id) => [id, markOf(missions)]),
    ]),
    scripts: Object.fromEntries(missions.map(({ id }) => [id, scriptsOf(pack, id as MissionId)])),
  };
}

/** Maps and sets would be empty in JSON, whatever they hold. */
const withMaps = (_: string, value: unknown): unknown =>
  value instanceof Map || value instanceof Set ? [...value] : value;

const storyOf = (record: GameRecord): string =>
  record.kind === 'mission' ? record.mission : record.campaign;

function scriptsOf(pack: Pack, id: MissionId): readonly string[] {
  const mission = pack.missions.get(id);
  return [...(mission?.scripts ?? []), ...(mission?.peril ?? [])].map((one) => one.id);
}

export const fileFor = (
  dir: string,
  { index, of }: { readonly index: number; readonly of: number },
): string => path.join(dir, of === 1 ? 'games.jsonl' : `games-${index}-of-${of}.jsonl`);

export type Store = {
  readonly done: readonly GameRecord[];
  readonly add: (record: GameRecord) => Promise<void>;
};

/** Begins a file, or goes on with one that is there. */
export async function openStore(
  file: string,
  header: Header,
  resume: boolean,
): Promise<Result<Store, string>> {
  await mkdir(path.dirname(file), { recursive: true });
  const found = await readIfThere(file);
  if (!found.ok) return found;
  const there = found.value;
  const add = (record: GameRecord): Promise<void> => appendFile(file, `${JSON.stringify(record)}\n`);
  if (there === undefined || there === '') {
    await writeFile(file, `${JSON.stringify(header)}\n`);
    return ok({ done: [], add });
  }
  if (!resume) return err(`${file}: is there already; go on with --resume, or choose another folder`);
  const known = readLines(file, there);
  if (!known.ok) return known;
  const { content } = known.value.header;
  if (known.value.records.some((record) => content[storyOf(record)] !== header.content[storyOf(record)]))
    return err(`${file}: was made with other content, which has changed since; choose another folder`);
  await truncate(file, Buffer.byteLength(completeLines(there)));
  return ok({ done: known.value.records, add });
}

/** The records of all files in some folders; the same game is taken once. */
export async function readStores(
  dirs: readonly string[],
): Promise<Result<{ readonly records: readonly GameRecord[]; readonly scripts: Scripts }, string>> {
  const records = new Map<string, GameRecord>();
  const marks = new Map<string, string | undefined>();
  const scripts: Record<string, readonly string[]> = {};
  for (const dir of dirs) {
    const names = await namesIn(dir);
    if (names.length === 0) return err(`${dir}: holds no games*.jsonl`);
    for (const name of names) {
      const file = path.join(dir, name);
      const text = await readIfThere(file);
      const read = text.ok ? readLines(file, text.value ?? '') : text;
      if (!read.ok) return read;
      const { header } = read.value;
      Object.assign(scripts, header.scripts);
      for (const record of read.value.records) {
        const story = storyOf(record);
        const mark = header.content[story];
        if (marks.has(story) && marks.get(story) !== mark)
          return err(`${file}: was made with other content of ${story} than the files before it`);
        marks.set(story, mark);
        records.set(record.key, record);
      }
    }
  }
  return ok({ records: [...records.values()], scripts });
}

async function namesIn(dir: string): Promise<readonly string[]> {
  try {
    return await filesBelow(dir, (name) => /^games.*\.jsonl$/.test(name), { flat: true });
  } catch {
    return [];
  }
}

/** Far more than a night of simulations writes. */
const MOST_BYTES = 256 * 1024 ** 2;

async function readIfThere(file: string): Promise<Result<string | undefined, string>> {
  try {
    const read = await readUpTo(file, MOST_BYTES);
    return read.ok ? ok(read.value.toString('utf8')) : err(`${file}: larger than ${MOST_BYTES} bytes`);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'error';
    return code === 'ENOENT' ? ok(undefined) : err(`${file}: cannot be read (${code})`);
  }
}

/** A run that was killed may have left half a line. */
const completeLines = (text: string): string => text.slice(0, text.lastIndexOf('\n') + 1);

function readLines(
  file: string,
  text: string,
): Result<{ readonly header: Header; readonly records: readonly GameRecord[] }, string> {
  const [first = '', ...lines] = completeLines(text).split('\n').slice(0, -1);
  const header = headerIn(first);
  if (!header) return err(`${file}:1: is no file of redcell simulate`);
  const records: GameRecord[] = [];
  for (const [index, line] of lines.entries()) {
    const record = valueIn(line);
    if (!isGameRecord(record)) return err(`${file}:${index + 2}: expected the record of a game`);
    records.push(record);
  }
  return ok({ header, records });
}

function headerIn(line: string): Header | undefined {
  const value = valueIn(line);
  if (!isFields(value) || value['format'] !== FORMAT) return undefined;
  const { content, scripts = {} } = value;
  if (!isMarks(content) || !isScripts(scripts)) return undefined;
  return { format: FORMAT, content: content as Marks, scripts: scripts as Scripts };
}

/** Undefined where it is no JSON. */
function valueIn(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
