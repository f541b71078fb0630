// The door for Saga files: one mission, several, or a campaign with everything that belongs to it. Either every mission
// can be imported, or the first mistakes are told and nothing is imported.

import { err, ok, type Result } from '../kernel';
import { MOST } from '../mission';
import type { ContentFile, Problem } from '../packs';
import type { Mission } from '../mission';
import { makeCampaign } from './campaign/campaign';
import { convertMission, neededProducts } from './convertMission';
import { makeDraft, addNote, SHOWN, type MissionDraft } from './draft';
import { lastingId } from './ids';
import type { Imported, ImportedMission, SagaTools } from './imported';
import { makeNote, type ImportNote } from './notes';
import { withOwnIds } from './source/ownIds';
import { SAGA_MOST as SOURCE_MOST } from './source/fields';
import { eventsIn, type SagaEvent, type SagaMission } from './source/mission';
import { baseName, readSources, type SourceMission, type Sources } from './source/sources';
import {
  flagsOf,
  knownBy,
  levelsIn,
  printedMissionOf,
  type KnownSlots,
  type PackagedMission,
} from './campaign/slots';
import { printedLevel } from './campaign/printedLevel';
import { nameOf, type SagaBlank } from './source/text';
import { languageOf, type SagaPackage } from './source/translation';
import { makeWords, MOST_WORD_LETTERS } from './story/words';
import { MOST_READ, MOST_READ_TOGETHER } from './people/orders';
import { makeAllowance, type Allowance } from './allowance';
import { MOST_PARTS, MOST_PARTS_TOGETHER } from './parts';

/** `files`: name and text of each, as they lie beside each other or in a zip. */
export function importSaga(
  files: ReadonlyMap<string, string>,
  tools: SagaTools,
): Result<Imported, readonly Problem[]> {
  const sources = readSources(files);
  if (!sources.ok) return sources;
  const { missions, packages, notes } = sources.value;
  const [first] = missions;
  if (!first) {
    const [file = ''] = files.keys();
    return err([{ file, path: '', code: 'unknownKind', expected: 'a Saga mission', found: 'none' }]);
  }
  const made: Made[] = [];
  const room: Room = {
    parts: makeAllowance(MOST_PARTS_TOGETHER),
    letters: makeAllowance(MOST_WORD_LETTERS),
    readings: makeAllowance(MOST_READ_TOGETHER),
    orders: new Map(),
  };
  const levels = levelsIn(
    packages,
    missions.map((one) => one.mission),
  );
  const flags = knownFlags(missions, tools);
  for (const source of missions) {
    const level = levels.get(source.mission) ?? printedLevel(tools.pack, printedMissionOf(source.mission));
    const one = importMission(source, { ...sources.value, flags, room }, tools, level);
    if (!one.ok) return one;
    made.push(one.value);
  }
  const [bundle] = packages;
  return ok(imported(made, bundle, notes));
}

/** What may still be made of all missions together. */
type Room = Pick<MissionDraft, 'parts' | 'readings' | 'orders'> & { readonly letters: Allowance };

type Made = {
  readonly known: KnownSlots;
  readonly imported: ImportedMission;
  readonly draft: MissionDraft;
};

/** Before this one, files were written that mean other things with the same fields. */
const OLDEST = 18;

