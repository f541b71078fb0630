// "High Water" walked through: the works, the quay, each of the four ends, and everything that a campaign brings along.

import { beforeAll, describe, expect, it } from 'vitest';
import { heroesIn } from '../../src/mission';
import type { Pack } from '../../src/packs';
import { builtIn } from './missions';
import { groupsOf, objectiveOf, outcomeOf, TABLES, walk, type Walk } from './walk';

let pack: Pack;
beforeAll(async () => {
  ({ pack } = await builtIn());
});

type Setup = Parameters<typeof walk>[2];
const THREE: Setup = { heroes: 3, difficulty: 'normal' };
const start = (setup: Setup): Walk => walk(pack, 'high-water', setup);
const sectionsOf = (walked: Walk): readonly string[] => walked.game().map.sections;

/** All in the first round. */
const openTheGates = (walked: Walk): void => {
  walked.use('pump-door', 'open');
  walked.use('gate-door', 'open');
  walked.ways({ successes: 2 });
  walked.use('pump-wheel', 'turn');
  walked.use('gate-wheel', 'turn');
  walked.use('gate-lever', 'pull');
};
/** To the round in which the slip and the basin lie. */
const toTheSecondRound = (walked: Walk): void => {
  openTheGates(walked);
  walked.idle(2);
};
const bring = (walked: Walk, token: string, option: string): void => {
  walked.use(token, 'retrieve');
  walked.use('gangway', option);
};

