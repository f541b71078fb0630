// Loads the content of the app and the installed packs as one. A pack that does not go with the rest is left out and
// reported; the others load all the same.

import type { Result } from '../../kernel';
import type { ContentFile } from '../reading/contentFile';
import { loadPack } from '../loadPack';
import type { Pack } from '../pack';
import { formatProblem, type Problem } from '../problem';
import { foreignChanges } from './packContents';
import { packOf } from './packFile';

export type LoadablePack = {
  readonly id: string;
  readonly files: readonly ContentFile[];
  /** Its missions and campaigns were checked before, by this version of the app: only how they go with the rest is looked at. */
  readonly isSound?: boolean;
};

export type LoadedTogether = {
  readonly pack: Pack;
  /** By pack. */
  readonly refused: ReadonlyMap<string, readonly Problem[]>;
};

/** Earlier packs come first: where two bring the same id, the later one is refused. Throws where the app's own content is bad. */
export function loadTogether(base: readonly ContentFile[], packs: readonly LoadablePack[]): LoadedTogether {
  const refused = new Map<string, readonly Problem[]>();
  for (const { id, files } of packs) {
    const problems = foreignChanges(files);
    if (problems.length > 0) refused.set(id, problems);
  }
  for (;;) {
    const loading = packs.filter(({ id }) => !refused.has(id));
    const loaded = load(base, loading);
    if (loaded.ok) return { pack: loaded.value, refused };
    if (loading.length === 0) throw new Error(loaded.error.map(formatProblem).join('\n'));
    for (const [id, problems] of blamed(base, loading, loaded.error)) refused.set(id, problems);
  }
}

function blamed(
  base: readonly ContentFile[],
  packs: readonly LoadablePack[],
  problems: readonly Problem[],
): ReadonlyMap<string, readonly Problem[]> {
  const guilty = new Map<string, Problem[]>();
  const known = new Set(packs.map(({ id }) => id));
  for (const problem of problems) {
    const id = packOf(problem.file);
    if (id === undefined || !known.has(id)) continue;
    const own = guilty.get(id);
    if (own) own.push(problem);
    else guilty.set(id, [problem]);
  }
  if (guilty.size > 0) return guilty;
  // Something in the app's own files went wrong because of a pack: whoever cannot be loaded alone, or else the last one.
  const alone = packs.filter((pack) => !load(base, [pack]).ok);
  const suspects = alone.length > 0 ? alone : packs.slice(-1);
  return new Map(suspects.map(({ id }) => [id, problems]));
}

function load(
  base: readonly ContentFile[],
  packs: readonly LoadablePack[],
): Result<Pack, readonly Problem[]> {
  const sound = new Set<string | undefined>(packs.filter(({ isSound }) => isSound).map(({ id }) => id));
  try {
    return loadPack(
      packs.flatMap(({ files }) => files),
      base,
      (file) => sound.has(packOf(file)),
    );
  } catch (error) {
    // Checks are for authors' mistakes; what they did not foresee must not stop the app either.
    const found = error instanceof Error ? error.message.slice(0, 200) : 'an error';
    return {
      ok: false,
      error: [{ file: '', path: '', code: 'unreadable', expected: 'sound content', found }],
    };
  }
}
