// "Noon" walked through: three wells and one light, the three ways to win, the ways to be put out, Vant's reckoning, and
// what the campaign brings along.

import { beforeAll, describe, expect, it } from 'vitest';
import { heroesIn } from '../../src/mission';
import type { Pack } from '../../src/packs';
import { builtIn } from './missions';
import { groupsOf, objectiveOf, outcomeOf, TABLES, walk, type Walk, type Ways } from './walk';

let pack: Pack;
beforeAll(async () => {
  ({ pack } = await builtIn());
});

type Well = 'street' | 'presses' | 'garden';
type Setup = Parameters<typeof walk>[2];
const THREE: Setup = { heroes: 3, difficulty: 'normal' };

/** Everything succeeds, and Vant is told what the hour cost. */
const light = (well: Well, choose: Ways['choose'] = {}): Ways => ({
  choose: { 'question.light': well, 'question.thanks': 'refuse', ...choose },
  successes: 9,
});
/** The first well is chosen before a test can say anything. */
const start = (setup: Setup = THREE, well: Well = 'street'): Walk => walk(pack, 'noon', setup, light(well));
const next = (walked: Walk, well: Well, choose: Ways['choose'] = {}): void => {
  walked.ways(light(well, choose));
  walked.idle(1);
};
const numbers = (walked: Walk): Readonly<Record<string, number>> => walked.game().variables;
const groupOf = (walked: Walk, of: string) => walked.game().groups.find((group) => group.of === of);
const defeat = (walked: Walk, of: string): void => {
  const group = groupOf(walked, of);
  if (!group) throw new Error(`${of} is not there`);
  walked.go({ kind: 'defeatGroup', group: group.id });
};
/** The garden often enough for either state of the blinds. */
const openGlass = (walked: Walk): void => {
  next(walked, 'garden');
  walked.use('glass-door', 'open');
};

describe('the light', () => {
  it('lights one well and darkens the others', () => {
    const walked = start();
    expect(numbers(walked)).toMatchObject({ street: 0, presses: 2, garden: 1, wells: 1, riots: 0 });
    next(walked, 'presses');
    expect(numbers(walked)).toMatchObject({ street: 1, presses: 0, garden: 2, wells: 2, riots: 0 });
  });

  it('a well with 3 dark riots, and the lift comes up', () => {
    const walked = start();
    next(walked, 'garden');
    expect(numbers(walked)).toMatchObject({ street: 1, presses: 0, garden: 0, riots: 1 });
    expect(groupsOf(walked).filter((of) => of === 'relief')).toHaveLength(2);
  });

  it('the Presses stop the lift, Tallow Street does not', () => {
    const still = start();
    next(still, 'presses');
    expect(groupsOf(still)).not.toContain('relief');
    const moving = start(THREE, 'presses');
    next(moving, 'street');
    expect(groupsOf(moving)).toContain('relief');
  });

  it('light in the garden blinds the watch and whoever came up the lift', () => {
    const walked = start(THREE, 'presses');
    expect(groupOf(walked, 'watch')?.activated).toBe(false);
    next(walked, 'garden');
    expect(groupOf(walked, 'watch')?.activated).toBe(true);
    expect(groupOf(walked, 'relief')?.activated).toBe(true);
    expect(groupOf(walked, 'captain')?.activated).toBe(false);
  });

  it('no more than two groups from the lift at a time', () => {
    const walked = start(THREE, 'garden');
    for (let round = 2; round <= 5; round++) next(walked, 'garden');
    expect(groupsOf(walked).filter((of) => of === 'relief')).toHaveLength(2);
  });
});

