// A campaign as content files write it. What its conditions and ids mean is checked in `campaignChecks`.

import { z } from 'zod';
import {
  CAMPAIGN_FORMS,
  CAMPAIGN_SIZES,
  PLACE_LOOKS,
  CARD_COLOURS,
  SLOT_KINDS,
  type Campaign,
  type CampaignLeafTypes,
} from '../../campaign';
import { SCENES } from '../../mission';
import { INJURIES } from '../../rules';
import { count, word } from './fields';
import { schemasOf } from './forms';
import { num, textKey } from './missionLanguage';

const percent = z.number().min(0).max(100);

const LEAVES: { readonly [L in keyof CampaignLeafTypes]: () => z.ZodType<CampaignLeafTypes[L]> } = {
  id: () => word('Own id.'),
  version: () => count('A version.', 1, 9999),
  text: () => textKey,
  number: () => num,
  expression: () => z.string().min(1).max(500),
  true: () => z.literal(true),
  label: () => word('A short word of your own.'),
  injury: () => z.enum(INJURIES),
  legacy: () => z.string().min(1).max(500),
  size: () => z.enum(CAMPAIGN_SIZES),
  look: () => z.enum(PLACE_LOOKS),
  scene: () => z.enum(SCENES),
  place: () => word('A place.'),
  mission: () => word('A mission.'),
  item: () => word('Id of an item.'),
  reward: () => word('Id of a reward card.'),
  card: () => word('Id of a deployment card.'),
  flag: () => word('A flag.'),
  route: () => z.tuple([word('A place.'), word('Another one.')]),
  mapPoint: () => z.tuple([percent, percent]),
  amount: () => z.int().min(0).max(9999),
  count: () => count('A number.', 0, 99),
  tier: () => z.union([z.literal(1), z.literal(2), z.literal(3)]),
  fameTiers: () => z.tuple([count('For tier 2.', 0, 9999), count('For tier 3.', 0, 9999)]),
  boolean: () => z.boolean(),
  hero: () => word('Id of a hero.'),
  outcome: () => word('An outcome of the mission.'),
  slotKind: () => z.enum(SLOT_KINDS),
  sideColour: () => z.enum(CARD_COLOURS),
  period: () => z.tuple([count('From.', 0, 99), count('To.', 0, 99)]),
};

const campaignType = schemasOf({
  forms: CAMPAIGN_FORMS,
  aliases: {},
  leaf: (type) => LEAVES[type as keyof CampaignLeafTypes](),
});

// The tables say what the schema checks and what the type is; the compiler sees only the second.
export const campaignSchema = campaignType('Campaign') as unknown as z.ZodType<Campaign>;
