import { describe, expect, test } from 'vitest';
import {
  attackDiceOf,
  attackRefusal,
  resolveAttack,
  type AttackContext,
  type AttackResult,
  type AttackRoll,
  type Fighter,
  type RollTotals,
} from '../../../src/rules';
import { at, heroVitals, imperial, rebel, surge } from './fighters';

const BLANK: RollTotals = { accuracy: 0, damage: 0, surge: 0, block: 0, evade: 0, dodge: 0 };
const totals = (shown: Partial<RollTotals>): AttackRoll => ({ kind: 'totals', ...BLANK, ...shown });

function resolve(
  attacker: Fighter,
  defender: Fighter,
  context: AttackContext,
  shown: Partial<RollTotals>,
): AttackResult {
  const resolved = resolveAttack({ attacker, defender, context, roll: totals(shown) });
  if (!resolved.ok) throw new Error(resolved.error.code);
  return resolved.value;
}

const melee = imperial({ attack: { type: 'melee', dice: ['red', 'yellow'] } });
const reach: Fighter = { ...melee, keywords: [{ name: 'reach' }] };

describe('who can be attacked', () => {
  test('[6.2] melee: adjacent, or in the same space', () => {
    expect(attackRefusal(melee, rebel(), at(1))).toBeUndefined();
    expect(attackRefusal(melee, rebel(), { distance: 0, adjacent: false, sight: true })).toBeUndefined();
    expect(attackRefusal(melee, rebel(), at(2))).toEqual({ code: 'outOfReach', distance: 2, reach: 1 });
  });

  test('[6.2] Reach: within 2 spaces, and with sight', () => {
    expect(attackRefusal(reach, rebel(), at(2))).toBeUndefined();
    expect(attackRefusal(reach, rebel(), at(2, { sight: false }))).toEqual({ code: 'noSight' });
    expect(attackRefusal(reach, rebel(), at(3))).toEqual({ code: 'outOfReach', distance: 3, reach: 2 });
    expect(attackRefusal(reach, rebel(), { distance: null, adjacent: false, sight: true })).toEqual({
      code: 'outOfReach',
      distance: null,
      reach: 2,
    });
  });

  test('[6.2] [3.1] ranged: with sight, and with a distance that can be counted', () => {
    expect(attackRefusal(imperial(), rebel(), at(9))).toBeUndefined();
    expect(attackRefusal(imperial(), rebel(), at(2, { sight: false }))).toEqual({ code: 'noSight' });
    expect(attackRefusal(imperial(), rebel(), { distance: null, adjacent: false, sight: true })).toEqual({
      code: 'noDistance',
    });
    expect(
      attackRefusal(imperial(), rebel(), { distance: null, adjacent: false, sight: false, unerring: true }),
    ).toBeUndefined();
  });

  test('a figure without an attack makes none', () => {
    const { attack: _, ...unarmed } = imperial();
    expect(attackRefusal(unarmed, rebel(), at(1))).toEqual({ code: 'noAttack' });
    expect(resolveAttack({ attacker: unarmed, defender: rebel(), context: at(1), roll: totals({}) })).toEqual(
      {
        ok: false,
        error: { code: 'noAttack' },
      },
    );
  });
});

