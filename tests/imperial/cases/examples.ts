// The worked examples of the printed rules, as positions.

import { grid, type Case } from './case';
import { ally, diala, fenn, guard, trooper } from './cast';
import { attack, CLOSEST, DIALA, engage, FENN, heroMost, moveAttack, reposition, toward } from './say';

const AROUND_THE_WALL = ['+-+-+-+-+', '|. t d .|', '+-+-+-+ +', '|f u . .|', '+-+-+-+-+'];
/** A corridor with Diala at its end, opening into a room with Fenn in the far corner. */
const corridor = (first: string): readonly string[] =>
  grid(`d${first}${first === 't.' ? '.' : 't'}...`, '   ..u.', '   ....', '   ...f');

export const EXAMPLES: readonly Case[] = [
  {
    name: 'Toward: round the wall and past Diala it spends all four points',
    rule: 'EX-TOWARD',
    board: AROUND_THE_WALL,
    figures: { t: trooper(), u: trooper(), f: fenn(), d: diala() },
    act: 't',
    lines: [toward(4, FENN)],
    expect: { targets: ['f'], ends: [[2, 1]], points: 4, actionsLeft: 1 },
  },
  {
    name: 'Toward: the second trooper is adjacent, stays, and has one action left',
    rule: 'EX-TOWARD',
    board: AROUND_THE_WALL,
    figures: { t: trooper(), u: trooper(), f: fenn(), d: diala() },
    act: 'u',
    lines: [toward(4, FENN)],
    expect: { targets: ['f'], ends: [[1, 1]], points: 0, actionsLeft: 1 },
  },
  {
    name: 'Engage: the first guard moves two spaces and stops',
    rule: 'EX-ENGAGE',
    board: corridor('..'),
    figures: { t: guard(), u: guard(), f: fenn(), d: diala() },
    act: 't',
    lines: [engage(3, DIALA)],
    expect: { targets: ['d'], ends: [[1, 0]], points: 2, actionsLeft: 1 },
  },
  {
    name: 'Engage: the second guard finds no space and goes for Fenn',
    rule: 'EX-ENGAGE',
    board: corridor('t.'),
    figures: { t: guard(), u: guard(), f: fenn(), d: diala() },
    act: 'u',
    lines: [engage(9, DIALA)],
    expect: {
      targets: ['f'],
      ends: [
        [5, 2],
        [6, 2],
      ],
      points: 1,
    },
  },
  {
    name: 'Reposition: too far, so it moves all its points nearer',
    rule: 'EX-REPOSITION',
    board: grid('t.....f..'),
    figures: { t: trooper(), f: fenn() },
    act: 't',
    lines: [reposition(2, 3)],
    expect: { ends: [[2, 0]], points: 2, actionsLeft: 1 },
  },
  {
    name: 'Reposition: one step east or southeast, and not southwest towards Fenn',
    rule: 'EX-REPOSITION',
    board: grid(
      '.........',
      '.........',
      '..d......',
      '.....B...',
      '....t....',
      '....B....',
      '.........',
      '.f.......',
      '.........',
    ),
    figures: { t: trooper(), f: fenn(), d: diala() },
    act: 't',
    lines: [reposition(2, 3)],
    expect: {
      ends: [
        [5, 4],
        [5, 5],
      ],
      points: 1,
      actionsLeft: 1,
    },
  },
  {
    name: 'Reposition: too close, three spaces out of reach, two ends equally far',
    rule: 'EX-REPOSITION',
    board: grid('..f', 'utd', '...'),
    figures: { t: trooper(), u: trooper(), f: fenn(), d: diala() },
    act: 't',
    lines: [reposition(2, 3)],
    expect: {
      ends: [
        [0, 0],
        [0, 2],
      ],
      points: 1,
      actionsLeft: 1,
    },
  },
  {
    name: 'Move to attack: three points for Diala, who has the most health left',
    rule: 'EX-MOVE-ATTACK',
    board: grid('t.....d.', '........', '..u..f..', '........'),
    figures: { t: trooper(), u: trooper(), f: fenn({ damage: 1 }), d: diala() },
    act: 't',
    lines: [moveAttack(3, heroMost('health'))],
    expect: {
      targets: ['d'],
      ends: [
        [3, 0],
        [3, 1],
        [3, 2],
        [3, 3],
      ],
      points: 3,
      attacks: ['d'],
      actionsLeft: 1,
    },
  },
  {
    name: 'Move to attack: after two damage the second trooper goes for Fenn and stops next to him',
    rule: 'EX-MOVE-ATTACK',
    board: grid('...t..d.', '........', '..u..f..', '........'),
    figures: { t: trooper(), u: trooper(), f: fenn({ damage: 1 }), d: diala({ damage: 2 }) },
    act: 'u',
    lines: [moveAttack(3, heroMost('health'))],
    expect: {
      targets: ['f'],
      ends: [
        [4, 1],
        [4, 2],
        [4, 3],
      ],
      points: 2,
      attacks: ['f'],
    },
  },
  {
    name: 'Move to attack: the criterion is looked at anew for each figure of the group',
    rule: 'EX-MOVE-ATTACK',
    board: grid('t.....d.', '........', '..u..f..', '........'),
    figures: { t: trooper(), u: trooper(), f: fenn({ damage: 1 }), d: diala() },
    act: ['u', 't'],
    lines: [moveAttack(3, heroMost('health'))],
    rolls: [{ accuracy: 5, damage: 2 }],
    expect: [
      { figure: 'u', targets: ['d'], attacks: ['d'], damage: 2 },
      { figure: 't', targets: ['f'], attacks: ['f'] },
    ],
    order: ['u', 't'],
  },
  {
    name: 'Attack: accuracy that suffices is skipped, damage is bought once, the last surge is lost',
    rule: 'EX-SURGE',
    board: grid('t..d'),
    figures: {
      t: trooper({
        surges: [
          { cost: 1, effect: { accuracy: 2 } },
          { cost: 1, effect: { damage: 1 } },
        ],
      }),
      d: diala(),
    },
    act: 't',
    lines: [attack(DIALA), moveAttack(3, CLOSEST)],
    rolls: [{ accuracy: 4, damage: 1, surge: 2 }],
    expect: [
      { line: 0, targets: ['d'], attacks: ['d'], damage: 2, surges: [1], actionsLeft: 1 },
      { line: 1, skipped: 'attackUsed', actionsLeft: 1 },
    ],
    after: { d: { damage: 2 } },
  },
  {
    name: 'Attack: no sight to the second of two, because stone cuts the line',
    rule: 'EX-ATTACK',
    board: grid('t....', '.B...', '..d..', '.....'),
    figures: { t: trooper(), d: diala() },
    act: 't',
    lines: [attack(DIALA)],
    expect: { skipped: 'noTarget', actionsLeft: 2 },
  },
  {
    name: 'Attack: without the stone there is sight',
    rule: 'EX-ATTACK',
    board: grid('t....', '.....', '..d..', '.....'),
    figures: { t: trooper(), d: diala() },
    act: 't',
    lines: [attack(DIALA)],
    rolls: [{ accuracy: 5, damage: 3, block: 1 }],
    expect: { attacks: ['d'], damage: 2 },
  },
  {
    name: 'Priority: the hero with the most health is hidden, the next by health is attacked',
    rule: 'EX-PRIORITY',
    board: grid('f....', 'BB...', 't..d.', '.....', '.....', '..a..'),
    figures: { t: trooper(), f: fenn(), d: diala({ damage: 2 }), a: ally({ health: 20 }) },
    act: 't',
    lines: [attack(heroMost('health'))],
    expect: { targets: ['d'], attacks: ['d'] },
  },
];
