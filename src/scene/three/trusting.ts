// What a renderer leaves out or puts off, because it would wait for the graphics card meanwhile.

import type { RootState } from '@react-three/fiber';

/** A tap that closes a canvas has been answered by then. */
const LATER = 200;

export function trusting({ gl }: RootState): void {
  // Ours are tested, and every check of three whether a shader compiled waits.
  gl.debug.checkShaderErrors = import.meta.env.DEV;
  // Fiber gives the context back in the very moment in which its canvas goes.
  const giveBack = gl.forceContextLoss;
  gl.forceContextLoss = () => void setTimeout(giveBack, LATER);
}
