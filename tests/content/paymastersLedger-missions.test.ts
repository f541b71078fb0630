// The missions of The Paymaster's Ledger, each walked to all of its ends, with what a choice costs and what earlier missions
// change.

import { beforeAll, describe, expect, it } from 'vitest';
import type { Pack } from '../../src/packs';
import { builtIn } from './missions';
import { groupsOf, objectiveOf, outcomeOf, TABLES, walk, type Walk } from './walk';

let pack: Pack;
beforeAll(async () => {
  ({ pack } = await builtIn());
});

type Table = (typeof TABLES)[number];
const ONE: Table = { heroes: 3, difficulty: 'normal' };
const SEVEN_ROUNDS = 7;
const value = (walked: Walk, variable: string) => walked.game().variables[variable];

/** A terminal or beacon is worked on until the objective is another one, or the mission is over. */
function work(walked: Walk, thing: string, option: string): void {
  const before = objectiveOf(walked);
  while (objectiveOf(walked) === before && walked.game().result === null) walked.use(thing, option);
}

describe('[paymasters-ledger] Quiet Hours', () => {
  it.each(TABLES)('[row 360] is won by the copy and the way out: $heroes heroes, $difficulty', (table) => {
    const walked = walk(pack, 'quiet-hours', table);
    walked.use('front-door', 'open');
    walked.ways({ successes: 3 });
    work(walked, 'recorder', 'copy');
    expect(objectiveOf(walked)).toBe('leave');
    expect(groupsOf(walked)).toContain('shift');
    walked.use('gate', 'leave');
    expect(outcomeOf(walked)).toBe('route');
  });

  it('[row 360] the coal hatch costs a test and surprises the guards; the front door does not', () => {
    const readyIn = (walked: Walk) =>
      walked.game().groups.filter(({ of, activated }) => of === 'tellers' && !activated).length;
    const loud = walk(pack, 'quiet-hours', ONE);
    loud.use('front-door', 'open');
    expect(readyIn(loud)).toBe(1);
    const quiet = walk(pack, 'quiet-hours', ONE);
    quiet.use('coal-hatch', 'pry');
    expect(quiet.game().map.sections).not.toContain('office');
    quiet.ways({ successes: 1 });
    quiet.use('coal-hatch', 'pry');
    expect(quiet.game().map.sections).toContain('office');
    expect(readyIn(quiet)).toBe(0);
  });
});

describe('[paymasters-ledger] Old Debts', () => {
  const dug = (table: Table, answer: string): Walk => {
    const walked = walk(pack, 'old-debts', table);
    walked.use('gate', 'open');
    walked.ways({ successes: 3, choose: { 'vussk.ask': answer } });
    walked.use('cache-1', 'dig');
    walked.use('cache-2', 'dig');
    return walked;
  };

  it.each(TABLES)('[row 360] is won with 3 cases: $heroes heroes, $difficulty', (table) => {
    const walked = dug(table, 'refuse');
    expect(groupsOf(walked)).toContain('vussk');
    walked.use('cache-3', 'dig');
    expect(outcomeOf(walked)).toBe('charges');
  });

  it('[row 360] Vussk stays away for a case, and two more must be dug up', () => {
    const walked = dug(ONE, 'pay');
    expect(groupsOf(walked)).not.toContain('vussk');
    expect(value(walked, 'cases')).toBe(1);
    walked.use('cache-3', 'dig');
    expect(outcomeOf(walked)).toBeUndefined();
    walked.use('cache-4', 'dig');
    expect(outcomeOf(walked)).toBe('charges');
  });
});

