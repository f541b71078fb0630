// Nothing is lost in silence: whatever does not come along has a row or a note that names it.

import { describe, expect, it } from 'vitest';
import type { ImportedMission } from '../../src/saga';
import { action, entity, event, guid, HALL, mission, NONE, section, START, tile, trigger } from './builder';
import { loaded as imported } from './imported';

type Json = Readonly<Record<string, unknown>>;

const notesOf = ({ notes }: ImportedMission, code: string): readonly unknown[] =>
  notes.filter((note) => note.code === code).map(({ facts }) => facts);
const says = (text: string, more: Json = {}): Json => action(16, { theText: text, ...more });

describe('[saga] ids that are there twice, or not at all', () => {
  const without = (one: Json): Json => ({ ...one, GUID: undefined });
  const same = { GUID: guid('same') };

  it('[saga 5] things', () => {
    const made = imported(
      mission({
        mapEntities: [
          entity('A', 4, [1, 1], same),
          entity('B', 2, [2, 1], same),
          ...['C', 'D'].map((name, index) => without(entity(name, 4, [index, 0]))),
        ],
      }),
    );
    expect(made.mission.things.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'entrance']);
    expect(notesOf(made, 'ownId')).toEqual(['B', 'C', 'D'].map((name) => ({ name })));
  });

  it('[saga 8] events and actions: each has a row of its own', () => {
    const made = imported(
      mission({
        globalEvents: [
          event('None (Global)', [], { GUID: NONE }),
          event('A', [says('one', same), says('two', same), without(says('three'))], same),
          event('B', [says('four', same)], { ...same, useStartOfRound: true }),
          without(event('C', [says('five')], { useStartOfRound: true })),
        ],
      }),
    );
    expect(made.account.map(({ name, type }) => type ?? name)).toEqual([
      'G7', 'G7', 'G7', 'A', 'G7', 'B', 'G7', 'C',
    ]); // prettier-ignore
    expect(new Set(made.account.map(({ guid: id }) => id)).size).toBeGreaterThan(6);
    expect(Object.values(made.words['en'] ?? {})).toEqual(expect.arrayContaining(['four', 'five']));
    expect(notesOf(made, 'ownId')).toEqual([{ name: 'B' }, { name: 'C' }]);
  });

  it('[saga 8] events without an id that do nothing: only what the editor itself puts first is none', () => {
    const made = imported(
      mission({
        globalEvents: [
          event('None (Global)', [], { GUID: NONE }),
          event('', [], { GUID: NONE }),
          event('Nameless', [], { GUID: NONE, useStartOfRound: true }),
          without(event('Idle')),
          event('None', [], { GUID: NONE, useEndOfEachRound: true }),
        ],
      }),
    );
    expect(made.account.map(({ name }) => name)).toEqual(['Nameless', 'Idle', 'None']);
  });

  it('[saga 4] sections: whatever names the id means the first one', () => {
    const made = imported(
      mission({
        mapSections: [
          HALL,
          section('Office', [tile(23, 'A', [4, 0])], same),
          section('Attic', [tile(23, 'A', [8, 0])], same),
          without(section('Cellar', [tile(23, 'A', [12, 0])])),
        ],
        globalEvents: [event('E', [action(14, { mapSection: guid('same') })])],
      }),
    );
    expect(made.mission.sections.map(({ id }) => id)).toEqual(['start', 'office', 'attic', 'cellar']);
    expect(made.mission.scripts.find(({ id }) => id === 'e')?.do).toEqual([
      { kind: 'reveal', section: 'office' },
    ]);
    expect(notesOf(made, 'ownId')).toEqual([{ name: 'Attic' }, { name: 'Cellar' }]);
  });

  it('[saga 9] groups of events', () => {
    const group = (name: string, more: Json): Json => ({ name, missionEvents: [guid('E')], ...more });
    const made = imported(
      mission({
        globalEvents: [event('E', [action(19, { eventGroupGUID: guid('same') }), action(19)])],
        globalTriggers: [trigger('T')],
        eventGroups: [group('A', same), group('B', same), group('C', { triggerGUID: guid('T') })],
      }),
    );
    const doing = (script: string) => made.mission.scripts.find(({ id }) => id === script)?.do;
    expect(doing('e')).toEqual([{ kind: 'call', script: 'one-of-a' }]);
    expect(doing('fire-t')).toContainEqual({ kind: 'call', script: 'one-of-c' });
    expect(doing('one-of-b')).toBeDefined();
    expect(notesOf(made, 'ownId')).toEqual([{ name: 'B' }, { name: 'C' }]);
  });

  it('[saga 7] triggers', () => {
    const made = imported(mission({ globalTriggers: [trigger('T', same), trigger('U', same)] }));
    expect(made.mission.variables?.map(({ id }) => id)).toEqual(expect.arrayContaining(['t', 'u']));
    expect(notesOf(made, 'ownId')).toEqual([{ name: 'U' }]);
  });
});

