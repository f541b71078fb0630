import { describe, expect, test } from 'vitest';
import {
  resolveAttack,
  type AttackContext,
  type AttackResult,
  type Fighter,
  type RollTotals,
  type SurgeSkipReason,
  type SurgeEffect,
} from '../../../src/rules';
import { at, heroVitals, imperial, rebel, surge } from './fighters';

const BLANK: RollTotals = { accuracy: 0, damage: 0, surge: 0, block: 0, evade: 0, dodge: 0 };

type Fight = {
  readonly surges: readonly (SurgeEffect & { readonly cost?: number })[];
  readonly roll: Partial<RollTotals>;
  readonly attacker?: Partial<Fighter>;
  readonly target?: Partial<Fighter>;
  readonly context?: AttackContext;
};

const abilities = (list: Fight['surges']) => list.map(({ cost = 1, ...effect }) => surge(effect, cost));

function fight({ surges, roll, attacker, target, context = at(3) }: Fight): AttackResult {
  const resolved = resolveAttack({
    attacker: imperial({ surges: abilities(surges), ...attacker }),
    defender: rebel(target),
    context,
    roll: { kind: 'totals', ...BLANK, accuracy: 9, ...roll },
  });
  if (!resolved.ok) throw new Error(resolved.error.code);
  return resolved.value;
}

const spent = (result: AttackResult): readonly number[] => result.surgesSpent.map(({ ability }) => ability);

/** Why an ability was skipped on the first walk down the list. */
function firstSkip(result: AttackResult, ability = 0): readonly SurgeSkipReason[] | undefined {
  const step = result.steps.find(({ kind }) => kind === 'surges');
  const scan = step?.kind === 'surges' ? step.scans[0] : undefined;
  return scan?.skipped.find((skip) => skip.ability === ability)?.reasons;
}

describe('the walk down the list', () => {
  test('[EX-SURGE] accuracy suffices, so the surge goes into damage; the second one is lost', () => {
    const result = fight({
      surges: [{ accuracy: 2 }, { damage: 1 }],
      roll: { accuracy: 4, damage: 1, surge: 2 },
      context: at(4),
    });
    expect(result).toMatchObject({ damage: 2, surgesLost: 1 });
    expect(result.steps.find(({ kind }) => kind === 'surges')).toEqual({
      kind: 'surges',
      scans: [
        {
          surges: 2,
          skipped: [{ ability: 0, reasons: ['enoughAccuracy'] }],
          use: { ability: 1, cost: 1, reasons: ['addsDamage'] },
        },
        {
          surges: 1,
          skipped: [
            { ability: 0, reasons: ['enoughAccuracy'] },
            { ability: 1, reasons: ['used'] },
          ],
          use: null,
        },
      ],
      lost: 1,
    });
  });

  test('[6.5] [row 72] the topmost that is not skipped, each once, from the top again', () => {
    const surges = [{ inflict: ['stunned'] }, { damage: 1 }, { pierce: 1 }] as const;
    const result = fight({ surges, roll: { damage: 1, block: 1, surge: 3 } });
    // No damage yet: the stun waits until the second ability has made some.
    expect(spent(result)).toEqual([1, 0, 2]);
    expect(result).toMatchObject({ damage: 2, changes: { defender: { gained: ['stunned'] } } });
  });

  test('[6.5] an ability that costs more than is left is skipped', () => {
    const result = fight({ surges: [{ cost: 2, damage: 3 }, { damage: 1 }], roll: { damage: 1, surge: 1 } });
    expect(spent(result)).toEqual([1]);
    expect(firstSkip(result)).toEqual(['tooExpensive']);
    expect(spent(fight({ surges: [{ cost: 2, damage: 3 }, { damage: 1 }], roll: { surge: 3 } }))).toEqual([
      0, 1,
    ]);
  });

  test('[6.5] abilities that a bonus effect grants come first', () => {
    const result = fight({
      surges: [{ damage: 1 }],
      roll: { damage: 1, surge: 1 },
      attacker: { bonusSurges: [surge({ inflict: ['bleeding'] })] },
    });
    expect(result).toMatchObject({ damage: 1, changes: { defender: { gained: ['bleeding'] } } });
  });

  test('without surges nobody walks down the list', () => {
    const result = fight({ surges: [{ damage: 1 }], roll: { damage: 1 } });
    expect(result.steps.find(({ kind }) => kind === 'surges')).toEqual({
      kind: 'surges',
      scans: [],
      lost: 0,
    });
  });

  test('an ability without any effect is never used', () => {
    expect(firstSkip(fight({ surges: [{ damage: 0 }], roll: { damage: 1, surge: 1 } }))).toEqual([
      'noEffect',
    ]);
  });
});

