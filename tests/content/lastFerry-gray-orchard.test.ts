// The Gray Orchard, walked through: both ways out, everyone who may come along, and every script.

import { beforeAll, describe, expect, it } from 'vitest';
import { kitFor, type MissionId, type Pack } from '../../src/packs';
import { builtIn } from './missions';
import { objectiveOf, outcomeOf, TABLES, walk, type Walk } from './walk';

const MISSION = 'gray-orchard';
const ALL_HERE = ['ask.way-in', 'ask.lane'];

let pack: Pack;
beforeAll(async () => {
  ({ pack } = await builtIn());
});

const begin = (flags: Readonly<Record<string, number>> = {}): Walk =>
  walk(pack, MISSION, { heroes: 3, difficulty: 'normal', flags: { count: 2, ...flags } });

/** The register is read; what is left over of the successes opens rooms, the first one first. */
function registered(walked: Walk, successes: number): Walk {
  walked.use('hall-door', 'open');
  walked.ways({ successes });
  walked.use('register', 'read');
  walked.ways({ successes: 2, yes: ALL_HERE });
  return walked;
}

/** With the sergeant at their side. */
function withHarrow(): Walk {
  const party = { heroes: [{ id: 'fenn-signis' }, { id: 'diala-passil' }], ally: 'rebel-trooper' };
  const kit = kitFor(pack, MISSION, party, []);
  if (!kit.ok) throw new Error(JSON.stringify(kit.error));
  return walk(pack, MISSION, { heroes: 2, difficulty: 'normal', party, kit: kit.value });
}

