// The content in which a name of the command line is looked up: `all` needs only what comes with the app.

import { err, ok, type Result } from '../../kernel';
import type { Pack } from '../../packs';
import { loadContent } from '../input';
import { loadStory, type StoryFault } from '../storyArg';

/** `id`: of the mission or campaign that was meant, or `all`. */
export type Stories = { readonly pack: Pack; readonly id: string };

export async function loadStories(name: string): Promise<Result<Stories, StoryFault>> {
  if (name !== 'all') return loadStory(name);
  const pack = await loadContent();
  return pack.ok
    ? ok({ pack: pack.value, id: name })
    : err({ usage: false, lines: [pack.error], problems: [] });
}
