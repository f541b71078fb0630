// A mission or campaign as people name it on the command line: the id of one that comes with the app, or a file of their
// own. The words of a mission are looked for beside it, all that belongs to a campaign in its folder and below.

import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { err, ok, type Result } from '../kernel';
import {
  formatProblem,
  loadPack,
  type CampaignId,
  type ContentFile,
  type MissionId,
  type Pack,
  type Problem,
} from '../packs';
import { CONTENT_DIR, readContentFile, readContentFiles } from './contentFiles';

export type LoadedStory = { readonly pack: Pack } & (
  | { readonly kind: 'mission'; readonly id: MissionId }
  | { readonly kind: 'campaign'; readonly id: CampaignId }
);
/** `usage`: nothing is called so. Otherwise the content is wrong. */
export type StoryFault = { readonly usage: boolean; readonly lines: readonly string[] };

export async function loadStory(name: string): Promise<Result<LoadedStory, StoryFault>> {
  const builtIn = await readContentFiles(CONTENT_DIR);
  if (!builtIn.ok) return wrong(builtIn.error);
  if (!name.endsWith('.json')) return found(builtIn.value, name);
  const file = await readContentFile(name);
  if (!file.ok) return wrong([file.error]);
  const [first] = storiesIn(file.value.data);
  if (first === undefined) return misnamed(`${name}: holds no mission and no campaign`);
  const own = await readOwn(name, file.value);
  if (!own.ok) return wrong(own.error);
  const ids = new Set(own.value.flatMap(({ data }) => storiesIn(data)));
  const others = builtIn.value.filter(({ data }) => !isAbout(data, ids));
  return found([...others, ...own.value], first);
}

function found(files: readonly ContentFile[], id: string): Result<LoadedStory, StoryFault> {
  const loaded = loadPack(files);
  if (!loaded.ok) return wrong(loaded.error);
  const pack = loaded.value;
  if (pack.campaigns.has(id as CampaignId)) return ok({ pack, kind: 'campaign', id: id as CampaignId });
  if (pack.missions.has(id as MissionId)) return ok({ pack, kind: 'mission', id: id as MissionId });
  const known = [...pack.missions.keys(), ...pack.campaigns.keys()].join(', ');
  return misnamed(`no mission or campaign is called "${id}"; there are: ${known}`);
}

const misnamed = (line: string): Result<never, StoryFault> => err({ usage: true, lines: [line] });

const wrong = (problems: readonly Problem[]): Result<never, StoryFault> =>
  err({ usage: false, lines: problems.map(formatProblem) });

/** The file and all that belongs to it. */
async function readOwn(name: string, file: ContentFile): Promise<Result<readonly ContentFile[], Problem[]>> {
  const folder = path.dirname(name);
  if (idsIn(file.data, 'campaigns').length > 0) return readContentFiles(folder);
  const ids = new Set(storiesIn(file.data));
  const names = (await readdir(folder)).filter(
    (other) => other.endsWith('.json') && other !== path.basename(name),
  );
  // Whatever else they are, only words are taken from the others.
  const others = await Promise.all(names.map((other) => readIfFile(path.join(folder, other))));
  return ok([file, ...others.flat().filter(({ data }) => isWordsOf(data, ids))]);
}

async function readIfFile(name: string): Promise<readonly ContentFile[]> {
  if (!(await stat(name)).isFile()) return [];
  const file = await readContentFile(name);
  return file.ok ? [file.value] : [];
}

type Loose = { readonly kind?: unknown; readonly entries?: unknown };
const idsIn = (data: unknown, kind: string, field: 'id' | 'of' = 'id'): readonly string[] => {
  const { kind: own, entries } = Object(data) as Loose;
  if (own !== kind || !Array.isArray(entries)) return [];
  return entries.map((entry: unknown) => String(Reflect.get(Object(entry), field)));
};

/** Ids of the missions and campaigns in a file. */
const storiesIn = (data: unknown): readonly string[] => [
  ...idsIn(data, 'missions'),
  ...idsIn(data, 'campaigns'),
];

const isWordsOf = (data: unknown, ids: ReadonlySet<string>): boolean =>
  idsIn(data, 'words', 'of').some((id) => ids.has(id));

const isAbout = (data: unknown, ids: ReadonlySet<string>): boolean =>
  isWordsOf(data, ids) || storiesIn(data).some((id) => ids.has(id));
