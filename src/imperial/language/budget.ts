// The measure of a good list: three to six lines, and moves that fit the figure. An attack comes with a small move; a
// figure without a target moves twice, twice its Speed in all.

import type { Path } from '../../kernel';
import { costOf, type OrderList } from './list';
import type { Step } from './nodes';
import { walk } from './walk';
import { MOVE_STEPS } from './verbs';

export const MIN_LINES = 3;
export const MAX_LINES = 6;

export type BudgetFault =
  | { readonly code: 'lines'; readonly path: Path; readonly lines: number }
  | { readonly code: 'attackMove'; readonly path: Path; readonly points: number; readonly speed: number }
  | { readonly code: 'doubleMove'; readonly path: Path; readonly points: number; readonly speed: number };

type Move = {
  readonly path: Path;
  readonly points: number;
  readonly attack: boolean;
  readonly action: boolean;
};

export function budgetFaults(list: OrderList, speed: number): readonly BudgetFault[] {
  const { lines } = list;
  const moves = movesOf(list);
  const tooFar = moves.filter(({ attack, points }) => attack && points > speed);
  const doubled = moves.filter(({ action, attack }) => action && !attack);
  const points = doubled.reduce((sum, move) => sum + move.points, 0);
  const faults: BudgetFault[] = tooFar.map((move) => ({
    code: 'attackMove',
    path: move.path,
    points: move.points,
    speed,
  }));
  if (lines.length < MIN_LINES || lines.length > MAX_LINES)
    faults.push({ code: 'lines', path: [], lines: lines.length });
  if (doubled.length === 2 && points !== 2 * speed)
    faults.push({ code: 'doubleMove', path: [], points, speed });
  return faults;
}

/** Moves of the acting figure whose points are known. */
function movesOf({ lines }: OrderList): readonly Move[] {
  const moves: Move[] = [];
  for (const [index, line] of lines.entries()) {
    const action = costOf(line).actions > 0;
    walk('steps', line.do, {
      step: (step, path) => {
        if (!isOwnMove(step)) return;
        moves.push({
          path: [index, 'do', ...path, 'points'],
          points: step.points,
          attack: step.kind === 'moveAttack',
          action,
        });
      },
    });
  }
  return moves;
}

type OwnMove = Extract<Step, { kind: (typeof MOVE_STEPS)[number] }> & { readonly points: number };
const isOwnMove = (step: Step): step is OwnMove =>
  (MOVE_STEPS as readonly string[]).includes(step.kind) &&
  'points' in step &&
  typeof step.points === 'number' &&
  !('who' in step);
