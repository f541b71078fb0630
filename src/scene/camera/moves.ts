// The moves of the camera by hand. The point under the finger stays under the finger.

import type { Bounds } from '../build/bounds';
import { axesOf, HALF_HEIGHT, toTable, type Pose, type Viewport } from './pose';

export type Pixel = readonly [x: number, y: number];

export type CameraLimits = {
  readonly bounds: Bounds;
  readonly nearest: number;
  readonly farthest: number;
  readonly tilt: readonly [least: number, most: number];
};

const degrees = (n: number): number => (n * Math.PI) / 180;

export const TILTED: CameraLimits['tilt'] = [degrees(20), degrees(65)];
export const STRAIGHT_DOWN: CameraLimits['tilt'] = [0, 0];

/** Leaned back enough to see what stands, not so far that it hides what lies behind. */
const HOME_TILT = degrees(36);
/** A map that is wide in a high picture is seen from farther above, so that less of the picture stays empty. */
const STEEPEST_TILT = degrees(26);
const TILT_STEP = degrees(2);
/** However high the buttons are, so much of the picture counts as free. */
const LEAST_FREE = 0.55;

/** At the closest, about this many spaces fill the smaller side of the screen. */
const CLOSEST_SPACES = 3;
/** Room round the map, as a share of the picture, and for what stands on it. */
const MARGIN = 1.06;
const TALLEST = 0.7;

const clamp = (n: number, least: number, most: number): number => Math.min(most, Math.max(least, n));

export function clampPose(pose: Pose, { bounds, nearest, farthest, tilt }: CameraLimits): Pose {
  return {
    x: clamp(pose.x, bounds.left, bounds.right),
    y: clamp(pose.y, bounds.top, bounds.bottom),
    distance: clamp(pose.distance, nearest, farthest),
    turn: pose.turn,
    tilt: clamp(pose.tilt, ...tilt),
  };
}

export function limitsFor(bounds: Bounds, viewport: Viewport, tilt: CameraLimits['tilt']): CameraLimits {
  const aspect = viewport.width / viewport.height;
  const nearest = CLOSEST_SPACES / (2 * HALF_HEIGHT * Math.min(1, aspect));
  // From any side of the table the whole map must fit.
  const whole = Math.max(
    ...[0, 1].map((quarter) => fit(bounds, viewport, (quarter * Math.PI) / 2, tilt).distance),
  );
  return { bounds, nearest: Math.min(nearest, whole), farthest: whole * 1.25, tilt };
}

/** The closest pose that shows all of the map, in the middle of what no button covers. */
export function fit(bounds: Bounds, viewport: Viewport, turn: number, limits: CameraLimits['tilt']): Pose {
  let tilt = clamp(HOME_TILT, ...limits);
  let best = fitTilted(bounds, viewport, turn, tilt);
  while (best.isWide && tilt - TILT_STEP >= Math.max(STEEPEST_TILT, limits[0])) {
    tilt -= TILT_STEP;
    const next = fitTilted(bounds, viewport, turn, tilt);
    if (!next.isWide) break;
    best = next;
  }
  return best.pose;
}

type Fitted = {
  readonly pose: Pose;
  /** Its width decides, and there is height left. */
  readonly isWide: boolean;
};

function fitTilted(bounds: Bounds, viewport: Viewport, turn: number, tilt: number): Fitted {
  const { right, up, back } = axesOf({ turn, tilt });
  const halfWidth = HALF_HEIGHT * (viewport.width / viewport.height);
  const covered = Math.min(viewport.covered ?? 0, viewport.height * (1 - LEAST_FREE));
  /** Half of the height that is free above the middle of the picture. */
  const halfFree = HALF_HEIGHT * (1 - (2 * covered) / viewport.height);
  const [x, y] = [(bounds.left + bounds.right) / 2, (bounds.top + bounds.bottom) / 2];
  let sideways = 0;
  let above = 0;
  let below = 0;
  for (const cx of [bounds.left, bounds.right]) {
    for (const cy of [bounds.top, bounds.bottom]) {
      for (const lift of tilt > 0 ? [0, TALLEST] : [0]) {
        const [px, py] = [cx - x, cy - y];
        const nearer = px * back[0] + lift * back[1] + py * back[2];
        const across = px * right[0] + py * right[2];
        const upward = px * up[0] + lift * up[1] + py * up[2];
        sideways = Math.max(sideways, nearer + (Math.abs(across) * MARGIN) / halfWidth);
        above = Math.max(above, nearer + (upward * MARGIN) / halfFree);
        below = Math.max(below, nearer - (upward * MARGIN) / HALF_HEIGHT);
      }
    }
  }
  // What lies further off looks smaller, so the middle of the picture is not the middle of the map: shift the
  // target away from the camera until it is as far to the upper border as to the lower one.
  const [ahead, rise] = [Math.sin(tilt), Math.cos(tilt) * MARGIN];
  const shift = (above - below) / (rise / halfFree + rise / HALF_HEIGHT);
  const high = below + (shift * rise) / HALF_HEIGHT;
  const distance = Math.max(sideways, high) + shift * ahead;
  const pose = { x: x - Math.sin(turn) * shift, y: y - Math.cos(turn) * shift, distance, turn, tilt };
  return { pose, isWide: sideways > high };
}

/** Moves the table as if the finger held it. */
export function dragged(pose: Pose, viewport: Viewport, from: Pixel, to: Pixel): Pose {
  const [x1, y1] = toTable(pose, viewport, ...from);
  const [x2, y2] = toTable(pose, viewport, ...to);
  return { ...pose, x: pose.x + x1 - x2, y: pose.y + y1 - y2 };
}

/** Two fingers: apart comes closer, twisted turns; the point between them stays. */
export function gripped(
  pose: Pose,
  viewport: Viewport,
  at: Pixel,
  change: { readonly scale: number; readonly twist: number },
): Pose {
  const changed = { ...pose, distance: pose.distance / change.scale, turn: pose.turn + change.twist };
  const [x1, y1] = toTable(pose, viewport, ...at);
  const [x2, y2] = toTable(changed, viewport, ...at);
  return { ...changed, x: pose.x + x1 - x2, y: pose.y + y1 - y2 };
}

/** Walks round the target and leans, for the mouse and for two fingers that move side by side. */
export const orbited = (pose: Pose, viewport: Viewport, dx: number, dy: number): Pose => ({
  ...pose,
  turn: pose.turn - (dx / viewport.width) * Math.PI,
  tilt: pose.tilt - (dy / viewport.height) * Math.PI * 0.5,
});
