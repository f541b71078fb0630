// The files of an import: the kind of each, and which translation belongs to which mission.

import { err, ok, type Result } from '../../kernel';
import type { Problem } from '../../packs';
import { makeNote, type ImportNote } from '../notes';
import { MAX_VALUES_TOGETHER, parseSource, readJson, tooManyValues } from './readSource';
import { makeAllowance } from '../allowance';
import { character, type SagaCharacter } from './group';
import { sagaMissionSchema, type SagaMission } from './mission';
import { languageOf, packageSchema, translationOf, translationSchema, type SagaPackage } from './translation';
import type { TranslatedTexts } from '../story/words';

export type SourceMission = {
  readonly file: string;
  readonly mission: SagaMission;
  readonly notes: readonly ImportNote[];
};
type Item = SagaPackage['campaignTranslationItems'][number];
type SourceTranslation = TranslatedTexts & { readonly file: string };
export type Sources = {
  readonly missions: readonly SourceMission[];
  readonly packages: readonly SagaPackage[];
  /** Into other languages, by the mission they belong to. */
  readonly translations: ReadonlyMap<SourceMission, readonly TranslatedTexts[]>;
  readonly characters: readonly SagaCharacter[];
  readonly notes: readonly ImportNote[];
};

/** Campaigns of one import that are asked for places and translations; there is hardly ever more than one. */
const MOST_CAMPAIGNS = 5;

/** What a file is, by what must stand in it. */
export function readSources(files: ReadonlyMap<string, string>): Result<Sources, readonly Problem[]> {
  const missions: SourceMission[] = [];
  const packages: SagaPackage[] = [];
  const translations: SourceTranslation[] = [];
  const characters: SagaCharacter[] = [];
  const together = makeAllowance(MAX_VALUES_TOGETHER);
  const notes: ImportNote[] = [];
  for (const [file, text] of files) {
    if (!file.toLowerCase().endsWith('.json')) {
      notes.push(makeNote('fileUnused', { file }));
      continue;
    }
    const json = readJson(file, text);
    if (!json.ok) return err([json.error]);
    const { value } = json;
    const kind = kindOf(value);
    const large = kind && tooManyValues(file, value, kind === 'mission' ? together : undefined);
    if (large) return err([large]);
    if (kind === 'mission') {
      const parsed = parseSource(sagaMissionSchema, file, value);
      if (!parsed.ok) return parsed;
      missions.push({ file, mission: parsed.value.value, notes: parsed.value.notes });
    } else if (kind === 'campaign') {
      const parsed = parseSource(packageSchema, file, value);
      if (!parsed.ok) return parsed;
      if (packages.length > 0)
        notes.push(makeNote('secondCampaign', { campaign: parsed.value.value.campaignName }));
      if (packages.length < MOST_CAMPAIGNS) packages.push(parsed.value.value);
      notes.push(...parsed.value.notes);
    } else if (kind === 'character') {
      const parsed = parseSource(character, file, value);
      // It goes along with many missions, which can be played without it.
      if (!parsed.ok) notes.push(makeNote('characterUnread', { file, field: parsed.error[0]?.path ?? '' }));
      else {
        characters.push(parsed.value.value);
        notes.push(...parsed.value.notes);
      }
    } else if (kind === 'translation') {
      const parsed = parseSource(translationSchema, file, value);
      if (!parsed.ok) return parsed;
      const { value: source } = parsed.value;
      translations.push({
        file,
        ...translationOf(source, languageOf(source.languageID, languageInName(file))),
      });
      notes.push(...parsed.value.notes);
    } else notes.push(makeNote('fileUnused', { file }));
  }
  const { used, unused } = byMission(translations, missions, packages);
  notes.push(...unused.map(({ file }) => makeNote('translationUnused', { file })));
  return ok({ missions, packages, translations: used, characters, notes });
}

/** Languages of one mission: the format has about ten. */
const MOST_LANGUAGES = 24;
/** Missions of one name, or with one id, that read the same translation. */
const MOST_OWNERS = 8;

type ByMission = {
  readonly used: Sources['translations'];
  /** Of which nothing is used. */
  readonly unused: readonly SourceTranslation[];
};

