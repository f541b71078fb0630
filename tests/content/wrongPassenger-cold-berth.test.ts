// Cold Berth, walked through: the power, the key, the boat; a droid that comes three times; and a passenger who is gone.

import { beforeAll, describe, expect, it } from 'vitest';
import type { MissionId, Pack } from '../../src/packs';
import { builtIn } from './missions';
import { objectiveOf, outcomeOf, TABLES, walk, type Walk } from './walk';

const MISSION = 'cold-berth';

let pack: Pack;
beforeAll(async () => {
  ({ pack } = await builtIn());
});

const RIGHT = { 'won-dry-anchor': 1, 'right-one': 1, guest: 2, 'fish-paid': 1 };
const WRONG = { 'won-dry-anchor': 1, 'wrong-one': 1, guest: 1, 'fish-paid': 1 };
const walks: Walk[] = [];
const begin = (setup: Partial<Parameters<typeof walk>[2]> = {}): Walk => {
  const walked = walk(pack, MISSION, { heroes: 3, difficulty: 'normal', flags: RIGHT, ...setup });
  walks.push(walked);
  return walked;
};
const groupOf = (walked: Walk, of: string) => walked.game().groups.find((group) => group.of === of);
const hasGroup = (walked: Walk, of: string): boolean => groupOf(walked, of) !== undefined;

const power = (walked: Walk): void => {
  walked.use('spine-hatch', 'open');
  walked.use('galley-door', 'open');
  walked.ways({ successes: 2 });
  walked.use('galley-power', 'mend');
};
const key = (walked: Walk): void => {
  power(walked);
  walked.use('freezer-door', 'open');
  while (objectiveOf(walked) === 'thaw') walked.use('freezer-thaw', 'drag');
};
const boats = (walked: Walk): void => {
  key(walked);
  walked.use('boat-lock', 'unlock');
};
const hurt = (walked: Walk): void => walked.go({ kind: 'report', script: 'droid-falls' });

