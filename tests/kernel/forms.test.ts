// Forms as tables: what a row says is what the type, the schema and the walk know. A field is planted in a copy of the
// tables of missions, and must be there in all of them without another word.

import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  fieldsOfForm,
  itemsOf,
  parseShape,
  type AliasTypes,
  type Form,
  type FormTypes,
} from '../../src/kernel';
import { ALIASES, FORMS, type FieldTypes } from '../../src/mission';
import { schemasOf } from '../../src/packs/schemas/forms';
import { missionType } from '../../src/packs/schemas/missionLanguage';
import { MISSION_WALK } from '../../src/packs/missionChecks/walk';
import { GOOD_MISSION } from '../packs/missionSamples';

/** A section that is left behind says something, and something happens. */
const PLANTED = {
  ...FORMS,
  Section: {
    ...FORMS.Section,
    farewell: ['text?', 'Read aloud when it is left.'],
    onLeaving: ['effects?', 'What happens then.'],
    rooms: ['Room[]?', 'Its rooms.', { most: 3 }],
  },
  Room: { only: ['cond', 'Who may enter.'], hosts: ['number{hero}', 'How many guests each hero may bring.'] },
} as const;
interface PlantedTypes
  extends
    Omit<FieldTypes, keyof typeof PLANTED | keyof typeof ALIASES>,
    FormTypes<typeof PLANTED, PlantedTypes>,
    AliasTypes<typeof ALIASES, PlantedTypes> {}
PLANTED satisfies Readonly<Record<string, Form<keyof PlantedTypes>>>;

const hall = {
  id: 'hall',
  tiles: [{ tile: 'core-22A', at: [0, 0] }],
  farewell: 'hall.farewell',
  onLeaving: [{ kind: 'message', story: 'hall.gone' }],
  rooms: [{ only: 'round > 2', hosts: { 'fenn-signis': 'heroes + 1' } }],
} as const satisfies PlantedTypes['Section'];

describe('[forms] a field that is planted in the tables', () => {
  it('[forms] has a type', () => {
    expectTypeOf<PlantedTypes['Section']['farewell']>().toEqualTypeOf<string | undefined>();
    expectTypeOf<NonNullable<PlantedTypes['Section']['rooms']>[number]['only']>().toEqualTypeOf<
      FieldTypes['cond']
    >();
    // @ts-expect-error: a text is a key, not a number
    const wrong: PlantedTypes['Section'] = { ...hall, farewell: 3 };
    expect(wrong.farewell).toBe(3);
  });

  it('[forms] is visited, and so is everything in it', () => {
    const mission = { ...(GOOD_MISSION as object), sections: [hall] };
    const found = itemsOf({ ...MISSION_WALK, forms: PLANTED }, 'Mission', mission).map(
      ({ type, path }) => `${path.join('.')}: ${type}`,
    );
    expect(found).toEqual(
      expect.arrayContaining([
        'sections.0.farewell: text',
        'sections.0.onLeaving.0: effect',
        'sections.0.onLeaving.0.story: text',
        'sections.0.rooms.0.only: cond',
        'sections.0.rooms.0.only: expression',
        'sections.0.rooms.0.hosts.fenn-signis: hero',
        'sections.0.rooms.0.hosts.fenn-signis: expression',
      ]),
    );
    const before = itemsOf(MISSION_WALK, 'Mission', mission).map(({ path }) => path.join('.'));
    expect(before.filter((path) => /farewell|onLeaving|rooms/.test(path))).toEqual([]);
  });

  it('[forms] is read by the schema, with its bounds and its help', () => {
    const type = schemasOf({ forms: PLANTED, aliases: ALIASES, leaf: missionType });
    expect(type('Section').parse(hall)).toEqual(hall);
    expect(missionType('Section').safeParse(hall).success).toBe(false);
    const { rooms } = hall;
    const [room] = rooms;
    expect(type('Section').safeParse({ ...hall, rooms: [room, room, room, room] }).success).toBe(false);
    expect(type('Section').safeParse({ ...hall, rooms: [{ only: 'round > 2' }] }).success).toBe(false);
  });
});

describe('[forms] the compiler refuses a row', () => {
  it('[forms] without help, without bounds, or with a type that nobody knows', () => {
    type Row = Form<keyof FieldTypes>[string];
    // @ts-expect-error: no help
    const mute: Row = ['text'];
    // @ts-expect-error: a list without bounds
    const endless: Row = ['text[]', 'Some texts.'];
    // @ts-expect-error: nothing is called so
    const unknown: Row = ['txet', 'A text.'];
    expect([mute, endless, unknown]).toHaveLength(3);
  });
});

describe('[forms] what stands in a field', () => {
  it.each([
    ['text', { kind: 'name', name: 'text' }],
    ['=threat', { kind: 'word', word: 'threat' }],
    ['OnlyAlly|=none', { kind: 'oneOf', of: ['OnlyAlly', '=none'] }],
    ['Thing[]', { kind: 'list', of: 'Thing' }],
    ['trigger+', { kind: 'oneOrList', of: 'trigger' }],
    ['number{}', { kind: 'byName', of: 'number', key: '' }],
    ['amount{card}', { kind: 'byName', of: 'amount', key: 'card' }],
  ])('[forms] %s', (shape, parsed) => {
    expect(parseShape(shape)).toEqual(parsed);
  });

  it('[forms] fields come in the order of the table, a mark says which may be left out', () => {
    expect(fieldsOfForm({ a: ['id', 'One.'], b: ['id[]?', 'Two.', { most: 2 }] })).toEqual([
      { name: 'a', is: 'id', optional: false, help: 'One.' },
      { name: 'b', is: 'id[]', optional: true, help: 'Two.', bounds: { most: 2 } },
    ]);
  });

  it('[forms] every name in the tables of missions stands for something', () => {
    const known = new Set([...Object.keys(FORMS), ...Object.keys(ALIASES)]);
    const named = (shape: string): readonly string[] => {
      const parsed = parseShape(shape);
      if (parsed.kind === 'name') return [parsed.name];
      if (parsed.kind === 'word') return [];
      if (parsed.kind === 'oneOf') return parsed.of.flatMap(named);
      return [...named(parsed.of), ...('key' in parsed && parsed.key !== '' ? [parsed.key] : [])];
    };
    const shapes = [
      ...Object.values(FORMS).flatMap((form) => fieldsOfForm(form).map(({ is }) => is)),
      ...Object.values(ALIASES).map(([is]) => is),
    ];
    const leaves = new Set(shapes.flatMap(named).filter((name) => !known.has(name)));
    // Each has a schema that refuses something: a name that is misspelt would be any word.
    for (const leaf of leaves) expect(missionType(leaf).safeParse(null).success, leaf).toBe(false);
    expect(leaves.size).toBeGreaterThan(20);
  });
});