describe('accuracy and dodge', () => {
  test('[D22] accuracy counts only if the surges that are left can reach the distance', () => {
    const surges = [{ accuracy: 2 }, { accuracy: 1 }];
    const far = (surge: number) => fight({ surges, roll: { accuracy: 2, damage: 2, surge }, context: at(5) });
    expect(spent(far(1))).toEqual([]);
    expect(firstSkip(far(1))).toEqual(['cannotReach']);
    expect(spent(far(2))).toEqual([0, 1]);
    expect(far(2)).toMatchObject({ hit: true, damage: 2 });
  });

  test('[D22] an ability that does not reach alone gives way to one that does', () => {
    const result = fight({
      surges: [{ accuracy: 1 }, { accuracy: 3 }],
      roll: { accuracy: 2, damage: 2, surge: 1 },
      context: at(5),
    });
    expect(spent(result)).toEqual([1]);
  });

  test('[D54] the fewest accuracy surges that reach are spent, then the list goes on', () => {
    const result = fight({
      surges: [{ accuracy: 1 }, { accuracy: 2 }, { damage: 1 }],
      roll: { accuracy: 2, damage: 1, surge: 2 },
      context: at(4),
    });
    // Two are missing: the second ability reaches alone, so the other surge is damage.
    expect(spent(result)).toEqual([1, 2]);
    expect(firstSkip(result)).toEqual(['othersReach']);
    expect(result).toMatchObject({ hit: true, accuracy: 4, damage: 2, surgesLost: 0 });
  });

  test('[D54] among equally few, those that stand higher in the list', () => {
    const roll = { accuracy: 2, damage: 1, surge: 3 };
    const surges = [{ accuracy: 2 }, { accuracy: 3 }, { accuracy: 2 }];
    expect(spent(fight({ surges, roll, context: at(4) }))).toEqual([0]);
    // Three are missing: one ability does it, although two smaller ones stand above and below it.
    expect(spent(fight({ surges, roll, context: at(5) }))).toEqual([1]);
    // Five are missing: the first and the second.
    expect(spent(fight({ surges, roll, context: at(7) }))).toEqual([0, 1]);
  });

  test('[D54] a dear ability counts for the surges that it costs', () => {
    const surges = [{ accuracy: 4, cost: 3 }, { accuracy: 2 }, { accuracy: 2 }, { damage: 1 }];
    const result = fight({ surges, roll: { accuracy: 1, damage: 1, surge: 3 }, context: at(5) });
    expect(spent(result)).toEqual([1, 2, 3]);
  });

  test('[D54] [D49] fewer that leave nothing to hurt with give way to more that do', () => {
    const surges = [{ accuracy: 3, cost: 2 }, { accuracy: 1, damage: 2 }, { accuracy: 2 }];
    // The first reaches alone, but nothing is left to get through the block; the second does both, with the third.
    const result = fight({ surges, roll: { accuracy: 2, damage: 0, block: 1, surge: 2 }, context: at(5) });
    expect(spent(result)).toEqual([1, 2]);
    expect(result.damage).toBe(1);
  });

  test('[D54] [D49] what removes the dodge must still be paid for', () => {
    const surges = [{ accuracy: 1 }, { accuracy: 1 }, { accuracy: 2 }, { removeDodge: 1 }];
    const roll = { accuracy: 2, damage: 1, dodge: 1, surge: 2 };
    expect(spent(fight({ surges, roll, context: at(4) }))).toEqual([2, 3]);
  });

  test('[D54] [D52] an ability that the others make needless is spent later for what else it does', () => {
    const surges = [{ accuracy: 1, pierce: 1 }, { accuracy: 2 }];
    const result = fight({ surges, roll: { accuracy: 2, damage: 2, block: 1, surge: 2 }, context: at(4) });
    expect(spent(result)).toEqual([1, 0]);
    expect(result.damage).toBe(2);
  });

  test('[D49] on a miss, damage waits for accuracy', () => {
    const result = fight({
      surges: [{ damage: 1 }, { accuracy: 2 }],
      roll: { accuracy: 2, damage: 1, surge: 2 },
      context: at(4),
    });
    expect(firstSkip(result)).toEqual(['attackMisses']);
    expect(spent(result)).toEqual([1, 0]);
    expect(result.damage).toBe(2);
  });

  test('[D49] no accuracy for a hit that could do no damage', () => {
    const surges = [{ accuracy: 2 }, { damage: 1 }];
    const blocked = (surge: number) =>
      fight({ surges, roll: { accuracy: 2, damage: 1, block: 1, surge }, context: at(4) });
    expect(spent(blocked(1))).toEqual([]);
    expect(firstSkip(blocked(1))).toEqual(['hitWouldNotHurt']);
    // With a second surge the damage could be paid for as well.
    expect(spent(blocked(2))).toEqual([0, 1]);
  });

  test('[D22] [D49] on a dodge only recovering has an effect', () => {
    const result = fight({
      surges: [
        { damage: 2 },
        { accuracy: 2 },
        { inflict: ['stunned'] },
        { powerToken: ['block'] },
        { recover: 2 },
      ],
      roll: { damage: 3, dodge: 1, surge: 3 },
      attacker: { damage: 3 },
    });
    expect(spent(result)).toEqual([4]);
    expect(result).toMatchObject({ miss: 'dodge', recovered: 2, attacker: { damage: 1 } });
  });

  test('[D49] [6.5] on a miss out of all reach only recovering has an effect', () => {
    const surges = [{ accuracy: 2 }, { damage: 1 }, { movement: 1 }, { recover: 1 }];
    const result = fight({
      surges,
      roll: { accuracy: 1, damage: 2, surge: 4 },
      attacker: { damage: 1 },
      context: at(6),
    });
    expect(spent(result)).toEqual([3]);
  });

  test('[D49] a dodge is removed if the hit could do damage', () => {
    const surges = [{ damage: 1 }, { removeDodge: 1 }];
    const result = fight({ surges, roll: { damage: 1, dodge: 1, surge: 2 } });
    expect(spent(result)).toEqual([1, 0]);
    expect(result.damage).toBe(2);
    expect(firstSkip(fight({ surges, roll: { damage: 1, block: 2, dodge: 1, surge: 2 } }), 1)).toEqual([
      'hitWouldNotHurt',
    ]);
    expect(firstSkip(fight({ surges, roll: { damage: 1, dodge: 2, surge: 2 } }), 1)).toEqual(['cannotReach']);
    expect(firstSkip(fight({ surges: [{ removeDodge: 1 }], roll: { damage: 1, surge: 1 } }))).toEqual([
      'noDodge',
    ]);
  });

  test('[D49] dodge and distance together', () => {
    const surges = [{ accuracy: 2 }, { removeDodge: 1 }];
    const roll = { accuracy: 2, damage: 1, dodge: 1 };
    expect(spent(fight({ surges, roll: { ...roll, surge: 1 }, context: at(4) }))).toEqual([]);
    expect(spent(fight({ surges, roll: { ...roll, surge: 2 }, context: at(4) }))).toEqual([0, 1]);
  });
});

