// Campaigns: how strong the Empire is in each mission, and what is told about files and missions that play no part.

import { describe, expect, it } from 'vitest';
import { openMissions } from '../../src/campaign';
import { campaignKitFor, formatProblem, loadPack } from '../../src/packs';
import { importSaga, type Imported } from '../../src/saga';
import { CampaignTable } from '../campaign/campaignTable';
import { action, button, contentFiles, event, guid, mission, NONE, tools } from './builder';

type Json = Readonly<Record<string, unknown>>;

const END = event('End', [action(0, { endMission: true })], { useEndOfRound: true, endOfRound: 2 });
const opens = (name: string): Json => action(27, { missionID: 'Custom', customMissionID: guid(`c${name}`) });
const named = (name: string, actions: readonly Json[] = [], more: Json = {}, about: Json = {}): Json =>
  mission(
    {
      missionGUID: guid(name),
      globalEvents: [END, event('Next', actions, { useStartOfRound: true })],
      ...more,
    },
    { missionName: name, customMissionIdentifier: guid(`c${name}`), ...about },
  );
const slot = (name: string | null, threatLevel: number, more: Json = {}): Json => ({
  missionID: name === null ? NONE : guid(name),
  threatLevel,
  itemTier: ['1'],
  ...more,
});
const campaign = (slots: readonly Json[], campaignName = 'Camp'): Json => ({
  GUID: guid(campaignName),
  campaignName,
  campaignStructure: slots,
});

function imported(files: Readonly<Record<string, Json>>): Imported {
  const texts = new Map(Object.entries(files).map(([name, data]) => [name, JSON.stringify(data)]));
  const made = importSaga(texts, tools());
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  const pack = loadPack(made.value.files, contentFiles());
  expect(pack.ok ? [] : pack.error.map(formatProblem)).toEqual([]);
  return made.value;
}
const levelsOf = ({ missions }: Imported) =>
  Object.fromEntries(missions.map(({ title, mission: { deployment } }) => [title, deployment?.level]));
const notesOf = ({ report: { notes } }: Imported): readonly unknown[] =>
  notes.filter(({ code }) => code !== 'slotEmpty').map(({ code, facts }) => [code, facts]);

describe('[saga 13] levels', () => {
  it('[saga 13] a slot may name its mission either way', () => {
    const made = imported({
      'campaign_package.json': campaign([
        slot('One', 2),
        slot(null, 6, { customMissionIdentifier: guid('cTwo') }),
      ]),
      'a.json': named('One'),
      'b.json': named('Two'),
    });
    expect(levelsOf(made)).toEqual({ One: 2, Two: 6 });
  });

  it('[saga 8.1] a mission that another one opens takes the next free slot behind it', () => {
    const made = imported({
      'campaign_package.json': campaign([slot('One', 2), slot(null, 3), slot('Three', 5)]),
      'a.json': named('One', [opens('Two')]),
      'b.json': named('Two'),
      'c.json': named('Three'),
    });
    expect(levelsOf(made)).toEqual({ One: 2, Two: 3, Three: 5 });
    expect(notesOf(made)).toEqual([]);
  });

  it('[saga 8.1] a printed mission is known by its number, however that is written', () => {
    const files = {
      'a.json': named('One', [action(27, { missionID: 'core5' })]),
      'b.json': named('Two', [], {}, { missionID: 'Core 5' }),
    };
    const made = imported({ 'campaign_package.json': campaign([slot('One', 2), slot(null, 3)]), ...files });
    expect(levelsOf(made)).toEqual({ One: 2, Two: 3 });
    expect(notesOf(made)).toEqual([]);
    expect(made.missions[0]?.notes.map(({ code }) => code)).not.toContain('noNextMission');
    expect(made.campaign?.campaign.missions.map(({ finale }) => finale)).toEqual([undefined, true]);
    const second = slot(null, 4, { missionID: 'Core5' });
    expect(
      levelsOf(imported({ 'campaign_package.json': campaign([slot('One', 2), second]), ...files })),
    ).toEqual({
      One: 2,
      Two: 4,
    });
  });

  it('[saga 8.1] and so does one that is opened by a mission that was opened', () => {
    const made = imported({
      'campaign_package.json': campaign([slot('One', 2), slot(null, 3), slot(null, 4)]),
      'a.json': named('One', [opens('Two')]),
      'b.json': named('Two', [opens('Three')]),
      'c.json': named('Three'),
    });
    expect(levelsOf(made)).toEqual({ One: 2, Two: 3, Three: 4 });
  });
});