describe('three ways to win', () => {
  it.each(TABLES)('turned, once every well has had its light: $heroes heroes, $difficulty', (table) => {
    const walked = start(table);
    expect(objectiveOf(walked)).toBe('doors');
    walked.use('brass-door', 'force');
    expect(objectiveOf(walked)).toBe('noon');
    expect(groupsOf(walked)).toEqual(expect.arrayContaining(['watch', 'works', 'eyes']));
    expect(() => walked.use('wheel', 'turn')).toThrow('unknownOption');
    next(walked, 'presses');
    expect(() => walked.use('wheel', 'turn')).toThrow('unknownOption');
    next(walked, 'garden');
    walked.ways(light('garden', { 'question.kick': 'hold' }));
    walked.use('wheel', 'turn');
    expect(walked.game().result).toMatchObject({ outcome: 'turned', won: true, rewards: ['done'] });
    // One for the answer to Vant, two for a whole noon.
    expect(walked.game().flags['lit']).toBe(3);
  });

  it('a short noon shows less', () => {
    const walked = start(THREE, 'garden');
    next(walked, 'presses');
    next(walked, 'street');
    walked.use('brass-door', 'force');
    walked.ways(light('street', { 'question.kick': 'let' }));
    walked.use('wheel', 'turn');
    expect(outcomeOf(walked)).toBe('turned');
    expect(walked.game().flags['lit']).toBe(2);
  });

  it('the wheel takes more than one pull', () => {
    const walked = start();
    next(walked, 'presses');
    next(walked, 'garden');
    walked.use('brass-door', 'force');
    walked.ways({ ...light('garden'), successes: 1 });
    walked.use('wheel', 'turn');
    expect(walked.game().result).toBeNull();
    expect(numbers(walked)['turned']).toBe(1);
  });

  it.each(TABLES)('broken, without any light at all: $heroes heroes, $difficulty', (table) => {
    const walked = start({ ...table, flags: { debt: 2 } });
    walked.use('brass-door', 'force');
    walked.ways(light('street', { 'question.fall': 'now' }));
    walked.go({ kind: 'destroy', thing: 'heart' });
    expect(walked.game().result).toMatchObject({ outcome: 'broken', won: true });
    expect(walked.game().flags['debt']).toBe(3);
  });

  it('holding it up until the lifts are empty is seen', () => {
    const walked = start();
    walked.use('brass-door', 'force');
    walked.go({ kind: 'destroy', thing: 'heart' });
    expect(walked.game().flags['lit']).toBe(1);
  });

  it.each(TABLES)('taken, behind her guards: $heroes heroes, $difficulty', (table) => {
    const walked = start({ ...table, flags: { debt: 3 } }, 'garden');
    next(walked, 'presses');
    openGlass(walked);
    expect(groupsOf(walked)).toContain('royal');
    expect(() => walked.use('vant', 'take')).toThrow('unknownOption');
    defeat(walked, 'royal');
    walked.ways(light('street', { 'question.vant': 'trade' }));
    walked.use('vant', 'take');
    expect(walked.game().result).toMatchObject({ outcome: 'vant-taken', won: true });
    expect(walked.game().flags['debt']).toBe(0);
  });

  it('the blinds say how often the garden must be lit', () => {
    const needed = new Set<number | undefined>();
    for (let seed = 0; seed < 12; seed++) {
      const walked = start({ ...THREE, seed: `blinds ${seed}` }, 'garden');
      needed.add(numbers(walked)['panesNeeded']);
      const open = (): void => walked.use('glass-door', 'open');
      if (numbers(walked)['panesNeeded'] === 2) {
        expect(open).toThrow();
        next(walked, 'garden');
      }
      open();
      expect(objectiveOf(walked)).toBe('noon');
    }
    expect([...needed].toSorted()).toEqual([1, 2]);
  });
});

describe('put out', () => {
  it.each(TABLES)('by riots, by noon and by wardens: $heroes heroes, $difficulty', (table) => {
    const riots = start(table, 'garden');
    for (let round = 2; round <= 5; round++) next(riots, 'garden', { 'question.thanks': 'thank' });
    expect(riots.game().result).toMatchObject({ outcome: 'put-out', won: false });
    expect(numbers(riots)['riots']).toBe(4);
    expect(riots.game().ran).not.toHaveProperty('late');

    const wells: readonly Well[] = ['presses', 'garden', 'street'];
    const late = start(table);
    for (let round = 0; late.game().result === null; round++) next(late, wells[round % 3] ?? 'street');
    expect(outcomeOf(late)).toBe('put-out');
    expect(late.game().ran).toHaveProperty('late');

    const down = start(table);
    down.go(...heroesIn(down.game()).map(({ id }) => ({ kind: 'wound', hero: id }) as const));
    expect(outcomeOf(down)).toBe('put-out');
    expect(down.game().ran).toHaveProperty('all-down');
  });
});

