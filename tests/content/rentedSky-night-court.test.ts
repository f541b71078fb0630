// Night Court, walked through: witnesses on the stand, the clauses of the court, an offer that buys silence, and the ruling.

import { beforeAll, describe, expect, it } from 'vitest';
import type { MissionId, Pack } from '../../src/packs';
import { builtIn } from './missions';
import { groupsOf, objectiveOf, outcomeOf, TABLES, walk, type Walk } from './walk';

const MISSION = 'night-court';
const WITNESSES = ['eesh', 'dob', 'ticket', 'ruck'] as const;
const FOUR = { heroes: 4, difficulty: 'normal' } as const;
const HEART = 'heart-of-the-empire';
const TYRANTS = 'tyrants-of-lothal';

let pack: Pack;
beforeAll(async () => {
  ({ pack } = await builtIn());
});

const walks: Walk[] = [];
const begin = (setup: Partial<Parameters<typeof walk>[2]> = {}): Walk => {
  const walked = walk(pack, MISSION, { ...FOUR, flags: { debt: 1 }, ...setup });
  walks.push(walked);
  return walked;
};
const numberIn = (walked: Walk, variable: string): number => walked.game().variables[variable] ?? 0;
const caseOf = (walked: Walk): number => numberIn(walked, 'case');
const flagsOf = (walked: Walk) => walked.game().flags;
const isThere = (walked: Walk, person: string): boolean =>
  walked.game().actors.some(({ of, gone }) => of === person && gone === null);

const openAll = (walked: Walk): void => {
  for (const door of ['court-door', 'cells-door', 'records-door']) walked.use(door, 'open');
};
/** The first hero leads; the table says that the witness stands on the stand. */
const lead = (walked: Walk, person: string): void => {
  const who =
    walked.game().actors.find(({ kind, activated }) => kind === 'hero' && activated === 0)?.of ?? '';
  if (walked.game().active === null) walked.go({ kind: 'beginActivation', who });
  walked.go({ kind: 'lead', person });
};
const swear = (walked: Walk, person: string): void => {
  walked.ways({ yes: [`ask.stand.${person}`] });
  lead(walked, person);
  walked.ways({});
};
const loseAdvocate = (walked: Walk): void => walked.go({ kind: 'defeatGroup', group: 'advocate-1' });

/** As far as the offer: two witnesses with 2 successes each; then `answer`. */
const toTheOffer = (walked: Walk, answer: 'refuse' | 'settle'): void => {
  if (walked.game().map.sections.length === 1) openAll(walked);
  for (const person of ['eesh', 'ticket']) {
    swear(walked, person);
    walked.ways({ successes: 2, choose: { 'question.settle': answer } });
    walked.use('lectern', person);
  }
};

