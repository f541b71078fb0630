// A guide as content files write it. What its steps mean is checked in `checkGuides`.

import { z } from 'zod';
import {
  GUIDE_ANCHORS,
  GUIDE_HURTS,
  GUIDE_PLAYS,
  GUIDE_SIGHT_NAMES,
  GUIDE_THINGS,
  type Guide,
  type GuideStep,
  type GuideWhen,
} from '../guide';
import { count, strict, word } from './fields';
import { textKey } from './missionLanguage';

const MOST_STEPS = 200;

const when = strict({
  shows: z.enum(GUIDE_SIGHT_NAMES).describe('What the players have before them.'),
  play: z
    .enum(GUIDE_PLAYS)
    .exactOptional()
    .describe('Whether the app knows where figures stand ("tracked"), or the players alone do ("told").'),
  orders: z
    .enum(['told', 'resolved'])
    .exactOptional()
    .describe('With "orders": whether they are only told, or worked out on the board.'),
  acting: z
    .boolean()
    .exactOptional()
    .describe('With "table": whether an activation was begun. Left out: either.'),
  heroes: z
    .union([z.literal(2), z.literal(3), z.literal(4)])
    .exactOptional()
    .describe('With so many heroes only.'),
  round: count('From this round on.', 1, 99).exactOptional(),
  turn: count('From this hero activation of the first round on.', 1, 99).exactOptional(),
  section: word('Id of a section: once it lies on the table.').exactOptional(),
  hurt: z.enum(GUIDE_HURTS).exactOptional().describe('Once some hero is.'),
  medpac: z.literal(true).exactOptional().describe('Once the heroes have a medpac.'),
  thing: z.enum(GUIDE_THINGS).exactOptional().describe('With "thing": what was opened.'),
  peril: z.literal(true).exactOptional().describe('With "message": only one that peril brought.'),
  won: z.boolean().exactOptional().describe('With "over": only if won, or only if lost.'),
  after: word('Id of an earlier step: only when that one has been seen.').exactOptional(),
}) satisfies z.ZodType<GuideWhen>;

const step = strict({
  id: word('Own id within the guide. Players who have seen a step do not see it again, so do not reuse it.'),
  when: when.describe('When it comes: all that is given must hold.'),
  point: z.enum(GUIDE_ANCHORS).describe('What it points at. Without that on the screen it does not come.'),
  text: textKey.describe('What it says: a key of the words of this guide.'),
}) satisfies z.ZodType<GuideStep>;

export const guideSchema = strict({
  id: word('Own id.'),
  campaign: word('Id of the campaign that it leads through.'),
  steps: z
    .array(step)
    .min(1)
    .max(MOST_STEPS)
    .describe('The steps. Of those that could come, the first one does; each comes once.'),
}) satisfies z.ZodType<Guide>;
