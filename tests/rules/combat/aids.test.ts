// Cards in an attack: what they do to dice and results, and that odds agree with playing every roll.

import { describe, expect, it } from 'vitest';
import {
  ATTACK_FACES,
  attackDiceOf,
  DEFENSE_FACES,
  oddsOf,
  resolveAttack,
  settledAids,
  withAids,
  type AttackSides,
  type Fighter,
  type UsedAid,
} from '../../../src/rules';

const trooper: Fighter = {
  side: 'imperial',
  health: 9,
  damage: 0,
  conditions: [],
  powerTokens: [],
  attack: { type: 'ranged', dice: ['blue', 'green'] },
  defense: ['black'],
  surges: [{ cost: 1, effect: { damage: 1 } }],
  passives: {},
  keywords: [],
};
const hero: Fighter = {
  ...trooper,
  side: 'rebel',
  health: 12,
  defense: ['white'],
  hero: { endurance: 4, strain: 0, wounded: false, woundedSide: { health: 10, endurance: 4 } },
};
const onHero: AttackSides = {
  attacker: trooper,
  defender: hero,
  context: { distance: 3, adjacent: false, sight: true },
};
const aided = (...gives: readonly (UsedAid['gives'] | UsedAid)[]): AttackSides =>
  withAids(
    onHero,
    gives.map((one) => ('gives' in one ? one : { gives: one })),
  );
const totals = { accuracy: 4, damage: 5, surge: 1, block: 1, evade: 2, dodge: 0 };
const damage = (sides: AttackSides, roll = totals): number => {
  const result = resolveAttack({ ...sides, roll: { kind: 'totals', ...roll } });
  if (!result.ok) throw new Error(result.error.code);
  return result.value.damage;
};

describe('[gear] cards in an attack', () => {
  it('[gear] dice come and go', () => {
    const { attacker, defender } = aided(
      { attackDice: ['red'] },
      { defenseDice: ['black'] },
      { dropDefenseDice: 1 },
    );
    expect(attackDiceOf(attacker)).toEqual(['blue', 'green', 'red']);
    // The black die is the better one: taken away first.
    expect(defender.defense).toEqual(['white']);
    expect(aided({ gives: { dropDefenseDice: 1 }, die: 'white' }).defender.defense).toEqual([]);
    expect(attackDiceOf(aided({ dropAttackDice: 1 }).attacker)).toEqual(['green']);
  });

  it('[gear] a die is swapped for another colour', () => {
    expect(attackDiceOf(aided({ swapAttackDie: 'red' }).attacker)).toEqual(['green', 'red']);
    expect(
      attackDiceOf(aided({ gives: { swapAttackDie: 'any' }, die: 'green', into: 'yellow' }).attacker),
    ).toEqual(['blue', 'yellow']);
  });

  it('[gear] the green die of Focused stays as it is', () => {
    const focused = { ...onHero, attacker: { ...trooper, conditions: ['focused'] as const } };
    const { attacker } = withAids(focused, [{ gives: { dropAttackDice: 1 } }]);
    expect(attackDiceOf(attacker)).toEqual(['green', 'green']);
  });

  it('[gear] an attack with the dice of an attribute can be changed as well', () => {
    const pooled: Fighter = {
      ...trooper,
      attack: { type: 'melee', dice: [], pool: 'insight' },
      attributes: { strength: [], insight: ['blue', 'yellow'], tech: [] },
    };
    const { attacker } = withAids({ ...onHero, attacker: pooled }, [{ gives: { attackDice: ['green'] } }]);
    expect(attackDiceOf(attacker)).toEqual(['blue', 'yellow', 'green']);
  });

  it('[gear] block, evade, dodge and prevented damage, beyond what the dice can show', () => {
    // 5 damage, 2 evades take the surge, 1 block: 4.
    expect(damage(onHero)).toBe(4);
    expect(damage(aided({ block: 2 }))).toBe(2);
    expect(damage(aided({ block: 9 }))).toBe(0);
    expect(damage(aided({ evade: -2 }))).toBe(5);
    expect(damage(aided({ dodge: 1 }))).toBe(0);
    expect(damage(aided({ prevent: 3 }))).toBe(1);
    expect(damage(aided({ miss: true }))).toBe(0);
    expect(damage(aided({ accuracy: -2 }))).toBe(0);
  });

  it('[gear] evades are turned into blocks, as many as the players say', () => {
    const coat = { turn: { from: 'evade', to: 'block', most: 9 } } as const;
    // Both evades become blocks: the surge counts, 6 damage against 3 blocks.
    expect(damage(aided({ gives: coat, turned: 2 }))).toBe(3);
    expect(damage(aided({ gives: coat, turned: 1 }))).toBe(3);
    expect(damage(aided({ gives: coat, turned: 0 }))).toBe(4);
  });

  it('[gear] results are turned only as far as they are there', () => {
    const coat: UsedAid = { gives: { turn: { from: 'evade', to: 'block', most: 9 } } };
    const turned = (roll: typeof totals | null) => settledAids([coat], onHero, roll)[0]?.turned;
    expect([turned(totals), turned({ ...totals, evade: 0 }), turned(null)]).toEqual([2, 0, 0]);
    const keen = { ...onHero, defender: { ...hero, passives: { evade: 1 } } };
    expect(settledAids([coat], keen, totals)[0]?.turned).toBe(3);
    expect(settledAids([{ ...coat, turned: 1 }], onHero, totals)[0]?.turned).toBe(1);
    // One card adds what the next one turns.
    expect(settledAids([{ gives: { evade: 1 } }, coat], onHero, totals)[1]).toMatchObject({ turned: 3 });
    // Blocks are turned only if somebody says so: the card must not make the hit worse.
    const roll: UsedAid = { gives: { block: 1, turn: { from: 'block', to: 'evade', most: 9 } } };
    expect(settledAids([roll], onHero, totals)[0]?.turned).toBe(0);
    expect(damage(withAids(onHero, settledAids([roll], onHero, totals)))).toBe(3);
    expect(settledAids([{ ...roll, turned: 2 }], onHero, totals)[0]?.turned).toBe(2);
    // 5 damage and 1 surge against 1 block and 2 evades that became blocks: 6 to 3.
    expect(damage(withAids(onHero, settledAids([coat], onHero, totals)))).toBe(3);
  });

  it('[gear] odds with cards agree with playing out every roll', () => {
    const cases: readonly (readonly UsedAid[])[] = [
      [{ gives: { block: 1 } }],
      [{ gives: { defenseDice: ['white'] } }, { gives: { evade: 1 } }],
      [{ gives: { accuracy: -2 } }, { gives: { prevent: 2 } }],
      [{ gives: { attackDice: ['yellow'], pierce: 1, damage: 1 } }],
    ];
    for (const aids of cases) {
      const sides = withAids(onHero, aids);
      const dice = attackDiceOf(sides.attacker).filter((die) => die !== 'any');
      let rolls: { faces: { die: never; face: number }[] }[] = [{ faces: [] }];
      for (const die of [...dice, ...sides.defender.defense])
        rolls = rolls.flatMap(({ faces }) =>
          Array.from({ length: 6 }, (_, face) => ({ faces: [...faces, { die: die as never, face }] })),
        );
      let sum = 0;
      for (const { faces } of rolls) {
        const result = resolveAttack({ ...sides, roll: { kind: 'faces', faces } });
        if (!result.ok) throw new Error(result.error.code);
        sum += result.value.damage;
      }
      expect(oddsOf(sides.attacker, sides.defender, sides.context).expectedDamage).toBeCloseTo(
        sum / rolls.length,
        9,
      );
    }
    expect(
      [...Object.values(ATTACK_FACES), ...Object.values(DEFENSE_FACES)].every((faces) => faces.length === 6),
    ).toBe(true);
  });
});

