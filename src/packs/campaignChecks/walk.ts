// Lists everything in a campaign, with its place and what it is: what the checks look for, they find here.

import { CAMPAIGN_FORMS, type Campaign, type CampaignLeafTypes, type CampaignType } from '../../campaign';
import { itemsOf, type Child, type Item } from '../../kernel';

type Inside = (value: unknown) => readonly Child[];
const nothing: Inside = () => [];

/** What lies inside each type that is no form. */
const INSIDE: { readonly [L in keyof CampaignLeafTypes]: Inside } = {
  id: nothing,
  version: nothing,
  text: nothing,
  number: (value) => {
    if (typeof value === 'string') return [{ step: [], is: 'expression', value }];
    return typeof value === 'object' ? [{ step: [], is: 'number{}', value }] : [];
  },
  expression: nothing,
  true: nothing,
  label: nothing,
  injury: nothing,
  legacy: nothing,
  size: nothing,
  look: nothing,
  scene: nothing,
  place: nothing,
  mission: nothing,
  item: nothing,
  reward: nothing,
  card: nothing,
  flag: nothing,
  route: (value) => [{ step: [], is: 'place[]', value }],
  mapPoint: nothing,
  amount: nothing,
  count: nothing,
  tier: nothing,
  fameTiers: nothing,
  boolean: nothing,
  hero: nothing,
  outcome: nothing,
  slotKind: nothing,
  sideColour: nothing,
  period: nothing,
};

export const itemsInCampaign = (campaign: Campaign): readonly Item<CampaignType>[] =>
  itemsOf<CampaignType>(
    {
      forms: CAMPAIGN_FORMS,
      aliases: {},
      inside: (type, value) => INSIDE[type as keyof CampaignLeafTypes](value),
    },
    'Campaign',
    campaign,
  );
