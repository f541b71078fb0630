// Where things come to lie: ten units a space, tiles turned clockwise about the top left corner of their picture, doors
// on two edges; and what does not fit is named with the source's own names.

import { describe, expect, it } from 'vitest';
import type { Mission, Thing } from '../../src/mission';
import { layTiles, spaceKey, type TileId } from '../../src/rules';
import type { ImportedMission } from '../../src/saga';
import {
  action,
  contentPack,
  entity,
  event,
  guid,
  HALL,
  mission,
  properties,
  section,
  tile,
} from './builder';
import { imported as importedFrom } from './imported';

type Json = Readonly<Record<string, unknown>>;

const imported = (more: Json, about: Json = {}): ImportedMission => importedFrom(mission(more, about));

const thing = ({ mission: { things } }: ImportedMission, id: string): Thing | undefined =>
  things.find((one) => one.id === id);
/** Codes and facts, without where the heroes begin. */
const mapNotes = ({ notes }: ImportedMission): readonly unknown[] =>
  notes
    .filter(({ about, code }) => about === 'map' && code !== 'heroesBegin' && code !== 'noEntrance')
    .map(({ code, facts }) => [code, facts]);

/** A tile of four by six, beside the hall far enough not to touch it. */
const turned = (rotation: number, at: readonly [number, number]): Json => ({
  mapSections: [HALL, section('Yard', [tile(2, 'A', at, { entityRotation: rotation })])],
});
const yardOf = ({ mission: { sections } }: ImportedMission) => sections[1]?.tiles[0];

describe('[saga 4.1] tiles', () => {
  it.each([
    [0, [10, 10], [10, 10]],
    [90, [16, 10], [10, 10]],
    [180, [14, 16], [10, 10]],
    [270, [10, 14], [10, 10]],
  ] as const)('[saga 4.1] turned by %i, the corner %j makes the top left space %j', (rotation, at, top) => {
    expect(yardOf(imported(turned(rotation, at)))).toEqual({
      tile: 'core-02A',
      at: top,
      ...(rotation === 0 ? {} : { rotation }),
    });
  });

  it('[saga 4.1] may lie on others: the smaller one takes the place of the spaces below it', () => {
    const made = imported({ mapSections: [HALL, section('Yard', [tile(2, 'A', [2, 2])])] });
    const tiles = made.mission.sections.flatMap((one) => one.tiles);
    expect(tiles.map(({ tile: id, over = false }) => [id, over])).toEqual([
      ['core-22A', true],
      ['core-02A', false],
    ]);
  });

  it('[saga 4.1] twice in the very same place: the second one is left out and named', () => {
    const made = imported({ mapSections: [HALL, section('Yard', [tile(22, 'A', [0, 0])])] });
    expect(made.mission.sections).toHaveLength(1);
    expect(mapNotes(made)).toContainEqual([
      'tileOverlaps',
      { tile: 'Core22A', section: 'Yard', below: 'Core22A', belowSection: 'Start' },
    ]);
  });

  it('[saga 4.1] may lie in the same place if one of them is taken away before', () => {
    const made = imported({
      mapSections: [HALL, section('Yard', [tile(2, 'A', [0, 0])])],
      globalEvents: [
        event('Swap', [
          action(14, { mapSectionRemove: guid('Start') }),
          action(14, { mapSectionRemove: guid('Yard') }),
        ]),
      ],
    });
    expect(made.mission.sections).toHaveLength(2);
  });

  it('[saga 4] tiles that nobody knows are left out and named', () => {
    const made = imported({ mapSections: [HALL, section('Yard', [tile(77, 'A', [10, 10])])] });
    expect(mapNotes(made)).toContainEqual([
      'tileUnknown',
      { tile: 'Core77A', section: 'Yard', number: 'Core 77A' },
    ]);
  });

  it('[saga 4.1] a rotation between two is rounded and named', () => {
    const made = imported(turned(100, [16, 10]));
    expect(yardOf(made)).toMatchObject({ rotation: 90 });
    expect(mapNotes(made)).toContainEqual([
      'tileTurned',
      { tile: 'Core2A', section: 'Yard', degrees: 100, turned: 90 },
    ]);
  });

  it('[saga 4] one that lies at the end of the world is left out and named', () => {
    const made = imported({ mapSections: [HALL, section('Yard', [tile(2, 'A', [90_000, 1])])] });
    expect(made.mission.sections).toHaveLength(1);
    expect(mapNotes(made)).toContainEqual(['tileTooFar', { tile: 'Core2A', section: 'Yard' }]);
  });
});

