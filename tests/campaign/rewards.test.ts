// Reward cards: who gets them, where they stay, and what they do by themselves.

import { describe, expect, it } from 'vitest';
import {
  fetchList,
  heldCards,
  makeCampaignPlay,
  missionKitOf,
  startCampaign,
  type CampaignState,
} from '../../src/campaign';
import type { Effect, MissionReward } from '../../src/mission';
import { CampaignTable } from './campaignTable';
import { campaignSetup, sampleCampaignKit, sampleStory } from './sampleCampaign';

const assign = (item: string, hero: string | null) => ({ kind: 'assign', item, hero }) as const;
const gain = (reward: string, who?: `hero:${string}`): Effect => ({
  kind: 'gainReward',
  reward,
  ...(who !== undefined && { who }),
});

/** After a prologue that does this and gives that. */
function tableAfter(effects: readonly Effect[], reward: Partial<MissionReward> = {}, products = ['core']) {
  const mission = sampleStory('prologue', [{ id: 'pay', ...reward }], {
    scripts: [
      {
        id: 'begin',
        on: { kind: 'missionStart' },
        do: [...effects, { kind: 'win', outcome: 'escaped' }],
      },
    ],
  });
  const table = new CampaignTable({ kit: sampleCampaignKit({ fame: {} }, [mission]), products });
  return table.begin('prologue').do({ kind: 'conclude' });
}

describe('[row 112] a reward card', () => {
  it('goes to the hero it names, to the hero that was chosen, to the party or to the Empire', () => {
    const table = tableAfter([gain('implant', 'hero:bo'), gain('pledge', 'hero:bo')], {
      cards: ['medal', 'old-scars'],
    });
    const held = [
      { reward: 'implant', hero: 'bo' },
      { reward: 'pledge', hero: 'ada' },
      { reward: 'medal', hero: null },
      { reward: 'old-scars', hero: null },
    ];
    expect(table.state.rewards).toEqual(held);
    expect(table.report.cards).toEqual(held);
    expect(table.report.credits).toBe(0);
  });

  it('can lie in the hands of the heroes from the start', () => {
    const kit = sampleCampaignKit({ start: { rewards: ['cloak', 'medal'] } });
    const { state } = startCampaign(campaignSetup({ kit }));
    expect(state.rewards).toEqual([{ reward: 'cloak', hero: 'bo' }, { reward: 'medal', hero: null }]); // prettier-ignore
  });

  it('is there once; one that cannot be had brings 50 credits, and the Empire nothing', () => {
    const table = tableAfter([gain('medal'), gain('medal'), gain('furs'), gain('drill'), gain('drill')]);
    expect(table.state.rewards).toEqual([{ reward: 'medal', hero: null }, { reward: 'drill', hero: null }]); // prettier-ignore
    expect(table.report.exchanged).toEqual([
      { item: 'medal', credits: 50 },
      { item: 'furs', credits: 50 },
    ]);
    expect(table.report.credits).toBe(100);
    expect(tableAfter([gain('furs')], {}, ['frost']).state.rewards).toEqual([{ reward: 'furs', hero: null }]);
    const others = new CampaignTable({ heroes: ['bo', 'cy'] }).finish('prologue').finish('dock');
    expect(others.report.exchanged).toContainEqual({ item: 'saber', credits: 50 });
  });

  it('counts against what a hero may carry, may stay in the ship, and goes to nobody else', () => {
    const table = tableAfter([gain('saber'), gain('implant')]);
    // Ada begins with two weapons.
    expect(table.state.rewards?.[0]).toEqual({ reward: 'saber', hero: 'ada', left: true });
    expect(table.refusal(assign('saber', 'ada'))).toBe('carriesTooMuch:ada');
    expect(table.refusal(assign('saber', 'bo'))).toBe('notThisHero:saber');
    table.do(assign('ada-knife', null)).do(assign('saber', 'ada'));
    expect(table.state.rewards?.[0]).toEqual({ reward: 'saber', hero: 'ada' });
    expect(table.refusal(assign('ada-knife', 'ada'))).toBe('carriesTooMuch:ada');
    table.do(assign('saber', null));
    expect(table.state.rewards?.[0]).toEqual({ reward: 'saber', hero: 'ada', left: true });
    // Nobody's yet: the first who takes it keeps it.
    expect(table.state.rewards?.[1]).toEqual({ reward: 'implant', hero: null });
    table.do(assign('implant', 'bo'));
    expect(table.refusal(assign('implant', 'ada'))).toBe('notThisHero:implant');
  });

  it('is never sold', () => {
    const table = tableAfter([gain('saber'), gain('medal')]);
    expect(table.refusal({ kind: 'sell', item: 'saber' })).toBe('notSellable:saber');
    expect(table.refusal({ kind: 'sell', item: 'medal' })).toBe('notSellable:medal');
    expect(table.refusal(assign('medal', 'ada'))).toBe('notOwned:medal');
  });

  it('[row 92] is fetched with everything else', () => {
    const table = tableAfter([gain('pledge'), gain('cloak'), gain('medal'), gain('drill')]);
    const { heroes, partyRewards, imperialRewards } = fetchList(table.play, table.state);
    expect(heroes.map(({ rewards }) => rewards)).toEqual([['pledge'], ['cloak']]);
    expect([partyRewards, imperialRewards]).toEqual([['medal'], ['drill']]);
  });
});

