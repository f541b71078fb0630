import { describe, expect, it } from 'vitest';
import type { ContentFile } from '../../src/packs';
import { CONTENT_CODES, loadPack } from '../../src/packs';
import { card, classCard, fileOf, hero, linesFor, problemsIn, product, tile, tilesWith } from './samples';

const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);

/** One mistake each: its code, the files, and the line the author reads. */
const MISTAKES: readonly [code: string, files: readonly ContentFile[], line: string][] = [
  [
    'rowLength',
    [tilesWith({ spaces: ['...', '..'] })],
    'test/tiles.json: entries[0].spaces[1]: expected 3 letters, found 2 ("..")',
  ],
  [
    'unknownLetter',
    [tilesWith({ spaces: ['..x', '...'] })],
    'test/tiles.json: entries[0].spaces[0]: expected only the letters ".", "B", "I", "D" and blanks, found "x" (in "..x")',
  ],
  [
    'duplicateId',
    [
      fileOf('tiles', tile('core-01A'), tile('core-01B')),
      { ...fileOf('tiles', tile('core-01A')), file: 'more.json' },
    ],
    'more.json: entries[0].id: expected an id of its own (test/tiles.json: entries[0] has this one), found "core-01A"',
  ],
  [
    'rowCount',
    [tilesWith({ spaces: ['...'] })],
    'test/tiles.json: entries[0].spaces: expected 2 rows, found 1',
  ],
  [
    'lineOutside',
    [tilesWith({ lines: ['v 0 1 impassable', 'h 0 1 blocking'] })],
    'test/tiles.json: entries[0].lines[1]: expected an edge between two spaces of the tile, found "h 0 1 blocking"',
  ],
  [
    'openingInside',
    [tilesWith({ openings: ['h 1 1'] })],
    'test/tiles.json: entries[0].openings[0]: expected an edge on the outline of the tile, found "h 1 1"',
  ],
  [
    'repeatedEdge',
    [tilesWith({ openings: ['h 0 1', 'h 0 1'] })],
    'test/tiles.json: entries[0].openings[1]: expected every edge once, found "h 0 1"',
  ],
  [
    'missingSide',
    [fileOf('tiles', tile('core-07A'))],
    'test/tiles.json: entries[0].id: expected "core-07B" as well, found only "core-07A"',
  ],
  [
    'unknownKind',
    [{ file: 'a.json', data: { kind: 'tile', entries: [] } }],
    'a.json: kind: expected one of "tiles", "dice", "conditions", "components", "cards", "heroes", "class-cards", "items", "supplies", "rewards", "companions", "products", "groups", "missions", "campaigns", "structures", "guides", "words", "names" (did you mean "tiles"?), found "tile"',
  ],
  [
    'missingField',
    [fileOf('cards', card({ health: undefined }))],
    'test/cards.json: entries[0].health: expected a number, found nothing',
  ],
  [
    'unknownField',
    [fileOf('cards', card({ groupsize: 3 }))],
    'test/cards.json: entries[0].groupsize: expected a known field (did you mean "groupSize"?), found "groupsize"',
  ],
  [
    'wrongType',
    [fileOf('cards', card({ speed: '4' }))],
    'test/cards.json: entries[0].speed: expected a number, found "4"',
  ],
  [
    'wrongValue',
    [fileOf('cards', card({ traits: ['troper'], attack: { type: 'ranged', dice: ['blue'] } }))],
    'test/cards.json: entries[0].traits[0]: expected one of "brawler", "creature", "droid", "force-user", "guardian", "heavy-weapon", "hunter", "leader", "smuggler", "spy", "trooper", "vehicle", "wookiee" (did you mean "trooper"?), found "troper"',
  ],
  [
    'unknownId',
    [fileOf('heroes', hero()), fileOf('class-cards', classCard({ hero: 'adda' }))],
    'test/class-cards.json: entries[0].hero: expected the id of an entry in "heroes" (did you mean "ada"?), found "adda"',
  ],
  [
    'forbiddenField',
    [fileOf('cards', JSON.parse('{ "id": "x", "__proto__": { "elite": true } }'))],
    'test/cards.json: entries[0].__proto__: expected a field name that is not reserved, found "__proto__"',
  ],
  [
    'tooDeep',
    [fileOf('cards', nested(200))],
    'test/cards.json: entries[0][0]: expected at most 100 objects and lists inside each other, found more',
  ],
];

describe('[content] bad content is refused with the exact place', () => {
  it.each(MISTAKES)('[content] %s', (code, files, line) => {
    expect(problemsIn(...files).map((problem) => problem.code)).toEqual([code]);
    expect(linesFor(...files)).toEqual([line]);
  });

  it('[content] no code is without an example', () => {
    const elsewhere = ['syntax', 'tooLarge', 'repeatedField', 'unreadable'];
    const shown = new Set([...elsewhere, ...MISTAKES.map(([code]) => code)]);
    expect(shown).toEqual(new Set(CONTENT_CODES));
  });

  it('[content] all problems of all files are told at once', () => {
    const lines = linesFor(
      tilesWith({ spaces: ['..', 'xyz'], environment: 'swamp' }),
      fileOf('cards', card({ health: 0, deploymentCost: 1.5 }), 7, card({ surges: [{ effect: {} }] })),
      fileOf('heroes', hero({ startingWeapons: ['none'] })),
    );
    expect(lines).toHaveLength(7);
    expect(lines).toContain('test/cards.json: entries[1]: expected an object, found 7');
    expect(lines).toContain('test/cards.json: entries[0].deploymentCost: expected a whole number, found 1.5');
    expect(lines).toContain('test/cards.json: entries[0].health: expected at least 1, found 0');
    expect(lines).toContain(
      'test/cards.json: entries[2].surges[0].effect: expected at least one effect, found an object',
    );
  });

  it('[content] hostile amounts of values and of mistakes are borne', () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => `none-${index}`);
    expect(problemsIn(fileOf('products', product({ heroes: many(200_000) })))).toMatchObject([
      { code: 'tooLarge' },
    ]);
    const heroes = fileOf('heroes', ...many(500).map((id) => hero({ id })));
    const unknown = fileOf('products', product({ heroes: many(90_000) }));
    expect(problemsIn(heroes, unknown)).toHaveLength(89_500);
    expect(problemsIn(fileOf('cards', card({ traits: many(99_000) })))).toHaveLength(100);
  });

  it('[content] an entry with another mistake still counts as there, so its mistake is told once', () => {
    expect(problemsIn(fileOf('heroes', hero({ title: 3 })), fileOf('class-cards', classCard()))).toHaveLength(
      1,
    );
  });
});