describe('the steps of an attack', () => {
  test('[6.1] declare, roll, rerolls, modifiers, surges, accuracy, damage, and what follows', () => {
    const result = resolveAttack({
      attacker: imperial({ surges: [surge({ damage: 1 })], passives: { accuracy: 1 } }),
      defender: rebel(),
      context: at(3),
      roll: {
        kind: 'faces',
        faces: [
          { die: 'blue', face: 0 },
          { die: 'green', face: 1 },
          { die: 'white', face: 5 },
        ],
        rerolls: [{ at: 2, to: { die: 'white', face: 3 } }],
      },
    });
    if (!result.ok) throw new Error(result.error.code);
    expect(result.value.steps).toEqual([
      {
        kind: 'declare',
        attackDice: ['blue', 'green'],
        defenseDice: ['white'],
        needed: 3,
        tokens: { attacker: [], defender: [] },
      },
      { kind: 'roll', totals: { accuracy: 3, damage: 1, surge: 2, block: 0, evade: 0, dodge: 1 } },
      {
        kind: 'reroll',
        dice: [{ at: 2, die: 'white' }],
        totals: { accuracy: 3, damage: 1, surge: 2, block: 1, evade: 1, dodge: 0 },
      },
      {
        kind: 'modify',
        modifiers: [{ of: 'attacker', source: 'passive', result: 'accuracy', amount: 1 }],
        cancelled: 1,
        accuracy: 4,
        damage: 1,
        surges: 1,
        block: 1,
        dodge: 0,
        pierce: 0,
      },
      {
        kind: 'surges',
        scans: [{ surges: 1, skipped: [], use: { ability: 0, cost: 1, reasons: ['addsDamage'] } }],
        lost: 0,
      },
      { kind: 'accuracy', accuracy: 4, needed: 3, miss: null },
      { kind: 'damage', damage: 2, block: 1, pierce: 0, suffered: 1, fate: 'stands' },
      {
        kind: 'after',
        attacker: { gained: [], discarded: [], tokensGained: [], tokensSpent: [] },
        defender: { gained: [], discarded: [], tokensGained: [], tokensSpent: [] },
      },
    ]);
    expect(result.value).toMatchObject({ hit: true, damage: 1, defender: { damage: 1 } });
  });

  test('[6.1] a die is rerolled at most once in an attack, and stays the die it is', () => {
    const reroll = (...rerolls: { at: number; to: { die: 'blue' | 'green'; face: number } }[]) =>
      resolveAttack({
        attacker: imperial({ attack: { type: 'ranged', dice: ['blue'] } }),
        defender: rebel({ defense: [] }),
        context: at(1),
        roll: { kind: 'faces', faces: [{ die: 'blue', face: 0 }], rerolls },
      });
    const once = { at: 0, to: { die: 'blue', face: 4 } } as const;
    expect(reroll(once)).toMatchObject({ ok: true, value: { damage: 2 } });
    expect(reroll(once, once)).toMatchObject({ error: { code: 'rerolledTwice', at: 0 } });
    expect(reroll({ at: 3, to: once.to })).toMatchObject({ error: { code: 'rerollOfNoDie', at: 3 } });
    expect(reroll({ at: 0, to: { die: 'green', face: 1 } })).toMatchObject({
      error: { code: 'rerollOfOtherColour' },
    });
    expect(reroll({ at: 0, to: { die: 'blue', face: 9 } })).toMatchObject({ error: { code: 'noSuchFace' } });
  });

  test('[EX-ATTACK] accuracy 5 reaches 2 spaces, and damage less block is 2', () => {
    const result = resolve(rebel(), imperial(), at(2), { accuracy: 5, damage: 3, block: 1 });
    expect(result).toMatchObject({ hit: true, accuracy: 5, needed: 2, damage: 2 });
  });
});

describe('hit or miss', () => {
  test('[6.2] ranged: accuracy at least the distance', () => {
    expect(resolve(imperial(), rebel(), at(4), { accuracy: 4, damage: 1 })).toMatchObject({
      hit: true,
      damage: 1,
    });
    expect(resolve(imperial(), rebel(), at(5), { accuracy: 4, damage: 1 })).toMatchObject({
      hit: false,
      miss: 'accuracy',
      damage: 0,
    });
  });

  test('[6.2] ranged at an adjacent figure: at least 1', () => {
    expect(resolve(imperial(), rebel(), at(1), { accuracy: 0, damage: 3 })).toMatchObject({
      miss: 'accuracy',
      needed: 1,
    });
    expect(resolve(imperial(), rebel(), at(0), { accuracy: 0, damage: 3 })).toMatchObject({
      miss: 'accuracy',
      needed: 1,
    });
    expect(resolve(imperial(), rebel(), at(1), { accuracy: 1, damage: 3 }).hit).toBe(true);
  });

  test('[6.2] melee and Reach need no accuracy', () => {
    expect(resolve(melee, rebel(), at(1), { damage: 3 })).toMatchObject({
      hit: true,
      needed: null,
      damage: 3,
    });
    expect(resolve(reach, rebel(), at(2), { damage: 3 }).damage).toBe(3);
  });

  test('[6.2] a dodge makes it a miss, whatever else was rolled', () => {
    expect(resolve(melee, rebel(), at(1), { damage: 9, dodge: 1 })).toMatchObject({
      miss: 'dodge',
      damage: 0,
    });
  });

  test('an attack that cannot fail needs no accuracy', () => {
    expect(resolve(imperial(), rebel(), at(7, { unerring: true }), { damage: 2 })).toMatchObject({
      hit: true,
      damage: 2,
    });
  });
});