describe('[paymasters-ledger] Fuel Run', () => {
  const burn = (walked: Walk, ...tanks: readonly string[]) => {
    for (const tank of tanks) walked.go({ kind: 'destroy', thing: tank });
  };

  it.each(TABLES)('[row 360] is won by three fires: $heroes heroes, $difficulty', (table) => {
    const walked = walk(pack, 'fuel-run', table);
    burn(walked, 'tank-east', 'tank-north');
    expect(groupsOf(walked)).toContain('fire');
    walked.use('pump-door', 'open');
    burn(walked, 'tank-pump');
    expect(outcomeOf(walked)).toBe('burnt');
  });

  it('[row 360] the crew gets out if somebody opens the lock first', () => {
    const walked = walk(pack, 'fuel-run', ONE);
    walked.use('pump-door', 'open');
    walked.use('crew-lock', 'free');
    walked.ways({ successes: 1 });
    walked.use('crew-lock', 'free');
    burn(walked, 'tank-pump', 'tank-north', 'tank-east');
    expect(outcomeOf(walked)).toBe('crew-out');
  });
});

describe('[paymasters-ledger] The Night Ward', () => {
  const carry = (walked: Walk, cot: string) => {
    walked.use(cot, 'retrieve');
    walked.use('hatch', 'load');
  };
  const twoAboard = (table: Table, answer: string): Walk => {
    const walked = walk(pack, 'night-ward', table);
    walked.use('cell-door', 'open');
    walked.use('hall-door', 'open');
    walked.ways({ choose: { 'two.ask': answer } });
    carry(walked, 'cot-1');
    carry(walked, 'cot-2');
    return walked;
  };

  it.each(TABLES)('[row 360] is won with two cots: $heroes heroes, $difficulty', (table) => {
    expect(outcomeOf(twoAboard(table, 'go'))).toBe('two');
  });

  it('[row 360] the third cot brings the guard aboard', () => {
    const walked = twoAboard(ONE, 'stay');
    expect(outcomeOf(walked)).toBeUndefined();
    expect(objectiveOf(walked)).toBe('three');
    expect(groupsOf(walked)).toContain('boarders');
    carry(walked, 'cot-3');
    expect(outcomeOf(walked)).toBe('all-three');
  });

  it('[row 360] whoever carries nothing loads nothing', () => {
    const walked = walk(pack, 'night-ward', ONE);
    walked.use('hatch', 'load');
    expect(value(walked, 'saved')).toBe(0);
  });
});

describe('[paymasters-ledger] The Courier Road', () => {
  it.each(TABLES)('[row 360] is won with the case: $heroes heroes, $difficulty', (table) => {
    const walked = walk(pack, 'courier-road', table);
    walked.ways({ successes: 3 });
    work(walked, 'beacon-3', 'tune');
    expect(objectiveOf(walked)).toBe('stop');
    const courier = walked.game().groups.find(({ of }) => of === 'courier');
    walked.go({ kind: 'defeatGroup', group: courier?.id ?? '' });
    walked.use('case', 'open');
    expect(outcomeOf(walked)).toBe('cipher');
  });
});

describe('[paymasters-ledger] The Second Knock', () => {
  it.each(TABLES)('[row 360] is won page by page: $heroes heroes, $difficulty', (table) => {
    const walked = walk(pack, 'second-knock', table);
    walked.use('station-door', 'open');
    // 2 pages on normal, 3 on hard difficulty; past the middle the hunters come.
    walked.ways({ yes: ['west-reader.ask', ...(table.difficulty === 'hard' ? ['east-reader.ask'] : [])] });
    walked.idle(1);
    expect(value(walked, 'pages')).toBe(table.difficulty === 'hard' ? 2 : 1);
    expect(groupsOf(walked)).toContain('burners');
    expect(outcomeOf(walked)).toBeUndefined();
    walked.idle(1);
    expect(outcomeOf(walked)).toBe('log');
  });

  it('[row 360] a reader that the Empire holds prints nothing', () => {
    const walked = walk(pack, 'second-knock', ONE);
    walked.use('station-door', 'open');
    walked.ways({ yes: ['east-reader.ask'] });
    walked.idle(2);
    expect(value(walked, 'pages')).toBe(2);
  });
});

