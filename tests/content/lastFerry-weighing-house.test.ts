// The Weighing House, walked through: a quiet theft, a loud one, three fates of the book, and the shutters.

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
const begin = (table: Parameters<typeof walk>[2]): Walk =>
  walk(pack, 'weighing-house', { flags: { count: 2 }, ...table });
const noiseOf = (walked: Walk): number | undefined => walked.game().variables['noise'];

const toTheVault = (walked: Walk): void => {
  walked.use('house-door', 'push');
  walked.ways({ successes: 2 });
  while (objectiveOf(walked) === 'find-seal') walked.use('public-desk', 'talk');
  expect(objectiveOf(walked)).toBe('open-vault');
  walked.use('vault-lock', 'press');
  expect(objectiveOf(walked)).toBe('get-out');
};
const makeNoise = (walked: Walk, upTo: number): void => {
  while ((noiseOf(walked) ?? 0) < upTo) {
    const [group] = walked.game().groups;
    if (!group) throw new Error('nobody is left to make noise');
    walked.go({ kind: 'defeatGroup', group: group.id });
  }
};

describe('weighing-house', () => {
  it.each(TABLES)('is won without a sound, by the roofs: $heroes heroes, $difficulty', (table) => {
    const walked = begin(table);
    expect(objectiveOf(walked)).toBe('find-seal');
    walked.use('court-crate', 'search');
    walked.use('water-seller', 'ask');
    walked.use('house-door', 'push');
    const guards = walked.game().groups;
    expect(guards.every(({ orders }) => orders.length === 1)).toBe(true);
    walked.use('clerks-door', 'open');
    walked.ways({ successes: 1 });
    walked.use('seal-desk', 'press');
    expect(objectiveOf(walked)).toBe('find-seal');
    while (objectiveOf(walked) === 'find-seal') walked.use('seal-desk', 'press');
    walked.use('great-scale', 'read');
    walked.use('loft-door', 'open');
    walked.use('loft-crate', 'search');
    walked.use('vault-lock', 'press');
    expect(groupsOf(walked)).not.toContain('vault-guard');
    walked.use('vault-crate', 'open');
    walked.ways({ choose: { 'question.papers': 'yes' }, successes: 1 });
    walked.idle(1);
    expect(noiseOf(walked)).toBe(0);
    walked.use('tally', 'retrieve');
    walked.use('loft-window', 'leave');
    expect(walked.game().result).toMatchObject({ outcome: 'book-out', won: true });
    expect(walked.game().flags).toEqual({ count: 1, crossed: 6, 'second-hand': 1 });
    expect(walked.game().gains).toMatchObject({
      credits: 100 + 100 * table.heroes,
      fame: 5,
      gear: 1,
      items: ['slicing-tools', 'combat-coat-tier-1'],
    });
  });

  it.each(TABLES)('is lost when the house is shut: $heroes heroes, $difficulty', (table) => {
    const walked = begin(table);
    walked.idle(7);
    expect(outcomeOf(walked)).toBe('shut-in');
    expect(walked.game().flags).toEqual({ count: 3, crossed: 6 });
    expect(walked.game().gains).toMatchObject({ credits: 25 * table.heroes, fame: 0, gear: 0 });
  });

  it.each([
    ['whole', 'book-out', { count: 1, crossed: 6 }],
    ['torn', 'book-out', { count: 0, crossed: 6 }],
    ['copy', 'page-left', { count: 2, crossed: 6, 'hale-page': 1 }],
  ] as const)('the book: %s ends with %s', (fate, outcome, flags) => {
    const walked = begin(FOUR);
    toTheVault(walked);
    walked.ways({ choose: { 'question.tally': fate }, successes: 1 });
    walked.use('tally', 'retrieve');
    walked.use('gate-lamp', 'leave');
    expect(outcomeOf(walked)).toBe(outcome);
    expect(walked.game().flags).toEqual(flags);
  });

  it('a copy that fails leaves the book on the table, and it can be lost on the way', () => {
    const walked = begin(FOUR);
    toTheVault(walked);
    walked.ways({ choose: { 'question.tally': 'copy' } });
    walked.use('tally', 'retrieve');
    expect(walked.game().map.things['tally']?.onMap).toBe(true);
    walked.ways({ choose: { 'question.tally': 'torn' } });
    walked.use('tally', 'retrieve');
    const carrier = walked.game().map.things['tally']?.carriedBy ?? '';
    walked.go({ kind: 'wound', hero: carrier }, { kind: 'withdraw', hero: carrier });
    expect(walked.game().ran).toHaveProperty('tally-falls');
    walked.go({ kind: 'interact', thing: 'tally', option: 'retrieve', who: 'gaarkhan' });
    expect(walked.game().variables['taken']).toBe(2);
    expect(walked.game().ran['take-tally']?.times).toBe(2);
  });

  it('the officer carries the seal; the lock can be picked without it', () => {
    const robbed = begin(FOUR);
    robbed.use('house-door', 'push');
    robbed.go({ kind: 'defeatGroup', group: 'weigher-1' });
    expect(robbed.game().variables['seal']).toBe(1);
    expect(robbed.game().ran).toHaveProperty('loud');
    expect(robbed.game().groups.every(({ orders }) => orders.length === 0)).toBe(true);

    const picked = begin(FOUR);
    picked.use('house-door', 'push');
    picked.ways({ successes: 2 });
    picked.use('vault-lock', 'pick');
    picked.use('vault-lock', 'pick');
    expect(noiseOf(picked)).toBe(2);
    expect(groupsOf(picked)).toContain('vault-guard');
    expect(objectiveOf(picked)).toBe('get-out');
  });

  it('wrong papers are heard, and Captain Hale can look at the wall', () => {
    const walked = begin(FOUR);
    walked.use('house-door', 'push');
    walked.ways({ choose: { 'question.papers': 'yes' } });
    walked.idle(1);
    expect(noiseOf(walked)).toBe(1);
    walked.use('clerks-door', 'open');
    walked.ways({ successes: 1 });
    walked.use('hale', 'talk');
    walked.use('hale', 'talk');
    expect(noiseOf(walked)).toBe(0);
    expect(walked.game().ran).toHaveProperty('quiet-again');
    expect(walked.game().rules).toContain('papers');
    expect(walked.game().groups.every(({ orders }) => orders.length === 1)).toBe(true);
  });

  it('quiet guards stay quiet in the vault, too', () => {
    const walked = begin(FOUR);
    walked.use('house-door', 'push');
    walked.ways({ choose: { 'question.papers': 'yes' } });
    walked.idle(1);
    walked.ways({ successes: 2 });
    while (objectiveOf(walked) === 'find-seal') walked.use('public-desk', 'talk');
    walked.use('vault-lock', 'press');
    const guard = () => walked.game().groups.find(({ of }) => of === 'vault-guard');
    expect(guard()?.orders).toHaveLength(0);
    walked.use('clerks-door', 'open');
    walked.use('hale', 'talk');
    expect(guard()?.orders).toHaveLength(1);
    walked.go({ kind: 'defeatGroup', group: 'doormen-1' });
    expect(guard()?.orders).toHaveLength(0);
  });

  it.each([
    [0, true],
    [1, false],
  ])('no more noise than the house itself: %i groups defeated, quiet: %s', (defeated, quiet) => {
    const walked = begin({ heroes: 3, difficulty: 'normal' });
    toTheVault(walked);
    walked.ways({ choose: { 'question.papers': 'yes' }, successes: 1 });
    walked.idle(2);
    if (defeated > 0) walked.go({ kind: 'defeatGroup', group: 'doormen-1' });
    walked.use('tally', 'retrieve');
    walked.use('gate-lamp', 'leave');
    expect(noiseOf(walked)).toBe(3 + defeated);
    expect(walked.game().result?.rewards.includes('quiet')).toBe(quiet);
  });

  it('after closing time it is never quiet again', () => {
    const walked = begin(FOUR);
    walked.use('house-door', 'push');
    walked.use('clerks-door', 'open');
    walked.idle(3);
    walked.ways({ successes: 2 });
    walked.use('hale', 'talk');
    expect(noiseOf(walked)).toBe(1);
  });

  it('noise brings the watch, one fewer if the list was read, and shuts the vault', () => {
    const walked = begin(FOUR);
    toTheVault(walked);
    walked.use('clerks-door', 'open');
    walked.use('duty-book', 'read');
    makeNoise(walked, 3);
    expect(walked.game().groups.find(({ of }) => of === 'town-watch')?.size).toBe(2);
    makeNoise(walked, 5);
    expect(walked.game().map.things['vault-door']?.door).toBe('locked');
    walked.use('vault-door', 'brace');
    expect(walked.game().map.things['vault-door']?.door).toBe('open');
  });

  it('the shutters come down at the end of round 6, and can be forced', () => {
    const walked = begin(FOUR);
    walked.idle(6);
    expect(groupsOf(walked)).toContain('town-watch');
    walked.ways({ successes: 1 });
    walked.use('house-door', 'force');
    expect(walked.game().map.sections).toEqual(['court']);
    walked.use('house-door', 'force');
    expect(walked.game().map.sections).toContain('scales');
    expect(noiseOf(walked)).toBe(4);
  });

  it('a watch that came before is reinforced when the wagon comes', () => {
    const walked = begin(FOUR);
    toTheVault(walked);
    walked.use('clerks-door', 'open');
    makeNoise(walked, 3);
    walked.idle(5);
    expect(walked.game().deployed['town-watch']).toBe(1);
  });

  it('all wounded is lost as well; what friends packed is there', () => {
    const walked = begin({ ...FOUR, flags: { count: 2, packed: 1 } });
    expect(walked.game().medpacs).toBe(2);
    walked.go(...heroesIn(walked.game()).map(({ id }) => ({ kind: 'wound', hero: id }) as const));
    expect(outcomeOf(walked)).toBe('all-wounded');
    expect(walked.game().flags).toEqual({ count: 3, crossed: 6, packed: 0 });
  });
});
