// The Cold Stack, walked through: a clinic that is held, given up in time, given up too early or overrun; blankets that are
// numbered; two commanders with two offers; and a healer who stays or goes.

import { beforeAll, describe, expect, it } from 'vitest';
import type { MissionId, Pack } from '../../src/packs';
import { builtIn } from './missions';
import { groupsOf, objectiveOf, outcomeOf, TABLES, walk, type Walk, type Ways } from './walk';

const MISSION = 'cold-stack';
const HOTH = 'return-to-hoth';
const TWIN = 'twin-shadows';

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
const played = (heroes: readonly string[], setup: Partial<Parameters<typeof walk>[2]> = {}): Walk =>
  begin({ heroes: heroes.length, party: { heroes: heroes.map((id) => ({ id })) }, ...setup });
const valueOf = (walked: Walk, variable: string): number => walked.game().variables[variable] ?? -1;
const giveUp = (walked: Walk): void => walked.go({ kind: 'decide', decision: 'give-up' });
const targetOf = (walked: Walk, of: string) => walked.game().groups.find((group) => group.of === of)?.target;
const doorOf = (walked: Walk, door: string) => walked.game().map.things[door]?.door;

/** A patient loaded in each of these rounds, and one that Mother Ilk sends up at its end. */
function loaded(walked: Walk, rounds: number, ways: Ways = {}): void {
  walked.ways({ successes: 1, ...ways });
  for (let round = 0; round < rounds; round++) {
    walked.use('brake', 'load');
    walked.idle(1);
  }
}

