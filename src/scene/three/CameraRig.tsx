// Puts three's camera where the driver says, draws, and tells what the drawing cost. It asks for another frame only
// while the camera is on its way, so a board at rest costs nothing.

import { useFrame, useThree } from '@react-three/fiber';
import { useLayoutEffect, type RefObject } from 'react';
import type { Camera } from 'three';
import type { CameraDriver } from '../camera/driver';
import { formatPose, type Pose } from '../camera/pose';

type Props = { readonly driver: CameraDriver; readonly frame: RefObject<HTMLElement | null> };

export function CameraRig({ driver, frame }: Props) {
  const invalidate = useThree((state) => state.invalidate);
  useLayoutEffect(() => {
    invalidate();
    return driver.whenAwake(() => invalidate());
  }, [driver, invalidate]);

  useFrame(({ gl, scene, camera }, seconds) => {
    const moving = driver.step(seconds);
    if (moving) invalidate();
    placeCamera(camera, driver.shown);
    gl.render(scene, camera);
    if (frame.current) report(frame.current.dataset, gl.info.render, moving ? null : driver.shown);
  }, 1);
  return null;
}

function placeCamera(camera: Camera, { x, y, distance, turn, tilt }: Pose): void {
  const back = Math.sin(tilt) * distance;
  camera.position.set(x + Math.sin(turn) * back, Math.cos(tilt) * distance, y + Math.cos(turn) * back);
  camera.lookAt(x, 0, y);
}

/** Written where a test in a browser can read it, past React. */
function report(data: DOMStringMap, cost: { calls: number; triangles: number }, pose: Pose | null): void {
  data['drawCalls'] = String(cost.calls);
  data['triangles'] = String(cost.triangles);
  data['frames'] = String(Number(data['frames'] ?? 0) + 1);
  // Where the camera came to rest; nobody knows as long as it moves.
  if (pose) data['camera'] = formatPose(pose);
  else delete data['camera'];
}
