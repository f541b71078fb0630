// Attacks with given dice: which surges are spent, in which order, and what comes of it.

import type { Rule } from '../../../src/imperial';
import type { Surge, SurgeEffect } from '../../../src/rules';
import { grid, type After, type Case, type CaseFigure, type Expect } from './case';
import { ally, diala, fenn, trooper } from './cast';
import { attack, DIALA } from './say';

const surge = (effect: SurgeEffect, cost = 1): Surge => ({ cost, effect });
const DUEL = grid('t..d');

type Fight = {
  readonly surges: readonly Surge[];
  readonly roll: NonNullable<Case['rolls']>[number];
  readonly board?: readonly string[];
  readonly t?: CaseFigure;
  readonly d?: CaseFigure;
  readonly more?: Case['figures'];
  readonly bonus?: readonly Rule[];
  readonly after?: Readonly<Record<string, After>>;
};

/** One attack on Diala, three spaces away unless drawn otherwise. */
const fight = (rule: string, name: string, given: Fight, expect: Expect): Case => ({
  name,
  rule,
  board: given.board ?? DUEL,
  figures: { t: trooper({ ...given.t, surges: given.surges }), d: diala(given.d), ...given.more },
  act: 't',
  lines: [attack(DIALA)],
  rolls: [given.roll],
  ...(given.bonus ? { bonus: given.bonus } : {}),
  ...(given.after ? { after: given.after } : {}),
  expect: { attacks: ['d'], ...expect },
});

