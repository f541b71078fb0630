// Grit, walked through: one hero in the ring, the others at the wheels; the price of another champion; a plate with a
// column on its back; and what becomes of Cinder Vael.

import { beforeAll, describe, expect, it } from 'vitest';
import type { MissionId, Pack } from '../../src/packs';
import { builtIn } from './missions';
import { groupsOf, objectiveOf, outcomeOf, TABLES, walk, type Walk } from './walk';

const MISSION = 'grit';

let pack: Pack;
beforeAll(async () => {
  ({ pack } = await builtIn());
});

const walks: Walk[] = [];
const begin = (setup: Partial<Parameters<typeof walk>[2]> = {}): Walk => {
  const table = { heroes: 3, difficulty: 'normal', ...setup } as const;
  const walked = walk(pack, MISSION, table, { choose: { 'bet.story': 'pass' } });
  walks.push(walked);
  return walked;
};
const groupOf = (walked: Walk, of: string) => walked.game().groups.find((group) => group.of === of);
const cinderFalls = (walked: Walk): void =>
  walked.go({ kind: 'defeatGroup', group: groupOf(walked, 'cinder')?.id ?? '' });
const turn = (walked: Walk, filter: string): void => walked.use(`filter-${filter}`, 'turn');
const GATES = ['west-gate', 'south-gate', 'east-gate'];
const variable = (walked: Walk, id: string): number => walked.game().variables[id] ?? -1;
/** Two wheels, and the plate behind the second. */
const plate = (walked: Walk, answer: 'keep' | 'tell'): void => {
  walked.ways({ successes: 3, choose: { 'plate.ask': answer } });
  turn(walked, 'north');
  turn(walked, 'south');
};

