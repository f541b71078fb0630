// The Cloud Baths, walked through: towels, an inspector on his round, an alert that becomes an alarm, a woman in the
// steam, and a rent book that goes out by one of two ways.

import { beforeAll, describe, expect, it } from 'vitest';
import type { MissionId, Pack } from '../../src/packs';
import { builtIn } from './missions';
import { groupsOf, objectiveOf, outcomeOf, TABLES, walk, type Walk } from './walk';

const MISSION = 'cloud-baths';
const BESPIN = 'the-bespin-gambit';
const EMPIRE = 'heart-of-the-empire';
const WARDENS = ['warden-pool', 'warden-hot', 'warden-cold', 'warden-cloister'];

let pack: Pack;
beforeAll(async () => {
  ({ pack } = await builtIn());
});

const walks: Walk[] = [];
const begin = (setup: Partial<Parameters<typeof walk>[2]> = {}): Walk => {
  const walked = walk(pack, MISSION, { heroes: 3, difficulty: 'normal', flags: { debt: 1 }, ...setup });
  walks.push(walked);
  return walked;
};
const numberIn = (walked: Walk, variable: string): number => walked.game().variables[variable] ?? -1;
const alertOf = (walked: Walk): number => numberIn(walked, 'alert');
const onMap = (walked: Walk, thing: string): boolean => walked.game().map.things[thing]?.onMap ?? false;

const dressed = (setup: Partial<Parameters<typeof walk>[2]> = {}): Walk => {
  const walked = begin(setup);
  walked.use('hatch', 'dress');
  return walked;
};
const meetCinder = (walked: Walk, answer: 'speak' | 'hide', successes = 0): void => {
  walked.go({ kind: 'report', script: 'enter-cloister' });
  walked.ways({ choose: { 'cinder.ask': answer }, successes });
  walked.go({ kind: 'report', script: 'cinder' });
};
/** Each with as many successes as it takes. */
const toBook = (walked: Walk, book: 'rub' | 'take'): void => {
  walked.ways({ successes: 20, choose: { 'book.ask': book } });
  walked.use('archive-door', 'pick');
  walked.use('index', 'search');
  walked.use('staff-door', 'force');
  walked.use('feed', 'sift');
};
const ring = (walked: Walk): void => {
  for (const thing of WARDENS) walked.go({ kind: 'destroy', thing });
};

