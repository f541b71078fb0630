// Finds what lies under a tap. Figures and tokens stand up, so they are looked for on the screen rather than on the
// floor; the nearest to the camera wins, then doors and openings, then the space itself.

import { edgeKey, type EdgeAt, type Point } from '../rules';
import { toScreen, toTable, type Pose, type Viewport } from './camera/pose';
import type { Pixel } from './camera/moves';
import { figureHeight, TOKEN_HEIGHT } from './build/heights';
import type { BoardLattice, BoardView } from './view';

export type Picked =
  | { readonly kind: 'figure'; readonly id: string }
  | { readonly kind: 'token'; readonly id: string }
  | { readonly kind: 'edge'; readonly edge: EdgeAt }
  | { readonly kind: 'ghost' | 'space'; readonly at: Point };

export type PickKind = Picked['kind'];

type Look = { readonly pose: Pose; readonly viewport: Viewport };

/** `wanted` leaves out what nobody listens for, so that a tap goes through to what lies behind. */
export function pickOnBoard(
  view: BoardView,
  look: Look,
  at: Pixel,
  wanted: ReadonlySet<PickKind>,
): Picked | null {
  const figure = wanted.has('figure') ? pickFigure(view, look, at) : undefined;
  if (figure) return { kind: 'figure', id: figure };
  const token = wanted.has('token') ? pickToken(view, look, at) : undefined;
  if (token) return { kind: 'token', id: token };
  const edge = wanted.has('edge') ? pickEdge(view, look, at) : undefined;
  if (edge) return { kind: 'edge', edge };
  const ghost = wanted.has('ghost') ? pickGhost(view, look, at) : undefined;
  if (ghost) return { kind: 'ghost', at: ghost };
  const space = wanted.has('space') ? pickSpace(view, look, at) : undefined;
  return space ? { kind: 'space', at: space } : null;
}

export const pickSpace = ({ lattice }: BoardView, look: Look, at: Pixel): Point | undefined =>
  spaceUnder(lattice, look, at);

/** What leaves lies there still. */
const pickGhost = ({ ghosts }: BoardView, look: Look, at: Pixel): Point | undefined =>
  spaceUnder(ghosts?.next, look, at) ?? spaceUnder(ghosts?.later, look, at);

function spaceUnder(
  lattice: BoardLattice | undefined,
  { pose, viewport }: Look,
  at: Pixel,
): Point | undefined {
  const [x, y] = toTable(pose, viewport, ...at).map(Math.floor);
  return lattice?.spaces.some((space) => space.x === x && space.y === y) ? [x ?? 0, y ?? 0] : undefined;
}

const pickFigure = ({ figures }: BoardView, look: Look, at: Pixel): string | undefined =>
  nearest(
    figures.map(({ id, at: [x, y], size: [width, height] }) => ({
      id,
      foot: [x + width / 2, y + height / 2] as const,
      radius: 0.42 * Math.min(width, height),
      height: figureHeight([width, height]),
    })),
    look,
    at,
  );

const pickToken = ({ tokens }: BoardView, look: Look, at: Pixel): string | undefined =>
  nearest(
    tokens.map(({ id, at: [x, y] }) => ({
      id,
      foot: [x + 0.5, y + 0.5] as const,
      radius: 0.34,
      height: TOKEN_HEIGHT,
    })),
    look,
    at,
  );

type Standing = {
  readonly id: string;
  readonly foot: Point;
  readonly radius: number;
  readonly height: number;
};

function nearest(standing: readonly Standing[], { pose, viewport }: Look, at: Pixel): string | undefined {
  let best: { id: string; near: number } | undefined;
  for (const { id, foot, radius, height } of standing) {
    const low = toScreen(pose, viewport, foot);
    const high = toScreen(pose, viewport, foot, height);
    const hit = toSegment(at, [low.x, low.y], [high.x, high.y]) <= radius * low.pixelsPerUnit;
    if (hit && (!best || low.pixelsPerUnit > best.near)) best = { id, near: low.pixelsPerUnit };
  }
  return best?.id;
}

function pickEdge({ lattice }: BoardView, { pose, viewport }: Look, at: Pixel): EdgeAt | undefined {
  const doors = lattice.edges.filter((edge) => edge.kind === 'door');
  const known = new Set<string>();
  for (const { axis, x, y } of [...doors, ...(lattice.looseOpenings ?? [])]) {
    if (known.has(edgeKey(axis, x, y))) continue;
    known.add(edgeKey(axis, x, y));
    const from = toScreen(pose, viewport, [x, y], 0.15);
    const to = toScreen(pose, viewport, axis === 'h' ? [x + 1, y] : [x, y + 1], 0.15);
    if (toSegment(at, [from.x, from.y], [to.x, to.y]) <= 0.26 * from.pixelsPerUnit) return { axis, x, y };
  }
  return undefined;
}

/** How far a point is from a segment. */
function toSegment([px, py]: Pixel, [ax, ay]: Pixel, [bx, by]: Pixel): number {
  const [dx, dy] = [bx - ax, by - ay];
  const along = ((px - ax) * dx + (py - ay) * dy) / (dx * dx + dy * dy || 1);
  const t = Math.max(0, Math.min(1, along));
  return Math.hypot(px - ax - dx * t, py - ay - dy * t);
}
