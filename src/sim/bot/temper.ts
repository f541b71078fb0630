// How players differ: the same thoughts with other weights.

export const TEMPERS = ['steady', 'rash', 'careful'] as const;
export type Temper = (typeof TEMPERS)[number];

/** What each consideration counts for; 1 is how most people play. */
export type Weights = {
  readonly fight: number;
  readonly goal: number;
  readonly danger: number;
  readonly rest: number;
  readonly loot: number;
  readonly strain: number;
};

export const WEIGHTS: Readonly<Record<Temper, Weights>> = {
  steady: { fight: 1, goal: 1, danger: 1, rest: 1, loot: 1, strain: 1 },
  rash: { fight: 1.1, goal: 1.25, danger: 0.4, rest: 0.6, loot: 0.6, strain: 0.6 },
  careful: { fight: 1.1, goal: 0.85, danger: 1.8, rest: 1.4, loot: 1.3, strain: 1.4 },
};