describe('[under-a-rented-sky] cloud-baths', () => {
  it.each(TABLES)('is won without a sound: $heroes heroes, $difficulty', (table) => {
    const walked = begin(table);
    expect(objectiveOf(walked)).toBe('dress');
    walked.use('hatch', 'dress');
    expect(objectiveOf(walked)).toBe('archive');
    meetCinder(walked, 'hide');
    toBook(walked, 'rub');
    expect(objectiveOf(walked)).toBe('out');
    walked.use('stairs', 'leave');
    const { result, flags, gains } = walked.game();
    expect(result).toMatchObject({ outcome: 'unruffled', won: true, rewards: ['file', 'quiet'] });
    expect(flags).toEqual({ debt: 0, 'baths-quiet': 1, 'vant-file': 1, 'cinder-seen': 1 });
    expect(gains).toMatchObject({ credits: 50 * table.heroes, fame: 3 });
  });

  it.each(TABLES)('is lost when the hour is over: $heroes heroes, $difficulty', (table) => {
    const walked = dressed(table);
    walked.idle(8);
    expect(outcomeOf(walked)).toBe('ladies-hour');
    expect(walked.game().flags).toEqual({ debt: 1 });
  });

  it('is lost when every hero is wounded', () => {
    const walked = dressed();
    for (const hero of ['fenn-signis', 'diala-passil', 'gideon-argus']) walked.go({ kind: 'wound', hero });
    expect(outcomeOf(walked)).toBe('billed');
  });

  it('no warden is a figure until the alarm rings, at alert 8', () => {
    const walked = dressed();
    meetCinder(walked, 'hide');
    expect(groupsOf(walked)).toEqual([]);
    expect(alertOf(walked)).toBe(0);
    for (const thing of WARDENS.slice(0, 3)) walked.go({ kind: 'destroy', thing });
    expect(alertOf(walked)).toBe(6);
    expect(groupsOf(walked)).toEqual([]);
    expect(walked.game().rules).toEqual(['towels', 'round']);
    walked.go({ kind: 'destroy', thing: 'warden-cloister' });
    expect(alertOf(walked)).toBe(8);
    expect(groupsOf(walked)).toEqual(['wardens', 'inspectors', 'squad']);
    expect(walked.game().rules).toEqual(['alarm']);
    expect(['inspector', ...WARDENS].some((thing) => onMap(walked, thing))).toBe(false);
    toBook(walked, 'take');
    walked.use('stairs', 'leave');
    expect(outcomeOf(walked)).toBe('wrung-out');
    expect(walked.game().flags).toEqual({ debt: 1, 'vant-file': 1, 'cinder-seen': 1 });
  });

  it('four squads come and no more', () => {
    const walked = dressed();
    meetCinder(walked, 'hide');
    ring(walked);
    walked.idle(5);
    expect(numberIn(walked, 'waves')).toBe(4);
  });

  it('the inspector asks in his room, goes on, and wants less of a uniform', () => {
    const rooms = ['ask.pool', 'ask.hot-room', 'ask.cloister-walk', 'ask.cold-room'];
    const walked = dressed();
    const first = numberIn(walked, 'post');
    walked.ways({ yes: rooms, successes: 1 });
    walked.idle(1);
    expect(alertOf(walked)).toBe(0);
    // The cloister is not on his way before it lies on the table.
    expect(numberIn(walked, 'post')).toBe({ 0: 1, 1: 3, 3: 0 }[first]);
    walked.ways({ yes: rooms, successes: 0 });
    walked.idle(1);
    expect(alertOf(walked)).toBe(1);

    const hard = dressed({ difficulty: 'hard' });
    hard.ways({ yes: rooms, successes: 0 });
    expect(alertOf(hard)).toBe(1);
    hard.idle(1);
    expect(alertOf(hard)).toBe(3);

    const uniform = begin();
    uniform.ways({ choose: { 'steal.ask': 'take' } });
    uniform.use('pegs', 'steal');
    uniform.use('hatch', 'dress');
    uniform.ways({ yes: rooms, successes: 0 });
    uniform.idle(1);
    expect(alertOf(uniform)).toBe(0);
  });

  it('he does not ask in other rooms, nor when he was called away', () => {
    const elsewhere = dressed();
    elsewhere.idle(2);
    expect(alertOf(elsewhere)).toBe(0);
    for (const flags of [{ debt: 1 }, { debt: 1, 'wick-with': 1 }]) {
      const walked = dressed({ flags });
      walked.use('gong', 'ring');
      walked.ways({ yes: ['ask.pool', 'ask.hot-room', 'ask.cold-room'] });
      walked.idle(1);
      expect(alertOf(walked)).toBe(0);
      walked.idle(1);
      expect(alertOf(walked)).toBe(1);
    }
  });

  it('uniforms cost a debt, open the staff door, and are missed', () => {
    const walked = begin();
    walked.ways({ choose: { 'steal.ask': 'take' } });
    walked.use('pegs', 'steal');
    expect(walked.game().flags).toEqual({ debt: 2, uniforms: 1 });
    expect(walked.game().gains.credits).toBe(75);
    walked.use('hatch', 'dress');
    walked.idle(2);
    expect(alertOf(walked)).toBe(0);
    walked.idle(1);
    // Two for the uniforms, one for the count at the end of round 3.
    expect(alertOf(walked)).toBe(3);
    meetCinder(walked, 'hide');
    walked.ways({ successes: 20 });
    walked.use('archive-door', 'pick');
    expect(() => walked.use('staff-door', 'walk')).toThrow('unknownOption');
    walked.use('index', 'search');
    walked.use('staff-door', 'walk');
    expect(walked.game().map.sections).toContain('boiler');

    const honest = begin();
    honest.ways({ choose: { 'steal.ask': 'leave' } });
    honest.use('pegs', 'steal');
    expect(honest.game().flags).toEqual({ debt: 1 });
  });

  it('Cinder Vael: to speak helps at the index and is reported, to hide is not', () => {
    const hidden = dressed();
    meetCinder(hidden, 'hide');
    expect([alertOf(hidden), numberIn(hidden, 'pages')]).toEqual([0, 0]);
    const spoken = dressed();
    meetCinder(spoken, 'speak', 1);
    expect([alertOf(spoken), numberIn(spoken, 'pages'), spoken.game().flags['cinder-seen']]).toEqual([
      1, 2, 2,
    ]);
    const clumsy = dressed();
    meetCinder(clumsy, 'speak');
    expect([alertOf(clumsy), numberIn(clumsy, 'pages'), clumsy.game().flags['cinder-seen']]).toEqual([
      1, 1, 2,
    ]);
  });

  it('an eye attacks and reports until it is defeated', () => {
    const walked = dressed();
    meetCinder(walked, 'hide');
    walked.ways({ successes: 20 });
    walked.use('archive-door', 'pick');
    expect(groupsOf(walked)).toEqual(['eyes']);
    walked.idle(1);
    expect(alertOf(walked)).toBe(1);
    const [eye] = walked.game().groups;
    walked.go({ kind: 'defeatGroup', group: eye?.id ?? '' });
    walked.idle(1);
    expect(alertOf(walked)).toBe(1);
  });

  it('wardens can be dragged off, and doors that resist are heard', () => {
    const walked = dressed();
    meetCinder(walked, 'hide');
    walked.ways({ successes: 2 });
    for (const thing of WARDENS) walked.use(thing, 'drag');
    expect(alertOf(walked)).toBe(0);
    expect(WARDENS.some((thing) => onMap(walked, thing))).toBe(false);
    walked.ways({ successes: 1 });
    walked.use('archive-door', 'pick');
    expect(alertOf(walked)).toBe(1);
    const clumsy = dressed();
    clumsy.ways({ successes: 1 });
    clumsy.use('warden-pool', 'drag');
    expect([alertOf(clumsy), onMap(clumsy, 'warden-pool')]).toEqual([1, true]);
  });

  it('the book is worth more than its copy, and is missed; the chute is never quiet', () => {
    const walked = dressed();
    meetCinder(walked, 'hide');
    toBook(walked, 'take');
    expect(alertOf(walked)).toBe(2);
    walked.use('chute', 'open');
    walked.use('chute', 'jump');
    const { result, flags, gains } = walked.game();
    expect(result).toMatchObject({ outcome: 'laundered', won: true, rewards: ['file', 'original'] });
    expect(flags).toEqual({ debt: 1, 'vant-file': 1, 'cinder-seen': 1 });
    expect(gains).toMatchObject({ credits: 225, fame: 3 });
  });

  it('Captain Pell looks away; the Major who took his place does not', () => {
    const spared = dressed({ flags: { debt: 1, 'pell-spared': 1 } });
    spared.go({ kind: 'destroy', thing: 'warden-hot' });
    spared.use('pell', 'nod');
    expect([alertOf(spared), onMap(spared, 'pell'), onMap(spared, 'irsk')]).toEqual([0, false, false]);
    const struck = dressed({ flags: { debt: 2, 'pell-struck': 1 } });
    expect([alertOf(struck), onMap(struck, 'pell'), onMap(struck, 'irsk')]).toEqual([1, false, true]);
    meetCinder(struck, 'hide');
    ring(struck);
    expect(onMap(struck, 'irsk')).toBe(false);
    const neither = dressed();
    expect([onMap(neither, 'pell'), onMap(neither, 'irsk')]).toEqual([false, false]);
  });

  it('the noon key opens the archive without a test', () => {
    const walked = dressed({ flags: { debt: 1, 'noon-key': 1 } });
    meetCinder(walked, 'hide');
    walked.use('archive-door', 'pick');
    expect(walked.game().map.sections).toContain('archive');
    expect(alertOf(walked)).toBe(0);
  });

  it('what can be found', () => {
    const walked = dressed();
    meetCinder(walked, 'hide');
    walked.use('plunge-locker', 'search');
    walked.use('couch', 'search');
    expect(walked.game()).toMatchObject({ medpacs: 2, supplies: 1 });
  });

  it('owned boxes: a face in the boiler room, stokers who read, bathers with holsters', () => {
    const boiler = (products: readonly string[]): Walk => {
      const walked = dressed({ products });
      meetCinder(walked, 'hide');
      toBook(walked, 'rub');
      return walked;
    };
    const core = boiler([]);
    expect(groupsOf(core)).toEqual(['eyes', 'keeper']);
    expect(core.game().map.things).not.toHaveProperty('stokers');
    expect(groupsOf(boiler([EMPIRE]))).toEqual(['eyes', 'twin']);

    const asked = dressed({ products: [BESPIN] });
    meetCinder(asked, 'hide');
    asked.ways({ successes: 20 });
    asked.use('archive-door', 'pick');
    asked.use('index', 'search');
    asked.use('staff-door', 'force');
    asked.use('stokers', 'talk');
    expect(numberIn(asked, 'ash')).toBe(2);

    const watched = dressed({ products: ['pack-isb-infiltrators'] });
    meetCinder(watched, 'hide');
    ring(watched);
    expect(groupsOf(watched)).toEqual(['wardens', 'inspectors', 'bathers']);
  });

  it('every script runs in one of these walks', () => {
    const { scripts = [] } = pack.missions.get(MISSION as MissionId) ?? {};
    const ran = new Set(walks.flatMap((walked) => Object.keys(walked.game().ran)));
    expect(scripts.map(({ id }) => id).filter((id) => !ran.has(id))).toEqual([]);
  });
});
