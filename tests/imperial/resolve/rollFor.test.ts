import { describe, expect, it } from 'vitest';
import { rollFor, type Pending } from '../../../src/imperial';
import { seedRandom } from '../../../src/kernel';
import { ATTACK_FACES, type FigureId } from '../../../src/rules';

const attack = (
  rerolls: Extract<Pending, { kind: 'attack' }>['rerolls'],
): Extract<Pending, { kind: 'attack' }> => ({
  kind: 'attack',
  step: 0,
  figure: 'a' as FigureId,
  target: 'b' as FigureId,
  attackDice: ['blue', 'green'],
  chosen: ['blue', 'green'],
  defenseDice: ['white'],
  rerolls,
});

describe('dice rolled by the app', () => {
  it('[dice] the same seed rolls the same dice, all of them, in their order', () => {
    const first = rollFor(attack([]), seedRandom('x'));
    expect(rollFor(attack([]), seedRandom('x'))).toEqual(first);
    const { roll } = first.answer;
    expect(roll.kind === 'faces' && roll.faces.map(({ die }) => die)).toEqual(['blue', 'green', 'white']);
    expect(first.random).not.toEqual(seedRandom('x'));
  });

  it('[reroll] dice without damage are rolled again, each once, and no others', () => {
    let seen = 0;
    for (let seed = 0; seed < 60; seed++) {
      const { roll } = rollFor(
        attack([{ of: 'attacker', dice: 'noDamage' }]),
        seedRandom(String(seed)),
      ).answer;
      if (roll.kind !== 'faces') throw new Error('faces were expected');
      const blank = roll.faces.flatMap((rolled, at) =>
        'face' in rolled &&
        (rolled.die === 'blue' || rolled.die === 'green') &&
        ATTACK_FACES[rolled.die][rolled.face]?.damage === 0
          ? [at]
          : [],
      );
      expect((roll.rerolls ?? []).map(({ at }) => at)).toEqual(blank);
      seen += blank.length;
    }
    expect(seen).toBeGreaterThan(0);
  });
});
