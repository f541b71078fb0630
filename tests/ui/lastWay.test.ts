// Who keeps track of the figures is asked before every mission; the answer of last time is there already.

import { describe, expect, it } from 'vitest';
import type { CampaignCommand } from '../../src/campaign';
import { wasTracked } from '../../src/ui/campaign/lastWay';

const begin = (mission: string, tracked: boolean): CampaignCommand => ({
  kind: 'begin',
  mission,
  ally: null,
  tracked,
});
const track = (on: boolean): CampaignCommand => ({ kind: 'play', command: { kind: 'track', on } });
const after = (...commands: readonly CampaignCommand[]) =>
  wasTracked(
    commands.map((command) => ({ command })),
    (mission) => mission === 'meeting',
  );

describe('the way the next mission of a campaign is played', () => {
  it('[tracked play] the app keeps track in the first one', () => {
    expect(after()).toBe(true);
  });

  it('[tracked play] as the last mission began, whatever encounters came between', () => {
    expect(after(begin('one', true))).toBe(true);
    expect(after(begin('one', true), { kind: 'conclude' }, begin('meeting', false))).toBe(true);
    expect(after(begin('one', true), begin('two', false))).toBe(false);
  });

  it('[tracked play] a change during the mission counts', () => {
    expect(after(begin('one', false), track(true))).toBe(true);
    expect(after(begin('one', true), track(false))).toBe(false);
  });
});
