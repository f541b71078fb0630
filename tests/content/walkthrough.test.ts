// Every mission of the app, walked through to each of its ends: at every number of heroes and both difficulties it can
// be won and lost, and the objectives follow one another as the story has it.

import { beforeAll, describe, expect, it } from 'vitest';
import { heroesIn } from '../../src/mission';
import type { Pack } from '../../src/packs';
import { builtIn } from './missions';
import { objectiveOf, outcomeOf, TABLES, walk, type Walk } from './walk';

let pack: Pack;
beforeAll(async () => {
  ({ pack } = await builtIn());
});

describe('first-steps', () => {
  it.each(TABLES)('[row 17] is won by the recorder: $heroes heroes, $difficulty', (table) => {
    const walked = walk(pack, 'first-steps', table);
    expect(objectiveOf(walked)).toBe('enter-post');
    walked.use('yard-crate', 'search');
    walked.idle(1);
    walked.use('west-door', 'open');
    expect(objectiveOf(walked)).toBe('open-control');
    walked.use('panel', 'slice');
    expect(objectiveOf(walked)).toBe('open-control');
    walked.ways({ successes: 2 });
    walked.use('panel', 'slice');
    expect(objectiveOf(walked)).toBe('copy-recorder');
    walked.use('recorder', 'copy');
    expect(walked.game().result).toBeNull();
    while (walked.game().result === null) walked.use('recorder', 'copy');
    expect(walked.game().result).toMatchObject({ outcome: 'recorder-copied', won: true });
    expect(walked.game().result?.rewards).toEqual(['done', 'swift', 'unhurt']);
  });

  it.each(TABLES)('[row 73] is lost when the shuttle lands: $heroes heroes, $difficulty', (table) => {
    const walked = walk(pack, 'first-steps', table);
    walked.idle(6);
    expect(outcomeOf(walked)).toBe('shuttle-landed');
    expect(walked.game().peril.step).toBe(2);
  });

  it('[row 34] the same test at the door: nothing, a price, or no price', () => {
    for (const [successes, opens] of [
      [0, false],
      [1, true],
      [2, true],
    ] as const) {
      const walked = walk(pack, 'first-steps', { heroes: 2, difficulty: 'normal' });
      walked.use('east-door', 'open');
      walked.ways({ successes });
      walked.use('control-door', 'force');
      expect(walked.game().map.sections.includes('control')).toBe(opens);
    }
  });
});

