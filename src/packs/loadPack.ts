// The only door into a pack: all files in, either everything checked and resolved or all problems at once. A bad
// pack never half-loads.

import { err, ok, type NamedKind, type PrintedNames, type Result } from '../kernel';
import type { KitWords } from '../mission';
import type { TileId, TileSide } from '../rules';
import { checkCampaigns } from './campaignChecks/checkCampaigns';
import { checkGuides } from './checks/checkGuides';
import { findUnsafe, type ContentFile } from './reading/contentFile';
import { checkGroups } from './checks/groups';
import { problemsOf } from './reading/issues';
import { ENTRY_SCHEMAS, HEADER_SCHEMA, KINDS, type EntryOf, type Kind } from './kinds';
import { checkMissions } from './missionChecks/checkMissions';
import type { CampaignId, MissionId, NamesEntry, Pack, Product, WordsEntry, WordsOwner } from './pack';
import {
  describeValue,
  formatPath,
  formatProblem,
  guesser,
  isWarning,
  type EntryProblem,
  type Guess,
  type Problem,
} from './problem';
import { readTile, readTileId } from './reading/readTile';
import { REFERENCES } from './checks/references';
import { withoutRemarks } from './reading/remarks';

/**
 * `sound`: files whose missions and campaigns were found to be right before, as the app's own are when it is built; they are read
 * once for all that is loaded beside them. What the build has read for them (`isRead`) is not looked through once more: only
 * whether it and a pack of somebody else take the same names. `isSound`: whether one of the other files was found to be right.
 */
export function loadPack(
  files: readonly ContentFile[],
  sound: readonly ContentFile[] = [],
  isSound: (file: string) => boolean = () => false,
): Result<Pack, readonly Problem[]> {
  return checkContent(files, sound, isSound).pack;
}

/** Warnings are for authors only: a pack with nothing else against it loads. */
export function checkContent(
  files: readonly ContentFile[],
  sound: readonly ContentFile[] = [],
  isSound: (file: string) => boolean = () => false,
): {
  readonly pack: Result<Pack, readonly Problem[]>;
  readonly warnings: readonly Problem[];
} {
  const before = readSound(sound);
  const problems: Problem[] = [...before.problems];
  const content = copyOf(before.content);
  readEntries(files, content, problems);
  checkSides(content, problems);
  const known = new Set(sound.map(({ file }) => file));
  const isNew = ({ file }: Place): boolean => !known.has(file);
  checkReferences(content, isNew, problems);
  const isUnchecked = (place: Place): boolean => isNew(place) && !isSound(place.file);
  const report = (place: Place, { path, ...rest }: EntryProblem): void => {
    problems.push(problemAt(place, path, rest));
  };
  const { groups, cards, missions, campaigns, guides, words } = content.entries;
  const ahead = new Set(sound.flatMap(({ file, isRead }) => (isRead ? [file] : [])));
  const isAhead = ({ file }: Place): boolean => ahead.has(file);
  checkGroups(groups, toMap(cards), isAhead, report);
  const tiles = readTiles(content, problems);
  const pack = buildPack(content, tiles);
  checkMissions<Place>(missions.filter(isUnchecked), words, pack, report);
  checkCampaigns<Place>(campaigns.filter(isUnchecked), words, pack, report);
  checkGuides<Place>(guides, words, pack, isAhead, report);
  const errors = problems.filter((problem) => !isWarning(problem));
  return { pack: errors.length > 0 ? err(errors) : ok(pack), warnings: problems.filter(isWarning) };
}

type Place = { readonly file: string; readonly index: number };
/** An entry and where its author finds it. */
type Located<Entry> = Place & { readonly entry: Entry };

type Content = {
  readonly entries: { readonly [K in Kind]: Located<EntryOf<K>>[] };
  /** Every id that is written down, also of entries that are wrong otherwise: where it stands. */
  readonly places: { readonly [K in Kind]: Map<string, Place> };
};

const byKind = <T>(make: (kind: Kind) => T): Record<Kind, T> =>
  Object.fromEntries(KINDS.map((kind) => [kind, make(kind)])) as Record<Kind, T>;

type ReadBefore = { readonly content: Content; readonly problems: readonly Problem[] };

/** The same sound files are handed in with everything that is checked beside them: reading them takes longer than all the rest. */
const READ_BEFORE = new WeakMap<readonly ContentFile[], ReadBefore>();

