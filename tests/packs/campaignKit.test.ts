// What a campaign is played with: all of its missions, and of the content whatever any of them may need.

import { beforeAll, describe, expect, it } from 'vitest';
import {
  advanceCampaign,
  makeCampaignPlay,
  missionKitOf,
  startCampaign,
  worksAlone,
  type CampaignCommand,
  type CampaignKit,
  type CampaignSetup,
} from '../../src/campaign';
import { campaignKitFor, campaignNeeds, kitFor, type Pack } from '../../src/packs';
import { builtInPack } from '../cli/samplePack';
import { broken, campaignPack } from './campaignSamples';
import { edited, GOOD_MISSION } from './missionSamples';

const kitOf = (pack: Pack, campaign: string, heroes: readonly string[]): CampaignKit => {
  const kit = campaignKitFor(pack, campaign, heroes);
  if (!kit.ok) throw new Error(kit.error.code);
  return kit.value;
};
const sampleKit = (pack: Pack = campaignPack()): CampaignKit => kitOf(pack, 'voyage', ['ada', 'bo']);

describe('[campaign] the kit', () => {
  it('[campaign] holds the campaign and all of its missions, with their words', () => {
    const { campaign, words, missions } = sampleKit();
    expect(campaign.id).toBe('voyage');
    expect(words['en']?.['title']).toBe('Words for **title**.');
    expect(Object.keys(missions)).toEqual(['sample', 'last', 'talk', 'thief']);
    expect(missions['talk']?.words['en']?.['ask']).toBe('Well?');
  });

  it('[campaign] of all content only what some mission may need, but every item and every box', () => {
    const { tiles, cards, groups, heroes, items, classCards, boxes } = sampleKit();
    expect(Object.keys(tiles)).toEqual(['core-01A', 'core-02A']);
    expect(Object.keys(cards)).toEqual(['trooper', 'mob', 'mute']);
    expect(cards['mob']?.products).toEqual(['core']);
    expect(Object.keys(groups)).toEqual(['trooper', 'mob']);
    expect(Object.keys(heroes)).toEqual(['ada', 'bo']);
    expect(items).toMatchObject({
      blaster: { kind: 'weapon', reach: 'ranged', tier: 1, slots: 0, products: ['core'] },
      helmet: { kind: 'armor', tier: 2, products: [] },
    });
    expect(classCards).toEqual({
      'ada-blaster': { hero: 'ada', name: 'Blaster', kind: 'weapon', reach: 'ranged', traits: [] },
      'ada-trick': { hero: 'ada', name: 'Trick', kind: 'feat', xp: 1, traits: [] },
    });
    expect(boxes['far']).toEqual({
      contains: [],
      tiles: { 'far-01': 1 },
      figures: { 'far-off': 1 },
      doors: 0,
      crates: 0,
      terminals: 0,
      tokens: 0,
    });
  });

  it('[campaign] is plain JSON', () => {
    const kit = sampleKit();
    expect(JSON.parse(JSON.stringify(kit))).toStrictEqual(kit);
  });

  it.each([
    ['unknownCampaign', 'none', ['ada', 'bo']],
    ['partySize', 'voyage', ['ada']],
    ['unknownHero', 'voyage', ['ada', 'none']],
    ['unknownHero', 'voyage', ['ada', 'ada']],
  ])('[campaign] %s', (code, campaign, heroes) => {
    expect(campaignKitFor(campaignPack(), campaign, heroes)).toMatchObject({ ok: false, error: { code } });
  });
});

describe('[campaign] what players need beside the core box', () => {
  it('[campaign] is told by mission', () => {
    expect(campaignNeeds(campaignPack(), 'voyage')).toEqual({ products: [], missions: [] });
    const last = edited(GOOD_MISSION, [['id'], 'last'], [['needs'], ['core', 'far']]);
    expect(campaignNeeds(campaignPack({ last }), 'voyage')).toEqual({
      products: ['far'],
      missions: [{ mission: 'last', products: ['far'] }],
    });
    expect(campaignNeeds(campaignPack(broken()), 'none')).toBeUndefined();
  });
});