describe('damage', () => {
  test('[6.3] damage less what pierce leaves of the block, not below 0', () => {
    const piercing = (value: number) => ({ ...melee, keywords: [{ name: 'pierce', value }] as const });
    expect(resolve(melee, rebel(), at(1), { damage: 3, block: 2 }).damage).toBe(1);
    expect(resolve(piercing(1), rebel(), at(1), { damage: 3, block: 2 }).damage).toBe(2);
    expect(resolve(piercing(5), rebel(), at(1), { damage: 3, block: 2 }).damage).toBe(3);
    expect(resolve(melee, rebel(), at(1), { damage: 1, block: 3 }).damage).toBe(0);
  });

  test('[6.4] no more than the health that is left', () => {
    const result = resolve(melee, rebel({ health: 5, damage: 3 }), at(1), { damage: 6 });
    expect(result).toMatchObject({ damage: 2, fate: 'defeated', defender: { damage: 5 } });
  });

  test('[6.4] a hero is wounded first and withdraws the second time', () => {
    const healthy = rebel({ health: 12, damage: 11, hero: heroVitals({ strain: 5 }) });
    const first = resolve(melee, healthy, at(1), { damage: 6 });
    expect(first).toMatchObject({ damage: 1, fate: 'wounded' });
    expect(first.defender).toMatchObject({
      damage: 0,
      health: 10,
      hero: { wounded: true, strain: 4, endurance: 4 },
    });
    const second = resolve(melee, first.defender, at(1), { damage: 20 });
    expect(second).toMatchObject({ damage: 10, fate: 'withdrawn' });
  });

  test('[6.3] Blast, Cleave and condition keywords need damage', () => {
    const nexu: Fighter = {
      ...melee,
      keywords: [
        { name: 'bleed' },
        { name: 'weaken' },
        { name: 'cleave', value: 2 },
        { name: 'blast', value: 1 },
      ],
    };
    const crowd = at(1, { others: { blast: 2, cleave: 1 } });
    const hurt = resolve(nexu, rebel(), crowd, { damage: 2, block: 1 });
    expect(hurt.others).toEqual({ blast: 1, cleave: 2, splash: 0 });
    expect(hurt.defender.conditions).toEqual(['bleeding', 'weakened']);
    const blocked = resolve(nexu, rebel(), crowd, { damage: 1, block: 1 });
    expect(blocked.others).toEqual({ blast: 0, cleave: 0, splash: 0 });
    expect(blocked.defender.conditions).toEqual([]);
    expect(resolve(nexu, rebel(), at(1), { damage: 2 }).others).toEqual({ blast: 0, cleave: 0, splash: 0 });
  });

  test('a condition is held once, and an object holds none', () => {
    const biting: Fighter = { ...melee, keywords: [{ name: 'bleed' }] };
    const bleeding = resolve(biting, rebel({ conditions: ['bleeding'] }), at(1), { damage: 1 });
    expect(bleeding.changes.defender.gained).toEqual([]);
    expect(bleeding.defender.conditions).toEqual(['bleeding']);
    expect(resolve(biting, rebel({ object: true }), at(1), { damage: 1 }).defender.conditions).toEqual([]);
  });
});

