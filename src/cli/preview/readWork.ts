// Reads and checks the author's files: returns either everything needed for play, or all problems.

import path from 'node:path';
import { err, ok, type Result } from '../../kernel';
import {
  checkContent,
  type CampaignId,
  type Pack,
  type PlacedProblem,
  type PreviewStory,
  type PreviewWork,
} from '../../packs';
import { kindOf } from '../checkNamed';
import { CONTENT_DIR } from '../contentFiles';
import { locate } from '../located';
import { readStory, storiesFound } from '../storyArg';

export type ReadWork = Omit<PreviewWork, 'version'>;

/** Fails where nothing is called so. */
export async function readWork(name: string): Promise<Result<ReadWork, string>> {
  const read = await readStory(name);
  if (!read.ok) {
    const { usage, lines, problems } = read.error;
    return usage ? err(lines.join('\n')) : ok({ ...nothing(name), problems });
  }
  const { files: checked, sound, own, stories: ids, texts } = read.value;
  const { pack, warnings } = checkContent(checked, sound);
  const files = [...sound, ...checked];
  if (!pack.ok) return ok({ ...nothing(name), problems: locate(pack.error, texts) });
  // Of a campaign each mission can be played by itself, too.
  const others = files.filter(({ file }) => own.has(file)).flatMap(({ data }) => storiesFound(data));
  const stories = [...new Set([...ids, ...others])].flatMap((id) => storyOf(pack.value, id));
  if (stories.length === 0) return err(`no mission or campaign is called "${name}"`);
  const ownWarnings = locate(
    warnings.filter(({ file }) => own.has(file)),
    texts,
  );
  return ok({ ...nothing(name), files, stories, warnings: ownWarnings });
}

const nothing = (name: string): ReadWork => ({ name, files: [], stories: [], problems: [], warnings: [] });

function storyOf(pack: Pack, id: string): readonly PreviewStory[] {
  if (pack.campaigns.has(id as CampaignId)) return [{ kind: 'campaign', id }];
  return ([...pack.missions.keys()] as string[]).includes(id) ? [{ kind: 'mission', id }] : [];
}

/** For somebody who has deleted it all meanwhile. */
export const goneProblem = (name: string): PlacedProblem => ({
  file: name,
  path: '',
  code: 'unreadable',
  expected: 'a mission or a campaign',
  found: 'none',
});

/** What has to be watched; `flat`: only what lies directly in there. */
export async function watchedFor(
  name: string,
  { stories }: ReadWork,
): Promise<{ readonly folder: string; readonly flat: boolean }> {
  const kind = await kindOf(name);
  if (kind === 'dir') return { folder: name, flat: false };
  if (kind === undefined) return { folder: CONTENT_DIR, flat: false };
  // Of a mission only its words lie beside it; a campaign may have its missions anywhere below.
  return { folder: path.dirname(name), flat: stories[0]?.kind === 'mission' };
}
