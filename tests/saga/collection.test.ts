// Every construct of the format is in the collection, every mission of it imports, loads and can be played to an end.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkContent, kitFor, type Pack } from '../../src/packs';
import { importSaga, type Imported } from '../../src/saga';
import { ACTION_TYPES, ENTITY_TYPES } from '../../src/saga/source/enums';
import { playRandomly } from '../../src/sim';
import { contentFiles, fileOf, tools } from './builder';
import { CAMPAIGN, COLLECTION, DEPOT_IN_GERMAN, LAST_CUSTOMER, QUIET_DEPOT } from './collection';

type Json = Readonly<Record<string, unknown>>;
const list = (value: unknown): readonly Json[] => (Array.isArray(value) ? (value as Json[]) : []);
const eventsOf = (data: Json): readonly Json[] => [
  ...list(data['globalEvents']),
  ...list(data['mapSections']).flatMap((section) => list(section['missionEvents'])),
];
const ALL = Object.values(COLLECTION);

function importedOf(files: ReadonlyMap<string, string>): Imported {
  const made = importSaga(files, tools());
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return made.value;
}

function loaded({ files }: Imported): Pack {
  const { pack } = checkContent([...contentFiles(), ...files]);
  if (!pack.ok) throw new Error(JSON.stringify(pack.error.slice(0, 5), null, 1));
  return pack.value;
}

describe('[saga] the collection', () => {
  it('[saga 8.1] uses all thirty-one actions', () => {
    const used = new Set(
      ALL.flatMap(eventsOf).flatMap((one) => list(one['eventActions']).map((it) => it['eventActionType'])),
    );
    expect(ACTION_TYPES.filter((_, index) => !used.has(index))).toEqual([]);
  });

  it('[saga 5] uses every kind of entity, tiles among the sections', () => {
    const used = new Set(ALL.flatMap((data) => list(data['mapEntities']).map((one) => one['entityType'])));
    expect(ENTITY_TYPES.filter((_, index) => index > 0 && !used.has(index))).toEqual([]);
  });

  it('[saga 8] uses every condition', () => {
    const flags = Object.keys(Object.assign({}, ...ALL.flatMap(eventsOf)) as Json).filter((field) =>
      field.startsWith('use'),
    );
    expect(flags.toSorted()).toEqual([
      'useActivation', 'useAllGroupsDefeated', 'useAllHeroesWounded', 'useAllyDefeated', 'useAnyHeroDefeated', 'useAnyHeroWounded',
      'useEndOfEachRound', 'useEndOfRound', 'useHeroWithdraws', 'useHeroWounded', 'useStartOfEachRound', 'useStartOfRound',
    ]); // prettier-ignore
  });

  it.each(Object.entries(COLLECTION))(
    '[saga] %s: becomes content that loads without a problem',
    (_, data) => {
      const made = importedOf(fileOf(data));
      const pack = loaded(made);
      expect(pack.missions.has(made.missions[0]?.id as never)).toBe(true);
    },
  );

  it.each(Object.entries(COLLECTION))('[saga] %s: is played to its end, told and tracked', (_, data) => {
    const made = importedOf(fileOf(data));
    const pack = loaded(made);
    const party = { heroes: ['diala-passil', 'fenn-signis', 'gaarkhan'].map((id) => ({ id })) };
    for (const tracked of [false, true]) {
      for (let number = 0; number < (tracked ? 2 : 5); number++) {
        const seed = `saga ${number}`;
        const kit = kitFor(pack, made.missions[0]?.id ?? '', party, []);
        if (!kit.ok) throw new Error(JSON.stringify(kit.error));
        const setup = { kit: kit.value, seed, party, difficulty: 'normal', tracked } as const;
        const played = playRandomly(setup, { seed, maxCommands: 3000 });
        expect([played.end, played.stopped]).toEqual(['over', []]);
      }
    }
  });

  it.each(Object.entries(COLLECTION))('[saga] %s: the file that lies beside it is the same', (name, data) => {
    const file = readFileSync(join(import.meta.dirname, 'files', `${name}.json`), 'utf8');
    expect(JSON.parse(file)).toEqual(data);
  });
});

describe('[saga] the account', () => {
  it.each(Object.entries(COLLECTION))('[saga] %s: every event and action has one row', (_, data) => {
    const rows = importedOf(fileOf(data)).missions[0]?.account ?? [];
    const real = eventsOf(data).filter(({ GUID }) => GUID !== '00000000-0000-0000-0000-000000000000');
    const guids = real.flatMap((one) => [one['GUID'], ...list(one['eventActions']).map((it) => it['GUID'])]);
    expect(rows.map(({ guid }) => guid).toSorted()).toEqual(guids.toSorted());
  });

  it('[saga] nothing of a whole mission is without a meaning here', () => {
    const { account } = importedOf(fileOf(QUIET_DEPOT)).missions[0] ?? { account: [] };
    const without = account.filter(({ fate }) => fate.kind === 'nothing');
    expect(without.map(({ type, fate }) => [type, fate])).toEqual([]);
    expect(account.find(({ type }) => type === 'GM2')?.fate.kind).toBe('words');
  });
});

describe('[saga 11] translations', () => {
  it('[saga 11] are joined by their ids; what nobody translated stays as it was', () => {
    const files = new Map([
      ['depot.json', JSON.stringify(QUIET_DEPOT)],
      ['depot_DE.json', JSON.stringify(DEPOT_IN_GERMAN)],
    ]);
    const made = importedOf(files);
    loaded(made);
    const { words = {}, languages } = made.missions[0] ?? {};
    expect(languages).toEqual(['en', 'de']);
    expect(words['de']?.['title']).toBe('Das stille Depot');
    expect(words['en']?.['title']).toBe('The Quiet Depot');
    expect(Object.values(words['de'] ?? {})).toContain('Zugenagelt. [action]: öffnen.');
    expect(Object.values(words['de'] ?? {})).toContain('Öffnen');
    expect(Object.keys(words['de'] ?? {})).toEqual(Object.keys(words['en'] ?? {}));
  });
});

describe('[saga 13] campaigns', () => {
  const files = new Map([
    ['campaign_package.json', JSON.stringify(CAMPAIGN)],
    [`Missions/depot.json`, JSON.stringify(QUIET_DEPOT)],
    [`Missions/customer.json`, JSON.stringify(LAST_CUSTOMER)],
    ['Translations/depot_DE.json', JSON.stringify(DEPOT_IN_GERMAN)],
    ['icon.png', 'not a picture'],
  ]);

  it('[saga 13] become a campaign that loads, with its missions in their order', () => {
    const made = importedOf(files);
    const pack = loaded(made);
    expect(made.title).toBe('Two Nights');
    const campaign = pack.campaigns.get(made.campaign?.id as never);
    const titleOf = (id: string) => made.missions.find((mission) => mission.id === id)?.title;
    expect(
      campaign?.missions.map(({ mission, if: open, finale }) => [titleOf(mission), open, finale]),
    ).toEqual([
      ['The Last Customer', undefined, undefined],
      ['The Quiet Depot', 'missions >= 1', true],
    ]);
    expect(campaign?.armory?.tiers).toEqual([{ missions: 0, most: 1 }, { missions: 1, most: 2 }, { missions: 2, most: 3 }]); // prettier-ignore
    expect(made.missions.map(({ mission }) => mission.deployment?.level)).toEqual([4, 2]);
    expect(made.report.notes).toEqual([
      { about: 'rest', code: 'fileUnused', facts: { file: 'icon.png' } },
      { about: 'rest', code: 'slotEmpty', facts: { slot: 2 } },
    ]);
  });
});
