// The Last Ferry from its first word to each of its five endings: real missions, won and lost as the story wants it, the
// encounters in between, and the graph that all of it opens and closes.

import { beforeAll, describe, expect, it } from 'vitest';
import type { CampaignId, Pack } from '../../src/packs';
import { surveyCampaign } from '../../src/sim';
import { walkCampaign, type CampaignWalk } from './campaignWalk';
import { builtIn } from './missions';

const CAMPAIGN = 'the-last-ferry';
const HEROES = ['fenn-signis', 'diala-passil', 'gaarkhan'];

let pack: Pack;
beforeAll(async () => {
  ({ pack } = await builtIn());
});

const begin = (): CampaignWalk => walkCampaign(pack, CAMPAIGN, HEROES);
const flag = (walked: CampaignWalk, name: string): number => walked.state().flags[name] ?? 0;
const useAll = (walked: CampaignWalk, uses: readonly (readonly [thing: string, option: string])[]): void => {
  for (const [thing, option] of uses) walked.use(thing, option);
};

/** Begun, played and concluded. */
function played(walked: CampaignWalk, mission: string, play: () => void): void {
  expect(walked.open()).toContain(mission);
  walked.begin(mission);
  play();
  expect(walked.game().result?.won, mission).toBe(true);
  walked.conclude();
}

const firstSteps = (walked: CampaignWalk): void =>
  played(walked, 'first-steps', () => {
    walked.use('west-door', 'open');
    walked.ways({ successes: 2 });
    walked.use('panel', 'slice');
    while (!walked.game().result) walked.use('recorder', 'copy');
  });

const lowWater = (walked: CampaignWalk): void =>
  played(walked, 'low-water', () => {
    walked.ways({ successes: 2, yes: ['ask.all-slip'] });
    useAll(walked, [
      ['hatch-lever', 'pull'],
      ['till', 'burn'],
      ['cooper-family', 'send'],
      ['store-door', 'open'],
      ['net-mender', 'send'],
      ['shutter', 'open'],
      ['nought', 'retrieve'],
      ['lamp-boy', 'send'],
      ['salt-widow', 'send'],
      ['gate-winch', 'turn'],
      ['gate-winch', 'turn'],
    ]);
    walked.idle(3);
    walked.use('ramp', 'cast-off');
  });

const weighingHouse = (walked: CampaignWalk): void =>
  played(walked, 'weighing-house', () => {
    walked.ways({ successes: 2, choose: { 'question.tally': 'copy' } });
    walked.use('house-door', 'push');
    while (walked.game().objective?.id === 'find-seal') walked.use('public-desk', 'talk');
    useAll(walked, [
      ['vault-lock', 'press'],
      ['tally', 'retrieve'],
      ['gate-lamp', 'leave'],
    ]);
  });

const deepWood = (walked: CampaignWalk): void =>
  played(walked, 'deep-wood', () => {
    walked.ways({ successes: 1, choose: { 'question.skarsh': 'shoot' } });
    useAll(walked, [
      ['stones', 'cross'],
      ['children', 'retrieve'],
      ['scout', 'retrieve'],
      ['old-pair', 'retrieve'],
      ['waystone', 'ridge'],
    ]);
    walked.idle(1);
    walked.use('beacon', 'light');
    walked.idle(2);
    useAll(walked, [
      ['beacon', 'board-children'],
      ['beacon', 'board-scout'],
      ['beacon', 'board-pair'],
    ]);
  });

const kettleHouse = (walked: CampaignWalk, fate: 'come' | 'lie' | 'stay'): void =>
  played(walked, 'kettle-house', () => {
    walked.ways({ successes: 1, choose: { 'question.tavi': fate } });
    useAll(walked, [
      ['front-door', 'bar'],
      ['kitchen-door', 'bar'],
    ]);
    walked.idle(3);
    for (const bed of ['bed-1', 'bed-2', 'bed-3', 'bed-4'])
      useAll(walked, [
        [bed, 'retrieve'],
        ['landing-lamp', bed],
      ]);
    walked.use('landing-lamp', 'take-off');
  });

