// The port to a party server: src/platform fills it. A line carries messages in their order until it is closed.

import type { Result } from '../../kernel';
import type { DropReason, JoinRefusal, PartyHello, ToDevice, ToRoom } from '../../party';

export type LineProblem =
  | JoinRefusal
  /** No party server answers at this address. */
  | 'noServer'
  | 'noRoom'
  /** The code leads to another room already. */
  | 'taken'
  | 'tooOften'
  | 'noSpace';

export type PartyLine = { readonly send: (message: ToRoom) => void; readonly close: () => void };

export type LineEvents = {
  readonly onMessage: (message: ToDevice) => void;
  readonly onClosed: (why: DropReason | null) => void;
};

export type PartyCodes = { readonly code: string; readonly watch: string };

export type PartyPort = {
  /** Whether a party server is at hand. */
  readonly isThere: () => Promise<boolean>;
  /** For a page at localhost: the address of this machine in its network. */
  readonly network: () => Promise<string | null>;
  readonly open: (
    codes: PartyCodes,
    base: string,
    hello: PartyHello,
    events: LineEvents,
  ) => Promise<Result<PartyLine, LineProblem>>;
  readonly join: (
    code: string,
    hello: PartyHello,
    events: LineEvents,
  ) => Promise<Result<PartyLine, LineProblem>>;
};