describe('damage and pierce', () => {
  test('[D50] against block they are tried together with what can still be paid', () => {
    const surges = [{ pierce: 2 }, { damage: 1 }];
    const roll = { damage: 1, block: 3 };
    const one = fight({ surges, roll: { ...roll, surge: 1 } });
    expect(spent(one)).toEqual([]);
    expect(firstSkip(one)).toEqual(['blockHolds']);
    expect(firstSkip(one, 1)).toEqual(['blockHolds']);
    const two = fight({ surges, roll: { ...roll, surge: 2 } });
    expect(spent(two)).toEqual([0, 1]);
    expect(two.damage).toBe(1);
  });

  test('[D22] pierce counts only up to the block that is left', () => {
    const surges = [{ pierce: 2 }, { pierce: 1 }, { damage: 1 }];
    const result = fight({ surges, roll: { damage: 3, block: 1, surge: 3 } });
    expect(spent(result)).toEqual([0, 2]);
    expect(result.damage).toBe(4);
    expect(firstSkip(fight({ surges, roll: { damage: 3, surge: 1 } }))).toEqual(['noBlockLeft']);
  });

  test('[D50] nothing beyond the health that is left', () => {
    const surges = [{ damage: 2 }, { pierce: 1 }, { recover: 1 }];
    const result = fight({
      surges,
      roll: { damage: 3, block: 1, surge: 2 },
      attacker: { damage: 1 },
      target: { health: 6, damage: 4 },
    });
    expect(firstSkip(result)).toEqual(['healthExhausted']);
    expect(firstSkip(result, 1)).toEqual(['healthExhausted']);
    expect(spent(result)).toEqual([2]);
  });
});