const grayOrchard = (walked: CampaignWalk): void =>
  played(walked, 'gray-orchard', () => {
    walked.ways({ successes: 2, yes: ['ask.way-in'] });
    useAll(walked, [
      ['hall-door', 'open'],
      ['register', 'read'],
      ['iva', 'retrieve'],
      ['fence-gap', 'leave'],
    ]);
  });

const theSump = (walked: CampaignWalk): void =>
  played(walked, 'the-sump', () => {
    walked.ways({ successes: 3, choose: { 'question.skarsh': 'live' } });
    const doors = ['hull-hatch', 'keel-hatch', 'pit-gate'];
    for (const door of doors) if (!walked.game().result) walked.use(door, 'open');
    walked.use('cage', 'break');
    while (walked.game().variables['flights'] !== 2) {
      if (walked.game().variables['here'] === 0) walked.idle(1);
      walked.go({ kind: 'report', script: 'skarsh-runs' });
    }
    walked.use('lair-door', 'open');
    walked.go({ kind: 'report', script: 'no-more-rooms' });
  });

const slowTrain = (walked: CampaignWalk, fate: 'burn' | 'take' | 'change'): void =>
  played(walked, 'slow-train', () => {
    walked.ways({ successes: 3, yes: ['ask.platform'] });
    useAll(walked, [
      ['depot-gate', 'open'],
      ['platform-gate', 'open'],
      ['coupling', 'board'],
      ['goods-door', 'open'],
      ['guards-door', 'open'],
      ['guard-desk', 'slice'],
      ['archive-door', 'open'],
      ['archive-console', 'open'],
      ['archive-chest', fate],
      ['archive-chest', 'jump'],
    ]);
  });

const tollgate = (walked: CampaignWalk): void =>
  played(walked, 'tollgate', () => {
    walked.ways({ successes: 1, yes: ['ask.berth'] });
    useAll(walked, [
      ['scale-door', 'open'],
      ['gun-door', 'open'],
      ['core-door', 'open'],
      ['scale-brace', 'set'],
      ['gun-feed', 'set'],
      ['core-valve', 'set'],
      ['airlock', 'leave'],
    ]);
  });

const highWater = (walked: CampaignWalk, end: 'tide' | 'half' | 'chair'): void =>
  played(walked, 'high-water', () => {
    walked.ways({ successes: 2, choose: { 'question.general': 'aboard', 'question.some': 'go' } });
    useAll(walked, [
      ['pump-door', 'open'],
      ['gate-door', 'open'],
      ['pump-wheel', 'turn'],
      ['gate-wheel', 'turn'],
      ['gate-lever', 'pull'],
    ]);
    walked.idle(2);
    if (end === 'chair') {
      walked.go({ kind: 'defeatGroup', group: 'weiss-1' });
      walked.use('count-box', 'retrieve');
      return;
    }
    useAll(walked, [
      ['boarding-3', 'retrieve'],
      ['gangway', 'pilots'],
    ]);
    if (end === 'tide') {
      useAll(walked, [
        ['boarding-1', 'retrieve'],
        ['gangway', 'ropewalk'],
      ]);
      // Iva leads the school where she can.
      if (flag(walked, 'iva-free') === 0)
        useAll(walked, [
          ['boarding-2', 'retrieve'],
          ['gangway', 'school'],
        ]);
    }
    walked.idle(2);
    walked.use('gangway', 'cast-off');
  });

/** Which encounters were on the map; filled by the plays below, in their order. */
const seen = new Set<string>();
/** Evenings of single heroes are looked at in lastFerry-own.test.ts. */
const isForAll = (encounter: string): boolean => !encounter.startsWith('own-');
const look = (walked: CampaignWalk, ...wanted: readonly string[]): void => {
  const met = walked.met().filter(isForAll);
  expect(met.toSorted()).toEqual(wanted.toSorted());
  for (const encounter of met) seen.add(encounter);
};

