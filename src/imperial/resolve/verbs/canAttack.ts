// "Can attack" as a filter (D56): whether a figure could make the attack that is being ordered, now and with everything
// that the attack asks. Where no attack is ordered, any attack that it has left.

import { areHostile, type FigureId, type Piece } from '../../../rules';
import type { Step } from '../../language/nodes';
import { aimAt } from '../attack/aim';
import { aimOf, moverFor } from '../choose/aiming';
import type { Ordered, Run, Scope } from '../run';
import { countsAsTarget, type AnyId } from '../situation';
import { isHeldByStun, pointsOf } from '../ways/walk';
import { attackable, standing } from './attacks';

const isAttack = (step: Step): step is Ordered => step.kind === 'attack' || step.kind === 'moveAttack';

/** The steps with those that hang on a condition. */
const allOf = (steps: readonly Step[]): readonly Step[] =>
  steps.flatMap((step) =>
    step.kind === 'if' ? [step, ...allOf(step.do), ...allOf(step.else ?? [])] : [step],
  );

/** The attack that the line holds for this figure: its own, or that of somebody the line has spoken of before. */
const orderedFor = ({ ordered, steps, self }: Scope, id: AnyId): Ordered | undefined =>
  ordered ??
  allOf(steps)
    .filter(isAttack)
    .find(({ who }) => (who === undefined ? id === self : typeof who === 'string'));

export function canAttack(run: Run, scope: Scope, id: AnyId): boolean {
  const piece = run.situation.board.figures.get(id as FigureId);
  // What a rule lends those who can attack does not help them to be able to: it would ask itself for ever.
  if (!piece || isHeldByStun(run, piece.id) || run.asked.has(id)) return false;
  run.asked.add(id);
  const can = canReach(run, scope, piece);
  run.asked.delete(id);
  return can;
}

function canReach(run: Run, scope: Scope, piece: Piece): boolean {
  const { id } = piece;
  const step = orderedFor(scope, id);
  // Whom the attack is aimed at may itself be asked whether it can attack: that is another attack.
  const { ordered: _, ...asked } = { ...scope, steps: [] };
  const mods = step?.with ?? [];
  const target = step && aimOf(scope, step.target);
  if (!step || typeof target !== 'object') {
    // D21: one attack action in its own activation; what others are told to do costs them nothing.
    if (!step && run.turn?.figure === id && run.turn.attackUsed) return false;
    return run.situation.board.pieces.some(
      (other) =>
        areHostile(piece, other) &&
        countsAsTarget(other) &&
        !aimAt(run, asked, piece, other.id, mods).problem(piece),
    );
  }
  if (step.kind === 'attack') return attackable(standing(run, asked, id), target, mods).options.length > 0;
  const points = pointsOf(run, scope, id, step.points);
  return points !== null && attackable(moverFor(run, asked, id, points), target, mods).options.length > 0;
}
