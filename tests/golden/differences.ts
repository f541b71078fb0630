// Recorded games that may go another way than they did, and the decision that explains why: [game, step]. From that step
// on the game is not compared. A game that is listed here and does not differ exactly there fails, too.
// `npx tsx tools/replayGames.ts` prints what differs.

/**
 * `nextTo`: a figure that is placed next to somebody is never offered the place it stands on.
 * `toldCount`: told play asks how many figures have fallen before threat is paid for them (row 53).
 * `regularAllies`: one who survives without an owned elite card comes back (row 111).
 * `closingDoor`: a door that closes pushes large figures, and told play asks the players to see to it (5.8).
 */
const DECISIONS = [
  'D36',
  'D53',
  'D54',
  'D55',
  'D56',
  'D57',
  'D58',
  'toldCount',
  'nextTo',
  'regularAllies',
  'closingDoor',
] as const;
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
    [710, 204],
  ],
  D54: [],
  D55: [],
  D56: [],
  D57: [],
  // Figures that come back before the first one acts take part.
  D58: [
    [21, 155],
    [42, 218],
    [45, 185],
    [48, 163],
    [51, 152],
    [53, 64],
    [60, 22],
    [64, 52],
    [70, 46],
    [80, 13],
    [85, 173],
    [86, 107],
    [88, 109],
    [89, 181],
    [91, 143],
    [101, 51],
    [124, 84],
    [128, 157],
    [132, 13],
    [135, 48],
    [138, 179],
    [146, 123],
    [148, 45],
    [149, 179],
    [152, 37],
    [157, 77],
    [160, 108],
    [163, 144],
    [164, 141],
    [165, 142],
    [581, 74],
    [624, 87],
    [631, 143],
    [641, 16],
    [679, 119],
    [680, 124],
    [684, 68],
    [738, 50],
    [763, 69],
    [784, 98],
    [824, 132],
    [843, 185],
  ],
  // The players had counted a figure as fallen: exactly that one comes back.
  toldCount: [[827, 78]],
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
  closingDoor: [
    [215, 84],
    [284, 86],
    [285, 45],
    [313, 57],
    [382, 78],
    [383, 40],
    [621, 145],
    [662, 103],
    [704, 156],
    [718, 131],
    [852, 81],
  ],
};

export type Allowed = { readonly step: number; readonly decision: Decision };

export const ALLOWED: ReadonlyMap<number, Allowed> = new Map(
  DECISIONS.flatMap((decision) =>
    DIFFERENCES[decision].map(([game, step]): [number, Allowed] => [game, { step, decision }]),
  ),
);