describe('the reckoning', () => {
  const toThird = (flags: Readonly<Record<string, number>>, thanks: 'thank' | 'refuse'): Walk => {
    const walked = start({ ...THREE, flags });
    next(walked, 'presses');
    next(walked, 'garden', { 'question.thanks': thanks });
    return walked;
  };

  it('a thank you costs the wells a light', () => {
    const walked = toThird({ lit: 2 }, 'thank');
    // 1, 0 and 2 dark, and 1 more each: the garden riots at once, and Tallow Street when it is left dark again.
    expect(numbers(walked)).toMatchObject({ street: 0, presses: 2, garden: 0, riots: 2 });
    expect(walked.game().flags['lit']).toBe(1);
  });

  it('the truth brings wardens and patience', () => {
    const walked = toThird({ lit: 2 }, 'refuse');
    expect(numbers(walked)).toMatchObject({ street: 1, presses: 1, garden: 0, riots: 0 });
    expect(groupsOf(walked)).toContain('relief');
    expect(walked.game().flags['lit']).toBe(3);
  });

  it('the file can be read to the wells, once', () => {
    const walked = start({ ...THREE, flags: { 'vant-file': 1 } });
    const before = numbers(walked)['spokenNeeded'] ?? 0;
    walked.use('tube', 'read');
    expect(numbers(walked)).toMatchObject({ street: 0, presses: 1, garden: 0, spokenNeeded: before - 1 });
    expect(walked.game().flags).toMatchObject({ 'file-read-out': 1, lit: 1 });
    expect(() => walked.use('tube', 'read')).toThrow('unknownOption');
    for (const flags of [{}, { 'vant-file': 1, 'file-read-out': 1 }, { 'vant-file': 1, 'file-returned': 1 }])
      expect(() => start({ ...THREE, flags }).use('tube', 'read')).toThrow('unknownOption');
  });
});

describe('what the campaign brings', () => {
  it('the noon key opens the brass door without a test', () => {
    const walked = start({ ...THREE, flags: { 'noon-key': 1 } });
    expect(() => walked.use('brass-door', 'force')).toThrow('unknownOption');
    walked.use('brass-door', 'key');
    expect(objectiveOf(walked)).toBe('noon');
  });

  it('Wick and true mirrors save a success each', () => {
    const plain = numbers(start());
    const helped = numbers(start({ ...THREE, flags: { 'wick-with': 1, 'mirrors-true': 1 } }));
    expect(helped['boltsNeeded']).toBe((plain['boltsNeeded'] ?? 0) - 1);
    expect(helped['wheelNeeded']).toBe((plain['wheelNeeded'] ?? 0) - 1);
  });

  it('Pell leads the watch, is replaced, or comes over', () => {
    const cardOf = (flags: Readonly<Record<string, number>>) =>
      groupOf(start({ ...THREE, flags }), 'captain')?.card;
    expect(cardOf({})).toBe('imperial-officer');
    expect(cardOf({ 'pell-struck': 1 })).toBe('imperial-officer-elite');
    const over = start({ ...THREE, flags: { 'pell-turned': 1 } });
    expect(groupsOf(over)).not.toContain('captain');
    expect(groupOf(over, 'watch')?.activated).toBe(true);
  });

  it('Cinder stands on one side or the other', () => {
    const glass = (flags: Readonly<Record<string, number>>): Walk => {
      const walked = start({ ...THREE, flags }, 'garden');
      next(walked, 'presses');
      openGlass(walked);
      return walked;
    };
    expect(groupsOf(glass({ 'cinder-with': 1 }))).not.toContain('cinder');
    const won = glass({ 'cinder-won': 1 });
    defeat(won, 'royal');
    expect(() => won.use('vant', 'take')).toThrow('unknownOption');
    defeat(won, 'cinder');
    won.use('vant', 'take');
    expect(outcomeOf(won)).toBe('vant-taken');
  });

  it('Nuuri, the Forty Doors and the Cold Stack help once each', () => {
    const walked = start({ ...THREE, flags: { 'nuuri-free': 1, doors: 4, 'stack-held': 1 } });
    expect(numbers(walked)['presses']).toBe(2);
    const before = walked.game().medpacs;
    next(walked, 'presses');
    expect(walked.game().medpacs).toBe(before + 1);
    const [first, second] = heroesIn(walked.game()).map(({ id }) => id);
    for (const hero of [first, second]) walked.go({ kind: 'wound', hero: hero ?? '' });
    expect(walked.game().ran['ilk']?.times).toBe(1);
    // Street 1 at first; with the doors, or with many who have seen light, 0.
    expect(numbers(start(THREE, 'garden'))['street']).toBe(2);
    expect(numbers(start({ ...THREE, flags: { doors: 4 } }, 'garden'))['street']).toBe(1);
    expect(numbers(start({ ...THREE, flags: { lit: 4 } }, 'garden'))['street']).toBe(1);
  });

  it('Ubbo holds the lift once, or sends a hunter', () => {
    const owed = start({ ...THREE, flags: { 'ubbo-owed': 1 } }, 'presses');
    next(owed, 'street');
    expect(groupsOf(owed)).not.toContain('relief');
    expect(owed.game().ran['ubbo-pays']?.times).toBe(1);
    const robbed = start({ ...THREE, flags: { 'ubbo-robbed': 1 } });
    next(robbed, 'presses');
    next(robbed, 'garden');
    expect(groupsOf(robbed)).not.toContain('hunter');
    next(robbed, 'street');
    expect(groupsOf(robbed)).toContain('hunter');
  });

  it('a heavy debt darkens the Presses; many who saw light allow one riot more', () => {
    expect(numbers(start({ ...THREE, flags: { debt: 5 } }, 'presses'))['riotLimit']).toBe(4);
    expect(numbers(start({ ...THREE, flags: { debt: 5 } }, 'street'))['riots']).toBe(1);
    expect(numbers(start({ ...THREE, flags: { lit: 5 } }))['riotLimit']).toBe(5);
  });
});

