// Buying and selling.

import { describe, expect, it } from 'vitest';
import { gearOf, priceOf, sellingPriceOf, type Campaign } from '../../src/campaign';
import { CampaignTable } from './campaignTable';
import { sampleCampaignKit, SAMPLE_CAMPAIGN } from './sampleCampaign';

const shop = (change: Partial<Campaign> = {}) =>
  new CampaignTable({ kit: sampleCampaignKit(change) }).finish('prologue');

describe('[row 87] buying and selling', () => {
  it('prices are those of the campaign, or go by tier; selling brings half, in fifties', () => {
    const { play, state } = new CampaignTable();
    expect(['carbine', 'pistol', 'longrifle', 'cannon'].map((item) => priceOf(play, state, item))).toEqual([
      450, 300, 600, 950,
    ]);
    expect(['carbine', 'pistol', 'longrifle', 'cannon'].map((item) => sellingPriceOf(play, item))).toEqual([
      200, 150, 300, 450,
    ]);
  });

  it('a card changes sides, and so do the credits', () => {
    const table = shop().with({ credits: 500, stock: ['carbine', 'scope'] });
    table.do({ kind: 'buy', item: 'carbine' });
    expect(table.events).toEqual([{ kind: 'bought', item: 'carbine', credits: 450 }]);
    expect(table.state).toMatchObject({ credits: 50, stock: ['scope'] });
    expect(table.state.items).toContainEqual({ item: 'carbine', hero: null, on: null });
    expect(table.refusal({ kind: 'buy', item: 'scope' })).toBe('tooExpensive:scope');
    table.do({ kind: 'sell', item: 'carbine' });
    expect(table.events).toEqual([{ kind: 'sold', item: 'carbine', credits: 200 }]);
    expect(table.state).toMatchObject({ credits: 250, stock: ['scope'] });
  });

  it('only what is there can be bought, only what is owned can be sold', () => {
    const table = shop().with({ stock: ['scope'], items: [] });
    expect(table.refusal({ kind: 'buy', item: 'cannon' })).toBe('notForSale:cannon');
    expect(table.refusal({ kind: 'buy', item: 'moon' })).toBe('unknownItem:moon');
    expect(table.refusal({ kind: 'sell', item: 'cannon' })).toBe('notOwned:cannon');
    expect(table.refusal({ kind: 'sell', item: 'moon' })).toBe('unknownItem:moon');
  });

  it('[row 88] what heroes begin with or learn cannot be sold', () => {
    expect(shop().refusal({ kind: 'sell', item: 'ada-knife' })).toBe('notSellable:ada-knife');
  });

  it('modifications stay when their weapon is sold', () => {
    const table = shop().with({
      items: [
        { item: 'pistol', hero: 'bo', on: null },
        { item: 'scope', hero: 'bo', on: 'pistol' },
      ],
    });
    expect(table.do({ kind: 'sell', item: 'pistol' }).state.items).toEqual([
      { item: 'scope', hero: 'bo', on: null },
    ]);
  });
});

describe('the stock', () => {
  it('[row 89] is drawn anew after each story mission, by the chance of the campaign', () => {
    const stockOf = (seed: string) => new CampaignTable({ seed }).finish('prologue').state.stock;
    expect(stockOf('one')).toHaveLength(4);
    expect(stockOf('one')).toEqual(stockOf('one'));
    expect(new Set(['one', 'two', 'three'].map((seed) => stockOf(seed).join())).size).toBeGreaterThan(1);
    const table = shop();
    expect(table.of('stocked')).toEqual([{ kind: 'stocked', items: table.state.stock }]);
    const before = table.state.stock;
    expect(table.finish('dock').state.stock).not.toEqual(before);
  });

  it('[row 88] holds weapons and modifications only, of the tiers of this chapter, that nobody owns', () => {
    const armory = { stock: 99, tiers: [{ missions: 2, most: 3 as const }] };
    const table = shop({ armory });
    expect(table.state.stock.toSorted()).toEqual(['barrel', 'carbine', 'grip', 'pistol', 'scope', 'sword']);
    table.with({ items: [{ item: 'cannon', hero: null, on: null }] }).finish('dock');
    // `carbine` came as a reward; `ice-axe` lies in a box that nobody has.
    expect(table.state.stock.toSorted()).toEqual(
      ['barrel', 'capacitor', 'edge', 'grip', 'longrifle', 'pistol', 'scope', 'sword', 'vibroknife'], // prettier-ignore
    );
  });

  it('a campaign without an armory sells nothing', () => {
    const { armory: _, ...bare } = SAMPLE_CAMPAIGN;
    const kit = { ...sampleCampaignKit(), campaign: bare };
    const table = new CampaignTable({ kit }).finish('prologue');
    expect(table.state.stock).toEqual([]);
    expect(table.of('stocked')).toEqual([]);
  });
});

describe('[row 114] starting gear', () => {
  const kit = sampleCampaignKit({
    armory: { stock: 4, tiers: [{ missions: 1, most: 1 }], startingGear: true },
  });
  const priced = {
    ...kit,
    classCards: {
      ...kit.classCards,
      'bo-blaster': { ...kit.classCards['bo-blaster'], sellsFor: 25 },
      'ada-knife': { ...kit.classCards['ada-knife'], sellsFor: 0 },
    },
  } as typeof kit;
  const sell = (item: string) => ({ kind: 'sell', item }) as const;

  it('is sold where the campaign says so: for 50 credits or as its card says, once, with nothing left on it', () => {
    const table = new CampaignTable({ kit: priced }).with({
      credits: 0,
      items: [{ item: 'scope', hero: 'ada', on: 'ada-blaster' }],
    });
    table.do(sell('ada-blaster'));
    expect(table.state.credits).toBe(50);
    expect(table.state.items).toEqual([{ item: 'scope', hero: 'ada', on: null }]);
    expect(table.refusal(sell('ada-blaster'))).toBe('notOwned:ada-blaster');
    expect(table.do(sell('bo-blaster')).state.credits).toBe(75);
    expect(table.refusal(sell('ada-knife'))).toBe('notSellable:ada-knife');
    expect(table.refusal(sell('ada-1b'))).toBe('notSellable:ada-1b');
    expect(gearOf(table.play, table.state).map(({ id }) => id)).toEqual(['ada-knife', 'scope']);
  });

  it('[row 88] is not sold elsewhere', () => {
    expect(new CampaignTable().refusal(sell('ada-blaster'))).toBe('notSellable:ada-blaster');
  });
});
