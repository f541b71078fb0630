// Missions as content files write them. A list that the engine wants may be left out where it would be
// empty; other fields that are left out stay left out: the mission knows its own defaults.

import type { z } from 'zod';
import type { Mission } from '../../mission';
import { missionType } from './missionLanguage';

// The tables say what the schema checks and what the type is; the compiler sees only the second.
export const missionSchema = missionType('Mission') as unknown as z.ZodType<Mission>;