describe('[row 93] all that a hero has in a mission', () => {
  it('class cards, items and rewards, without those that stay in the ship', () => {
    const table = tableAfter([gain('pledge'), gain('saber'), gain('medal')]).with({
      items: [
        { item: 'scope', hero: 'ada', on: 'ada-blaster' },
        { item: 'vest', hero: 'bo', on: null },
        { item: 'medkit', hero: null, on: null },
      ],
    });
    expect(heldCards(table.play, table.state, 'ada')).toEqual([
      { id: 'ada-knife', on: null },
      { id: 'ada-blaster', on: null },
      { id: 'scope', on: 'ada-blaster' },
      { id: 'pledge', on: null },
    ]);
    table.do(assign('ada-knife', null)).do(assign('saber', 'ada'));
    expect(heldCards(table.play, table.state, 'ada').map(({ id }) => id)).toEqual([
      'ada-blaster',
      'scope',
      'pledge',
      'saber',
    ]);
    expect(heldCards(table.play, table.state, 'bo').map(({ id }) => id)).toEqual(['bo-blaster', 'vest']);
    expect(heldCards(table.play, table.state, 'nobody')).toEqual([]);
  });
});

describe('[row 113] what a reward does by itself', () => {
  const KIT = sampleCampaignKit();
  const kitWith = (rewards: readonly string[], mission = 'prologue') =>
    missionKitOf(
      KIT,
      { mission, encounter: false, ally: null, tracked: false, products: ['core'], seed: '', rewards },
      ['ada', 'bo'],
    );

  it('gives every hero a condition at the start of a mission', () => {
    const table = tableAfter([gain('shadows')]);
    table.do({ kind: 'begin', mission: 'dock', ally: null, tracked: true }).read();
    expect(table.state.running?.rewards).toEqual(['shadows']);
    const conditions = (id: string) => table.state.game?.figures[id]?.conditions;
    expect([conditions('ada'), conditions('bo')]).toEqual([['hidden'], ['hidden']]);
    expect(kitWith(['shadows'], 'informant').mission.scripts).toHaveLength(1);
  });

  it('lets heroes choose among Supply cards', () => {
    expect(kitWith(['recon']).supplyChoice).toBe(true);
    expect(kitWith([]).supplyChoice).toBeUndefined();
  });

  it('gives the costliest fitting card of the mission its surges, after its own', () => {
    const [plain, drilled] = [kitWith([]), kitWith(['drill'])];
    const surgesOf = (kit: typeof plain, card: string) => [
      kit.cards[card]?.figure.fighter.surges,
      kit.groups[card]?.surges[card],
    ];
    const changed = Object.keys(plain.cards).filter((card) => drilled.cards[card] !== plain.cards[card]);
    expect(changed).toHaveLength(1);
    const [card = ''] = changed;
    const own = plain.cards[card]?.figure.fighter.surges ?? [];
    const more = { cost: 1, effect: { damage: 1 } };
    expect(surgesOf(drilled, card)[0]).toEqual([...own, more]);
    expect(surgesOf(drilled, card)[1]?.at(-1)).toEqual(more);
    const costs = plain.mission.groups
      .flatMap(({ cards }) => cards.map(({ card: id }) => plain.cards[id]))
      .flatMap((facts) => (facts && !facts.unique ? [facts.cost] : []));
    expect(plain.cards[card]?.cost).toBe(Math.max(...costs));
  });
});

it('[row 98] a save from before there were rewards goes on', () => {
  const kit = sampleCampaignKit();
  const { rewards: _, ...older } = kit;
  const play = makeCampaignPlay(older);
  const { state } = startCampaign(campaignSetup({ kit: older }), play);
  expect(state.rewards).toBeUndefined();
  expect(heldCards(play, state, 'ada')).toHaveLength(2);
  const table = new CampaignTable({ kit: older }).finish('prologue').finish('dock');
  expect(table.report.cards).toEqual([]);
  expect((table.state satisfies CampaignState).rewards).toBeUndefined();
});
