// Importing a large Saga mission against parsing its file: one as large as the largest that is known, with 89 tiles, 162
// entities and 294 actions. The import may take at most fifty times as long. Run with: npx tsx bench/import.ts

import { CONTENT_DIR, readContentFiles } from '../src/cli/contentFiles';
import { loadPack } from '../src/packs';
import { importSaga } from '../src/saga';
import { orderReader, piecesOf } from '../src/text';
import { median, timePerCall } from './ratio';

const MOST_RATIO = 50;
const SIZE = { tiles: 89, entities: 162, events: 58, actions: 294 } as const;

const files = await readContentFiles(CONTENT_DIR);
const pack = files.ok ? loadPack(files.value) : files;
if (!pack.ok) throw new Error('the content does not load');
const reader = orderReader('en');
const tools = {
  pack: pack.value,
  readOrder: (sentence: string) => reader.line(piecesOf(sentence))[0] ?? null,
};

const NONE = '00000000-0000-0000-0000-000000000000';
const START = '11111111-1111-1111-1111-111111111111';
const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);
const guid = (kind: string, number: number): string =>
  `${kind.padEnd(8, '0').slice(0, 8)}-0000-4000-8000-${String(number).padStart(12, '0')}`;
const PARAGRAPH =
  'The corridor smells of oil. {A}: Search the shelves ({I}). If you find the plans, each hero recovers 2 {C}. ';

/** Side by side in rows, with a space between them, so that none overlaps. */
const tile = (number: number) => ({
  GUID: guid('tile', number),
  name: `Core${22 + (number % 2)}A`,
  entityType: 0,
  entityPosition: `${(80 + (number % 10) * 5) * 10},${(80 + Math.floor(number / 10) * 5) * 10}`,
  entityRotation: 0,
  textureName: 'Core_22A',
  tileID: String(22 + (number % 2)),
  tileSide: 'A',
  expansion: 0,
  entityProperties: { name: '', isActive: true, theText: '', entityColor: 'Gray', buttonActions: [] },
  mapSectionOwner: START,
});

const properties = (number: number, more: object = {}) => ({
  name: `Thing ${number}`,
  isActive: number % 3 !== 0,
  theText: PARAGRAPH.repeat(1 + (number % 3)),
  entityColor: 'Green',
  buttonActions: [
    {
      GUID: guid('button', number),
      buttonText: 'Search',
      triggerGUID: guid('trigger', number % 15),
      eventGUID: guid('event', number % SIZE.events),
    },
  ],
  ...more,
});

const KINDS = [1, 2, 3, 4, 5, 4, 3];
const entity = (number: number) => ({
  GUID: guid('entity', number),
  name: `Thing ${number}`,
  entityType: KINDS[number % KINDS.length],
  entityPosition: `${(80 + (number % 10) * 5 + (number % 4)) * 10},${(80 + (Math.floor(number / 10) % 8) * 5) * 10}`,
  entityRotation: 0,
  mapSectionOwner: START,
  entityProperties: properties(number),
  deploymentColor: 'Green',
  tokenColor: 'Red',
  Width: 2,
  Height: 2,
  Duration: 0,
});

/** In the mixture that real missions have: mostly changes of things and texts. */
const action = (number: number) => {
  const head = { GUID: guid('action', number), displayName: `Action ${number}` };
  const kind = number % 8;
  if (kind < 3)
    return {
      ...head,
      eventActionType: 15,
      entitiesToModify: numbers(3).map((index) => ({
        GUID: guid(`mod${kind}`, number * 10 + index),
        sourceGUID: guid('entity', (number * 7 + index) % SIZE.entities),
        hasColor: true,
        hasProperties: true,
        entityProperties: properties(number + index),
      })),
    };
  if (kind === 3)
    return {
      ...head,
      eventActionType: 3,
      triggerList: [
        { triggerName: 'x', triggerGUID: guid('trigger', number % 15), setValue: -1, modifyValue: 1 },
      ],
    };
  if (kind === 4)
    return {
      ...head,
      eventActionType: 6,
      enemyName: 'Stormtrooper',
      deploymentGroup: `DG00${1 + (number % 9)}`,
      deploymentPoint: 0,
      useCustomInstructions: true,
      enemyGroupData: {
        GUID: guid('group', number),
        cardName: 'Stormtrooper',
        cardID: 'DG001',
        customInstructionType: 0,
        customText: '{Q} Move 3 to attack {R1}.\n{A} Hold the corridor.',
        pointList: [{ GUID: NONE }, { GUID: NONE }, { GUID: NONE }],
        groupPriorityTraits: { useDefaultPriority: true },
      },
    };
  if (kind === 5) return { ...head, eventActionType: 25, creditsToModify: 50, multiplyByHeroCount: true };
  return { ...head, eventActionType: 16, theText: `${number}. ${PARAGRAPH.repeat(3)}` };
};

const event = (number: number) => ({
  GUID: guid('event', number),
  name: `Event ${number}`,
  eventText: '',
  isRepeatable: number % 4 === 0,
  behaviorAll: true,
  additionalTriggers: [{ triggerName: 'x', triggerGUID: guid('trigger', number % 15), triggerValue: number }],
  eventActions: numbers(SIZE.actions)
    .filter((one) => one % (SIZE.events - 1) === number)
    .map(action),
});

const text = JSON.stringify({
  missionGUID: guid('mission', 1),
  fileVersion: '22',
  languageID: 'English (EN)',
  missionProperties: { missionName: 'A very large mission', startingEvent: guid('event', 0) },
  mapSections: [
    { name: 'Start', GUID: START, invisibleUntilActivated: false, mapTiles: numbers(SIZE.tiles).map(tile) },
  ],
  globalTriggers: numbers(15).map((number) => ({ name: `trigger ${number}`, GUID: guid('trigger', number) })),
  globalEvents: [
    ...numbers(SIZE.events - 1).map(event),
    {
      ...event(SIZE.events - 1),
      useEndOfRound: true,
      endOfRound: 6,
      additionalTriggers: [],
      eventActions: [{ GUID: guid('end', 1), eventActionType: 0, endMission: true }],
    },
  ],
  mapEntities: numbers(SIZE.entities).map(entity),
});

const made = importSaga(new Map([['large.json', text]]), tools);
if (!made.ok) throw new Error(JSON.stringify(made.error));
const [mission] = made.value.missions;
const laid = mission?.mission.sections.reduce((sum, { tiles }) => sum + tiles.length, 0) ?? 0;
if (laid !== SIZE.tiles) throw new Error(`only ${laid} tiles were laid`);

/** Both in turn, and the middle of many ratios: a machine that is busy with something else slows both. */
const pairs = Array.from({ length: 5 }, () => ({
  parsing: timePerCall(() => void JSON.parse(text)),
  importing: timePerCall(() => void importSaga(new Map([['large.json', text]]), tools)),
}));
const ratio = median(pairs.map(({ parsing, importing }) => importing / parsing));
const parsing = Math.min(...pairs.map((pair) => pair.parsing));
const importing = Math.min(...pairs.map((pair) => pair.importing));
console.log(
  `the file: ${Math.round(text.length / 1024)} kB, ${mission?.mission.scripts.length} scripts of ours`,
);
console.log(`parsing ${parsing.toFixed(2)} ms, importing ${importing.toFixed(1)} ms`);
console.log(`${ratio.toFixed(1)} times as long (at most ${MOST_RATIO})`);
process.exit(ratio <= MOST_RATIO ? 0 : 1);
