// A pack as one zip: the manifest and the content files it names, each with its checksum. Reading gives back exactly
// what was packed, or a problem.

import { strToU8 } from 'fflate';
import { err, ok, type Result } from '../../kernel';
import { parseContentFile, type ContentFile } from '../reading/contentFile';
import {
  formatManifest,
  MANIFEST,
  parseManifest,
  type AuthoredManifest,
  type Manifest,
  type ManifestProblem,
} from '../manifest';
import type { Problem } from '../problem';
import type { Texts } from './readZip';
import { sha256 } from './sha256';
import { writeZip } from './writeZip';
import type { ZipProblem } from './zipProblem';

export type PackFile = {
  readonly manifest: Manifest;
  /** Named by the pack and by where they lie in it. */
  readonly files: readonly ContentFile[];
  /** Plain texts beside them. */
  readonly notes: Texts;
};

export type PackProblem =
  | ZipProblem
  | ManifestProblem
  /** What the manifest says and what lies beside it do not agree. */
  | { readonly code: 'checksum' | 'missingFile' | 'unlistedFile'; readonly name: string }
  | { readonly code: 'badContent'; readonly problems: readonly Problem[] };

/** Some people pack the folder, some what is in it: both are fine. */
export function withoutTopFolder(texts: Texts): Texts {
  const [first = ''] = texts.keys();
  const folder = first.slice(0, first.indexOf('/') + 1);
  if (folder === '' || ![...texts.keys()].every((name) => name.startsWith(folder))) return texts;
  return new Map([...texts].map(([name, text]) => [name.slice(folder.length), text]));
}

/** `texts` of which one is the manifest. */
export function readPackFile(texts: Texts, appVersion: string): Result<PackFile, PackProblem> {
  const manifest = parseManifest(texts.get(MANIFEST) ?? '', appVersion);
  if (!manifest.ok) return manifest;
  const { id, files: sums } = manifest.value;
  const unlisted = [...texts.keys()].find((name) => name !== MANIFEST && !Object.hasOwn(sums, name));
  if (unlisted !== undefined) return err({ code: 'unlistedFile', name: unlisted });
  for (const [name, sum] of Object.entries(sums)) {
    const text = texts.get(name);
    if (text === undefined) return err({ code: 'missingFile', name });
    const { size, sha256: expected } = sumOf(text);
    if (size !== sum.size || expected !== sum.sha256) return err({ code: 'checksum', name });
  }
  const parsed = Object.keys(sums)
    .filter(isContent)
    .map((name) => parseContentFile(nameIn(id, name), texts.get(name) ?? ''));
  const problems = parsed.flatMap((file) => (file.ok ? [] : [file.error]));
  if (problems.length > 0) return err({ code: 'badContent', problems });
  return ok({
    manifest: manifest.value,
    files: parsed.flatMap((file) => (file.ok ? [file.value] : [])),
    notes: new Map([...texts].filter(([name]) => !isContent(name))),
  });
}

const isContent = (name: string): boolean => name !== MANIFEST && /\.json$/i.test(name);

/** How a file of a pack is called among those of others. */
export const nameIn = (pack: string, name: string): string => `${pack}.zip/${name}`;

/** The pack a file belongs to; nothing for those of the app. */
export const packOf = (file: string): string | undefined => /^([a-z0-9-]+)\.zip\//.exec(file)?.[1];

export type PackToWrite = AuthoredManifest &
  Pick<Manifest, 'languages' | 'needs' | 'from'> & { readonly minApp: string };

/** Content files and notes by name; the manifest is made here. */
export function writePackFile(about: PackToWrite, texts: Texts): Uint8Array {
  const sums = [...texts].map(([name, text]) => [name, sumOf(text)] as const);
  const { id, version, title, authors, minApp, languages, needs } = about;
  const manifest: Manifest = {
    format: 1,
    id,
    version,
    title,
    ...(about.about !== undefined && { about: about.about }),
    authors,
    minApp,
    languages,
    needs,
    ...(about.from !== undefined && { from: about.from }),
    files: Object.fromEntries(sums.toSorted(([one], [other]) => (one < other ? -1 : 1))),
  };
  return writeZip(new Map([...texts, [MANIFEST, formatManifest(manifest)]]));
}

function sumOf(text: string): Manifest['files'][string] {
  const bytes = strToU8(text);
  return { size: bytes.length, sha256: sha256(bytes) };
}