describe('[paymasters-ledger] Reprisal', () => {
  it.each(TABLES)('[row 360] is won when all are over the ridge: $heroes heroes, $difficulty', (table) => {
    const walked = walk(pack, 'reprisal', table);
    walked.use('front-door', 'open');
    walked.use('list-1', 'burn');
    expect(value(walked, 'lists')).toBe(0);
    walked.ways({ successes: 4 });
    for (const list of ['list-1', 'list-2', 'list-3']) walked.use(list, 'burn');
    expect(objectiveOf(walked)).toBe('flee');
    for (const { id } of walked.game().actors.filter(({ kind }) => kind === 'hero')) {
      expect(outcomeOf(walked)).toBeUndefined();
      walked.go({ kind: 'interact', thing: 'ridge', option: 'leave', who: id });
    }
    expect(outcomeOf(walked)).toBe('away');
  });
});

describe('[paymasters-ledger] The Ledger', () => {
  const atTheVault = (table: Table, flags: Readonly<Record<string, number>> = {}, answer = 'keep'): Walk => {
    const walked = walk(pack, 'the-ledger', { ...table, flags });
    walked.use('hold-door', 'open');
    walked.use('bridge-door', 'open');
    walked.ways({ successes: 3, choose: { 'page.ask': answer } });
    return walked;
  };

  it.each(TABLES)('[row 360] is won with the book: $heroes heroes, $difficulty', (table) => {
    const walked = atTheVault(table);
    work(walked, 'vault', 'open');
    expect(outcomeOf(walked)).toBe('whole');
  });

  it('[row 360] a page can be torn out', () => {
    const walked = atTheVault(ONE, {}, 'tear');
    work(walked, 'vault', 'open');
    expect(outcomeOf(walked)).toBe('torn');
  });

  it('[row 361] what earlier missions brought counts', () => {
    const plain = atTheVault(ONE);
    const limit = (walked: Walk) => value(walked, 'lastRound') ?? 0;
    for (const story of ['won-courier-road', 'won-second-knock'])
      expect(value(atTheVault(ONE, { [story]: 1 }), 'needed')).toBe((value(plain, 'needed') ?? 0) - 2);
    expect(limit(atTheVault(ONE, { 'night-ward-all-three': 1 }))).toBe(limit(plain) + 1);
    expect(groupsOf(plain)).not.toContain('collectors');
    expect(groupsOf(atTheVault(ONE, { 'lost-reprisal': 1 }))).toContain('collectors');
    const isHoldReady = (walked: Walk) =>
      walked.game().groups.some(({ of, activated }) => of === 'hold-guard' && !activated);
    expect(isHoldReady(plain)).toBe(true);
    expect(isHoldReady(atTheVault(ONE, { 'fuel-run-crew-out': 1 }))).toBe(false);
  });

  it('[row 361] the feed costs the ship two rounds, and saboteurs need no test for it', () => {
    const walked = atTheVault(ONE);
    const before = value(walked, 'lastRound') ?? 0;
    walked.ways({ successes: 1 });
    walked.use('fuel-feed', 'cut');
    expect(value(walked, 'lastRound')).toBe(before);
    walked.ways({ successes: 2 });
    walked.use('fuel-feed', 'cut');
    expect(value(walked, 'lastRound')).toBe(before + 2);
    walked.idle(before);
    expect(outcomeOf(walked)).toBeUndefined();
    walked.idle(2);
    expect(outcomeOf(walked)).toBe('too-late');
    const party = { heroes: [{ id: 'fenn-signis' }, { id: 'gaarkhan' }], ally: 'rebel-saboteur' };
    const helped = walk(pack, 'the-ledger', { heroes: 2, difficulty: 'normal', party });
    helped.use('hold-door', 'open');
    helped.use('fuel-feed', 'cut');
    expect(value(helped, 'cut')).toBe(1);
  });
});

describe('[paymasters-ledger] all of them', () => {
  const MISSIONS = ['quiet-hours', 'old-debts', 'fuel-run', 'night-ward', 'courier-road', 'second-knock', 'reprisal', 'the-ledger']; // prettier-ignore

  it.each(MISSIONS)('[row 360] %s is lost to those who wait', (mission) => {
    for (const table of TABLES) {
      const walked = walk(pack, mission, table);
      walked.idle(SEVEN_ROUNDS + 2);
      expect(outcomeOf(walked)).toBe('too-late');
    }
  });
});