const END = event('End', [action(0, { endMission: true })], { useEndOfRound: true, endOfRound: 9 });
const begins = (actions: readonly Json[], more: Json = {}, about: Json = {}): ImportedMission =>
  imported(
    mission(
      { globalEvents: [event('Begin', actions), END], ...more },
      { startingEvent: guid('Begin'), ...about },
    ),
  );
const beginOf = ({ mission: { scripts } }: ImportedMission) =>
  scripts.find(({ id }) => id === 'begin')?.do ?? [];

describe('[saga] what means nothing here, or not all of it, is named', () => {
  it('[saga 8.1] a trigger that does not exist among some that do', () => {
    const list = [
      { triggerGUID: guid('T'), setValue: 1 },
      { triggerName: 'Gone', triggerGUID: guid('gone'), setValue: 1 },
    ];
    const made = begins([action(3, { triggerList: list })], { globalTriggers: [trigger('T')] });
    expect(notesOf(made, 'unchangedTrigger')).toEqual([{ trigger: 'Gone' }]);
  });

  it('[saga 8.1] more lines of orders than a list may have', () => {
    const theText = Array.from({ length: 30 }, (_, index) => `Line ${index + 1}`).join('\n');
    const made = begins([action(11, { theText, groupsToAdd: [{ id: 'DG001' }] })]);
    expect(notesOf(made, 'linesLeft')).toEqual([{ most: 18, line: 'Line 19' }]);
  });

  it('[saga 8.1] an ally that an author made up says and sets off all that its action has', () => {
    const made = begins([
      action(21, {
        customType: 0, modification: 'MOD', repositionInstructions: 'REPO', bonuses: 'X: BONUS', abilities: 'ABL: ABILITY',
        useCustomInstructions: true, useThreatMultiplier: true, canBeDefeated: false,
        enemyGroupData: { cardName: 'Pal', cardID: guid('pal'), customText: 'CUSTOM', defeatedEvent: guid('End') },
      }),
    ]); // prettier-ignore
    const texts = Object.values(made.words['en'] ?? {});
    expect(texts).toEqual(expect.arrayContaining(['MOD', 'REPO', 'X: BONUS', 'CUSTOM']));
    expect(made.mission.scripts.map(({ on }) => (on && 'kind' in on ? on.kind : ''))).toContain(
      'allyDefeated',
    );
    expect(notesOf(made, 'allyHealth')).toEqual([{ ally: 'Pal' }]);
    expect(notesOf(made, 'undefeatable')).toEqual([{ group: 'Pal' }]);
  });

  it('[saga 8.1] the name of a group that is not on its card is told when it comes', () => {
    const made = begins(
      [
        action(6, { deploymentGroup: 'DG004', enemyName: 'Captain Bold' }),
        action(6, { deploymentGroup: 'DG007', enemyName: 'E-Web Engineer' }),
      ],
      {
        initialDeploymentGroups: [
          { cardID: 'DG001', cardName: 'Old Guard', useInitialGroupCustomName: true, pointList: [] },
        ],
      },
    );
    const texts = Object.values(made.words['en'] ?? {});
    expect(texts).toEqual(expect.arrayContaining(['Captain Bold', 'Old Guard']));
    expect(texts).not.toContain('E-Web Engineer');
  });

  it('[saga 10] what characters say', () => {
    const character = (name: string, more: Json = {}): Json => ({
      customCharacterGUID: guid(name),
      cardName: name,
      cardID: name,
      deploymentCard: { name, characterType: 2, health: 4, size: 1 },
      ...more,
    });
    const made = begins([], {
      customCharacters: [
        character('Bob', { useThreatMultiplier: true, canBeDefeated: false, heroSkills: [{ name: 'x' }] }),
        character('Zoe'),
      ],
      initialDeploymentGroups: [{ cardID: 'Bob', cardName: 'Bob', pointList: [] }],
    });
    expect(notesOf(made, 'characterFields')).toEqual([{ card: 'Bob', fields: 'canBeDefeated, heroSkills' }]);
    expect(notesOf(made, 'characterUnused')).toEqual([{ card: 'Zoe' }]);
    expect(made.mission.groups?.[0]).toMatchObject({ bonusHealth: '4 * max(0, threatLevel - 1)' });
  });

  it('[saga 8.1] further traits of a target', () => {
    const made = begins([
      action(12, {
        targetType: 4,
        groupPriorityTraits: { incSmuggler: true, incSpy: true },
        percentChance: 100,
      }),
    ]);
    expect(notesOf(made, 'otherTraits')).toHaveLength(1);
  });

  it('[saga 3] an old target: traits that nobody names', () => {
    expect(notesOf(begins([], {}, { priorityTargetType: 4 }), 'traitsLeft')).toEqual([{}]);
  });

  it('[saga 3] forbidden cards that nobody knows', () => {
    const banned = {
      bannedGroups: ['DG777', 'DG001'],
      useBannedAlly: 3,
      multipleBannedAllies: ['A999', 'A001'],
    };
    expect(notesOf(begins([], {}, banned), 'bannedUnknown')).toEqual(
      expect.arrayContaining([{ card: 'DG777' }, { card: 'A999' }]),
    );
    expect(notesOf(begins([], {}, banned), 'bannedUnknown')).toHaveLength(2);
  });

  it('[saga 8.1] a deployment by chance without a budget', () => {
    const made = begins([action(9, { threatType: 0, fixedValue: 7, threatLevel: 2 })]);
    expect(made.account[0]?.fate).toEqual({ kind: 'nothing', why: 'noBudget' });
    expect(JSON.stringify(made.mission.scripts)).not.toContain('deployBudget');
  });

  it('[saga 8] an event that waits for the activation of nobody', () => {
    const waits = (name: string, activationOf: string): Json =>
      event(name, [says('y')], { useActivation: true, activationOf });
    const made = begins([], { globalEvents: [waits('X', 'A001'), waits('Y', ''), END] });
    expect(notesOf(made, 'waitsForNobody')).toEqual([
      { event: 'X', card: 'A001' },
      { event: 'Y', card: '–' },
    ]);
    expect(notesOf(made, 'groupUnknown')).toEqual([]);
  });

  it('[saga 8.1] groups that cannot be defeated', () => {
    const made = begins([action(6, { deploymentGroup: 'DG001', canBeDefeated: false })]);
    expect(notesOf(made, 'undefeatable')).toEqual([{ group: 'Stormtrooper' }]);
  });

  it('[saga 8.1] cards to gain that nobody knows', () => {
    const gains = { campaignItems: ['item999'], earnedVillains: ['DG999'], earnedAllies: ['A005'] };
    const made = begins([action(30, gains)]);
    expect(notesOf(made, 'gainUnknown')).toEqual([{ card: 'DG999' }, { card: 'item999' }]);
    expect(made.account[0]?.fate).toEqual({ kind: 'imported' });
  });

  it('[saga] a text that was cut off', () => {
    const made = begins([says(`Once upon a time ${'x'.repeat(5000)}`)]);
    expect(notesOf(made, 'textCut')).toEqual([
      { text: expect.stringMatching(/^Once upon a time x+$/) as string },
    ]);
  });
});

