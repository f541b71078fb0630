// The actions of a figure at a glance: "moves 4, attacks Gaarkhan". Codes and facts only; `Glance` makes words of them.

import type { Act, AnyId, Pending, StepResult, Word } from '../../imperial';
import type { FigureId } from '../../rules';

type EffectAct = Extract<Act, { kind: 'effect' }>;

export type GlancePiece =
  | { readonly kind: 'move'; readonly points: number }
  | { readonly kind: 'placed' | 'pushed'; readonly figure: FigureId }
  | { readonly kind: 'attack'; readonly target: AnyId }
  | { readonly kind: 'effect'; readonly act: EffectAct }
  | { readonly kind: 'test'; readonly test: GlanceTest }
  | { readonly kind: 'told' | 'roll' | 'stays' };

/** Who tests what; `passed` and `failed` once it is known. */
export type GlanceTest = {
  readonly heroes: readonly string[];
  readonly attribute: Word<'attribute'>;
  readonly or?: Word<'attribute'>;
  readonly passed?: readonly AnyId[];
  readonly failed?: readonly AnyId[];
};

/** `pending`: what it waits for, if that is a test. */
export function glanceOf(
  figure: FigureId,
  steps: readonly StepResult[],
  pending?: Pending,
): readonly GlancePiece[] {
  const pieces: GlancePiece[] = [];
  for (const act of steps.flatMap(({ status, acts }) => (status === 'skipped' ? [] : acts))) {
    const piece = pieceOf(figure, act);
    const before = pieces.at(-1);
    // Two moves in a row are one way.
    if (piece?.kind === 'move' && before?.kind === 'move')
      pieces[pieces.length - 1] = { kind: 'move', points: before.points + piece.points };
    else if (piece && !isSame(before, piece)) pieces.push(piece);
  }
  if (pending?.kind === 'test') pieces.push({ kind: 'test', test: pending });
  return pieces.length > 0 ? pieces : [{ kind: 'stays' }];
}

/** Nothing of it can be seen: skipped, or a move that stays where it is. */
export const isSilent = ({ status, figure, acts, stunned, after }: StepResult): boolean =>
  status === 'skipped' ||
  (status === 'resolved' &&
    acts.every((act) => pieceOf(figure, act) === undefined) &&
    !stunned &&
    (!after || (after.discarded.length === 0 && after.bled === 0 && !after.defeated)));

function pieceOf(figure: FigureId, act: Act): GlancePiece | undefined {
  switch (act.kind) {
    case 'move':
      if (act.route.length <= 1) return undefined;
      if (act.verb === 'push') return { kind: 'pushed', figure: act.figure };
      if (act.verb === 'place' || act.figure !== figure) return { kind: 'placed', figure: act.figure };
      return { kind: 'move', points: act.spent };
    case 'attack':
      return { kind: 'attack', target: act.target };
    case 'effect':
      return { kind: 'effect', act };
    case 'test':
      return {
        kind: 'test',
        test: {
          heroes: [...act.passed, ...act.failed],
          attribute: act.attribute,
          passed: act.passed,
          failed: act.failed,
        },
      };
    case 'told':
    case 'roll':
      return { kind: act.kind };
  }
}

const isSame = (before: GlancePiece | undefined, piece: GlancePiece): boolean =>
  before !== undefined && before.kind === piece.kind && (piece.kind === 'told' || piece.kind === 'roll');

/** Whom it attacks last: the face to show beside the words. */
export const targetOf = (pieces: readonly GlancePiece[]): AnyId | undefined =>
  pieces.flatMap((piece) => (piece.kind === 'attack' ? [piece.target] : [])).at(-1);
