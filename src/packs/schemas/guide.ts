// A guide as content files write it. What its steps mean is checked in `checkGuides`.

import { z } from 'zod';
import {
  GUIDE_ANCHORS,
  GUIDE_FORMS,
  GUIDE_HURTS,
  GUIDE_ORDERS,
  GUIDE_PLAYS,
  GUIDE_SIGHT_NAMES,
  GUIDE_THINGS,
  type Guide,
  type GuideLeafTypes,
} from '../guide';
import { count, word } from './fields';
import { schemasOf } from './forms';
import { textKey } from './missionLanguage';

const LEAVES: { readonly [L in keyof GuideLeafTypes]: () => z.ZodType<GuideLeafTypes[L]> } = {
  id: () => word('Own id.'),
  campaign: () => word('A campaign.'),
  text: () => textKey,
  sight: () => z.enum(GUIDE_SIGHT_NAMES),
  anchor: () => z.enum(GUIDE_ANCHORS),
  play: () => z.enum(GUIDE_PLAYS),
  orders: () => z.enum(GUIDE_ORDERS),
  boolean: () => z.boolean(),
  true: () => z.literal(true),
  heroes: () => z.union([z.literal(2), z.literal(3), z.literal(4)]),
  count: () => count('A number.', 1, 99),
  section: () => word('A section.'),
  step: () => word('A step.'),
  hurt: () => z.enum(GUIDE_HURTS),
  thing: () => z.enum(GUIDE_THINGS),
};

const guideType = schemasOf({
  forms: GUIDE_FORMS,
  aliases: {},
  leaf: (type) => LEAVES[type as keyof GuideLeafTypes](),
});

// The tables say what the schema checks and what the type is; the compiler sees only the second.
export const guideSchema = guideType('Guide') as unknown as z.ZodType<Guide>;
