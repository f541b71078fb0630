// A mission or campaign as people name it on the command line: the id of one that comes with the app, a file of their
// own, or a folder. The words of a mission are looked for beside it, the parts of a campaign in its folder and below.

import path from 'node:path';
import { err, ok, type Result } from '../kernel';
import {
  loadPack,
  type CampaignId,
  type ContentFile,
  type MissionId,
  type Pack,
  type PlacedProblem,
  type Problem,
} from '../packs';
import { readAppContentFiles } from './appContent';
import { kindOf } from './checkNamed';
import { readContentFile, readContentFiles } from './contentFiles';
import { filesBelow } from './filesBelow';
import { formatLocated, locate, type FileTexts } from './located';
import { entryField, looseEntries } from './looseEntries';
import { shownAs } from './shownAs';

export type LoadedStory = { readonly pack: Pack } & (
  | { readonly kind: 'mission'; readonly id: MissionId }
  | { readonly kind: 'campaign'; readonly id: CampaignId }
);
/** `usage`: nothing is called so. Otherwise the content is wrong. */
export type StoryFault = {
  readonly usage: boolean;
  readonly lines: readonly string[];
  readonly problems: readonly PlacedProblem[];
};

/** Checked once per process: it takes longer than many a command, and nobody changes it while one runs. */
let appPack: ReturnType<typeof loadPack> | undefined;

export async function loadStory(name: string): Promise<Result<LoadedStory, StoryFault>> {
  const read = await readStory(name);
  if (!read.ok) return read;
  const { files, sound, own, stories, texts } = read.value;
  const loaded = own.size === 0 ? (appPack ??= loadPack(files)) : loadPack(files, sound);
  if (!loaded.ok) return wrong(loaded.error, texts);
  const pack = loaded.value;
  const [id = name, ...more] = stories;
  if (more.length > 0 && !name.endsWith('.json') && !pack.campaigns.has(id as CampaignId))
    return misnamed(`${name}: holds several missions: ${stories.join(', ')}; name the file of one`);
  if (pack.campaigns.has(id as CampaignId)) return ok({ pack, kind: 'campaign', id: id as CampaignId });
  if (pack.missions.has(id as MissionId)) return ok({ pack, kind: 'mission', id: id as MissionId });
  const known = [...pack.missions.keys(), ...pack.campaigns.keys()].join(', ');
  return misnamed(`no mission or campaign is called "${id}"; there are: ${known}`);
}

/** All files that are played with. */
export type StoryFiles = {
  /** The author's own; all of the app's for one of its stories. */
  readonly files: readonly ContentFile[];
  /** Beside an author's own: those of the app that they do not replace. */
  readonly sound: readonly ContentFile[];
  /** Names of the author's own. */
  readonly own: ReadonlySet<string>;
  /** Ids of the author's own. Of the app's: the one that was named, whether it exists or not. */
  readonly stories: readonly string[];
  readonly texts: FileTexts;
};

/** `name`: an id, a file, or a folder that holds everything. */
export async function readStory(name: string): Promise<Result<StoryFiles, StoryFault>> {
  const texts = new Map<string, string>();
  const builtIn = await readAppContentFiles(texts);
  if (!builtIn.ok) return wrong(builtIn.error, texts);
  const isKnown = builtIn.value.some(({ data }) => storiesFound(data).includes(name));
  const isOwn = name.endsWith('.json') || (!isKnown && (await kindOf(name)) === 'dir');
  if (!isOwn) return ok({ files: builtIn.value, sound: [], own: new Set(), stories: [name], texts });
  const own = await readOwn(name, texts);
  if (!own.ok) return wrong(own.error, texts);
  const stories = own.value.stories.flatMap(({ data }) => storiesFound(data));
  if (stories.length === 0) return misnamed(`${name}: holds no mission and no campaign`);
  const ids = new Set(own.value.files.flatMap(({ data }) => storiesFound(data)));
  const replaced = new Set(builtIn.value.filter(({ data }) => isAbout(data, ids)));
  const sound = replaced.size === 0 ? builtIn.value : builtIn.value.filter((file) => !replaced.has(file));
  const names = new Set(own.value.files.map(({ file }) => file));
  return ok({ files: own.value.files, sound, own: names, stories, texts });
}

const misnamed = (line: string): Result<never, StoryFault> =>
  err({ usage: true, lines: [line], problems: [] });

function wrong(problems: readonly Problem[], texts: FileTexts): Result<never, StoryFault> {
  const located = locate(problems, texts);
  return err({ usage: false, lines: located.map(formatLocated), problems: located });
}

/** `stories`: those of the files that hold what was meant. */
type Own = { readonly files: readonly ContentFile[]; readonly stories: readonly ContentFile[] };

async function readOwn(name: string, texts: Map<string, string>): Promise<Result<Own, Problem[]>> {
  const isFolder = (await kindOf(name)) === 'dir';
  const file = isFolder ? undefined : await readContentFile(name, shownAs(name), texts);
  if (file && !file.ok) return err([file.error]);
  if (file && idsIn(file.value.data, 'campaigns').length === 0) {
    const words = await wordsBeside(name, file.value, texts);
    return ok({ files: [file.value, ...words], stories: [file.value] });
  }
  const folder = isFolder ? name : path.dirname(name);
  const files = await readContentFiles(folder, { shownIn: shownAs(folder), texts });
  if (!files.ok) return files;
  return ok({ files: files.value, stories: file ? [file.value] : storyFilesIn(files.value) });
}

/** A campaign stands for its missions. */
function storyFilesIn(files: readonly ContentFile[]): readonly ContentFile[] {
  const campaigns = files.filter(({ data }) => idsIn(data, 'campaigns').length > 0);
  return campaigns.length > 0 ? campaigns : files.filter(({ data }) => idsIn(data, 'missions').length > 0);
}

/** Whatever else lies there, only words are taken. */
async function wordsBeside(
  name: string,
  file: ContentFile,
  texts: Map<string, string>,
): Promise<readonly ContentFile[]> {
  const folder = path.dirname(name);
  const ids = new Set(storiesFound(file.data));
  const isOther = (other: string): boolean => other.endsWith('.json') && other !== path.basename(name);
  const names = await filesBelow(folder, isOther, { flat: true });
  const others = await Promise.all(names.map((other) => readIfSound(path.join(folder, other), texts)));
  return others.flat().filter(({ data }) => isWordsOf(data, ids));
}

async function readIfSound(name: string, texts: Map<string, string>): Promise<readonly ContentFile[]> {
  const file = await readContentFile(name, shownAs(name), texts);
  return file.ok ? [file.value] : [];
}

function idsIn(data: unknown, kind: string, field: 'id' | 'of' = 'id'): readonly string[] {
  const file = looseEntries(data);
  return file.kind === kind ? file.entries.map((entry) => entryField(entry, field)) : [];
}

/** Ids of the missions and campaigns in a file. */
export const storiesFound = (data: unknown): readonly string[] => [
  ...idsIn(data, 'missions'),
  ...idsIn(data, 'campaigns'),
];

const isWordsOf = (data: unknown, ids: ReadonlySet<string>): boolean =>
  idsIn(data, 'words', 'of').some((id) => ids.has(id));

const isAbout = (data: unknown, ids: ReadonlySet<string>): boolean =>
  isWordsOf(data, ids) || storiesFound(data).some((id) => ids.has(id));
