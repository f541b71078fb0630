// Everything that a translation of the format may hold reaches the mission, each text in its place.

import { describe, expect, it } from 'vitest';
import { formatProblem, loadPack } from '../../src/packs';
import { importSaga, type Imported } from '../../src/saga';
import { action, button, contentFiles, entity, event, guid, mission, properties, tools } from './builder';

type Json = Readonly<Record<string, unknown>>;

function imported(source: Json, translation: Json): Imported {
  const files = new Map([
    ['a.json', JSON.stringify(source)],
    ['a_DE.json', JSON.stringify({ languageID: 'Deutsch (DE)', ...translation })],
  ]);
  const made = importSaga(files, tools());
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  const pack = loadPack(made.value.files, contentFiles());
  expect(pack.ok ? [] : pack.error.map(formatProblem)).toEqual([]);
  return made.value;
}

const inEvent = (actions: readonly Json[]): Json => ({
  events: [{ GUID: guid('Begin'), eventText: '', eventActions: actions }],
});
/** Every text of the mission begins with one of these, so that one can see what was translated. */
const begins = (actions: readonly Json[], more: Json = {}, about: Json = {}): Json =>
  mission({ globalEvents: [event('Begin', actions)], ...more }, { startingEvent: guid('Begin'), ...about });

const GROUP = { GUID: guid('data'), cardID: 'DG001', cardName: 'Stormtrooper', pointList: [] };
const THUGS = { GUID: guid('thugs'), cardID: guid('thug'), cardName: 'en name', pointList: [] };

/** What an action holds, and its translation. */
const ACTIONS: Readonly<Record<string, readonly [number, Json, Json]>> = {
  G2: [1, { theText: 'en' }, { theText: 'de1' }],
  G3: [2, { theText: 'en', longText: 'en long' }, { shortText: 'de1', longText: 'de2' }],
  G6: [
    5,
    { theText: 'en', buttonList: [button('en press')] },
    { mainText: 'de1', buttonList: [{ GUID: guid('ben press'), theText: 'de2' }] },
  ],
  D1: [
    6,
    {
      deploymentGroup: 'DG001', enemyName: 'en name', modification: 'en', repositionInstructions: 'en', useCustomInstructions: true,
      enemyGroupData: { ...GROUP, customText: 'en one\n{A} en two' },
    },
    { enemyName: 'de1', modification: 'de2', repositionInstructions: 'de3', customText: 'de4\n{A} de5' },
  ],
  D2: [7, { allyID: 'A005', allyName: 'en name' }, { customName: 'de1' }],
  GM1: [11, { theText: 'en one\nen two', groupsToAdd: [{ id: 'DG001' }] }, { newInstructions: 'de1\r\nde2' }],
  GM2: [12, { targetType: 3, groupType: 1, groupsToAdd: [{ id: 'DG001' }], otherTarget: 'en' }, { otherTarget: 'de1' }],
  M2: [
    15,
    {
      entitiesToModify: [
        {
          GUID: guid('change'),
          sourceGUID: guid('en box'),
          entityProperties: properties({ theText: 'en', buttonActions: [button('en push')] }),
        },
      ],
    },
    {
      translatedEntityProperties: [
        { GUID: guid('change'), theText: 'de1', buttonList: [{ GUID: guid('ben push'), theText: 'de2' }] },
      ],
    },
  ],
  G7: [16, { theText: 'en' }, { tbText: 'de1' }],
  GM4: [17, { theText: 'en' }, { repositionText: 'de1' }],
  G9: [
    20,
    { theText: 'en', failText: 'en fail', inputList: [{ GUID: guid('range'), theText: 'en few', fromValue: 0 }] },
    { mainText: 'de1', failText: 'de2', inputList: [{ GUID: guid('range'), theText: 'de3' }] },
  ],
  D6: [
    21,
    {
      customType: 2, modification: 'en', repositionInstructions: 'en', surges: '{B}: en surge', bonuses: 'EN: en bonus',
      keywords: 'en word', abilities: 'EN: en can\nEN2: en can, too', useCustomInstructions: true,
      enemyGroupData: { ...THUGS, customText: 'en order' },
    },
    {
      modification: 'de1', repositionInstructions: 'de2', surges: '{B}: de3', bonuses: 'DE: de4', keywords: 'de5',
      abilities: 'DE: de6\nDE2: de7', customText: 'de8', cardName: 'de9',
    },
  ],
  'D6 of an ally': [
    21,
    {
      customType: 0, modification: 'en', repositionInstructions: 'en', bonuses: 'en', useCustomInstructions: true,
      enemyGroupData: { ...THUGS, customText: 'en' },
    },
    { modification: 'de1', repositionInstructions: 'de2', bonuses: 'de3', customText: 'de4', cardName: 'de5' },
  ],
}; // prettier-ignore

