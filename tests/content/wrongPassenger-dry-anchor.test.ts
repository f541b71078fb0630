// Dry Anchor, walked through: three guests, one coin, two ways out and a storm.

import { beforeAll, describe, expect, it } from 'vitest';
import type { MissionId, Pack } from '../../src/packs';
import { builtIn } from './missions';
import { groupsOf, objectiveOf, outcomeOf, TABLES, walk, type Walk } from './walk';

const MISSION = 'dry-anchor';

let pack: Pack;
beforeAll(async () => {
  ({ pack } = await builtIn());
});

const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const GUESTS = ['brine-merchant', 'nurse', 'quiet-clerk'] as const;
const walks: Walk[] = [];
const begin = (setup: Partial<Parameters<typeof walk>[2]> = {}): Walk => {
  const walked = walk(pack, MISSION, { heroes: 3, difficulty: 'normal', ...setup });
  walks.push(walked);
  return walked;
};
const numberOf = (walked: Walk, variable: string): number => walked.game().variables[variable] ?? 0;
/** The guest of this number. */
const nth = (number: number): string => GUESTS[number - 1] ?? '';
const right = (walked: Walk): string => nth(numberOf(walked, 'guest'));
const spy = (walked: Walk): string => nth(numberOf(walked, 'spy'));
const third = (walked: Walk): string => nth(6 - numberOf(walked, 'guest') - numberOf(walked, 'spy'));

const enterInn = (walked: Walk): void => {
  walked.use('inn-door', 'open');
  walked.use('rooms-door', 'open');
};
/** Every guest has said what they know, so one of them comes along. */
const hearAll = (walked: Walk): void => {
  walked.ways({ successes: 1 });
  for (const guest of GUESTS) walked.use(guest, 'talk');
  walked.ways({});
};
const digOut = (walked: Walk): void => {
  walked.ways({ successes: 2 });
  while (numberOf(walked, 'free') === 0) walked.use('sled', 'dig');
  walked.ways({});
};

