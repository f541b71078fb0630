// Where the camera is and what it sees, as plain numbers: it looks at a point of the table from a distance, walked
// round by `turn` and leaned back by `tilt`. Both boards share this; the flat one simply looks straight down.

import type { Point } from '../../rules';

/** At turn 0 the camera stands below the map (towards larger y); a positive turn walks towards larger x. */
export type Pose = {
  readonly x: number;
  readonly y: number;
  readonly distance: number;
  readonly turn: number;
  /** 0 looks straight down. */
  readonly tilt: number;
};

/** Size in CSS pixels. */
export type Viewport = {
  readonly width: number;
  readonly height: number;
  /** So much lies under buttons at the upper border: whatever is framed stays clear of it. */
  readonly covered?: number;
};

/** Vertical angle of view; narrow, as people see a table. */
export const FIELD_OF_VIEW = 32;

export const HALF_HEIGHT = Math.tan((FIELD_OF_VIEW / 2) * (Math.PI / 180));

type Vector = readonly [x: number, up: number, y: number];

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** The camera's own axes: to its right, upwards in the picture, and back from the target to the camera. */
export function axesOf({ turn, tilt }: Pick<Pose, 'turn' | 'tilt'>): {
  right: Vector;
  up: Vector;
  back: Vector;
} {
  const [st, ct, sr, cr] = [Math.sin(tilt), Math.cos(tilt), Math.sin(turn), Math.cos(turn)];
  return { right: [cr, 0, -sr], up: [-ct * sr, st, -ct * cr], back: [st * sr, ct, st * cr] };
}

export type OnScreen = { readonly x: number; readonly y: number; readonly pixelsPerUnit: number };

/** Where a point of the table, lifted above it, shows on the screen. */
export function toScreen(pose: Pose, viewport: Viewport, [x, y]: Point, lift = 0): OnScreen {
  const { right, up, back } = axesOf(pose);
  const p: Vector = [x - pose.x, lift, y - pose.y];
  const depth = Math.max(0.01, pose.distance - dot(p, back));
  const pixelsPerUnit = viewport.height / (2 * HALF_HEIGHT * depth);
  return {
    x: viewport.width / 2 + dot(p, right) * pixelsPerUnit,
    y: viewport.height / 2 - dot(p, up) * pixelsPerUnit,
    pixelsPerUnit,
  };
}

/** The point of the table under a point of the screen. The tilt's limit keeps the horizon out of the picture. */
export function toTable(pose: Pose, viewport: Viewport, px: number, py: number): Point {
  const { right, up, back } = axesOf(pose);
  const scale = (2 * HALF_HEIGHT) / viewport.height;
  const u = (px - viewport.width / 2) * scale;
  const v = (viewport.height / 2 - py) * scale;
  const way: Vector = [
    u * right[0] + v * up[0] - back[0],
    v * up[1] - back[1],
    u * right[2] + v * up[2] - back[2],
  ];
  const far = (-back[1] * pose.distance) / Math.min(-0.01, way[1]);
  return [pose.x + back[0] * pose.distance + way[0] * far, pose.y + back[2] * pose.distance + way[2] * far];
}

/** The five numbers of a pose, for tests that look from outside. */
export const formatPose = ({ x, y, distance, turn, tilt }: Pose): string =>
  [x, y, distance, turn, tilt].map((n) => n.toFixed(3)).join(' ');
