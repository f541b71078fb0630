// Where on the board a step takes place.

import type { Prompt } from '../../../mission';
import { edgeKey, type EdgeAt, type Point, type TileMap } from '../../../rules';
import type { LineView } from '../../../scene';
import type { BuildPlacement, BuildStep } from './steps';

/** Where something is put now, no sign says that the map could go on there. */
export function withoutJoins(map: TileMap, step: BuildStep | undefined): TileMap {
  const lit = new Set(edgesOf(step).map(({ axis, x, y }) => edgeKey(axis, x, y)));
  const looseOpenings = map.looseOpenings.filter(({ axis, x, y }) => !lit.has(edgeKey(axis, x, y)));
  return { ...map, looseOpenings };
}

/** The edges at which a tile joins the others, or on which a door stands. */
export function edgesOf(step: BuildStep | undefined): readonly EdgeAt[] {
  if (step?.kind === 'tile') return step.joins.flatMap(({ open, edges }) => (open ? edges : []));
  return step?.kind === 'thing' ? step.edges : [];
}

export const joinLines = (step: BuildStep | undefined): readonly LineView[] =>
  edgesOf(step).map(({ axis, x, y }) => ({
    from: [x, y],
    to: axis === 'h' ? [x + 1, y] : [x, y + 1],
    tone: 'join',
  }));

/** What the players should see now. */
export function focusOf(
  prompt: Prompt | null,
  { steps, done }: BuildPlacement,
  step: BuildStep | undefined,
): readonly Point[] {
  if (prompt?.kind === 'build') return step?.spaces ?? [];
  const waiting = steps.flatMap(({ key, spaces }) => (done.has(key) ? [] : spaces));
  return [...waiting, ...sharedSpaces(prompt)];
}

/** Spaces that are there for all of those who come, rather than for one of them. */
export function sharedSpaces(prompt: Prompt | null): readonly Point[] {
  if (prompt?.kind === 'enter' || prompt?.kind === 'cover') return prompt.spaces;
  return prompt?.kind === 'deploy' && prompt.as === 'group' ? prompt.near : [];
}