describe('[saga 13] the course of a campaign', () => {
  /** Ends at once: players choose whom it names, and then who has won. */
  const brief = (name: string, names: readonly string[] = []): Json => {
    const routes = names.map((one) => event(`To ${one}`, [opens(one), action(0, { endMission: true })]));
    const nowhere = event('Nowhere', [action(0, { endMission: true })]);
    const buttons = [...names.map((one) => [one, `To ${one}`] as const), ['Nowhere', 'Nowhere'] as const];
    const ask = action(5, {
      theText: 'Where to?',
      buttonList: buttons.map(([text, to]) => button(text, { eventGUID: guid(to) })),
    });
    return mission(
      { missionGUID: guid(name), globalEvents: [event('Begin', [ask]), ...routes, nowhere] },
      { missionName: name, customMissionIdentifier: guid(`c${name}`), startingEvent: guid('Begin') },
    );
  };
  const HEROES = ['diala-passil', 'fenn-signis'];
  /** By the names of missions: what is open, and what ended it all. */
  const tableOf = (slots: readonly Json[], missions: Readonly<Record<string, readonly string[]>>) => {
    const files = Object.fromEntries(
      Object.entries(missions).map(([name, names]) => [`${name}.json`, brief(name, names)]),
    );
    const made = imported({ 'campaign_package.json': campaign(slots), ...files });
    const pack = loadPack(made.files, contentFiles());
    const kit = pack.ok ? campaignKitFor(pack.value, made.campaign?.id ?? '', HEROES) : null;
    if (!kit?.ok) throw new Error('no campaign');
    const table = new CampaignTable({ kit: kit.value, heroes: HEROES });
    const idOf = (name: string): string => made.missions.find(({ title }) => title === name)?.id ?? '';
    return {
      notes: notesOf(made),
      open: () =>
        openMissions(table.play, table.state).map(
          ({ mission: id }) => made.missions.find((one) => one.id === id)?.title,
        ),
      end: () => table.state.ending,
      finish(name: string, to = 'nowhere', won = 'yes') {
        table.begin(idOf(name)).choose(to).choose(won).do({ kind: 'conclude' });
        return this;
      },
    };
  };

  it('[saga 8.1] whoever is named comes next, and the last slot ends it', () => {
    const table = tableOf([slot('One', 2), slot(null, 3), slot(null, 4)], {
      One: ['Two'],
      Two: ['Three'],
      Three: ['Two'],
    });
    expect(table.notes).toEqual([]);
    expect(table.open()).toEqual(['One']);
    expect(table.finish('One', 'two').open()).toEqual(['Two']);
    expect(table.finish('Two', 'three').open()).toEqual(['Three']);
    expect(table.finish('Three', 'two').end()).toBe('won');
  });

  it('[saga 8.1] either of two ways leads to an end', () => {
    const ways = { One: ['Two', 'Three'], Two: [], Three: [] };
    const slots = [slot('One', 2), slot(null, 3, { missionType: 5 })];
    const table = tableOf(slots, ways);
    expect(table.finish('One', 'three').open()).toEqual(['Three']);
    expect(table.finish('Three', 'nowhere', 'no').end()).toBe('lost');
    expect(tableOf(slots, ways).finish('One', 'two').finish('Two').end()).toBe('won');
  });

  it('[saga 13] where nobody is named, players choose among those who might have been', () => {
    const table = tableOf([slot('One', 2), slot(null, 3)], { One: ['Two', 'Three'], Two: [], Three: [] });
    expect(table.finish('One').open()).toEqual(['Two', 'Three']);
  });

  it('[saga 13] what has a slot of its own waits for those that were named before it', () => {
    const slots = [slot('One', 2), slot(null, 3), slot('Three', 4)];
    const table = tableOf(slots, { One: ['Two'], Two: [], Three: [] });
    expect(table.finish('One', 'two').open()).toEqual(['Two']);
    expect(table.finish('Two').open()).toEqual(['Three']);
    expect(table.finish('Three').end()).toBe('won');
    expect(
      tableOf(slots, { One: ['Two'], Two: [], Three: [] })
        .finish('One')
        .open(),
    ).toEqual(['Three']);
  });

  it('[saga 13] nobody is opened into a side mission, or behind the last slot', () => {
    const table = tableOf([slot('One', 2), slot(null, 3, { missionType: 1 })], { One: ['Two'], Two: [] });
    expect(table.notes).toEqual([['neverOpened', { mission: 'Two' }]]);
    expect(table.finish('One', 'two').end()).toBe('won');
  });
});

