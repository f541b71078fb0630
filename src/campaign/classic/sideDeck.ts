// The side mission deck (classic 2.1 to 2.6): red cards of the party's heroes, green ones that the players choose, grey ones by
// chance. Cards are missions, by id.

import { shuffled, type OfKind } from '../../kernel';
import type { CampaignCommand, CampaignEvent } from '../command';
import type { ClassicRules, SideMission } from '../definition';
import type { CampaignPlay } from '../play';
import type { CampaignState, ClassicState } from '../state';
import { finishedStep, refuse, type CampaignStep } from '../step';

const GREEN = 4;
const GREY = 4;

export const classicRules = ({ kit: { campaign } }: CampaignPlay): ClassicRules => {
  if (!campaign.classic) throw new Error(`${campaign.id} is no classic campaign`);
  return campaign.classic;
};

/** Cards of one colour that may come into the deck of this party. */
export function sideCards(
  play: CampaignPlay,
  { products, heroes }: Pick<CampaignState, 'products' | 'heroes'>,
  colour: SideMission['colour'],
): readonly SideMission[] {
  const { sides = [], period } = classicRules(play);
  return sides
    .filter((card) => card.colour === colour && fits(card, period))
    .filter(({ hero }) => colour !== 'red' || heroes.some(({ id }) => id === hero))
    .filter(({ mission }) => (play.missionOf(mission).needs ?? []).every((id) => products.includes(id)));
}

const fits = ({ period: range }: SideMission, period: number | undefined): boolean =>
  range === undefined || period === undefined || (range[0] <= period && period <= range[1]);

/** By name: a card with another subtitle is the same ally (classic 2.2). */
const allyOf = ({ kit }: CampaignPlay, { ally, mission }: SideMission): string =>
  ally === undefined ? `no ally ${mission}` : (kit.cards[ally]?.name ?? ally);

/** The green cards to choose from, and how many of them; none where there is no choice. */
export function greenChoice(
  play: CampaignPlay,
  state: Pick<CampaignState, 'products' | 'heroes'>,
): { readonly cards: readonly SideMission[]; readonly count: number } {
  const cards = sideCards(play, state, 'green');
  const allies = new Set(cards.map((card) => allyOf(play, card)));
  return { cards, count: Math.min(GREEN, allies.size) };
}

export const mustChoose = (play: CampaignPlay, state: CampaignState): boolean => {
  const { cards, count } = greenChoice(play, state);
  return cards.length > count;
};

export function chooseSides(
  play: CampaignPlay,
  state: CampaignState,
  { missions }: OfKind<CampaignCommand, 'chooseSides'>,
): CampaignStep {
  if (state.classic?.stage !== 'deck') return refuse('wrongStage');
  const { cards, count } = greenChoice(play, state);
  const chosen = missions.flatMap((id) => cards.find(({ mission }) => mission === id) ?? []);
  const allies = new Set(chosen.map((card) => allyOf(play, card)));
  if (missions.length !== count || allies.size !== count) return refuse('wrongSides');
  const built = withSideDeck(play, state, missions);
  const next: CampaignState = { ...built, classic: { ...classicOf(built), stage: 'mission' } };
  const { slot } = classicOf(next);
  return finishedStep(
    next,
    { kind: 'sidesChosen', missions },
    { kind: 'stageBegan', stage: 'mission', slot },
  );
}

export const classicOf = ({ classic }: CampaignState): ClassicState => {
  if (!classic) throw new Error('no classic campaign');
  return classic;
};

export function withSideDeck(
  play: CampaignPlay,
  state: CampaignState,
  green: readonly string[],
): CampaignState {
  const grey = shuffled(
    state.random,
    sideCards(play, state, 'grey').map(({ mission }) => mission),
  );
  const red = sideCards(play, state, 'red').map(({ mission }) => mission);
  const sideDeck = [...red, ...green, ...grey.value.slice(0, GREY)];
  return { ...state, random: grey.state, classic: { ...classicOf(state), sideDeck } };
}

/** So many cards are drawn, as far as there are any: they are open now. */
export function withDrawnSides(
  state: CampaignState,
  count: number,
): { readonly state: CampaignState; readonly events: readonly CampaignEvent[] } {
  const classic = classicOf(state);
  const deck = shuffled(state.random, classic.sideDeck);
  const [drawn, sideDeck] = [deck.value.slice(0, count), deck.value.slice(count)];
  const next = { ...classic, sideDeck, sides: [...classic.sides, ...drawn] };
  return {
    state: { ...state, random: deck.state, classic: next },
    events: drawn.map((mission): CampaignEvent => ({ kind: 'sideDrawn', mission })),
  };
}