/** Words and lines in German, each once. */
const germanIn = ({ files }: Imported): readonly string[] =>
  [...JSON.stringify(files).matchAll(/\bde\d\b/g)].map(([word]) => word).toSorted();

describe('[saga 11] translated actions', () => {
  it.each(Object.entries(ACTIONS))('[saga 11] %s: every text of it', (_, [type, fields, translated]) => {
    const one = action(type, fields);
    const source = begins([one], { mapEntities: [entity('en box', 2, [3, 1])] });
    const made = imported(source, inEvent([{ GUID: one['GUID'], eventActionType: type, ...translated }]));
    const texts = JSON.stringify(translated).match(/de\d/g) ?? [];
    expect([...new Set(germanIn(made))]).toEqual(texts.toSorted());
  });

  it('[saga 11] each line of orders has its own translation; a line more stands in the last one', () => {
    const one = action(11, { theText: 'en one\n{A} en two', groupsToAdd: [{ id: 'DG001' }] });
    const germanOf = (newInstructions: string): unknown => {
      const made = imported(begins([one]), inEvent([{ GUID: one['GUID'], newInstructions }]));
      const effect = made.missions[0]?.mission.scripts[0]?.do.find(({ kind }) => kind === 'orders');
      return effect?.kind === 'orders'
        ? effect.lines.map(({ do: [step] }) => step?.kind === 'text' && step.text.de)
        : effect;
    };
    expect(germanOf('eins\n{A} zwei')).toEqual(['eins', 'zwei']);
    expect(germanOf('eins')).toEqual(['eins', 'en two']);
    expect(germanOf('eins\n{A} zwei\ndrei')).toEqual(['eins', 'zwei drei']);
  });
});

it('[saga 11] the mission itself, its things and the groups that are there at the start', () => {
  const about = {
    missionName: 'en', missionDescription: 'en', missionInfo: 'en', startingObjective: 'en', additionalMissionInfo: 'en',
    changeRepositionOverride: { theText: 'en' },
  }; // prettier-ignore
  const source = begins(
    [],
    {
      mapEntities: [
        entity('en box', 2, [3, 1], {
          entityProperties: properties({ name: 'en box', theText: 'en', buttonActions: [button('en open')] }),
        }),
      ],
      initialDeploymentGroups: [{ ...GROUP, customText: 'en' }],
    },
    about,
  );
  const made = imported(source, {
    missionProperties: {
      missionName: 'de1', missionDescription: 'de2', missionInfo: 'de3', startingObjective: 'de4', additionalMissionInfo: 'de5',
      repositionOverride: 'de6',
    }, // prettier-ignore
    mapEntities: [
      {
        GUID: guid('en box'),
        entityName: 'de7',
        mainText: 'de8',
        buttonList: [{ GUID: guid('ben open'), theText: 'de9' }],
      },
    ],
    initialGroups: [{ cardName: 'Stormtrooper', customInstructions: 'de0' }],
  });
  expect([...new Set(germanIn(made))]).toEqual(Array.from({ length: 10 }, (_, index) => `de${index}`));
});