describe('signal-fire', () => {
  const toTheMast = (walked: Walk): void => {
    walked.use('gate', 'open');
    walked.use('hub-door', 'open');
    walked.ways({ successes: 3 });
    for (const terminal of ['hall-terminal', 'power-terminal', 'relay-terminal'])
      if (objectiveOf(walked) === 'silence-jammer') walked.use(terminal, 'slice');
  };

  it.each(TABLES)('[row 37] is won by carrying the igniter: $heroes heroes, $difficulty', (table) => {
    const walked = walk(pack, 'signal-fire', table);
    expect(objectiveOf(walked)).toBe('silence-jammer');
    toTheMast(walked);
    expect(objectiveOf(walked)).toBe('light-mast');
    expect(walked.game().countdowns).toHaveProperty('convoy');
    walked.use('igniter', 'retrieve');
    walked.use('mast-door', 'open');
    walked.use('basket', 'light');
    expect(walked.game().result).toMatchObject({ outcome: 'convoy-saved', won: true });
  });

  it('[row 37] whoever is wounded or withdraws leaves the igniter behind, and anyone may take it', () => {
    const walked = walk(pack, 'signal-fire', { heroes: 3, difficulty: 'normal' });
    walked.use('gate', 'open');
    walked.use('igniter', 'retrieve');
    const carrier = walked.game().map.things['igniter']?.carriedBy ?? '';
    walked.go({ kind: 'wound', hero: carrier });
    expect(walked.game().ran['lose-igniter']?.times).toBe(1);
    expect(walked.game().map.things['igniter']?.onMap).toBe(true);
    walked.use('igniter', 'retrieve');
    walked.go({ kind: 'withdraw', hero: carrier });
    expect(walked.game().ran['lose-igniter']?.times).toBe(2);
    expect(walked.game().map.things['igniter']?.onMap).toBe(true);
  });

  it('only whoever carries the igniter lights the fire, be it the ally', () => {
    const party = { heroes: [{ id: 'fenn-signis' }, { id: 'diala-passil' }], ally: 'chewbacca' };
    const walked = walk(pack, 'signal-fire', { heroes: 2, difficulty: 'normal', party });
    toTheMast(walked);
    walked.go({ kind: 'interact', thing: 'igniter', option: 'retrieve', who: 'chewbacca' });
    walked.use('mast-door', 'open');
    walked.use('basket', 'light');
    expect(walked.game().result).toBeNull();
    walked.go({ kind: 'interact', thing: 'basket', option: 'light', who: 'chewbacca' });
    expect(outcomeOf(walked)).toBe('convoy-saved');
  });

  it('quiet is only what never brought the hunters', () => {
    const walked = walk(pack, 'signal-fire', { heroes: 3, difficulty: 'normal' });
    expect(walked.game().rules).toContain('alarm');
    walked.use('gate', 'open');
    walked.use('hall-terminal', 'slice');
    walked.use('power-terminal', 'slice');
    expect(walked.game().groups.map(({ of }) => of)).toContain('hunters');
    expect(walked.game().rules).not.toContain('alarm');
    walked.use('hub-door', 'open');
    walked.ways({ successes: 6, choose: { 'question.foresters': 'noise' } });
    walked.use('cell-door', 'pick');
    walked.use('prisoners', 'talk');
    expect(walked.game().variables['alarm']).toBe(0);
    walked.use('relay-terminal', 'slice');
    walked.use('relay-terminal', 'warn');
    expect(walked.game().result?.rewards).not.toContain('quiet');
  });

  it('half a victory: a short warning from the relay', () => {
    const walked = walk(pack, 'signal-fire', { heroes: 3, difficulty: 'normal' });
    toTheMast(walked);
    walked.use('relay-terminal', 'warn');
    expect(walked.game().result).toMatchObject({ outcome: 'convoy-scattered', won: true });
  });

  it('the warning can buy time instead', () => {
    const walked = walk(pack, 'signal-fire', { heroes: 3, difficulty: 'normal' });
    toTheMast(walked);
    walked.ways({ successes: 3, choose: { 'question.warn': 'wait' } });
    walked.use('relay-terminal', 'warn');
    expect(walked.game().countdowns['convoy']?.left).toBe(6);
  });

  it.each(TABLES)('is lost when the convoy arrives, or at dawn: $heroes heroes, $difficulty', (table) => {
    const late = walk(pack, 'signal-fire', table);
    toTheMast(late);
    late.idle(5);
    expect(outcomeOf(late)).toBe('convoy-lost');
    const never = walk(pack, 'signal-fire', table);
    never.idle(11);
    expect(outcomeOf(never)).toBe('dawn');
  });

  it('the choice in the cells has consequences', () => {
    const talk = (choice: string): Walk => {
      const walked = walk(pack, 'signal-fire', { heroes: 4, difficulty: 'normal' });
      walked.use('gate', 'open');
      walked.use('hub-door', 'open');
      walked.ways({ successes: 2, choose: { 'question.foresters': choice } });
      walked.use('cell-door', 'pick');
      walked.use('prisoners', 'talk');
      return walked;
    };
    expect(talk('go').game().gains.allies).toEqual({ 'rebel-saboteur': 1 });
    expect(talk('gun').game().variables['freed']).toBe(2);
    expect(talk('noise').game().variables['alarm']).toBe(0);
  });
});

