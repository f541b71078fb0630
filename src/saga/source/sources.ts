// The files of an import: the kind of each, and which translation belongs to which mission.

import { err, ok, type Result } from '../../kernel';
import type { Problem } from '../../packs';
import { makeNote, type ImportNote } from '../notes';
import { parseSource, readJson } from './readSource';
import { character, type SagaCharacter } from './group';
import { sagaMissionSchema, type SagaMission } from './mission';
import {
  languageOf,
  packageSchema,
  translationSchema,
  type SagaPackage,
  type SagaTranslation,
} from './translation';

export type SourceMission = {
  readonly file: string;
  readonly mission: SagaMission;
  readonly notes: readonly ImportNote[];
};
type Item = SagaPackage['campaignTranslationItems'][number];
/** `item`: what a campaign says of it. `base`: the name of the mission's file, as far as its own name tells. */
type SourceTranslation = {
  readonly file: string;
  readonly source: SagaTranslation;
  readonly item: Item | undefined;
  readonly base: string;
};
type Translated = SourceTranslation & { readonly language: string };
export type Sources = {
  readonly missions: readonly SourceMission[];
  readonly packages: readonly SagaPackage[];
  readonly translations: readonly SourceTranslation[];
  readonly characters: readonly SagaCharacter[];
  readonly notes: readonly ImportNote[];
};

/** Campaigns of one import that are asked for places and translations; there is hardly ever more than one. */
const MOST_CAMPAIGNS = 5;

/** What a file is, by what must stand in it. */
export function readSources(files: ReadonlyMap<string, string>): Result<Sources, readonly Problem[]> {
  const missions: SourceMission[] = [];
  const packages: SagaPackage[] = [];
  const translations: { file: string; source: SagaTranslation }[] = [];
  const characters: SagaCharacter[] = [];
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
      translations.push({ file, source: parsed.value.value });
      notes.push(...parsed.value.notes);
    } else notes.push(makeNote('fileUnused', { file }));
  }
  return ok({
    missions,
    packages,
    translations: translations.map(withOwner(packages)),
    characters,
    notes,
  });
}

/** Names are read once, however many missions a translation could belong to. The first campaign that lists a file counts. */
function withOwner(packages: readonly SagaPackage[]) {
  const items = packages.flatMap(({ campaignTranslationItems }) => campaignTranslationItems);
  const named = items.filter(({ fileName }) => fileName !== '').toReversed();
  const byName = new Map(named.map((item) => [baseName(item.fileName), item]));
  return (one: { readonly file: string; readonly source: SagaTranslation }): SourceTranslation => {
    const name = baseName(one.file);
    return { ...one, item: byName.get(name), base: name.replace(/_[a-z]{2,3}$/, '') };
  };
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

/** Translations into other languages that belong to a mission: the last one of each. */
export function usedFor(
  { translations, missions }: Sources,
  { file, mission }: SourceMission,
): readonly Translated[] {
  const base = baseName(file);
  const own = translations
    .filter((one) => belongs(one, base, mission, missions.length))
    .map((one) => ({ ...one, language: languageOf(one.source.languageID, languageInName(one.file)) }))
    .filter(({ language }) => language !== languageOf(mission.languageID, 'en'));
  return [...new Map(own.map((one) => [one.language, one])).values()];
}

/** Files of which nothing is used. */
export function unusedFiles(sources: Sources): readonly ImportNote[] {
  const used = new Set(
    sources.missions.flatMap((mission) => usedFor(sources, mission).map(({ file }) => file)),
  );
  return sources.translations
    .filter(({ file }) => !used.has(file))
    .map(({ file }) => makeNote('translationUnused', { file }));
}

/** By the campaign's own list, by the name of the file, or because there is only one mission. */
const belongs = (
  { item, base }: SourceTranslation,
  file: string,
  { missionGUID }: SagaMission,
  missions: number,
): boolean =>
  item ? !item.isInstruction && item.assignedMissionGUID === missionGUID : missions === 1 || base === file;

export const baseName = (file: string): string =>
  (file.split(/[\\/]/).at(-1) ?? file).replace(/\.json$/i, '').toLowerCase();

const languageInName = (file: string): string => /_([a-z]{2,3})$/.exec(baseName(file))?.[1] ?? 'en';
