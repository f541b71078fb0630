// A copy of everything that players keep, as one zip: each game as its own export, each pack with its files, and the
// preferences. The table of contents has a version and a checksum for each file, so a copy is read whole or refused.

import { BUDGETS, err, isFields, ok, type Fields, type Result } from '../../kernel';
import { readZip, sha256, withoutTopFolder, writeZip, type Texts, type ZipCode } from '../../packs';
import { isTime, refusedText } from '../../saves';
import { SLOTS, type Slot } from '../slots/names';

/** The table of contents, by which a copy is known. */
export const COPY_CONTENTS = 'copy.json';
const PREFERENCES = 'preferences.json';
export const COPY_VERSION = 1;

/** Of what comes out of a copy, in bytes. */
const LIMITS = { file: BUDGETS.copy.most.file, all: BUDGETS.copy.most.unpacked };

export type Copy = {
  readonly app: string;
  /** Milliseconds. */
  readonly madeAt: number;
  /** The text of an exported game, by the slot it lay in. */
  readonly games: ReadonlyMap<Slot, string>;
  /** The files of a pack, by its id. */
  readonly packs: ReadonlyMap<string, Texts>;
  /** Whoever keeps them checks them. */
  readonly preferences: Preferences;
};

const PREFERENCE_NAMES = ['settings', 'collection', 'highScores', 'guides'] as const;
export type Preferences = Readonly<Partial<Record<(typeof PREFERENCE_NAMES)[number], unknown>>>;

export type CopyProblem = {
  readonly code: 'notACopy' | 'damaged' | 'newer' | 'tooLarge' | 'unreadable';
};

type Sum = { readonly size: number; readonly sha256: string };
type Contents = {
  readonly redcell: 'copy';
  readonly version: number;
  readonly app: string;
  readonly madeAt: number;
  readonly files: Readonly<Record<string, Sum>>;
};

export function formatCopy({
  app,
  madeAt,
  games,
  packs,
  preferences,
}: Copy): Result<Uint8Array, CopyProblem> {
  const texts = new Map([
    ...[...games].map(([slot, text]) => [gameName(slot), text] as const),
    ...[...packs].map(([id, files]) => [packName(id), JSON.stringify(Object.fromEntries(files))] as const),
    [PREFERENCES, JSON.stringify(preferences)] as const,
  ]);
  const files = Object.fromEntries([...texts].map(([name, text]) => [name, sumOf(text)]));
  const contents: Contents = { redcell: 'copy', version: COPY_VERSION, app, madeAt, files };
  const bytes = writeZip(new Map([...texts, [COPY_CONTENTS, `${JSON.stringify(contents, null, 1)}\n`]]));
  // A copy that nobody could open again is none.
  return bytes.length <= BUDGETS.copy.bytes && parseCopy(bytes).ok ? ok(bytes) : err({ code: 'tooLarge' });
}

/** Without the games and packs that nobody could open even in a copy of their own: they must not cost the copy of all others. */
export function openable(copy: Copy): Copy {
  const alone = (part: Pick<Copy, 'games'> | Pick<Copy, 'packs'>): boolean =>
    formatCopy({ ...copy, games: new Map(), packs: new Map(), ...part }).ok;
  return {
    ...copy,
    games: new Map([...copy.games].filter((game) => alone({ games: new Map([game]) }))),
    packs: new Map([...copy.packs].filter((pack) => alone({ packs: new Map([pack]) }))),
  };
}

export function parseCopy(bytes: Uint8Array): Result<Copy, CopyProblem> {
  const zip = readZip(bytes, LIMITS);
  if (!zip.ok) return err({ code: ZIP_CODES[zip.error.code] ?? 'damaged' });
  const texts = withoutTopFolder(zip.value);
  const contents = jsonIn(texts.get(COPY_CONTENTS) ?? '');
  if (!isMarked(contents)) return err({ code: 'notACopy' });
  if (contents.version > COPY_VERSION) return err({ code: 'newer' });
  if (!isContents(contents) || !agree(contents, texts)) return err({ code: 'damaged' });
  return copyIn(contents, texts);
}

const ZIP_CODES: Readonly<Partial<Record<ZipCode, CopyProblem['code']>>> = {
  notAZip: 'notACopy',
  nested: 'notACopy',
  zipTooLarge: 'tooLarge',
  bomb: 'tooLarge',
  tooManyEntries: 'tooLarge',
};

/** All that is listed is there as it was written, and nothing else is. */
const agree = ({ files }: Contents, texts: Texts): boolean =>
  [...texts.keys()].every((name) => name === COPY_CONTENTS || Object.hasOwn(files, name)) &&
  Object.entries(files).every(([name, sum]) => {
    const text = texts.get(name);
    if (text === undefined) return false;
    const found = sumOf(text);
    return found.size === sum.size && found.sha256 === sum.sha256;
  });

function copyIn({ app, madeAt }: Contents, texts: Texts): Result<Copy, CopyProblem> {
  const games = new Map<Slot, string>();
  const packs = new Map<string, Texts>();
  for (const [name, text] of texts) {
    const slot = SLOTS.find((one) => gameName(one) === name);
    const [, pack] = PACK_NAME.exec(name) ?? [];
    if (slot !== undefined) games.set(slot, text);
    if (pack !== undefined) {
      const files = jsonIn(text);
      if (!isTexts(files)) return err({ code: 'damaged' });
      packs.set(pack, new Map(Object.entries(files)));
    }
  }
  const kept = jsonIn(texts.get(PREFERENCES) ?? '{}');
  if (!isFields(kept)) return err({ code: 'damaged' });
  const preferences = Object.fromEntries(
    PREFERENCE_NAMES.flatMap((name) => (Object.hasOwn(kept, name) ? [[name, kept[name]] as const] : [])),
  );
  return ok({ app, madeAt, games, packs, preferences });
}

const gameName = (slot: Slot): string => `games/slot-${slot}.json`;
const packName = (id: string): string => `packs/${id}.json`;
const PACK_NAME = /^packs\/([a-z0-9-]{1,80})\.json$/;

function sumOf(text: string): Sum {
  const bytes = new TextEncoder().encode(text);
  return { size: bytes.length, sha256: sha256(bytes) };
}

function jsonIn(text: string): unknown {
  // It goes from a worker to the screen, and back to the memory of the screen.
  if (refusedText(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isMarked = (value: unknown): value is Pick<Contents, 'version'> =>
  isFields(value) && value['redcell'] === 'copy' && typeof value['version'] === 'number';

const isContents = (value: Fields): value is Contents =>
  typeof value['app'] === 'string' &&
  isTime(value['madeAt']) &&
  isFields(value['files']) &&
  Object.values(value['files']).every(
    (sum) => isFields(sum) && typeof sum['size'] === 'number' && typeof sum['sha256'] === 'string',
  );

const isTexts = (value: unknown): value is Readonly<Record<string, string>> =>
  isFields(value) && Object.values(value).every((text) => typeof text === 'string');
