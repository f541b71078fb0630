// The endings of The Last Ferry, put together for every way in which the last night and the weeks before can have gone.

import { beforeAll, describe, expect, it } from 'vitest';
import { endingTexts, makeCampaignPlay, startCampaign, type CampaignPlay } from '../../src/campaign';
import { endingOf } from '../../src/campaign/map';
import { campaignKitFor } from '../../src/packs';
import { builtIn } from './missions';

type Flags = Readonly<Record<string, number>>;
type Read = { readonly flags: Flags; readonly ending: string; readonly texts: readonly string[] };

const HEROES = ['fenn-signis', 'diala-passil'];
const NIGHTS: readonly Flags[] = [
  { 'won-high-water': 1, 'high-water-weiss-falls': 1, 'chair-fell': 1, boarded: 0 },
  { 'won-high-water': 1, 'high-water-weiss-falls': 1, 'chair-fell': 1, boarded: 2 },
  { 'won-high-water': 1, 'high-water-tide-out': 1, boarded: 3 },
  { 'won-high-water': 1, 'high-water-tide-out': 1, 'chair-fell': 1, boarded: 3 },
  { 'won-high-water': 1, 'high-water-half-tide': 1, boarded: 1, 'row-given': 1 },
  { 'won-high-water': 1, 'high-water-half-tide': 1, 'chair-fell': 1, boarded: 2 },
  { 'lost-high-water': 1, 'high-water-net-closes': 1, boarded: 0 },
  { 'lost-high-water': 1, 'high-water-net-closes': 1, 'chair-fell': 1, boarded: 0 },
];
const ARCHIVES: readonly Flags[] = [
  { 'tally-burned': 1 },
  { 'tally-taken': 1 },
  { 'tally-false': 1 },
  { 'lost-slow-train': 1 },
];
const PEOPLE: readonly Flags[] = [
  {
    'nought-saved': 1,
    'dray-forgiven': 1,
    'iva-free': 1,
    'harrow-in': 1,
    'luke-coming': 1,
    'guns-silent': 1,
  },
  { 'odra-taken': 1, 'dray-left': 1, 'tavi-keeper': 1, 'harrow-in': 1, 'harrow-fell': 1 },
  { 'nought-saved': 1, 'dray-turned': 1, 'hale-turned': 1, 'saboteurs-in': 1, 'won-tollgate': 1 },
];

const reads: Read[] = [];
let play: CampaignPlay;

beforeAll(async () => {
  const { pack } = await builtIn();
  const kit = campaignKitFor(pack, 'the-last-ferry', HEROES);
  if (!kit.ok) throw new Error('no kit');
  play = makeCampaignPlay(kit.value);
  const setup = {
    kind: 'campaign',
    kit: kit.value,
    seed: 'ends',
    difficulty: 'normal',
    heroes: HEROES,
  } as const;
  const { state } = startCampaign({ ...setup, name: 'Ends', products: ['core'] }, play);
  for (const night of NIGHTS)
    for (const archive of ARCHIVES)
      for (const people of PEOPLE)
        for (const count of [0, 3, 9])
          for (const before of [10, 40]) {
            const crossed = before + 25 * (night['boarded'] ?? 0);
            const flags = { ...night, ...archive, ...people, count, crossed };
            const ended = { ...state, flags };
            const ending = endingOf(play, ended);
            reads.push({ flags, ending, texts: endingTexts(play, ended, ending) });
          }
});

const readsWith = (flag: string): readonly Read[] => reads.filter(({ flags }) => flags[flag] === 1);
const heardIn = (some: readonly Read[]): ReadonlySet<string> => new Set(some.flatMap(({ texts }) => texts));

describe('[row 271] the endings of The Last Ferry', () => {
  it('can all be reached', () => {
    expect(new Set(reads.map(({ ending }) => ending))).toEqual(
      new Set(play.kit.campaign.endings.map(({ id }) => id)),
    );
  });

  it('a general who was taken aboard arrests nobody and takes no town', () => {
    const heard = heardIn(readsWith('high-water-weiss-falls'));
    expect([...heard].filter((text) => /^(nobody|lamps|boats)\./.test(text))).toEqual([]);
  });

  it('one whose Chair fell takes no town and arrests nobody', () => {
    const heard = heardIn(readsWith('chair-fell'));
    for (const text of ['lamps.town', 'nobody.false', 'nobody.doors'])
      expect(heard, text).not.toContain(text);
    expect(heard).toContain('lamps.chair');
    expect(heard).toContain('nobody.chair');
  });

  it.each([
    ['nought-saved', 'after.nought'],
    ['iva-free', 'after.iva'],
    ['dray-turned', 'after.dray-left'],
    ['guns-silent', 'after.guns-live'],
    ['high-water-tide-out', 'lamps.half'],
    ['high-water-tide-out', 'nobody.half'],
    ['lost-high-water', 'boats.tide'],
    ['won-high-water', 'boats.stones'],
    ['harrow-fell', 'after.harrow'],
  ])('after %s nobody hears %s', (flag, text) => {
    expect(heardIn(readsWith(flag))).not.toContain(text);
    expect(heardIn(reads)).toContain(text);
  });

  it('every ending tells how many crossed, what became of the archive, of Odra and of the doctor', () => {
    for (const { texts, ending, flags } of reads) {
      const told = (start: RegExp): number => texts.filter((text) => start.test(text)).length;
      expect(told(/^after\.crossed/), ending).toBe(1);
      expect(told(/^after\.odra/), ending).toBe(1);
      expect(told(/^after\.(dray|sluice)/), ending).toBe(1);
      const isTold = flags['tally-false'] !== 1 || ending === 'small-boats' || ending === 'one-night';
      if (isTold) expect(told(/^after\.(burned|taken|false|archive)/), ending).toBe(1);
    }
  });
});