describe('[the-wrong-passenger] dry-anchor', () => {
  it.each(TABLES)('is won on the sledge with the right one: $heroes heroes, $difficulty', (table) => {
    const walked = begin(table);
    expect(objectiveOf(walked)).toBe('who');
    walked.use('road-crate', 'search');
    enterInn(walked);
    hearAll(walked);
    walked.use(right(walked), 'come');
    expect(objectiveOf(walked)).toBe('away');
    expect(walked.game().map.things['passenger']?.carriedBy).toBeTruthy();
    walked.use('stable-door', 'open');
    expect(() => walked.use('sled', 'leave')).toThrow('unknownOption');
    digOut(walked);
    walked.use('sled', 'leave');
    expect(walked.game().result).toBeNull();
    walked.ways({ yes: ['ask.stable'] });
    walked.use('sled', 'leave');
    const { result, flags, gains } = walked.game();
    expect(result).toMatchObject({
      outcome: 'left-with-right',
      won: true,
      rewards: ['away', 'right', 'swift'],
    });
    expect(flags).toEqual({ 'right-one': 1, guest: numberOf(walked, 'guest'), 'sled-fast': 1 });
    expect(gains).toMatchObject({ credits: 100 * table.heroes, fame: 4, gear: 1 });
  });

  it.each(TABLES)('is lost when the sand has covered it: $heroes heroes, $difficulty', (table) => {
    const walked = begin(table);
    walked.idle(7);
    expect(outcomeOf(walked)).toBe('snowed-in');
    expect(walked.game().peril.step).toBe(3);
    expect(walked.game().map.sections).toContain('inn');
    expect(groupsOf(walked)).toEqual(expect.arrayContaining(['riders', 'walker-in-sand']));
    const { flags } = walked.game();
    expect((flags['right-one'] ?? 0) + (flags['wrong-one'] ?? 0)).toBe(1);
    expect(flags['guest']).toBe(flags['right-one'] ? numberOf(walked, 'guest') : numberOf(walked, 'spy'));
  });

  it('by the mast, with the wrong one', () => {
    const walked = begin();
    enterInn(walked);
    hearAll(walked);
    walked.use(spy(walked), 'come');
    walked.use('back-door', 'open');
    walked.use('stable-door', 'open');
    walked.ways({ successes: 1, yes: ['ask.well'] });
    walked.use('mast', 'call');
    expect(numberOf(walked, 'called')).toBe(0);
    walked.use('mast', 'call');
    expect(() => walked.use('mast', 'leave')).toThrow('unknownOption');
    walked.idle(1);
    expect(objectiveOf(walked)).toBe('ship');
    expect(() => walked.use('sled', 'dig')).toThrow();
    walked.ways({});
    walked.use('mast', 'leave');
    expect(walked.game().result).toBeNull();
    walked.ways({ yes: ['ask.well'] });
    walked.use('mast', 'leave');
    expect(outcomeOf(walked)).toBe('left-with-wrong');
    expect(walked.game().flags).toMatchObject({ 'wrong-one': 1, guest: numberOf(walked, 'spy') });
  });

  it('anybody may have the coin, and anybody may have killed for it', () => {
    const nights = Array.from({ length: 40 }, (_, night) => begin({ seed: `night ${night}` }));
    expect(new Set(nights.map((walked) => `${right(walked)} ${spy(walked)}`)).size).toBe(6);
  });

  it('three true sentences are told, one by each guest, and the second brings hunters', () => {
    for (const seed of SEEDS) {
      const walked = begin({ seed });
      enterInn(walked);
      for (const guest of GUESTS) {
        walked.ways({});
        walked.use(guest, 'talk');
        walked.ways({ successes: 1 });
        walked.use(guest, 'talk');
        expect(() => walked.use(guest, 'talk')).toThrow('unknownOption');
        expect(groupsOf(walked).includes('inn-hunters')).toBe(numberOf(walked, 'talked') >= 2);
      }
      expect(Object.keys(walked.game().ran)).toEqual(
        expect.arrayContaining(['about-the-spy', 'about-the-third', 'about-the-right']),
      );
    }
  });

  it('hunters come where they can', () => {
    for (const door of ['back-door', 'stable-door']) {
      const walked = begin();
      enterInn(walked);
      walked.use(door, 'open');
      walked.ways({ successes: 1 });
      walked.use('nurse', 'talk');
      walked.use('quiet-clerk', 'talk');
      expect(groupsOf(walked)).toContain('inn-hunters');
    }
  });

  it('a bag tells all: the right half, no half, or a knife', () => {
    const walked = begin();
    enterInn(walked);
    walked.use(right(walked), 'bag');
    expect(() => walked.use(right(walked), 'bag')).not.toThrow();
    walked.ways({ successes: 1 });
    for (const guest of [right(walked), spy(walked), third(walked)]) {
      walked.use(guest, 'bag');
      expect(() => walked.use(guest, 'bag')).toThrow('unknownOption');
    }
  });

  it('the innkeeper sells a sentence to those who can pay', () => {
    const poor = begin();
    enterInn(poor);
    expect(() => poor.use('innkeeper', 'pay')).toThrow('unknownOption');
    const rich = begin({ flags: { 'party-credits': 100 } });
    enterInn(rich);
    rich.use('innkeeper', 'pay');
    expect(rich.game().gains.credits).toBe(-50);
    expect(rich.game().ran).toHaveProperty('about-the-spy');
  });

  it('nobody comes along before something was learnt', () => {
    for (const heroes of [2, 3, 4]) {
      const walked = begin({ heroes });
      enterInn(walked);
      walked.ways({ successes: 1 });
      for (const guest of GUESTS) {
        const enough = numberOf(walked, 'talked') >= numberOf(walked, 'needed');
        if (!enough) expect(() => walked.use('quiet-clerk', 'come')).toThrow('unknownOption');
        walked.use(guest, 'talk');
      }
      expect(() => walked.use('quiet-clerk', 'come')).not.toThrow();
    }
    const found = begin();
    enterInn(found);
    found.ways({ successes: 1 });
    found.use(third(found), 'bag');
    expect(() => found.use(right(found), 'come')).toThrow('unknownOption');
    found.use(right(found), 'bag');
    expect(groupsOf(found)).toContain('inn-hunters');
    found.use(right(found), 'come');
    expect(objectiveOf(found)).toBe('away');
  });

  it('only one of them comes along, and is not left for good', () => {
    for (const guest of GUESTS) {
      const walked = begin({ flags: { 'party-credits': 100 } });
      enterInn(walked);
      hearAll(walked);
      walked.use(guest, 'come');
      for (const other of GUESTS)
        for (const option of ['come', 'talk', 'bag']) expect(() => walked.use(other, option)).toThrow();
      expect(() => walked.use('innkeeper', 'pay')).toThrow();
      const carrier = walked.game().map.things['passenger']?.carriedBy ?? '';
      walked.go({ kind: 'wound', hero: carrier }, { kind: 'withdraw', hero: carrier });
      expect(walked.game().map.things['passenger']?.onMap).toBe(true);
    }
  });

  it('the second yard is not empty', () => {
    for (const doors of [
      ['stable-door', 'back-door'],
      ['back-door', 'stable-door'],
    ]) {
      const walked = begin();
      enterInn(walked);
      walked.use(doors[0] ?? '', 'open');
      expect(groupsOf(walked)).not.toContain('beasts');
      walked.use(doors[1] ?? '', 'open');
      expect(groupsOf(walked)).toContain('beasts');
    }
  });

  it('what can be found', () => {
    const walked = begin();
    enterInn(walked);
    walked.use('stable-door', 'open');
    walked.use('back-door', 'open');
    walked.use('rooms-crate', 'pry');
    walked.use('well-winch', 'turn');
    walked.ways({ successes: 1 });
    walked.use('rooms-crate', 'pry');
    walked.use('well-winch', 'turn');
    walked.use('stable-crate', 'search');
    expect(walked.game().gains.items).toEqual(['combat-coat-tier-1']);
    expect(walked.game().medpacs).toBe(2);
  });

  it('every script runs in one of these walks', () => {
    const { scripts = [] } = pack.missions.get(MISSION as MissionId) ?? {};
    const ran = new Set(walks.flatMap((walked) => Object.keys(walked.game().ran)));
    expect(scripts.map(({ id }) => id).filter((id) => !ran.has(id))).toEqual([]);
  });
});
