// Where the camera stands by itself: so near that the action is large, so far that nothing of it lies outside of the
// picture or under the buttons on it.

import { boundsOfSpaces, type Bounds } from '../build/bounds';
import type { BoardSpot } from '../view';
import { fit, type CameraLimits } from './moves';
import { HALF_HEIGHT, type Pose, type Viewport } from './pose';

/** Nothing is gained by coming nearer than this many pixels for a space. */
const LARGE_ENOUGH = 56;
/** Coming only a little nearer would cut off the rest of the map for nothing. */
const WORTHWHILE = 0.7;

type Framed = Pick<BoardSpot, 'spaces' | 'around'>;

/** The spaces and what lies around them, as far as there is a map; all of the map where that is hardly farther away. */
export function framedPose(
  { spaces, around }: Framed,
  map: Bounds,
  viewport: Viewport,
  turn: number,
  tilt: CameraLimits['tilt'],
): Pose {
  const home = fit(map, viewport, turn, tilt);
  if (spaces.length === 0) return home;
  const { left, top, right, bottom } = boundsOfSpaces(spaces.map(([x, y]) => ({ x, y })));
  const wanted = {
    left: Math.max(left - around, Math.min(left, map.left)),
    top: Math.max(top - around, Math.min(top, map.top)),
    right: Math.min(right + around, Math.max(right, map.right)),
    bottom: Math.min(bottom + around, Math.max(bottom, map.bottom)),
  };
  const near = fit(wanted, viewport, turn, tilt);
  const distance = Math.max(near.distance, viewport.height / (2 * HALF_HEIGHT * LARGE_ENOUGH));
  return distance < home.distance * WORTHWHILE ? { ...near, distance } : home;
}