describe('[saga 5] entities', () => {
  it('[saga 5] fall on the space they are drawn in', () => {
    const made = imported({
      mapEntities: [entity('Box', 2, [3, 1]), entity('Desk', 1, [0, 2]), entity('Flag', 4, [1, 3])],
    });
    expect(thing(made, 'box')).toMatchObject({ kind: 'crate', at: [3, 1] });
    expect(thing(made, 'desk')).toMatchObject({ kind: 'terminal', at: [0, 2] });
    expect(thing(made, 'flag')).toMatchObject({ kind: 'token', at: [1, 3], colour: 'grey' });
    expect(mapNotes(made)).toEqual([]);
  });

  it('[saga 5] beside the map, or in a blocking space, they are moved to the nearest one and named', () => {
    const made = imported({ mapEntities: [entity('Box', 2, [1, 2]), entity('Far', 4, [0, 9])] });
    expect(thing(made, 'far')).toMatchObject({ at: [0, 3] });
    expect(mapNotes(made)).toEqual([
      ['thingBlocked', { thing: 'Box' }],
      ['thingOffMap', { thing: 'Far' }],
    ]);
  });

  it('[saga 5] highlights cover the spaces that exist', () => {
    const made = imported({ mapEntities: [entity('Zone', 5, [2, 2], { Width: 4, Height: 3 })] });
    expect(thing(made, 'zone')).toMatchObject({ kind: 'region', shown: true });
    const { spaces } = thing(made, 'zone') as Extract<Thing, { kind: 'region' }>;
    const all = spacesOf(made.mission);
    expect(spaces.every((at) => all.has(spaceKey(...at)))).toBe(true);
    expect(spaces).toContainEqual([3, 3]);
    expect(spaces).toContainEqual([5, 3]);
  });

  it('[saga 5] spaces of a highlight that do not exist are counted, and one without any is named', () => {
    const zone = (at: readonly [number, number], Width: number, Height: number) =>
      imported({ mapEntities: [entity('Zone', 5, at, { Width, Height })] });
    const beside = zone([-1, -1], 2, 2);
    expect(thing(beside, 'zone')).toMatchObject({ spaces: [[0, 0]] });
    expect(mapNotes(beside)).toEqual([['highlightCut', { highlight: 'Zone', spaces: 3 }]]);
    const empty = zone([1, 1], 0, 2);
    expect(thing(empty, 'zone')).toMatchObject({ spaces: [[1, 1]] });
    expect(mapNotes(empty)).toEqual([['highlightEmpty', { highlight: 'Zone' }]]);
    expect(mapNotes(zone([0, 0], 1, 1))).toEqual([]);
  });

  it('[saga 5] of a section that nobody knows are there from the start, and named', () => {
    const lost = (mapSectionOwner: string) =>
      mapNotes(imported({ mapEntities: [entity('Flag', 4, [1, 3], { mapSectionOwner })] }));
    expect(lost(guid('nowhere'))).toEqual([['noSuchSection', { thing: 'Flag', id: guid('nowhere') }]]);
    expect(lost(guid('Office'))).toEqual([]);
  });

  it('[saga 5] are no tiles: one among them is named', () => {
    expect(mapNotes(imported({ mapEntities: [entity('Floor', 0, [1, 3])] }))).toEqual([
      ['tileAsThing', { thing: 'Floor' }],
    ]);
  });

  it('[saga 4.1] what lies between spaces goes to the nearest one, tiles and things alike, and is named', () => {
    const flag = (entityPosition: string): Json => entity('Flag', 4, [0, 0], { entityPosition });
    const made = imported({
      mapSections: [HALL, section('Yard', [tile(2, 'A', [10, 10], { entityPosition: '1006,1004' })])],
      mapEntities: [flag('906,933')],
    });
    expect(thing(made, 'flag')).toMatchObject({ at: [1, 3] });
    expect(yardOf(made)).toMatchObject({ at: [11, 10] });
    expect(mapNotes(made)).toEqual([
      ['offGrid', { thing: 'Core2A', at: '1006,1004' }],
      ['offGrid', { thing: 'Flag', at: '906,933' }],
    ]);
    expect(thing(imported({ mapEntities: [flag('904,930')] }), 'flag')).toMatchObject({ at: [0, 3] });
  });

  it.each([
    [0, [2, 0], 'h'],
    [90, [5, 1], 'v'],
    [180, [4, 2], 'h'],
    [270, [3, 3], 'v'],
  ] as const)(
    '[saga 5] a door turned by %i at %j hangs on two edges of the axis %s',
    (rotation, at, axis) => {
      const made = imported({ mapEntities: [entity('Gate', 6, at, { entityRotation: rotation })] });
      const door = thing(made, 'gate') as Extract<Thing, { kind: 'door' }>;
      const expected = axis === 'h' ? [[[2, 0], [2, 1]], [[3, 0], [3, 1]]] : [[[3, 1], [4, 1]], [[3, 2], [4, 2]]]; // prettier-ignore
      expect(door.between).toEqual(expected);
    },
  );

  it('[saga 5] a door is open if the source calls it active, and hangs nowhere but between two spaces', () => {
    const open = imported({ mapEntities: [entity('Gate', 6, [5, 1], { entityRotation: 90 })] });
    expect(thing(open, 'gate')).toMatchObject({ kind: 'door', open: true });
    const outside = imported({
      mapEntities: [
        entity('Gate', 6, [-3, -3], { entityRotation: 0, entityProperties: properties({ isActive: false }) }),
      ],
    });
    expect(thing(outside, 'gate')?.kind).toBe('token');
    expect(mapNotes(outside)[0]).toEqual(['doorOffEdge', { door: 'Gate' }]);
  });
});

function spacesOf({ sections }: Mission): ReadonlySet<string> {
  const laid = layTiles(
    sections.flatMap(({ tiles }) =>
      tiles.map(({ tile: id, at, rotation = 0 }) => ({ tile: id as TileId, at, rotation })),
    ),
    contentPack().tiles,
  );
  if (!laid.ok) throw new Error('tiles overlap');
  return new Set(laid.value.spaces.map(({ x, y }) => spaceKey(x, y)));
}
