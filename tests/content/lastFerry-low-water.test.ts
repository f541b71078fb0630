// Low Water, walked through: out of Lenn with everybody and the droid, with less, and not at all.

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
  walk(pack, 'low-water', { flags: { count: 2 }, ...table });

const toTheStreet = (walked: Walk): void => {
  walked.ways({ successes: 1 });
  walked.use('hatch-lever', 'pull');
  walked.use('shutter', 'open');
};
const toTheSlip = (walked: Walk): void => {
  walked.ways({ successes: 2, yes: ['ask.all-slip'] });
  while (!walked.game().map.sections.includes('slip')) walked.use('gate-winch', 'turn');
  while (walked.game().variables['engine'] === 0) walked.idle(1);
};

describe('low-water', () => {
  it.each(TABLES)('is won with everybody: $heroes heroes, $difficulty', (table) => {
    const walked = begin(table);
    expect(objectiveOf(walked)).toBe('lift-hatch');
    walked.use('hatch-lever', 'pull');
    expect(walked.game().map.sections).toEqual(['cellar']);
    walked.use('cellar-crate', 'search');
    walked.ways({ successes: 2, yes: ['ask.all-slip'] });
    walked.use('hatch-lever', 'pull');
    expect(walked.game().groups.find(({ of }) => of === 'raiders')?.activated).toBe(true);
    expect(objectiveOf(walked)).toBe('fetch-nought');
    walked.use('till', 'burn');
    walked.use('cooper-family', 'send');
    walked.use('store-door', 'open');
    walked.use('net-mender', 'send');
    walked.use('store-crate', 'search');
    expect(walked.game().medpacs).toBe(2);
    walked.use('shutter', 'open');
    expect(objectiveOf(walked)).toBe('fetch-nought');
    walked.use('nought', 'retrieve');
    expect(objectiveOf(walked)).toBe('open-slip');
    walked.use('lamp-post', 'douse');
    walked.use('lamp-boy', 'send');
    walked.use('salt-widow', 'send');
    toTheSlip(walked);
    expect(objectiveOf(walked)).toBe('cast-off');
    walked.use('slip-crate', 'pick');
    walked.use('ramp', 'cast-off');
    expect(walked.game().result).toMatchObject({ outcome: 'away', won: true });
    expect(walked.game().flags).toEqual({ count: 2, crossed: 12, 'nought-saved': 1 });
    expect(walked.game().gains).toMatchObject({
      credits: 50 + 75 * table.heroes,
      fame: 6,
      gear: 1,
      items: ['survival-gear'],
    });
  });

  it.each(TABLES)('is won without the droid: $heroes heroes, $difficulty', (table) => {
    const walked = begin(table);
    toTheStreet(walked);
    toTheSlip(walked);
    walked.ways({ choose: { 'question.widow': 'go' } });
    walked.use('ramp', 'cast-off-empty');
    expect(walked.game().ran).not.toHaveProperty('last-window');
    walked.ways({ choose: { 'question.widow': 'go' }, yes: ['ask.all-slip'] });
    walked.use('ramp', 'cast-off-empty');
    expect(walked.game().result).toMatchObject({ outcome: 'away-empty', won: true });
    expect(walked.game().flags).toEqual({ count: 4 });
  });

  it('the salt widow is worth thirty seconds', () => {
    const walked = begin(FOUR);
    toTheStreet(walked);
    walked.use('nought', 'retrieve');
    toTheSlip(walked);
    walked.use('ramp', 'cast-off');
    expect(outcomeOf(walked)).toBe('away');
    expect(walked.game().flags).toMatchObject({ crossed: 3, count: 3 });
  });

  it.each(TABLES)('is lost when the street is sealed: $heroes heroes, $difficulty', (table) => {
    const walked = begin(table);
    walked.idle(7);
    expect(outcomeOf(walked)).toBe('taken');
    expect(walked.game().flags).toEqual({ count: 4, 'odra-taken': 1 });
    expect(walked.game().gains).toMatchObject({ credits: 25 * table.heroes, fame: 0, gear: 0 });
    expect(walked.game().map.sections).toContain('shop');
  });

  it('all wounded means taken as well, and whoever was sent ahead is across', () => {
    const walked = begin(FOUR);
    walked.ways({ successes: 1 });
    walked.use('hatch-lever', 'pull');
    walked.use('cooper-family', 'send');
    walked.go(...heroesIn(walked.game()).map(({ id }) => ({ kind: 'wound', hero: id }) as const));
    expect(outcomeOf(walked)).toBe('all-wounded');
    expect(walked.game().flags).toEqual({ count: 4, crossed: 3, 'odra-taken': 1 });
  });

  it('the lamplight: twice in it and a patrol comes; put out or shot, nobody asks again', () => {
    const seen = begin(FOUR);
    toTheStreet(seen);
    seen.ways({ yes: ['ask.lamplight'] });
    seen.idle(1);
    expect(groupsOf(seen)).not.toContain('lamp-patrol');
    seen.idle(1);
    expect(groupsOf(seen)).toContain('lamp-patrol');
    expect(seen.game().rules).not.toContain('lamplight');
    seen.idle(1);
    expect(seen.game().variables['alarm']).toBe(2);

    const dark = begin(FOUR);
    toTheStreet(dark);
    dark.go({ kind: 'destroy', thing: 'lamp-post' });
    expect(dark.game().rules).not.toContain('lamplight');
    dark.ways({ yes: ['ask.lamplight'] });
    dark.idle(2);
    expect(dark.game().variables['alarm']).toBe(0);
  });

  it('the second wagon stops where the map ends', () => {
    const near = (walked: Walk): boolean => {
      walked.idle(4);
      return groupsOf(walked).includes('second-squad');
    };
    const shop = begin(FOUR);
    expect(near(shop)).toBe(true);
    const street = begin(FOUR);
    toTheStreet(street);
    expect(near(street)).toBe(true);
    const slip = begin(FOUR);
    toTheStreet(slip);
    toTheSlip(slip);
    expect(near(slip)).toBe(true);
  });

  it('whoever is wounded in the shop drops Nought; taken up again, the way goes on', () => {
    const walked = begin(FOUR);
    walked.ways({ successes: 1 });
    walked.use('hatch-lever', 'pull');
    walked.use('nought', 'retrieve');
    const carrier = walked.game().map.things['nought']?.carriedBy ?? '';
    walked.go({ kind: 'wound', hero: carrier });
    expect(walked.game().map.things['nought']?.onMap).toBe(true);
    walked.use('shutter', 'open');
    expect(objectiveOf(walked)).toBe('fetch-nought');
    walked.use('nought', 'retrieve');
    expect(objectiveOf(walked)).toBe('open-slip');
  });

  it('[row 37] whoever withdraws leaves Nought behind', () => {
    const walked = begin({ heroes: 3, difficulty: 'hard' });
    toTheStreet(walked);
    walked.use('nought', 'retrieve');
    const carrier = walked.game().map.things['nought']?.carriedBy ?? '';
    walked.go({ kind: 'wound', hero: carrier }, { kind: 'withdraw', hero: carrier });
    expect(walked.game().ran).toHaveProperty('lose-nought');
    expect(walked.game().map.things['nought']?.onMap).toBe(true);
  });

  it('after the loudspeaker no window is lit, nor behind doors that were closed', () => {
    const walked = begin(FOUR);
    walked.idle(6);
    expect(walked.game().peril.step).toBe(3);
    walked.use('store-door', 'open');
    expect(walked.game().ran).toHaveProperty('too-late');
    expect(walked.game().map.things['net-mender']?.onMap).toBe(false);
  });

  it('a copied recorder delays the raid, and friends have packed', () => {
    const walked = begin({ ...FOUR, flags: { count: 2, 'recorder-copied': 1, packed: 2 } });
    expect(walked.game().medpacs).toBe(3);
    expect(walked.game().flags['packed']).toBe(0);
    walked.idle(2);
    expect(walked.game().peril.step).toBe(0);
    walked.idle(1);
    expect(walked.game().peril.step).toBe(1);
    walked.idle(3);
    expect(walked.game().peril.step).toBe(3);
  });
});