describe('[the-last-ferry] the campaign', () => {
  it('Nobody Was Ever Here: the droid, the auditor, and a tally that is a lie', () => {
    const walked = begin();
    expect(walked.open()).toEqual(['first-steps', 'low-water']);
    firstSteps(walked);
    look(walked, 'enc-second-hand');
    walked.meet('enc-second-hand', { choose: { question: 'read' }, successes: 2 });
    expect(walked.open()).toEqual(['low-water']);
    lowWater(walked);
    look(walked, 'enc-toll', 'enc-nought');
    walked.meet('enc-nought', { choose: { question: 'mend' }, successes: 2 });
    expect(walked.open()).toEqual(['weighing-house', 'deep-wood']);
    weighingHouse(walked);
    look(walked, 'enc-hale-audit', 'enc-waiting-room', 'enc-harrow');
    walked.meet('enc-hale-audit', { choose: { question: 'tell' }, successes: 2 });
    walked.meet('enc-harrow', { choose: { question: 'help' } });
    expect(walked.state().allies).toEqual({ 'rebel-trooper': 2 });
    expect(walked.open()).toEqual(['kettle-house']);
    kettleHouse(walked, 'come');
    look(walked, 'enc-cradle', 'enc-luke');
    walked.meet('enc-cradle', { choose: { question: 'doctor' } });
    walked.meet('enc-luke', { choose: { question: 'come' } });
    expect(walked.open()).toEqual(['gray-orchard']);
    grayOrchard(walked);
    look(walked, 'enc-iva', 'enc-weiss-calls');
    walked.meet('enc-weiss-calls', { choose: { question: 'name' } });
    expect(walked.open()).toEqual(['slow-train']);
    slowTrain(walked, 'change');
    look(walked, 'enc-salt-pilots', 'enc-signature', 'enc-night-before');
    walked.meet('enc-night-before', { choose: { question: 'children' } });
    expect(walked.open()).toEqual(['tollgate', 'high-water']);
    tollgate(walked);
    expect(walked.met().filter(isForAll)).toEqual([]);
    expect(flag(walked, 'count')).toBeLessThanOrEqual(4);
    highWater(walked, 'tide');
    expect(walked.state().ending).toBe('nobody-was-here');
    expect(walked.read()).toEqual(
      expect.arrayContaining(['nobody.false', 'after.odra', 'after.dray', 'after.hale', 'after.bell']),
    );
    expect(walked.state().finished.filter(({ encounter }) => !encounter)).toHaveLength(8);
  });

  it("The General's Chair: Odra is taken, the doctor stays, and Skarsh owes a life", () => {
    const walked = begin();
    walked.giveUp('low-water');
    look(walked, 'enc-toll', 'enc-empty-shop');
    walked.meet('enc-toll', { choose: { question: 'kitchen' }, successes: 1 });
    walked.meet('enc-empty-shop', { choose: { question: 'paint' } });
    deepWood(walked);
    look(walked, 'enc-dice', 'enc-harrow');
    expect(walked.open()).toEqual(['kettle-house']);
    kettleHouse(walked, 'stay');
    look(walked, 'enc-dray-letter', 'enc-cradle', 'enc-inspection', 'enc-luke');
    walked.meet('enc-dray-letter', { choose: { question: 'aloud' } });
    expect(walked.open()).toEqual(['gray-orchard', 'the-sump']);
    theSump(walked);
    look(walked, 'enc-life-debt', 'enc-keeper', 'enc-weiss-calls');
    walked.meet('enc-keeper', { choose: { question: 'keeper' } });
    expect(walked.state().allies).toMatchObject({ 'han-solo': 1, chewbacca: 2 });
    slowTrain(walked, 'burn');
    look(walked, 'enc-salt-pilots', 'enc-night-before');
    expect(walked.open()).toEqual(['tollgate', 'high-water']);
    highWater(walked, 'chair');
    expect(walked.state().ending).toBe('generals-chair');
    expect(walked.read()).toEqual(
      expect.arrayContaining([
        'after.odra-gone',
        'after.nought',
        'after.iva',
        'after.dray-left',
        'after.burned',
      ]),
    );
  });

  it('Lamps Out: the doctor writes for us, and most of the rest is lost', () => {
    const walked = begin();
    lowWater(walked);
    walked.giveUp('weighing-house');
    look(walked, 'enc-waiting-room', 'enc-harrow');
    kettleHouse(walked, 'lie');
    look(walked, 'enc-false-report', 'enc-cradle', 'enc-inspection', 'enc-luke');
    walked.meet('enc-inspection', { choose: { question: 'nought' } });
    expect(walked.open()).toEqual(['gray-orchard', 'the-sump']);
    walked.giveUp('gray-orchard');
    expect(walked.open()).toEqual(['slow-train']);
    look(walked, 'enc-weiss-calls');
    walked.giveUp('slow-train');
    expect(walked.open()).toEqual(['high-water']);
    highWater(walked, 'half');
    expect(walked.state().ending).toBe('lamps-out');
    expect(walked.read()).toEqual(
      expect.arrayContaining(['lamps.half', 'lamps.town', 'after.sluice', 'after.archive']),
    );
  });

  it('Small Boats: the quay is lost, and those who have crossed come back', () => {
    const walked = begin();
    lowWater(walked);
    deepWood(walked);
    expect(flag(walked, 'crossed')).toBe(30);
    for (const mission of ['kettle-house', 'the-sump', 'slow-train']) {
      expect(walked.open()).toEqual([mission]);
      walked.giveUp(mission);
    }
    walked.giveUp('high-water');
    expect(walked.state().ending).toBe('small-boats');
  });

  it('One Night: everything is lost, and still the story goes on to its end', () => {
    const walked = begin();
    for (const mission of [
      'first-steps',
      'low-water',
      'deep-wood',
      'kettle-house',
      'gray-orchard',
      'slow-train',
    ]) {
      expect(walked.open()).toContain(mission);
      walked.giveUp(mission);
    }
    expect(flag(walked, 'count')).toBeGreaterThanOrEqual(7);
    walked.giveUp('high-water');
    expect(walked.state().ending).toBe('one-night');
  });

  it('every encounter comes up in one of these plays', () => {
    const { encounters = [] } = pack.campaigns.get(CAMPAIGN as CampaignId) ?? {};
    // Those that an owned box brings are met in lastFerry-boxes.test.ts.
    const forAll = encounters.filter((one) => !one.if?.includes('owns(') && isForAll(one.mission));
    expect(forAll).toHaveLength(20);
    expect(forAll.map(({ mission }) => mission).filter((id) => !seen.has(id))).toEqual([]);
  });

  it('an answered letter makes the doctor ours, and opens both ways', () => {
    const walked = begin();
    lowWater(walked);
    walked.giveUp('deep-wood');
    kettleHouse(walked, 'stay');
    expect(walked.open()).toEqual(['the-sump']);
    walked.meet('enc-dray-letter', { choose: { question: 'answer' } });
    expect(walked.open()).toEqual(['gray-orchard', 'the-sump']);
    walked.giveUp('the-sump');
    expect(walked.met()).toEqual(expect.arrayContaining(['enc-false-report']));
  });

  it('an archive that was taken along is a way into Tollgate', () => {
    const walked = begin();
    lowWater(walked);
    walked.giveUp('deep-wood');
    walked.giveUp('kettle-house');
    walked.giveUp('the-sump');
    slowTrain(walked, 'take');
    expect(walked.open()).toEqual(['tollgate', 'high-water']);
  });

  it('what was packed is there in the next mission, and only there', () => {
    const walked = begin();
    lowWater(walked);
    walked.giveUp('weighing-house');
    walked.meet('enc-waiting-room', { choose: { question: 'sleep' } });
    expect(flag(walked, 'packed')).toBe(1);
    walked.begin('kettle-house');
    expect(walked.game().medpacs).toBe(2);
    walked.go({ kind: 'giveUp' });
    walked.conclude();
    expect(flag(walked, 'packed')).toBe(0);
  });

  it('played by chance it comes to an end, always', () => {
    const surveyed = surveyCampaign(pack, {
      campaign: CAMPAIGN,
      seeds: 1,
      heroes: [2, 3, 4],
      difficulties: ['normal', 'hard'],
      tracked: [false],
      maxCommands: 20_000,
    });
    if (!surveyed.ok) throw new Error(JSON.stringify(surveyed.error));
    expect(surveyed.value.troubles).toEqual([]);
  });
});
