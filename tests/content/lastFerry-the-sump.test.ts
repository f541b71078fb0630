// The Sump, walked through: Skarsh runs twice wherever chance has put him, and ends in one of three ways; every script.

import { beforeAll, describe, expect, it } from 'vitest';
import type { MissionId, Pack } from '../../src/packs';
import { builtIn } from './missions';
import { groupsOf, objectiveOf, TABLES, walk, withHarrow, type Walk } from './walk';

const MISSION = 'the-sump';
const DOORS = ['hull-hatch', 'keel-hatch', 'pit-gate'];
const TRACES = ['hull-trace', 'keel-trace', 'pit-trace'];

let pack: Pack;
beforeAll(async () => {
  ({ pack } = await builtIn());
});

const begin = (flags: Readonly<Record<string, number>> = {}, seed = 'walk'): Walk =>
  walk(pack, MISSION, { heroes: 3, difficulty: 'normal', flags: { count: 2, ...flags }, seed });
const groupOf = (walked: Walk, of: string) => walked.game().groups.find((group) => group.of === of);
const denOf = (walked: Walk): number => (walked.game().variables['den'] ?? 0) - 1;

/** The door behind which he waits, or the next round where it stands open. */
function meet(walked: Walk): void {
  const door = DOORS[denOf(walked)] ?? 'lair-door';
  if (walked.game().map.things[door]?.door === 'open') walked.idle(1);
  else walked.use(door, 'open');
  expect(groupsOf(walked)).toContain('skarsh');
}
const drive = (walked: Walk): void => walked.go({ kind: 'report', script: 'skarsh-runs' });

/** Twice found, twice driven out, and the painted door is open. */
function cornered(walked: Walk): Walk {
  for (const run of [1, 2]) {
    meet(walked);
    drive(walked);
    expect(walked.game().variables['flights']).toBe(run);
    expect(groupsOf(walked)).not.toContain('skarsh');
  }
  if (!walked.game().map.sections.includes('pit')) walked.use('pit-gate', 'open');
  walked.use('lair-door', 'open');
  expect(groupsOf(walked)).toContain('skarsh-cornered');
  return walked;
}

