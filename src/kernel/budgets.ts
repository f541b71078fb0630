// What each entrance of the app may cost. Whoever reads something from elsewhere takes its limits from here, the tests hold
// the counted work against them, and docs/budgets.md is written from the same rows.

const KB = 1024;
const MB = 1024 * KB;

/** `bytes` are checked before anything is read; `work`: looks at one letter or byte, at most; `memory`: bytes at one time. */
export type Budget = {
  readonly bytes: number;
  readonly work: number;
  readonly memory: number;
  /** Whatever else is bounded. */
  readonly most?: Readonly<Record<string, number>>;
};

export const BUDGETS = {
  /** A save has 0.7 MB after 2,000 commands: this is room for more than 60,000. */
  save: { bytes: 24 * MB, work: 40, memory: 200 * MB, most: { depth: 100 } },
  /** One JSON file of a pack, loose or packed. */
  pack: { bytes: 8 * MB, work: 40, memory: 100 * MB, most: { depth: 100, values: 100_000 } },
  zip: {
    bytes: 32 * MB,
    work: 40,
    memory: 100 * MB,
    most: { entries: 2000, unpacked: 24 * MB, ratio: 100 },
  },
  saga: { bytes: 8 * MB, work: 40, memory: 100 * MB, most: { depth: 60 } },
  /** A file that a player has fetched by its address. */
  link: { bytes: 32 * MB, work: 2, memory: 100 * MB, most: { seconds: 60 } },
  /** What the address of a page says: a map, figures, doors. */
  address: { bytes: 16 * KB, work: 40, memory: MB, most: { tiles: 120, figures: 60, doors: 60 } },
  ask: { bytes: 8 * MB, work: 40, memory: 100 * MB, most: { depth: 100 } },
  /** Each file that `redcell check` reads. */
  check: { bytes: 8 * MB, work: 40, memory: 100 * MB, most: { depth: 100, values: 100_000 } },
} as const satisfies Readonly<Record<string, Budget>>;

export type Entrance = keyof typeof BUDGETS;
