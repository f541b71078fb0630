// The things on the map. Actions of the source may change a thing again and again: each version has its own words and
// buttons, and an action offers those of one version.

import type { Effect, EffectOf, Script, Thing, ThingOption, ScriptTrigger } from '../../mission';
import { edgeBetween, edgeKey, spaceKey, type Point, type Terrain } from '../../rules';
import { addScript, isGuid, addNote, type MissionDraft } from '../draft';
import { fireBoth } from '../story/firing';
import { makeNamer, type Namer } from '../ids';
import { noteOffGrid, spaceFor, UNITS, type DraftMap } from './map';
import type { SagaButton, SagaEntity, SagaProperties } from '../source/entity';
import { isEmpty } from '../source/text';
import { colourIn, colourOf, looksOf, tableNameIn } from './looks';
import { wordPlace } from '../story/words';

/** A thing and what actions may make of it. */
export type DraftThing = {
  readonly entity: SagaEntity;
  readonly thing: Thing;
  /** Every button that it ever has. */
  readonly options: ThingOption[];
  readonly nameOption: Namer;
  /** By words and consequences: the option of a button. */
  readonly known: Map<string, string>;
  /** It comes with a section that has no tiles of its own, and so with an action. */
  readonly waits: boolean;
  /** Of a highlight that lasts for some rounds: begins when it is seen. */
  readonly lasts?: EffectOf<'countdown'>;
};

export type Things = ReadonlyMap<string, DraftThing>;

const isFree = (terrain: Terrain): boolean => terrain !== 'blocking';
const isStanding = (terrain: Terrain): boolean => terrain === 'open' || terrain === 'difficult';

export function makeThings(draft: MissionDraft, map: DraftMap): Things {
  const nameThing = makeNamer(['entrance']);
  return new Map(
    draft.source.mapEntities.flatMap((entity): readonly (readonly [string, DraftThing])[] => {
      const { entityType, entityProperties: properties } = entity;
      const bare = BARE[entityType](draft, map, entity);
      if (!bare) return [];
      noteOffGrid(draft, properties.name || entity.name, entity.entityPosition);
      const id = nameThing(properties.name || entity.name, entityType.toLowerCase());
      return [[entity.GUID, withProperties(draft, map, entity, id, bare)]];
    }),
  );
}

type Bare = Thing extends infer T ? (T extends Thing ? Omit<T, 'id'> : never) : never;
type Maker = (draft: MissionDraft, map: DraftMap, entity: SagaEntity) => Bare | null;

const BARE: Readonly<Record<SagaEntity['entityType'], Maker>> = {
  Tile: (draft, _, { name, GUID }) => {
    addNote(draft, 'tileAsThing', { thing: name || GUID });
    return null;
  },
  Terminal: (draft, map, entity) => ({
    kind: 'terminal',
    at: spaceFor(draft, map, entity, isFree),
    ...colourIn(entity),
  }),
  Crate: (draft, map, entity) => ({
    kind: 'crate',
    at: spaceFor(draft, map, entity, isFree),
    ...colourIn(entity),
  }),
  Token: tokenFor,
  DeploymentPoint: (draft, map, entity) => ({
    kind: 'spawn',
    at: spaceFor(draft, map, entity, isStanding),
    ...(!entity.entityProperties.isActive && { off: true }),
  }),
  Highlight: (draft, map, entity) => ({ kind: 'region', spaces: cellsOf(draft, map, entity), shown: true }),
  Door: (draft, map, entity) => {
    const { open, walled } = edgesOf(map, entity);
    const degrees = entity.entityRotation;
    if (degrees % 90 !== 0) addNote(draft, 'doorTurned', { door: entity.name, degrees });
    // Half a door hangs beside a wall and needs no more than its other half; where all of it hangs in a wall, the door is
    // the way through.
    const between = open.length > 0 ? open : walled;
    if (open.length === 0) draft.doorways.push(...walled);
    if (between.length > 0)
      return { kind: 'door', between, ...(entity.entityProperties.isActive && { open: true }) };
    addNote(draft, 'doorOffEdge', { door: entity.name });
    return tokenFor(draft, map, entity);
  },
};

