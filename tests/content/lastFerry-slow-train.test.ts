// "The Slow Train" walked through: onto the train, along it while wagons are lost behind, and every fate of the archive.

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
const TWO: Setup = { heroes: 2, difficulty: 'normal' };
const start = (setup: Setup): Walk => walk(pack, 'slow-train', setup);

const board = (walked: Walk): void => {
  walked.use('depot-gate', 'open');
  walked.use('platform-gate', 'open');
  walked.ways({ yes: ['ask.platform'] });
  walked.use('coupling', 'board');
};
const toTheArchive = (walked: Walk): void => {
  board(walked);
  walked.use('goods-door', 'open');
  walked.use('guards-door', 'open');
  walked.ways({ successes: 3 });
  walked.use('guard-desk', 'slice');
  walked.use('archive-door', 'open');
};
const openChest = (walked: Walk): void => {
  toTheArchive(walked);
  walked.ways({ successes: 1 });
  while (objectiveOf(walked) === 'archive') walked.use('archive-console', 'open');
};

describe('slow-train', () => {
  it.each(TABLES)(
    '[row 20] a new map, the archive burned, the train stopped: $heroes heroes, $difficulty',
    (table) => {
      const walked = start({ ...table, flags: { count: 4 } });
      expect(objectiveOf(walked)).toBe('catch');
      board(walked);
      expect(walked.game().map.sections).toEqual(['tail']);
      expect(walked.game().groups).toEqual([]);
      expect(objectiveOf(walked)).toBe('forward');
      walked.use('goods-door', 'open');
      walked.use('guards-door', 'open');
      walked.ways({ successes: 1 });
      walked.use('archive-lock', 'force');
      walked.use('archive-lock', 'force');
      walked.use('archive-door', 'open');
      expect(objectiveOf(walked)).toBe('archive');
      walked.use('archive-console', 'open');
      // Four heroes need one success less.
      if (table.heroes < 4) {
        expect(objectiveOf(walked)).toBe('archive');
        walked.use('archive-console', 'open');
      }
      expect(objectiveOf(walked)).toBe('leave');
      walked.use('archive-chest', 'burn');
      walked.use('engine-door', 'open');
      walked.use('brake', 'turn');
      expect(walked.game().result).toBeNull();
      walked.use('brake', 'turn');
      expect(walked.game().result).toMatchObject({ outcome: 'archive-dealt-with', won: true });
      expect(walked.game().result?.rewards).toEqual(['done', 'swift', 'burned']);
      expect(walked.game().flags).toMatchObject({ 'tally-burned': 1, count: 2 });
    },
  );

  it.each(TABLES)('is lost on the platform and at the last station: $heroes heroes, $difficulty', (table) => {
    const late = start({ ...table, flags: { count: 2 } });
    late.idle(3);
    expect(outcomeOf(late)).toBe('left-behind');
    expect(late.game().flags['count']).toBe(4);

    const slow = start(table);
    board(slow);
    slow.idle(2);
    // Nobody went forward: the next wagon is torn open before the last one is lost.
    expect(slow.game().map.sections).toEqual(['goods']);
    slow.idle(2);
    expect(slow.game().map.sections).toEqual(['guards']);
    slow.idle(2);
    expect(slow.game().map.sections).toEqual(['archive']);
    expect(objectiveOf(slow)).toBe('archive');
    slow.idle(3);
    expect(outcomeOf(slow)).toBe('reached-lenn');
    for (const script of ['lose-tail', 'lose-goods', 'lose-guards'])
      expect(slow.game().ran).toHaveProperty(script);

    const early = start(table);
    toTheArchive(early);
    early.ways({ choose: { 'question.early': 'stay' } });
    early.use('archive-chest', 'give-up');
    expect(early.game().result).toBeNull();
    early.ways({ choose: { 'question.early': 'jump' } });
    early.use('archive-chest', 'give-up');
    expect(outcomeOf(early)).toBe('jumped-early');
  });

  it('the train waits a round longer at jammed points, and whoever is late jumps or stays', () => {
    const walked = start(TWO);
    walked.use('depot-gate', 'open');
    walked.use('platform-gate', 'open');
    walked.ways({ successes: 1 });
    walked.use('points', 'jam');
    walked.use('points', 'jam');
    walked.idle(3);
    expect(walked.game().result).toBeNull();
    walked.ways({ yes: ['ask.anyone'], choose: { 'question.last': 'jump' } });
    walked.idle(1);
    expect(walked.game().map.sections).toEqual(['tail']);

    const stayed = start(TWO);
    stayed.use('depot-gate', 'open');
    stayed.use('platform-gate', 'open');
    stayed.ways({ yes: ['ask.anyone'], choose: { 'question.last': 'stay' } });
    stayed.idle(3);
    expect(outcomeOf(stayed)).toBe('left-behind');
  });

  it('who pulls in the ramp without the others lets them run', () => {
    const walked = start(TWO);
    walked.use('depot-gate', 'open');
    walked.use('platform-gate', 'open');
    walked.use('coupling', 'board');
    expect(objectiveOf(walked)).toBe('catch');
    walked.ways({ choose: { 'question.ramp': 'go' } });
    walked.use('coupling', 'board');
    expect(objectiveOf(walked)).toBe('forward');
  });

  it('the archive is taken, and counts only in the hands of a hero', () => {
    const walked = start({ ...TWO, flags: { count: 1 } });
    openChest(walked);
    walked.use('archive-chest', 'take');
    const carrier = walked.game().map.things['ledgers']?.carriedBy ?? '';
    walked.go({ kind: 'wound', hero: carrier }, { kind: 'withdraw', hero: carrier });
    expect(walked.game().ran).toHaveProperty('ledgers-fall');
    expect(() => walked.use('archive-chest', 'jump')).toThrow('unknownOption');
    const [, other] = heroesIn(walked.game());
    walked.go({ kind: 'interact', thing: 'ledgers', option: 'retrieve', who: other?.id ?? '' });
    walked.use('archive-chest', 'jump');
    expect(walked.game().result?.rewards).toEqual(['done', 'swift', 'taken']);
    expect(walked.game().flags).toMatchObject({ 'tally-taken': 1, count: 0 });
  });

  it('who jumps is away, even if nobody lands unhurt', () => {
    const walked = start(TWO);
    openChest(walked);
    walked.use('archive-chest', 'burn');
    walked.go({ kind: 'track', on: true });
    for (const { id } of heroesIn(walked.game()))
      walked.go({ kind: 'setFigure', figure: id, set: { damage: 20 } });
    walked.use('archive-chest', 'jump');
    expect(heroesIn(walked.game()).every(({ wounded }) => wounded)).toBe(true);
    expect(walked.game().ran).toHaveProperty('hard-landing');
    expect(outcomeOf(walked)).toBe('archive-dealt-with');
  });

  it('the archive is changed by Nought and by somebody who knows forms', () => {
    const alone = start({ ...TWO, flags: { 'nought-saved': 1 } });
    openChest(alone);
    expect(() => alone.use('archive-chest', 'change')).toThrow('unknownOption');

    const walked = start({ ...TWO, flags: { 'nought-saved': 1, 'hale-page': 1, count: 3 } });
    toTheArchive(walked);
    walked.ways({ successes: 1 });
    walked.use('hale-seat', 'talk');
    walked.use('archive-console', 'open');
    walked.use('archive-chest', 'change');
    expect(walked.game().variables['fate']).toBe(0);
    walked.use('archive-chest', 'change');
    walked.use('archive-chest', 'jump');
    expect(walked.game().result?.rewards).toEqual(['done', 'swift', 'false', 'hale']);
    expect(walked.game().flags).toMatchObject({ 'tally-false': 1, 'hale-turned': 1, count: 3 });
  });

  it('Hale listens to each hero once', () => {
    const walked = start(TWO);
    toTheArchive(walked);
    walked.ways({ successes: 1 });
    walked.use('hale-seat', 'talk');
    walked.use('hale-seat', 'talk');
    expect(walked.game().variables['haleTurned']).toBe(0);
    expect(() => walked.use('hale-seat', 'talk')).toThrow('unknownOption');
  });

  it('who is owed, dead or unknown decides who walks on the roof', () => {
    const owed = start({ ...TWO, flags: { 'skarsh-debt': 1 } });
    toTheArchive(owed);
    expect(groupsOf(owed)).not.toContain('roof-men');
    const dead = start({ ...TWO, flags: { 'skarsh-dead': 1 } });
    toTheArchive(dead);
    expect(dead.game().groups.find(({ of }) => of === 'roof-men')?.card).toBe('stormtrooper-elite');
    const hunting = start({ ...TWO, difficulty: 'hard' });
    toTheArchive(hunting);
    expect(hunting.game().groups.find(({ of }) => of === 'roof-men')?.card).toBe('trandoshan-hunter-elite');
  });

  it('finds and helpers: medpacs that were packed, the crew, the crate, the cart', () => {
    const walked = start({ ...TWO, flags: { packed: 2, crossed: 7 } });
    expect(walked.game().medpacs).toBe(4);
    expect(walked.game().flags['packed']).toBe(0);
    walked.use('depot-gate', 'open');
    walked.use('platform-gate', 'open');
    walked.ways({ successes: 2 });
    walked.use('fuel-cart', 'push');
    expect(walked.game().map.things['fuel-cart']?.onMap).toBe(false);
    walked.ways({ yes: ['ask.platform'], successes: 1, choose: { 'question.early': 'jump' } });
    walked.use('coupling', 'board');
    walked.use('goods-door', 'open');
    walked.use('salt-crew', 'talk');
    expect(walked.game().countdowns['uncouple']?.left).toBe(3);
    walked.use('guards-door', 'open');
    walked.use('guards-crate', 'search');
    walked.use('guard-desk', 'slice');
    walked.use('archive-door', 'open');
    walked.use('archive-chest', 'give-up');
    expect(walked.game().result?.rewards).toEqual(['lost', 'crew', 'crate']);
    expect(walked.game().flags).toMatchObject({ 'salt-crew': 1, crossed: 12 });
  });

  it("Harrow's squad is not forgotten", () => {
    const party = { heroes: [{ id: 'fenn-signis' }, { id: 'diala-passil' }], ally: 'rebel-trooper' };
    const walked = start({ ...TWO, party });
    walked.go({ kind: 'defeat', actor: 'rebel-trooper' });
    expect(walked.game().ran).toHaveProperty('harrow-falls');
    walked.idle(3);
    expect(walked.game().flags['harrow-fell']).toBe(1);
  });
});
