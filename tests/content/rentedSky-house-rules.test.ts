// House Rules, walked through: two groups who need each other, a lock that opens only in noise, a robbery with an
// audience, and a way out by the front, as a customer or as a thief.

import { beforeAll, describe, expect, it } from 'vitest';
import type { MissionId, Pack } from '../../src/packs';
import { builtIn } from './missions';
import { groupsOf, objectiveOf, outcomeOf, TABLES, walk, type Walk } from './walk';

const MISSION = 'house-rules';
const TABLE_IDS = ['sabacc', 'wheel', 'arm'];

let pack: Pack;
beforeAll(async () => {
  ({ pack } = await builtIn());
});

const walks: Walk[] = [];
const begin = (setup: Partial<Parameters<typeof walk>[2]> = {}): Walk => {
  const walked = walk(pack, MISSION, { heroes: 3, difficulty: 'normal', ...setup });
  walks.push(walked);
  return walked;
};
const valueOf = (walked: Walk, variable: string): number => walked.game().variables[variable] ?? -1;
const isOpen = (walked: Walk, door: string): boolean => walked.game().map.things[door]?.door === 'open';

/** Every table once; the next round begins when the three have been played. */
const play = (walked: Walk, successes: number): void => {
  walked.ways({ successes });
  for (const table of TABLE_IDS) walked.use(table, 'play');
};
/** Works the lock and plays the tables until the objective changes. */
const crack = (walked: Walk, lock: string): void => {
  const before = objectiveOf(walked);
  walked.ways({ successes: 3 });
  walked.use(lock, 'work');
  for (const table of TABLE_IDS)
    if (objectiveOf(walked) === before && valueOf(walked, `${table}Done`) === 0) walked.use(table, 'play');
  expect(objectiveOf(walked)).not.toBe(before);
};
const defeat = (walked: Walk, of: string): void => {
  const group = walked.game().groups.find((one) => one.of === of);
  walked.go({ kind: 'defeatGroup', group: group?.id ?? '' });
};
/** As far as the noon key on its velvet. */
const opened = (walked: Walk): Walk => {
  crack(walked, 'gate-lock');
  defeat(walked, 'tellers');
  walked.idle(1);
  crack(walked, 'bars-lock');
  walked.idle(1);
  crack(walked, 'case');
  expect(objectiveOf(walked)).toBe('key');
  return walked;
};
const take = (walked: Walk, choice: 'marker' | 'rob'): Walk => {
  opened(walked);
  walked.ways({ choose: { 'marker.ask': choice } });
  walked.use('noon-key', 'retrieve');
  expect(objectiveOf(walked)).toBe('doors');
  return walked;
};
const leave = (walked: Walk): void => {
  walked.ways({ successes: 3, yes: ['lobby.ask'] });
  walked.use('street-doors', 'lift');
  walked.use('street-doors', 'leave');
};

