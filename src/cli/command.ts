// The shape of every `redcell` command. Exit codes: 0 fine, 1 problems were found, 2 used wrongly.

export const EXIT = { fine: 0, problems: 1, usage: 2 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

export type Io = {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  readonly readInput: () => Promise<string>;
  /** Empties the screen; left out where there is none, as in a file. */
  readonly clear?: () => void;
};

export type CliCommand = {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** What `--help` prints below the summary. */
  readonly usage: string;
  readonly run: (args: readonly string[], io: Io) => Promise<ExitCode>;
};
