// What a mission leaves behind in the campaign: credits, fame, items, allies, flags.

import { describe, expect, it } from 'vitest';
import { alliesFor, type Campaign } from '../../src/campaign';
import type { Effect, MissionReward } from '../../src/mission';
import { CampaignTable } from './campaignTable';
import { sampleCampaignKit, sampleStory, SAMPLE_CAMPAIGN } from './sampleCampaign';

/** A campaign whose first mission does this before it asks anything, and pays this. */
function tableAfter(
  effects: readonly Effect[],
  reward: Partial<MissionReward> = {},
  change: Partial<Campaign> = {},
) {
  const mission = sampleStory('prologue', [{ id: 'reward', ...reward }]);
  const [begin, ...others] = mission.scripts;
  if (!begin) throw new Error('no script');
  const scripts = [{ ...begin, do: [...effects, ...begin.do] }, ...others];
  const kit = sampleCampaignKit({ fame: {}, ...change }, [{ ...mission, scripts }]);
  return new CampaignTable({ kit });
}
const owned = ({ state }: CampaignTable) => state.items.map(({ item }) => item);

describe('[row 81] everything a mission brought is added by itself', () => {
  it('credits of scripts and rewards; a party is never in debt', () => {
    const table = tableAfter([{ kind: 'credits', add: 70 }], { credits: 200 }).finish('prologue');
    expect(table.state.credits).toBe(100 + 70 + 200);
    expect(table.report).toMatchObject({ credits: 270, rewards: ['reward'], won: true, outcome: 'escaped' });
    const poor = tableAfter([{ kind: 'credits', add: -1000 }]).finish('prologue');
    expect(poor.state.credits).toBe(0);
    expect(poor.report.credits).toBe(-100);
  });

  it('items, unassigned; the same card never twice, half its price instead', () => {
    const table = tableAfter([{ kind: 'item', item: 'vest' }], { items: ['vest', 'carbine'] }).finish(
      'prologue',
    );
    expect(table.report.items).toEqual(['vest', 'carbine']);
    expect(table.report.exchanged).toEqual([{ item: 'vest', credits: 150 }]);
    expect(table.report.credits).toBe(150);
    expect(owned(table)).toEqual(['vest', 'carbine']);
  });

  it('an item out of a box that nobody has becomes half its price', () => {
    const table = tableAfter([], { items: ['frost-cloak'] }).finish('prologue');
    expect(owned(table)).toEqual([]);
    expect(table.report.exchanged).toEqual([{ item: 'frost-cloak', credits: 150 }]);
  });

  it('an item that was for sale is so no longer', () => {
    const table = new CampaignTable()
      .finish('prologue')
      .with({ stock: ['vibroknife', 'sword'], credits: 500 });
    table.finish('smuggler', 'accept');
    expect(table.state.stock).toEqual(['sword']);
    expect(table.report).toMatchObject({ items: ['vibroknife'], credits: -200 });
  });

  it('lost items are gone; modifications on them come off', () => {
    const table = new CampaignTable()
      .finish('prologue')
      .finish('dock')
      .with({
        items: [
          { item: 'carbine', hero: 'bo', on: null },
          { item: 'scope', hero: 'bo', on: 'carbine' },
        ],
      });
    table.finish('thief', 'accept');
    expect(table.report.lostItems).toEqual(['carbine']);
    expect(table.state.items).toEqual([{ item: 'scope', hero: 'bo', on: null }]);
  });

  it('found and lost, or lost and found again: what is there in the end counts', () => {
    const both: readonly Effect[] = [{ kind: 'item', item: 'vest' }, { kind: 'item', item: 'vest', lose: true }]; // prettier-ignore
    const table = tableAfter(both).finish('prologue');
    expect(owned(table)).toEqual([]);
    expect(table.report).toMatchObject({ items: [], lostItems: [], exchanged: [], credits: 0 });
    const had = tableAfter(both.toReversed()).with({ items: [{ item: 'vest', hero: 'ada', on: null }] });
    expect(had.finish('prologue').state.items).toEqual([{ item: 'vest', hero: 'ada', on: null }]);
    expect(had.report).toMatchObject({ items: [], lostItems: [], exchanged: [] });
    const nothing = tableAfter([{ kind: 'item', item: 'vest', lose: true }]).finish('prologue');
    expect(nothing.report.lostItems).toEqual([]);
  });

  it('flags of scripts and rewards, and how it ended; also for encounters', () => {
    const table = new CampaignTable().finish('prologue').finish('informant', 'accept').finish('dock');
    expect(table.state.flags).toEqual({
      rumour: 1,
      'won-prologue': 1,
      'prologue-escaped': 1,
      tip: 2,
      'won-informant': 1,
      'informant-encounter-over': 1,
      docked: 1,
      'won-dock': 1,
      'dock-escaped': 1,
    });
  });

  it('heroes are healthy again, and [row 75] supply cards stay in the mission', () => {
    const table = tableAfter([{ kind: 'wound', who: 'hero:ada' }, { kind: 'supply', who: 'hero:bo', cards: 2 }]); // prettier-ignore
    table.finish('prologue').begin('dock');
    expect(table.state.game?.actors.some((actor) => actor.kind === 'hero' && actor.wounded)).toBe(false);
    expect(table.state.game?.supplies).toBe(0);
  });
});

