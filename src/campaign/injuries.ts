// Lasting injuries between missions: what heroes bring home, and what the infirmary takes for healing them.

import type { OfKind } from '../kernel';
import { heroIn, type Game } from '../mission';
import type { CampaignCommand } from './command';
import { countInCampaign } from './numbers';
import type { CampaignPlay } from './play';
import type { CampaignHero, CampaignState } from './state';
import { finishedStep, refuse, type CampaignStep } from './step';

/** As the mission leaves them. */
export const withInjuriesOf = (state: CampaignState, game: Game): CampaignState => ({
  ...state,
  heroes: state.heroes.map((hero): CampaignHero => {
    const { injuries: _before, ...rest } = hero;
    const { injuries = [] } = heroIn(game, hero.id) ?? {};
    return injuries.length > 0 ? { ...rest, injuries } : rest;
  }),
});

/** `null`: nobody heals here. */
export function healingPrice(play: CampaignPlay, state: CampaignState): number | null {
  const { infirmary } = play.kit.campaign;
  return infirmary ? countInCampaign(play, state, infirmary.price) : null;
}

export function heal(
  play: CampaignPlay,
  state: CampaignState,
  { hero: id, injury }: OfKind<CampaignCommand, 'heal'>,
): CampaignStep {
  const price = healingPrice(play, state);
  const hero = state.heroes.find((one) => one.id === id);
  if (price === null) return refuse('noInfirmary');
  if (!hero) return refuse('unknownHero', id);
  if (!hero.injuries?.includes(injury)) return refuse('notInjured', id);
  if (state.credits < price) return refuse('tooExpensive', id);
  const injuries = hero.injuries.filter((one) => one !== injury);
  const healed: CampaignState = {
    ...state,
    credits: state.credits - price,
    heroes: state.heroes.map((one) => (one === hero ? { ...one, injuries } : one)),
  };
  return finishedStep(healed, { kind: 'healed', hero: id, injury, credits: price });
}
