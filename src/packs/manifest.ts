// The manifest of a pack: its author, its version, its needs, and the checksums of its files. An author writes the
// first half; `redcell pack` adds what can be worked out.

import { z } from 'zod';
import { BUDGETS, err, hasUnseen, ok, printable, shownName, type Result } from '../kernel';
import { findUnsafe, parseContentFile } from './reading/contentFile';
import { problemsOf } from './reading/issues';
import type { Problem } from './problem';
import { strict } from './schemas/fields';

export const MANIFEST = 'manifest.json';
/** Of the manifest itself; a later app may write a later one. */
const FORMAT = 1;

const id = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'an id of small letters and digits, with single hyphens between');
const version = z
  .string()
  .regex(/^(0|[1-9]\d{0,4})(\.(0|[1-9]\d{0,4})){2}$/, 'a version of three numbers, like "1.0.0"');
const shortText = z.string().min(1).max(120);
/** Of those who make a pack now; in one that is read, what cannot be seen is written out. */
const seen = <T extends z.ZodType<string>>(text: T) =>
  text.refine((written) => !hasUnseen(written) && written.trim() !== '', 'text of letters that can be seen');

/** What an author writes. */
const AUTHORED = {
  $schema: z.string().max(400).optional(),
  id: id.describe('Nobody else may use it. An update has the id of what it replaces.'),
  version: version.describe('Three numbers, like "1.0.0". An update has a higher one.'),
  title: shortText.describe('What players read.'),
  about: z.string().max(1000).optional().describe('A few sentences for players.'),
  authors: z.array(shortText).min(1).max(20).describe('Who made it.'),
  minApp: version.optional().describe('The oldest version of the app that it works with.'),
};

/** As many as a zip may hold. */
const MOST_FILES = BUDGETS.zip.most.entries;

/** What is worked out. */
const WORKED_OUT = {
  format: z.literal(FORMAT),
  languages: z.array(z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'a language, like "en"')).max(40),
  needs: z.array(id).max(100),
  files: z
    .record(
      z.string().max(200),
      strict({
        size: z.int().min(0),
        sha256: z.string().regex(/^[0-9a-f]{64}$/, 'a sum of 64 hexadecimal digits'),
      }),
    )
    .refine((files) => Object.keys(files).length <= MOST_FILES, `at most ${MOST_FILES} files`),
  /** Converted from another format: which one. */
  from: z.enum(['saga']).optional(),
};

const authoredSchema = strict({
  ...AUTHORED,
  ...z.strictObject(WORKED_OUT).partial().shape,
  title: seen(AUTHORED.title),
  about: seen(z.string().max(1000)).optional(),
  authors: z.array(seen(shortText)).min(1).max(20),
});
/** What was converted may have no known author. */
const manifestSchema = strict({
  ...AUTHORED,
  ...WORKED_OUT,
  authors: z.array(shortText).max(20),
  minApp: version,
});

type Parsed = z.output<typeof manifestSchema>;
type Lists = 'authors' | 'languages' | 'needs';
export type Manifest = Readonly<Omit<Parsed, '$schema' | Lists>> & {
  readonly [K in Lists]: readonly string[];
};
/** What an author has to say before a pack can be made. */
export type AuthoredManifest = Pick<Manifest, 'id' | 'version' | 'title' | 'about' | 'authors'> & {
  readonly minApp?: string | undefined;
};

export type ManifestProblem =
  | { readonly code: 'badManifest'; readonly problems: readonly Problem[] }
  /** Made for a later version of the app. */
  | { readonly code: 'newerFormat' }
  | { readonly code: 'newerApp'; readonly version: string };

/** The manifest in a pack; `appVersion`: of the app that wants to use it. */
export function parseManifest(text: string, appVersion: string): Result<Manifest, ManifestProblem> {
  const file = parseContentFile(MANIFEST, text);
  if (!file.ok) return err({ code: 'badManifest', problems: [file.error] });
  const unsafe = findUnsafe(file.value);
  if (unsafe.length > 0) return err({ code: 'badManifest', problems: unsafe });
  const { data } = file.value;
  const format: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'format') : undefined;
  if (typeof format === 'number' && format > FORMAT) return err({ code: 'newerFormat' });
  const parsed = manifestSchema.safeParse(data);
  if (!parsed.success)
    return err({ code: 'badManifest', problems: problemsOf(parsed.error.issues, MANIFEST, [], data) });
  const { $schema: _, ...manifest } = parsed.data;
  return compareVersions(manifest.minApp, appVersion) > 0
    ? err({ code: 'newerApp', version: manifest.minApp })
    : ok(shown(manifest));
}

const shown = (manifest: Manifest): Manifest => ({
  ...manifest,
  title: shownName(manifest.title),
  authors: manifest.authors.map(shownName),
  ...(manifest.about !== undefined && { about: printable(manifest.about) }),
});

/** The manifest in an author's folder. What will be worked out may stand there, and is not looked at. */
export function parseAuthoredManifest(text: string): Result<AuthoredManifest, readonly Problem[]> {
  const file = parseContentFile(MANIFEST, text);
  if (!file.ok) return err([file.error]);
  const unsafe = findUnsafe(file.value);
  if (unsafe.length > 0) return err(unsafe);
  const parsed = authoredSchema.safeParse(file.value.data);
  if (!parsed.success) return err(problemsOf(parsed.error.issues, MANIFEST, [], file.value.data));
  const { id: own, version: now, title, about, authors, minApp } = parsed.data;
  return ok({ id: own, version: now, title, about, authors, minApp });
}

/** Below zero: the first one is older. */
export function compareVersions(one: string, other: string): number {
  const [a, b] = [one, other].map((text) => text.split('.').map(Number));
  const differs = a?.findIndex((number, place) => number !== b?.[place]) ?? -1;
  return differs < 0 ? 0 : (a?.[differs] ?? 0) - (b?.[differs] ?? 0);
}

export const formatManifest = (manifest: Manifest): string => `${JSON.stringify(manifest, null, 1)}\n`;