describe('[under-a-rented-sky] cold-stack', () => {
  it.each(TABLES)('is held to the last light: $heroes heroes, $difficulty', (table) => {
    const walked = begin(table);
    expect(objectiveOf(walked)).toBe('patients');
    expect(valueOf(walked, 'patients')).toBe({ 2: 10, 3: 10, 4: 12 }[table.heroes]);
    walked.idle(6);
    expect(walked.game().result).toBeNull();
    expect(walked.game().map.sections).toEqual(['ward', 'hall', 'dock', 'chute', 'deep']);
    walked.idle(1);
    const { result, flags } = walked.game();
    expect(result).toMatchObject({ outcome: 'stack-held', won: true });
    expect(flags).toEqual({ debt: 1, 'ilk-away': 1, 'stack-held': 1, lit: 1 });
  });

  it.each(TABLES)('is overrun when wardens stand in the ward: $heroes heroes, $difficulty', (table) => {
    const walked = begin(table);
    const most = table.difficulty === 'hard' ? 2 : 3;
    walked.ways({ yes: ['ask.ward'] });
    walked.idle(most - 1);
    expect([valueOf(walked, 'taken'), valueOf(walked, 'away')]).toEqual([most - 1, 0]);
    walked.idle(1);
    expect(walked.game().result).toMatchObject({ outcome: 'overrun', won: false, rewards: ['fallen'] });
    expect(walked.game().flags).toEqual({ debt: 1, 'stack-fallen': 1 });
  });

  it.each(TABLES)('is given up in time: $heroes heroes, $difficulty', (table) => {
    const walked = begin(table);
    loaded(walked, 4);
    expect(valueOf(walked, 'away')).toBeGreaterThanOrEqual(8);
    giveUp(walked);
    const { result, flags } = walked.game();
    expect(result).toMatchObject({ outcome: 'stack-given', won: true });
    expect(result?.rewards).toEqual(['given', 'all-patients']);
    expect(flags).toEqual({ debt: 1, 'ilk-away': 1, 'stack-given': 1, lit: 1 });
  });

  it('given up too early, somebody is left behind; the decision can be thought over', () => {
    const walked = begin();
    giveUp(walked);
    expect(walked.game().result).toBeNull();
    expect(walked.game().decisions).toEqual(['give-up']);
    walked.ways({ choose: { 'question.give': 'go' } });
    giveUp(walked);
    expect(walked.game().result).toMatchObject({ outcome: 'left-behind', rewards: ['fallen', 'left'] });
    expect(walked.game().flags).toEqual({ debt: 2, 'stack-fallen': 1 });
  });

  it('a patient who was taken is not forgotten: the given Stack lights nothing', () => {
    const walked = begin();
    walked.ways({ yes: ['ask.ward'] });
    walked.idle(1);
    loaded(walked, 3);
    giveUp(walked);
    expect(walked.game().result?.rewards).toEqual(['given']);
    expect(walked.game().flags).not.toHaveProperty('lit');
  });

  it('only healthy heroes carry, and Onar Koma carries two', () => {
    const heroes = ['fenn-signis', 'diala-passil'];
    const fit = played(heroes);
    loaded(fit, 3);
    fit.idle(1);
    // 3 loaded, 4 sent up, 1 in the truce: 2 are left for 2 heroes.
    expect(valueOf(fit, 'away')).toBe(8);
    const hurt = played(heroes);
    loaded(hurt, 3);
    hurt.idle(1);
    hurt.go({ kind: 'wound', hero: 'diala-passil' });
    giveUp(hurt);
    expect(hurt.game().result).toBeNull();
    giveUp(fit);
    expect(outcomeOf(fit)).toBe('stack-given');
    const strong = played(['onar-koma', 'diala-passil'], { products: ['jabbas-realm'] });
    strong.ways({ successes: 0 });
    for (let round = 0; round < 3; round++) {
      strong.use('brake', 'load');
      strong.idle(1);
    }
    strong.idle(1);
    expect(valueOf(strong, 'away')).toBe(8);
    strong.go({ kind: 'wound', hero: 'diala-passil' });
    giveUp(strong);
    expect(outcomeOf(strong)).toBe('stack-given');
  });

  it('one load a round: a patient by a test, or a chest without', () => {
    const walked = begin();
    walked.use('brake', 'load');
    expect(valueOf(walked, 'away')).toBe(0);
    walked.use('brake', 'chest');
    expect(valueOf(walked, 'chests')).toBe(1);
    expect(() => walked.use('brake', 'load')).toThrow('unknownOption');
    walked.idle(1);
    expect(valueOf(walked, 'away')).toBe(1);
    walked.use('brake', 'chest');
  });

  it('when all are up, medicine follows; wardens in the ward take it back', () => {
    const walked = begin();
    loaded(walked, 4);
    expect(objectiveOf(walked)).toBe('hold');
    walked.idle(1);
    expect(valueOf(walked, 'chests')).toBe(1);
    walked.ways({ yes: ['ask.ward'] });
    walked.idle(1);
    expect([valueOf(walked, 'chests'), valueOf(walked, 'taken')]).toEqual([0, 0]);
    walked.ways({ choose: { 'question.ilk': 'stays' } });
    walked.use('brake', 'chest');
    walked.idle(1);
    expect(walked.game().result).toMatchObject({ outcome: 'stack-held', rewards: ['held', 'medicine'] });
    expect(walked.game().gains.credits).toBe(3 * 75 + 2 * 25);
    expect(walked.game().flags).toMatchObject({ 'ilk-stays': 1 });
    expect(walked.game().flags).not.toHaveProperty('ilk-away');
  });

  it('Mother Ilk says when it is enough', () => {
    const walked = begin();
    loaded(walked, 3);
    walked.idle(1);
    walked.go({ kind: 'wound', hero: 'fenn-signis' });
    expect(objectiveOf(walked)).toBe('patients');
    walked.go({ kind: 'wound', hero: 'diala-passil' });
    expect(objectiveOf(walked)).toBe('choose');
    walked.go({ kind: 'wound', hero: 'gideon-argus' });
    expect(outcomeOf(walked)).toBe('all-down');
  });

  it('doors fall, and then a wall', () => {
    const walked = begin();
    expect(targetOf(walked, 'wardens')).toMatchObject({ noun: 'thing:gate' });
    walked.ways({ successes: 1 });
    walked.use('ward-door', 'shut');
    expect(doorOf(walked, 'ward-door')).toBe('locked');
    walked.go({ kind: 'destroy', thing: 'gate' });
    expect(targetOf(walked, 'wardens')).toMatchObject({ noun: 'thing:ward-door' });
    walked.use('ward-door', 'unbar');
    expect(targetOf(walked, 'wardens')).toBeNull();
    walked.idle(1);
    expect(targetOf(walked, 'cutters')).toMatchObject({ noun: 'thing:hatch' });
    walked.go({ kind: 'destroy', thing: 'hatch' });
    walked.ways({ successes: 1 });
    walked.use('ward-door', 'shut');
    expect(targetOf(walked, 'cutters')).toMatchObject({ noun: 'thing:ward-door' });
    walked.idle(2);
    expect(walked.game().ran).toHaveProperty('wall-cut');
    expect(targetOf(walked, 'cutters')).toBeNull();
    walked.go({ kind: 'destroy', thing: 'ward-door' });
    expect(targetOf(walked, 'wardens')).toBeNull();
  });

  it('without its lamp the siege is a round shorter', () => {
    const walked = begin();
    walked.go({ kind: 'destroy', thing: 'lamp' });
    walked.idle(6);
    expect(outcomeOf(walked)).toBe('stack-held');
    expect(walked.game().round).toBe(6);
  });

  it('the blankets: left in the cold, or kept at a price; looked at in time they cost less', () => {
    const left = begin();
    left.use('ilk', 'tend');
    expect(valueOf(left, 'blankets')).toBe(2);
    left.idle(2);
    expect(valueOf(left, 'blankets')).toBe(0);
    expect(() => left.use('ilk', 'tend')).toThrow('unknownOption');
    expect(groupsOf(left)).not.toContain('eyes');
    const kept = begin();
    kept.use('rack', 'look');
    expect(valueOf(kept, 'hemsKnown')).toBe(0);
    kept.ways({ successes: 1, choose: { 'question.hems': 'keep' } });
    kept.use('rack', 'look');
    expect([valueOf(kept, 'hemsKnown'), kept.game().gains.fame]).toEqual([1, 1]);
    kept.idle(2);
    expect(valueOf(kept, 'blankets')).toBe(4);
    expect(kept.game().flags).toMatchObject({ debt: 2 });
    expect(groupsOf(kept)).toContain('eyes');
  });

  it('Captain Pell: a slow reader if he was spared, and a truce with a paragraph six', () => {
    const ready = (walked: Walk) => walked.game().groups.find(({ of }) => of === 'wardens')?.activated;
    expect(ready(begin())).toBe(false);
    expect(ready(begin({ flags: { 'pell-spared': 1 } }))).toBe(true);
    for (const [heroes, up] of [
      [['fenn-signis', 'gideon-argus'], 5],
      [['fenn-signis', 'gaarkhan'], 4],
    ] as const) {
      const walked = played(heroes, { flags: { 'pell-spared': 1 } });
      walked.idle(3);
      expect(valueOf(walked, 'away')).toBe(up);
    }
    const refused = begin();
    refused.ways({ choose: { 'question.truce': 'no' } });
    refused.idle(3);
    expect(valueOf(refused, 'away')).toBe(3);
    expect(refused.game().ran).not.toHaveProperty('truce-held');
  });

  it.each(['pell-struck', 'pell-turned'])('%s: Major Irsk makes his offer', (flag) => {
    const given = begin({ flags: { [flag]: 1 } });
    given.idle(3);
    expect(valueOf(given, 'taken')).toBe(1);
    expect(groupsOf(given)).not.toContain('cutters');
    expect(given.game().flags).toMatchObject({ debt: 1 });
    const refused = begin({ flags: { [flag]: 1 } });
    refused.ways({ choose: { 'question.irsk': 'no' } });
    refused.idle(3);
    expect(valueOf(refused, 'taken')).toBe(0);
    expect(groupsOf(refused)).toContain('cutters');
    expect(refused.game().flags).not.toHaveProperty('debt');
  });

  it('who came out of Forty Doors helps', () => {
    const of = (doors: number) => {
      const walked = begin({ flags: { doors } });
      return [valueOf(walked, 'away'), valueOf(walked, 'loadCap')];
    };
    expect([0, 1, 3, 4, 6].map(of)).toEqual([
      [0, 1],
      [1, 1],
      [1, 1],
      [0, 2],
      [0, 2],
    ]);
  });

  it('Return to Hoth: a cave of ice, snowtroopers, and a patient in bed nine', () => {
    const walked = begin({ products: [HOTH] });
    walked.idle(4);
    expect(walked.game().groups.find(({ of }) => of === 'cutters')?.card).toBe('snowtrooper');
    expect(groupsOf(walked)).toContain('patient-nine');
    walked.use('bed-nine', 'blanket');
    expect(groupsOf(walked)).toContain('patient-nine');
    walked.ways({ successes: 1 });
    walked.use('bed-nine', 'blanket');
    expect(groupsOf(walked)).not.toContain('patient-nine');
    walked.idle(3);
    expect(walked.game().result?.rewards).toEqual(['held', 'nine']);
  });

  it('Twin Shadows: a larger dock, a meter to empty, heavy stormtroopers at the end', () => {
    const walked = begin({ products: [TWIN] });
    walked.use('meter', 'empty');
    expect(walked.game().gains.credits).toBe(150);
    expect(walked.game().flags).toMatchObject({ debt: 2 });
    walked.idle(5);
    expect(walked.game().groups.find(({ of }) => of === 'push')?.card).toBe('heavy-stormtrooper-elite');
    const core = begin();
    core.use('fish-crate', 'search');
    expect(core.game().medpacs).toBe(3);
    core.idle(4);
    expect(groupsOf(core)).toEqual(['wardens', 'lieutenant', 'cutters', 'wardens', 'eyes', 'gun']);
    expect(() => core.use('meter', 'empty')).toThrow();
  });

  it('every script runs in one of these walks', () => {
    const { scripts = [] } = pack.missions.get(MISSION as MissionId) ?? {};
    const ran = new Set(walks.flatMap((walked) => Object.keys(walked.game().ran)));
    expect([...new Set(scripts.map(({ id }) => id))].filter((id) => !ran.has(id))).toEqual([]);
  });
});
