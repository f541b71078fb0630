// The way through the slots (classic 1.2, 1.8): from the Rebel upgrade stage to that of the Empire, and on to the next slot.

import type { CampaignEvent } from '../command';
import type { CampaignPlay } from '../play';
import type { CampaignState, CampaignStage } from '../state';
import { finishedStep, refuse, type CampaignStep } from '../step';
import { imperialStage } from './imperial';
import { missionsFor } from './open';
import { planOf } from './plans';
import { classicOf, classicRules } from './sideDeck';

type Moved = { readonly state: CampaignState; readonly events: readonly CampaignEvent[] };

export function endStage(play: CampaignPlay, state: CampaignState): CampaignStep {
  const { classic } = state;
  if (!classic) return refuse('wrongStage');
  const [forced] = classic.forced;
  if (forced !== undefined) return refuse('forcedFirst', forced);
  const moved = MOVES[classic.stage](play, state);
  return moved === undefined ? refuse('wrongStage') : finishedStep(moved.state, ...moved.events);
}

const MOVES: {
  readonly [S in CampaignStage]: (play: CampaignPlay, state: CampaignState) => Moved | undefined;
} = {
  // The players choose their cards, or play the mission.
  deck: () => undefined,
  mission: () => undefined,
  rebel: (play, state) => imperialStage(play, withoutPlans({ ...state, stock: [] }, 'stage')),
  imperial: (play, state) => toNextSlot(play, state),
};

function toNextSlot(play: CampaignPlay, before: CampaignState): Moved {
  const { slots } = classicRules(play);
  const events: CampaignEvent[] = [];
  let slot = classicOf(before).slot + 1;
  for (; slot < slots.length - 1; slot++) {
    const here = slots[slot];
    if (here && missionsFor(play, before, here).length > 0) break;
    events.push({ kind: 'slotPassed', slot });
  }
  const state: CampaignState = { ...before, classic: { ...classicOf(before), slot, stage: 'mission' } };
  return { state, events: [...events, { kind: 'stageBegan', stage: 'mission', slot }] };
}

/** Plans that are over now. */
export function withoutPlans(state: CampaignState, ended: 'mission' | 'stage'): CampaignState {
  const classic = classicOf(state);
  const plans = classic.plans.filter((id) => planOf(id)?.lasts !== ended);
  return { ...state, classic: { ...classic, plans } };
}
