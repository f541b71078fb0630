// Skips three's check whether a shader compiled: ours are tested, and every such check waits for the graphics card.

import type { RootState } from '@react-three/fiber';

export function trusting({ gl }: RootState): void {
  gl.debug.checkShaderErrors = import.meta.env.DEV;
}