/** The last translation of each language counts. */
function byMission(
  translations: readonly SourceTranslation[],
  missions: readonly SourceMission[],
  packages: readonly SagaPackage[],
): ByMission {
  const ownersOf = ownersIn(missions, packages);
  const all = new Map<SourceMission, Map<string, SourceTranslation>>();
  // A file without a single text would make a whole language of copies.
  for (const one of translations.filter(({ texts }) => texts.size > 0))
    for (const owner of ownersOf(one)) {
      const own = all.get(owner) ?? new Map<string, SourceTranslation>();
      all.set(owner, own);
      const isOther = one.language !== languageOf(owner.mission.languageID, 'en');
      if (isOther && (own.has(one.language) || own.size < MOST_LANGUAGES)) own.set(one.language, one);
    }
  const used = new Map([...all].map(([owner, own]) => [owner, [...own.values()]] as const));
  const inUse = new Set([...used.values()].flat());
  return { used, unused: translations.filter((one) => !inUse.has(one)) };
}

/** By the campaign's own list, because there is only one mission, or by the name of the file: beside it before elsewhere. */
function ownersIn(
  missions: readonly SourceMission[],
  packages: readonly SagaPackage[],
): (one: SourceTranslation) => readonly SourceMission[] {
  const listed = itemsIn(packages);
  const byGuid = groupedBy(missions, ({ mission }) => mission.missionGUID);
  const byPath = groupedBy(missions, ({ file }) => pathOf(file));
  const byBase = groupedBy(missions, ({ file }) => baseName(file));
  return ({ file }) => {
    const item = listed.get(baseName(file));
    if (item) return item.isInstruction ? [] : (byGuid.get(item.assignedMissionGUID) ?? []);
    if (missions.length === 1) return missions;
    return byPath.get(translatedName(pathOf(file))) ?? byBase.get(translatedName(baseName(file))) ?? [];
  };
}

/** The first campaign that lists a file counts. */
function itemsIn(packages: readonly SagaPackage[]): ReadonlyMap<string, Item> {
  const items = packages.flatMap(({ campaignTranslationItems }) => campaignTranslationItems);
  const named = items.filter(({ fileName }) => fileName !== '').toReversed();
  return new Map(named.map((item) => [baseName(item.fileName), item]));
}

function groupedBy(
  missions: readonly SourceMission[],
  keyOf: (one: SourceMission) => string,
): ReadonlyMap<string, readonly SourceMission[]> {
  const groups = new Map<string, SourceMission[]>();
  for (const one of missions) {
    const group = groups.get(keyOf(one)) ?? [];
    groups.set(keyOf(one), group);
    if (group.length < MOST_OWNERS) group.push(one);
  }
  return groups;
}

/** In this order: missions hold characters, and may have a language. */
const MARKS = [
  ['mission', ['missionGUID', 'mapSections']],
  ['campaign', ['campaignStructure']],
  ['character', ['customCharacterGUID']],
  ['translation', ['languageID', 'events']],
] as const;
type FileKind = (typeof MARKS)[number][0];

function kindOf(value: unknown): FileKind | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  return MARKS.find(([, fields]) => fields.some((field) => Object.hasOwn(value, field)))?.[0];
}

/** A single character, which lies beside the missions that it is for. */
export function isSagaCharacter(text: string): boolean {
  // Of thousands of files nearly all are something else, and need not be parsed for it.
  if (!text.includes('"customCharacterGUID"')) return false;
  const json = readJson('', text);
  return json.ok && kindOf(json.value) === 'character';
}

const pathOf = (file: string): string =>
  file
    .replaceAll('\\', '/')
    .replace(/\.json$/i, '')
    .toLowerCase();

/** What the mission is called of which a translation tells that much in its own name. */
const translatedName = (name: string): string => name.replace(/_[a-z]{2,3}$/, '');

export const baseName = (file: string): string => pathOf(file).split('/').at(-1) ?? file;

const languageInName = (file: string): string => /_([a-z]{2,3})$/.exec(baseName(file))?.[1] ?? 'en';