describe('[saga 6] where groups come in', () => {
  const POINTS = {
    mapEntities: [entity('P', 3, [3, 3], { entityProperties: { isActive: false } }), entity('Q', 3, [0, 3])],
  };
  const at = (names: readonly string[]): Json => ({ pointList: names.map((one) => ({ GUID: one })) });
  const deployed = (deploymentPoint: number, names: readonly string[]) => {
    const made = begins(
      [
        action(6, {
          deploymentGroup: 'DG001',
          deploymentPoint,
          enemyGroupData: { cardID: 'DG001', ...at(names) },
        }),
      ],
      POINTS,
    );
    const text = JSON.stringify(beginOf(made));
    return [JSON.parse(/\{"kind":"deploy".*?\}/.exec(text)?.[0] ?? '{}') as Json, notesOf(made, 'noPlace')];
  };
  const P = guid('P');

  it('[saga 8.1] what the action says counts before the list of the group', () => {
    expect(deployed(0, [P, P, P])[0]).toEqual({ kind: 'deploy', group: 'dg001', as: 'anywhere' });
    expect(deployed(1, [P, P, P])[0]).toMatchObject({ at: [[3, 3], [3, 3], [3, 3]] }); // prettier-ignore
  });

  it('[saga 6] single figures may go to the active point', () => {
    expect(deployed(1, [P, NONE])[0]).toMatchObject({ at: [[3, 3], [0, 3]], as: 'individuals' }); // prettier-ignore
  });

  it('[saga 6] no place at all is named', () => {
    expect(deployed(2, [P])).toEqual([
      { kind: 'deploy', group: 'dg001', as: 'anywhere' },
      [{ group: 'Stormtrooper' }],
    ]);
    const made = begins([], {
      initialDeploymentGroups: [{ cardID: 'DG001', cardName: 'Troopers', ...at([START]) }],
    });
    expect(notesOf(made, 'noPlace')).toEqual([{ group: 'Troopers' }]);
  });
});