describe('[under-a-rented-sky] night-court', () => {
  it.each(TABLES)('is won by argument, and the ruling stands: $heroes heroes, $difficulty', (table) => {
    const walked = begin(table);
    expect(objectiveOf(walked)).toBe('enter');
    expect(isThere(walked, 'ticket')).toBe(true);
    expect(isThere(walked, 'eesh')).toBe(false);
    toTheOffer(walked, 'refuse');
    expect(caseOf(walked)).toBe(6);
    expect(objectiveOf(walked)).toBe('precedent');
    expect(groupsOf(walked)).toContain('gun');
    const resting = walked.game().groups.filter(({ id }) => id === 'bailiffs-1' || id === 'bailiffs-2');
    expect(resting.map(({ activated }) => activated)).toEqual([true, true]);
    swear(walked, 'dob');
    walked.ways({ successes: 2 });
    walked.use('lectern', 'dob');
    if (walked.game().result === null) walked.use('lectern', 'plead');
    expect(walked.game().result).toMatchObject({ outcome: 'precedent', won: true });
    expect(walked.game().result?.rewards).toEqual(['free', 'precedent', 'whole']);
    expect(flagsOf(walked)).toMatchObject({ debt: 1, lit: 1, 'bench-won': 1, 'nuuri-free': 1 });
    expect(flagsOf(walked)).not.toHaveProperty('bench-bribed');
    expect(walked.game().gains).toMatchObject({ credits: 50 * table.heroes, fame: 5, gear: 1 });
  });

  it.each(TABLES)('is won by signing, and that is a debt: $heroes heroes, $difficulty', (table) => {
    const walked = begin(table);
    toTheOffer(walked, 'settle');
    expect(objectiveOf(walked)).toBe('home');
    expect(groupsOf(walked)).not.toContain('bailiffs');
    expect(groupsOf(walked)).not.toContain('advocate');
    expect(groupsOf(walked)).toContain('collectors');
    expect(WITNESSES.some((person) => isThere(walked, person))).toBe(false);
    expect(isThere(walked, 'nuuri')).toBe(true);
    walked.go({ kind: 'report', script: 'nuuri-home' });
    expect(walked.game().result).toMatchObject({ outcome: 'settled', won: true });
    expect(flagsOf(walked)).toMatchObject({ debt: 2, 'bench-bribed': 1, 'nuuri-free': 1 });
    expect(flagsOf(walked)).not.toHaveProperty('bench-won');
    expect(flagsOf(walked)).not.toHaveProperty('lit');
    expect(walked.game().gains).toMatchObject({ credits: 75 * table.heroes, fame: 3, gear: 0 });
  });

  it.each(TABLES)('is lost when the verdict falls: $heroes heroes, $difficulty', (table) => {
    const walked = begin(table);
    walked.idle(7);
    expect(outcomeOf(walked)).toBe('sentenced');
    expect(flagsOf(walked)).toEqual({ debt: 1, 'nuuri-sentenced': 1 });
  });

  it('is lost otherwise after the offer was refused, or after it was signed', () => {
    const refused = begin();
    toTheOffer(refused, 'refuse');
    refused.ways({});
    refused.idle(7);
    expect(outcomeOf(refused)).toBe('overruled');
    const signed = begin();
    toTheOffer(signed, 'settle');
    signed.idle(6);
    expect(outcomeOf(signed)).toBe('taken-back');
    expect(flagsOf(signed)).toMatchObject({ debt: 2, 'bench-bribed': 1, 'nuuri-sentenced': 1 });
  });

  it.each([
    [0, 1],
    [1, 2],
    [2, 3],
    [4, 3],
  ])('an examination with %i successes raises the case by %i', (successes, points) => {
    const walked = begin();
    openAll(walked);
    expect(() => walked.use('lectern', 'eesh')).toThrow('unknownOption');
    swear(walked, 'eesh');
    walked.ways({ successes });
    walked.use('lectern', 'eesh');
    expect(caseOf(walked)).toBe(points);
    expect(isThere(walked, 'eesh')).toBe(false);
  });

  it('a witness who is led elsewhere is not sworn', () => {
    const walked = begin();
    openAll(walked);
    lead(walked, 'eesh');
    expect(numberIn(walked, 'eesh')).toBe(0);
  });

  it('a plea counts once a round; Captain Pell knows regulation 41', () => {
    const walked = begin();
    walked.use('pell', 'ask');
    openAll(walked);
    walked.ways({ successes: 1 });
    walked.use('lectern', 'plead');
    expect(caseOf(walked)).toBe(2);
    expect(() => walked.use('lectern', 'plead')).toThrow('unknownOption');
    const failed = begin();
    openAll(failed);
    failed.use('lectern', 'plead');
    expect(caseOf(failed)).toBe(0);
  });

  it('Corporal Ruck: gently, and he pays it back; on record, and it is a debt', () => {
    const gently = begin();
    openAll(gently);
    swear(gently, 'ruck');
    gently.ways({ choose: { 'question.ruck': 'gently', 'question.settle': 'refuse' }, successes: 1 });
    gently.use('lectern', 'ruck');
    expect(caseOf(gently)).toBe(2);
    expect(flagsOf(gently)).toEqual({ debt: 1 });
    swear(gently, 'eesh');
    gently.ways({ choose: { 'question.settle': 'refuse' }, successes: 2 });
    gently.use('lectern', 'eesh');
    const record = begin();
    openAll(record);
    swear(record, 'ruck');
    record.ways({ choose: { 'question.ruck': 'record', 'question.settle': 'refuse' } });
    record.use('lectern', 'ruck');
    expect(caseOf(record)).toBe(3);
    expect(flagsOf(record)).toEqual({ debt: 2 });
    swear(record, 'eesh');
    record.ways({ choose: { 'question.settle': 'refuse' }, successes: 1 });
    record.use('lectern', 'eesh');
    const bailiffs = (walked: Walk): number => groupsOf(walked).filter((of) => of === 'bailiffs').length;
    expect([objectiveOf(gently), objectiveOf(record)]).toEqual(['precedent', 'precedent']);
    expect([bailiffs(gently), bailiffs(record)]).toEqual([2, 3]);
  });

  it('the light log: read with 2 successes in all, or altered at once for a debt', () => {
    const read = begin();
    openAll(read);
    read.ways({ choose: { 'question.log': 'read' }, successes: 1 });
    read.use('light-log', 'open');
    expect(caseOf(read)).toBe(0);
    read.use('light-log', 'open');
    expect(caseOf(read)).toBe(2);
    expect(flagsOf(read)).toEqual({ debt: 1 });
    const forged = begin();
    openAll(forged);
    forged.ways({ choose: { 'question.log': 'alter' } });
    forged.use('light-log', 'open');
    expect(caseOf(forged)).toBe(2);
    expect(flagsOf(forged)).toEqual({ debt: 2 });
    expect(() => forged.use('light-log', 'open')).toThrow();
  });

  it('the Office pleads from round 3 on, while its Advocate stands, and not in a recess', () => {
    const walked = begin();
    walked.use('pell', 'ask');
    openAll(walked);
    walked.ways({ successes: 1 });
    walked.use('lectern', 'plead');
    walked.idle(2);
    expect(caseOf(walked)).toBe(2);
    walked.idle(1);
    expect(caseOf(walked)).toBe(numberIn(walked, 'hush') >= 3 ? 2 : 1);
    const alone = begin();
    alone.use('pell', 'ask');
    openAll(alone);
    loseAdvocate(alone);
    alone.idle(5);
    expect(caseOf(alone)).toBe(1);
  });

  it('each round another clause holds, and after four rounds each has held', () => {
    const walked = begin();
    openAll(walked);
    const held = new Set<number>();
    for (let round = 2; round <= 5; round++) {
      walked.idle(1);
      held.add(numberIn(walked, 'clause'));
      const rules = walked
        .game()
        .rules.filter((rule) => ['order', 'contempt', 'standing', 'recess'].includes(rule));
      expect(rules).toHaveLength(1);
      const bailiffs = walked.game().groups.filter(({ of }) => of === 'bailiffs');
      expect(bailiffs.every(({ orders }) => orders.length === (rules[0] === 'order' ? 1 : 0))).toBe(true);
    }
    expect([...held].toSorted()).toEqual([1, 2, 3, 4]);
  });

  it.each(WITNESSES)('%s falls: the case falls, too, and nobody can examine them', (person) => {
    const walked = begin();
    walked.use('pell', 'ask');
    openAll(walked);
    swear(walked, person);
    walked.go({ kind: 'defeat', actor: person });
    expect(caseOf(walked)).toBe(0);
    expect(() => walked.use('lectern', person)).toThrow('unknownOption');
  });

  it('Nuuri falls: she is taken back; all heroes wounded: removed', () => {
    const walked = begin();
    toTheOffer(walked, 'settle');
    walked.go({ kind: 'defeat', actor: 'nuuri' });
    expect(outcomeOf(walked)).toBe('taken-back');
    const removed = begin({ heroes: 2 });
    for (const hero of ['fenn-signis', 'diala-passil']) removed.go({ kind: 'wound', hero });
    expect(outcomeOf(removed)).toBe('removed');
  });

  it('what was done before: a loud market saw it; Wick takes the notes', () => {
    const loud = begin({ flags: { debt: 1, loud: 1, 'wick-with': 1 } });
    expect(caseOf(loud)).toBe(1);
    openAll(loud);
    loud.go({ kind: 'decide', decision: 'notes' });
    expect(numberIn(loud, 'hush')).toBe(1);
    const quiet = begin({ flags: { debt: 1, quiet: 1 } });
    expect(caseOf(quiet)).toBe(0);
    openAll(quiet);
    expect(quiet.game().decisions ?? []).toEqual([]);
  });

  it('owners see more: shields round the dock, and exhibit four', () => {
    const core = begin();
    openAll(core);
    const heart = begin({ products: [HEART] });
    openAll(heart);
    expect(core.game().map.covers ?? []).toEqual([]);
    expect(heart.game().map.covers).toEqual([
      { at: [12, 10], cover: 'shield' },
      { at: [13, 9], cover: 'shield' },
    ]);
    toTheOffer(heart, 'settle');
    expect(heart.game().map.covers).toEqual([]);
    const tyrants = begin({ products: [TYRANTS] });
    openAll(tyrants);
    tyrants.use('cat', 'open');
    expect(numberIn(tyrants, 'hush')).toBe(2);
    expect(tyrants.game().map.things['cat']?.onMap).toBe(false);
    toTheOffer(tyrants, 'settle');
    expect(groupsOf(tyrants)).toContain('creditor');
    expect(() => core.use('cat', 'open')).toThrow();
  });

  it('tracked: a witness who is led onto the stand is sworn in at once', () => {
    const walked = begin({ tracked: true });
    walked.use('court-door', 'open');
    const who = walked.game().actors.find(({ kind }) => kind === 'hero')?.of ?? '';
    walked.go({ kind: 'beginActivation', who }, { kind: 'lead', person: 'eesh', to: [9, 8] });
    expect(numberIn(walked, 'eesh')).toBe(1);
  });

  it('every script runs in one of these walks', () => {
    const crates = begin();
    openAll(crates);
    crates.use('cell-crate', 'search');
    expect(crates.game().medpacs).toBe(4);
    const { scripts = [] } = pack.missions.get(MISSION as MissionId) ?? {};
    const ran = new Set(walks.flatMap((walked) => Object.keys(walked.game().ran)));
    expect(scripts.map(({ id }) => id).filter((id) => !ran.has(id))).toEqual([]);
  });
});