describe('[under-a-rented-sky] grit', () => {
  it.each(TABLES)('is won with the air clean and Cinder alive: $heroes heroes, $difficulty', (table) => {
    const walked = begin(table);
    expect(objectiveOf(walked)).toBe('duel');
    expect(walked.game().rules).toEqual(['ring', 'storm']);
    expect(walked.game().decisions).toEqual(['again']);
    plate(walked, 'keep');
    walked.use('pipe-door', 'open');
    expect(walked.game().map.sections).toContain('shaft');
    turn(walked, 'east');
    expect(walked.game().flags).toMatchObject({ 'filters-opened': 1, lit: 1 });
    expect(() => walked.use('shaft-gate', 'crank')).toThrow('unknownOption');
    cinderFalls(walked);
    expect(objectiveOf(walked)).toBe('leave');
    expect(walked.game().flags['cinder-spared']).toBe(1);
    walked.use('shaft-gate', 'crank');
    expect(outcomeOf(walked)).toBe('clean');
    expect(walked.game().result?.rewards).toEqual(['road', 'clear', 'spared']);
    expect(walked.game().gains).toMatchObject({ fame: 5, credits: 75 * table.heroes });
    expect(walked.game().flags).not.toHaveProperty('debt');
  });

  it('is won in the dust, and Cinder slain: the debt grows, the wardens stand aside', () => {
    const walked = begin({ flags: { debt: 1 } });
    walked.ways({ successes: 1, choose: { 'end.ask': 'slay' } });
    cinderFalls(walked);
    expect(walked.game().flags).toMatchObject({ 'cinder-slain': 1, debt: 2 });
    expect(variable(walked, 'gateNeed')).toBe(1);
    expect(groupOf(walked, 'wardens')?.activated).toBe(true);
    walked.use('shaft-gate', 'crank');
    expect(outcomeOf(walked)).toBe('dusty');
    expect(walked.game().result?.rewards).toEqual(['road']);
    expect(walked.game().flags).not.toHaveProperty('filters-opened');
  });

  it.each(TABLES)('is lost under the sand, and Cinder has won: $heroes heroes, $difficulty', (table) => {
    const walked = begin(table);
    walked.idle(table.difficulty === 'hard' ? 8 : 9);
    expect(outcomeOf(walked)).toBe('buried');
    expect(walked.game().result?.rewards).toEqual(['cinder-won', 'lost']);
    expect(walked.game().flags['cinder-won']).toBe(1);
  });

  it('Cinder has won as well when every hero is wounded; not when time runs out behind her', () => {
    const fallen = begin();
    for (const { id } of fallen.game().actors.filter(({ kind }) => kind === 'hero'))
      fallen.go({ kind: 'wound', hero: id });
    expect(outcomeOf(fallen)).toBe('all-wounded');
    expect(fallen.game().result?.rewards).toEqual(['cinder-won', 'lost']);
    const late = begin();
    cinderFalls(late);
    late.idle(9);
    expect(outcomeOf(late)).toBe('buried');
    expect(late.game().result?.rewards).toEqual(['lost']);
  });

  it('the ring is locked while the duel lasts, and the duel binds the champion', () => {
    const walked = begin();
    for (const gate of GATES) expect(() => walked.use(gate, 'open'), gate).toThrow('unknownOption');
    expect(walked.game().duels?.[0]?.who).toEqual(['fenn-signis']);
    cinderFalls(walked);
    expect(GATES.map((gate) => walked.game().map.things[gate]?.door)).toEqual(['open', 'open', 'open']);
    expect(walked.game().decisions).toEqual([]);
  });

  it('another champion: by choice, or because the first is wounded; another hero wounded changes nothing', () => {
    const walked = begin();
    walked.go({ kind: 'wound', hero: 'gideon-argus' });
    expect(variable(walked, 'changes')).toBe(0);
    walked.go({ kind: 'wound', hero: 'fenn-signis' });
    expect(variable(walked, 'changes')).toBe(1);
    expect(walked.game().duels).toHaveLength(1);
    expect(walked.game().duels?.[0]?.who).toEqual(['diala-passil']);
    walked.go({ kind: 'decide', decision: 'again' });
    expect(variable(walked, 'changes')).toBe(2);
    expect(walked.game().decisions).toEqual(['again']);
  });

  it('the storm: 2 strain, 1, none; and the third filter focuses the champion', () => {
    const walked = begin({ tracked: false });
    walked.idle(1);
    expect(walked.game().ran['storm']?.times).toBe(1);
    plate(walked, 'keep');
    walked.idle(1);
    expect(walked.game().ran['storm']?.times).toBe(1);
  });

  it('the plate: shouted now it stuns her and costs; kept, it is told in time', () => {
    const told = begin({ flags: { debt: 1 } });
    plate(told, 'tell');
    expect(told.game().flags['debt']).toBe(2);
    cinderFalls(told);
    expect(variable(told, 'gateNeed')).toBe(3);
    const kept = begin();
    plate(kept, 'keep');
    cinderFalls(kept);
    expect(variable(kept, 'gateNeed')).toBe(2);
    const read = begin({ flags: { 'vant-file': 1 } });
    cinderFalls(read);
    expect(variable(read, 'gateNeed')).toBe(2);
  });

  it('whoever is spared is written off: more troops come in the next round', () => {
    const walked = begin();
    cinderFalls(walked);
    expect(groupsOf(walked)).not.toContain('late');
    walked.idle(1);
    expect(groupsOf(walked)).toContain('late');
  });

  it('a bet is paid threefold, unless the champion was changed', () => {
    const bet = (): Walk => {
      const walked = walk(
        pack,
        MISSION,
        { heroes: 2, difficulty: 'normal' },
        { choose: { 'bet.story': 'bet' } },
      );
      walks.push(walked);
      return walked;
    };
    const won = bet();
    expect(won.game().gains.credits).toBe(-50);
    cinderFalls(won);
    expect(won.game().gains.credits).toBe(100);
    const lost = bet();
    lost.go({ kind: 'decide', decision: 'again' });
    cinderFalls(lost);
    expect(lost.game().gains.credits).toBe(-50);
  });

  it('what was done before: the clinic, the steam, the file', () => {
    expect(begin({ flags: { 'stack-held': 1 } }).game().medpacs).toBe(3);
    const given = begin({ flags: { 'stack-given': 1 } });
    given.ways({ successes: 1 });
    turn(given, 'north');
    expect(variable(given, 'filters')).toBe(1);
    for (const flags of [{ 'cinder-seen': 1, 'wick-with': 1 }, { 'vant-file': 1 }, { 'stack-fallen': 1 }]) {
      const walked = begin({ flags });
      walked.idle(2);
      expect(walked.game().ran).toHaveProperty('vant');
    }
  });

  it('what can be found', () => {
    const walked = begin();
    for (const [thing, option] of [
      ['hut', 'search'],
      ['bin', 'search'],
      ['rota', 'ask'],
    ] as const)
      walked.use(thing, option);
    expect(walked.game().medpacs).toBe(3);
    expect(walked.game().supplies).toBe(1);
    walked.go({ kind: 'report', script: 'blood' });
  });

  it('other boxes: other sand, other guests, another figure for Cinder', () => {
    const cardOf = (products: readonly string[]) => groupOf(begin({ products }), 'cinder')?.card;
    expect(cardOf([])).toBe('royal-guard-champion');
    expect(cardOf(['heart-of-the-empire'])).toBe('maul');
    expect(cardOf(['pack-maul'])).toBe('maul');
    expect(cardOf(['pack-the-grand-inquisitor', 'heart-of-the-empire'])).toBe('the-grand-inquisitor');
    const desert = begin({ products: ['twin-shadows', 'jabbas-realm'] });
    desert.use('pipe-door', 'open');
    desert.idle(4);
    expect(groupOf(desert, 'eyes')?.card).toBe('tusken-raider');
    expect(groupOf(desert, 'late')?.card).toBe('jet-trooper');
    expect(desert.game().map.things['cage']?.onMap).toBe(true);
  });

  it('every script runs in one of these walks', () => {
    const { scripts = [] } = pack.missions.get(MISSION as MissionId) ?? {};
    const ran = new Set(walks.flatMap((walked) => Object.keys(walked.game().ran)));
    expect(scripts.map(({ id }) => id).filter((id) => !ran.has(id))).toEqual([]);
  });
});
