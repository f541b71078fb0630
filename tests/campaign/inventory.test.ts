// Who takes what along, what sits on which weapon, and what has to be fetched after loading.

import { describe, expect, it } from 'vitest';
import { fetchList, type CampaignState } from '../../src/campaign';
import { CampaignTable, itemsIn } from './campaignTable';

type Owned = readonly (readonly [item: string, hero?: string | null, on?: string])[];
const itemsOf = (owned: Owned): CampaignState['items'] =>
  owned.map(([item, hero = null, on]) => ({ item, hero, on: on ?? null }));
const tableWith = (owned: Owned, change: Partial<CampaignState> = {}) =>
  new CampaignTable().with({ items: itemsOf(owned), ...change });
const assign = (item: string, hero: string | null) => ({ kind: 'assign', item, hero }) as const;
const fix = (item: string, on: string | null) => ({ kind: 'fix', item, on }) as const;

describe('[row 93] what one hero may take along', () => {
  it('one armor, three pieces of equipment', () => {
    const table = tableWith([['vest'], ['plate'], ['medkit'], ['beacon'], ['goggles'], ['jetpack']]);
    table.do(assign('vest', 'bo'));
    expect(table.events).toEqual([{ kind: 'assigned', item: 'vest', hero: 'bo' }]);
    expect(table.refusal(assign('plate', 'bo'))).toBe('carriesTooMuch:bo');
    expect(table.refusal(assign('plate', 'ada'))).toBeUndefined();
    for (const item of ['medkit', 'beacon', 'goggles']) table.do(assign(item, 'bo'));
    expect(table.refusal(assign('jetpack', 'bo'))).toBe('carriesTooMuch:bo');
    expect(table.refusal(assign('vest', 'bo'))).toBeUndefined();
    table.do(assign('vest', null)).do(assign('plate', 'bo'));
  });

  it('two weapons, those of the class included; they may stay in the ship but go to nobody else', () => {
    const table = tableWith([['sword'], ['pistol']]);
    expect(table.refusal(assign('sword', 'ada'))).toBe('carriesTooMuch:ada');
    table.do(assign('ada-knife', null)).do(assign('sword', 'ada'));
    expect(table.refusal(assign('ada-knife', 'ada'))).toBe('carriesTooMuch:ada');
    expect(table.refusal(assign('ada-knife', 'bo'))).toBe('notThisHero:ada-knife');
    table.do(assign('pistol', 'bo')).do(assign('sword', null)).do(assign('ada-knife', 'ada'));
    expect(table.state.heroes[0]?.leftBehind).toEqual([]);
  });

  it('is looked at once more before a mission', () => {
    const table = tableWith([['vest', 'bo'], ['plate', 'bo']]); // prettier-ignore
    const begin = { kind: 'begin', mission: 'prologue', ally: null, tracked: false } as const;
    expect(table.refusal(begin)).toBe('carriesTooMuch:bo');
  });

  it('is what the hero has in the mission', () => {
    const table = tableWith([['vest', 'bo'], ['medkit']]).begin('prologue'); // prettier-ignore
    expect(itemsIn(table.state.game)).toEqual([[], ['vest']]);
  });

  it('nothing else can be handed over', () => {
    const table = tableWith([]);
    expect(table.refusal(assign('vest', 'bo'))).toBe('notOwned:vest');
    expect(table.refusal(assign('moon', 'bo'))).toBe('unknownItem:moon');
    expect(table.refusal(assign('ada-1a', 'ada'))).toBe('unknownItem:ada-1a');
    expect(tableWith([['vest']]).refusal(assign('vest', 'cy'))).toBe('unknownHero:cy');
  });
});

