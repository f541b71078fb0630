// Reads a file only if it is small enough. Pipes and devices do not say how large they are, nor do files of the system, which all
// have no size: of them no more is read than shows that it is too much.

import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { err, ok, type Result } from '../kernel';

/** The error: its size, as far as it is known. */
export async function readUpTo(file: string, most: number): Promise<Result<Buffer, number>> {
  const found = await stat(file);
  if (found.size > most) return err(found.size);
  // A folder answers with the error that says so.
  if ((found.isFile() && found.size > 0) || found.isDirectory()) return checked(await readFile(file), most);
  const pieces: Buffer[] = [];
  for await (const piece of createReadStream(file, { end: most })) pieces.push(piece as Buffer);
  return checked(Buffer.concat(pieces), most);
}

const checked = (bytes: Buffer, most: number): Result<Buffer, number> =>
  bytes.length > most ? err(bytes.length) : ok(bytes);