describe('other boxes', () => {
  const tilesOf = (products: readonly string[], section: string): readonly string[] => {
    const mission = pack.missions.get('noon' as never);
    return (mission?.sections ?? [])
      .filter(({ id, shape = '1' }) => {
        const box = /owns\('([^']+)'\)/.exec(shape)?.[1] ?? '';
        return id === section && (shape === '1' || products.includes(box) !== shape.startsWith('not'));
      })
      .flatMap(({ tiles }) => tiles.map(({ tile }) => tile));
  };

  it('other tiles lie in the Regulator and in the garden', () => {
    expect(tilesOf([], 'regulator')).toContain('core-19A');
    expect(tilesOf(['heart-of-the-empire'], 'regulator')).toContain('empire-02A');
    expect(tilesOf([], 'garden')).toContain('core-01A');
    expect(tilesOf(['jabbas-realm'], 'garden')).toContain('jabba-01A');
  });

  it('Heart of the Empire: walls of light, and a walker in the hedge', () => {
    const walked = start({ ...THREE, products: ['core', 'heart-of-the-empire'] });
    walked.use('brass-door', 'force');
    expect(walked.game().ran).toHaveProperty('light-walls');
    next(walked, 'presses');
    next(walked, 'garden');
    next(walked, 'street');
    next(walked, 'presses');
    expect(groupsOf(walked)).toContain('walker');
  });

  it("Jabba's Realm: a present, and jets from the parade", () => {
    const walked = start({ ...THREE, products: ['core', 'jabbas-realm'] });
    walked.use('gift', 'search');
    expect(walked.game().supplies).toBe(1);
    next(walked, 'presses');
    next(walked, 'garden');
    expect(groupsOf(walked)).toContain('jets');
  });

  it('Tyrants of Lothal: black armour among the tulips', () => {
    const walked = start({ ...THREE, products: ['core', 'tyrants-of-lothal'] }, 'garden');
    next(walked, 'presses');
    openGlass(walked);
    expect(groupsOf(walked)).toContain('shades');
  });

  it('the core box alone has none of them', () => {
    const walked = start(THREE, 'garden');
    next(walked, 'presses');
    openGlass(walked);
    walked.use('brass-door', 'force');
    for (const of of ['shades', 'jets', 'walker']) expect(groupsOf(walked)).not.toContain(of);
    expect(walked.game().ran).not.toHaveProperty('light-walls');
  });
});
