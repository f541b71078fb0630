// The Slow Mirror, walked through: the light goes from mirror to mirror, the Office turns them back, and the last one
// burns the hands that hold it.

import { beforeAll, describe, expect, it } from 'vitest';
import type { MissionId, Pack } from '../../src/packs';
import { builtIn } from './missions';
import { groupsOf, objectiveOf, outcomeOf, TABLES, walk, type Walk } from './walk';

const MISSION = 'the-slow-mirror';

let pack: Pack;
beforeAll(async () => {
  ({ pack } = await builtIn());
});

const walks: Walk[] = [];
const begin = (setup: Partial<Parameters<typeof walk>[2]> = {}): Walk => {
  const walked = walk(pack, MISSION, { heroes: 3, difficulty: 'normal', ...setup });
  walks.push(walked);
  return walked;
};
const groupOf = (walked: Walk, of: string) => walked.game().groups.find((group) => group.of === of);
const variable = (walked: Walk, id: string): number => walked.game().variables[id] ?? -1;
const turn = (walked: Walk, mirror: number): void => walked.use(`mirror-${mirror}`, 'turn');
const isOpen = (walked: Walk, door: string): boolean => walked.game().map.things[door]?.door === 'open';
/** All three, from the near side to the far side. */
const beam = (walked: Walk, choose: Readonly<Record<string, string>> = {}): void => {
  walked.ways({ successes: 3, choose });
  walked.use('north-shutter', 'open');
  for (const mirror of [1, 2, 3]) turn(walked, mirror);
};

const beamRest = (walked: Walk): void => {
  walked.ways({ successes: 3 });
  turn(walked, 1);
  turn(walked, 2);
};