describe('[saga] what plays no part is named', () => {
  it('[saga 11] translations of nothing, and second ones', () => {
    const german = (missionName: string): Json => ({
      languageID: 'Deutsch (DE)',
      missionProperties: { missionName },
    });
    const made = imported({
      'one.json': named('One'),
      'two.json': named('Two'),
      'other_DE.json': german('x'),
      'Old/one_DE.json': german('x'),
      'one_DE.json': german('Eins'),
      'two_EN.json': { languageID: 'English (EN)', missionProperties: {} },
    });
    expect(made.missions[0]?.words['de']?.['title']).toBe('Eins');
    expect(notesOf(made)).toEqual(
      ['other_DE.json', 'Old/one_DE.json', 'two_EN.json'].map((file) => ['translationUnused', { file }]),
    );
  });

  it('[saga 13] second copies stand in the campaign only once', () => {
    const made = imported({
      'campaign_package.json': campaign([]),
      'a.json': named('One'),
      'b.json': named('One'),
      'y/campaign_package.json': campaign([], 'Other'),
    });
    expect(made.campaign?.campaign.missions).toHaveLength(1);
    expect(notesOf(made)).toEqual([
      ['secondCampaign', { campaign: 'Other' }],
      ['sameMission', { file: 'b.json', other: 'a.json' }],
    ]);
  });

  it('[saga 13] missions that nothing opens, and those after the last place', () => {
    const made = imported({
      'campaign_package.json': campaign([slot('One', 2)]),
      'a.json': named('One'),
      'b.json': named('Two'),
    });
    expect(notesOf(made)).toEqual([['neverOpened', { mission: 'Two' }]]);
    const many = Array.from({ length: 42 }, (_, index) => `M${index + 1}`);
    const full = imported({
      'campaign_package.json': campaign(many.map((name) => slot(name, 2))),
      ...Object.fromEntries(many.map((name) => [`${name}.json`, named(name)])),
    });
    expect(notesOf(full)).toEqual(
      ['M41', 'M42'].map((name) => ['campaignFull', { most: 40, mission: name }]),
    );
  });

  it('[saga 13] slots without a mission, and why', () => {
    const made = imported({
      'campaign_package.json': {
        ...campaign([
          slot('One', 2, { isForced: true }),
          slot('Gone', 2, { isForced: true, isAgendaMission: true }),
          slot('Lost', 3),
          slot('One', 3, { agendaType: 2 }),
          slot(null, 3),
        ]),
        campaignMissionItems: [{ missionGUID: guid('Gone'), missionName: 'Gone Fishing' }],
      },
      'a.json': named('One'),
    });
    expect(made.report.notes.map(({ code, facts }) => [code, facts])).toEqual([
      ['slotMissing', { slot: 2, mission: 'Gone Fishing' }],
      ['slotMissing', { slot: 3, mission: guid('Lost') }],
      ['slotTwice', { slot: 4, mission: 'One' }],
      ['slotEmpty', { slot: 5 }],
      ['slotFields', { fields: 'isForced', slots: '1, 2' }],
      ['slotFields', { fields: 'isAgendaMission', slots: '2' }],
      ['slotFields', { fields: 'agendaType', slots: '4' }],
    ]);
  });

  it('[saga 13] a slot that a mission opens for another one is not left to the players', () => {
    const made = imported({
      'campaign_package.json': campaign([slot('One', 2), slot(null, 3), slot('Gone', 4)]),
      'a.json': named('One', [opens('Two')]),
      'b.json': named('Two', [opens('Three')]),
      'c.json': named('Three'),
    });
    expect(made.report.notes.map(({ code }) => code)).toEqual(['slotMissing']);
  });

  it('[saga 8.1, saga 12] a next mission that nobody has, and versions that are too old', () => {
    const made = imported({
      'a.json': named('One', [action(27, { missionID: 'core99' })], { fileVersion: '12' }),
    });
    const notes = made.missions[0]?.notes.map(({ code, facts }) => [code, facts]);
    expect(notes).toContainEqual(['noNextMission', { mission: 'core99' }]);
    expect(notes).toContainEqual(['oldVersion', { version: 12, oldest: 18 }]);
    const usual = imported({ 'a.json': named('One') });
    expect(usual.missions[0]?.notes.map(({ code }) => code)).not.toContain('oldVersion');
  });
});

