// A campaign as content files write it. What its conditions and ids mean is checked in `campaignChecks`.

import { z } from 'zod';
import { CAMPAIGN_SIZES, PLACE_LOOKS, type Campaign } from '../../campaign';
import { count, strict, word } from './fields';
import { num, textKey } from './missionLanguage';

const MOST = { places: 40, missions: 40, encounters: 80, endings: 20, items: 100 } as const;

const text = (what: string) => textKey.describe(what);

const expression = (what: string) => z.string().min(1).max(500).describe(what);

const numbers = (what: string) => z.record(word('An id.'), z.int().min(0).max(9999)).describe(what);

const CONDITION =
  'An expression over flag(\'…\'), missions, fame, credits, heroes, hard. Finishing a mission raises flags like "won-<mission>".';

const place = strict({
  id: word('Own id.'),
  name: text('Its name on the map.'),
  at: z
    .tuple([z.number().min(0).max(100), z.number().min(0).max(100)])
    .describe('Where it lies, in hundredths of the width and height of the map.'),
  look: z.enum(PLACE_LOOKS).describe('How it is drawn.'),
});

const storyMission = strict({
  mission: word('Id of a mission.'),
  place: word('Where on the map.'),
  blurb: text('What the map says about it.'),
  if: expression(`When it is open. Left out: from the start. ${CONDITION}`).exactOptional(),
  finale: z.literal(true).exactOptional().describe('The campaign is over after it.'),
  noTraining: z.literal(true).exactOptional().describe('Nobody learns a class card after it.'),
});

const encounter = strict({
  mission: word('Id of a mission with "encounter": true.'),
  place: word('Where on the map.'),
  blurb: text('What the map says about it.'),
  if: expression(`When it may appear. Left out: always. ${CONDITION}`).exactOptional(),
});

const tier = z.union([z.literal(1), z.literal(2), z.literal(3)]);

const armory = strict({
  stock: num.describe('How many cards lie there after each mission.'),
  tiers: z
    .array(
      strict({
        missions: count('From so many finished missions on …', 0, 99),
        most: tier.describe('… up to this tier.'),
      }),
    )
    .min(1)
    .max(10)
    .describe('Which tiers it sells.'),
  prices: numbers('Prices of items; others go by tier.').exactOptional(),
});

const fame = strict({
  perGroup: count('For every defeated group.', 0, 99).exactOptional(),
  perHealthyHero: count('For every healthy hero when a mission is won.', 0, 99).exactOptional(),
  perEncounter: count('For every encounter.', 0, 99).exactOptional(),
  tiers: z
    .tuple([count('For tier 2.', 0, 9999), count('For tier 3.', 0, 9999)])
    .exactOptional()
    .describe('From how much fame on rewards come from the second and third tier.'),
});

const ending = strict({
  id: word('Own id.'),
  title: text('Its title.'),
  text: text('What is read.'),
  if: expression(`When. Left out: when no earlier one holds. ${CONDITION}`).exactOptional(),
});

export const campaignSchema = strict({
  id: word('Own id.'),
  version: count('Raised with every change that players should know of.', 1, 9999),
  title: text('Its title.'),
  blurb: text('Two or three sentences for the list of campaigns.'),
  intro: text('Read aloud when it begins.').exactOptional(),
  size: z.enum(CAMPAIGN_SIZES).describe('How long it is.'),
  start: strict({
    credits: num.exactOptional().describe('Credits.'),
    items: z.array(word('Id of an item.')).max(MOST.items).exactOptional().describe('Items.'),
    allies: numbers('Allies, by card: how often each may come along.').exactOptional(),
    flags: numbers('Flags.').exactOptional(),
  })
    .exactOptional()
    .describe('What the heroes begin with.'),
  places: z.array(place).min(1).max(MOST.places).describe('The places on the map.'),
  routes: z
    .array(z.tuple([word('A place.'), word('Another one.')]))
    .max(MOST.places)
    .exactOptional()
    .describe('Lines between places.'),
  missions: z.array(storyMission).min(1).max(MOST.missions).describe('The story missions.'),
  encounters: z.array(encounter).max(MOST.encounters).exactOptional().describe('The encounters.'),
  armory: armory.exactOptional().describe('What the armory sells. Left out: there is none.'),
  fame: fame.exactOptional().describe('What makes the party famous.'),
  endings: z.array(ending).min(1).max(MOST.endings).describe('How it can end; the first that holds.'),
}) satisfies z.ZodType<Campaign>;
