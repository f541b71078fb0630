// Deep Wood, walked through: three groups led home by either way, some of them, none of them; and what Skarsh costs.

import { beforeAll, describe, expect, it } from 'vitest';
import { heroesIn } from '../../src/mission';
import type { Pack } from '../../src/packs';
import { builtIn } from './missions';
import { groupsOf, objectiveOf, outcomeOf, TABLES, walk, type Walk } from './walk';

let pack: Pack;
beforeAll(async () => {
  ({ pack } = await builtIn());
});

const FOUR = { heroes: 4, difficulty: 'normal' } as const;
const RICH = { count: 2, 'party-credits': 500 };
const begin = (table: Parameters<typeof walk>[2]): Walk =>
  walk(pack, 'deep-wood', { flags: { count: 2 }, ...table });

const GROUPS = ['children', 'scout', 'old-pair'] as const;
const lead = (walked: Walk, things: readonly string[] = GROUPS): void => {
  for (const thing of things) walked.use(thing, 'retrieve');
};
/** Across the ford and to the meadow, which is laid a round later. */
const toTheMeadow = (walked: Walk, way: 'ridge' | 'hollow'): void => {
  walked.use('stones', 'cross');
  walked.use('waystone', way);
  walked.idle(1);
  expect(walked.game().map.sections).toContain('landing');
};
/** Lit, and waited for. */
const callTheShip = (walked: Walk): void => {
  walked.ways({ successes: 2 });
  walked.use('beacon', 'light');
  expect(objectiveOf(walked)).toBe('board');
  walked.idle(2);
  expect(walked.game().variables['landed']).toBe(1);
};
/** Rounds, once she has landed. */
const staysFor = ({ heroes }: { readonly heroes: number }): number => Math.max(2, heroes - 1);
const dropAll = (walked: Walk, things: readonly string[]): void =>
  walked.go(...things.map((thing) => ({ kind: 'drop', thing }) as const));

