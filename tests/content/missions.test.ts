// The missions that come with the app: loadable without a remark, buildable from one core box, and between them an
// example of every kind of the mission language.

import { beforeAll, describe, expect, it } from 'vitest';
import {
  scriptKindsOf,
  makePlay,
  shapedMission,
  startMission,
  SCRIPT_TABLES,
  type Mission,
  type ScriptTableName,
} from '../../src/mission';
import { allowedCards } from '../../src/mission/run/groups/choice';
import { makeRun, scopeOf } from '../../src/mission/run/run';
import { collectionsFor } from '../../src/packs/missionChecks/shapes';
import { kitFor, type MissionId, type Pack } from '../../src/packs';
import { edgeBetween, edgeKey, spaceKey, type Point } from '../../src/rules';
import { builtIn, complaints, kindsUsedBy, lay, mapsOf, reachable } from './missions';

const IDS = [
  'first-steps',
  'signal-fire',
  'dead-reckoning',
  'low-water',
  'kettle-house',
  'weighing-house',
  'slow-train',
  'gray-orchard',
  'deep-wood',
  'the-sump',
  'tollgate',
  'high-water',
  'cold-berth',
  'dry-anchor',
  'quiet-hours',
  'old-debts',
  'fuel-run',
  'night-ward',
  'courier-road',
  'second-knock',
  'reprisal',
  'the-ledger',
  'the-wrong-lamp',
  'house-rules',
  'night-court',
  'forty-doors',
  'cold-stack',
  'cloud-baths',
  'grit',
  'the-slow-mirror',
  'noon',
] as const;

type Difficulty = 'normal' | 'hard';
const PARTY = ['fenn-signis', 'diala-passil', 'gideon-argus', 'gaarkhan'];

let pack: Pack;
const writtenMission = (id: string): Mission => {
  const mission = pack.missions.get(id as MissionId);
  if (!mission) throw new Error(`no mission ${id}`);
  return mission;
};
/** As owners of the core box alone play it. */
const missionOf = (id: string): Mission => shapedMission(writtenMission(id), ['core']);
/** As owners of other boxes play it, with whatever tiles come in by that. */
const shapesOf = (id: string): readonly Mission[] => {
  const mission = writtenMission(id);
  return collectionsFor(mission).map((owned) => shapedMission(mission, ['core', ...owned]));
};

const mapsInAllShapes = (id: string) =>
  shapesOf(id).flatMap((mission, index) =>
    mapsOf(mission).map((sections) => ({ mission, sections, isCore: index === 0 })),
  );
/** Maps that end at a drop, in water or in sand; tiles of other boxes end where they end. */
const OPEN_ENDS: ReadonlySet<string> = new Set(['forty-doors', 'cloud-baths', 'grit']);

beforeAll(async () => {
  ({ pack } = await builtIn());
});

