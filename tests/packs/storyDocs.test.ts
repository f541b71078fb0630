// Examples of the authors' guides that show what stories need: each of them is a part of a mission or campaign that the schema takes.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { missionType } from '../../src/packs/schemas/missionLanguage';
import { campaignSchema } from '../../src/packs/schemas/campaign';
import { SAMPLE_CAMPAIGN } from '../campaign/sampleCampaign';
import { GOOD_MISSION } from './missionSamples';

type Part = Readonly<Record<string, unknown>>;

/** The blocks between two headings. */
function partsIn(file: string, heading: string): readonly Part[] {
  const text = readFileSync(new URL(`../../docs/${file}`, import.meta.url), 'utf8');
  const [, after = ''] = text.split(`\n${heading}\n`);
  const [chapter = ''] = after.split(/\n#{2,3} /);
  return [...chapter.matchAll(/```(?:json|text)\n([\s\S]*?)```/g)].map(
    ([, json = '']) => JSON.parse(json) as Part,
  );
}

describe('[row 455] missions', () => {
  it.each(['People who are led', 'Meters, decisions, duels', 'Heroes of their own', 'Shapes'])(
    '%s',
    (heading) => {
      const parts = partsIn('missions.md', `### ${heading}`);
      expect(parts.length).toBeGreaterThan(0);
      for (const part of parts)
        expect(missionType('Mission').safeParse({ ...GOOD_MISSION, ...part }).error?.issues ?? []).toEqual(
          [],
        );
    },
  );
});

describe('[row 454] campaigns', () => {
  it.each([
    'Lasting injuries',
    'Another try',
    'A map that changes',
    'One encounter for one hero',
    'From one campaign to the next',
  ])('%s', (heading) => {
    const parts = partsIn('campaigns.md', `### ${heading}`);
    expect(parts.length).toBeGreaterThan(0);
    for (const part of parts)
      expect(campaignSchema.safeParse({ ...SAMPLE_CAMPAIGN, ...part }).error?.issues ?? []).toEqual([]);
  });
});
