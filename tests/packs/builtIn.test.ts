// Holds what is true of all content that comes with the app.

import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { CONTENT_DIR, readContentFiles } from '../../src/cli/contentFiles';
import { SCHEMAS } from '../../src/cli/commands/schema';
import { loadPack, type Pack } from '../../src/packs';
import {
  edgesAround,
  ROTATIONS,
  turnSpace,
  type EdgeAt,
  type Rotation,
  type TileSide,
} from '../../src/rules';

let pack: Pack;
let sides: readonly TileSide[];

beforeAll(async () => {
  const files = await readContentFiles(CONTENT_DIR);
  if (!files.ok) throw new Error('content cannot be read');
  const loaded = loadPack(files.value);
  if (!loaded.ok) throw new Error(`content has ${loaded.error.length} problems`);
  pack = loaded.value;
  sides = [...pack.tiles.values()];
});

describe('[content] the built-in content', () => {
  it('[content] is complete', () => {
    const counts = Object.fromEntries(Object.entries(pack).map(([name, entries]) => [name, entries.size]));
    expect(counts).toEqual({
      tiles: 276,
      cards: 104,
      heroes: 21,
      classCards: 190,
      items: 84,
      supplies: 24,
      rewards: 62,
      companions: 10,
      conditions: 5,
      dice: 6,
      components: 33,
      products: 49,
      // One for each card, and one for the Junk Droid.
      groups: 105,
      missions: expect.any(Number),
      campaigns: expect.any(Number),
      structures: 8,
      guides: expect.any(Number),
      words: expect.any(Number),
    });
  });

  it('[content] every card, hero, item, supply, reward and companion comes in some product', () => {
    const products = [...pack.products.values()];
    const brought = (pick: (product: (typeof products)[number]) => readonly string[]) =>
      new Set(products.flatMap(pick));
    expect(brought(({ cards }) => cards.map(({ card }) => card))).toEqual(new Set(pack.cards.keys()));
    expect(brought(({ heroes }) => heroes)).toEqual(new Set(pack.heroes.keys()));
    expect(brought(({ items }) => items)).toEqual(new Set(pack.items.keys()));
    expect(brought(({ supplies }) => supplies)).toEqual(new Set(pack.supplies.keys()));
    expect(brought(({ rewards }) => rewards)).toEqual(new Set(pack.rewards.keys()));
    expect(brought(({ companions }) => companions)).toEqual(new Set(pack.companions.keys()));
    expect(brought(({ tiles }) => tiles)).toEqual(new Set(pack.tiles.keys()));
  });

  it('[content] the core tiles add up to the 59 of the box', () => {
    const core = sides.filter(({ expansion, side }) => expansion === 'core' && side === 'A');
    expect(core.reduce((sum, { copies }) => sum + copies, 0)).toBe(59);
  });

  it('[content] every hero has nine class cards, and one more for a second weapon', () => {
    for (const { id, startingWeapons } of pack.heroes.values()) {
      const own = [...pack.classCards.values()].filter(({ hero }) => hero === id);
      expect(own, id).toHaveLength(8 + startingWeapons.length);
      expect(own.filter(({ xp }) => xp === undefined).map((card) => card.id)).toEqual(
        expect.arrayContaining([...startingWeapons]),
      );
    }
  });

  it('[content] figures are shared both ways', () => {
    for (const { id, figuresSharedWith } of pack.cards.values()) {
      for (const other of figuresSharedWith) expect(pack.cards.get(other)?.figuresSharedWith).toContain(id);
    }
  });

  it('[content] each file names the schema of its kind', async () => {
    const files = await readContentFiles(CONTENT_DIR);
    if (!files.ok) throw new Error('content cannot be read');
    for (const { file, data } of files.value) {
      const { $schema, kind } = data as { $schema: string; kind: string };
      const target = path.posix.join(path.posix.dirname(file), $schema);
      expect(target, file).toBe(`schema/${kind}.schema.json`);
    }
  });
});