describe('deep-wood', () => {
  it.each(TABLES)('is won with all eighteen, by the ridge: $heroes heroes, $difficulty', (table) => {
    const walked = begin(table);
    expect(objectiveOf(walked)).toBe('gather');
    walked.use('ford-crate', 'search');
    walked.use('stones', 'cross');
    lead(walked);
    expect(objectiveOf(walked)).toBe('choose-way');
    walked.use('waystone', 'ridge');
    expect(objectiveOf(walked)).toBe('light-beacon');
    walked.ways({ successes: 2 });
    walked.use('ridge-wreck', 'pry');
    walked.idle(1);
    expect(walked.game().groups.find(({ of }) => of === 'skarsh')?.target).not.toBeNull();
    callTheShip(walked);
    walked.use('beacon', 'board-children');
    walked.use('beacon', 'board-scout');
    walked.use('beacon', 'board-pair');
    expect(walked.game().result).toMatchObject({ outcome: 'all-across', won: true });
    expect(walked.game().flags).toEqual({ count: 3, crossed: 18 });
    expect(walked.game().gains).toMatchObject({
      credits: 75 * table.heroes,
      fame: 5,
      gear: 1,
      items: ['a280', 'portable-medkit'],
    });
  });

  it.each(TABLES)('is won with some, when the ship must go: $heroes heroes, $difficulty', (table) => {
    const walked = begin(table);
    toTheMeadow(walked, 'hollow');
    lead(walked, ['scout', 'children']);
    callTheShip(walked);
    walked.use('beacon', 'board-scout');
    walked.use('beacon', 'board-children');
    expect(walked.game().result).toBeNull();
    walked.idle(staysFor(table) - 1);
    expect(walked.game().result).toBeNull();
    walked.idle(1);
    expect(walked.game().result).toMatchObject({ outcome: 'some-across', won: true });
    expect(walked.game().flags).toEqual({ count: 3, crossed: 12 });
    expect(walked.game().gains.fame).toBe(4);
  });

  it.each(TABLES)('is lost when nobody comes: $heroes heroes, $difficulty', (table) => {
    const walked = begin(table);
    walked.idle(7);
    expect(outcomeOf(walked)).toBe('scattered');
    expect(walked.game().ran).toHaveProperty('dusk');
    expect(walked.game()).toMatchObject({ round: 6, peril: { step: 2 } });
    expect(walked.game().ran).toHaveProperty('still-dark');
    expect(walked.game().flags).toEqual({ count: 4 });
    expect(walked.game().gains).toMatchObject({ credits: 25 * table.heroes, fame: 0, gear: 0 });

    const empty = begin(table);
    toTheMeadow(empty, 'ridge');
    callTheShip(empty);
    empty.idle(staysFor(table));
    expect(outcomeOf(empty)).toBe('scattered');
  });

  it('Tavi can be sent up early', () => {
    const walked = begin(FOUR);
    toTheMeadow(walked, 'ridge');
    lead(walked, ['children', 'scout']);
    callTheShip(walked);
    walked.use('beacon', 'board-children');
    expect(() => walked.use('beacon', 'go')).toThrow('unknownOption');
    walked.use('beacon', 'board-scout');
    walked.use('beacon', 'go');
    expect(outcomeOf(walked)).toBe('some-across');
  });

  it('a group that sits beside the enemy is driven back once, then lost', () => {
    const walked = begin(FOUR);
    toTheMeadow(walked, 'ridge');
    lead(walked);
    dropAll(walked, GROUPS);
    expect(walked.game().ran).toHaveProperty('sat-down');
    walked.idle(1);
    expect(walked.game().ran).not.toHaveProperty('driven-children');
    const beside = { 'question.children': 'yes', 'question.scout': 'yes', 'question.pair': 'yes' };
    walked.ways({ choose: beside });
    walked.idle(1);
    expect(walked.game().map.things['scout']?.at).toEqual([6, 0]);
    expect(walked.game().variables['lostGroups']).toBe(0);
    walked.idle(1);
    expect(outcomeOf(walked)).toBe('scattered');
    expect(walked.game().variables['lostGroups']).toBe(2);
  });

  it('lit in round 6 it is not too late: the wood burns, and the ship comes', () => {
    const walked = begin(FOUR);
    toTheMeadow(walked, 'ridge');
    lead(walked, ['children', 'scout']);
    walked.idle(4);
    callTheShip(walked);
    expect(walked.game()).toMatchObject({ round: 8, peril: { step: 4 } });
    walked.use('beacon', 'board-children');
    walked.use('beacon', 'board-scout');
    walked.idle(1);
    expect(outcomeOf(walked)).toBe('some-across');
  });

  it('only whoever leads a group puts it aboard', () => {
    const walked = begin(FOUR);
    toTheMeadow(walked, 'ridge');
    lead(walked, ['children']);
    callTheShip(walked);
    walked.go({ kind: 'interact', thing: 'beacon', option: 'board-children', who: 'gaarkhan' });
    expect(walked.game().variables['aboard']).toBe(0);
    walked.use('beacon', 'board-children');
    expect(walked.game().variables['aboard']).toBe(1);
  });

  it('the hollow: nexu sleep a round longer for light feet', () => {
    for (const [successes, awake] of [
      [0, true],
      [1, false],
    ] as const) {
      const walked = begin({ heroes: 3, difficulty: 'hard' });
      walked.ways({ successes });
      toTheMeadow(walked, 'hollow');
      const nexu = walked.game().groups.filter(({ of }) => of === 'sleepers');
      expect(nexu).toHaveLength(2);
      expect(nexu.every(({ activated }) => !activated)).toBe(awake);
    }
  });

  it('the other way can be found later, and the droid is there only once', () => {
    const walked = begin(FOUR);
    toTheMeadow(walked, 'hollow');
    walked.idle(1);
    expect(groupsOf(walked)).toContain('eyes');
    walked.use('waystone', 'ridge-too');
    expect(walked.game().map.sections).toContain('ridge');
    expect(walked.game().deployed['eyes']).toBe(1);
    walked.idle(1);
    expect(walked.game().ran).toHaveProperty('watched');

    const other = begin(FOUR);
    toTheMeadow(other, 'ridge');
    other.use('waystone', 'hollow-too');
    expect(other.game().map.sections).toContain('hollow');
  });

  it('the shrine: the old pair walk by themselves, whether led, found or neither', () => {
    const walked = begin({ ...FOUR, flags: RICH });
    toTheMeadow(walked, 'hollow');
    walked.use('hollow-shrine', 'give');
    expect(walked.game().map.things['old-pair']?.onMap).toBe(false);
    expect(walked.game().variables['found']).toBe(1);
    lead(walked, ['children']);
    callTheShip(walked);
    expect(walked.game().variables['aboard']).toBe(1);
    walked.use('beacon', 'board-children');
    walked.idle(staysFor(FOUR));
    expect(outcomeOf(walked)).toBe('some-across');

    const poor = begin(FOUR);
    toTheMeadow(poor, 'hollow');
    expect(() => poor.use('hollow-shrine', 'give')).toThrow('unknownOption');
  });

  it.each([
    ['pay', 0, -200, true],
    ['bargain', 2, -100, true],
    ['bargain', 1, 0, false],
    ['shoot', 0, 0, false],
  ] as const)('Skarsh: %s with %i successes', (choice, successes, credits, gone) => {
    const walked = begin({ ...FOUR, flags: RICH });
    walked.ways({ successes, choose: { 'question.skarsh': choice } });
    toTheMeadow(walked, 'ridge');
    expect(walked.game().gains.credits).toBe(credits);
    expect(groupsOf(walked).includes('skarsh')).toBe(!gone);
    walked.idle(7);
    expect(walked.game().flags['skarsh-paid']).toBe(gone ? 1 : undefined);
  });

  it('the sign tells where Skarsh sits; he follows whoever leads somebody', () => {
    const walked = begin(FOUR);
    walked.use('stones', 'cross');
    walked.use('hunter-sign', 'read');
    expect(walked.game().map.things['hunter-sign']?.onMap).toBe(true);
    walked.ways({ successes: 1 });
    walked.use('hunter-sign', 'read');
    walked.use('waystone', 'ridge');
    walked.idle(1);
    const skarsh = () => walked.game().groups.find(({ of }) => of === 'skarsh');
    expect(skarsh()).toMatchObject({ activated: true, target: null, size: 2 });
    for (const thing of GROUPS) {
      walked.use(thing, 'retrieve');
      expect(skarsh()?.target?.filter).toEqual([{ kind: 'carrying', thing }]);
      dropAll(walked, [thing]);
      expect(skarsh()?.target).toBeNull();
    }
    walked.go({ kind: 'defeatGroup', group: skarsh()?.id ?? '' });
    expect(walked.game().ran).toHaveProperty('skarsh-away');
  });

  it('all wounded is lost, but whoever is aboard is across; what friends packed is there', () => {
    const walked = begin({ ...FOUR, flags: { count: 2, packed: 1 } });
    expect(walked.game().medpacs).toBe(3);
    toTheMeadow(walked, 'ridge');
    lead(walked, ['old-pair']);
    callTheShip(walked);
    walked.use('beacon', 'board-pair');
    walked.go(...heroesIn(walked.game()).map(({ id }) => ({ kind: 'wound', hero: id }) as const));
    expect(outcomeOf(walked)).toBe('all-wounded');
    expect(walked.game().flags).toEqual({ count: 4, crossed: 6, packed: 0 });
  });
});