describe('[saga 13] a package with the slots of a campaign log', () => {
  const log = [
    slot('One', 2, { missionType: 3 }),
    slot(null, 3, { missionType: 1, itemTier: ['1', '2'], isAgendaMission: true }),
    slot(null, 4, { missionType: 0 }),
    slot('Trap', 4, { missionType: 2, isForced: true }),
    slot(null, 5, { missionType: 5 }),
  ];
  const missions = {
    'a.json': named('One', [opens('Two')]),
    'b.json': named('Two', [opens('Last')]),
    'c.json': named('Aside', [], {}, { missionType: 1 }),
    'd.json': named('Trap'),
    'e.json': named('Last'),
  };

  it('[saga 13] becomes a classic campaign: slots, side missions, forced ones in their place, and what opens what', () => {
    const made = imported({ 'campaign_package.json': campaign(log), ...missions });
    const idOf = (name: string) => made.missions.find(({ title }) => title === name)?.id;
    const { classic, missions: listed = [], armory } = made.campaign?.campaign ?? {};
    expect(classic?.slots).toEqual([
      { kind: 'introduction', mission: idOf('One'), threat: 2, tiers: [1] },
      { kind: 'side', threat: 3, tiers: [1, 2], agenda: true },
      { kind: 'story', threat: 4, tiers: [1] },
      { kind: 'interlude', mission: idOf('Trap'), threat: 4, tiers: [1] },
      { kind: 'finale', threat: 5, tiers: [1] },
    ]);
    expect(classic?.sides).toEqual([{ mission: idOf('Aside'), colour: 'grey' }]);
    expect(classic?.ends?.map(({ mission: id, opens: next }) => [id, next])).toEqual([
      [idOf('One'), [idOf('Two')]],
      [idOf('Two'), [idOf('Last')]],
    ]);
    expect(listed.filter(({ finale }) => finale).map(({ mission: id }) => id)).toEqual([idOf('Last')]);
    expect(armory).toBeUndefined();
    expect(notesOf(made)).toEqual([]);
  });

  it('[saga 13] whose introduction is missing stays a row of missions', () => {
    const { 'a.json': _, ...rest } = missions;
    const made = imported({ 'campaign_package.json': campaign(log), ...rest });
    expect(made.campaign?.campaign.classic).toBeUndefined();
    expect(made.campaign?.campaign.missions.length).toBeGreaterThan(0);
  });
});
