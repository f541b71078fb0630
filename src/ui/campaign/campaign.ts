// What every part of the campaign screen knows: the campaign, how to speak of it, and how to tell it something.

import { createContext, useContext } from 'react';
import {
  lessonsLeft,
  type CampaignCommand,
  type CampaignHero,
  type CampaignPlay,
  type CampaignState,
} from '../../campaign';
import type { Pack } from '../../packs';
import type { CampaignTeller } from '../../text';

export type CampaignTable = {
  readonly play: CampaignPlay;
  readonly state: CampaignState;
  readonly teller: CampaignTeller;
  /** Names of what the campaign only knows by id: products, supply cards. */
  readonly pack: Pack;
  /** Whether the app kept track of the figures in the last mission. */
  readonly wasTracked: boolean;
  /** Tells the campaign something; a refusal is shown. */
  readonly say: (command: CampaignCommand) => void;
  /** Why it would not do it, in words; `null`: it would. */
  readonly whyNot: (command: CampaignCommand) => string | null;
};

const CampaignContext = createContext<CampaignTable | null>(null);

export const CampaignProvider = CampaignContext.Provider;

export function useCampaign(): CampaignTable {
  const campaign = useContext(CampaignContext);
  if (!campaign) throw new Error('a part of the campaign screen was shown outside of it');
  return campaign;
}

/** Those who can learn now: neither in a mission nor after the end. */
export const learnersIn = (state: CampaignState): readonly CampaignHero[] =>
  state.running === null && state.ending === null
    ? state.heroes.filter((hero) => lessonsLeft(state, hero) > 0)
    : [];