function tokenFor(draft: MissionDraft, map: DraftMap, entity: SagaEntity): Bare {
  const colour = colourOf(entity);
  return { kind: 'token', at: spaceFor(draft, map, entity, isFree), ...(colour && { colour }) };
}

const MOST_SPACES = 300;

/** All of its spaces that are there; otherwise one that stands for them. */
function cellsOf(draft: MissionDraft, map: DraftMap, entity: SagaEntity): readonly Point[] {
  const { entityPosition, name: highlight } = entity;
  const [left, top] = map.toOurs(entityPosition.x, entityPosition.y);
  const [width, height] = [Math.trunc(entity.Width), Math.trunc(entity.Height)];
  const isInside = ([x, y]: Point): boolean => x >= left && x < left + width && y >= top && y < top + height;
  // A few spaces are looked up; whoever claims the whole world gets those that there are.
  const cells =
    width * height <= MOST_SPACES
      ? boxOf(left, top, width, height).filter((at) => map.spaces.has(spaceKey(...at)))
      : map.rows.filter(isInside);
  if (cells.length === 0) {
    addNote(draft, width > 0 && height > 0 ? 'highlightOffMap' : 'highlightEmpty', { highlight });
    return [spaceFor(draft, map, entity, isFree)];
  }
  const missing = width * height - cells.length;
  if (missing > 0) addNote(draft, 'highlightCut', { highlight, spaces: missing });
  if (cells.length > MOST_SPACES) addNote(draft, 'highlightLarge', { highlight, most: MOST_SPACES });
  return cells.slice(0, MOST_SPACES);
}

const boxOf = (left: number, top: number, width: number, height: number): readonly Point[] =>
  Array.from({ length: Math.max(0, width) * Math.max(0, height) }, (_, index): Point => [
    left + (index % width),
    top + Math.floor(index / width),
  ]);

type Edge = readonly [Point, Point];

/** A door is two spaces long and runs through the middle of a box of four, turned like a tile. */
function edgesOf(
  map: DraftMap,
  { entityPosition: { x, y }, entityRotation }: SagaEntity,
): { readonly open: readonly Edge[]; readonly walled: readonly Edge[] } {
  const turns = ((Math.round(entityRotation / 90) % 4) + 4) % 4;
  const [dx, dy] = ([[1, 1], [-1, 1], [-1, -1], [1, -1]] as const)[turns] ?? [1, 1]; // prettier-ignore
  const [cx, cy] = map.toOurs(x + dx * UNITS, y + dy * UNITS);
  const all: readonly Edge[] =
    turns % 2 === 0
      ? [
          [[cx - 1, cy - 1], [cx - 1, cy]],
          [[cx, cy - 1], [cx, cy]],
        ] // prettier-ignore
      : [
          [[cx - 1, cy - 1], [cx, cy - 1]],
          [[cx - 1, cy], [cx, cy]],
        ]; // prettier-ignore
  const edges = all.filter(([a, b]) => map.spaces.has(spaceKey(...a)) && map.spaces.has(spaceKey(...b)));
  const isWalled = ([a, b]: Edge): boolean => {
    const { axis, x: ex, y: ey } = edgeBetween(a, b);
    return map.walls.has(edgeKey(axis, ex, ey));
  };
  return { open: edges.filter((edge) => !isWalled(edge)), walled: edges.filter(isWalled) };
}