describe('[content] every reference is looked up', () => {
  const references: readonly [place: string, file: ContentFile][] = [
    ['entries[0].figuresSharedWith[0]', fileOf('cards', card({ figuresSharedWith: ['none'] }))],
    ['entries[0].startingWeapons[0]', fileOf('heroes', hero({ startingWeapons: ['none'] }))],
    ['entries[0].hero', fileOf('rewards', { id: 'r', name: 'R', side: 'rebel', hero: 'none' })],
    [
      'entries[0].broughtBy.items[0]',
      fileOf('companions', { id: 'c', name: 'C', broughtBy: { items: ['none'] } }),
    ],
    [
      'entries[0].product',
      fileOf('components', { id: 'doors', name: 'Doors', category: 'token', count: 4, product: 'none' }),
    ],
    ['entries[0].contains[0]', fileOf('products', product({ contains: ['none'] }))],
    ['entries[0].cards[0].card', fileOf('products', product({ cards: [{ card: 'none' }] }))],
    ['entries[0].supplies[0]', fileOf('products', product({ supplies: ['none'] }))],
    ['entries[0].conditions[0]', fileOf('products', product({ conditions: ['stunned'] }))],
    ['entries[0].tileSet', fileOf('products', product({ tileSet: 'none' }))],
  ];
  it.each(references)('[content] %s', (path, file) => {
    expect(problemsIn(file)).toEqual([expect.objectContaining({ path, code: 'unknownId' })]);
  });
});

describe('[content] good content', () => {
  it('[content] rows, lines and openings become spaces and edges with x before y', () => {
    const loaded = loadPack([
      tilesWith({ spaces: ['.D ', 'BI.'], lines: ['h 1 0 blocking'], openings: ['v 1 3'] }),
    ]);
    if (!loaded.ok) throw new Error('expected it to load');
    const [side] = loaded.value.tiles.values();
    expect(side).toMatchObject({
      expansion: 'core',
      number: 1,
      side: 'A',
      spaces: [
        ['open', 'difficult', null],
        ['blocking', 'impassable', 'open'],
      ],
      lines: [{ axis: 'h', x: 0, y: 1, kind: 'blocking' }],
      openings: [{ axis: 'v', x: 3, y: 1 }],
    });
  });

  it('[content] what a file leaves out is filled in', () => {
    const loaded = loadPack([
      fileOf('cards', card({ abilities: [{ name: 'Aim' }], surges: [{ effect: { damage: 1 } }] })),
    ]);
    if (!loaded.ok) throw new Error('expected it to load');
    const [trooper] = loaded.value.cards.values();
    expect(trooper).toMatchObject({ groupSize: 1, size: [1, 1], elite: false, defense: [], unsure: [] });
    expect(trooper?.surges).toEqual([{ cost: 1, effect: { damage: 1 } }]);
    expect(trooper?.abilities[0]).toMatchObject({ actionCost: 0, optional: false, attributeTest: [] });
    expect(trooper).not.toHaveProperty('attack');
  });

  it('[content] a product brings the tiles of its set', () => {
    const loaded = loadPack([
      tilesWith({}),
      fileOf('products', product({ tileSet: 'core' }), product({ id: 'other' })),
    ]);
    if (!loaded.ok) throw new Error('expected it to load');
    expect([...loaded.value.products.values()].map(({ tiles }) => tiles)).toEqual([
      ['core-01A', 'core-01B'],
      [],
    ]);
  });

  it('[content] fields that reach for the prototype change nothing', () => {
    const files = [
      fileOf('cards', JSON.parse('{ "id": "x", "__proto__": { "polluted": true } }')),
      fileOf('components', {
        id: 'c',
        name: 'C',
        category: 'token',
        count: 1,
        product: 'p',
        parts: JSON.parse('{ "__proto__": 1, "constructor": 2 }'),
      }),
      {
        file: 'a.json',
        data: JSON.parse('{ "kind": "constructor", "entries": [], "__proto__": { "kind": "cards" } }'),
      },
      { file: 'b.json', data: { kind: '__proto__', entries: [{ id: '__proto__' }] } },
    ];
    expect(problemsIn(...files).map(({ code }) => code)).toEqual([
      'forbiddenField',
      'forbiddenField',
      'forbiddenField',
      'forbiddenField',
      'unknownKind',
    ]);
    expect(Object.prototype).not.toHaveProperty('polluted');
    expect({}).not.toHaveProperty('kind');
  });
});
