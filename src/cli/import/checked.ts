// What was made of a mission, as the app will see it: what it would not load is refused here as well, with its problems.

import { ok, type Result } from '../../kernel';
import { loadPack, type ContentFile, type Problem } from '../../packs';
import { type Imported } from '../../saga';

/** `sound`: the content of the app. */
export function checked(made: Imported, sound: readonly ContentFile[]): Result<Imported, readonly Problem[]> {
  const loaded = loadPack(made.files, sound);
  return loaded.ok ? ok(made) : loaded;
}