describe('high-water', () => {
  it.each(TABLES)(
    '[row 20] two maps, three parties, everybody away: $heroes heroes, $difficulty',
    (table) => {
      const walked = start({ ...table, flags: { crossed: 20, 'odra-taken': 1 } });
      expect(objectiveOf(walked)).toBe('wheels');
      walked.use('pump-door', 'open');
      walked.use('gate-door', 'open');
      walked.ways({ successes: 1 });
      for (const wheel of ['pump-wheel', 'gate-wheel', 'pump-wheel', 'gate-wheel']) walked.use(wheel, 'turn');
      expect(objectiveOf(walked)).toBe('lever');
      walked.use('gate-lever', 'pull');
      expect(sectionsOf(walked)).toEqual(['stair', 'quay', 'mole']);
      expect(walked.game().roundLimit?.rounds).toBe(6);
      expect(objectiveOf(walked)).toBe('bring-them');
      walked.idle(2);
      expect(sectionsOf(walked)).toEqual(['stair', 'quay', 'mole', 'slip', 'basin']);
      expect(groupsOf(walked)).toEqual(expect.arrayContaining(['cordon', 'weiss', 'chair-guard', 'hunters']));
      bring(walked, 'boarding-3', 'pilots');
      bring(walked, 'boarding-1', 'ropewalk');
      bring(walked, 'boarding-2', 'school');
      expect(objectiveOf(walked)).toBe('cast-off');
      expect(() => walked.use('gangway', 'cast-off')).toThrow('unknownOption');
      walked.idle(1);
      walked.use('gangway', 'cast-off');
      expect(walked.game().result).toMatchObject({
        outcome: 'tide-out',
        won: true,
        rewards: ['done', 'parties'],
      });
      expect(walked.game().flags['crossed']).toBe(95);
    },
  );

  it('[rules] come one at a time: the gate, the sea in the basin, then the sea on the slip, and the guns beside', () => {
    const walked = start(THREE);
    const rules = (): readonly string[] => walked.game().rules;
    expect(rules()).toEqual(['gate']);
    openTheGates(walked);
    expect(rules()).toEqual(['sea', 'guns']);
    walked.idle(2);
    expect(rules()).toEqual(['sea', 'guns']);
    walked.idle(1);
    expect(rules().toSorted()).toEqual(['flood', 'guns']);
  });

  it.each(TABLES)('is lost to the limit, and when nobody is aboard: $heroes heroes, $difficulty', (table) => {
    const idle = start(table);
    idle.idle(4);
    expect(idle.game().ran).toHaveProperty('gate-bursts');
    expect(sectionsOf(idle)).toEqual(['stair', 'quay', 'mole']);
    idle.idle(4);
    expect(outcomeOf(idle)).toBe('net-closes');
    expect(idle.game().ran).toHaveProperty('slip-drowns');

    const empty = start(table);
    toTheSecondRound(empty);
    empty.idle(1);
    empty.use('gangway', 'cast-off');
    expect(empty.game().result).toBeNull();
    empty.ways({ choose: { 'question.nobody': 'go' } });
    empty.use('gangway', 'cast-off');
    expect(outcomeOf(empty)).toBe('net-closes');

    const down = start(table);
    down.go(...heroesIn(down.game()).map(({ id }) => ({ kind: 'wound', hero: id }) as const));
    expect(outcomeOf(down)).toBe('net-closes');
  });

  it('only whoever leads a party brings it aboard', () => {
    const walked = start(THREE);
    toTheSecondRound(walked);
    const [, other] = heroesIn(walked.game());
    for (const [token, option] of [
      ['boarding-1', 'ropewalk'],
      ['boarding-2', 'school'],
      ['boarding-3', 'pilots'],
    ] as const) {
      walked.go({ kind: 'interact', thing: token, option: 'retrieve', who: other?.id ?? '' });
      walked.use('gangway', option);
      expect(walked.game().map.things[token]?.carriedBy).toBe(other?.id);
    }
    expect(walked.game().variables['saved']).toBe(0);
  });

  it('half of them: the others stay on the quay', () => {
    const walked = start({ ...THREE, flags: { 'salt-crew': 1 } });
    toTheSecondRound(walked);
    bring(walked, 'boarding-3', 'pilots');
    walked.use('gangway', 'cast-off');
    expect(walked.game().result).toBeNull();
    walked.ways({ choose: { 'question.some': 'go' } });
    walked.use('gangway', 'cast-off');
    expect(walked.game().result).toMatchObject({ outcome: 'half-tide', won: true });
    expect(walked.game().flags['crossed']).toBe(25);
  });

  it('the High Chair comes down, and the General is taken aboard', () => {
    const walked = start(THREE);
    toTheSecondRound(walked);
    walked.go({ kind: 'defeatGroup', group: 'weiss-1' });
    expect(objectiveOf(walked)).toBe('chair');
    walked.ways({ choose: { 'question.general': 'later' } });
    walked.use('count-box', 'retrieve');
    expect(walked.game().result).toBeNull();
    bring(walked, 'boarding-3', 'pilots');
    walked.ways({ choose: { 'question.general': 'aboard' } });
    walked.use('gangway', 'general');
    expect(walked.game().result).toMatchObject({ outcome: 'weiss-falls', won: true });
    expect(walked.game().flags['crossed']).toBe(25);
  });

  it('the General is left to his report, and the count with him', () => {
    const walked = start({ ...THREE, flags: { 'tally-taken': 1, count: 6 } });
    toTheSecondRound(walked);
    expect(groupsOf(walked)).toContain('carts');
    expect(walked.game().map.things['count-box']?.onMap ?? false).toBe(false);
    walked.ways({ choose: { 'question.general': 'leave' } });
    walked.go({ kind: 'defeatGroup', group: 'weiss-1' });
    expect(outcomeOf(walked)).toBe('tide-out');
    expect(walked.game().flags).toMatchObject({ count: 0, crossed: 75 });
  });

  it('a box that the sea has taken leaves the count as it is', () => {
    const walked = start({ ...THREE, flags: { count: 3 } });
    toTheSecondRound(walked);
    walked.idle(2);
    walked.ways({ choose: { 'question.general': 'leave' } });
    walked.go({ kind: 'defeatGroup', group: 'weiss-1' });
    walked.idle(1);
    expect(walked.game().ran).toHaveProperty('slip-drowns');
    // Two parties waited on the slip.
    expect(walked.game().result).toMatchObject({ outcome: 'tide-out' });
    expect(walked.game().flags).toMatchObject({ count: 3, crossed: 25 });
  });

  it('a party that was set down elsewhere is not lost with the slip', () => {
    const walked = start(THREE);
    toTheSecondRound(walked);
    walked.use('boarding-1', 'retrieve');
    walked.go({ kind: 'drop', thing: 'boarding-1' });
    expect(walked.game().ran).toHaveProperty('party-waits');
    walked.ways({ choose: { 'question.slip-ropewalk': 'safe' } });
    walked.idle(3);
    expect(walked.game().variables).toMatchObject({ party1: 0, party2: 2, lost: 1 });
    bring(walked, 'boarding-1', 'ropewalk');
    expect(walked.game().variables['saved']).toBe(1);
  });

  it('terms: a row for the cordon, or none', () => {
    const taken = start(THREE);
    toTheSecondRound(taken);
    taken.ways({ choose: { 'question.terms': 'yes', 'question.row': 'pilots' } });
    taken.go({ kind: 'report', script: 'weiss-hurt' });
    expect(taken.game().variables).toMatchObject({ party3: 2, lost: 1 });
    expect(groupsOf(taken)).not.toContain('cordon');

    const refused = start(THREE);
    toTheSecondRound(refused);
    refused.go({ kind: 'report', script: 'weiss-hurt' });
    expect(refused.game().variables['lost']).toBe(0);
    expect(groupsOf(refused)).toContain('cordon');
  });

  it('a false tally keeps the General busy for a round', () => {
    const walked = start({ ...THREE, flags: { 'tally-false': 1 } });
    toTheSecondRound(walked);
    expect(groupsOf(walked)).not.toContain('weiss');
    walked.idle(1);
    expect(walked.game().ran).toHaveProperty('third-round');
    expect(walked.game().groups.find(({ of }) => of === 'weiss')?.activated).toBe(true);
  });

  it('Iva leads the school, and the pressed men throw slates', () => {
    const walked = start({ ...THREE, flags: { 'iva-free': 1, 'pressed-free': 1 } });
    toTheSecondRound(walked);
    expect(walked.game().map.things['boarding-2']?.onMap ?? false).toBe(false);
    walked.idle(2);
    expect(walked.game().ran).toHaveProperty('school-arrives');
    expect(walked.game().variables).toMatchObject({ party2: 1, saved: 1 });
  });

  it('Hale gives one order at the winch', () => {
    const walked = start({ ...THREE, flags: { 'hale-turned': 1, count: 5 } });
    openTheGates(walked);
    walked.ways({ choose: { 'question.order': 'carts' } });
    walked.use('winch', 'order');
    expect(groupsOf(walked)).toEqual(['cordon']);
    expect(() => walked.use('winch', 'order')).toThrow('unknownOption');
  });

  it('Skarsh pays for the first wound, and only for that', () => {
    const walked = start({ ...THREE, flags: { 'skarsh-debt': 1 } });
    const [first, second] = heroesIn(walked.game()).map(({ id }) => id);
    walked.go({ kind: 'wound', hero: first ?? '' }, { kind: 'stand', hero: first ?? '' });
    walked.go({ kind: 'wound', hero: second ?? '' });
    expect(walked.game().ran['skarsh-pays']?.times).toBe(1);
    walked.go({ kind: 'stand', hero: second ?? '' });
    toTheSecondRound(walked);
    expect(groupsOf(walked)).not.toContain('hunters');
  });

  it('seven or more counted: a second walker', () => {
    const walked = start({ ...THREE, flags: { count: 7 } });
    toTheSecondRound(walked);
    expect(groupsOf(walked)).not.toContain('second-chair');
    walked.idle(1);
    expect(groupsOf(walked)).toContain('second-chair');
  });

  it('what became of the doctor changes the works', () => {
    const forgiven = start({ ...THREE, flags: { 'dray-forgiven': 1, packed: 1 } });
    expect(forgiven.game().medpacs).toBe(5);

    const sluice = start({ ...THREE, flags: { 'dray-turned': 1 } });
    sluice.idle(5);
    expect(sluice.game().ran).not.toHaveProperty('gate-bursts');
    expect(sectionsOf(sluice)).toEqual(['gallery']);
    openTheGates(sluice);
    // Whoever is late still has the round in which the ship can cast off.
    expect(sluice.game().roundLimit?.rounds).toBe(9);
    expect(sluice.game().variables['castFrom']).toBe(9);

    const report = start({ ...THREE, flags: { 'dray-turned': 1, 'false-report': 1 } });
    report.use('cistern-door', 'open');
    report.idle(4);
    expect(report.game().ran).not.toHaveProperty('relief');
    expect(report.game().ran).toHaveProperty('gate-bursts');

    const alone = start(THREE);
    alone.use('cistern-door', 'open');
    alone.use('hidden-families', 'lead');
    alone.idle(3);
    expect(alone.game().ran).toHaveProperty('relief');
  });

  it('the guns fire at every second round, unless they are silent', () => {
    const walked = start(THREE);
    openTheGates(walked);
    walked.use('mole-lamp', 'light');
    walked.idle(5);
    expect(walked.game().ran['guns-fire']?.times).toBe(2);
    expect(walked.game().ran['lamp-burns']?.times).toBe(5);
    const silent = start({ ...THREE, flags: { 'guns-silent': 1 } });
    openTheGates(silent);
    silent.idle(4);
    expect(silent.game().ran).not.toHaveProperty('guns-fire');
  });

  it("Harrow's squad is not forgotten", () => {
    const party = { heroes: [{ id: 'fenn-signis' }, { id: 'diala-passil' }], ally: 'rebel-trooper' };
    const walked = start({ ...THREE, party });
    walked.go({ kind: 'defeat', actor: 'rebel-trooper' });
    expect(walked.game().ran).toHaveProperty('harrow-falls');
    walked.idle(8);
    expect(walked.game().flags['harrow-fell']).toBe(1);
  });
});
