// The flags of The Last Ferry: where each is raised and where it is read. The table in docs/last-ferry-flags.md is made
// here; `npx vitest run tests/content/lastFerry-flags.test.ts -u` writes it anew.

import { format } from 'prettier';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CampaignId, MissionId } from '../../src/packs';
import { builtIn } from './missions';

type Flags = Map<string, { readonly raised: Set<string>; readonly read: Set<string> }>;
const flags: Flags = new Map();

const of = (flag: string) => {
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
function raise(flag: string, to: unknown, place: string): void {
  of(flag).raised.add(place);
  for (const other of flagsNamedIn(to)) if (other !== flag) of(other).read.add(place);
}

function walk(value: unknown, place: string): void {
  if (typeof value === 'string') for (const flag of flagsNamedIn(value)) of(flag).read.add(place);
  if (typeof value !== 'object' || value === null) return;
  const { kind, flag, to, ...rest } = value as Record<string, unknown>;
  if (kind === 'setFlag' && typeof flag === 'string') return raise(flag, to, place);
  if (kind === 'flag' && typeof flag === 'string') of(flag).read.add(place);
  for (const [key, inner] of Object.entries({ ...rest, to })) {
    if (key === 'flags') for (const [name, worth] of Object.entries(inner as object)) raise(name, worth, place);
    else walk(inner, place);
  }
}

beforeAll(async () => {
  const { pack } = await builtIn();
  const campaign = pack.campaigns.get('the-last-ferry' as CampaignId);
  if (!campaign) throw new Error('no campaign');
  const { missions, encounters = [], endings, epilogue, start } = campaign;
  walk({ flags: start?.flags ?? {} }, 'the beginning');
  walk([...missions, ...encounters].map((stop) => stop.if), 'the map');
  walk([endings, epilogue], 'the endings');
  for (const { mission } of [...missions, ...encounters]) walk(pack.missions.get(mission as MissionId), mission);
});

/** How a mission ended, and what the party has: raised by the app. */
const isOurs = (flag: string): boolean => !/^(won|lost|party)-|^high-water-|^slow-train-/.test(flag);

describe('[row 272] the flags of The Last Ferry', () => {
  it('each that is raised is read somewhere else or later', () => {
    const unread = [...flags].filter(([, { raised, read }]) => raised.size > 0 && read.size === 0);
    expect(unread.map(([flag]) => flag)).toEqual([]);
  });

  it('stand in a table', async () => {
    const rows = [...flags]
      .filter(([flag]) => isOurs(flag))
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([flag, { raised, read }]) => `| \`${flag}\` | ${[...raised].join(', ')} | ${[...read].join(', ')} |`);
    const text = [
      '# Flags of The Last Ferry',
      '',
      'Made by tests/content/lastFerry-flags.test.ts. Each flag is raised by a choice or a result and paid back where it is read.',
      '',
      '| flag | raised in | read in |',
      '| --- | --- | --- |',
      ...rows,
      '',
    ].join('\n');
    await expect(await format(text, { parser: 'markdown', printWidth: 120 })).toMatchFileSnapshot(
      '../../docs/last-ferry-flags.md',
    );
  });
});
