// The authors' guide to campaigns must not fall behind: every field is told of there, and what it shows of the campaign
// that it walks through is what stands in the file.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CAMPAIGN_SIZES, PLACE_LOOKS } from '../../src/campaign';
import { fileJsonSchema } from '../../src/packs';

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const guide = read('docs/campaigns.md');

type Entry = Readonly<Record<string, unknown>>;
const { entries } = JSON.parse(read('content/campaigns/ember-line/campaign.json')) as { entries: [Entry] };
const [campaign] = entries;

/** The names of all fields, however deep. */
function fieldsIn(schema: unknown): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = 'properties' in schema ? Object.keys(schema.properties as object) : [];
  return [...own, ...Object.values(schema).flatMap(fieldsIn)];
}

describe('[content] the guide to campaigns', () => {
  it('[content] tells of every field, every look and every size', () => {
    const { properties } = fileJsonSchema('campaigns') as { properties: { entries: unknown } };
    const words = [...new Set(fieldsIn(properties.entries)), ...PLACE_LOOKS, ...CAMPAIGN_SIZES];
    expect(words.length).toBeGreaterThan(30);
    expect(words.filter((word) => !guide.includes(`\`${word}\``))).toEqual([]);
  });

  it('[content] shows the campaign of the app as it is', () => {
    const blocks = [...guide.matchAll(/```json\n([\s\S]*?)```/g)].map(
      ([, json = '']) => JSON.parse(json) as Entry,
    );
    expect(blocks.length).toBeGreaterThanOrEqual(6);
    for (const [field, value] of blocks.flatMap((block) => Object.entries(block))) {
      if (Array.isArray(value)) expect(campaign[field]).toEqual(expect.arrayContaining(value));
      else expect(campaign[field]).toEqual(value);
    }
  });
});
