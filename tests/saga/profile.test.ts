import { describe, expect, it } from 'vitest';
import { readPool, surgeIn } from '../../src/saga/people/profile';

describe('the profile of a made-up card', () => {
  it.each([
    ['1Blue 2Yellow', ['Blue', 'Yellow', 'Yellow']],
    ['Red, Red', ['Red', 'Red']],
    ['2  black', ['black', 'black']],
    ['2 x red', ['red']],
    ['3, green', ['green']],
    ['99white', ['white', 'white', 'white', 'white', 'white', 'white']],
    ['nothing', []],
  ])('[profile] the dice of "%s"', (text, dice) => expect(readPool(text)).toEqual(dice));

  it.each([
    ['{B}: +1 {H}', { cost: 1, text: '+1 {H}' }],
    [' {B} {B}:Pierce 2', { cost: 2, text: 'Pierce 2' }],
    ['{B}{B} Stun', { cost: 2, text: 'Stun' }],
    ['{B}', null],
    ['+1 {H}', null],
  ])('[profile] the surge of "%s"', (line, surge) => expect(surgeIn(line)).toEqual(surge));

  it('[hostile] 43,000 blanks in a surge and digits before a die are read', () => {
    // A file of that size froze the tab for an hour.
    expect(surgeIn(`{B}${' '.repeat(43_000)}x\u2028y`)).toEqual({ cost: 1, text: 'x\u2028y' });
    expect(readPool(`${'1'.repeat(43_000)} red`)).toHaveLength(6);
    expect(readPool('1'.repeat(43_000))).toEqual([]);
  });
});
