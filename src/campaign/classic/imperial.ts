// The Imperial upgrade stage (classic 6.1 to 6.6): the app draws four cards of its deck of plans and buys for influence, in the
// order of its doctrine. What it bought is shown; the rest goes back unseen.

import { randomInt, shuffled } from '../../kernel';
import type { CampaignEvent } from '../command';
import type { CampaignPlay } from '../play';
import type { CampaignState, ClassicState } from '../state';
import { DOCTRINE_IDS, DOCTRINES, isDoctrine, planOf } from './plans';
import { classicOf, classicRules } from './sideDeck';

const CARDS_DRAWN = 4;

/** By lot: the doctrine, with its deck of plans. */
export function drawDoctrine(
  play: CampaignPlay,
  state: CampaignState,
): Pick<CampaignState, 'random'> & Pick<ClassicState, 'doctrine' | 'planDeck'> {
  const drawn = randomInt(state.random, DOCTRINE_IDS.length);
  const doctrine = DOCTRINE_IDS[drawn.value] ?? 'net-closes';
  const missions = (classicRules(play).plans ?? [])
    .map(({ mission }) => mission)
    .filter((id) => (play.missionOf(id).needs ?? []).every((box) => state.products.includes(box)));
  return { random: drawn.state, doctrine, planDeck: [...DOCTRINES[doctrine], ...missions] };
}

const plansOfDoctrine = (doctrine: string): readonly string[] =>
  isDoctrine(doctrine) ? DOCTRINES[doctrine] : [];

export function imperialStage(
  play: CampaignPlay,
  before: CampaignState,
): { readonly state: CampaignState; readonly events: readonly CampaignEvent[] } {
  const deck = shuffled(before.random, classicOf(before).planDeck);
  const drawn = inOrder(classicOf(before), deck.value.slice(0, CARDS_DRAWN));
  const events: CampaignEvent[] = [{ kind: 'stageBegan', stage: 'imperial', slot: classicOf(before).slot }];
  let state: CampaignState = {
    ...before,
    random: deck.state,
    classic: { ...classicOf(before), stage: 'imperial', bought: [] },
  };
  for (const card of drawn) {
    const cost = costOf(play, state, card);
    if (cost === undefined || cost > classicOf(state).influence) continue;
    const bought = withPlan(play, paid(state, card, cost), card);
    state = bought.state;
    events.push({ kind: 'planBought', plan: card, cost }, ...bought.events);
  }
  return { state, events };
}

/** Missions as they were drawn, then the doctrine's own plans in its order. */
function inOrder({ doctrine }: ClassicState, drawn: readonly string[]): readonly string[] {
  const own = plansOfDoctrine(doctrine);
  return [...drawn.filter((id) => !own.includes(id)), ...own.filter((id) => drawn.includes(id))];
}

/** Nothing: it cannot be bought now. */
function costOf(play: CampaignPlay, state: CampaignState, card: string): number | undefined {
  const plan = planOf(card);
  if (plan) return plan.cost;
  const { plans = [], slots } = classicRules(play);
  const mission = plans.find((one) => one.mission === card);
  const isPlayed = state.finished.some((one) => one.mission === card);
  const isAllowed = slots[classicOf(state).slot]?.agenda === true && !isPlayed;
  return isAllowed ? mission?.cost : undefined;
}

function paid(state: CampaignState, card: string, cost: number): CampaignState {
  const classic = classicOf(state);
  const planDeck = classic.planDeck.filter((id) => id !== card);
  const bought = [...classic.bought, card];
  return { ...state, classic: { ...classic, influence: classic.influence - cost, planDeck, bought } };
}

function withPlan(
  play: CampaignPlay,
  state: CampaignState,
  card: string,
): { readonly state: CampaignState; readonly events: readonly CampaignEvent[] } {
  const classic = classicOf(state);
  const plan = planOf(card);
  if (plan?.lasts === 'once') {
    const credits = Math.min(state.credits, (plan.effects.toll ?? 0) * state.heroes.length);
    return { state: { ...state, credits: state.credits - credits }, events: [{ kind: 'toll', credits }] };
  }
  if (plan)
    return { state: { ...state, classic: { ...classic, plans: [...classic.plans, card] } }, events: [] };
  const isForced = classicRules(play).plans?.find(({ mission }) => mission === card)?.forced === true;
  if (!isForced) {
    return { state: { ...state, classic: { ...classic, sides: [...classic.sides, card] } }, events: [] };
  }
  const forced = [...classic.forced, card];
  return {
    state: { ...state, classic: { ...classic, forced } },
    events: [{ kind: 'missionForced', mission: card }],
  };
}
