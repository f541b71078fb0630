import { describe, expect, it } from 'vitest';
import type { CampaignReport } from '../../src/campaign';
import { bringsNews, nameToRead } from '../../src/ui/campaign/lastRead';

const report = (mission: string, outcome: string): CampaignReport => ({
  mission,
  outcome,
  won: outcome === 'won',
  rewards: [],
  credits: 0,
  fame: 0,
  items: [],
  lostItems: [],
  exchanged: [],
  allies: {},
  extraTraining: [],
  promoted: null,
});

describe('what was read', () => {
  it('[report] another mission or another outcome at the same place of the journal is read anew', () => {
    const read = nameToRead(12, report('one', 'won'));
    expect(nameToRead(12, report('one', 'won'))).toBe(read);
    expect(nameToRead(12, report('one', 'lost'))).not.toBe(read);
    expect(nameToRead(12, report('two', 'won'))).not.toBe(read);
    expect(nameToRead(14, report('one', 'won'))).not.toBe(read);
  });
});

describe('the results of an encounter', () => {
  const gear = { kind: 'items', text: 'New in the ship: a tent.' } as const;
  const fame = { kind: 'fame', text: '2 fame.' } as const;

  it('[report] are a page only if they tell something that nobody has read', () => {
    const encounter = report('trader', 'ended');
    expect(bringsNews(encounter, [gear], true)).toBe(false);
    expect(bringsNews(encounter, [gear, fame], true)).toBe(true);
    expect(bringsNews({ ...encounter, rewards: ['thanks'] }, [gear], true)).toBe(true);
  });

  it('[report] of a mission always are', () => {
    expect(bringsNews(report('one', 'won'), [], false)).toBe(true);
  });
});
