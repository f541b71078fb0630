// The faces of the dice (legion 10.8) and how one is rolled.

import { randomInt, type RandomState } from '../../kernel';
import { LEGION_DICE, type AttackDice, type LegionDie, type DefenceDie } from '../cards';

export type LegionFace = 'hit' | 'crit' | 'surge' | 'blank';
export type DefenceFace = 'block' | 'surge' | 'blank';

type Faces<F extends string> = Readonly<Record<F, number>>;

export const LEGION_ATTACK_FACES: Readonly<Record<LegionDie, Faces<LegionFace>>> = {
  red: { hit: 5, crit: 1, surge: 1, blank: 1 },
  black: { hit: 3, crit: 1, surge: 1, blank: 3 },
  white: { hit: 1, crit: 1, surge: 1, blank: 5 },
};
export const ATTACK_SIDES = 8;

export const DEFENCE_FACES: Readonly<Record<DefenceDie, Faces<DefenceFace>>> = {
  red: { block: 3, surge: 1, blank: 2 },
  white: { block: 1, surge: 1, blank: 4 },
};
export const DEFENCE_SIDES = 6;

export type LegionRolledDie = { readonly die: LegionDie; readonly face: LegionFace };

export type LegionRoll<F> = { readonly faces: readonly F[]; readonly random: RandomState };

function rollOne<F extends string>(
  random: RandomState,
  faces: Faces<F>,
  sides: number,
): { readonly face: F; readonly random: RandomState } {
  const drawn = randomInt(random, sides);
  let left = drawn.value;
  for (const [face, count] of Object.entries(faces) as [F, number][]) {
    if (left < count) return { face, random: drawn.state };
    left -= count;
  }
  throw new Error('a die has fewer faces than sides');
}

function rollMany<T>(
  random: RandomState,
  list: readonly T[],
  roll: (random: RandomState, item: T) => { readonly face: string; readonly random: RandomState },
): { readonly faces: readonly string[]; readonly random: RandomState } {
  const faces: string[] = [];
  let next = random;
  for (const item of list) {
    const rolled = roll(next, item);
    faces.push(rolled.face);
    next = rolled.random;
  }
  return { faces, random: next };
}

/** The dice of a pool one by one, red first. */
export const diceListed = (dice: AttackDice): readonly LegionDie[] =>
  LEGION_DICE.flatMap((die) => Array.from({ length: dice[die] }, () => die));

export function rollAttack(random: RandomState, dice: readonly LegionDie[]): LegionRoll<LegionRolledDie> {
  const rolled = rollMany(random, dice, (state, die) =>
    rollOne(state, LEGION_ATTACK_FACES[die], ATTACK_SIDES),
  );
  return {
    faces: rolled.faces.map((face, index) => ({
      die: dice[index] ?? 'white',
      face: face as LegionFace,
    })),
    random: rolled.random,
  };
}

export function rollDefence(random: RandomState, die: DefenceDie, count: number): LegionRoll<DefenceFace> {
  const dice = Array.from({ length: count }, () => die);
  const rolled = rollMany(random, dice, (state, one) => rollOne(state, DEFENCE_FACES[one], DEFENCE_SIDES));
  return { faces: rolled.faces as readonly DefenceFace[], random: rolled.random };
}
