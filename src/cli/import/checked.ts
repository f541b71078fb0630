// Loads a converted mission as the app would: one that the app would not load is refused here, with its problems.

import { ok, type Result } from '../../kernel';
import { loadPack, type ContentFile, type Problem } from '../../packs';
import { type Imported } from '../../saga';

/** `sound`: the content of the app. */
export function checked(made: Imported, sound: readonly ContentFile[]): Result<Imported, readonly Problem[]> {
  const loaded = loadPack(made.files, sound);
  return loaded.ok ? ok(made) : loaded;
}