describe('dead-reckoning', () => {
  const board = (walked: Walk): void => {
    walked.go({ kind: 'report', script: 'reach-market' });
    walked.ways({ number: 3, choose: { 'question.clerk': 'stare' }, yes: ['ask.all-ramp'] });
    walked.use('informant', 'ask');
    walked.use('pad-gate', 'word');
    expect(objectiveOf(walked)).toBe('board-ship');
    walked.go({ kind: 'report', script: 'on-ramp' });
    expect(walked.game().map.sections).toEqual(['airlock']);
    expect(objectiveOf(walked)).toBe('free-navigator');
  };
  const toTheDrive = (walked: Walk, lever: string): void => {
    walked.ways({ successes: 2, choose: { 'question.drive': lever }, yes: ['ask.all-pod'] });
    walked.use('brig-door', 'slice');
    walked.use('navigator', 'retrieve');
    walked.use('hold-door', 'open');
    walked.go({ kind: 'report', script: 'go-down' });
    walked.use('drive', 'choose');
  };

  it.each(TABLES)('[row 20] a new map, and the ship is taken: $heroes heroes, $difficulty', (table) => {
    const walked = walk(pack, 'dead-reckoning', table);
    board(walked);
    toTheDrive(walked, 'stop');
    expect(objectiveOf(walked)).toBe('take-bridge');
    walked.use('helm', 'take');
    walked.use('helm', 'take');
    expect(walked.game().result).toBeNull();
    walked.go({ kind: 'defeatGroup', group: 'captain-1' });
    expect(walked.game().result).toMatchObject({ outcome: 'ship-taken', won: true });
  });

  it.each(TABLES)('the ship is blown up, and everybody gets away: $heroes heroes, $difficulty', (table) => {
    const walked = walk(pack, 'dead-reckoning', table);
    board(walked);
    toTheDrive(walked, 'scuttle');
    expect(objectiveOf(walked)).toBe('reach-pods');
    walked.use('deck-door', 'open');
    walked.go({ kind: 'report', script: 'to-pods' }, { kind: 'report', script: 'in-pod' });
    expect(walked.game().result).toMatchObject({ outcome: 'pods-away', won: true });
  });

  it.each(TABLES)('can be lost in four ways: $heroes heroes, $difficulty', (table) => {
    const idle = walk(pack, 'dead-reckoning', table);
    idle.idle(8);
    expect(outcomeOf(idle)).toBe('marrow-jumps');
    expect(idle.game().ran).toHaveProperty('alley-crawls');

    const slow = walk(pack, 'dead-reckoning', table);
    board(slow);
    toTheDrive(slow, 'scuttle');
    slow.idle(2);
    // The ship rolls over, and whoever held the navigator let go.
    expect(slow.game().ran).toHaveProperty('navigator-left');
    slow.idle(table.heroes === 4 ? 3 : 2);
    expect(outcomeOf(slow)).toBe('drive-blows');
    expect(slow.game().ran).toHaveProperty('blast');

    const drifting = walk(pack, 'dead-reckoning', table);
    board(drifting);
    toTheDrive(drifting, 'stop');
    drifting.idle(7);
    expect(outcomeOf(drifting)).toBe('cruiser-comes');

    const careless = walk(pack, 'dead-reckoning', table);
    board(careless);
    careless.ways({ successes: 1, choose: { 'question.save': 'no' } });
    careless.use('brig-door', 'slice');
    careless.go({ kind: 'destroy', thing: 'navigator' });
    expect(outcomeOf(careless)).toBe('navigator-lost');
    expect(careless.game().flags['tash-captive'] ?? 0).toBe(0);
    expect(idle.game().flags['tash-captive']).toBe(1);
  });

  it('[row 18] all wounded aboard means captured, all wounded in the port does not', () => {
    const port = walk(pack, 'dead-reckoning', { heroes: 2, difficulty: 'normal' });
    const woundAll = (walked: Walk): void =>
      walked.go(...heroesIn(walked.game()).map(({ id }) => ({ kind: 'wound', hero: id }) as const));
    woundAll(port);
    expect(outcomeOf(port)).toBe('all-wounded');
    const ship = walk(pack, 'dead-reckoning', { heroes: 2, difficulty: 'normal' });
    board(ship);
    woundAll(ship);
    expect(outcomeOf(ship)).toBe('captured');
  });

  it('whoever saves the navigator is wounded and leads him on, and may have to do it again', () => {
    const walked = walk(pack, 'dead-reckoning', { heroes: 3, difficulty: 'normal' });
    board(walked);
    walked.ways({ successes: 1, choose: { 'question.save': 'yes' } });
    walked.use('brig-door', 'slice');
    const [first = ''] = heroesIn(walked.game()).map(({ id }) => id);
    walked.go({ kind: 'destroy', thing: 'navigator' });
    expect(heroesIn(walked.game())[0]?.wounded).toBe(true);
    expect(walked.game().map.things['navigator']?.carriedBy).toBe(first);
    walked.go({ kind: 'drop', thing: 'navigator' }, { kind: 'destroy', thing: 'navigator' });
    expect(heroesIn(walked.game())[0]?.gone).toBe('withdrew');
    expect(walked.game().map.things['navigator']?.onMap).toBe(true);
  });

  it('the clerk has a price, and who does not stare may ask again', () => {
    const walked = walk(pack, 'dead-reckoning', {
      heroes: 2,
      difficulty: 'normal',
      flags: { 'party-credits': 100 },
    });
    walked.go({ kind: 'report', script: 'reach-market' });
    walked.ways({ choose: { 'question.clerk': 'stare' }, number: 0 });
    walked.use('informant', 'ask');
    walked.ways({ choose: { 'question.clerk': 'leave' } });
    walked.use('informant', 'ask');
    walked.ways({ choose: { 'question.clerk': 'pay' } });
    walked.use('informant', 'ask');
    expect(walked.game().variables['word']).toBe(1);
    expect(walked.game().gains.credits).toBe(-100);
  });

  it('the ally may bring the navigator into the pod, and without the pods the helm is left', () => {
    const party = { heroes: [{ id: 'fenn-signis' }, { id: 'diala-passil' }], ally: 'chewbacca' };
    const walked = walk(pack, 'dead-reckoning', { heroes: 2, difficulty: 'normal', party });
    board(walked);
    toTheDrive(walked, 'scuttle');
    walked.go({ kind: 'drop', thing: 'navigator' });
    walked.go({ kind: 'interact', thing: 'navigator', option: 'retrieve', who: 'chewbacca' });
    walked.use('deck-door', 'open');
    walked.go({ kind: 'report', script: 'to-pods' });
    const gone = walk(pack, 'dead-reckoning', { heroes: 2, difficulty: 'normal' });
    walked.go({ kind: 'report', script: 'in-pod' });
    expect(outcomeOf(walked)).toBe('pods-away');

    board(gone);
    toTheDrive(gone, 'scuttle');
    gone.use('deck-door', 'open');
    gone.go({ kind: 'report', script: 'to-pods' }, { kind: 'destroy', thing: 'clamp' });
    expect(objectiveOf(gone)).toBe('take-bridge');
    expect(gone.game().roundLimit).toMatchObject({ rounds: gone.game().round + 2, outcome: 'drive-blows' });
  });

  it('the crane opens a wall, and the droid can be talked to', () => {
    const walked = walk(pack, 'dead-reckoning', { heroes: 4, difficulty: 'hard' });
    walked.go({ kind: 'report', script: 'reach-market' });
    walked.use('customs-door', 'open');
    walked.use('crane', 'swing');
    expect(walked.game().map.edges).toHaveLength(2);
    expect(walked.game().map.sections).toContain('pad');
    walked.idle(1);
    expect(walked.game().map.things['container']?.at).toEqual([18, 8]);

    const ship = walk(pack, 'dead-reckoning', { heroes: 4, difficulty: 'hard' });
    board(ship);
    ship.use('hold-door', 'open');
    ship.ways({ choose: { 'question.droid': 'deal' } });
    ship.go({ kind: 'report', script: 'droid-hurt' });
    expect(ship.game().groups.map(({ of }) => of)).not.toContain('assassin');
    expect(ship.game().flags['droid-owed']).toBe(1);
  });
});
