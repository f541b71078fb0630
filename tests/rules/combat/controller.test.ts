// Who decides about surges and tokens: whoever plays the figure, whatever side it is on.

import { describe, expect, test } from 'vitest';
import {
  attackRefusal,
  isPlayedByApp,
  resolveAttack,
  type AttackContext,
  type AttackRoll,
  type Fighter,
  type Side,
} from '../../../src/rules';
import { at, imperial, rebel, surge } from './fighters';

/** One surge to spend, and enough accuracy: 3 damage against no block. */
const ONE_SURGE: AttackRoll = {
  kind: 'totals',
  accuracy: 5,
  damage: 3,
  surge: 1,
  block: 0,
  evade: 0,
  dodge: 0,
};

/** The first in the order is not what a player would take. */
const SURGES = [surge({ recover: 1 }), surge({ damage: 2 })];

function damageBy(attacker: Fighter, context: AttackContext = at(3)): number {
  const resolved = resolveAttack({ attacker, defender: rebel(), context, roll: ONE_SURGE });
  if (!resolved.ok) throw new Error(resolved.error.code);
  return resolved.value.damage;
}

describe('who plays a figure', () => {
  test.each<[Side, boolean]>([
    ['imperial', true],
    ['rebel', false],
    ['neutral', false],
  ])('left out, the usual one of its side: %s', (side, byApp) => {
    expect(isPlayedByApp({ side })).toBe(byApp);
    expect(isPlayedByApp({ side, controller: 'app' })).toBe(true);
    expect(isPlayedByApp({ side, controller: 'players' })).toBe(false);
    expect(isPlayedByApp({ side, controller: 'nobody' })).toBe(false);
  });

  // A hurt attacker: the topmost ability has an effect, so the app takes it; players take the damage.
  const hurt = { damage: 2, surges: SURGES };

  test('[6.5] the app spends surges by priority, on whatever side the figure is', () => {
    expect(damageBy(imperial(hurt))).toBe(3);
    expect(damageBy(rebel({ ...hurt, controller: 'app' }))).toBe(3);
  });

  test('[6.5] players choose the best, also for an Imperial figure that they play', () => {
    expect(damageBy(rebel(hurt))).toBe(5);
    expect(damageBy(imperial({ ...hurt, controller: 'players' }))).toBe(5);
  });

  test('[6.6] the app spends every fitting token; players only the one that they choose', () => {
    const armed = { powerTokens: ['damage', 'damage', 'block'] as const };
    expect(damageBy(imperial(armed))).toBe(5);
    expect(damageBy(rebel({ ...armed, controller: 'app' }))).toBe(5);
    expect(damageBy(imperial({ ...armed, controller: 'players' }))).toBe(3);
    const chosen = at(3, { tokens: { attacker: 'damage' } });
    expect(damageBy(imperial({ ...armed, controller: 'players' }), chosen)).toBe(4);
  });

  test('[6.6] what players choose must be held by the figure; the app is not asked', () => {
    const chosen = at(3, { tokens: { attacker: 'surge' } });
    const refusal = { code: 'tokenNotHeld', role: 'attacker', token: 'surge' };
    expect(attackRefusal(imperial({ controller: 'players' }), rebel(), chosen)).toEqual(refusal);
    expect(attackRefusal(rebel({ controller: 'app' }), rebel(), chosen)).toBeUndefined();
  });
});
