// What the list of slots knows of a game. Summaries come from files: whatever is missing or strange gets a plain value.

import { printable } from '../../kernel';
import type { CampaignSummary } from '../../campaign';
import type { BattleSummary } from './battleGame';
import type { Summary } from './missionGame';

export type ReadSummary = StorySummary | ReadBattle;
/** No heroes take part in a battle, and lists of games need not know. */
type ReadBattle = BattleSummary & { readonly heroes: readonly [] };
type StorySummary = CampaignSummary | ({ readonly kind: 'mission' } & Summary);

export function readSummary(stored: unknown): ReadSummary {
  const fields: Readonly<Record<string, unknown>> =
    typeof stored === 'object' && stored !== null ? { ...stored } : {};
  const text = (name: string) => textIn(fields[name]) ?? '';
  const count = (name: string) => (isShownCount(fields[name]) ? fields[name] : 0);
  if (fields['kind'] === 'battle') {
    return {
      kind: 'battle',
      heroes: [],
      round: count('round'),
      objective: text('objective'),
      empire: count('empire'),
      rebels: count('rebels'),
      winner: textIn(fields['winner']),
    };
  }
  const shared = {
    heroes: Array.isArray(fields['heroes'])
      ? [...new Set(fields['heroes'].filter(isText).map(printable))].slice(0, MOST_HEROES)
      : [],
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
      mission: textIn(fields['mission']),
      round: isShownCount(fields['round']) ? fields['round'] : null,
      ending: textIn(fields['ending']),
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

/** As much as a line of the list holds. */
const [MOST_HEROES, MOST_LETTERS, MOST_COUNT] = [4, 120, 9999];

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= MOST_LETTERS;

/** Names and ids as they can be seen, whoever wrote them. */
const textIn = (value: unknown): string | null => (isText(value) ? printable(value) : null);

const isShownCount = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MOST_COUNT;