describe('modifiers', () => {
  test('[6.1] every evade cancels one surge', () => {
    const result = resolve(
      imperial({ surges: [surge({ damage: 1 }), surge({ damage: 2 })] }),
      rebel(),
      at(1),
      {
        accuracy: 3,
        surge: 2,
        evade: 1,
      },
    );
    expect(result.surgesSpent.map(({ ability }) => ability)).toEqual([0]);
    expect(result.damage).toBe(1);
  });

  test('passives of both sides, and bonuses for this attack', () => {
    const attacker = imperial({
      passives: { accuracy: 2, damage: 1, surge: 1 },
      surges: [surge({ damage: 1 })],
    });
    const defender = rebel({ passives: { block: 1 } });
    const plain = resolve(attacker, defender, at(5), { accuracy: 3, damage: 2 });
    expect(plain).toMatchObject({ accuracy: 5, hit: true, damage: 3 });
    const bonus = { attacker: { damage: 1, pierce: 1, recover: 1 }, defender: { block: 2 } };
    expect(resolve(attacker, defender, at(5, { bonus }), { accuracy: 3, damage: 2 })).toMatchObject({
      damage: 3,
    });
    const dodging = at(5, { bonus: { attacker: { removeDodge: 1 } } });
    expect(resolve(attacker, defender, dodging, { accuracy: 3, damage: 2, dodge: 1 }).hit).toBe(true);
  });

  test('evades that block besides', () => {
    const cunning = rebel({ blockPerEvade: 1 });
    expect(resolve(melee, cunning, at(1), { damage: 4, evade: 1, block: 1 }).damage).toBe(2);
  });

  test('[6.7] Focused: one more green die, then it is gone', () => {
    const focused = imperial({ conditions: ['focused'] });
    expect(attackDiceOf(focused)).toEqual(['blue', 'green', 'green']);
    const after = resolve(focused, rebel(), at(1), { accuracy: 1, damage: 1 });
    expect(after.changes.attacker.discarded).toEqual(['focused']);
    expect(after.attacker.conditions).toEqual([]);
  });

  test('[6.7] an attacker who was Focused can become Focused again by that attack', () => {
    const focused = imperial({ conditions: ['focused'], surges: [surge({ become: ['focused'] })] });
    const after = resolve(focused, rebel(), at(1), { accuracy: 1, damage: 1, surge: 1 });
    expect(after.changes.attacker).toMatchObject({ gained: ['focused'], discarded: ['focused'] });
    expect(after.attacker.conditions).toEqual(['focused']);
  });

  test('[6.7] Hidden: attackers have 2 accuracy less; its own attack has a surge more and ends it', () => {
    expect(
      resolve(imperial(), rebel({ conditions: ['hidden'] }), at(3), { accuracy: 4, damage: 1 }),
    ).toMatchObject({
      accuracy: 2,
      miss: 'accuracy',
    });
    const hidden = imperial({ conditions: ['hidden'], surges: [surge({ damage: 2 })] });
    const after = resolve(hidden, rebel(), at(1), { accuracy: 1 });
    expect(after.damage).toBe(2);
    expect(after.attacker.conditions).toEqual([]);
  });

  test('[6.7] being attacked does not end Hidden', () => {
    const hidden = rebel({ conditions: ['hidden'] });
    const [declared] = resolve(imperial(), hidden, at(1), { accuracy: 3 }).steps;
    expect(declared).toMatchObject({ kind: 'declare', needed: 3 });
    expect(resolve(imperial(), hidden, at(1), { accuracy: 9, damage: 1 }).defender.conditions).toEqual([
      'hidden',
    ]);
  });

  test('[6.7] Weakened: a surge less when attacking, an evade less when defending, and neither below 0', () => {
    const weakened = imperial({ conditions: ['weakened'], surges: [surge({ damage: 2 })] });
    expect(resolve(weakened, rebel(), at(1), { accuracy: 1, surge: 1 }).damage).toBe(0);
    expect(resolve(weakened, rebel(), at(1), { accuracy: 1, surge: 1 }).attacker.conditions).toEqual([
      'weakened',
    ]);
    const attacker = imperial({ surges: [surge({ damage: 2 }), surge({ damage: 1 })] });
    const defender = rebel({ conditions: ['weakened'] });
    expect(resolve(attacker, defender, at(1), { accuracy: 1, surge: 1, evade: 1 }).damage).toBe(2);
    expect(resolve(attacker, defender, at(1), { accuracy: 1, surge: 1 }).damage).toBe(2);
  });
});

describe('power tokens', () => {
  test('[EX-POWER] [6.6] [row 102] an Imperial attacker spends all damage and surge tokens on declaring', () => {
    const attacker = imperial({ powerTokens: ['damage', 'surge'], surges: [surge({ damage: 1 })] });
    const result = resolve(attacker, rebel(), at(1), { accuracy: 1 });
    expect(result.damage).toBe(2);
    expect(result.changes.attacker.tokensSpent).toEqual(['damage', 'surge']);
    expect(result.attacker.powerTokens).toEqual([]);
    const two = resolve(imperial({ powerTokens: ['damage', 'damage'] }), rebel(), at(1), { accuracy: 1 });
    expect(two.damage).toBe(2);
  });

  test('[6.6] [row 102] an Imperial target spends all block and evade tokens, and keeps the others', () => {
    const defender = imperial({ powerTokens: ['block', 'damage'] });
    const result = resolve(rebel(), defender, at(1), { accuracy: 1, damage: 3 });
    expect(result.damage).toBe(2);
    expect(result.defender.powerTokens).toEqual(['damage']);
  });

  test('the players spend one token, and only one that they hold and that fits', () => {
    const hero = rebel({ powerTokens: ['damage', 'damage'] });
    const fight = (context: AttackContext) =>
      resolveAttack({ attacker: hero, defender: imperial(), context, roll: totals({ accuracy: 1 }) });
    expect(fight(at(1))).toMatchObject({ value: { damage: 0 } });
    expect(fight(at(1, { tokens: { attacker: 'damage' } }))).toMatchObject({
      value: { damage: 1, attacker: { powerTokens: ['damage'] } },
    });
    expect(fight(at(1, { tokens: { attacker: 'surge' } }))).toMatchObject({
      error: { code: 'tokenNotHeld', token: 'surge' },
    });
    expect(fight(at(1, { tokens: { attacker: 'block' } }))).toMatchObject({
      error: { code: 'tokenDoesNotFit' },
    });
  });

  test('[row 102] a token gained by a surge needs room, after those that were spent', () => {
    const surges = [surge({ powerToken: ['block'] })];
    const full = resolve(imperial({ powerTokens: ['block', 'evade'], surges }), rebel(), at(1), {
      accuracy: 1,
      surge: 1,
    });
    expect(full.attacker.powerTokens).toEqual(['block', 'evade']);
    expect(full.surgesSpent).toEqual([]);
    const spent = resolve(imperial({ powerTokens: ['damage', 'evade'], surges }), rebel(), at(1), {
      accuracy: 1,
      surge: 1,
    });
    expect(spent.attacker.powerTokens).toEqual(['evade', 'block']);
  });
});