function importMission(
  one: SourceMission,
  sources: Sources & { readonly flags: ReadonlySet<string>; readonly room: Room },
  tools: SagaTools,
  level: number | null,
): Result<Made, readonly Problem[]> {
  const { file, mission: read, notes } = one;
  const { characters, flags, room } = sources;
  const { source, given } = withOwnIds(read);
  const many = tooManyIn(source);
  if (many) return err([{ file, path: '', code: 'tooLarge', ...many }]);
  const language = languageOf(source.languageID, 'en');
  const own = sources.translations.get(one) ?? [];
  const parts = makeAllowance(MOST_PARTS, room.parts);
  const readings = makeAllowance(MOST_READ, room.readings);
  const draft = makeDraft(
    missionIdOf(file, source),
    source,
    tools,
    characters,
    { ...room, parts, readings },
    (about) =>
      makeWords(
        language,
        own,
        blanksOf(about),
        (text) => addNote(about, 'textCut', { text: text.slice(0, SHOWN) }),
        room.letters,
      ),
  );
  for (const one of notes) draft.notes.set(JSON.stringify(one), one);
  for (const name of given) addNote(draft, 'ownId', { name });
  const mission = convertMission(draft, level);
  if (!mission) {
    const expected = 'at least one tile of a box that we know';
    return err([{ file, path: 'mapSections', code: 'noStart', expected, found: 'none' }]);
  }
  const version = Number(source.fileVersion);
  if (source.fileVersion !== '' && version < OLDEST)
    addNote(draft, 'oldVersion', { version, oldest: OLDEST });
  for (const [flag, next] of draft.next)
    if (!flags.has(flag)) addNote(draft, 'noNextMission', { mission: next });
  const large = tooMuchIn(mission, parts, room);
  if (large) return err([{ file, path: '', code: 'tooLarge', ...large }]);
  const words = draft.words.finish();
  return ok({
    known: knownBy(source),
    draft,
    imported: {
      id: mission.id,
      source: file,
      title: nameOf(source.missionProperties.missionName) || file,
      languages: draft.words.languages,
      needs: neededProducts(mission),
      mission,
      words,
      account: draft.account,
      notes: [...draft.notes.values()],
    },
  });
}

/** By which missions are named as the next: those of this import, and all that were printed. */
function knownFlags(missions: readonly SourceMission[], { pack }: SagaTools): ReadonlySet<string> {
  const printed = [...pack.structures.values()].flatMap((one) => one.missions.map(({ id }) => `next-${id}`));
  return new Set([...missions.flatMap(({ mission }) => flagsOf(knownBy(mission))), ...printed]);
}

/** Each of them becomes many things of ours, so that their number in all counts, wherever they stand. */
function tooManyIn(mission: SagaMission): Pick<Problem, 'expected' | 'found'> | undefined {
  const { globalTriggers, mapSections } = mission;
  const events = eventsIn(mission);
  const sum = (countOf: (event: SagaEvent) => number): number =>
    events.reduce((all, event) => all + countOf(event), 0);
  const triggers = globalTriggers.length + mapSections.reduce((all, one) => all + one.triggers.length, 0);
  const tiles = mapSections.reduce((all, { mapTiles }) => all + mapTiles.length, 0);
  return firstOver([
    [tiles, SOURCE_MOST.tiles, 'tiles of all sections together'],
    [events.length, SOURCE_MOST.events, 'events of the mission and its sections together'],
    [triggers, SOURCE_MOST.triggers, 'triggers of the mission and its sections together'],
    [
      sum(({ eventActions }) => eventActions.length),
      SOURCE_MOST.allActions,
      'actions in all events together',
    ],
    [
      sum(({ additionalTriggers }) => additionalTriggers.length),
      SOURCE_MOST.allConditions,
      'conditions in all events together',
    ],
  ]);
}

function firstOver(
  counts: readonly (readonly [count: number, most: number, what: string])[],
): Pick<Problem, 'expected' | 'found'> | undefined {
  const over = counts.find(([count, most]) => count > most);
  return over && { expected: `at most ${over[1]} ${over[2]}`, found: `${over[0]}` };
}

/** More than a mission of ours may have. */
function tooMuchIn(
  { sections, things, scripts, variables = [] }: Mission,
  parts: Allowance,
  room: Room,
): Pick<Problem, 'expected' | 'found'> | undefined {
  return firstOver([
    [sections.length, MOST.sections, 'sections and single tiles'],
    [things.length, MOST.things, 'things on the map'],
    [scripts.length, MOST.scripts, 'scripts for events, triggers and buttons'],
    [variables.length, MOST.names, 'triggers and other numbers'],
    [parts.used(), parts.most, 'parts of effects in all scripts together'],
    [room.parts.used(), room.parts.most, 'parts of effects in all missions together'],
    [room.letters.used(), room.letters.most, 'letters in all languages together'],
  ]);
}

