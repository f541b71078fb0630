// What friends beside the target do for its defense: Sentinel, Protector, Distracting (6.8).

import { areAdjacent } from '../board/adjacency';
import type { Board } from '../board/board';
import type { FigureId } from '../board/piece';
import { theFigure } from '../board/subject';
import type { DefenseAbility } from '../figure/fighter';

export type FriendlyHelp = { readonly block: number; readonly evade: number };

const NO_HELP: FriendlyHelp = { block: 0, evade: 0 };

/** Of those that do not add up one counts, the best. */
export function helpOfFriends(
  board: Board,
  target: string,
  guardsOf: (id: FigureId) => readonly DefenseAbility[] | undefined,
): FriendlyHelp {
  const piece = board.figures.get(target as FigureId);
  if (!piece) return NO_HELP;
  const guards = board.pieces.flatMap((other) => {
    if (other.id === piece.id || other.side !== piece.side || other.incapacitated) return [];
    const lent = (guardsOf(other.id) ?? []).filter(({ friend }) => friend);
    return lent.length > 0 && areAdjacent(board, theFigure(other), theFigure(piece)) ? lent : [];
  });
  return guards.length === 0
    ? NO_HELP
    : { block: together(guards, 'block'), evade: together(guards, 'evade') };
}

function together(guards: readonly DefenseAbility[], what: 'block' | 'evade'): number {
  const amounts = (adds: boolean) =>
    guards.filter(({ each = false }) => each === adds).map((guard) => guard[what] ?? 0);
  return Math.max(0, ...amounts(false)) + amounts(true).reduce((sum, amount) => sum + amount, 0);
}