function readSound(sound: readonly ContentFile[]): ReadBefore {
  const before = READ_BEFORE.get(sound);
  if (before) return before;
  const content: Content = { entries: byKind(() => []), places: byKind(() => new Map()) };
  const problems: Problem[] = [];
  readEntries(
    sound.filter(({ isRead }) => !isRead),
    content,
    problems,
  );
  const ahead = sound.filter(({ isRead }) => isRead);
  for (const one of ahead) takeEntries(one, content);
  const known = new Set(ahead.map(({ file }) => file));
  checkReferences(content, ({ file }) => !known.has(file), problems);
  const read = { content, problems };
  READ_BEFORE.set(sound, read);
  return read;
}

const copyOf = ({ entries, places }: Content): Content => ({
  // A copy of each list is a list of the same kind, which the compiler cannot follow through the table.
  entries: byKind((kind) => [...entries[kind]]) as unknown as Content['entries'],
  places: byKind((kind) => new Map(places[kind])),
});

const problemAt = (
  { file, index }: Place,
  path: readonly (string | number)[],
  rest: Pick<Problem, 'code' | 'expected' | 'found'>,
): Problem => ({ file, path: formatPath(['entries', index, ...path]), ...rest });

function readEntries(files: readonly ContentFile[], content: Content, problems: Problem[]): void {
  for (const { file, data: written } of files) {
    const unsafe = findUnsafe({ file, data: written });
    problems.push(...unsafe);
    if (unsafe.length > 0) continue;
    const data = withoutRemarks(written);
    const header = HEADER_SCHEMA.safeParse(data);
    if (!header.success) {
      problems.push(...problemsOf(header.error.issues, file, [], data).map(aboutKind));
      continue;
    }
    const { kind, entries } = header.data;
    for (const [index, value] of entries.entries())
      readEntry(content, kind, { file, index, entry: value }, problems);
  }
}

/** What `readAhead` made of a file, as it is. */
function takeEntries({ file, data }: ContentFile, content: Content): void {
  const { kind, entries } = data as ReadFile;
  for (const [index, entry] of entries.entries()) {
    const place = { file, index, entry };
    notePlace(content, kind, place);
    (content.entries[kind] as Located<unknown>[]).push(place);
  }
}

type ReadFile = { readonly kind: Kind; readonly entries: readonly unknown[] };

/** The data of a file with its entries as their schemas give them, without remarks; a build does this once for all devices. */
export function readAhead({ file, data }: ContentFile): ReadFile {
  const problems: Problem[] = [];
  const content: Content = { entries: byKind(() => []), places: byKind(() => new Map()) };
  readEntries([{ file, data }], content, problems);
  if (problems.length > 0) throw new Error(problems.map(formatProblem).join('\n'));
  const { kind } = HEADER_SCHEMA.parse(withoutRemarks(data));
  return { kind, entries: content.entries[kind].map(({ entry }) => entry) };
}

const aboutKind = (problem: Problem): Problem =>
  problem.path === 'kind' && problem.code === 'wrongValue' ? { ...problem, code: 'unknownKind' } : problem;

function readEntry<K extends Kind>(
  content: Content,
  kind: K,
  place: Located<unknown>,
  problems: Problem[],
): void {
  const { file, index, entry } = place;
  const twice = notePlace(content, kind, place);
  if (twice) problems.push(twice);
  const parsed = ENTRY_SCHEMAS[kind].safeParse(entry);
  if (parsed.success) {
    // The schema of a kind yields entries of that kind; the compiler cannot follow the pair through the table.
    (content.entries[kind] as Located<unknown>[]).push({ file, index, entry: parsed.data });
  } else problems.push(...problemsOf(parsed.error.issues, file, ['entries', index], entry));
}

function notePlace(content: Content, kind: Kind, place: Located<unknown>): Problem | undefined {
  const { entry } = place;
  const id: unknown = typeof entry === 'object' && entry !== null && 'id' in entry ? entry.id : undefined;
  if (typeof id !== 'string') return undefined;
  const first = content.places[kind].get(id);
  if (first === undefined) {
    content.places[kind].set(id, place);
    return undefined;
  }
  const expected = `an id of its own (${first.file}: entries[${first.index}] has this one)`;
  return problemAt(place, ['id'], { code: 'duplicateId', expected, found: describeValue(id) });
}

function checkSides({ entries, places }: Content, problems: Problem[]): void {
  for (const place of entries.tiles) {
    const { id } = place.entry;
    const other = id.slice(0, -1) + (id.endsWith('A') ? 'B' : 'A');
    if (places.tiles.has(other)) continue;
    problems.push(
      problemAt(place, ['id'], {
        code: 'missingSide',
        expected: `"${other}" as well`,
        found: `only "${id}"`,
      }),
    );
  }
}

