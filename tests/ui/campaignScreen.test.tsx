// Parts of the campaign screen as markup: what players read about rewards, modifications and allies.

import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { ENGLISH_WORDS as english } from '../text/uiWords';
import { gearOf, type CampaignState } from '../../src/campaign';
import { campaignRefusalText, createText, makeCampaignTeller } from '../../src/text';
import { advanceCampaign } from '../../src/campaign';
import { AllyChoice } from '../../src/ui/campaign/AllyChoice';
import { PLAIN_EFFECT, type GearFacts } from '../../src/rules';
import { cardGives } from '../../src/ui/campaign/cardGives';
import { ArmoryView } from '../../src/ui/campaign/ArmoryView';
import { CampaignProvider, type CampaignTable as Screen } from '../../src/ui/campaign/campaign';
import { GearItem } from '../../src/ui/campaign/GearItem';
import { HeroRewards, ImperialRewards, SharedRewards } from '../../src/ui/campaign/RewardList';
import { marksOf } from '../../src/ui/campaign/map/marks';
import { CampaignTable } from '../campaign/campaignTable';
import { sampleCampaignKit, sampleStory } from '../campaign/sampleCampaign';
import { readable } from './missionHtml';

const text = await createText('en', { en: english, load: () => Promise.resolve({}) });

function shown(part: ReactNode, change: Partial<CampaignState> = {}, kit = sampleCampaignKit()): string {
  const { play, state } = new CampaignTable({ kit }).with(change);
  const teller = makeCampaignTeller(text, kit, 'en');
  const table = {
    play,
    state,
    teller,
    pack: { items: new Map(), classCards: new Map(), rewards: new Map() },
    whyNot: (command) => {
      const next = advanceCampaign(play, state, command);
      return next.ok ? null : campaignRefusalText(next.error, teller, (id) => id);
    },
  } as Pick<Screen, 'play' | 'state' | 'teller' | 'whyNot'> & { pack: unknown } as Screen;
  return readable(
    renderToStaticMarkup(
      <I18nextProvider i18n={text}>
        <CampaignProvider value={table}>{part}</CampaignProvider>
      </I18nextProvider>,
    ),
  );
}

const named = () => {
  const kit = sampleCampaignKit({}, [sampleStory('dock', [], { ally: { most: 2 } })]);
  const withNames = <T extends { readonly name: string }>(cards: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(cards).map(([id, card]) => [id, { ...card, name: id }]));
  return { ...kit, items: withNames(kit.items), rewards: withNames(kit.rewards ?? {}) };
};

it('[row 113] the line of a reward says when to read its card, or that the app does it', () => {
  const rewards = [
    { reward: 'pledge', hero: 'ada' },
    { reward: 'shadows', hero: null },
    { reward: 'drill', hero: null },
    { reward: 'old-scars', hero: null },
  ];
  expect(shown(<HeroRewards hero="ada" />, { rewards }, named())).toMatch(/pledge.*Read the card when the hero rests/); // prettier-ignore
  expect(shown(<HeroRewards hero="bo" />, { rewards }, named())).toBe('');
  const shared = shown(<SharedRewards />, { rewards }, named());
  expect(shared).toMatch(/Rewards of the party.*shadows.*The app applies it.*Rewards of the Empire.*old-scars/); // prettier-ignore
  expect(shown(<SharedRewards />)).toBe('');
  const before = shown(<ImperialRewards mission="prologue" />, { rewards }, named());
  expect(before).toMatch(/drill.*The app attaches it to .*old-scars.*Read the card when a Rebel attacks/);
});

it('[row 112] a reward among the gear stays with its hero', () => {
  const kit = named();
  const rewards = [{ reward: 'cloak', hero: 'bo' }];
  const { play, state } = new CampaignTable({ kit }).with({ rewards });
  const gear = gearOf(play, state);
  const piece = gear.find(({ id }) => id === 'cloak');
  if (!piece) throw new Error('no cloak');
  const nothing = () => undefined;
  const choice = { gear, open: 'cloak', moved: null, onOpen: nothing, onMoved: nothing };
  const words = shown(<GearItem piece={piece} choice={choice} />, { rewards }, kit);
  expect(words).toContain('A reward stays with its hero.');
  expect(words).toMatch(/Give to.*Ship/);
  expect(words).not.toContain('Ada');
});