it('[saga 8.1] a limit of rounds: taken away, then added to, then set', () => {
  const limit = (more: Json) =>
    beginOf(
      begins(
        [action(28, { roundLimitModifier: 2, setRoundLimit: true, setLimitTo: 9, ...more })],
        {},
        { roundLimit: 4 },
      ),
    )[0];
  expect(limit({})).toMatchObject({ kind: 'add', by: 2 });
  expect(limit({ disableRoundLimit: true })).toEqual({ kind: 'roundLimit' });
  expect(limit({ roundLimitModifier: 0 })).toMatchObject({ kind: 'set', to: 9 });
});

describe('[saga 5] geometry', () => {
  const noted = (one: Json, code: string) => notesOf(begins([], { mapEntities: [one] }), code);

  it('[saga 5] a door that is turned by something odd', () => {
    expect(noted(entity('Gate', 6, [2, 0], { entityRotation: 45 }), 'doorTurned')).toEqual([
      { door: 'Gate', degrees: 45 },
    ]);
  });

  it('[saga 5] a thing that is there at the start, on a tile that is not', () => {
    expect(noted(entity('Box', 2, [5, 1]), 'thingHidden')).toEqual([{ thing: 'Box' }]);
    expect(noted(entity('Box', 2, [5, 1], { mapSectionOwner: guid('Office') }), 'thingHidden')).toEqual([]);
    expect(noted(entity('Box', 2, [3, 1]), 'thingHidden')).toEqual([]);
  });
});
