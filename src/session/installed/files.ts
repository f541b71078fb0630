// Installed packs as files: each is its own zip, stored as base64. A new version gets a new name, so the old one stays
// whole until the new one is written.

import { err, ok, type Result } from '../../kernel';
import { readPackFile, readZip, type PackFile, type PackProblem } from '../../packs';
import { checksum } from '../../saves';
import { fromBase64 } from '../storage/base64';
import { StoreFailure, type FailureCode, type FileStore } from '../storage/fileStore';

export const PACK_PREFIX = 'pack.';

export type StoredPack = PackFile & { readonly bytes: Uint8Array };

export type StoredProblem = PackProblem | { readonly code: 'storage'; readonly reason: FailureCode };

/** The same bytes, the same name. */
export function packFileName(id: string, letters: string): string {
  return `${PACK_PREFIX}${id}.${checksum(letters)}`;
}

export const packIdIn = (name: string): string | undefined =>
  /^pack\.([a-z0-9-]{1,80})\.[0-9a-f]{32}$/.exec(name)?.[1];

/** It was checked when it came; it is checked again, since it lay on a disk. */
export async function readStored(
  files: FileStore,
  name: string,
  appVersion: string,
): Promise<Result<StoredPack, StoredProblem>> {
  const letters = await attempt(() => files.read(name));
  if (!letters.ok) return letters;
  const bytes = letters.value === null ? null : fromLetters(letters.value);
  if (bytes === null) return err({ code: 'damaged' });
  const pack = readPack(bytes, appVersion);
  return pack.ok ? ok({ ...pack.value, bytes }) : pack;
}

export function readPack(bytes: Uint8Array, appVersion: string): Result<PackFile, PackProblem> {
  const texts = readZip(bytes);
  return texts.ok ? readPackFile(texts.value, appVersion) : texts;
}

export async function attempt<T>(
  work: () => Promise<T>,
): Promise<Result<T, { readonly code: 'storage'; readonly reason: FailureCode }>> {
  try {
    return ok(await work());
  } catch (error) {
    return err({ code: 'storage', reason: error instanceof StoreFailure ? error.code : 'failed' });
  }
}

function fromLetters(letters: string): Uint8Array | null {
  try {
    return fromBase64(letters);
  } catch {
    return null;
  }
}
