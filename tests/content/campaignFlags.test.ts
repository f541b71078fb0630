// The flags of our long campaigns: where each is raised and where it is read. Their tables in docs are made here;
// `npx vitest run tests/content/campaignFlags.test.ts -u` writes them anew.

import { beforeAll, describe, expect, it } from 'vitest';
import type { Campaign } from '../../src/campaign';
import type { CampaignId, MissionId, Pack } from '../../src/packs';
import { builtIn } from './missions';
import { markdown } from '../markdown';

type Flags = Map<string, { readonly raised: Set<string>; readonly read: Set<string> }>;
type Place = { readonly flags: Flags; readonly name: string };

const of = (flags: Flags, flag: string) => {
  const known = flags.get(flag) ?? { raised: new Set<string>(), read: new Set<string>() };
  flags.set(flag, known);
  return known;
};

/** All texts below, as they stand in the file. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
const flagsNamedIn = (value: unknown): readonly string[] =>
  textsIn(value).flatMap((text) => [...text.matchAll(/flag\('([^']+)'\)/g)].map(([, flag = '']) => flag));

/** A flag that only counts itself up is not read by that. */
function raise(flag: string, to: unknown, { flags, name }: Place): void {
  of(flags, flag).raised.add(name);
  for (const other of flagsNamedIn(to)) if (other !== flag) of(flags, other).read.add(name);
}

function walk(value: unknown, place: Place): void {
  const { flags, name } = place;
  if (typeof value === 'string') for (const flag of flagsNamedIn(value)) of(flags, flag).read.add(name);
  if (typeof value !== 'object' || value === null) return;
  const { kind, flag, to, ...rest } = value as Record<string, unknown>;
  if (kind === 'setFlag' && typeof flag === 'string') return raise(flag, to, place);
  if (kind === 'flag' && typeof flag === 'string') of(flags, flag).read.add(name);
  for (const [key, inner] of Object.entries({ ...rest, to })) {
    if (key === 'flags') for (const [one, worth] of Object.entries(inner as object)) raise(one, worth, place);
    else walk(inner, place);
  }
}

function flagsOf(
  pack: Pack,
  { missions, encounters = [], endings, epilogue, start, places, ways }: Campaign,
): Flags {
  const flags: Flags = new Map();
  const at = (name: string): Place => ({ flags, name });
  walk({ flags: start?.flags ?? {} }, at('the beginning'));
  walk([[...missions, ...encounters].map((stop) => stop.if), places, ways], at('the map'));
  walk([endings, epilogue], at('the endings'));
  for (const { mission } of [...missions, ...encounters])
    walk(pack.missions.get(mission as MissionId), at(mission));
  return flags;
}

/** How a mission ended, and what the party has: raised by the app. */
const isOurs = (flag: string): boolean =>
  !/^(won|lost|party|retried)-|^(high-water|slow-train|noon)-/.test(flag) || flag === 'noon-key';

describe.each([
  { id: 'the-last-ferry', title: 'The Last Ferry', table: 'last-ferry-flags' },
  { id: 'under-a-rented-sky', title: 'Under a Rented Sky', table: 'rented-sky-flags' },
])('[row 272] the flags of $title', ({ id, title, table }) => {
  let flags: Flags;
  beforeAll(async () => {
    const { pack } = await builtIn();
    const campaign = pack.campaigns.get(id as CampaignId);
    if (!campaign) throw new Error('no campaign');
    flags = flagsOf(pack, campaign);
  });

  it('each that is raised is read somewhere else or later', () => {
    const unread = [...flags].filter(([, { raised, read }]) => raised.size > 0 && read.size === 0);
    expect(unread.map(([flag]) => flag)).toEqual([]);
  });

  it('stand in a table', async () => {
    const rows = [...flags]
      .filter(([flag]) => isOurs(flag))
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(
        ([flag, { raised, read }]) => `| \`${flag}\` | ${[...raised].join(', ')} | ${[...read].join(', ')} |`,
      );
    const text = [
      `# Flags of ${title}`,
      '',
      'Made by tests/content/campaignFlags.test.ts. Each flag is raised by a choice or a result and paid back where it is read.',
      '',
      '| flag | raised in | read in |',
      '| --- | --- | --- |',
      ...rows,
      '',
    ].join('\n');
    await expect(await markdown(text, { printWidth: 120 })).toMatchFileSnapshot(`../../docs/${table}.md`);
  });
});
