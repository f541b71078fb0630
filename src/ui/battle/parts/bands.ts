import type { RulerBand } from '../../../legion';

export const BANDS = [0, 1, 2, 3, 4] as const satisfies readonly RulerBand[];
export const COVERS = [0, 1, 2] as const;