describe('[campaign] the campaigns of the app', () => {
  const HEROES = ['diala-passil', 'fenn-signis', 'gaarkhan', 'mak-eshkarey'];
  let pack: Pack;
  let kit: CampaignKit;
  beforeAll(async () => {
    pack = await builtInPack();
    kit = kitOf(pack, 'ember-line', HEROES);
  });

  it('[row 12] need nothing but the core box', () => {
    for (const id of pack.campaigns.keys())
      expect(campaignNeeds(pack, id)).toEqual({ products: [], missions: [] });
  });

  it('[campaign] fit into a save: plain JSON of less than a megabyte', () => {
    const text = JSON.stringify(kit);
    expect(JSON.parse(text)).toStrictEqual(kit);
    expect(text.length).toBeLessThan(1_000_000);
  });

  it('[row 7] supply cards that stay in the box are known by product', () => {
    expect(kit.unusedSupplies).toEqual({
      core: ['c1-comlink', 'troop-data', 'valuable-goods'],
      'twin-shadows': ['chance-cubes'],
      'jabbas-realm': ['supply-pit-droid'],
    });
  });

  it('[row 79] allies can become elite: their cards are there as well', () => {
    expect(Object.keys(kit.cards)).toEqual(expect.arrayContaining(['rebel-trooper', 'rebel-trooper-elite']));
  });

  it('[row 112] every reward card is there, with its numbers and the boxes it comes in', () => {
    expect(Object.keys(kit.rewards ?? {}).toSorted()).toEqual([...pack.rewards.keys()].toSorted());
    expect(kit.rewards?.['shadow-suit']).toMatchObject({
      kind: 'armor',
      hero: 'mak-eshkarey',
      passives: { evade: 1 },
      products: ['core'],
    });
    expect(kit.rewards?.['shu-yens-lightsaber']).toMatchObject({
      kind: 'weapon',
      reach: 'melee',
      slots: 1,
      attack: { type: 'melee', dice: ['blue', 'red'] },
      surges: [{ effect: { pierce: 3 } }, { effect: { damage: 1, cleave: 2 } }],
    });
    expect(kit.rewards?.['under-the-radar']).toMatchObject({
      heroesBegin: ['hidden'],
      products: ['the-bespin-gambit'],
    });
  });

  it('[row 113] every reward says when to read it, works by itself, or is all numbers', () => {
    const silent = Object.entries(kit.rewards ?? {})
      .filter(([, card]) => card.when.length === 0 && !worksAlone(card))
      .map(([id]) => id);
    expect(silent).toEqual(['heroic', 'legendary']);
  });

  it.each([
    [['core'], { 'rebel-trooper': 1 }],
    [['core', 'pack-rebel-troopers'], { 'rebel-trooper-elite': 1 }],
  ])('[row 111] with %j a Rebel Trooper who survives comes back', (products, allies) => {
    const { campaign } = kit;
    const setup: CampaignSetup = {
      kind: 'campaign',
      kit: { ...kit, campaign: { ...campaign, start: { allies: { 'rebel-trooper': 1 } } } },
      seed: 'a',
      difficulty: 'normal',
      heroes: HEROES,
      name: 'a',
      products,
    };
    const play = makeCampaignPlay(setup.kit);
    let { state } = startCampaign(setup, play);
    const lost = (mission: string, ally: string | null): readonly CampaignCommand[] => [
      { kind: 'begin', mission, ally, tracked: false },
      { kind: 'play', command: { kind: 'giveUp' } },
      { kind: 'conclude' },
    ];
    for (const command of [...lost('first-steps', null), ...lost('signal-fire', 'rebel-trooper')]) {
      const next = advanceCampaign(play, state, command);
      if (!next.ok) throw new Error(JSON.stringify(next.error));
      ({ state } = next.value);
    }
    expect(state.allies).toEqual(allies);
  });

  it.each([
    [[]],
    [['twin-shadows']],
    [['pack-rebel-troopers', 'jabbas-realm']],
    [['return-to-hoth', 'the-bespin-gambit', 'heart-of-the-empire', 'tyrants-of-lothal']],
  ])('[row 11] with %j its missions find the same box as if they were played alone', (products) => {
    const party = { heroes: HEROES.map((id) => ({ id })) };
    const alone = kitFor(pack, 'signal-fire', party, products);
    if (!alone.ok) throw new Error(alone.error.code);
    const running = {
      mission: 'signal-fire',
      encounter: false,
      ally: null,
      tracked: false,
      products: alone.value.box.products,
      seed: 'a',
    };
    expect(missionKitOf(kit, running, HEROES).box).toEqual(alone.value.box);
  });
});
