// A mission that was lost may be tried again, where its author allows it, before any other story mission is played. The price is
// paid when it begins, and its first end is forgotten.

import { randomInt } from '../kernel';
import type { Injury } from '../rules';
import type { CampaignEvent } from './command';
import type { Retry } from './definition';
import type { CampaignPlay } from './play';
import type { CampaignState, Finished } from './state';

/** The price, if the party may try this mission again and can pay; nothing else: it may not. */
export function retryOf(play: CampaignPlay, state: CampaignState, mission: string): Retry | undefined {
  const { retry, finale } = play.story.get(mission) ?? {};
  const last = state.finished.findLast(({ encounter }) => !encounter);
  if (!retry || finale || last?.mission !== mission || last.won) return undefined;
  const tried = state.retried?.[mission] ?? 0;
  const { credits = 0, fame = 0, most = 1 } = retry;
  return tried < most && state.credits >= credits && state.fame >= fame ? retry : undefined;
}

/** Paid, and as if the mission had never ended; how often it was tried again stays as a flag. */
export function withRetry(
  play: CampaignPlay,
  state: CampaignState,
  mission: string,
): { readonly state: CampaignState; readonly events: readonly CampaignEvent[] } {
  const retry = retryOf(play, state, mission);
  if (!retry) return { state, events: [] };
  const { credits = 0, fame = 0, injury } = retry;
  const last = state.finished.findLast((one) => one.mission === mission);
  const times = (state.retried?.[mission] ?? 0) + 1;
  const paid: CampaignState = {
    ...state,
    credits: state.credits - credits,
    fame: state.fame - fame,
    finished: state.finished.filter((one) => one !== last),
    flags: { ...withoutEnd(state.flags, mission, last), [`retried-${mission}`]: times },
    retried: { ...state.retried, [mission]: times },
  };
  const hurt = injury === undefined ? { state: paid, hero: null } : withInjury(paid, injury);
  const event: CampaignEvent = {
    kind: 'retried',
    mission,
    credits,
    fame,
    ...(injury !== undefined && hurt.hero !== null && { injury, hero: hurt.hero }),
  };
  return { state: hurt.state, events: [event] };
}

function withoutEnd(
  flags: CampaignState['flags'],
  mission: string,
  last: Finished | undefined,
): CampaignState['flags'] {
  const { [`lost-${mission}`]: _lost, [`${mission}-${last?.outcome ?? ''}`]: _outcome, ...others } = flags;
  return others;
}

/** One of those who do not have it yet. */
function withInjury(
  state: CampaignState,
  injury: Injury,
): { readonly state: CampaignState; readonly hero: string | null } {
  const healthy = state.heroes.filter(({ injuries = [] }) => !injuries.includes(injury));
  if (healthy.length === 0) return { state, hero: null };
  const { value, state: random } = randomInt(state.random, healthy.length);
  const hero = healthy[value]?.id ?? null;
  const heroes = state.heroes.map((one) =>
    one.id === hero ? { ...one, injuries: [...(one.injuries ?? []), injury] } : one,
  );
  return { state: { ...state, random, heroes }, hero };
}
