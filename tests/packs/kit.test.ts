// What a mission is played with: picked from the content by what the players own.

import { beforeAll, describe, expect, it } from 'vitest';
import type { Party } from '../../src/mission';
import { kitFor, missionNeeds, type Pack } from '../../src/packs';
import { builtInPack } from '../cli/samplePack';
import { edited, GOOD_MISSION, packWith } from './missionSamples';

const PARTY = { heroes: [{ id: 'ada' }, { id: 'bo', items: ['blaster'] }] };
const kitOf = (pack: Pack = packWith(), party = PARTY, products: readonly string[] = []) => {
  const kit = kitFor(pack, 'sample', party, products);
  if (!kit.ok) throw new Error(kit.error.code);
  return kit.value;
};

describe('[mission] the kit', () => {
  it('[mission] holds the mission with its words, and of all content only what it needs', () => {
    const kit = kitOf();
    expect(kit.mission.id).toBe('sample');
    expect(kit.words['en']?.['title']).toBe('Sample');
    expect(Object.keys(kit.tiles)).toEqual(['core-01A', 'core-02A']);
    expect(Object.keys(kit.cards)).toEqual(['trooper']);
    expect(Object.keys(kit.groups)).toEqual(['trooper']);
    expect(Object.keys(kit.heroes)).toEqual(['ada', 'bo']);
    expect(kit.items).toEqual({ blaster: 'Blaster' });
  });

  it('[mission] is plain JSON', () => {
    const kit = kitOf();
    expect(JSON.parse(JSON.stringify(kit))).toEqual(kit);
  });

  it('[mission] knows how figures stand and fight, on both sides of a sheet', () => {
    const { cards, heroes } = kitOf();
    expect(cards['trooper']).toMatchObject({
      name: 'Trooper',
      side: 'imperial',
      groupSize: 3,
      cost: 3,
      family: 'trooper',
      figure: {
        piece: { side: 'imperial' },
        fighter: { health: 3 },
        facts: { card: 'trooper', speed: 4, printedHealth: 3 },
      },
    });
    expect(heroes['ada']?.healthy.attributes).toEqual({
      strength: ['blue'],
      insight: ['blue'],
      tech: ['green'],
    });
    expect(heroes['ada']?.wounded.fighter.hero?.wounded).toBe(true);
  });

  describe('[row 11] owned boxes widen a group', () => {
    const likeGroup = (like: unknown, extra: object = {}) => {
      const pack = packWith(
        edited(GOOD_MISSION, [['groups', 0, 'cards'], [{ card: 'trooper', like, ...extra }]]),
      );
      return (products: readonly string[]) => kitOf(pack, PARTY, products).mission.groups[0]?.cards;
    };

    it('[row 11] by traits, cost, figures, side or name; unowned boxes and the core box bring nothing', () => {
      // In the samples `far-off` costs 3, comes alone, is imperial and has no trait.
      for (const like of [
        {},
        { cost: [3, 5] },
        { figures: [1, 3] },
        { side: 'imperial' },
        { cards: ['far-off'] },
      ]) {
        const cards = likeGroup(like);
        expect(cards([]), JSON.stringify(like)).toEqual([{ card: 'trooper' }]);
        expect(cards(['far']), JSON.stringify(like)).toEqual([
          { card: 'trooper' },
          { card: 'far-off', insteadOf: 'trooper' },
        ]);
      }
      for (const like of [
        { cost: [4, 9] },
        { figures: [2, 9] },
        { side: 'mercenary' },
        { traits: ['droid'] },
      ])
        expect(likeGroup(like)(['far']), JSON.stringify(like)).toEqual([{ card: 'trooper' }]);
    });

    it('[row 206] a card with Habitat only where a tile of its home lies, unless it is named', () => {
      const joins = (home: 'desert' | 'snow', ground: 'forest' | 'snow', like: object = {}) => {
        const pack = packWith(edited(GOOD_MISSION, [['groups', 0, 'cards'], [{ card: 'trooper', like }]]));
        const cards = [...pack.cards].map(([id, card]) => {
          const keywords = id === 'far-off' ? [{ name: 'habitat' as const, value: home }] : card.keywords;
          return [id, { ...card, keywords }] as const;
        });
        const tiles = [...pack.tiles].map(([id, tile]) => [id, { ...tile, environment: ground }] as const);
        const changed: Pack = { ...pack, cards: new Map(cards), tiles: new Map(tiles) };
        return kitOf(changed, PARTY, ['far']).mission.groups[0]?.cards.length === 2;
      };
      expect(joins('snow', 'snow')).toBe(true);
      expect(joins('snow', 'forest')).toBe(false);
      expect(joins('desert', 'snow')).toBe(false);
      expect(joins('desert', 'snow', { cards: ['far-off'] })).toBe(true);
    });

    it('[row 11] under the same condition as the card that they stand for', () => {
      const hard = { if: { kind: 'difficulty', is: 'hard' } };
      expect(likeGroup({ cost: [3, 3] }, hard)(['far'])).toEqual([
        { card: 'trooper', ...hard },
        { card: 'far-off', ...hard, insteadOf: 'trooper' },
      ]);
    });

    it('[row 230] elite stands in for elite and regular for regular, without the traits that are kept out', async () => {
      const pack = await builtInPack();
      const kit = kitFor(pack, 'signal-fire', { heroes: [{ id: 'fenn-signis' }, { id: 'gaarkhan' }] }, [
        ...pack.products.keys(),
      ]);
      if (!kit.ok) throw new Error(kit.error.code);
      const hall = kit.value.mission.groups.find(({ id }) => id === 'hall-guard')?.cards ?? [];
      const insteadOf = (card: string) => hall.filter((one) => one.insteadOf === card).map((one) => one.card);
      // No dewback riders (creatures), no sentry droids; of the elites no jet troopers (vehicles).
      expect(new Set(insteadOf('stormtrooper'))).toEqual(
        new Set(['heavy-stormtrooper', 'jet-trooper', 'riot-trooper', 'snowtrooper']),
      );
      expect(new Set(insteadOf('stormtrooper-elite'))).toEqual(
        new Set(['heavy-stormtrooper-elite', 'riot-trooper-elite', 'snowtrooper-elite']),
      );
    });

    it('[row 11] a range that ends before it begins is refused', () => {
      expect(() => likeGroup({ cost: [5, 3] })).toThrow();
    });
  });

  it('[row 11] a larger collection brings more cards; a card without orders is never brought', () => {
    const cards = [{ card: 'trooper' }, { card: 'far-off' }, { card: 'mute' }];
    const pack = packWith(edited(GOOD_MISSION, [['groups', 0, 'cards'], cards]));
    expect(Object.keys(kitOf(pack).cards)).toEqual(['trooper']);
    const more = kitOf(pack, PARTY, ['far']);
    expect(Object.keys(more.cards)).toEqual(['trooper', 'far-off']);
    expect(more.box).toMatchObject({ products: ['core', 'far'], figures: { trooper: 6, 'far-off': 1 } });
  });

  it('[mission] allies come along without orders: those of the mission, of the party, of its scripts', () => {
    const pack = packWith(
      edited(
        GOOD_MISSION,
        [['scripts', 0, 'do', 2], { kind: 'ally', card: 'mob' }],
        [['ally'], { card: 'mute' }],
      ),
    );
    expect(Object.keys(kitOf(pack, { ...PARTY, ally: 'far-off' } as typeof PARTY).cards)).toEqual([
      'trooper',
      'mute',
      'far-off',
      'mob',
    ]);
  });

  it('[mission] the box counts tiles, figures and tokens', () => {
    expect(kitOf().box).toEqual({
      products: ['core'],
      tiles: { 'core-01': 1, 'core-02': 3 },
      figures: { trooper: 6, mob: 6, mute: 6 },
      doors: 1,
      crates: 2,
      terminals: 1,
      tokens: 1,
    });
  });

  it.each([
    ['unknownMission', 'none', PARTY],
    ['partySize', 'sample', { heroes: [{ id: 'ada' }] }],
    ['unknownHero', 'sample', { heroes: [{ id: 'ada' }, { id: 'none' }] }],
    ['unknownHero', 'sample', { heroes: [{ id: 'ada' }, { id: 'ada' }] }],
    ['unknownAlly', 'sample', { ...PARTY, ally: 'none' }],
  ])('[mission] %s', (code, mission, party) => {
    expect(kitFor(packWith(), mission, party, [])).toMatchObject({ ok: false, error: { code } });
  });

  it('[mission] what is needed and not owned is named', () => {
    const pack = packWith(
      edited(GOOD_MISSION, [['needs'], ['far']], [['groups', 0, 'cards'], [{ card: 'far-off' }]]),
    );
    expect(kitFor(pack, 'sample', PARTY, [])).toEqual({
      ok: false,
      error: { code: 'missingProduct', product: 'far' },
    });
    expect(kitFor(pack, 'sample', PARTY, ['far'])).toMatchObject({ ok: true });
  });
});

