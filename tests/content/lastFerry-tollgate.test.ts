// "Tollgate" walked through: three charges in any order, the fuse, the berth, and what a bell costs.

import { beforeAll, describe, expect, it } from 'vitest';
import { heroesIn } from '../../src/mission';
import type { Pack } from '../../src/packs';
import { builtIn } from './missions';
import { groupsOf, objectiveOf, outcomeOf, TABLES, walk, type Walk, type Ways } from './walk';

let pack: Pack;
beforeAll(async () => {
  ({ pack } = await builtIn());
});

type Setup = Parameters<typeof walk>[2];
const THREE: Setup = { heroes: 3, difficulty: 'normal' };
const start = (setup: Setup): Walk => walk(pack, 'tollgate', setup);
const clearanceOf = (walked: Walk): number | undefined => walked.game().variables['clearance'];

const openAll = (walked: Walk): void => {
  for (const door of ['scale-door', 'gun-door', 'core-door', 'duct-hatch']) walked.use(door, 'open');
};
const setThree = (walked: Walk, places: readonly string[], ways: Ways = {}): void => {
  openAll(walked);
  walked.ways({ successes: 1, ...ways });
  for (const place of places) walked.use(place, 'set');
};
const GUNS = ['scale-brace', 'gun-feed', 'core-valve'];