describe('[the-last-ferry] gray-orchard', () => {
  it.each(TABLES)('is won by bringing Iva home: $heroes heroes, $difficulty', (table) => {
    const walked = walk(pack, MISSION, { ...table, flags: { count: 2 } });
    expect(objectiveOf(walked)).toBe('read-register');
    registered(walked, 1);
    expect(objectiveOf(walked)).toBe('open-cells');
    walked.use('cell-a-door', 'force');
    expect(walked.game().map.sections).toContain('press');
    walked.use('iva', 'retrieve');
    expect(objectiveOf(walked)).toBe('get-out');
    walked.use('fence-gap', 'leave');
    const { result, flags, gains } = walked.game();
    expect(result).toMatchObject({ outcome: 'brought-home', won: true, rewards: ['done', 'iva'] });
    expect(flags).toEqual({ count: 2, crossed: 1, 'iva-free': 1 });
    expect(gains).toMatchObject({ credits: 100 * table.heroes, fame: 3, gear: 1 });
  });

  it.each(TABLES)('is lost when the gates close, and nobody is out: $heroes heroes, $difficulty', (table) => {
    const walked = registered(walk(pack, MISSION, { ...table, flags: { count: 2 } }), 4);
    walked.use('iva', 'retrieve');
    walked.use('pressed', 'send');
    walked.ways({});
    walked.idle(9);
    expect(walked.game().result).toMatchObject({ outcome: 'rows-closed', won: false, rewards: ['lost'] });
    expect(walked.game().flags).toEqual({ count: 3 });
    expect(walked.game().gains.allies).toEqual({});
    expect(walked.game().peril.step).toBe(3);
    expect(walked.game().map.things['fence-gap']?.onMap).toBe(false);
  });

  it('everyone comes out by the lane: three rooms, all flags', () => {
    const walked = registered(begin({ 'odra-taken': 1 }), 4);
    expect(walked.game().groups.map(({ of }) => of)).toContain('keepers');
    walked.use('iva', 'retrieve');
    walked.use('odra', 'retrieve');
    walked.use('pressed', 'arm');
    walked.use('drawings', 'learn');
    walked.use('press-console', 'lift');
    walked.use('lane-post', 'leave');
    const { result, flags, gains } = walked.game();
    expect(result?.rewards).toEqual(['done', 'all-cells', 'iva', 'odra', 'armed', 'faces', 'leader']);
    expect(flags).toEqual({
      'odra-taken': 1,
      'odra-free': 1,
      'iva-free': 1,
      'pressed-free': 1,
      'saboteurs-in': 1,
      crossed: 8,
      count: 1,
    });
    expect(gains).toMatchObject({ fame: 5, allies: { 'rebel-saboteur': 2 } });
  });

  it('others may come out without Iva; who is sent by the rows crosses, and the guards are on edge', () => {
    const walked = registered(begin(), 1);
    walked.use('cell-c-door', 'force');
    expect(() => walked.use('fence-gap', 'leave')).toThrow('unknownOption');
    walked.use('pressed', 'send');
    walked.use('fence-gap', 'leave');
    expect(outcomeOf(walked)).toBe('others-out');
    expect(walked.game().flags).toEqual({ count: 2, crossed: 12, 'saboteurs-in': 1 });
  });

  it('nobody leaves before all heroes are there', () => {
    const walked = registered(begin(), 1);
    walked.use('cell-a-door', 'force');
    walked.use('iva', 'retrieve');
    walked.ways({});
    walked.use('fence-gap', 'leave');
    expect(walked.game().result).toBeNull();
  });

  it('when the gap is closed, only the lane is left', () => {
    const early = registered(begin(), 2);
    early.use('iva', 'retrieve');
    early.idle(7);
    expect(objectiveOf(early)).toBe('get-out-lane');
    early.use('press-console', 'lift');
    early.use('lane-post', 'leave');
    expect(outcomeOf(early)).toBe('brought-home');

    const late = registered(begin(), 2);
    late.idle(7);
    expect(objectiveOf(late)).toBe('open-cells');
    late.use('iva', 'retrieve');
    expect(objectiveOf(late)).toBe('get-out-lane');
  });

  it('a father at the fence gives back what he had left', () => {
    const walked = registered(begin({ 'dray-forgiven': 1 }), 1);
    walked.use('cell-a-door', 'force');
    expect(() => walked.use('fence-gap', 'father')).toThrow('unknownOption');
    walked.use('iva', 'retrieve');
    walked.use('fence-gap', 'father');
    expect(walked.game().map.things['iva']).toMatchObject({ onMap: false });
    walked.use('fence-gap', 'leave');
    expect(outcomeOf(walked)).toBe('brought-home');
  });

  it('the light calls the fence watch, and comes for nobody once it is off', () => {
    const walked = begin();
    walked.ways({ yes: ['ask.light-west'] });
    walked.go({ kind: 'defeatGroup', group: 'fence-watch-1' });
    walked.idle(1);
    expect(walked.game().groups.map(({ id }) => id)).toEqual(['fence-watch-2']);
    expect(walked.game().map.things['light-east']?.highlighted).toBe(true);
    walked.ways({ successes: 2, yes: ['ask.light-east', 'ask.light-west'] });
    walked.use('light-switch', 'cut');
    expect(walked.game().rules).not.toContain('searchlights');
    walked.idle(3);
    expect(walked.game().ran['spotted']?.times).toBe(1);
  });

  it('every script is reached', () => {
    const quiet = registered(begin(), 1);
    quiet.go({ kind: 'defeatGroup', group: 'foreman-1' });
    for (const room of ['a', 'b', 'c']) quiet.use(`cell-${room}-door`, 'key');
    for (const [thing, option] of [
      ['rows-crate', 'search'],
      ['hall-crate', 'search'],
      ['fuses', 'take'],
      ['press-crate', 'pry'],
      ['press-console', 'start'],
      ['back-crate', 'take'],
      ['light-switch', 'cut'],
      ['drawings', 'learn'],
      ['pressed', 'arm'],
    ] as const)
      quiet.use(thing, option);
    expect(quiet.game().gains.items).toEqual(['overcharger', 'laminate-armor-tier-2']);
    quiet.use('lane-post', 'leave');
    expect(outcomeOf(quiet)).toBe('others-out');

    const loud = begin({ 'odra-taken': 1, 'dray-forgiven': 1 });
    loud.use('hall-door', 'open');
    loud.use('cold-curtain', 'push');
    loud.ways({ successes: 2, yes: [...ALL_HERE, 'ask.light-west', 'ask.light-east', 'ask.roll'] });
    for (const room of ['a', 'b', 'c']) loud.use(`cell-${room}-door`, 'force');
    for (const [thing, option] of [
      ['iva', 'retrieve'],
      ['odra', 'retrieve'],
      ['pressed', 'send'],
      ['fence-gap', 'father'],
      ['press-console', 'lift'],
    ] as const)
      loud.use(thing, option);
    loud.idle(5);
    loud.use('fence-gap', 'leave');
    expect(outcomeOf(loud)).toBe('brought-home');

    const harrow = withHarrow();
    harrow.go({ kind: 'defeat', actor: 'rebel-trooper' });
    registered(harrow, 3);
    harrow.idle(8);
    expect(harrow.game().flags).toMatchObject({ 'harrow-fell': 1 });

    const ran = new Set([quiet, loud, harrow].flatMap((walked) => Object.keys(walked.game().ran)));
    const scripts = pack.missions.get(MISSION as MissionId)?.scripts ?? [];
    expect(scripts.map(({ id }) => id).filter((id) => !ran.has(id))).toEqual([]);
  });
});
