// Chance, as a value: the generator's state is plain JSON and lives in the game's state, so the same seed and the
// same commands give the same game. Every function takes a state and hands back the next one.

import seedrandom from 'seedrandom';
import { countUpTo, fitsFields, type Fits } from './fits';

/** The state of the Alea generator, whose four numbers survive JSON unchanged. */
export type RandomState = {
  readonly c: number;
  readonly s0: number;
  readonly s1: number;
  readonly s2: number;
};

export type Drawn<T> = { readonly value: T; readonly state: RandomState };

/** Whether it is one that this generator could have come to: any other draws numbers that no die has. */
export const isRandomState = (value: unknown): boolean =>
  fitsFields({ c: countUpTo(0xffffffff), s0: isShare, s1: isShare, s2: isShare })(value);

const isShare: Fits = (value) => typeof value === 'number' && value >= 0 && value < 1;

export const seedRandom = (seed: string): RandomState => seedrandom.alea(seed, { state: true }).state();

/** A whole number from 0 up to, but not including, `sides`. */
export function randomInt(state: RandomState, sides: number): Drawn<number> {
  if (!Number.isInteger(sides) || sides < 1) throw new Error(`cannot draw one of ${sides}`);
  const generator = seedrandom.alea('', { state });
  return { value: Math.floor(generator() * sides), state: generator.state() };
}

/** The list in a random order; the list handed in stays as it is. */
export function shuffled<T>(state: RandomState, list: readonly T[]): Drawn<readonly T[]> {
  const rest = [...list];
  const value: T[] = [];
  let next = state;
  while (rest.length > 0) {
    const drawn = randomInt(next, rest.length);
    value.push(...rest.splice(drawn.value, 1));
    next = drawn.state;
  }
  return { value, state: next };
}
