// How the table stands when a browser test begins. Flat and still by default: the same taps, drawn much faster without a
// graphics card. Tests about the 3D board, its camera or its dice say `test.use(BOARD_3D)` and carry its tag, which brings them
// into a browser with WebGL (playwright.config.ts).

import { IS_LONG, sized } from '../sized';

type Settings = Readonly<Record<string, string>>;

export const SETTINGS_KEY = 'CapacitorStorage.settings';
export const CALM: Settings = { board: 'flat', motion: 'reduced', music: 'off' };

/** What the browser's storage holds, as if the players had chosen it before. */
export const calmTable = (port: number) => ({
  cookies: [],
  origins: [
    {
      origin: `http://localhost:${port}`,
      localStorage: [{ name: SETTINGS_KEY, value: JSON.stringify(CALM) }],
    },
  ],
});

export const BOARD_3D = { storageState: { cookies: [], origins: [] } };
export const TAG_3D = '@3d';

/** Where a test is run on both sizes, the tablet has the 3D board. */
export const tableOn = (size: keyof typeof SIZES, has3D = size === 'tablet') => ({
  details: has3D ? { tag: TAG_3D } : {},
  use: { viewport: SIZES[size], ...(has3D ? BOARD_3D : {}) },
});

/** Layouts are looked at on both; everything else on the phone. */
export const SIZES = { phone: { width: 390, height: 844 }, tablet: { width: 1024, height: 768 } } as const;
/** For what works alike on every screen: a short run tries it on the phone. */
export const ON_SCREENS = Object.entries(SIZES).slice(0, sized(1, 2));
/** The same by name. */
export const ON_TABLES: readonly (keyof typeof SIZES)[] = IS_LONG ? ['phone', 'tablet'] : ['phone'];