describe('[content] the published JSON Schemas', () => {
  it('[content] are those of the code; run npm run sync:schemas when this fails', async () => {
    expect((await readdir(path.join(CONTENT_DIR, 'schema'))).toSorted()).toEqual(
      SCHEMAS.map(({ file }) => file).toSorted(),
    );
    for (const { file, text } of SCHEMAS) {
      const written = await readFile(path.join(CONTENT_DIR, 'schema', file), 'utf8');
      expect(written, file).toBe(text());
    }
  });
});

describe('[tiles] every printed side', () => {
  it('[tiles] is indoors on core 19 to 36 and on the A sides of Heart of the Empire 1 to 12', () => {
    for (const { id, expansion, number, side, interior } of sides) {
      const core = expansion === 'core' && number >= 19 && number <= 36;
      expect(interior, id).toBe(core || (expansion === 'empire' && number <= 12 && side === 'A'));
    }
  });

  it('[tiles] side B is cut as the mirror image of side A', () => {
    for (const a of sides.filter(({ side }) => side === 'A')) {
      const b = sides.find(({ id }) => id === `${a.id.slice(0, -1)}B`);
      if (!b) throw new Error(`${a.id} has no other side`);
      const outlines = ROTATIONS.map((rotation) => outlineOf(a, rotation, 'mirrored'));
      expect(outlines, a.id).toContainEqual(outlineOf(b, 0, 'printed'));
    }
  });

  it('[tiles] every opening is two spaces wide', () => {
    for (const side of sides) {
      for (const run of runsOf(side)) expect(run, side.id).toHaveLength(2);
    }
  });

  it('[tiles] is in one piece', () => {
    for (const side of sides) {
      const spaces = spacesOf(side);
      expect(reachedFrom(spaces[0] ?? [0, 0], side), side.id).toBe(spaces.length);
    }
  });
});

const hasSpace = (side: TileSide, x: number, y: number): boolean => (side.spaces[y]?.[x] ?? null) !== null;

const spacesOf = (side: TileSide): (readonly [number, number])[] =>
  side.spaces.flatMap((row, y) => row.flatMap((space, x) => (space === null ? [] : [[x, y] as const])));

/** Spaces and openings after a turn: openings as the space they belong to and the neighbour that is not there. */
function outlineOf(side: TileSide, rotation: Rotation, as: 'printed' | 'mirrored'): unknown {
  const place = { at: [0, 0], rotation, side } as const;
  const turn = (x: number, y: number): string =>
    turnSpace(place, as === 'mirrored' ? side.width - 1 - x : x, y).join(',');
  const openings = side.openings.map(({ axis, x, y }) => {
    const before: readonly [number, number] = axis === 'h' ? [x, y - 1] : [x - 1, y];
    return [turn(x, y), turn(...before)].toSorted().join(' ');
  });
  return {
    spaces: spacesOf(side)
      .map(([x, y]) => turn(x, y))
      .toSorted(),
    openings: openings.toSorted(),
  };
}

/** Openings that lie side by side along one line and look the same way. */
function runsOf(side: TileSide): readonly (readonly EdgeAt[])[] {
  const facing = ({ axis, x, y }: EdgeAt): string => `${axis}${axis === 'h' ? y : x}${hasSpace(side, x, y)}`;
  const along = ({ axis, x, y }: EdgeAt): number => (axis === 'h' ? x : y);
  const runs: EdgeAt[][] = [];
  for (const edge of side.openings.toSorted((a, b) => along(a) - along(b))) {
    const run = runs.find((other) => {
      const last = other.at(-1);
      return last !== undefined && facing(last) === facing(edge) && along(last) + 1 === along(edge);
    });
    if (run) run.push(edge);
    else runs.push([edge]);
  }
  return runs;
}

function reachedFrom(start: readonly [number, number], side: TileSide): number {
  const seen = new Set([start.join(',')]);
  const waiting = [start];
  for (let here = waiting.pop(); here !== undefined; here = waiting.pop()) {
    for (const { beyond } of edgesAround(...here)) {
      if (!hasSpace(side, ...beyond) || seen.has(beyond.join(','))) continue;
      seen.add(beyond.join(','));
      waiting.push(beyond);
    }
  }
  return seen.size;
}
