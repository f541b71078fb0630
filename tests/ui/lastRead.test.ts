import { describe, expect, it } from 'vitest';
import type { CampaignReport } from '../../src/campaign';
import { nameToRead } from '../../src/ui/campaign/lastRead';

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