const missionIdOf = (file: string, { missionGUID, missionProperties }: SagaMission): string =>
  lastingId(missionGUID, `${missionProperties.missionName}/${baseName(file)}`);

/** Triggers by their names, and multiples of the threat level. */
const blanksOf =
  ({ triggersByName, shown }: Pick<MissionDraft, 'triggersByName' | 'shown'>) =>
  (blank: SagaBlank) => {
    if (blank.kind === 'threat') {
      const { times } = blank;
      return {
        name: `threatTimes${times}`,
        value: `${times} * threatLevel`,
        word: `${times} × threat level`,
      };
    }
    const variable = triggersByName.get(blank.name.toLowerCase());
    if (!variable) return null;
    const { id, trigger } = variable;
    return { name: id, value: id, word: `“${nameOf(trigger.name)}”`, counter: () => shown.add(id) };
  };

function imported(
  made: readonly Made[],
  bundle: SagaPackage | undefined,
  notes: readonly ImportNote[],
): Imported {
  const counted = uniqueIds(made);
  const missions = counted.map((one) => one.imported);
  const campaign = bundle && makeCampaign(bundle, counted.map(packaged));
  const title = (bundle && nameOf(bundle.campaignName)) || (missions[0]?.title ?? '');
  return {
    title,
    missions,
    ...(campaign && { campaign: { id: campaign.campaign.id, title, campaign: campaign.campaign } }),
    report: {
      missions: missions.map(({ id, source, title: name, account, notes: own }) => ({
        id,
        source,
        title: name,
        account,
        notes: own,
      })),
      notes: [...notes, ...sameIds(made, counted), ...(campaign?.notes ?? [])],
    },
    files: filesOf(made, campaign),
  };
}

const packaged = ({ known, imported: of }: Made): PackagedMission => ({ ...known, imported: of });

/** Two missions with one id are two files of the same: the first counts. */
const uniqueIds = (made: readonly Made[]): readonly Made[] =>
  [...new Map(made.toReversed().map((one) => [one.imported.id, one])).values()].toReversed();

const sameIds = (made: readonly Made[], counted: readonly Made[]): readonly ImportNote[] =>
  made
    .filter((one) => !counted.includes(one))
    .map(({ imported: { id, source } }) => {
      const other = counted.find((one) => one.imported.id === id)?.imported.source ?? '';
      return makeNote('sameMission', { file: source, other });
    });

/** Content files as the app loads them. */
function filesOf(
  made: readonly Made[],
  campaign: ReturnType<typeof makeCampaign> | undefined,
): readonly ContentFile[] {
  const all = uniqueIds(made);
  const own = all.flatMap(({ imported: { id, mission, words }, draft }): readonly ContentFile[] => [
    { file: `${id}/mission.json`, data: { kind: 'missions', entries: [mission] } },
    ...Object.entries(words).map(([language, texts]) => wordsFile(id, language, texts)),
    ...(draft.ownCards.length > 0
      ? [{ file: `${id}/cards.json`, data: { kind: 'cards', entries: draft.ownCards } }]
      : []),
    ...(draft.ownGroups.length > 0
      ? [{ file: `${id}/groups.json`, data: { kind: 'groups', entries: draft.ownGroups } }]
      : []),
  ]);
  if (!campaign) return own;
  const { id } = campaign.campaign;
  return [
    ...own,
    { file: `${id}/campaign.json`, data: { kind: 'campaigns', entries: [campaign.campaign] } },
    ...Object.entries(campaign.words).map(([language, texts]) => wordsFile(id, language, texts)),
  ];
}

const wordsFile = (of: string, language: string, words: Readonly<Record<string, string>>): ContentFile => ({
  file: `${of}/words.${language}.json`,
  data: { kind: 'words', entries: [{ id: `${of}-${language.toLowerCase()}`, of, language, words }] },
});
