// What each entrance of the app may cost. Whoever reads something from elsewhere takes the limits from here, tests hold the
// counted work against them, and docs/budgets.md is written from the same rows.

const KB = 1024;
const MB = 1024 * KB;

export type Budget = {
  /** What comes in there. */
  readonly what: string;
  /** Checked before anything is read. */
  readonly bytes: number;
  /** Steps for each byte, at most: looks at a letter, runs of a pattern, questions to a table. */
  readonly work: number;
  /** Whatever else is bounded. */
  readonly most?: Readonly<Record<string, number>>;
};

/** Heap that the largest and worst file of any entrance needs, all of the app beside it. */
export const MOST_MEMORY = 512 * MB;

export const BUDGETS = {
  // After 2,000 commands a save has 0.7 MB: this is room for more than 40,000. It has a value for every 11 letters, so
  // the largest one has 1.6 million of them.
  save: {
    what: 'A saved game that is opened as a file',
    bytes: 16 * MB,
    work: 6,
    most: { depth: 100, values: 2_000_000, chunks: 2000 },
  },
  pack: {
    what: 'A JSON file of a pack, loose or packed',
    bytes: 8 * MB,
    work: 6,
    most: { depth: 100, values: 100_000 },
  },
  zip: {
    what: 'A zip: a pack, or Saga missions',
    bytes: 32 * MB,
    work: 2,
    most: { entries: 2000, unpacked: 24 * MB, ratio: 100, packs: 300 },
  },
  // Inside are games and packs, which their own entrances check again.
  copy: {
    what: 'A copy of all games, packs and settings',
    bytes: 32 * MB,
    work: 2,
    most: { file: 32 * MB, unpacked: 192 * MB },
  },
  saga: { what: 'A Saga mission, campaign or translation', bytes: 8 * MB, work: 30, most: { depth: 60 } },
  link: { what: 'A file that a player fetches by its link', bytes: 32 * MB, work: 1, most: { seconds: 60 } },
  address: {
    what: 'The address of a page: a map, figures, doors',
    bytes: 16 * KB,
    work: 6,
    most: { tiles: 120, figures: 60, doors: 60 },
  },
  // Orders of one line can be carried out for hours: `steps` bounds what `spendWork` counts, all scenarios together.
  ask: {
    what: 'The scenarios of `redcell ask`',
    bytes: 8 * MB,
    work: 6,
    most: { depth: 100, steps: 100_000_000 },
  },
  check: {
    what: 'A file that `redcell check` reads',
    bytes: 8 * MB,
    work: 6,
    most: { depth: 100, values: 100_000 },
  },
} as const satisfies Readonly<Record<string, Budget>>;