describe('[under-a-rented-sky] the-slow-mirror', () => {
  it.each(TABLES)('is won by the heroes, who burn for it: $heroes heroes, $difficulty', (table) => {
    const walked = begin(table);
    expect(objectiveOf(walked)).toBe('beam');
    expect(walked.game().rules).toEqual(['beam', 'kick', 'keepers']);
    expect(() => walked.use('mirror-4', 'hold')).toThrow('unknownOption');
    beam(walked);
    expect(variable(walked, 'lines')).toBe(3);
    expect(objectiveOf(walked)).toBe('hold');
    expect(walked.game().flags['brann-kept']).toBe(1);
    walked.use('mirror-4', 'hold');
    expect(walked.game().result).toBeNull();
    walked.use('mirror-4', 'hold');
    expect(outcomeOf(walked)).toBe('kept');
    expect(walked.game().flags).toMatchObject({ 'mirrors-true': 1, lit: 1 });
    expect(walked.game().flags).not.toHaveProperty('brann-lost');
    expect(walked.game().result?.rewards).toEqual(['true', 'kept']);
    expect(walked.game().gains).toMatchObject({ fame: 5, credits: 75 * table.heroes });
  });

  it('is won by Brann at the end of the round, and that is the end of Brann', () => {
    const walked = begin();
    beam(walked, { 'slow.ask': 'brann' });
    expect(objectiveOf(walked)).toBe('wait');
    expect(walked.game().flags).toMatchObject({ 'brann-lost': 1 });
    expect(walked.game().flags).not.toHaveProperty('brann-kept');
    expect(() => walked.use('mirror-4', 'hold')).toThrow('unknownOption');
    walked.idle(1);
    expect(outcomeOf(walked)).toBe('burnt');
    expect(walked.game().flags).toMatchObject({ 'mirrors-true': 1, lit: 1 });
    expect(walked.game().gains.fame).toBe(3);
  });

  it.each(TABLES)('is lost when noon is over: $heroes heroes, $difficulty', (table) => {
    const walked = begin(table);
    walked.idle(8);
    expect(outcomeOf(walked)).toBe('dark');
    expect(walked.game().result?.rewards).toEqual(['lost']);
    expect(walked.game().peril.step).toBeGreaterThanOrEqual(3);
    for (const flag of ['mirrors-true', 'brann-kept', 'brann-lost'])
      expect(walked.game().flags).not.toHaveProperty(flag);
  });

  it('or when every hero is wounded', () => {
    const walked = begin();
    for (const { id } of walked.game().actors.filter(({ kind }) => kind === 'hero'))
      walked.go({ kind: 'wound', hero: id });
    expect(outcomeOf(walked)).toBe('all-wounded');
  });

  it('mirrors may be set in any order, but light needs every mirror before it', () => {
    const walked = begin();
    walked.ways({ successes: 3 });
    walked.use('south-shutter', 'open');
    turn(walked, 2);
    expect(variable(walked, 'lines')).toBe(0);
    turn(walked, 1);
    expect(variable(walked, 'lines')).toBe(2);
    expect(() => turn(walked, 1)).toThrow('unknownOption');
  });

  it('successes add up, and light opens the shutters by itself', () => {
    const walked = begin();
    walked.ways({ successes: 1 });
    turn(walked, 1);
    turn(walked, 1);
    expect(isOpen(walked, 'south-shutter')).toBe(false);
    turn(walked, 1);
    expect(isOpen(walked, 'south-shutter')).toBe(true);
    expect(groupsOf(walked)).toEqual(expect.arrayContaining(['gallery', 'keeper']));
  });

  it('the Empire turns back the last mirror that it controls, and no other', () => {
    const walked = begin();
    beam(walked);
    walked.ways({ yes: ['slip.ask.3', 'slip.ask.2'] });
    walked.idle(1);
    expect(variable(walked, 'lines')).toBe(2);
    expect(variable(walked, 'set2')).toBe(1);
    expect(() => walked.use('mirror-4', 'hold')).toThrow('unknownOption');
    walked.ways({ successes: 3 });
    turn(walked, 3);
    expect(variable(walked, 'lines')).toBe(3);
    expect(walked.game().ran['slow-reached']?.times).toBe(1);
    walked.use('mirror-4', 'hold');
  });

  it('and the first mirror takes all the light with it', () => {
    const walked = begin();
    walked.ways({ successes: 3 });
    turn(walked, 1);
    walked.ways({ yes: ['slip.ask.1'] });
    walked.idle(1);
    expect(variable(walked, 'lines')).toBe(0);
    expect(walked.game().ran['glare']?.times).toBe(1);
  });

  it('a coin of light on Tallow Street: one more who know, and more troops', () => {
    const shine = begin();
    shine.ways({ successes: 3, choose: { 'grate.story': 'shine' } });
    turn(shine, 1);
    expect(shine.game().flags['lit']).toBe(1);
    expect(groupsOf(shine)).toContain('relief');
    const shade = begin();
    shade.ways({ successes: 3, choose: { 'grate.story': 'shade' } });
    turn(shade, 1);
    expect(shade.game().flags).not.toHaveProperty('lit');
    expect(groupsOf(shade)).not.toContain('relief');
  });

  it('the gloves: taken they save the hands and cost; sent back they cost nothing', () => {
    const taken = begin({ flags: { debt: 1 } });
    taken.ways({ choose: { 'gloves.story': 'take' } });
    taken.idle(2);
    expect([variable(taken, 'burn'), taken.game().flags['debt']]).toEqual([1, 2]);
    const sent = begin({ flags: { debt: 1 } });
    sent.idle(2);
    expect([variable(sent, 'burn'), sent.game().flags['debt']]).toEqual([2, 1]);
  });

  it('what was done before: the key, the air, Wick, trust', () => {
    const plain = begin();
    const all = begin({ flags: { 'noon-key': 1, 'filters-opened': 1, 'wick-with': 1, 'brann-trusts': 1 } });
    expect([variable(plain, 'slowNeed'), variable(plain, 'kick')]).toEqual([5, 2]);
    expect([variable(all, 'slowNeed'), variable(all, 'kick')]).toEqual([4, 3]);
    all.ways({ successes: 2 });
    all.use('north-shutter', 'open');
    turn(all, 3);
    expect(variable(all, 'set3')).toBe(1);
    beamRest(all);
    expect(all.game().flags['brann-kept']).toBe(1);
    const key = begin({ flags: { 'noon-key': 1 } });
    const air = begin({ flags: { 'filters-opened': 1 } });
    for (const walked of [key, air]) walked.idle(2);
  });

  it('Form 31-N: signed, it halves the relief; spoilt, it costs', () => {
    const signed = begin();
    signed.ways({ successes: 1 });
    signed.use('form-droid', 'sign');
    expect(signed.game().medpacs).toBe(3);
    signed.idle(3);
    const spoilt = begin();
    spoilt.use('form-droid', 'sign');
    expect(spoilt.game().gains.credits).toBe(-25);
    spoilt.idle(3);
    const count = (walked: Walk): number | undefined => groupOf(walked, 'relief')?.size;
    expect([count(signed), count(spoilt)]).toEqual([2, 3]);
  });

  it('other boxes: other floors, walls of light, jet troopers in the shaft', () => {
    const walked = begin({ products: ['heart-of-the-empire', 'jabbas-realm'] });
    walked.use('north-shutter', 'open');
    walked.use('emitter', 'drop');
    walked.ways({ successes: 3, choose: { 'grate.story': 'shine' } });
    turn(walked, 1);
    expect(groupOf(walked, 'relief')?.card).toBe('jet-trooper');
    walked.use('crate', 'search');
    walked.use('kit', 'search');
    expect(walked.game().supplies).toBe(2);
    expect(begin().game().map.things['emitter']).toBeUndefined();
  });

  it('every script runs in one of these walks', () => {
    const { scripts = [] } = pack.missions.get(MISSION as MissionId) ?? {};
    const ran = new Set(walks.flatMap((walked) => Object.keys(walked.game().ran)));
    expect(scripts.map(({ id }) => id).filter((id) => !ran.has(id))).toEqual([]);
  });
});
