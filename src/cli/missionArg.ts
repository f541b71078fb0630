// A mission as people name it on the command line: the id of one that comes with the app, or a file of their own. The
// words of a file are looked for beside it.

import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { err, ok, type Result } from '../kernel';
import { formatProblem, loadPack, type ContentFile, type MissionId, type Pack, type Problem } from '../packs';
import { CONTENT_DIR, readContentFile, readContentFiles } from './contentFiles';

export type LoadedMission = { readonly pack: Pack; readonly mission: MissionId };
/** `usage`: nothing is called so. Otherwise the content is wrong. */
export type MissionFault = { readonly usage: boolean; readonly lines: readonly string[] };

export async function loadMission(name: string): Promise<Result<LoadedMission, MissionFault>> {
  const builtIn = await readContentFiles(CONTENT_DIR);
  if (!builtIn.ok) return wrong(builtIn.error);
  if (!name.endsWith('.json')) {
    const pack = loadPack(builtIn.value);
    if (!pack.ok) return wrong(pack.error);
    return found(pack.value, name);
  }
  const own = await readBeside(name);
  if (!own.ok) return wrong(own.error);
  const [first] = idsIn(own.value[0]?.data);
  if (first === undefined) return err({ usage: true, lines: [`${name}: holds no mission`] });
  const others = builtIn.value.filter(({ data }) => !idsIn(data).includes(first) && !isWordsOf(data, first));
  const pack = loadPack([
    ...others,
    ...own.value.filter((file, index) => index === 0 || isWordsOf(file.data, first)),
  ]);
  return pack.ok ? found(pack.value, first) : wrong(pack.error);
}

function found(pack: Pack, id: string): Result<LoadedMission, MissionFault> {
  if (pack.missions.has(id as MissionId)) return ok({ pack, mission: id as MissionId });
  const known = [...pack.missions.keys()].join(', ');
  return err({ usage: true, lines: [`no mission is called "${id}"; there are: ${known}`] });
}

const wrong = (problems: readonly Problem[]): Result<never, MissionFault> =>
  err({ usage: false, lines: problems.map(formatProblem) });

/** The file, then all others of its folder that can be read: whatever they are, only words are taken from them. */
async function readBeside(name: string): Promise<Result<ContentFile[], Problem[]>> {
  const file = await readContentFile(name);
  if (!file.ok) return err([file.error]);
  const folder = path.dirname(name);
  const names = (await readdir(folder)).filter(
    (other) => other.endsWith('.json') && other !== path.basename(name),
  );
  const others = await Promise.all(names.map((other) => readIfFile(path.join(folder, other))));
  return ok([file.value, ...others.flat()]);
}

async function readIfFile(name: string): Promise<readonly ContentFile[]> {
  if (!(await stat(name)).isFile()) return [];
  const file = await readContentFile(name);
  return file.ok ? [file.value] : [];
}

type Loose = { readonly kind?: unknown; readonly entries?: unknown };
const entriesOf = (data: unknown, kind: string): readonly unknown[] => {
  const { kind: own, entries } = Object(data) as Loose;
  return own === kind && Array.isArray(entries) ? entries : [];
};

const textOf = (entry: unknown, field: 'id' | 'of'): string => String(Reflect.get(Object(entry), field));

const idsIn = (data: unknown): readonly string[] =>
  entriesOf(data, 'missions').map((entry) => textOf(entry, 'id'));

const isWordsOf = (data: unknown, mission: string): boolean =>
  entriesOf(data, 'words').some((entry) => textOf(entry, 'of') === mission);