describe('players spend as they like; the engine proposes the most damage', () => {
  const hero = rebel({ hero: heroVitals({ strain: 2 }), damage: 3 });

  test('damage to the target before everything else', () => {
    const attacker = {
      ...hero,
      surges: [surge({ inflict: ['stunned'] }), surge({ damage: 1 }), surge({ pierce: 2 })],
    };
    const result = resolve(attacker, imperial({ health: 9 }), at(1), {
      accuracy: 1,
      damage: 2,
      block: 2,
      surge: 1,
    });
    expect(result.surgesSpent.map(({ ability }) => ability)).toEqual([2]);
    expect(result.damage).toBe(2);
  });

  test('conditions next, and never more surges than it takes', () => {
    const attacker = {
      ...hero,
      surges: [surge({ damage: 2 }), surge({ inflict: ['stunned'] }), surge({ recover: 1 })],
    };
    const result = resolve(attacker, imperial({ health: 2 }), at(1), { accuracy: 1, damage: 1, surge: 2 });
    expect(result).toMatchObject({ damage: 2, fate: 'defeated', recovered: 1, strainRecovered: 0 });
    const spared = resolve(attacker, imperial({ health: 9 }), at(1), { accuracy: 1, damage: 1, surge: 2 });
    expect(spared).toMatchObject({ damage: 3, recovered: 0, changes: { defender: { gained: ['stunned'] } } });
  });

  test('a surge that is left recovers 1 strain, once', () => {
    const result = resolve(hero, imperial(), at(1), { accuracy: 1, damage: 1, surge: 3 });
    expect(result).toMatchObject({ strainRecovered: 1, surgesLost: 2, attacker: { hero: { strain: 1 } } });
    expect(
      resolve({ ...hero, hero: heroVitals() }, imperial(), at(1), { accuracy: 1, surge: 3 }).strainRecovered,
    ).toBe(0);
  });

  test('what was not chosen is told apart from what could not be paid', () => {
    const attacker = {
      ...hero,
      surges: [surge({ damage: 1 }), surge({ accuracy: 1 }), surge({ blast: 1 }, 2)],
    };
    const result = resolve(attacker, imperial(), at(1), { accuracy: 1, damage: 1, surge: 2 });
    expect(result.steps.find(({ kind }) => kind === 'surges')).toMatchObject({
      scans: [
        { surges: 2, use: { ability: 0, reasons: ['chosen'] } },
        {
          surges: 1,
          skipped: [
            { ability: 1, reasons: ['notChosen'] },
            { ability: 2, reasons: ['tooExpensive'] },
          ],
          use: null,
        },
      ],
    });
  });

  test('movement points and splash are told for the table to carry out', () => {
    const attacker = { ...hero, surges: [surge({ movement: 2 }), surge({ splash: 1 })] };
    const result = resolve(attacker, imperial(), at(1, { others: { splash: 2 } }), {
      accuracy: 1,
      damage: 1,
      surge: 3,
    });
    expect(result).toMatchObject({ movement: 2, others: { splash: 1 } });
  });

  test('a weapon that uses an attribute rolls the attribute', () => {
    const attributes = { strength: ['blue', 'green'], insight: ['red'], tech: ['blue'] } as const;
    expect(
      attackDiceOf({ ...hero, attributes, attack: { type: 'melee', dice: [], pool: 'strength' } }),
    ).toEqual(['blue', 'green']);
  });
});
