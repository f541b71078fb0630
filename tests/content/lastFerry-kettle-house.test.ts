// Kettle House, walked through: it can be won and lost at every table, the doctor's fate is exactly one of three, and
// every script is reached.

import { beforeAll, describe, expect, it } from 'vitest';
import type { MissionId, Pack } from '../../src/packs';
import { builtIn } from './missions';
import { objectiveOf, TABLES, walk, withHarrow, type Walk } from './walk';

const MISSION = 'kettle-house';
const BEDS = ['bed-1', 'bed-2', 'bed-3', 'bed-4'];

let pack: Pack;
beforeAll(async () => {
  ({ pack } = await builtIn());
});

const begin = (flags: Readonly<Record<string, number>> = { count: 2 }): Walk =>
  walk(pack, MISSION, { heroes: 3, difficulty: 'normal', flags });
const carry = (walked: Walk, ...beds: readonly string[]): void => {
  for (const bed of beds) {
    walked.use(bed, 'retrieve');
    walked.use('landing-lamp', bed);
  }
};

/** Both doors barred, and the Mudlark is down. */
function held(walked: Walk): Walk {
  walked.ways({ successes: 1 });
  walked.use('front-door', 'bar');
  expect(objectiveOf(walked)).toBe('bar-doors');
  walked.use('kitchen-door', 'bar');
  expect(objectiveOf(walked)).toBe('hold');
  walked.idle(3);
  expect(objectiveOf(walked)).toBe('carry');
  expect(walked.game().map.sections).toEqual(['house', 'yard', 'garden', 'cellar', 'meadow']);
  return walked;
}

