// The camera's keys, by their place on the keyboard, so that they lie together on every layout.

import { gripped, type Pixel } from './moves';
import type { CameraDriver } from './driver';
import type { Pose } from './pose';

const STEP = 0.12;
const QUARTER_STEP = Math.PI / 12;
const ZOOM_STEP = 1.18;

/** Moves by a share of what is in view, as the player sees it. */
const walk =
  (right: number, ahead: number) =>
  (pose: Pose): Pose => {
    const far = pose.distance * STEP;
    const [sin, cos] = [Math.sin(pose.turn), Math.cos(pose.turn)];
    return {
      ...pose,
      x: pose.x + (right * cos - ahead * sin) * far,
      y: pose.y - (right * sin + ahead * cos) * far,
    };
  };

const turnBy =
  (angle: number) =>
  (pose: Pose): Pose => ({ ...pose, turn: pose.turn + angle });

const zoomBy =
  (factor: number) =>
  (pose: Pose): Pose => ({ ...pose, distance: pose.distance / factor });

const MOVES: Readonly<Record<string, (pose: Pose) => Pose>> = {
  KeyW: walk(0, 1),
  KeyA: walk(-1, 0),
  KeyS: walk(0, -1),
  KeyD: walk(1, 0),
  ArrowUp: walk(0, 1),
  ArrowLeft: walk(-1, 0),
  ArrowDown: walk(0, -1),
  ArrowRight: walk(1, 0),
  KeyQ: turnBy(-QUARTER_STEP),
  KeyE: turnBy(QUARTER_STEP),
  KeyZ: zoomBy(ZOOM_STEP),
  KeyX: zoomBy(1 / ZOOM_STEP),
};

/** Whether the key was one of the camera's. */
export function pressCameraKey(driver: CameraDriver, code: string): boolean {
  if (code === 'KeyR') {
    driver.showAll();
    return true;
  }
  const move = MOVES[code];
  if (!move) return false;
  driver.steer(move, 'gently');
  return true;
}

/** A notch of a wheel is about 100 pixels; a pinch on a touchpad arrives as a wheel with small steps. */
export function turnWheel(driver: CameraDriver, at: Pixel, delta: number): void {
  const scale = Math.exp(-Math.max(-200, Math.min(200, delta)) * 0.0016);
  driver.steer((pose) => gripped(pose, driver.viewport, at, { scale, twist: 0 }), 'at once');
}
