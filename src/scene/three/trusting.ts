// Shaders that were tested need no asking whether they compiled: every such question waits for the graphics card.

import type { RootState } from '@react-three/fiber';

export function trusting({ gl }: RootState): void {
  gl.debug.checkShaderErrors = import.meta.env.DEV;
}