describe('[gear] surges that players pick', () => {
  const attacker: Fighter = {
    ...trooper,
    surges: [
      { cost: 1, effect: { damage: 1 } },
      { cost: 1, effect: { accuracy: 2 } },
      { cost: 2, effect: { damage: 3 } },
    ],
  };
  const strike = (spending: readonly number[], surge: number) => {
    const result = resolveAttack({
      ...onHero,
      attacker,
      context: { ...onHero.context, spending },
      roll: { kind: 'totals', accuracy: 3, damage: 2, surge, block: 0, evade: 0, dodge: 0 },
    });
    if (!result.ok) throw new Error(result.error.code);
    return { damage: result.value.damage, spent: result.value.surgesSpent.map(({ ability }) => ability) };
  };

  it('[gear] they are spent as picked, each once, as long as they can be paid for', () => {
    expect(strike([0, 1], 2)).toEqual({ damage: 3, spent: [0, 1] });
    expect(strike([2], 2)).toEqual({ damage: 5, spent: [2] });
    expect(strike([0, 0], 2)).toEqual({ damage: 3, spent: [0] });
    expect(strike([0, 2], 2)).toEqual({ damage: 3, spent: [0] });
    expect(strike([], 2)).toEqual({ damage: 2, spent: [] });
    expect(strike([7], 2)).toEqual({ damage: 2, spent: [] });
  });
});

describe('[gear] an attack that a card allows', () => {
  it('[gear] is made without sight or reach, accuracy counts', () => {
    const hidden = { ...onHero.context, sight: false };
    expect(resolveAttack({ ...onHero, context: hidden, roll: { kind: 'totals', ...totals } })).toMatchObject({
      ok: false,
      error: { code: 'noSight' },
    });
    expect(damage({ ...onHero, context: { ...hidden, allowed: true } })).toBe(4);
    expect(damage({ ...onHero, context: { ...hidden, allowed: true, distance: 5 } })).toBe(0);
  });
});
