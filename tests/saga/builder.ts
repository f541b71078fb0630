// Writes Saga files for tests, in our own words: a mission with the usual values for everything that a test leaves out.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadPack, type ContentFile, type Pack } from '../../src/packs';
import type { SagaTools } from '../../src/saga';
import { orderReader, piecesOf } from '../../src/text';

export const NONE = '00000000-0000-0000-0000-000000000000';
export const START = '11111111-1111-1111-1111-111111111111';

type Json = Readonly<Record<string, unknown>>;

/** The same id for the same word. */
export const guid = (word: string): string => {
  const hex = [...word].map((letter) => letter.charCodeAt(0).toString(16).padStart(2, '0')).join('');
  const long = hex.padEnd(32, '0').slice(0, 32);
  return [8, 12, 16, 20].reduce(
    (text, at, index) => `${text.slice(0, at + index)}-${text.slice(at + index)}`,
    long,
  );
};

export const trigger = (name: string, more: Json = {}): Json => ({
  name,
  GUID: guid(name),
  isGlobal: true,
  useReset: false,
  initialValue: 0,
  maxValue: -1,
  eventGUID: NONE,
  ...more,
});

export const event = (name: string, actions: readonly Json[] = [], more: Json = {}): Json => ({
  name,
  GUID: guid(name),
  isGlobal: true,
  eventText: '',
  isRepeatable: false,
  isEndOfCurrentRound: false,
  behaviorAll: true,
  additionalTriggers: [],
  eventActions: actions,
  ...more,
});

let counted = 0;
/** The samples count from one, whatever other files of the same worker have made before. */
export const countAnew = (): void => void (counted = 0);

/** An action by its number, with an id of its own. */
export const action = (type: number, more: Json = {}): Json => ({
  GUID: guid(`a${(counted += 1)}`),
  eventActionType: type,
  displayName: `action ${type}`,
  ...more,
});

export const button = (text: string, more: Json = {}): Json => ({
  GUID: guid(`b${text}`),
  buttonText: text,
  triggerGUID: NONE,
  eventGUID: NONE,
  ...more,
});

export const properties = (more: Json = {}): Json => ({
  name: '',
  isActive: true,
  theText: '',
  entityColor: 'Gray',
  buttonActions: [],
  ...more,
});

/** `at` in spaces of the map that the tile of `mission` has. */
export const entity = (name: string, type: number, at: readonly [number, number], more: Json = {}): Json => ({
  GUID: guid(name),
  name,
  entityType: type,
  entityPosition: `${(at[0] + ORIGIN) * 10},${(at[1] + ORIGIN) * 10}`,
  entityRotation: 0,
  mapSectionOwner: START,
  entityProperties: properties({ name }),
  ...more,
});

const ORIGIN = 90;

export const tile = (id: number, side: string, at: readonly [number, number], more: Json = {}): Json => ({
  GUID: guid(`tile ${id}${side}${at.join()}`),
  name: `Core${id}${side}`,
  entityType: 0,
  entityPosition: `${(at[0] + ORIGIN) * 10},${(at[1] + ORIGIN) * 10}`,
  entityRotation: 0,
  textureName: `Core_${id}${side}`,
  tileID: String(id),
  tileSide: side,
  expansion: 0,
  entityProperties: properties(),
  mapSectionOwner: START,
  ...more,
});

export const section = (name: string, tiles: readonly Json[], more: Json = {}): Json => ({
  name,
  GUID: guid(name),
  invisibleUntilActivated: true,
  triggers: [trigger('None', { GUID: NONE })],
  missionEvents: [event('None', [], { GUID: NONE })],
  mapTiles: tiles,
  ...more,
});

/** A hall of four by four and an office of four by four beside it, as in our guide for authors. */
export const HALL = section('Start', [tile(22, 'A', [0, 0])], {
  GUID: START,
  invisibleUntilActivated: false,
});
export const OFFICE = section('Office', [tile(23, 'A', [4, 0])]);

export const mission = (more: Json = {}, about: Json = {}): Json => ({
  missionGUID: guid('test mission'),
  fileName: 'test.json',
  fileVersion: '22',
  saveDate: '1/1/2025',
  timeTicks: 1,
  languageID: 'English (EN)',
  missionProperties: {
    missionName: 'A Test of Patience',
    missionDescription: 'Somebody left the lights on.',
    missionID: 'Custom',
    startingObjective: '',
    startingEvent: NONE,
    roundLimit: -1,
    roundLimitEvent: NONE,
    missionType: 0,
    factionImperial: true,
    factionMercenary: true,
    ...about,
  },
  mapSections: [HALL, OFFICE],
  globalTriggers: [trigger('None (Global)', { GUID: NONE })],
  globalEvents: [event('None (Global)', [], { GUID: NONE })],
  mapEntities: [],
  initialDeploymentGroups: [],
  reservedDeploymentGroups: [],
  eventGroups: [],
  entityGroups: [],
  customCharacters: [],
  ...more,
});

export const fileOf = (data: Json, name = 'test.json'): ReadonlyMap<string, string> =>
  new Map([[name, JSON.stringify(data)]]);

const CONTENT = join(import.meta.dirname, '../../content');

let files: readonly ContentFile[] | undefined;
/** The content of the app, as files. */
export function contentFiles(): readonly ContentFile[] {
  files ??= readdirSync(CONTENT, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.json') && /^(core|expansions|groups|products|structures)/.test(name))
    .map((file) => ({ file, data: JSON.parse(readFileSync(join(CONTENT, file), 'utf8')) as unknown }));
  return files;
}

let pack: Pack | undefined;
export function contentPack(): Pack {
  if (pack) return pack;
  const loaded = loadPack(contentFiles());
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.error.slice(0, 3)));
  pack = loaded.value;
  return pack;
}

const reader = orderReader('en');
export const tools = (): SagaTools => ({
  pack: contentPack(),
  readOrder: (sentence) => {
    const [line, ...others] = reader.line(piecesOf(sentence));
    return line !== undefined && others.length === 0 ? line : null;
  },
});
