// "Under a Rented Sky" as a whole: the ways through it, an evening for each hero, endings that follow what happened.

import { beforeAll, describe, expect, it } from 'vitest';
import { endingTexts, makeCampaignPlay, startCampaign, type CampaignPlay } from '../../src/campaign';
import { endingOf } from '../../src/campaign/map';
import { campaignKitFor, type CampaignId, type MissionId, type Pack } from '../../src/packs';
import { walkCampaign } from './campaignWalk';
import { eveningOutcome } from './evenings';
import { builtIn } from './missions';

const CAMPAIGN = 'under-a-rented-sky';
const HEROES = ['fenn-signis', 'diala-passil'];
const OWN = 'sky-own-';

let pack: Pack;
beforeAll(async () => {
  ({ pack } = await builtIn());
});
const campaign = () => {
  const found = pack.campaigns.get(CAMPAIGN as CampaignId);
  if (!found) throw new Error('no campaign');
  return found;
};
const heroes = (): readonly string[] => [...pack.heroes.keys()];

describe('[under-a-rented-sky] the way through', () => {
  it('court or palace, stack or baths: the one excludes the other, and both ways lead to the end', () => {
    const palace = walkCampaign(pack, CAMPAIGN, HEROES);
    palace.giveUp('the-wrong-lamp');
    expect(palace.open().toSorted()).toEqual(['house-rules', 'night-court']);
    palace.giveUp('house-rules');
    expect(palace.open()).toEqual(['forty-doors']);
    palace.giveUp('forty-doors');
    expect(palace.open()).toEqual(expect.arrayContaining(['cloud-baths', 'cold-stack']));
    palace.giveUp('cloud-baths');
    expect(palace.open()).toEqual(['grit']);
    palace.giveUp('grit');
    expect(palace.open()).toEqual(expect.arrayContaining(['noon']));
  });

  it('nine missions, none in two places, and one last one', () => {
    const { missions } = campaign();
    expect(missions).toHaveLength(9);
    expect(new Set(missions.map(({ place }) => place)).size).toBe(9);
    expect(missions.filter(({ finale }) => finale).map(({ mission }) => mission)).toEqual(['noon']);
  });
});

const outcomeFor = (hero: string, choose: 'try' | 'other', successes: number): string | undefined =>
  eveningOutcome(pack, `${OWN}${hero}`, hero, choose, successes);

describe('[under-a-rented-sky] an evening of their own', () => {
  it('every hero of every box has one, which ends well, badly or otherwise', () => {
    expect(heroes()).toHaveLength(21);
    for (const hero of heroes()) {
      expect(outcomeFor(hero, 'try', 3), hero).toBe('well');
      expect(outcomeFor(hero, 'try', 0), hero).toBe('badly');
      expect(outcomeFor(hero, 'other', 0), hero).toBe('otherwise');
    }
  });

  it('it leaves something behind, which the epilogue tells', () => {
    for (const hero of heroes()) {
      const { rewards = [] } = pack.missions.get(`${OWN}${hero}` as MissionId) ?? {};
      const raised = rewards.filter(({ flags }) => Object.hasOwn(flags ?? {}, OWN + hero));
      expect(raised.length, hero).toBeGreaterThan(0);
      expect(campaign().epilogue, hero).toContainEqual({
        text: `after.${hero}`,
        if: `flag('${OWN}${hero}')`,
      });
    }
  });

  it('comes up only for those who play', () => {
    const walked = walkCampaign(pack, CAMPAIGN, ['jyn-odan', 'fenn-signis']);
    walked.giveUp('the-wrong-lamp');
    expect(walked.met().filter((id) => id.startsWith(OWN))).toEqual([`${OWN}jyn-odan`]);
  });
});

type Flags = Readonly<Record<string, number>>;
type Read = { readonly flags: Flags; readonly ending: string; readonly texts: readonly string[] };

const NOONS: readonly Flags[] = [
  { 'won-noon': 1, 'noon-turned': 1 },
  { 'won-noon': 1, 'noon-broken': 1 },
  { 'won-noon': 1, 'noon-vant-taken': 1 },
  { 'lost-noon': 1, 'noon-put-out': 1 },
];
const PEOPLE: readonly Flags[] = [
  {
    'wick-with': 1, 'nuuri-free': 1, 'bench-won': 1, 'pell-spared': 1, 'pell-turned': 1, doors: 5, 'vant-file': 1,
    'file-read-out': 1, 'cinder-spared': 1, 'cinder-with': 1,
  },
  {
    'noon-key': 1, 'ubbo-robbed': 1, 'pell-struck': 1, doors: 2, 'stack-fallen': 1, 'cinder-slain': 1, 'brann-lost': 1,
  },
  { 'noon-key': 1, 'ubbo-owed': 1, 'ubbo-paid': 1, 'pell-spared': 1, doors: 4, 'stack-held': 1, 'cinder-won': 1 },
]; // prettier-ignore

describe('[under-a-rented-sky] the endings', () => {
  const reads: Read[] = [];
  let play: CampaignPlay;
  beforeAll(() => {
    const kit = campaignKitFor(pack, CAMPAIGN, HEROES);
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
    for (const noon of NOONS)
      for (const people of PEOPLE)
        for (const lit of [0, 20])
          for (const debt of [0, 9]) {
            const flags = { ...noon, ...people, lit, debt };
            const ended = { ...state, flags };
            const ending = endingOf(play, ended);
            reads.push({ flags, ending, texts: endingTexts(play, ended, ending) });
          }
  });
  const heardWith = (flag: string): ReadonlySet<string> =>
    new Set(reads.filter(({ flags }) => (flags[flag] ?? 0) > 0).flatMap(({ texts }) => texts));
  const heard = (): ReadonlySet<string> => new Set(reads.flatMap(({ texts }) => texts));

  it('can all be reached', () =>
    expect(new Set(reads.map(({ ending }) => ending))).toEqual(
      new Set(['noon', 'edge', 'broken', 'naturally', 'matches', 'account']),
    ));

  it('a noon that was turned is not put out, and a lost one lights no well', () => {
    for (const { flags, ending } of reads) {
      const won = (flags['won-noon'] ?? 0) > 0;
      expect(['matches', 'account'].includes(ending)).toBe(!won);
    }
  });

  it.each([
    ['wick-with', 'after.wick-gone'],
    ['nuuri-free', 'after.nuuri-jail'],
    ['pell-turned', 'after.pell-on'],
    ['pell-struck', 'after.pell'],
    ['ubbo-paid', 'after.ubbo-robbed'],
    ['stack-held', 'after.stack-fallen'],
    ['brann-lost', 'after.brann'],
    ['cinder-with', 'after.cinder-won'],
  ])('after %s nobody hears %s', (flag, text) => {
    expect(heardWith(flag)).not.toContain(text);
    expect([...(campaign().epilogue ?? [])].map((part) => part.text)).toContain(text);
  });

  it('every ending tells of Wick, of Brann, of the doors and of Pell', () => {
    for (const { texts, ending } of reads) {
      const told = (start: RegExp): number => texts.filter((text) => start.test(text)).length;
      expect(told(/^after\.wick/), ending).toBe(1);
      expect(told(/^after\.brann/), ending).toBe(1);
      expect(told(/^after\.doors/), ending).toBe(1);
      expect(told(/^after\.pell/), ending).toBe(1);
    }
    expect(heard().size).toBeGreaterThan(30);
  });
});