describe('modifications', () => {
  it('go onto a weapon of their reach with a free slot, and to whoever carries it', () => {
    const table = tableWith([
      ['carbine', 'bo'],
      ['scope'],
      ['barrel', 'ada'],
      ['capacitor'],
      ['grip'],
      ['vest'],
    ]);
    table.do(fix('scope', 'carbine')).do(fix('barrel', 'carbine'));
    expect(table.events).toEqual([{ kind: 'fixed', item: 'barrel', on: 'carbine' }]);
    expect(table.state.items.slice(1, 3)).toEqual(itemsOf([['scope', 'bo', 'carbine'], ['barrel', 'bo', 'carbine']])); // prettier-ignore
    expect(table.refusal(fix('capacitor', 'carbine'))).toBe('noSlot:carbine');
    expect(table.refusal(fix('scope', 'carbine'))).toBeUndefined();
    expect(table.refusal(fix('grip', 'carbine'))).toBe('doesNotFit:carbine');
    expect(table.refusal(fix('grip', 'vest'))).toBe('doesNotFit:vest');
    expect(table.refusal(fix('grip', 'sword'))).toBe('notOwned:sword');
    expect(table.refusal(fix('edge', 'carbine'))).toBe('notOwned:edge');
    expect(table.refusal(fix('moon', 'carbine'))).toBe('unknownItem:moon');
    expect(table.refusal(fix('vest', 'carbine'))).toBe('notModification:vest');
    table.do(fix('scope', null)).do(fix('capacitor', 'carbine'));
  });

  it('go onto class weapons as well, as far as these have slots', () => {
    const table = tableWith([['scope'], ['grip']]).do(fix('scope', 'ada-blaster')); // prettier-ignore
    expect(table.state.items[0]).toEqual({ item: 'scope', hero: 'ada', on: 'ada-blaster' });
    expect(table.refusal(fix('grip', 'ada-knife'))).toBe('noSlot:ada-knife');
    table.do(assign('ada-blaster', null));
    expect(table.state.items[0]).toEqual({ item: 'scope', hero: null, on: 'ada-blaster' });
    table.do(assign('ada-blaster', 'ada'));
    expect(table.state.items[0]).toEqual({ item: 'scope', hero: 'ada', on: 'ada-blaster' });
  });

  it('[row 110] one of each trait: no second barrel, from wherever it comes', () => {
    const table = tableWith([['carbine', 'bo'], ['scope'], ['barrel'], ['muzzle'], ['capacitor']], { lessons: { ada: 1, bo: 1 } }); // prettier-ignore
    table.do({ kind: 'train', hero: 'bo', card: 'bo-1b' }).do(fix('barrel', 'carbine'));
    expect(table.refusal(fix('muzzle', 'carbine'))).toBe('sameTrait:barrel');
    expect(table.refusal(fix('bo-1b', 'carbine'))).toBe('sameTrait:barrel');
    // They share only what all modifications have.
    expect(table.refusal(fix('scope', 'carbine'))).toBeUndefined();
    expect(table.refusal(fix('capacitor', 'carbine'))).toBeUndefined();
    // It can be fixed anew where it sits, and make room for the other.
    expect(table.refusal(fix('barrel', 'carbine'))).toBeUndefined();
    table.do(fix('barrel', null)).do(fix('muzzle', 'carbine'));
    expect(table.refusal(fix('barrel', 'carbine'))).toBe('sameTrait:muzzle');
  });

  it('follow their weapon, and come off when they are moved alone', () => {
    const table = tableWith([['pistol', 'bo'], ['scope', 'bo', 'pistol']]); // prettier-ignore
    table.do(assign('ada-knife', null)).do(assign('pistol', 'ada'));
    expect(table.state.items[1]).toEqual({ item: 'scope', hero: 'ada', on: 'pistol' });
    table.do(assign('pistol', null));
    expect(table.state.items[1]).toEqual({ item: 'scope', hero: null, on: 'pistol' });
    table.do(assign('scope', 'bo'));
    expect(table.state.items[1]).toEqual({ item: 'scope', hero: 'bo', on: null });
  });

  it('of a class stay with their hero', () => {
    const table = tableWith([['pistol', 'bo']], { lessons: { ada: 1, bo: 1 } });
    table.do({ kind: 'train', hero: 'bo', card: 'bo-1b' });
    expect(table.refusal(fix('bo-1b', 'ada-blaster'))).toBe('notThisHero:ada-blaster');
    expect(table.refusal(assign('bo-1b', 'bo'))).toBe('unknownItem:bo-1b');
    table.do(fix('bo-1b', 'pistol'));
    expect(table.state.heroes[1]?.fixed).toEqual({ 'bo-1b': 'pistol' });
    expect(table.refusal(fix('bo-1b', 'bo-blaster'))).toBeUndefined();
    table.do(assign('pistol', null));
    expect(table.state.heroes[1]?.fixed).toEqual({});
  });
});

describe('[row 92] what to fetch after loading', () => {
  it('names class cards, items, modifications, allies and [row 7] the supply cards that stay away', () => {
    const table = tableWith([['pistol', 'bo'], ['scope', 'bo', 'pistol'], ['vest']], { lessons: { ada: 1, bo: 1 } }); // prettier-ignore
    table.do({ kind: 'train', hero: 'bo', card: 'bo-1a' }).do(assign('ada-knife', null));
    expect(fetchList(table.play, table.state)).toEqual({
      heroes: [
        {
          hero: 'ada',
          classCards: ['ada-knife', 'ada-blaster'],
          items: [],
          rewards: [],
          partyCard: 'legendary',
        },
        {
          hero: 'bo',
          classCards: ['bo-blaster', 'bo-1a'],
          items: ['pistol', 'scope'],
          rewards: [],
          partyCard: 'legendary',
        },
      ],
      ship: ['ada-knife', 'vest'],
      fixed: [['scope', 'pistol']],
      partyRewards: [],
      imperialRewards: [],
      allies: { scout: 1 },
      unusedSupplies: ['goods', 'comlink'],
    });
  });

  it('[row 9] the card that reminds smaller parties of their bonus health', () => {
    const cardFor = (...heroes: string[]) => {
      const { play, state } = new CampaignTable({ heroes });
      return fetchList(play, state).heroes[0]?.partyCard;
    };
    expect(cardFor('ada', 'bo')).toBe('legendary');
    expect(cardFor('ada', 'bo', 'cy')).toBe('heroic');
    expect(cardFor('ada', 'bo', 'cy', 'dee')).toBeNull();
  });
});