describe('[the-last-ferry] the-sump', () => {
  it.each(TABLES)('is won by taking the hide: $heroes heroes, $difficulty', (table) => {
    const walked = walk(pack, MISSION, { ...table, flags: { count: 2 } });
    expect(objectiveOf(walked)).toBe('find-trail');
    meet(walked);
    expect(walked.game().objective).toMatchObject({ id: 'corner' });
    drive(walked);
    meet(walked);
    expect(groupsOf(walked)).toContain('brothers');
    drive(walked);
    expect(objectiveOf(walked)).toBe('last-stand');
    if (!walked.game().map.sections.includes('pit')) walked.use('pit-gate', 'open');
    walked.use('lair-door', 'open');
    walked.ways({ choose: { 'question.skarsh': 'live' } });
    walked.go({ kind: 'report', script: 'no-more-rooms' });
    const { result, flags, gains } = walked.game();
    expect(result).toMatchObject({ outcome: 'hide-taken', won: true, rewards: ['done', 'debt'] });
    expect(flags).toEqual({ count: 1, crossed: 10, 'skarsh-debt': 1 });
    expect(gains).toMatchObject({ credits: 100 * table.heroes, fame: 3, gear: 1 });
  });

  it.each(TABLES)('is lost when the trail goes cold: $heroes heroes, $difficulty', (table) => {
    const walked = walk(pack, MISSION, { ...table, flags: { count: 2 } });
    walked.use('keel-hatch', 'open');
    walked.idle(table.difficulty === 'hard' && table.heroes < 4 ? 7 : 8);
    expect(walked.game().result).toMatchObject({ outcome: 'went-cold', won: false, rewards: ['lost'] });
    expect(walked.game().flags).toEqual({ count: 3 });
    expect(walked.game().map.things['cage']?.onMap).toBe(false);
  });

  it.each([
    ['purse', { count: 1, crossed: 10 }],
    ['live', { count: 1, crossed: 10, 'skarsh-debt': 1 }],
  ] as const)('the choice "%s" ends it at once', (choice, flags) => {
    const walked = cornered(begin());
    walked.ways({ choose: { 'question.skarsh': choice } });
    walked.go({ kind: 'report', script: 'no-more-rooms' });
    expect(walked.game().flags).toEqual(flags);
    expect(walked.game().gains.credits).toBe(choice === 'purse' ? 500 : 300);
  });

  it('who wants to end it has to: he fights on, and falls, and owes nothing any more', () => {
    const walked = cornered(begin({ 'skarsh-debt': 1 }));
    walked.go({ kind: 'report', script: 'no-more-rooms' });
    expect(walked.game().result).toBeNull();
    walked.go({ kind: 'defeatGroup', group: 'skarsh-cornered-1' });
    expect(walked.game().result?.rewards).toEqual(['done', 'dead']);
    expect(walked.game().flags).toMatchObject({ 'skarsh-dead': 1, 'skarsh-debt': 0 });
    expect(walked.game().gains.fame).toBe(5);
  });

  it('whoever strikes him down in one blow has only driven him out', () => {
    const walked = begin();
    meet(walked);
    walked.go({ kind: 'defeatGroup', group: 'skarsh-1' });
    expect(walked.game().variables['flights']).toBe(1);
    expect(walked.game().result).toBeNull();
  });

  it('who has read the tracks is not ambushed, and finds him weaker; who has not, is', () => {
    const blind = begin();
    meet(blind);
    expect(groupOf(blind, 'skarsh')).toMatchObject({ bonusHealth: 6, activated: false });
    const warned = begin();
    warned.ways({ successes: 1 });
    warned.use('tracks', 'read');
    meet(warned);
    expect(groupOf(warned, 'skarsh')).toMatchObject({ bonusHealth: 4, activated: true });
    drive(warned);
    const trace = TRACES.find((id) => warned.game().map.things[id]?.onMap) ?? '';
    warned.use(trace, 'read');
    expect(warned.game().map.things[trace]?.onMap).toBe(false);
    meet(warned);
    expect(groupOf(warned, 'skarsh')).toMatchObject({ bonusHealth: 4, activated: true });
  });

  it('he never waits twice in the same place, and comes by himself where all doors are open', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const walked = begin({}, seed);
      const first = denOf(walked);
      for (const door of DOORS) walked.use(door, 'open');
      drive(walked);
      expect(denOf(walked)).not.toBe(first);
      expect(walked.game().variables['lurks']).toBe(1);
      meet(walked);
      expect(groupsOf(walked)).toContain('brothers');
    }
  });

  it('a sold Wookiee is gone before anyone has seen the cage', () => {
    const walked = begin();
    walked.idle(7);
    walked.use('keel-hatch', 'open');
    expect(walked.game().map.things['cage']?.onMap).toBe(false);
  });

  it.each(TABLES)('the buyers come a round before the end: $heroes heroes, $difficulty', (table) => {
    const walked = walk(pack, MISSION, table);
    const last = walked.game().roundLimit?.rounds ?? 0;
    walked.idle(last - 1);
    expect(walked.game().result).toBeNull();
    expect(groupsOf(walked)).toContain('collector');
  });

  it('every script is reached', () => {
    const traces = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => {
      const walked = begin({ 'skarsh-paid': 1 }, seed);
      walked.ways({ successes: 1 });
      if (seed !== 'a') walked.use('tracks', 'read');
      for (let run = 0; run < 2; run++) {
        meet(walked);
        drive(walked);
        for (const id of TRACES) if (walked.game().map.things[id]?.onMap) walked.use(id, 'read');
      }
      return walked;
    });
    const full = begin();
    for (const door of DOORS) full.use(door, 'open');
    full.idle(5);
    full.ways({ successes: 3 });
    for (const [thing, option] of [
      ['cage', 'break'],
      ['crane-box', 'hold'],
      ['hull-crate', 'pry'],
      ['keel-crate', 'take'],
    ] as const)
      full.use(thing, option);
    drive(full);
    full.idle(1);
    drive(full);
    full.use('lair-door', 'open');
    full.use('lair-crate', 'open');
    full.use('trophy-wall', 'take');
    full.go({ kind: 'report', script: 'no-more-rooms' }, { kind: 'defeatGroup', group: 'skarsh-cornered-1' });
    expect(full.game().result?.rewards).toEqual(['done', 'dead', 'chewie', 'chest']);
    expect(full.game().flags).toMatchObject({ 'chewie-free': 1 });
    expect(full.game().gains).toMatchObject({ fame: 7, gear: 2, allies: { chewbacca: 2 } });

    const harrow = withHarrow(pack, MISSION);
    harrow.go({ kind: 'defeat', actor: 'rebel-trooper' });
    harrow.idle(8);
    expect(harrow.game().flags).toMatchObject({ 'harrow-fell': 1 });

    const eyes = ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((seed) =>
      ['hull-hatch', 'keel-hatch'].map((door) => {
        const walked = begin({}, seed);
        walked.use(door, 'open');
        return walked;
      }),
    );
    const ran = new Set(
      [...traces, ...eyes, full, harrow].flatMap((walked) => Object.keys(walked.game().ran)),
    );
    const scripts = pack.missions.get(MISSION as MissionId)?.scripts ?? [];
    expect(scripts.map(({ id }) => id).filter((id) => !ran.has(id))).toEqual([]);
  });
});