export const FIGHTS: readonly Case[] = [
  fight(
    'D22',
    'Accuracy is not bought where it would still fall short',
    { surges: [surge({ accuracy: 2 }), surge({ damage: 1 })], roll: { accuracy: 0, damage: 2, surge: 1 } },
    { surges: [], damage: 0 },
  ),
  fight(
    'D49',
    'Two accuracy abilities together reach the target, so both are bought',
    { surges: [surge({ accuracy: 2 }), surge({ accuracy: 1 })], roll: { damage: 2, surge: 2 } },
    { surges: [0, 1], damage: 2 },
  ),
  fight(
    'D49',
    'With one surge only, neither is bought',
    { surges: [surge({ accuracy: 2 }), surge({ accuracy: 1 })], roll: { damage: 2, surge: 1 } },
    { surges: [], damage: 0 },
  ),
  fight(
    'D49',
    'Accuracy for a hit that could not hurt is not bought',
    { surges: [surge({ accuracy: 2 })], roll: { accuracy: 1, damage: 1, block: 3, surge: 1 } },
    { surges: [], damage: 0 },
  ),
  fight(
    'D22',
    'Against a dodge only recovering helps',
    {
      surges: [surge({ damage: 1 }), surge({ inflict: ['stunned'] }), surge({ recover: 1 })],
      roll: { accuracy: 5, damage: 2, dodge: 1, surge: 2 },
      t: { damage: 2 },
      after: { t: { damage: 1 }, d: { damage: 0, conditions: [] } },
    },
    { surges: [2], damage: 0 },
  ),
  fight(
    'D49',
    'A dodge that can be removed is removed, then damage is added',
    {
      surges: [surge({ damage: 1 }), surge({ removeDodge: 1 })],
      roll: { accuracy: 5, damage: 1, dodge: 1, surge: 2 },
    },
    { surges: [1, 0], damage: 2 },
  ),
  fight(
    'D22',
    'Recovering is skipped by an unhurt figure',
    { surges: [surge({ recover: 2 })], roll: { accuracy: 5, damage: 1, surge: 1 } },
    { surges: [], damage: 1 },
  ),
  fight(
    'D22',
    'Pierce is skipped where no block is left',
    { surges: [surge({ pierce: 2 }), surge({ damage: 1 })], roll: { accuracy: 5, damage: 1, surge: 1 } },
    { surges: [1], damage: 2 },
  ),
  fight(
    'D22',
    'Pierce is spent on the block there is, even if it could take more',
    {
      surges: [surge({ pierce: 2 }), surge({ damage: 1 })],
      roll: { accuracy: 5, damage: 2, block: 1, surge: 1 },
    },
    { surges: [0], damage: 2 },
  ),
  fight(
    'D50',
    'Damage and pierce that together leave nothing are both skipped',
    {
      surges: [surge({ damage: 1 }), surge({ pierce: 1 })],
      roll: { accuracy: 5, damage: 1, block: 3, surge: 2 },
    },
    { surges: [], damage: 0 },
  ),
  fight(
    'D50',
    'Damage and pierce that together get through are both spent',
    {
      surges: [surge({ damage: 1 }), surge({ pierce: 1 })],
      roll: { accuracy: 5, damage: 1, block: 2, surge: 2 },
    },
    { surges: [0, 1], damage: 1 },
  ),
  fight(
    'D50',
    'Damage beyond the health that is left is not bought',
    { surges: [surge({ damage: 2 })], roll: { accuracy: 5, damage: 2, surge: 1 }, d: { damage: 10 } },
    { surges: [], damage: 2 },
  ),
  fight(
    'D22',
    'A condition waits until damage is dealt, then its turn comes',
    {
      surges: [surge({ inflict: ['stunned'] }), surge({ damage: 1 })],
      roll: { accuracy: 5, damage: 1, block: 1, surge: 2 },
      after: { d: { damage: 1, conditions: ['stunned'] } },
    },
    { surges: [1, 0], damage: 1 },
  ),
  fight(
    'D22',
    'A condition that the target has already is skipped',
    {
      surges: [surge({ inflict: ['weakened'] }), surge({ damage: 1 })],
      roll: { accuracy: 5, damage: 1, surge: 1 },
      d: { conditions: ['weakened'] },
    },
    { surges: [1], damage: 2 },
  ),
  fight(
    'D51',
    'A healthy hero who becomes wounded gets the condition',
    {
      surges: [surge({ inflict: ['bleeding'] })],
      roll: { accuracy: 5, damage: 3, surge: 1 },
      d: { damage: 10 },
      after: { d: { wounded: true, conditions: ['bleeding'] } },
    },
    { surges: [0], damage: 2 },
  ),
  fight(
    'D51',
    'A hero who withdraws gets none',
    {
      surges: [surge({ inflict: ['bleeding'] })],
      roll: { accuracy: 5, damage: 3, surge: 1 },
      d: { wounded: true, damage: 10 },
      after: { d: { gone: true } },
    },
    { surges: [], damage: 2 },
  ),
  fight(
    'D51',
    'Becoming Focused needs a point of damage as well',
    { surges: [surge({ become: ['focused'] })], roll: { accuracy: 5, damage: 1, block: 2, surge: 1 } },
    { surges: [], damage: 0 },
  ),
  fight(
    'D51',
    'With damage dealt it becomes Focused',
    {
      surges: [surge({ become: ['focused'] })],
      roll: { accuracy: 5, damage: 2, block: 1, surge: 1 },
      after: { t: { conditions: ['focused'] } },
    },
    { surges: [0], damage: 1 },
  ),
  fight(
    'D22',
    'Blast is skipped where nobody else stands next to the target',
    { surges: [surge({ blast: 1 })], roll: { accuracy: 5, damage: 1, surge: 1 } },
    { surges: [], damage: 1 },
  ),
  fight(
    'D22',
    'Blast is spent where another Rebel stands next to the target',
    {
      surges: [surge({ blast: 1 })],
      roll: { accuracy: 5, damage: 1, surge: 1 },
      board: grid('t..da'),
      more: { a: ally() },
      after: { a: { damage: 1 } },
    },
    { surges: [0], damage: 1 },
  ),
  fight(
    '6.3',
    'Blast does not count or hurt friends of the attacker',
    {
      surges: [surge({ blast: 1 })],
      roll: { accuracy: 5, damage: 1, surge: 1 },
      board: grid('t..du'),
      more: { u: trooper() },
      after: { u: { damage: 0 } },
    },
    { surges: [], damage: 1 },
  ),
  fight(
    'D22',
    'Cleave is spent where another Rebel could be attacked too',
    {
      surges: [surge({ cleave: 2 })],
      roll: { damage: 1, surge: 1 },
      board: grid('f.', 'td'),
      t: { attack: { type: 'melee', dice: ['red'] } },
      more: { f: fenn() },
      after: { f: { damage: 2 }, d: { damage: 1 } },
    },
    { surges: [0], damage: 1 },
  ),
  fight(
    'D22',
    'Cleave is skipped where nobody else is in reach',
    {
      surges: [surge({ cleave: 2 })],
      roll: { damage: 1, surge: 1 },
      board: grid('f...', '..td'),
      t: { attack: { type: 'melee', dice: ['red'] } },
      more: { f: fenn() },
      after: { f: { damage: 0 } },
    },
    { surges: [], damage: 1 },
  ),
  fight(
    'D52',
    'Of two effects one is enough: accuracy that suffices, pierce that helps',
    { surges: [surge({ accuracy: 1, pierce: 1 })], roll: { accuracy: 5, damage: 2, block: 1, surge: 1 } },
    { surges: [0], damage: 2 },
  ),
  fight(
    'D52',
    'Of two effects none is enough: accuracy that suffices, no block to pierce',
    { surges: [surge({ accuracy: 1, pierce: 1 })], roll: { accuracy: 5, damage: 2, surge: 1 } },
    { surges: [], damage: 2 },
  ),
  fight(
    '6.5',
    'An ability that costs more than is left is passed over',
    { surges: [surge({ damage: 3 }, 2), surge({ damage: 1 })], roll: { accuracy: 5, damage: 1, surge: 1 } },
    { surges: [1], damage: 2 },
  ),
  fight(
    '6.5',
    'The topmost ability goes first, even if two cheap ones would do more',
    {
      surges: [surge({ damage: 1 }, 2), surge({ damage: 1 }), surge({ pierce: 2 })],
      roll: { accuracy: 5, damage: 1, block: 0, surge: 2 },
    },
    { surges: [0], damage: 2 },
  ),
  fight(
    '6.1',
    'An evade takes a surge away before any is spent',
    { surges: [surge({ damage: 1 })], roll: { accuracy: 5, damage: 1, surge: 1, evade: 1 } },
    { surges: [], damage: 1 },
  ),
  fight(
    'D22',
    'A surge ability from a bonus is tried before all others',
    {
      surges: [surge({ damage: 1 })],
      roll: { accuracy: 5, damage: 2, block: 1, surge: 1 },
      bonus: [{ kind: 'passive', with: [{ kind: 'surge', surge: { cost: 1, effect: { pierce: 1 } } }] }],
    },
    { surges: [0], damage: 2 },
  ),
  fight(
    'EX-POWER',
    'All tokens that help an attack are spent at once, the others are kept',
    {
      surges: [surge({ damage: 2 })],
      roll: { accuracy: 5, damage: 1 },
      t: { powerTokens: ['damage', 'surge'] },
      after: { t: { powerTokens: [] }, d: { damage: 4 } },
    },
    { surges: [0], damage: 4 },
  ),
  fight(
    'EX-POWER',
    'Tokens for defense stay during an attack',
    {
      surges: [],
      roll: { accuracy: 5, damage: 1 },
      t: { powerTokens: ['damage', 'block'] },
      after: { t: { powerTokens: ['block'] } },
    },
    { damage: 2 },
  ),
  fight(
    '6.2',
    'Too little accuracy misses',
    { surges: [], roll: { accuracy: 2, damage: 4 }, after: { d: { damage: 0 } } },
    { damage: 0 },
  ),
  fight(
    '6.2',
    'Accuracy equal to the distance hits',
    { surges: [], roll: { accuracy: 3, damage: 4 } },
    { damage: 4 },
  ),
];