describe('[the-wrong-passenger] cold-berth', () => {
  it.each(TABLES)('is won with the right one: $heroes heroes, $difficulty', (table) => {
    const walked = begin(table);
    expect(objectiveOf(walked)).toBe('power');
    expect(walked.game().map.things['passenger']?.carriedBy).toBeTruthy();
    walked.use('lock-crate', 'search');
    walked.use('spine-hatch', 'open');
    walked.use('galley-door', 'open');
    walked.use('galley-power', 'mend');
    walked.ways({ successes: 1 });
    walked.use('galley-power', 'mend');
    expect(objectiveOf(walked)).toBe('power');
    walked.use('galley-power', 'mend');
    expect(objectiveOf(walked)).toBe('thaw');
    expect(walked.game().rules).not.toContain('dark');
    walked.use('freezer-door', 'open');
    walked.use('freezer-thaw', 'drag');
    expect(objectiveOf(walked)).toBe('thaw');
    while (objectiveOf(walked) === 'thaw') walked.use('freezer-thaw', 'drag');
    expect(objectiveOf(walked)).toBe('unlock');
    walked.use('boat-lock', 'unlock');
    expect(objectiveOf(walked)).toBe('boat');
    walked.use('boat-crate', 'search');
    walked.use('boat-console', 'launch');
    expect(walked.game().result).toBeNull();
    walked.ways({ yes: ['ask.boats'] });
    walked.use('boat-console', 'launch');
    expect(walked.game().result).toBeNull();
    walked.ways({ yes: ['ask.boats'], successes: 1 });
    walked.use('boat-console', 'launch');
    const { result, gains } = walked.game();
    expect(result).toMatchObject({
      outcome: 'delivered',
      won: true,
      rewards: ['away', 'delivered', 'stores'],
    });
    expect(gains).toMatchObject({ credits: 100 * table.heroes, fame: 5, gear: 2 });
  });

  it.each(TABLES)('is lost when the ship is sealed: $heroes heroes, $difficulty', (table) => {
    const walked = begin(table);
    walked.idle(8);
    expect(outcomeOf(walked)).toBe('frozen');
    expect(walked.game().peril.step).toBe(3);
    expect(walked.game().ran).toHaveProperty('droid-comes');
    expect(hasGroup(walked, 'boarders')).toBe(true);
  });

  it('the wrong one is gone after two rounds, and stands in the boat: shot', () => {
    const walked = begin({ flags: WRONG });
    walked.idle(2);
    expect(walked.game().map.things['passenger']?.onMap).toBeFalsy();
    expect(groupOf(walked, 'boarders')?.activated).toBe(false);
    boats(walked);
    expect(objectiveOf(walked)).toBe('face');
    expect(() => walked.use('boat-console', 'launch')).toThrow('unknownOption');
    walked.use('turncoat', 'shoot');
    expect(objectiveOf(walked)).toBe('launch');
    walked.ways({ successes: 1, yes: ['ask.boats'] });
    walked.use('boat-console', 'launch');
    expect(outcomeOf(walked)).toBe('wrong-delivered');
    expect(walked.game().gains.fame).toBe(4);
  });

  it('or talked to; and whoever saw through it is not surprised', () => {
    const walked = begin({ flags: { ...WRONG, 'spy-known': 1 } });
    boats(walked);
    walked.idle(2);
    expect(walked.game().map.things['turncoat']?.onMap).toBe(true);
    walked.ways({ successes: 1, yes: ['ask.boats'] });
    walked.use('turncoat', 'talk');
    expect(objectiveOf(walked)).toBe('face');
    walked.use('turncoat', 'talk');
    walked.use('boat-console', 'launch');
    expect(outcomeOf(walked)).toBe('turned');
    expect(walked.game().gains.fame).toBe(6);

    const known = begin({ flags: { ...WRONG, 'spy-known': 1 } });
    known.idle(2);
    expect(known.game().ran).toHaveProperty('the-wrong-one');
    expect(groupOf(known, 'boarders')?.activated).toBe(true);
    known.idle(1);
    expect(groupOf(known, 'boarders')?.activated).toBe(false);
    known.idle(2);
    expect(known.game().peril.step).toBe(3);
  });

  it('a wrong one who is launched before that is still the wrong one', () => {
    const walked = begin({ flags: WRONG });
    boats(walked);
    walked.ways({ successes: 1, yes: ['ask.boats'] });
    walked.use('boat-console', 'launch');
    expect(outcomeOf(walked)).toBe('wrong-delivered');
  });

  it('IG-88 waits among the fish, leaves twice, and falls the third time', () => {
    const walked = begin();
    key(walked);
    expect(hasGroup(walked, 'assassin')).toBe(true);
    for (const where of ['east', 'west']) {
      hurt(walked);
      expect(hasGroup(walked, 'assassin')).toBe(false);
      walked.ways({ choose: { 'question.where': where } });
      walked.idle(2);
      expect(hasGroup(walked, 'assassin')).toBe(true);
    }
    hurt(walked);
    expect(walked.game().gains.fame).toBe(3);
    expect(walked.game().rules).not.toContain('droid');
    walked.idle(1);
    expect(hasGroup(walked, 'assassin')).toBe(false);
  });

  it('it comes from wherever there is a way', () => {
    const blind = begin();
    blind.idle(2);
    expect(hasGroup(blind, 'assassin')).toBe(true);
    for (const where of ['east', 'west']) {
      const walked = begin();
      walked.use('spine-hatch', 'open');
      walked.idle(2);
      hurt(walked);
      walked.ways({ choose: { 'question.where': where } });
      walked.idle(2);
      expect(hasGroup(walked, 'assassin')).toBe(true);
    }
    const fast = begin({ flags: { ...RIGHT, 'sled-fast': 1 } });
    fast.idle(2);
    expect(hasGroup(fast, 'assassin')).toBe(false);
    fast.idle(1);
    expect(hasGroup(fast, 'assassin')).toBe(true);
  });

  it('in the dark it does not act at once', () => {
    const dark = begin();
    dark.use('spine-hatch', 'open');
    dark.use('freezer-door', 'open');
    expect(groupOf(dark, 'assassin')?.activated).toBe(true);
    const light = begin();
    key(light);
    expect(groupOf(light, 'assassin')?.activated).toBe(false);
  });

  it('it goes for whoever leads the passenger', () => {
    const walked = begin();
    key(walked);
    expect(groupOf(walked, 'assassin')?.target).not.toBeNull();
    const carrier = walked.game().map.things['passenger']?.carriedBy ?? '';
    walked.go({ kind: 'wound', hero: carrier }, { kind: 'withdraw', hero: carrier });
    expect(walked.game().ran).toHaveProperty('passenger-left');
    expect(groupOf(walked, 'assassin')?.target).toBeNull();
  });

  it('what was done before: the coin, the fish, the sand', () => {
    const told = begin({ flags: { ...RIGHT, 'coin-half': 1 } });
    power(told);
    told.ways({ successes: 1 });
    told.use('freezer-door', 'open');
    told.use('freezer-thaw', 'drag');
    expect(objectiveOf(told)).toBe('unlock');
    const paid = begin();
    const stowed = begin({ flags: { 'won-dry-anchor': 1, 'right-one': 1, guest: 3 } });
    const limit = (walked: Walk): number => walked.game().variables['droidLimit'] ?? -1;
    expect([limit(paid), limit(stowed)]).toEqual([8, 10]);
    for (const walked of [paid, stowed]) walked.idle(2);
    expect([paid, stowed].map((walked) => walked.game().rules.includes('droid'))).toEqual([true, true]);
    const rule = pack.missions.get(MISSION as MissionId)?.rules?.find(({ id }) => id === 'droid');
    expect(rule?.with).toEqual({ limit: 'droidLimit' });
    const worked = begin({ flags: { 'won-dry-anchor': 1, 'right-one': 1, guest: 3, 'fish-worked': 1 } });
    expect(limit(worked)).toBe(8);
    expect(paid.game().medpacs).toBe(2);
    expect(begin({ flags: { 'lost-dry-anchor': 1, 'right-one': 1 } }).game().medpacs).toBe(0);
  });

  it('the ice shuts the doors, and they can be opened again', () => {
    const walked = begin();
    key(walked);
    walked.idle(4);
    expect(walked.game().map.things['galley-door']?.door).toBe('closed');
    walked.use('freezer-door', 'open');
    expect(walked.game().map.things['freezer-door']?.door).toBe('open');
  });

  it('what can be found', () => {
    const walked = begin();
    key(walked);
    walked.use('galley-crate', 'search');
    walked.use('freezer-crate', 'search');
    expect(walked.game().medpacs).toBe(3);
    expect(walked.game().gains.items).toEqual(['overcharger']);
  });

  it('every script runs in one of these walks', () => {
    const { scripts = [] } = pack.missions.get(MISSION as MissionId) ?? {};
    const ran = new Set(walks.flatMap((walked) => Object.keys(walked.game().ran)));
    expect(scripts.map(({ id }) => id).filter((id) => !ran.has(id))).toEqual([]);
  });
});
