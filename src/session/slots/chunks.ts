// Reads closed chunks of the journal.

import { leadsTo, RECORDS, type ChunkRef, type StoredPiece } from '../../saves';
import { chunkPrefix, type Slot } from './names';
import { readOrFailure } from './readOrFailure';
import type { FileStore, StoreFailure } from '../storage/fileStore';

/** Known by what it holds, not by what it is called: a file under another's name is as good as lost. */
export function readChunk(text: string | null, ref: ChunkRef, end: number): StoredPiece | null {
  const parsed = text === null ? null : RECORDS.chunk.parse(text);
  if (!parsed?.ok) return null;
  const { ref: found, piece } = parsed.value;
  const isIt = found.start === ref.start && found.checksum === ref.checksum;
  return isIt && leadsTo(piece, { start: end }) ? parsed.value : null;
}

/** All at once: one after the other would take a phone seconds after a long campaign. */
export async function readAllChunks(
  files: FileStore,
  slot: Slot,
  game: string,
): Promise<ReadonlyMap<string, string | StoreFailure>> {
  const names = await files.list(chunkPrefix(slot, game));
  const texts = await Promise.all(
    names.map(async (name) => [name, await readOrFailure(files, name)] as const),
  );
  return new Map(texts.flatMap(([name, text]) => (text === null ? [] : [[name, text] as const])));
}