describe('conditions', () => {
  const stun = { inflict: ['stunned'] } as const;

  test('[6.5] [D22] none while no damage would be dealt', () => {
    expect(firstSkip(fight({ surges: [stun], roll: { damage: 1, block: 1, surge: 1 } }))).toEqual([
      'noDamage',
    ]);
    expect(spent(fight({ surges: [stun], roll: { damage: 2, block: 1, surge: 1 } }))).toEqual([0]);
  });

  test('[6.5] none that the target has already, or will have anyway', () => {
    const roll = { damage: 2, surge: 2 };
    const held = fight({ surges: [stun], roll, target: { conditions: ['stunned'] } });
    expect(firstSkip(held)).toEqual(['conditionHeld']);
    const always = fight({
      surges: [{ inflict: ['bleeding'] }],
      roll,
      attacker: { keywords: [{ name: 'bleed' }] },
    });
    expect(firstSkip(always)).toEqual(['conditionHeld']);
    expect(spent(fight({ surges: [stun, stun], roll }))).toEqual([0]);
  });

  test('[D51] none on a figure that the attack removes', () => {
    const roll = { damage: 4, surge: 1 };
    expect(firstSkip(fight({ surges: [stun], roll, target: { health: 4 } }))).toEqual(['targetLeaves']);
    const wounded = { health: 4, hero: heroVitals({ wounded: true }) };
    expect(firstSkip(fight({ surges: [stun], roll, target: wounded }))).toEqual(['targetLeaves']);
  });

  test('[D51] a healthy hero who becomes wounded gets it', () => {
    const result = fight({
      surges: [stun],
      roll: { damage: 4, surge: 1 },
      target: { health: 4, hero: heroVitals() },
    });
    expect(result).toMatchObject({ fate: 'wounded', defender: { conditions: ['stunned'] } });
  });

  test('[D51] judged as the attack stands: what removes the target later wastes the condition', () => {
    const result = fight({
      surges: [stun, { damage: 2 }],
      roll: { damage: 2, surge: 2 },
      target: { health: 4 },
    });
    expect(spent(result)).toEqual([0, 1]);
    expect(result).toMatchObject({ fate: 'defeated', changes: { defender: { gained: [] } } });
  });

  test('[D51] those on the attacker need damage too, and go even if the target is removed', () => {
    const focus = { become: ['focused'] } as const;
    expect(firstSkip(fight({ surges: [focus], roll: { damage: 1, block: 1, surge: 1 } }))).toEqual([
      'noDamage',
    ]);
    const result = fight({ surges: [focus], roll: { damage: 4, surge: 1 }, target: { health: 4 } });
    expect(result).toMatchObject({ fate: 'defeated', attacker: { conditions: ['focused'] } });
    expect(firstSkip(fight({ surges: [focus, focus], roll: { damage: 4, surge: 2 } }), 1)).toBeUndefined();
    expect(spent(fight({ surges: [focus, focus], roll: { damage: 4, surge: 2 } }))).toEqual([0]);
  });

  test('objects take no conditions', () => {
    const result = fight({ surges: [stun], roll: { damage: 1, surge: 1 }, target: { object: true } });
    expect(firstSkip(result)).toEqual(['takesNoConditions']);
  });
});