describe('[mission] what players fetch from the box', () => {
  it('[mission] is counted for what lies there at first; of the rest only the tiles are named', () => {
    expect(missionNeeds(packWith(), 'sample')).toEqual({
      products: ['core'],
      tiles: [{ tile: 'core-01A', count: 1 }],
      laterTiles: [{ tile: 'core-02A', count: 1 }],
      doors: 1,
      crates: 1,
      terminals: 1,
      tokens: 0,
      figures: [],
    });
    expect(missionNeeds(packWith(), 'none')).toBeUndefined();
  });

  it('[mission] figures of groups that may come at the very start, and of no others', () => {
    const maybe = { kind: 'if', if: 'heroes > 2', then: [{ kind: 'deploy', group: 'troopers' }] };
    const pack = packWith(edited(GOOD_MISSION, [['scripts', 0, 'do', 2], maybe]));
    expect(missionNeeds(pack, 'sample')?.figures).toEqual([{ card: 'trooper', count: 3 }]);
  });
});

describe('[row 12] the missions of the app', () => {
  let pack: Pack;
  beforeAll(async () => {
    pack = await builtInPack();
  });

  it('[row 12] can be played with the core box alone, by any two to four of its heroes', () => {
    const heroes = pack.products.get('core' as never)?.heroes ?? [];
    expect(pack.missions.size).toBeGreaterThan(0);
    for (const id of pack.missions.keys()) {
      for (const size of [2, 3, 4]) {
        const party = { heroes: heroes.slice(0, size).map((hero) => ({ id: hero })) };
        const kit = kitFor(pack, id, party, []);
        expect(kit.ok, id).toBe(true);
        if (kit.ok) expect(JSON.stringify(kit.value).length, id).toBeLessThan(400_000);
      }
    }
  });

  it('[simulator] every game of a mission has the same one, equal to one that is put together afresh', () => {
    const parties = [
      ['mak-eshkarey', 'fenn-signis'],
      ['diala-passil', 'gaarkhan', 'jyn-odan'],
    ].map((ids) => ({ heroes: ids.map((id) => ({ id })) }));
    const boxes = [[], [...pack.products.keys()]];
    const missionFor = (content: Pack, id: string, party: Party, box: readonly string[]) => {
      const kit = kitFor(content, id, party, box);
      return kit.ok ? kit.value.mission : kit.error;
    };
    for (const id of pack.missions.keys())
      for (const box of boxes) {
        const [one, other] = parties.map((party) => missionFor(pack, id, party, box));
        expect(one, id).toBe(other);
        // Nothing is known about a copy yet.
        expect(missionFor({ ...pack }, id, parties[0] ?? { heroes: [] }, box), id).toEqual(one);
      }
  });
});
