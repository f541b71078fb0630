// Recorded games that may go another way than they did, and the decision that explains why: [game, step]. From that step
// on the game is not compared. A game that is listed here and does not differ exactly there fails, too.
// `npx tsx tools/replayGames.ts` prints what differs.

/**
 * `nextTo`: a figure that is placed next to somebody is never offered the place it stands on. `regularAllies`: one who
 * survives without an owned elite card comes back (row 111).
 */
const DECISIONS = ['D36', 'D53', 'D54', 'D55', 'D56', 'D57', 'nextTo', 'regularAllies'] as const;
export type Decision = (typeof DECISIONS)[number];

/** Step 0 is the beginning; step n comes after the n-th command. */
export const DIFFERENCES: Readonly<Record<Decision, readonly (readonly [game: number, step: number])[]>> = {
  // Nobody can be reached: all equal targets are offered, not the first of them.
  D36: [
    [570, 74],
    [649, 53],
  ],
  // The order of those behind doors.
  D53: [
    [96, 148],
    [98, 154],
    [102, 166],
    [132, 187],
    [710, 204],
  ],
  D54: [],
  D55: [],
  D56: [],
  D57: [],
  nextTo: [
    [0, 118],
    [7, 180],
    [134, 24],
    [453, 32],
    [635, 132],
    [691, 77],
    [803, 176],
    [839, 123],
  ],
  regularAllies: [
    [870, 200],
    [875, 24],
    [888, 90],
    [895, 144],
    [905, 167],
    [915, 82],
    [918, 274],
    [935, 87],
    [965, 11],
    [980, 27],
    [990, 23],
    [994, 202],
  ],
};

export type Allowed = { readonly step: number; readonly decision: Decision };

export const ALLOWED: ReadonlyMap<number, Allowed> = new Map(
  DECISIONS.flatMap((decision) =>
    DIFFERENCES[decision].map(([game, step]): [number, Allowed] => [game, { step, decision }]),
  ),
);