describe('[row 95] fame', () => {
  const perGroup = { perGroup: 2, perHealthyHero: 1, perEncounter: 5 };

  it('for defeated groups, for healthy heroes when a mission is won, for heroic deeds', () => {
    const effects: readonly Effect[] = [{ kind: 'fame', add: 10 }, { kind: 'wound', who: 'hero:ada' }]; // prettier-ignore
    const table = tableAfter(effects, { fame: 3 }, { fame: perGroup }).begin('prologue').choose('fight');
    table
      .tell({ kind: 'defeatGroup', group: 'troopers-1' })
      .tell({ kind: 'giveUp' })
      .do({ kind: 'conclude' });
    expect(table.report).toMatchObject({ won: false, fame: 10 + 3 + 2 });
    const won = tableAfter(effects, {}, { fame: perGroup }).finish('prologue');
    expect(won.report).toMatchObject({ won: true, fame: 10 + 1 });
    expect(won.state.fame).toBe(11);
  });

  it('for encounters', () => {
    const table = tableAfter([], {}, { fame: perGroup }).finish('prologue');
    expect(table.finish('deserter', 'decline').report.fame).toBe(5);
  });

  it('makes for better gear: the best tier that it allows, a lower one where none is left', () => {
    const drawn = (fame: number, items: readonly string[] = []) => {
      const table = tableAfter([{ kind: 'fame', add: fame }], { gear: 1 }, { fame: { tiers: [6, 15] } });
      table.with({ items: items.map((item) => ({ item, hero: null, on: null })) }).finish('prologue');
      const [item] = table.report.items;
      return item === undefined ? table.report.exchanged : table.play.kit.items[item]?.tier;
    };
    expect([0, 5, 6, 14, 15].map((fame) => drawn(fame))).toEqual([1, 1, 2, 2, 3]);
    expect(drawn(15, ['suit', 'jetpack'])).toBe(2);
    expect(drawn(15, ['suit', 'jetpack', 'plate', 'goggles'])).toBe(1);
    expect(drawn(0, ['vest', 'medkit', 'beacon'])).toEqual([{ item: null, credits: 150 }]);
  });

  it('[row 88] gear is armor and equipment, never twice, by the chance of the campaign', () => {
    const gear = (seed: string) => {
      const kit = sampleCampaignKit({ fame: {} }, [sampleStory('prologue', [{ id: 'gear', gear: 3 }])]);
      return new CampaignTable({ kit, seed }).finish('prologue').report.items;
    };
    expect(gear('one').toSorted()).toEqual(['beacon', 'medkit', 'vest']);
    expect(gear('one')).toEqual(gear('one'));
    expect(
      new Set(['one', 'two', 'three', 'four', 'five'].map((seed) => gear(seed).join())).size,
    ).toBeGreaterThan(1);
  });
});