describe('[the-last-ferry] kettle-house', () => {
  it.each(TABLES)('is won with four beds: $heroes heroes, $difficulty', (table) => {
    const walked = held(walk(pack, MISSION, { ...table, flags: { count: 2, crossed: 6 } }));
    carry(walked, ...BEDS);
    walked.ways({ choose: { 'question.tavi': 'lie' } });
    walked.use('landing-lamp', 'take-off');
    const { result, flags, gains } = walked.game();
    expect(result).toMatchObject({ outcome: 'beds-out', won: true });
    expect(result?.rewards).toEqual(['done', 'all-beds', 'beds', 'turned']);
    expect(flags).toMatchObject({ 'dray-turned': 1, crossed: 14, count: 2 });
    expect(gains).toMatchObject({ credits: 100 * table.heroes, fame: 5, gear: 1 });
  });

  it.each(TABLES)('is lost when the house is overrun: $heroes heroes, $difficulty', (table) => {
    const walked = walk(pack, MISSION, { ...table, flags: { count: 2 } });
    walked.idle(7);
    const { result, flags, peril } = walked.game();
    expect(result).toMatchObject({ outcome: 'overrun', won: false, rewards: ['lost'] });
    expect(flags).toEqual({ count: 4, 'dray-left': 1 });
    expect(peril.step).toBe(3);
  });

  it('nobody takes off without enough beds, and no bed is laid aboard that nobody carries', () => {
    const walked = held(begin());
    expect(() => walked.use('landing-lamp', 'take-off')).toThrow('unknownOption');
    expect(() => walked.use('landing-lamp', 'bed-1')).toThrow('unknownOption');
  });

  it.each([
    ['come', 'dray-forgiven', 4],
    ['lie', 'dray-turned', 3],
    ['stay', 'dray-left', 3],
  ] as const)('the word "%s" to the doctor raises %s and no other fate', (word, flag, aboard) => {
    const walked = held(begin());
    carry(walked, 'bed-2', 'bed-3', 'bed-4');
    walked.ways({ choose: { [`question.${word}`]: 'no' } });
    walked.use('dray', word);
    expect(walked.game().variables['drayFate']).toBe(0);
    walked.ways({});
    walked.use('dray', word);
    expect(walked.game().variables['aboard']).toBe(aboard);
    walked.use('landing-lamp', 'take-off');
    const { flags, gains } = walked.game();
    expect(Object.keys(flags).filter((name) => name.startsWith('dray-'))).toEqual([flag]);
    expect(flags['crossed']).toBe(2 * aboard);
    expect(gains.gear).toBe(word === 'stay' ? 2 : 1);
  });

  it('a lost house means that the doctor is left, whatever was said to him; beds aboard are across', () => {
    const walked = held(begin());
    carry(walked, 'bed-3');
    walked.use('dray', 'lie');
    walked.idle(4);
    expect(walked.game().flags).toMatchObject({ 'dray-left': 1, crossed: 2, count: 4 });
    expect(walked.game().flags).not.toHaveProperty('dray-turned');
  });

  it('groups go for the barred door of their side, until it is broken or opened', () => {
    const walked = held(begin());
    const targetOf = (of: string) => walked.game().groups.find((group) => group.of === of)?.target;
    expect(targetOf('patrol')).toMatchObject({ noun: 'thing:front-door' });
    expect(targetOf('garden-pair')).toMatchObject({ noun: 'thing:kitchen-door' });
    walked.go({ kind: 'destroy', thing: 'front-door' });
    expect(targetOf('patrol')).toBeNull();
    expect(targetOf('garden-pair')).not.toBeNull();
    walked.use('kitchen-door', 'unbar');
    expect(targetOf('garden-pair')).toBeNull();
  });

  it.each([
    [true, true],
    [false, false],
  ])('shutters down: %s; the gun waits a round: %s', (down, waits) => {
    const walked = begin();
    if (down) {
      walked.ways({ successes: 1 });
      walked.use('shutters', 'close');
    }
    walked.idle(4);
    const crew = () => walked.game().groups.find(({ of }) => of === 'gun-crew');
    expect(crew()?.activated).toBe(waits);
    expect(() => walked.use('shutters', 'close')).toThrow('unknownOption');
    walked.idle(1);
    expect(crew()?.activated).toBe(false);
  });

  it('a door that is broken cannot be barred: the house is held all the same', () => {
    const walked = begin();
    walked.ways({ successes: 1 });
    walked.use('front-door', 'bar');
    walked.go({ kind: 'destroy', thing: 'front-door' });
    expect(objectiveOf(walked)).toBe('hold');
  });

  it('asked at the last moment, the doctor comes without a bed if none is left', () => {
    const walked = held(begin());
    carry(walked, ...BEDS);
    walked.ways({ choose: { 'question.tavi': 'come' } });
    walked.use('landing-lamp', 'take-off');
    expect(walked.game().variables['aboard']).toBe(4);
    expect(walked.game().flags).toMatchObject({ 'dray-forgiven': 1, crossed: 8 });
  });

  it('who paid Skarsh finds no hunters in the garden', () => {
    const cardIn = (flags: Readonly<Record<string, number>>) => {
      const walked = begin(flags);
      walked.idle(1);
      return walked.game().groups.find(({ of }) => of === 'garden-pair')?.card;
    };
    expect(cardIn({})).toBe('trandoshan-hunter');
    expect(cardIn({ 'skarsh-paid': 1 })).toBe('stormtrooper');
  });

  it('what was packed is used up', () => {
    const walked = begin({ packed: 2 });
    expect(walked.game().medpacs).toBe(3);
    expect(walked.game().flags['packed']).toBe(0);
  });

  it('every script is reached', () => {
    const doors = begin({ 'second-hand': 1 });
    doors.use('kitchen-door', 'open');
    doors.idle(1);
    doors.use('front-door', 'bar');
    doors.ways({ successes: 2 });
    for (const door of ['front-door', 'kitchen-door']) {
      doors.use(door, 'bar');
      doors.use(door, 'unbar');
      doors.go({ kind: 'destroy', thing: door });
    }
    const closed = begin();
    closed.use('front-door', 'open');
    closed.idle(2);

    const finds = begin();
    finds.ways({ successes: 1 });
    finds.use('shutters', 'close');
    held(finds);
    finds.ways({ successes: 2 });
    for (const [thing, option] of [
      ['generator', 'mend'],
      ['kettle', 'drink'],
      ['medicine-crate', 'search'],
      ['yard-crate', 'search'],
      ['garden-crate', 'search'],
      ['cellar-crate', 'take'],
      ['dray', 'stay'],
    ] as const)
      finds.use(thing, option);
    carry(finds, ...BEDS);
    finds.idle(1);
    finds.use('charge', 'blow');
    expect(finds.game().map.things['cellar-door']?.door).toBe('locked');
    finds.use('landing-lamp', 'take-off');
    expect(finds.game().flags['count']).toBe(1);

    const late = held(begin());
    late.use('dray', 'come');
    late.idle(2);
    late.go({ kind: 'report', script: 'weiss-steps-back' });
    expect(late.game().groups.map(({ of }) => of)).not.toContain('high-chair');
    expect(late.game().gains.fame).toBe(3);

    const alone = held(begin());
    alone.use('dray', 'lie');
    const harrow = withHarrow(pack, MISSION);
    harrow.go({ kind: 'defeat', actor: 'rebel-trooper' });
    harrow.idle(7);
    expect(harrow.game().flags).toMatchObject({ 'harrow-fell': 1 });

    const ran = new Set(
      [doors, closed, finds, late, alone, harrow].flatMap((walked) => Object.keys(walked.game().ran)),
    );
    const scripts = pack.missions.get(MISSION as MissionId)?.scripts ?? [];
    expect(scripts.map(({ id }) => id).filter((id) => !ran.has(id))).toEqual([]);
  });
});