describe('[content] missions', () => {
  it('[content] load without problems and without warnings', async () => {
    expect(await complaints()).toEqual([]);
    expect(
      [...pack.missions.values()]
        .filter(({ encounter }) => !encounter)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual([...IDS].toSorted());
  });

  it('[content] the training mission is laid with the tiles of the first map of the box', () => {
    const tiles = missionOf('first-steps').sections.flatMap((section) =>
      section.tiles.map(({ tile }) => tile),
    );
    expect(tiles.toSorted()).toEqual([
      'core-02B',
      'core-07B',
      'core-25A',
      'core-27A',
      'core-32A',
      'core-33A',
      'core-36A',
      'core-38A',
      'core-38A',
    ]);
  });

  it.each(IDS)('[row 12] %s needs nothing but the core box', (id) => {
    const { needs, sections, groups } = missionOf(id);
    expect(needs).toBeUndefined();
    const core = pack.products.get('core' as never);
    const inBox = new Set<string>(core?.cards.map(({ card }) => card));
    for (const { tiles } of sections) for (const { tile } of tiles) expect(tile).toMatch(/^core-/);
    for (const group of groups)
      expect(
        group.cards.some(({ card }) => inBox.has(card)),
        group.id,
      ).toBe(true);
  });

  it.each(IDS)(
    '[row 12] every map of %s has no loose end, and all of it can be reached from the entry',
    (id) => {
      for (const { mission, sections, isCore } of mapsInAllShapes(id)) {
        const { things } = mission;
        const map = lay(pack, sections);
        if (isCore && !OPEN_ENDS.has(id)) expect(map.looseOpenings).toEqual([]);
        const names = new Set(sections.map((section) => section.id));
        const here = things.filter(({ section }) => section !== undefined && names.has(section));
        const [start] = here.flatMap((thing) => (thing.kind === 'entry' ? thing.spaces : []));
        if (!start) throw new Error('no entry');
        const ways = reachable(map, start);
        const missed = map.spaces.filter(
          ({ x, y, terrain }) => (terrain === 'open' || terrain === 'difficult') && !ways.has(spaceKey(x, y)),
        );
        expect(missed).toEqual([]);
        const spacesOf = (thing: Mission['things'][number]): readonly Point[] => {
          if ('spaces' in thing) return thing.spaces;
          return 'at' in thing ? [thing.at] : thing.between.flat();
        };
        // A tile of another box may put a pillar into a region; the rest of it is enough.
        for (const thing of here) {
          const missing = spacesOf(thing).filter((space) => !ways.has(spaceKey(...space)));
          const most = thing.kind === 'region' ? spacesOf(thing).length / 2 : 0;
          expect(missing.length, `${id} ${thing.id} ${String(missing)}`).toBeLessThanOrEqual(most);
        }
      }
    },
  );

  it.each(IDS)('[doors] every door of %s closes a whole opening between two tiles', (id) => {
    for (const { mission, sections } of mapsInAllShapes(id)) {
      const map = lay(pack, sections);
      const names = new Set(sections.map((section) => section.id));
      const walls = new Set(map.edges.map(({ axis, x, y }) => edgeKey(axis, x, y)));
      const tileAt = new Map(map.spaces.map(({ x, y, tile }) => [spaceKey(x, y), tile]));
      for (const door of mission.things) {
        if (door.kind !== 'door' || !names.has(door.section ?? '')) continue;
        const [first] = door.between;
        const pairOf = ([a, b]: readonly [Point, Point]) =>
          [tileAt.get(spaceKey(...a)), tileAt.get(spaceKey(...b))].toSorted().join();
        const wanted = first ? pairOf(first) : '';
        const closed = new Set(
          door.between.map((pair) => {
            const { axis, x, y } = edgeBetween(...pair);
            expect(pairOf(pair)).toBe(wanted);
            return edgeKey(axis, x, y);
          }),
        );
        for (const key of closed) expect(walls.has(key), `${door.id} hangs in a wall`).toBe(false);
        expect(closed.size, door.id).toBe(openEdges(map, wanted, walls));
      }
    }
  });

  /** What missions by threat and from elsewhere need; no mission that comes with the app does. */
  const FOR_OTHERS = [
    'cond injured',
    'effect push',
    'effect swap',
    'cond inHand',
    'effect shuffle',
    'effect allyJoins',
    'effect allyLeaves',
    'effect heroNumber',
    'effect land',
    'effect hand',
    'effect pause',
    // Tokens lie in other boxes than the core box.
    'effect powerTokens',
    'effect skipRounds',
    // Of missions that come from elsewhere.
    'effect xp',
    'effect awards',
    'effect villain',
    'effect nextThreat',
  ];

  it('[language] together they use every other kind of trigger, condition and effect', () => {
    const used = [...pack.missions.values()].map(kindsUsedBy);
    const unused = (Object.keys(SCRIPT_TABLES) as ScriptTableName[]).flatMap((table) =>
      scriptKindsOf(table)
        .filter((kind) => !used.some((one) => one[table].has(kind)))
        .map((kind) => `${table} ${kind}`),
    );
    expect(unused.toSorted()).toEqual(FOR_OTHERS.toSorted());
  });

  it.each(IDS)('[row 16] %s explains itself: a name for everything on the map, and a text to read', (id) => {
    const mission = missionOf(id);
    const words = pack.words.get(mission.id as MissionId)?.['en'] ?? {};
    for (const thing of mission.things) {
      if (thing.kind === 'entry') continue;
      expect(words[thing.name ?? ''], thing.id).toBeTruthy();
      if (thing.kind !== 'region' && thing.kind !== 'spawn')
        expect(words[thing.examine ?? ''], thing.id).toBeTruthy();
    }
  });

  it.each(IDS)('[row 48] %s: on hard no group is worse than on normal, and some are better', (id) => {
    for (const heroes of [2, 3, 4]) {
      const usual = groupsOn(id, heroes, 'normal');
      const hard = groupsOn(id, heroes, 'hard');
      const better = missionOf(id).groups.filter(({ id: of }) => (hard[of] ?? 0) > (usual[of] ?? 0));
      const worse = missionOf(id).groups.filter(({ id: of }) => (hard[of] ?? 0) < (usual[of] ?? 0));
      expect(worse.map((group) => `${group.id} with ${heroes} heroes`)).toEqual([]);
      expect(better.length, `${heroes} heroes`).toBeGreaterThan(0);
    }
  });

  it('[row 14] the training mission prints rules terms in bold', () => {
    const words = pack.words.get('first-steps' as MissionId)?.['en'] ?? {};
    const lessons = Object.entries(words).filter(([key]) => /^lesson\..*\.rules$/.test(key));
    expect(lessons.length).toBeGreaterThan(8);
    for (const [key, text] of lessons) expect(text, key).toMatch(/\*\*[^*]+\*\*/);
  });
});

/** What the cards that may stand for each group cost on average. */
function groupsOn(mission: string, heroes: number, difficulty: Difficulty): Readonly<Record<string, number>> {
  const party = { heroes: PARTY.slice(0, heroes).map((id) => ({ id })) };
  const kit = kitFor(pack, mission, party, []);
  if (!kit.ok) throw new Error(kit.error.code);
  const play = makePlay(kit.value);
  const { game } = startMission({ kit: kit.value, seed: 'a', party, difficulty, tracked: false }, play);
  const run = makeRun(play, game);
  return Object.fromEntries(
    kit.value.mission.groups.map((group) => {
      const cards = allowedCards(run, group, scopeOf('', null)).flatMap(
        ({ card }) => kit.value.cards[card] ?? [],
      );
      return [group.id, cards.reduce((sum, { cost }) => sum + cost, 0) / Math.max(1, cards.length)];
    }),
  );
}

/** How many edges between two tiles are open. */
function openEdges(map: ReturnType<typeof lay>, pair: string, walls: ReadonlySet<string>): number {
  const tileAt = new Map(map.spaces.map(({ x, y, tile }) => [spaceKey(x, y), tile]));
  let open = 0;
  for (const { x, y, tile } of map.spaces)
    for (const other of [
      [x + 1, y],
      [x, y + 1],
    ] as const satisfies readonly Point[]) {
      const there = tileAt.get(spaceKey(...other));
      if (there === undefined || [tile, there].toSorted().join() !== pair) continue;
      const edge = edgeBetween([x, y], other);
      if (!walls.has(edgeKey(edge.axis, edge.x, edge.y))) open++;
    }
  return open;
}
