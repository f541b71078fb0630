import { describe, expect, test } from 'vitest';
import { randomInt, seedRandom, shuffled, type RandomState } from '../../src/kernel';

const draw = (state: RandomState, times: number): readonly number[] => {
  let next = state;
  return Array.from({ length: times }, () => {
    const drawn = randomInt(next, 6);
    next = drawn.state;
    return drawn.value;
  });
};

describe('the seeded generator', () => {
  test('the same seed gives the same numbers, another seed gives others', () => {
    expect(draw(seedRandom('cell'), 50)).toEqual(draw(seedRandom('cell'), 50));
    expect(draw(seedRandom('cell'), 50)).not.toEqual(draw(seedRandom('red'), 50));
  });

  test('a state is plain JSON and continues where it stopped', () => {
    const state = randomInt(seedRandom('cell'), 6).state;
    expect(draw(JSON.parse(JSON.stringify(state)) as RandomState, 50)).toEqual(draw(state, 50));
  });

  test('drawing leaves the state that was handed in as it was', () => {
    const state = seedRandom('cell');
    const before = JSON.stringify(state);
    expect(draw(state, 3)).toEqual(draw(state, 3));
    expect(JSON.stringify(state)).toBe(before);
  });

  test('every face comes up about equally often', () => {
    const counts = Array<number>(6).fill(0);
    for (const value of draw(seedRandom('fair'), 6000)) counts[value] = (counts[value] ?? 0) + 1;
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(120);
  });

  test('a shuffle keeps every element and leaves the list alone', () => {
    const list = [1, 2, 3, 4, 5, 6, 7, 8];
    const { value } = shuffled(seedRandom('deck'), list);
    expect(value).not.toEqual(list);
    expect([...value].sort()).toEqual(list);
    expect(list).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test('drawing one of nothing is a mistake of ours', () => {
    expect(() => randomInt(seedRandom('cell'), 0)).toThrow('cannot draw one of 0');
  });
});
