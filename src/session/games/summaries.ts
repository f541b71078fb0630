// What the list of slots knows of a game. Summaries come from files: whatever is missing or strange gets a plain value.

import type { CampaignSummary } from '../../campaign';
import type { Summary } from './missionGame';

export type ReadSummary = CampaignSummary | ({ readonly kind: 'mission' } & Summary);

export function readSummary(stored: unknown): ReadSummary {
  const fields: Readonly<Record<string, unknown>> =
    typeof stored === 'object' && stored !== null ? { ...stored } : {};
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '');
  const count = (name: string) => (typeof fields[name] === 'number' ? fields[name] : 0);
  const shared = {
    heroes: Array.isArray(fields['heroes']) ? fields['heroes'].filter(isText) : [],
    difficulty: fields['difficulty'] === 'hard' ? ('hard' as const) : ('normal' as const),
  };
  if (fields['kind'] === 'campaign') {
    return {
      ...shared,
      kind: 'campaign',
      campaign: text('campaign'),
      name: text('name'),
      missions: count('missions'),
      fame: count('fame'),
      mission: isText(fields['mission']) ? fields['mission'] : null,
      round: typeof fields['round'] === 'number' ? fields['round'] : null,
      ending: isText(fields['ending']) ? fields['ending'] : null,
    };
  }
  return {
    ...shared,
    kind: 'mission',
    mission: text('mission'),
    round: count('round'),
    tracked: fields['tracked'] === true,
    won: typeof fields['won'] === 'boolean' ? fields['won'] : null,
  };
}

const isText = (value: unknown): value is string => typeof value === 'string';
