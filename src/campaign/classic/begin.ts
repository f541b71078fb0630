// The first moment of a classic campaign: the doctrine is drawn, and the side mission deck is built or waits for the players.

import type { CampaignEvent } from '../command';
import type { CampaignPlay } from '../play';
import type { CampaignState, ClassicState } from '../state';
import { drawDoctrine } from './imperial';
import { greenChoice, mustChoose, classicRules, withSideDeck } from './sideDeck';

export function withClassicStart(
  play: CampaignPlay,
  before: CampaignState,
): { readonly state: CampaignState; readonly events: readonly CampaignEvent[] } {
  if (!play.kit.campaign.classic) return { state: before, events: [] };
  const { random, doctrine, planDeck } = drawDoctrine(play, before);
  const classic: ClassicState = {
    slot: 0,
    stage: 'mission',
    xp: Object.fromEntries(before.heroes.map(({ id }) => [id, 0])),
    influence: 0,
    sideDeck: [],
    sides: [],
    opened: [],
    forced: [],
    level: classicRules(play).slots[0]?.threat ?? 0,
    threat: 0,
    villains: [],
    doctrine,
    planDeck,
    plans: [],
    bought: [],
    sold: [],
  };
  const state: CampaignState = { ...before, random, classic };
  const drawn: CampaignEvent = { kind: 'doctrineDrawn', doctrine };
  if (mustChoose(play, state)) {
    const asked: CampaignState = { ...state, classic: { ...classic, stage: 'deck' } };
    return { state: asked, events: [drawn, { kind: 'stageBegan', stage: 'deck', slot: 0 }] };
  }
  const green = greenChoice(play, state).cards.map(({ mission }) => mission);
  const events: readonly CampaignEvent[] = [drawn, { kind: 'stageBegan', stage: 'mission', slot: 0 }];
  return { state: withSideDeck(play, state, green), events };
}
