// Records of games on disk: a file of JSON lines, the first of which describes the simulation. Lines are only ever
// appended, so a run that was killed has lost at most the line it was writing.

import { createHash } from 'node:crypto';
import { appendFile, mkdir, readdir, readFile, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { err, ok, type Result } from '../../kernel';
import type { Mission } from '../../mission';
import type { MissionId, Pack } from '../../packs';
import type { GameRecord } from '../../sim';

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
  const there = await readIfThere(file);
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
      const read = readLines(file, (await readIfThere(file)) ?? '');
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
    return (await readdir(dir)).filter((name) => /^games.*\.jsonl$/.test(name)).toSorted();
  } catch {
    return [];
  }
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** A run that was killed may have left half a line. */
const completeLines = (text: string): string => text.slice(0, text.lastIndexOf('\n') + 1);

function readLines(
  file: string,
  text: string,
): Result<{ readonly header: Header; readonly records: readonly GameRecord[] }, string> {
  const [first = '', ...lines] = completeLines(text).split('\n').slice(0, -1);
  try {
    const header = JSON.parse(first) as Partial<Header>;
    if (header.format !== FORMAT || typeof header.content !== 'object')
      return err(`${file}: is no file of redcell simulate`);
    return ok({
      header: { format: FORMAT, content: header.content, scripts: header.scripts ?? {} },
      records: lines.map((line) => JSON.parse(line) as GameRecord),
    });
  } catch {
    return err(`${file}: cannot be read as JSON lines`);
  }
}