/** Sections without tiles are no sections of ours: their things wait hidden on the first one. */
function withProperties(
  draft: MissionDraft,
  map: DraftMap,
  entity: SagaEntity,
  id: string,
  bare: Bare,
): DraftThing {
  const { entityProperties: properties, mapSectionOwner } = entity;
  const owner = map.sectionOf(mapSectionOwner);
  const source = draft.source.mapSections.find(({ GUID }) => GUID === mapSectionOwner);
  if (!source && isGuid(mapSectionOwner))
    addNote(draft, 'noSuchSection', { thing: entity.name, id: mapSectionOwner });
  if ('at' in bare && source?.invisibleUntilActivated === false && !map.startSpaces.has(spaceKey(...bare.at)))
    addNote(draft, 'thingHidden', { thing: entity.name });
  const waits = owner === null && source?.invisibleUntilActivated === true;
  const isToggled = bare.kind !== 'door' && bare.kind !== 'spawn';
  const hidden = waits || (isToggled && !properties.isActive);
  const name = tableNameIn(draft, entity, id, properties.name, colourOf(entity), entity.GUID);
  const options: ThingOption[] = [];
  const thing = {
    ...bare,
    id,
    section: owner ?? map.startSection,
    ...(name !== null && { name }),
    ...(hidden && { hidden: true }),
  } as Thing;
  const lasts = bare.kind === 'region' ? lastingOf(draft, entity, id) : null;
  const made: DraftThing = {
    entity,
    thing,
    options,
    nameOption: makeNamer(),
    known: new Map(),
    waits,
    ...(lasts && { lasts }),
  };
  const first = versionOf(draft, made, properties, entity.GUID, false);
  return {
    ...made,
    thing: { ...thing, ...(first.examine !== undefined && { examine: first.examine }) } as Thing,
  };
}

type Version = { readonly examine?: string; readonly offer: readonly string[] };

/** What players read and may press; without a text nothing happens when it is tapped. */
function versionOf(
  draft: MissionDraft,
  made: DraftThing,
  { theText, buttonActions }: SagaProperties,
  guid: string,
  isLater: boolean,
): Version {
  const { kind, id } = made.thing;
  if (isEmpty(theText) || kind === 'spawn' || kind === 'entry') return { offer: [] };
  const examine = draft.words.write(`${id}.text`, theText, wordPlace(guid, 'theText'));
  const offer = buttonActions.flatMap((button) => optionFor(draft, made, button, theText, isLater) ?? []);
  return { examine, offer: [...new Set(offer)] };
}

const MOST_OPTIONS = 20;

function optionFor(
  draft: MissionDraft,
  { thing, options, nameOption, known }: DraftThing,
  button: SagaButton,
  theText: string,
  isLater: boolean,
): string | null {
  const { GUID, buttonText, triggerGUID, eventGUID } = button;
  const costs = theText.includes('{A}') || buttonText.includes('{A}');
  const key = JSON.stringify([buttonText, triggerGUID, eventGUID, costs]);
  const before = known.get(key);
  if (before !== undefined) return before;
  if (options.length >= MOST_OPTIONS) {
    addNote(draft, 'tooManyButtons', { thing: thing.id, most: MOST_OPTIONS, button: buttonText });
    return null;
  }
  const id = nameOption(buttonText, 'button');
  const text = draft.words.write(`${thing.id}.${id}`, buttonText, wordPlace(GUID, 'buttonText'));
  options.push({ id, text, again: true, ...(!costs && { free: true }), ...(isLater && { off: true }) });
  known.set(key, id);
  draft.pressed.push({ thing: thing.id, option: id, trigger: triggerGUID, event: eventGUID });
  return id;
}

/** An action replaces everything about a thing: words, buttons, whether it is there, whether a door is open. */
export function changeThing(
  draft: MissionDraft,
  made: DraftThing,
  properties: SagaProperties,
  guid: string,
): readonly Effect[] {
  const { id, kind } = made.thing;
  if (kind === 'spawn') return [{ kind: 'spawn', spawn: id, ...(!properties.isActive && { off: true }) }];
  const { examine, offer } = versionOf(draft, made, properties, guid, true);
  const describe: Effect = {
    kind: 'describe',
    thing: id,
    ...looksOf(draft, made.entity, made.thing, properties, guid),
    ...(examine !== undefined && { examine }),
    ...(offer.length > 0 && { offer }),
  };
  if (kind === 'door') return [describe, { kind: properties.isActive ? 'open' : 'close', door: id }];
  const place: Effect = properties.isActive
    ? { kind: 'if', if: { kind: 'thing', thing: id, is: 'offMap' }, then: [{ kind: 'place', thing: id }] }
    : { kind: 'remove', thing: id };
  return [describe, place];
}