describe('allies', () => {
  it('[row 76] at most one group a mission, of those that are known and left', () => {
    const table = new CampaignTable();
    const begin = (mission: string, ally: string) =>
      table.refusal({ kind: 'begin', mission, ally, tracked: false });
    expect(begin('prologue', 'friend')).toBe('unknownAlly:friend');
    expect(alliesFor(table.play, table.state, 'prologue')).toEqual(['scout']);
    table.begin('prologue', 'scout');
    expect(table.state.game?.actors.at(-1)).toMatchObject({ kind: 'ally', of: 'scout' });
    expect(table.state.allies).toEqual({});
  });

  it('[row 79] a regular ally who survives is elite from now on and can be deployed again', () => {
    const table = new CampaignTable().finish('prologue', 'lose', 'scout');
    expect(table.report.promotions).toEqual([['scout', 'scout-elite']]);
    expect(table.state.allies).toEqual({ 'scout-elite': 1 });
    table.finish('dock', 'win', 'scout-elite');
    expect(table.report.promotions).toEqual([]);
    expect(table.state.allies).toEqual({});
  });

  it('[row 79] one who was defeated is not promoted', () => {
    const table = new CampaignTable()
      .begin('prologue', 'scout')
      .choose('fight')
      .tell({ kind: 'defeat', actor: 'scout' });
    table.tell({ kind: 'giveUp' }).do({ kind: 'conclude' });
    expect(table.report.promotions).toEqual([]);
    expect(table.state.allies).toEqual({});
  });

  it('[row 79] one who left before the end has survived', () => {
    const table = tableAfter([{ kind: 'allyLeaves' }]).finish('prologue', 'win', 'scout');
    expect(table.report.promotions).toEqual([['scout', 'scout-elite']]);
    expect(table.state.allies).toEqual({ 'scout-elite': 1 });
  });

  it('[row 79] one who only came in the middle of the mission is nobody the players had brought', () => {
    const table = tableAfter([{ kind: 'allyJoins', card: 'scout' }])
      .with({ allies: {} })
      .finish('prologue');
    expect(table.report.promotions).toEqual([]);
    expect(table.state.allies).toEqual({});
  });

  it('[row 111] one without an owned elite card stays regular and can be deployed again', () => {
    const table = new CampaignTable().with({ allies: { friend: 2 } }).finish('prologue', 'win', 'friend');
    expect(table.report.promotions).toEqual([['friend', 'friend']]);
    expect(table.state.allies).toEqual({ friend: 2 });
    const { kit } = table.play;
    const scouts = { ...kit, cards: { ...kit.cards, 'scout-elite': { ...kit.cards['scout-elite'], products: ['frost'] } } } as typeof kit; // prettier-ignore
    const poor = new CampaignTable({ kit: scouts }).finish('prologue', 'win', 'scout');
    expect([poor.report.promotions, poor.state.allies]).toEqual([[['scout', 'scout']], { scout: 1 }]);
    const rich = new CampaignTable({ kit: scouts, products: ['frost'] }).finish('prologue', 'win', 'scout');
    expect(rich.state.allies).toEqual({ 'scout-elite': 1 });
  });

  it('[row 76] several where the mission takes them, each once, each with its own deployment and promotion', () => {
    const kit = sampleCampaignKit({}, [sampleStory('prologue', [], { ally: { most: 2 } })]);
    const table = new CampaignTable({ kit }).with({ allies: { scout: 2, friend: 1, 'scout-elite': 1 } });
    const begin = (...ally: string[]) =>
      ({ kind: 'begin', mission: 'prologue', ally, tracked: false }) as const;
    expect(table.refusal(begin('scout', 'scout'))).toBe('allyTwice:scout');
    expect(table.refusal(begin('scout', 'friend', 'scout-elite'))).toBe('tooManyAllies:scout-elite');
    expect(table.refusal(begin('scout', 'moon'))).toBe('unknownAlly:moon');
    table.do(begin('scout', 'friend')).read();
    expect(table.state.allies).toEqual({ scout: 1, 'scout-elite': 1 });
    expect(table.state.game?.actors.slice(2).map(({ of }) => of)).toEqual(['scout', 'friend']);
    table.choose('fight').tell({ kind: 'defeat', actor: 'scout' }).tell({ kind: 'giveUp' });
    table.do({ kind: 'conclude' });
    expect(table.report.promotions).toEqual([['friend', 'friend']]);
    expect(table.state.allies).toEqual({ scout: 1, 'scout-elite': 1, friend: 1 });
    expect(new CampaignTable().refusal(begin('scout', 'friend'))).toBe('unknownAlly:friend');
  });

  it('[row 79] deployments add up', () => {
    const table = new CampaignTable().finish('prologue').finish('deserter', 'accept');
    expect(table.report.allies).toEqual({ scout: 2 });
    expect(table.state.allies).toEqual({ scout: 3 });
  });

  it('stay away where the mission brings its own, or none, or has no map, or their box is gone', () => {
    const table = new CampaignTable().finish('prologue');
    const refusal = (mission: string) =>
      table.refusal({ kind: 'begin', mission, ally: 'scout', tracked: false });
    expect(alliesFor(table.play, table.state, 'informant')).toEqual([]);
    expect(refusal('informant')).toBe('noAllyAllowed:scout');
    table.finish('dock');
    expect(refusal('spice')).toBe('noAllyAllowed:scout');
    table.begin('spice');
    expect(table.state.game?.actors.at(-1)).toMatchObject({ kind: 'ally', of: 'friend' });
    table.choose('lose').do({ kind: 'conclude' });
    expect(table.report.promotions).toEqual([]);
    table.with({ products: ['core'] });
    expect(refusal('flight')).toBe('missingProduct:scout');
  });
});

it('[row 90] a mission can teach more than one lesson, up to four in a campaign', () => {
  const teach: Effect = { kind: 'classCard', who: 'hero:ada' };
  const table = tableAfter([teach, teach, teach, teach, teach], {}, SAMPLE_CAMPAIGN).finish('prologue');
  expect(table.report.extraTraining).toEqual(['ada', 'ada', 'ada', 'ada']);
  expect(table.state.lessons).toEqual({ ada: 4, bo: 0 });
  expect(table.finish('dock').state.lessons).toEqual({ ada: 4, bo: 1 });
});
