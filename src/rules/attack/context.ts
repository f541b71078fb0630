// From the board to the context of an attack: distance, sight, and the other figures that Blast and Cleave could reach.

import { areAdjacent } from '../board/adjacency';
import { attackRefusal } from './refusal';
import type { Board } from '../board/board';
import { countSpaces } from '../board/counting';
import type { AttackContext, Fighter } from '../figure/fighter';
import { areHostile, type Piece } from '../board/piece';
import { sight } from '../sight/sight';
import { theFigure } from '../board/subject';

/** Whoever is handed in stands on the board, or is a figure of it moved in thought. */
export function attackContextOf(
  board: Board,
  attacker: Piece,
  fighter: Fighter,
  target: Piece,
): AttackContext {
  const others = board.pieces.filter(
    (other) =>
      other.id !== target.id && areHostile(attacker, other) && !other.companion && !other.incapacitated,
  );
  const between = (a: Piece, b: Piece) => placing(board, a, b);
  return {
    others: {
      blast: others.filter((other) => between(target, other).adjacent).length,
      // Whoever could be attacked instead, accuracy aside.
      cleave: others.filter((other) => !attackRefusal(fighter, fighter, between(attacker, other))).length,
      splash: others.filter((other) => (between(target, other).distance ?? Infinity) <= 2).length,
    },
    ...between(attacker, target),
  };
}

function placing(
  board: Board,
  from: Piece,
  to: Piece,
): Pick<AttackContext, 'distance' | 'adjacent' | 'sight'> {
  const [viewer, target] = [theFigure(from), theFigure(to)];
  return {
    distance: countSpaces(board, viewer, target),
    adjacent: areAdjacent(board, viewer, target),
    sight: sight(board, viewer, target) !== null,
  };
}