describe('[under-a-rented-sky] house-rules', () => {
  it.each(TABLES)('is won as customers with a marker: $heroes heroes, $difficulty', (table) => {
    const walked = begin({ ...table, flags: { debt: 1 } });
    expect(objectiveOf(walked)).toBe('gate');
    take(walked, 'marker');
    leave(walked);
    const { result, flags, gains } = walked.game();
    expect(result).toMatchObject({ outcome: 'customers', won: true, rewards: ['key', 'owed'] });
    expect(flags).toMatchObject({ 'noon-key': 1, 'ubbo-owed': 1 });
    expect(flags).not.toHaveProperty('ubbo-robbed');
    expect(gains).toMatchObject({ credits: 75 * table.heroes, fame: 3 });
  });

  it('is won as thieves: more credits, a piece of gear, 2 debt, and bouncers on the way', () => {
    const walked = take(begin({ flags: { debt: 1 } }), 'rob');
    expect(groupsOf(walked)).toContain('bouncers');
    const debt = walked.game().flags['debt'] ?? 0;
    leave(walked);
    const { result, flags, gains } = walked.game();
    expect(result).toMatchObject({ outcome: 'thieves', won: true, rewards: ['key', 'robbed'] });
    expect(flags).toMatchObject({ 'noon-key': 1, 'ubbo-robbed': 1, debt: debt + 2 });
    expect(flags).not.toHaveProperty('ubbo-owed');
    expect(gains).toMatchObject({ credits: 525, fame: 3, gear: 1 });
  });

  it.each(TABLES)(
    'is lost at closing time, and the Prefect pays the bill: $heroes heroes, $difficulty',
    (table) => {
      const walked = begin({ ...table, flags: { debt: 1 } });
      walked.ways({ choose: { 'pog.story': 'fold' } });
      walked.idle(8);
      expect(walked.game().result).toMatchObject({ outcome: 'closing', won: false, rewards: ['lost'] });
      expect(walked.game().flags).toEqual({ debt: 2, lit: 1 });
    },
  );

  it('is lost when every hero is wounded', () => {
    const walked = begin({ heroes: 2 });
    for (const hero of ['fenn-signis', 'diala-passil']) walked.go({ kind: 'wound', hero });
    expect(outcomeOf(walked)).toBe('all-wounded');
  });

  it.each([
    [2, 1],
    [3, 2],
    [4, 2],
  ])('of %i heroes, %i go down the chute', (heroes, crew) => {
    expect(begin({ heroes }).game().chosen['crew']).toHaveLength(crew);
  });

  it('a lock needs the tumblers and the noise, whichever comes last', () => {
    const quiet = begin();
    quiet.ways({ successes: 3 });
    quiet.use('gate-lock', 'work');
    expect(valueOf(quiet, 'bolts')).toBe(3);
    expect(isOpen(quiet, 'gate')).toBe(false);
    expect(() => quiet.use('gate-lock', 'work')).toThrow('unknownOption');
    quiet.use('sabacc', 'play');
    expect(valueOf(quiet, 'show')).toBe(4);
    expect(isOpen(quiet, 'gate')).toBe(false);
    quiet.use('wheel', 'play');
    expect(isOpen(quiet, 'gate')).toBe(true);
    expect(valueOf(quiet, 'show')).toBe(3);
    expect(valueOf(quiet, 'bolts')).toBe(0);

    const loud = begin();
    play(loud, 1);
    expect(valueOf(loud, 'show')).toBe(6);
    loud.ways({ successes: 2 });
    loud.use('gate-lock', 'work');
    expect(isOpen(loud, 'gate')).toBe(false);
    loud.use('gate-lock', 'work');
    expect(isOpen(loud, 'gate')).toBe(true);
    expect(valueOf(loud, 'show')).toBe(1);
  });

  it('the bars wait for the tellers', () => {
    const walked = begin();
    crack(walked, 'gate-lock');
    expect(groupsOf(walked)).toContain('tellers');
    expect(() => walked.use('bars-lock', 'work')).toThrow('unknownOption');
    defeat(walked, 'tellers');
    walked.use('bars-lock', 'work');
    expect(valueOf(walked, 'bolts')).toBe(3);
  });

  it('a table is played once a round and only with a chip, and the crew sends chips up', () => {
    const walked = begin();
    walked.use('sabacc', 'play');
    expect([valueOf(walked, 'chips'), valueOf(walked, 'show')]).toEqual([0, 1]);
    expect(() => walked.use('wheel', 'play')).toThrow('unknownOption');
    walked.use('jar', 'send');
    expect(valueOf(walked, 'chips')).toBe(2);
    expect(() => walked.use('sabacc', 'play')).toThrow('unknownOption');
    walked.ways({ successes: 1 });
    walked.use('wheel', 'play');
    expect([valueOf(walked, 'chips'), valueOf(walked, 'show')]).toEqual([2, 3]);
    walked.ways({ successes: 3 });
    walked.use('arm', 'play');
    expect([valueOf(walked, 'chips'), valueOf(walked, 'show')]).toEqual([3, 7]);
    walked.idle(1);
    walked.use('sabacc', 'play');
    const carried = begin({ flags: { 'wick-with': 1 } });
    carried.use('jar', 'send');
    expect(valueOf(carried, 'chips')).toBe(4);
  });

  it('a bored house sends bouncers down the chute, from round 2 on, three times at most', () => {
    const walked = begin();
    walked.ways({ choose: { 'pog.story': 'fold' } });
    walked.idle(1);
    expect(groupsOf(walked)).not.toContain('runners');
    walked.idle(1);
    expect(groupsOf(walked).filter((of) => of === 'runners')).toHaveLength(1);
    walked.idle(4);
    expect(groupsOf(walked).filter((of) => of === 'runners')).toHaveLength(3);
  });

  it.each([
    ['win', 3, 1, { debt: 2 }],
    ['fold', 0, 0, { debt: 1, lit: 1 }],
  ] as const)('the afternoons of Pog: %s', (choice, show, chips, flags) => {
    const walked = begin({ flags: { debt: 1 } });
    walked.ways({ choose: { 'pog.story': choice } });
    walked.idle(1);
    expect([valueOf(walked, 'show'), valueOf(walked, 'chips')]).toEqual([show, chips]);
    expect(walked.game().flags).toEqual(flags);
  });

  it('Tallow Street is remembered: loud is a louder hall and an early eye, quiet is a chip', () => {
    const loud = begin({ flags: { loud: 1 } });
    const quiet = begin({ flags: { quiet: 1 } });
    const plain = begin();
    const start = (walked: Walk) => [valueOf(walked, 'show'), valueOf(walked, 'chips')];
    expect([loud, quiet, plain].map(start)).toEqual([
      [2, 1],
      [0, 2],
      [0, 1],
    ]);
    const eye = () => [loud, quiet, plain].map((walked) => groupsOf(walked).includes('eye'));
    for (const walked of [loud, quiet, plain]) walked.idle(1);
    expect(eye()).toEqual([true, false, false]);
    for (const walked of [loud, quiet, plain]) walked.idle(1);
    expect(eye()).toEqual([true, true, true]);
  });

  it('a marker seats the bouncers; theft brings more', () => {
    const signed = begin();
    signed.ways({ choose: { 'pog.story': 'fold' } });
    signed.idle(2);
    expect(groupsOf(signed)).toContain('runners');
    signed.use('jar', 'send');
    take(signed, 'marker');
    expect(groupsOf(signed)).not.toContain('runners');
    expect(groupsOf(signed)).not.toContain('bouncers');
    expect(groupsOf(signed)).toContain('wardens');
    expect(isOpen(signed, 'service-door')).toBe(true);
    expect(signed.game().map.things['hatch']?.door).toBe('closed');
    expect(signed.game().rules).toEqual(['out']);
  });

  it('nobody leaves without the others or under the bar', () => {
    const walked = take(begin(), 'marker');
    expect(() => walked.use('street-doors', 'leave')).toThrow('unknownOption');
    walked.ways({ successes: 2 });
    walked.use('street-doors', 'lift');
    expect(() => walked.use('street-doors', 'leave')).toThrow('unknownOption');
    walked.use('street-doors', 'lift');
    walked.use('street-doors', 'leave');
    expect(walked.game().result).toBeNull();
    walked.ways({ yes: ['lobby.ask'] });
    walked.use('street-doors', 'leave');
    expect(outcomeOf(walked)).toBe('customers');
  });

  it('Clothilde keeps the second wardens out, for 50 credits', () => {
    const open = take(begin(), 'marker');
    open.idle(2);
    expect(groupsOf(open)).toContain('second');
    expect(() => open.use('sofa', 'tip')).toThrow('unknownOption');
    const shut = take(begin(), 'marker');
    shut.use('sofa', 'tip');
    shut.idle(2);
    expect(groupsOf(shut)).not.toContain('second');
    leave(shut);
    expect(shut.game().result?.rewards).toEqual(['key', 'owed', 'sofa']);
    expect(shut.game().gains.credits).toBe(175);
  });

  it('when a hero withdraws, the hatch opens for the others', () => {
    const walked = begin();
    expect(isOpen(walked, 'hatch')).toBe(false);
    walked.go({ kind: 'wound', hero: 'fenn-signis' }, { kind: 'withdraw', hero: 'fenn-signis' });
    expect(isOpen(walked, 'hatch')).toBe(true);
  });

  it('owned boxes: a pit behind the counting room, a table from Cloud City', () => {
    const core = begin();
    crack(core, 'gate-lock');
    for (const thing of ['bell', 'cloud']) expect(core.game().map.things[thing]?.onMap).toBeFalsy();

    const jabba = begin({ products: ['jabbas-realm'] });
    crack(jabba, 'gate-lock');
    const before = valueOf(jabba, 'show');
    jabba.use('bell', 'ring');
    expect(valueOf(jabba, 'show')).toBe(before + 4);
    expect(jabba.game().map.sections).toContain('pit');
    const chips = valueOf(jabba, 'chips');
    defeat(jabba, 'fighters');
    expect([valueOf(jabba, 'show'), valueOf(jabba, 'chips')]).toEqual([before + 6, chips + 2]);

    const bespin = begin({ products: ['the-bespin-gambit'] });
    bespin.ways({ successes: 2 });
    bespin.use('cloud', 'play');
    expect([valueOf(bespin, 'show'), valueOf(bespin, 'chips')]).toEqual([2, 1]);
    expect(() => bespin.use('cloud', 'play')).toThrow('unknownOption');
  });

  it('what can be found', () => {
    const walked = begin();
    crack(walked, 'gate-lock');
    const chips = valueOf(walked, 'chips');
    walked.use('till', 'send');
    expect(valueOf(walked, 'chips')).toBe(chips + 3);
  });

  it('every script runs in one of these walks', () => {
    const { scripts = [] } = pack.missions.get(MISSION as MissionId) ?? {};
    const ran = new Set(walks.flatMap((walked) => Object.keys(walked.game().ran)));
    expect(scripts.map(({ id }) => id).filter((id) => !ran.has(id))).toEqual([]);
  });
});
