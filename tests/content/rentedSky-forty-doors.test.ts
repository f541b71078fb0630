// Forty Doors, walked through: six doors, the wardens who empty them by number, the lift that goes once, and a captain under a
// shutter.

import { beforeAll, describe, expect, it } from 'vitest';
import { shapedMission, type Mission } from '../../src/mission';
import type { MissionId, Pack } from '../../src/packs';
import { builtIn, lay, reachable } from './missions';
import { groupsOf, objectiveOf, outcomeOf, TABLES, walk, type Walk, type Ways } from './walk';

const MISSION = 'forty-doors';
const PEOPLE = { 2: 'sesk', 9: 'nib', 17: 'hebb', 26: 'twins', 33: 'two-left', 38: 'ash' } as const;
type Door = keyof typeof PEOPLE;
const DOORS = Object.keys(PEOPLE).map(Number) as Door[];
const HEART = 'heart-of-the-empire';
const LOTHAL = 'tyrants-of-lothal';

let pack: Pack;
beforeAll(async () => {
  ({ pack } = await builtIn());
});
const mission = (): Mission => {
  const found = pack.missions.get(MISSION as MissionId);
  if (!found) throw new Error('no such mission');
  return found;
};

const walks: Walk[] = [];
const begin = (setup: Partial<Parameters<typeof walk>[2]> = {}): Walk => {
  const walked = walk(pack, MISSION, {
    heroes: 3,
    difficulty: 'normal',
    flags: { debt: 1, lit: 0 },
    ...setup,
  });
  walks.push(walked);
  return walked;
};
const knock = (walked: Walk, door: Door, ways: Ways = {}): void => {
  walked.ways({ successes: 1, ...ways });
  walked.use(`door-${String(door)}`, 'knock');
};
const board = (walked: Walk, door: Door): void => {
  walked.ways({ choose: { 'question.which': PEOPLE[door] } });
  walked.go({ kind: 'report', script: 'aboard' });
};
const fetch = (walked: Walk, door: Door): void => {
  knock(walked, door);
  board(walked, door);
};
const shut = (walked: Walk): readonly Door[] =>
  DOORS.filter((door) => walked.game().map.things[`door-${String(door)}`]?.onMap);
const number = (walked: Walk, name: string): number => walked.game().variables[name] ?? -1;
const strike: Ways = { choose: { 'pell.ask': 'strike' } };

