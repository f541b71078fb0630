// The last errors that nobody expected. Players see a sentence, never a stack; the stacks go along with the file of a game that is
// exported, so that a bug report tells where it happened.

/** Plain JSON. */
export type Trouble = {
  /** Milliseconds. */
  readonly at: number;
  readonly error: string;
  /** Where; some engines and some errors have none. */
  readonly stack: string | null;
  /** The command under way: it is in no journal, since the game stayed as it was. */
  readonly command?: unknown;
};

export type Troubles = {
  readonly note: (error: unknown, command?: unknown) => void;
  /** The newest last. */
  readonly list: () => readonly Trouble[];
};

/** Enough to see what came first, little enough for any file. */
const MOST_KEPT = 20;

export function keepTroubles(clock: () => number): Troubles {
  let kept: readonly Trouble[] = [];
  return {
    note: (error, command) => {
      const stack = error instanceof Error ? (error.stack ?? null) : null;
      const trouble = { at: clock(), error: String(error), stack, ...(command !== undefined && { command }) };
      // A screen that is drawn again fails in the same way again, and must not push out what came first.
      const isNew = (other: Trouble): boolean =>
        other.error !== trouble.error || other.stack !== stack || other.command !== command;
      kept = [...kept.filter(isNew), trouble].slice(-MOST_KEPT);
    },
    list: () => kept,
  };
}
