// Players interrupt: what was spent stays spent, the rest is judged anew.

import type { FigureId, Point } from '../../../src/rules';
import { grid, type Case } from './case';
import { diala, fenn, trooper } from './cast';
import { attack, CLOSEST, FENN, heroMost, moveAttack, toward } from './say';

type Changed = NonNullable<Case['changed']>[number];
type Change = Changed['changes'][number];

const moved = (figure: string, to: Point): Change => ({
  kind: 'moved',
  figure: figure as FigureId,
  to: { at: to, size: [1, 1] },
});
const gone = (figure: string): Change => ({ kind: 'gone', figure: figure as FigureId });
const hurt = (figure: string, amount: number): Change => ({
  kind: 'damage',
  figure: figure as FigureId,
  amount,
});

const before = (step: number, change: Change): Changed => ({ kind: 'changed', step, changes: [change] });
/** After that many spaces of the way. */
const underway = (place: number, change: Change): Changed => ({
  kind: 'changed',
  step: 0,
  during: { place },
  changes: [change],
});
const declared = (change: Change): Changed => ({
  kind: 'changed',
  step: 0,
  during: 'attack',
  changes: [change],
});

export const INTERRUPTS: readonly Case[] = [
  {
    name: 'Its target comes next to it in the middle of the way: it stops there',
    rule: 'D17',
    board: grid('t........f'),
    figures: { t: trooper(), f: fenn() },
    act: 't',
    lines: [toward(4, FENN)],
    changed: [underway(2, moved('f', [3, 0]))],
    expect: { points: 2, actionsLeft: 1 },
    after: { t: { at: [2, 0] } },
  },
  {
    name: 'Interrupted, it has only the points that it did not spend yet',
    rule: 'D17',
    board: grid('t........f'),
    figures: { t: trooper(), f: fenn() },
    act: 't',
    lines: [toward(4, FENN)],
    changed: [underway(2, moved('f', [8, 0]))],
    expect: { targets: ['f'], ends: [[4, 0]], points: 4, actionsLeft: 1 },
    after: { t: { at: [4, 0] } },
  },
  {
    name: 'Its target is gone in the middle of the way: it turns to the next with the points left',
    rule: 'D17',
    board: grid('d....t...f'),
    figures: { t: trooper(), f: fenn(), d: diala() },
    act: 't',
    lines: [toward(4, CLOSEST)],
    changed: [underway(2, gone('f'))],
    expect: { targets: ['d'], ends: [[5, 0]], points: 4, actionsLeft: 1 },
    after: { t: { at: [5, 0] } },
  },
  {
    name: 'Its target is gone when the attack is declared: it attacks the next',
    rule: 'D17',
    board: grid('d...t..f'),
    figures: { t: trooper(), f: fenn(), d: diala() },
    act: 't',
    lines: [attack(CLOSEST)],
    changed: [declared(gone('f'))],
    rolls: [{ accuracy: 5, damage: 2 }],
    expect: { actionsLeft: 1 },
    after: { d: { damage: 2 } },
  },
  {
    name: 'Nobody is left when the attack is declared: the attack action is spent all the same',
    rule: 'D17',
    board: grid('t..f'),
    figures: { t: trooper(), f: fenn() },
    act: 't',
    lines: [attack(CLOSEST)],
    changed: [declared(gone('f'))],
    expect: { actionsLeft: 1 },
  },
  {
    name: 'What changed before a line is seen by that line',
    rule: 'D17',
    board: grid('f...t...d'),
    figures: { t: trooper(), f: fenn(), d: diala({ damage: 2 }) },
    act: 't',
    lines: [toward(1, heroMost('health')), moveAttack(1, heroMost('health'))],
    changed: [before(1, hurt('f', 5))],
    expect: [
      { line: 0, targets: ['f'], ends: [[3, 0]], points: 1 },
      { line: 1, targets: ['d'], ends: [[4, 0]], points: 1, attacks: ['d'] },
    ],
  },
];
