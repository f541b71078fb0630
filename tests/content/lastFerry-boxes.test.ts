// What owned boxes add to The Last Ferry: friends who can be won, and a bounty hunter who comes. Without them nothing of it
// is ever seen.

import { beforeAll, describe, expect, it } from 'vitest';
import type { Pack } from '../../src/packs';
import { walkCampaign, type CampaignWalk } from './campaignWalk';
import { builtIn } from './missions';
import { groupsOf, outcomeOf, walk, type Walk } from './walk';

const HEROES = ['fenn-signis', 'diala-passil', 'gaarkhan'];
const OWNERS = ['enc-answered-lamp', 'enc-price', 'enc-wet-coats'];

let pack: Pack;
beforeAll(async () => {
  ({ pack } = await builtIn());
});

/** Through the story up to where the last of them come up; all encounters that lay on the map on the way. */
function seenWith(products: readonly string[]): {
  readonly walked: CampaignWalk;
  readonly seen: ReadonlySet<string>;
} {
  const walked = walkCampaign(pack, 'the-last-ferry', HEROES, 'boxes', products);
  const seen = new Set<string>();
  for (const mission of ['low-water', 'deep-wood', 'kettle-house', 'gray-orchard']) {
    walked.giveUp(mission);
    for (const id of walked.met()) seen.add(id);
  }
  return { walked, seen };
}
const ownersIn = (seen: ReadonlySet<string>): readonly string[] => OWNERS.filter((id) => seen.has(id));

describe('[row 231] friends from owned boxes', () => {
  it('[row 231] with the core box alone none of it comes up', () => {
    expect(ownersIn(seenWith(['core']).seen)).toEqual([]);
  });

  it.each([
    ['twin-shadows', ['enc-answered-lamp', 'enc-price']],
    ['jabbas-realm', ['enc-wet-coats']],
    ['return-to-hoth', OWNERS],
    ['pack-obi-wan-kenobi', ['enc-answered-lamp']],
    ['pack-greedo', ['enc-price']],
  ] as const)('[row 231] %s brings its own', (box, expected) => {
    expect(ownersIn(seenWith([box]).seen)).toEqual(expected);
  });

  it('[row 231] each expansion has an ally to win, and only for those who own it', () => {
    for (const box of [...pack.products.values()].filter(({ kind }) => kind === 'box')) {
      const { seen } = seenWith([box.id]);
      expect(ownersIn(seen).filter((id) => id !== 'enc-price').length, box.id).toBeGreaterThan(0);
    }
  });

  it('[row 231] whoever was won comes along', () => {
    const { walked } = seenWith(['twin-shadows']);
    walked.meet('enc-answered-lamp', { choose: { question: 'droids' } });
    expect(walked.state().allies).toMatchObject({ 'r2-d2': 1, 'c-3po': 1 });
    walked.begin('slow-train', 'r2-d2');
    expect(walked.game().actors.some(({ kind, of }) => kind === 'ally' && of === 'r2-d2')).toBe(true);
  });
});

describe('[row 232] the bounty hunter', () => {
  const HUNTERS = [
    ['pack-boba-fett', 1, 'boba-fett'],
    ['pack-bossk', 2, 'bossk'],
    ['pack-dengar', 3, 'dengar'],
    ['pack-greedo', 4, 'greedo'],
    ['pack-maul', 5, 'maul'],
    ['pack-hondo-ohnaka', 6, 'hondo-ohnaka'],
  ] as const;

  const price = (products: readonly string[], seed = 'walk'): Walk =>
    walk(
      pack,
      'enc-price',
      { heroes: 2, difficulty: 'normal', products, seed },
      { choose: { question: 'leave' } },
    );
  const train = (hunted: number, products: readonly string[], flags: object = {}): Walk => {
    const walked = walk(pack, 'slow-train', {
      heroes: 2,
      difficulty: 'normal',
      products,
      flags: { hunted, ...flags },
    });
    walked.use('depot-gate', 'open');
    walked.use('platform-gate', 'open');
    walked.ways({ yes: ['ask.platform'] });
    walked.use('coupling', 'board');
    walked.use('goods-door', 'open');
    walked.use('guards-door', 'open');
    return walked;
  };

  it.each(HUNTERS)('[row 232] %s: he is met by name, and it is he who comes', (box, number, card) => {
    const met = price([box]);
    expect(outcomeOf(met)).toBe('followed');
    expect(met.game().flags['hunted']).toBe(number);
    const walked = train(number, [box]);
    expect(walked.game().groups.find(({ of }) => of === 'hired')).toMatchObject({ card, size: 1 });
    expect(groupsOf(walked)).not.toContain('roof-men');
  });

  it('[row 232] of several that are owned, chance picks one', () => {
    const all = HUNTERS.map(([box]) => box);
    const found = new Set(
      Array.from({ length: 80 }, (_, seed) => price(all, `${seed}`).game().flags['hunted']),
    );
    expect([...found].toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('[row 232] he stays away if he was bought off, or if his box was put away', () => {
    for (const walked of [train(0, ['pack-bossk']), train(2, [])]) {
      expect(groupsOf(walked)).toContain('roof-men');
      expect(groupsOf(walked)).not.toContain('hired');
    }
  });

  it('[row 232] what others owe the heroes does not bind him', () => {
    const owed = groupsOf(train(2, ['pack-bossk'], { 'skarsh-debt': 1 }));
    expect(owed).toContain('hired');
    expect(owed).not.toContain('roof-men');
  });
});
