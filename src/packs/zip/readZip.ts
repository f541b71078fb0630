// From the bytes of a zip to the texts in it. Zips come from strangers: sizes are bounded before and while anything is unpacked,
// and every sum is checked.

import { BUDGETS, err, ok, type Result } from '../../kernel';
import { MAX_FILE_SIZE } from '../reading/contentFile';
import { crc32 } from './crc32';
import { inflate } from './inflate';
import { decodeUtf8 } from './utf8';
import { zipEntries, type ZipEntry } from './zipEntries';
import { isLeftover } from './zipNames';
import type { ZipProblem } from './zipProblem';

/** Of the zip itself: pictures may lie in it, which nobody unpacks. */
export const MAX_ZIP_SIZE = BUDGETS.zip.bytes;

/** How much may come out of a zip, in bytes. */
export type ZipLimits = { readonly file: number; readonly all: number };

const PACK_LIMITS: ZipLimits = { file: MAX_FILE_SIZE, all: BUDGETS.zip.most.unpacked };

/** By name. What is not text is left where it is. */
export type Texts = ReadonlyMap<string, string>;

const TEXT = /\.(json|txt)$/i;
const ZIP = /\.(zip|7z|rar|gz|jar)$/i;

export function readZip(bytes: Uint8Array, limits = PACK_LIMITS): Result<Texts, ZipProblem> {
  if (bytes.length > MAX_ZIP_SIZE) return err({ code: 'zipTooLarge' });
  const entries = zipEntries(bytes);
  if (!entries.ok) return entries;
  const nested = entries.value.find(({ name }) => ZIP.test(name));
  if (nested) return err({ code: 'nested', name: nested.name });
  const wanted = entries.value.filter(({ name }) => TEXT.test(name) && !isLeftover(name));
  const swollen = wanted.find(({ size }) => size > limits.file);
  if (swollen) return err({ code: 'bomb', name: swollen.name });
  if (wanted.reduce((sum, { size }) => sum + size, 0) > limits.all) return err({ code: 'bomb' });
  const texts = new Map<string, string>();
  for (const entry of wanted) {
    const text = textOf(entry);
    if (!text.ok) return err({ code: text.error, name: entry.name });
    texts.set(entry.name, text.value);
  }
  return ok(texts);
}

function textOf({ method, packed, size, crc }: ZipEntry): Result<string, ZipProblem['code']> {
  if (method === 'stored' && packed.length !== size) return err('damaged');
  const unpacked = method === 'stored' ? ok(packed) : inflate(packed, size);
  if (!unpacked.ok) return unpacked;
  if (crc32(unpacked.value) !== crc) return err('damaged');
  const text = decodeUtf8(unpacked.value);
  return text === undefined ? err('notText') : ok(text);
}

/** Both ways a zip can begin. */
export const looksLikeZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;