describe('others, recovering, several effects', () => {
  test('[D22] [row 101] Blast and Cleave only if another Rebel is hurt', () => {
    const surges = [{ blast: 2 }, { cleave: 1 }];
    const roll = { damage: 2, surge: 2 };
    expect(firstSkip(fight({ surges, roll }))).toEqual(['nobodyElse']);
    expect(spent(fight({ surges, roll, context: at(3, { others: { cleave: 1 } }) }))).toEqual([1]);
    const both = fight({ surges, roll, context: at(3, { others: { cleave: 1, blast: 2 } }) });
    expect(both.others).toEqual({ blast: 2, cleave: 1, splash: 0 });
    const blocked = fight({ surges, roll: { surge: 1 }, context: at(3, { others: { blast: 1 } }) });
    expect(firstSkip(blocked)).toEqual(['noDamage']);
  });

  test('[D22] recovering only while there is damage to recover from', () => {
    const surges = [{ recover: 2 }, { recover: 3 }];
    const hurt = (damage: number) => fight({ surges, roll: { surge: 2 }, attacker: { damage } });
    expect(firstSkip(hurt(0))).toEqual(['notDamaged']);
    expect(hurt(1)).toMatchObject({ surgesSpent: [{ ability: 0 }], recovered: 1, attacker: { damage: 0 } });
    expect(spent(hurt(3))).toEqual([0, 1]);
  });

  test('[D52] an ability with several effects is used if any of them has an effect', () => {
    const surges = [
      { accuracy: 2, damage: 1 },
      { become: ['focused'], inflict: ['weakened'] },
    ] as const;
    const result = fight({ surges, roll: { damage: 1, surge: 2 }, target: { conditions: ['weakened'] } });
    expect(result.surgesSpent).toEqual([
      { ability: 0, cost: 1, reasons: ['addsDamage'] },
      { ability: 1, cost: 1, reasons: ['gainsCondition'] },
    ]);
  });

  test('[D49] [D52] its own damage counts when accuracy is judged', () => {
    const surges = [{ accuracy: 2, damage: 1 }];
    const result = fight({ surges, roll: { accuracy: 2, damage: 1, block: 1, surge: 1 }, context: at(4) });
    expect(result).toMatchObject({ damage: 1, surgesSpent: [{ reasons: ['reachesTarget'] }] });
  });

  test('splash and movement need a hit', () => {
    const surges = [{ splash: 1 }, { movement: 2 }];
    expect(spent(fight({ surges, roll: { surge: 2 } }))).toEqual([1]);
    const crowd = at(3, { others: { splash: 2 } });
    expect(fight({ surges, roll: { surge: 2 }, context: crowd })).toMatchObject({
      movement: 2,
      others: { splash: 1 },
    });
    expect(spent(fight({ surges, roll: { surge: 2, dodge: 1 }, context: crowd }))).toEqual([]);
  });
});