it('[row 110] a second modification with the same trait is greyed, with the reason', () => {
  const kit = named();
  const items = [
    { item: 'carbine', hero: 'bo', on: null },
    { item: 'barrel', hero: 'bo', on: 'carbine' },
    { item: 'muzzle', hero: null, on: null },
  ];
  const { play, state } = new CampaignTable({ kit }).with({ items });
  const gear = gearOf(play, state);
  const piece = gear.find(({ id }) => id === 'muzzle');
  if (!piece) throw new Error('no muzzle');
  const nothing = () => undefined;
  const choice = { gear, open: 'muzzle', moved: null, onOpen: nothing, onMoved: nothing };
  const words = shown(<GearItem piece={piece} choice={choice} />, { items }, kit);
  expect(words).toContain(
    'barrel is already attached: a weapon takes only 1 modification with the same trait.',
  );
});

it('[row 76] several allies are chosen where the mission takes them', () => {
  const allies = { scout: 1, friend: 2 };
  const choice = (mission: string, chosen: readonly string[]) =>
    shown(<AllyChoice mission={mission} chosen={chosen} onChoose={() => undefined} />, { allies }, named());
  expect(choice('dock', ['scout'])).toMatch(/Up to 2 allies.*scout.*Can join you once.*Can join you 2 times/); // prettier-ignore
  expect(choice('prologue', [])).toMatch(/Previous ally.*None.*Next ally/);
  expect(choice('escape', [])).toContain('No ally can join this mission.');
});

it('[row 88] the armory lists no starting gear and no rewards', () => {
  const rewards = [{ reward: 'cloak', hero: 'bo' }];
  expect(shown(<ArmoryView />, { rewards }, named())).toContain('You have no items yet.');
});

it('[row 82] a mission that was lost has a sign of its own on the map', () => {
  const signOf = (won: boolean, encounter: boolean) => {
    const finished = [{ mission: 'prologue', outcome: 'over', won, rounds: 3, encounter }];
    const { play, state } = new CampaignTable().with({ finished });
    return marksOf(play, state).find(({ mission }) => mission === 'prologue')?.sign;
  };
  expect(signOf(true, false)).toBe('done');
  expect(signOf(false, false)).toBe('lost');
  // An encounter cannot be lost.
  expect(signOf(false, true)).toBe('done');
});

it('[row 87] a card says what it gives; what the app does not know is on the card', () => {
  const surge = { cost: 1, effect: { damage: 2 }, exhaust: false };
  const facts = (change: Partial<GearFacts>): GearFacts => ({
    name: 'Carbine',
    type: 'ranged-weapon',
    traits: [],
    keywords: [],
    passives: {},
    surges: [],
    effects: [],
    ...change,
  });
  const gives = (change: Partial<GearFacts>) => cardGives(text.t, facts(change)).join(' · ');
  expect(gives({ surges: [surge], passives: { damage: 1 } })).toBe('+1 damage · Surge: +2 damage');
  expect(gives({})).toBe('See the card');
  const printed = { ...PLAIN_EFFECT, moments: ['attack' as const] };
  expect(gives({ effects: [printed, printed] })).toBe('See the card');
  expect(gives({ effects: [{ ...printed, gives: { damage: 1 }, exhaust: true }] })).toBe(
    'Attack: +1 damage (exhaust)',
  );
});

it('[row 87] what is too expensive is said once', () => {
  const stock = ['carbine', 'barrel'];
  const words = shown(<ArmoryView />, { stock, credits: 0 }, named());
  expect(words.split('You cannot afford').length - 1).toBe(1);
  expect(shown(<ArmoryView />, { stock, credits: 9000 }, named())).not.toContain('You cannot afford');
});
