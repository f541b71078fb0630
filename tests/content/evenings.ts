// How an evening of one hero's own ends: the hero plays it beside one other, tries or does otherwise, and rolls.

import type { Pack } from '../../src/packs';
import { outcomeOf, walk } from './walk';

export function eveningOutcome(
  pack: Pack,
  encounter: string,
  hero: string,
  choose: 'try' | 'other',
  successes: number,
): string | undefined {
  const party = { heroes: [{ id: hero }, { id: hero === 'fenn-signis' ? 'gaarkhan' : 'fenn-signis' }] };
  const table = { heroes: 2, difficulty: 'normal', party, flags: { 'party-credits': 500 } } as const;
  return outcomeOf(walk(pack, encounter, table, { choose: { question: choose }, successes }));
}
