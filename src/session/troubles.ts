// The last errors that nobody expected. Players see a sentence, never a stack; the stacks go along with the file of a game that is
// exported, so that a bug report tells where it happened.

import { asTime, unfitPlace } from '../saves';

/** Plain JSON, and short: what a hostile game makes fail goes into the files of all others. */
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
const MOST_LETTERS = 2000;
const MOST_COMMAND_LETTERS = 4000;
/** So deep a command would lie in the file at most. */
const DEPTH_AROUND = 10;

export function keepTroubles(clock: () => number): Troubles {
  let kept: readonly Trouble[] = [];
  return {
    note: (error, command) => {
      const trouble: Trouble = {
        at: asTime(clock()),
        error: cut(String(error), MOST_LETTERS),
        stack: stackOf(error),
        ...(command !== undefined && { command: shortCommand(command) }),
      };
      // A screen that is drawn again fails in the same way again, and must not push out what came first.
      const isNew = (other: Trouble): boolean =>
        other.error !== trouble.error || other.stack !== trouble.stack || other.command !== trouble.command;
      kept = [...kept.filter(isNew), trouble].slice(-MOST_KEPT);
    },
    list: () => kept,
  };
}

/** Letter by letter, since a slice would keep the whole text in memory. */
const cut = (text: string, most: number): string =>
  text.length <= most ? text : `${Array.from(text.slice(0, most)).join('')}…`;

/** Most engines begin it with the message, which must not push out the places. */
function stackOf(error: unknown): string | null {
  if (!(error instanceof Error) || error.stack === undefined) return null;
  const { stack } = error;
  const message = stack.startsWith(String(error)) ? String(error) : '';
  return cut(message, MOST_LETTERS) + cut(stack.slice(message.length), MOST_LETTERS);
}

/** As it is, or where that is more than a bug report needs, the beginning of its text. */
function shortCommand(command: unknown): unknown {
  if (unfitPlace(command, DEPTH_AROUND) !== undefined) return 'not plain JSON';
  const text = JSON.stringify(command);
  return text.length <= MOST_COMMAND_LETTERS ? command : cut(text, MOST_COMMAND_LETTERS);
}