/** As they stand in the mission: with all buttons that they ever have. */
export const finishedThings = (things: Things): readonly Thing[] =>
  [...things.values()].map(({ thing, options }) =>
    options.length === 0 ? thing : ({ ...thing, options: [...options] } as Thing),
  );

/** As many triggers as one script may have. */
const MOST_TRIGGERS = 20;

/** What follows when a button is pressed; buttons with the same consequences share a script. */
export function addButtons(draft: MissionDraft): void {
  const same = new Map<string, (typeof draft.pressed)[number][]>();
  for (const pressed of draft.pressed) {
    const key = `${pressed.trigger} ${pressed.event}`;
    const others = same.get(key) ?? [];
    same.set(key, others);
    others.push(pressed);
  }
  for (const buttons of same.values()) {
    const [first] = buttons;
    const effects = first ? fireBoth(draft, first.trigger, first.event) : [];
    if (!first || effects.length === 0) continue;
    for (let from = 0; from < buttons.length; from += MOST_TRIGGERS) {
      const on = buttons
        .slice(from, from + MOST_TRIGGERS)
        .map(({ thing, option }): ScriptTrigger => ({ kind: 'interacted', thing, option }));
      const script: Script = {
        id: draft.nameScript(`press-${first.thing}`, 'press'),
        on,
        runs: 'always',
        do: effects,
      };
      addScript(draft, script);
    }
  }
}

function lastingOf(draft: MissionDraft, { Duration }: SagaEntity, id: string): EffectOf<'countdown'> | null {
  const rounds = Math.min(99, Math.trunc(Duration));
  if (rounds <= 0) return null;
  return { kind: 'countdown', countdown: draft.nameCountdown(`highlight-${id}`, 'highlight'), rounds };
}

/** Things of a section without tiles, when it is shown. */
export const placeWaiting = ({ entity, thing, lasts }: DraftThing): readonly Effect[] => {
  const { id, kind } = thing;
  const isThere = kind === 'door' || kind === 'spawn' || entity.entityProperties.isActive;
  const place: readonly Effect[] = isThere
    ? [{ kind: 'if', if: { kind: 'thing', thing: id, is: 'offMap' }, then: [{ kind: 'place', thing: id }] }]
    : [];
  return [...place, ...(lasts ? [lasts] : [])];
};

/** Whether some action shows a section. */
function shownIn({ events }: MissionDraft): (guid: string) => boolean {
  const shown = new Set(
    [...events.values()].flatMap(({ eventActions }) =>
      eventActions.flatMap((action) => (action.type === 'M1' ? action.mapSection : [])),
    ),
  );
  return (guid) => shown.has(guid);
}

/** Highlights that last for some rounds: a countdown from when they are seen. */
export function addHighlights(draft: MissionDraft, map: DraftMap, things: Things): void {
  const isShown = shownIn(draft);
  for (const { entity, thing, waits, lasts } of things.values()) {
    if (!lasts || (waits && !isShown(entity.mapSectionOwner))) continue;
    const section = map.sections.find((one) => one.section.id === thing.section)?.section;
    if (!waits)
      addScript(draft, {
        id: draft.nameScript(`see-${thing.id}`, 'see'),
        on: section?.start ? { kind: 'missionStart' } : { kind: 'revealed', section: thing.section ?? '' },
        do: [lasts],
      });
    addScript(draft, {
      id: draft.nameScript(`forget-${thing.id}`, 'forget'),
      on: { kind: 'countdownOver', countdown: lasts.countdown },
      do: [{ kind: 'remove', thing: thing.id }],
    });
  }
}