describe('[under-a-rented-sky] forty-doors', () => {
  it.each(TABLES)('is won with three neighbours out: $heroes heroes, $difficulty', (table) => {
    const walked = begin(table);
    expect(objectiveOf(walked)).toBe('fetch');
    fetch(walked, 26);
    fetch(walked, 17);
    expect(() => {
      walked.use('lever', 'send');
    }).toThrow('unknownOption');
    fetch(walked, 33);
    expect(objectiveOf(walked)).toBe('send');
    walked.use('lever', 'send');
    const { result, flags, gains } = walked.game();
    expect(result).toMatchObject({ outcome: 'some', won: true, rewards: ['paid', 'doors'] });
    expect(gains).toMatchObject({ credits: 50 * table.heroes, fame: 2 });
    expect(flags).toEqual({ debt: 1, lit: 0, doors: 3 });
  });

  it('four are seen, and six are told', () => {
    const four = begin();
    for (const door of [26, 17, 33, 2] as const) fetch(four, door);
    four.use('lever', 'send');
    expect(outcomeOf(four)).toBe('most');
    expect(four.game().flags).toEqual({ debt: 1, lit: 1, doors: 4 });

    const six = begin();
    for (const door of DOORS) fetch(six, door);
    six.use('lever', 'send');
    expect(outcomeOf(six)).toBe('all-six');
    expect(six.game().flags).toEqual({ debt: 1, lit: 1, doors: 6 });
    expect(six.game().gains).toMatchObject({ fame: 4, gear: 1 });
  });

  it.each(TABLES)('nobody knocks: the wardens do, by number: $heroes heroes, $difficulty', (table) => {
    const walked = begin(table);
    walked.idle(1);
    expect(shut(walked)).toEqual([2, 9, 17, 26, 33, 38]);
    walked.idle(1);
    expect(shut(walked)).toEqual([9, 17, 26, 33, 38]);
    walked.idle(1);
    expect(shut(walked)).toEqual([17, 26, 33, 38]);
    walked.idle(2);
    expect(outcomeOf(walked)).toBe('full');
    expect(walked.game().result?.won).toBe(false);
    expect(walked.game().flags['doors']).toBe(0);
  });

  it('a door that does not open costs the action and stays', () => {
    const walked = begin();
    knock(walked, 9, { successes: 0 });
    expect(shut(walked)).toEqual(DOORS);
    expect(number(walked, 'walking')).toBe(0);
    knock(walked, 9);
    expect(shut(walked)).toEqual([2, 17, 26, 33, 38]);
    expect(number(walked, 'walking')).toBe(1);
    expect(walked.game().map.sections).toContain('flat-9');
  });

  it('a neighbour is led once a round, and lost when defeated', () => {
    const walked = begin();
    knock(walked, 26);
    walked.go(
      { kind: 'beginActivation', who: 'fenn-signis' },
      { kind: 'lead', person: 'twins' },
      { kind: 'endActivation', who: 'fenn-signis' },
      { kind: 'beginActivation', who: 'diala-passil' },
    );
    expect(() => {
      walked.go({ kind: 'lead', person: 'twins' });
    }).toThrow('notLed');
    walked.go({ kind: 'defeat', actor: 'twins' });
    expect([number(walked, 'walking'), number(walked, 'gone')]).toEqual([0, 1]);
    for (const door of [17, 33, 2] as const) {
      knock(walked, door);
      walked.go({ kind: 'defeat', actor: PEOPLE[door] });
    }
    expect(outcomeOf(walked)).toBe('full');
  });

  it('without wardens no door is emptied', () => {
    const walked = begin({ heroes: 2 });
    walked.idle(1);
    walked.idle(1);
    expect(shut(walked)).toEqual([9, 17, 26, 33, 38]);
    for (const { id } of walked.game().groups) walked.go({ kind: 'defeatGroup', group: id });
    walked.idle(1);
    expect(shut(walked)).toEqual([9, 17, 26, 33, 38]);
  });

  it('the power fails: too few, or just enough; and Nib holds it for a round', () => {
    const few = begin();
    for (const door of [17, 26, 33, 2, 9] as const) knock(few, door);
    few.idle(7);
    expect(outcomeOf(few)).toBeUndefined();
    few.idle(1);
    expect(outcomeOf(few)).toBe('dark');
    expect(few.game().flags['doors']).toBe(0);

    const enough = begin();
    for (const door of [9, 17, 26] as const) fetch(enough, door);
    for (const door of [2, 33, 38] as const) knock(enough, door);
    expect(number(enough, 'until')).toBe(9);
    enough.idle(8);
    expect(outcomeOf(enough)).toBeUndefined();
    enough.idle(1);
    expect(outcomeOf(enough)).toBe('some');
    expect(enough.game().flags['doors']).toBe(3);
  });

  it('Hebb: his jars, or a promise', () => {
    const carried = begin();
    fetch(carried, 17);
    expect([number(carried, 'jars'), number(carried, 'owed')]).toEqual([1, 0]);
    const promised = begin();
    knock(promised, 17, { choose: { 'hebb.ask': 'lie' } });
    for (const door of [26, 33] as const) knock(promised, door);
    for (const door of [17, 26, 33] as const) board(promised, door);
    promised.use('lever', 'send');
    expect(promised.game().flags).toEqual({ debt: 2, lit: 0, doors: 3 });
    // 3 spaces a round with the jars, 5 without.
    expect(mission().persons?.find(({ id }) => id === 'hebb')?.led).toBe('5 - 2 * jars');
  });

  it('Ash: himself, or his suitcase', () => {
    const left = begin();
    knock(left, 38, { choose: { 'ash.ask': 'leave' } });
    expect([number(left, 'walking'), number(left, 'gone')]).toEqual([0, 1]);
    for (const door of [17, 26, 33] as const) fetch(left, door);
    left.use('lever', 'send');
    expect(left.game().flags).toEqual({ debt: 2, lit: 0, doors: 3 });
    expect(left.game().gains.credits).toBe(150 + 75);

    const needed = begin();
    for (const door of [17, 26, 33] as const) {
      knock(needed, door);
      needed.go({ kind: 'defeat', actor: PEOPLE[door] });
    }
    expect(() => {
      knock(needed, 38, { choose: { 'ash.ask': 'leave' } });
    }).toThrow();
  });

  it('Captain Pell is lifted out', () => {
    for (const successes of [1, 2]) {
      const walked = begin();
      for (const door of [17, 26, 33] as const) fetch(walked, door);
      walked.ways({ successes });
      walked.idle(3);
      expect(shut(walked)).toEqual([38]);
      walked.use('lever', 'send');
      expect(walked.game().flags).toEqual({ debt: 1, lit: 0, doors: 3, 'pell-spared': 1 });
    }
  });

  it('or struck down: the wardens skip a door, and it is a debt, also for those who lose', () => {
    const walked = begin();
    walked.ways(strike);
    walked.idle(3);
    expect(shut(walked)).toEqual([17, 26, 33, 38]);
    walked.idle(1);
    expect(shut(walked)).toEqual([17, 26, 33, 38]);
    walked.idle(2);
    expect(outcomeOf(walked)).toBe('full');
    expect(walked.game().flags).toEqual({ debt: 2, lit: 0, doors: 0, 'pell-struck': 1 });
  });

  it('wounded on the way, they still brought out whom they brought out', () => {
    const walked = begin({ heroes: 2 });
    fetch(walked, 26);
    walked.go({ kind: 'wound', hero: 'fenn-signis' }, { kind: 'wound', hero: 'diala-passil' });
    expect(outcomeOf(walked)).toBe('all-wounded');
    expect(walked.game().flags['doors']).toBe(1);
  });

  it('what was done before: the court, the cook, the furniture', () => {
    const wardens = (walked: Walk): boolean | undefined =>
      walked.game().groups.find(({ of }) => of === 'wardens')?.activated;
    expect(wardens(begin())).toBe(false);
    expect(wardens(begin({ flags: { 'bench-won': 1, 'wick-with': 1 } }))).toBe(true);
    const medpacs = (flags: Readonly<Record<string, number>>): number => begin({ flags }).game().medpacs;
    expect(medpacs({ 'nuuri-free': 1 }) - medpacs({ 'nuuri-sentenced': 1 })).toBe(1);
    const robbed = begin({ flags: { 'ubbo-robbed': 1 } });
    expect(groupsOf(robbed)).not.toContain('hunter');
    robbed.idle(2);
    expect(groupsOf(robbed)).toContain('hunter');
    const paid = begin({ flags: { loud: 1 } });
    paid.idle(2);
    expect(groupsOf(paid)).not.toContain('hunter');
    paid.use('locker', 'search');
    expect(paid.game().medpacs).toBe(medpacs({}) + 1);
  });

  it('the cats listen to the twins, and the wardrobe falls, for those who own them', () => {
    const cats = begin({ products: [LOTHAL] });
    cats.idle(1);
    expect(groupsOf(cats)).toContain('cats');
    knock(cats, 26);
    expect(groupsOf(cats)).not.toContain('cats');

    const heart = begin({ products: [HEART] });
    heart.ways({ successes: 0 });
    heart.use('wardrobe', 'tip');
    heart.ways({ successes: 1 });
    heart.use('wardrobe', 'tip');
    heart.idle(2);
    expect(shut(heart)).toEqual(DOORS);
    heart.idle(1);
    expect(shut(heart)).toEqual([9, 17, 26, 33, 38]);

    const core = begin();
    core.idle(1);
    expect(groupsOf(core)).not.toContain('cats');
    expect(() => {
      core.use('wardrobe', 'tip');
    }).toThrow();
  });

  it.each([[[]], [[HEART]], [[LOTHAL]], [[HEART, LOTHAL]]])('every door can be reached with %j', (owned) => {
    const { sections, things } = shapedMission(mission(), ['core', ...owned]);
    const map = lay(pack, sections);
    const there = reachable(map, [2, 12]);
    for (const thing of things) if ('at' in thing) expect(there.has(thing.at.join(',')), thing.id).toBe(true);
    const used = new Set<string>(sections.flatMap(({ tiles }) => tiles.map(({ tile }) => tile)));
    expect(used.has('empire-05B')).toBe(owned.includes(HEART));
    expect(used.has('lothal-03B')).toBe(owned.includes(LOTHAL));
  });

  it('every script runs in one of these walks', () => {
    const ran = new Set(walks.flatMap((walked) => Object.keys(walked.game().ran)));
    expect((mission().scripts ?? []).map(({ id }) => id).filter((id) => !ran.has(id))).toEqual([]);
  });
});
