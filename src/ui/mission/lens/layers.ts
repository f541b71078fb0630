// What the lens puts on the board: what a figure sees and how far away it is, where it can go, where danger waits.

import {
  distanceAt,
  distanceField,
  isSeen,
  reach,
  remainingHealth,
  sightField,
  spacesOf,
  theFigure,
  type Board,
  type Point,
} from '../../../rules';
import type { MarkView } from '../../../scene';
import type { Onlooker } from '../../sight/look';

export const LAYERS = ['sight', 'range', 'reach', 'danger'] as const;
export type Layer = (typeof LAYERS)[number];

/** Sight and range go together; movement points and danger have numbers of their own. */
const TOGETHER: ReadonlySet<Layer> = new Set<Layer>(['sight', 'range']);

export function toggled(shown: readonly Layer[], layer: Layer): readonly Layer[] {
  if (shown.includes(layer)) return shown.filter((one) => one !== layer);
  return [...shown.filter((one) => TOGETHER.has(one) && TOGETHER.has(layer)), layer];
}

/** The spaces it sees, or all that can be counted to, with the distance if it is wanted. */
export function sightMarks(board: Board, { piece }: Onlooker, shown: readonly Layer[]): readonly MarkView[] {
  const isAsked = { sight: shown.includes('sight'), range: shown.includes('range') };
  if (!isAsked.sight && !isAsked.range) return [];
  const own = new Set(spacesOf(piece).map((at) => at.join()));
  const field = sightField(board, theFigure(piece));
  const distances = distanceField(board, theFigure(piece));
  return board.lattice.spaces.flatMap(({ x, y }): MarkView[] => {
    const at: Point = [x, y];
    if (own.has(at.join()) || (isAsked.sight && !isSeen(field, at))) return [];
    const distance = isAsked.range ? distanceAt(distances, at) : null;
    if (isAsked.range && distance === null) return [];
    return [{ at, tone: 'seen', ...(distance !== null && { text: String(distance) }) }];
  });
}

/** Where it can be after one move, and where it stands: the places whose danger is worth comparing. */
export const placesToBe = (board: Board, { piece, speed }: Onlooker): readonly Point[] =>
  reach(board, piece, speed).ends.map(({ at }) => at);

/** It would be written as 0. */
const NEXT_TO_NOTHING = 0.05;

export type Heat = { readonly at: Point; readonly expected: number };

/** Safe, dangerous, or half of what it can take: told by the number, and by the colour besides. */
export function heatMarks(
  heat: readonly Heat[],
  { fighter }: Onlooker,
  write: (expected: number) => string,
): readonly MarkView[] {
  const health = remainingHealth(fighter);
  return heat.map(({ at, expected }) => ({ at, tone: toneOf(expected, health), text: write(expected) }));
}

function toneOf(expected: number, health: number): MarkView['tone'] {
  if (expected < NEXT_TO_NOTHING) return 'reach';
  return expected * 2 < health ? 'threat' : 'target';
}