function checkReferences(content: Content, isNew: (place: Place) => boolean, problems: Problem[]): void {
  const tileSets = new Set([...content.places.tiles.keys()].map((id) => readTileId(id).expansion));
  const guess = guesser();
  for (const kind of KINDS) checkReferencesOf(kind, content, isNew, guess, problems);
  for (const place of content.entries.products.filter(isNew)) {
    const { tileSet } = place.entry;
    if (tileSet === undefined || tileSets.has(tileSet)) continue;
    const expected = `the set of some tile${guess(tileSet, tileSets)}`;
    problems.push(
      problemAt(place, ['tileSet'], { code: 'unknownId', expected, found: describeValue(tileSet) }),
    );
  }
}

function checkReferencesOf<K extends Kind>(
  kind: K,
  { entries, places }: Content,
  isNew: (place: Place) => boolean,
  guess: Guess,
  problems: Problem[],
): void {
  for (const place of entries[kind]) {
    if (!isNew(place)) continue;
    for (const { path, to, id } of REFERENCES[kind](place.entry)) {
      const kinds = [to].flat();
      if (kinds.some((one) => places[one].has(id))) continue;
      const meant = guess(id, idsOf(kinds, places));
      const expected = `the id of an entry in ${kinds.map((one) => `"${one}"`).join(' or ')}${meant}`;
      problems.push(problemAt(place, path, { code: 'unknownId', expected, found: describeValue(id) }));
    }
  }
}

function* idsOf(kinds: readonly Kind[], places: Content['places']): Generator<string> {
  for (const kind of kinds) yield* places[kind].keys();
}

function readTiles({ entries }: Content, problems: Problem[]): ReadonlyMap<TileId, TileSide> {
  const tiles = new Map<TileId, TileSide>();
  for (const place of entries.tiles) {
    const side = readTile(place.entry, ({ path, ...rest }) => problems.push(problemAt(place, path, rest)));
    if (side) tiles.set(side.id, side);
  }
  return tiles;
}

const toMap = <Entry extends { id: string }>(places: readonly Located<Entry>[]): Map<Entry['id'], Entry> =>
  new Map(places.map(({ entry }) => [entry.id, entry]));

function buildPack({ entries }: Content, tiles: ReadonlyMap<TileId, TileSide>): Pack {
  const products = entries.products.map(({ entry: { tileSet, ...product } }): [Product['id'], Product] => {
    const own = [...tiles.values()].filter((tile) => tile.expansion === tileSet);
    return [product.id, { ...product, tiles: own.map((tile) => tile.id) }];
  });
  return {
    tiles,
    cards: toMap(entries.cards),
    heroes: toMap(entries.heroes),
    classCards: toMap(entries['class-cards']),
    items: toMap(entries.items),
    supplies: toMap(entries.supplies),
    rewards: toMap(entries.rewards),
    companions: toMap(entries.companions),
    conditions: toMap(entries.conditions),
    dice: toMap(entries.dice),
    components: toMap(entries.components),
    products: new Map(products),
    groups: new Map(entries.groups.flatMap(({ entry }) => entry.cards.map((card) => [card, entry]))),
    missions: new Map(entries.missions.map(({ entry }) => [entry.id as MissionId, entry])),
    campaigns: new Map(entries.campaigns.map(({ entry }) => [entry.id as CampaignId, entry])),
    structures: toMap(entries.structures),
    guides: new Map(entries.guides.map(({ entry }) => [entry.campaign as CampaignId, entry])),
    words: wordsByOwner(entries.words.map(({ entry }) => entry)),
    names: namesByLanguage(entries.names.map(({ entry }) => entry)),
  };
}

function wordsByOwner(entries: readonly WordsEntry[]): Pack['words'] {
  const owners = new Map<WordsOwner, KitWords>();
  for (const { of, language, words } of entries) {
    const owner = of as WordsOwner;
    const known = owners.get(owner) ?? {};
    const before = known[language];
    owners.set(owner, { ...known, [language]: before ? { ...before, ...words } : words });
  }
  return owners;
}

function namesByLanguage(entries: readonly NamesEntry[]): PrintedNames {
  const languages: Record<string, { [K in NamedKind]?: Readonly<Record<string, string>> }> = {};
  for (const { of, language, names } of entries) {
    const known = (languages[language] ??= {});
    known[of] = { ...known[of], ...names };
  }
  return languages;
}
