// Recorded games that may go another way than they did, and the decision that explains why: [game, step]. From that step
// on the game is not compared. A game that is listed here and does not differ exactly there fails, too.
// `npx tsx tools/replayGames.ts` prints what differs.

const DECISIONS = ['D53', 'D54', 'D55', 'D56', 'D57'] as const;
export type Decision = (typeof DECISIONS)[number];

/** Step 0 is the beginning; step n comes after the n-th command. */
export const DIFFERENCES: Readonly<Record<Decision, readonly (readonly [game: number, step: number])[]>> = {
  D53: [],
  D54: [],
  D55: [],
  D56: [],
  D57: [],
};

export type Allowed = { readonly step: number; readonly decision: Decision };

export const ALLOWED: ReadonlyMap<number, Allowed> = new Map(
  DECISIONS.flatMap((decision) =>
    DIFFERENCES[decision].map(([game, step]): [number, Allowed] => [game, { step, decision }]),
  ),
);