describe('tollgate', () => {
  it.each(TABLES)('is won with the gun feed among three charges: $heroes heroes, $difficulty', (table) => {
    const walked = start(table);
    expect(objectiveOf(walked)).toBe('set-charges');
    setThree(walked, GUNS);
    expect(objectiveOf(walked)).toBe('berth');
    expect(walked.game().countdowns['fuse']?.left).toBe(table.difficulty === 'normal' ? 3 : 2);
    walked.use('airlock', 'leave');
    expect(walked.game().result).toBeNull();
    walked.ways({ yes: ['ask.berth'] });
    walked.use('airlock', 'leave');
    expect(walked.game().result).toMatchObject({ outcome: 'guns-out', won: true, rewards: ['done', 'guns'] });
    expect(walked.game().flags['guns-silent']).toBe(1);
  });

  it.each(TABLES)('is lost when the night is over: $heroes heroes, $difficulty', (table) => {
    const walked = start(table);
    walked.idle(7);
    expect(outcomeOf(walked)).toBe('blown');
    expect(groupsOf(walked)).toContain('champion');
    expect(walked.game().peril.step).toBe(3);
  });

  it('the last charge may be kept for the gun feed, or not', () => {
    const walked = start(THREE);
    setThree(walked, ['scale-brace', 'duct-main']);
    expect(walked.game().variables['charges']).toBe(2);
    expect(() => walked.use('core-valve', 'set')).toThrow('unknownOption');
    walked.ways({ successes: 1, yes: ['ask.berth'] });
    walked.use('core-valve', 'last');
    walked.use('airlock', 'leave');
    expect(walked.game().result).toMatchObject({ outcome: 'scales-out', won: true, rewards: ['done'] });
  });

  it('who is not at the berth when the charges go off is wounded, and drawn out', () => {
    for (const [setup, late] of [
      [{ flags: { 'han-in': 1 } }, 1],
      [{ party: { heroes: [{ id: 'fenn-signis' }, { id: 'diala-passil' }], ally: 'chewbacca' } }, 1],
      [{}, 2],
      [{}, 0],
      [{}, 3],
    ] as const) {
      const walked = start({ ...THREE, ...setup });
      setThree(walked, GUNS, { number: late });
      walked.idle(3);
      expect(walked.game().ran).toHaveProperty('fuse-over');
      expect(heroesIn(walked.game()).filter(({ wounded }) => wounded)).toHaveLength(late);
      expect('drawn-out' in walked.game().ran).toBe(late > 0);
      expect('dragged-out' in walked.game().ran).toBe(late === 3);
      expect(outcomeOf(walked)).toBe('guns-out');
    }
  });

  it('clearance comes from the way in, and every noise costs some of it', () => {
    expect(clearanceOf(start({ ...THREE, flags: { 'hale-turned': 1, 'tally-taken': 1 } }))).toBe(3);
    expect(clearanceOf(start({ ...THREE, flags: { 'tally-taken': 1, 'han-in': 1 } }))).toBe(2);
    expect(clearanceOf(start({ ...THREE, flags: { 'han-in': 1 } }))).toBe(1);

    const walked = start({ ...THREE, flags: { 'hale-turned': 1 } });
    expect(walked.game().groups.every(({ activated }) => activated)).toBe(true);
    walked.use('clerk', 'show');
    expect(walked.game().map.sections).toContain('scale');
    expect(clearanceOf(walked)).toBe(3);
    walked.go({ kind: 'defeatGroup', group: 'dock-watch-1' });
    walked.use('core-door', 'open');
    expect(clearanceOf(walked)).toBe(1);
    expect(groupsOf(walked)).not.toContain('alert');
    walked.use('gun-door', 'open');
    expect(walked.game().groups.find(({ of }) => of === 'gun-guard')?.activated).toBe(true);
    expect(groupsOf(walked)).toContain('alert');
    expect(walked.game().groups.find(({ of }) => of === 'alert')?.activated).toBe(true);
  });

  it('the grating opens the duct without a noise', () => {
    const walked = start({ ...THREE, flags: { 'hale-turned': 1 } });
    walked.use('core-door', 'open');
    walked.use('grating', 'open');
    expect(walked.game().map.sections).not.toContain('duct');
    walked.ways({ successes: 1 });
    walked.use('grating', 'open');
    expect(walked.game().map.sections).toContain('duct');
    expect(clearanceOf(walked)).toBe(2);
  });

  it('who comes through the hatch finds no grating to open', () => {
    const walked = start(THREE);
    walked.use('gun-door', 'open');
    walked.use('duct-hatch', 'open');
    walked.use('core-door', 'open');
    expect(walked.game().map.things['grating']?.onMap ?? false).toBe(false);
  });

  it.each([
    ['normal', 5],
    ['hard', 3],
  ] as const)('the envoy comes once: %s', (difficulty, before) => {
    const walked = start({ ...THREE, difficulty });
    walked.idle(before);
    expect(groupsOf(walked)).not.toContain('champion');
    walked.idle(1);
    expect(groupsOf(walked)).toContain('champion');
    walked.idle(5 - before);
    expect(walked.game().ran['envoy']?.times).toBe(1);
  });

  it('the bell wakes everybody', () => {
    const walked = start({ ...THREE, flags: { 'hale-turned': 1 } });
    walked.use('evacuation-bell', 'ring');
    expect(clearanceOf(walked)).toBe(0);
    expect(groupsOf(walked)).toContain('alert');
    setThree(walked, GUNS, { yes: ['ask.berth'] });
    walked.use('airlock', 'leave');
    expect(walked.game().result?.rewards).toEqual(['done', 'guns', 'bell']);
    expect(walked.game().flags['bell-rung']).toBe(1);
  });

  it('Pim and Vesh need no test', () => {
    const party = { heroes: [{ id: 'fenn-signis' }, { id: 'diala-passil' }], ally: 'rebel-saboteur' };
    const walked = start({ ...THREE, party, flags: { 'nought-saved': 1 } });
    setThree(walked, GUNS, { successes: 0, yes: ['ask.berth'] });
    walked.use('airlock', 'leave');
    expect(outcomeOf(walked)).toBe('guns-out');
  });

  it("Harrow's squad is not forgotten", () => {
    const party = { heroes: [{ id: 'fenn-signis' }, { id: 'diala-passil' }], ally: 'rebel-trooper' };
    const walked = start({ ...THREE, party });
    walked.go({ kind: 'defeat', actor: 'rebel-trooper' });
    expect(walked.game().ran).toHaveProperty('harrow-falls');
    walked.idle(7);
    expect(walked.game().flags['harrow-fell']).toBe(1);
  });
});
