// How the table stands when a browser test begins. Flat and still by default: the same taps, drawn much faster without a
// graphics card. Tests about the 3D board, its camera or its dice say `test.use(BOARD_3D)`.

type Settings = Readonly<Record<string, string>>;

export const SETTINGS_KEY = 'CapacitorStorage.settings';
export const CALM: Settings = { board: 'flat', motion: 'reduced' };

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

/** Layouts are looked at on both; everything else on the phone. */
export const SIZES = { phone: { width: 390, height: 844 }, tablet: { width: 1024, height: 768 } } as const;
