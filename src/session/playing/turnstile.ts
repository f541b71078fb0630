// Lets one step through at a time: the next one begins when the one before it is on the disk. So whatever happens to the
// device, at most one step is lost. Steps that come too early wait in their order.

import type { Result } from '../../kernel';
import type { TakenStep } from './step';

type Told<T, Problem> = Result<T, Problem> | Promise<Result<T, Problem>>;

/** A tap that may be a slip of the finger: what was tapped, on which state. */
export type WaitingTap = { readonly command: unknown; readonly seen: unknown };

type Waiting = {
  readonly tap: WaitingTap | null;
  readonly letters: string;
  readonly go: () => Promise<unknown>;
  readonly told: Promise<Result<never, never>>;
};

export type Turnstile = {
  /** The same tap again, before anything came of the first, counts once. */
  readonly pass: <T, Problem>(tap: WaitingTap | null, step: () => Told<T, Problem>) => TakenStep<T, Problem>;
  /** Whoever saves says that it is done. */
  readonly opened: () => void;
  /** Until nobody waits, or nobody can go on. */
  readonly settled: () => Promise<void>;
};

export function makeTurnstile(isOpen: () => boolean, onWaiting: (waiting: number) => void): Turnstile {
  const waiting: Waiting[] = [];
  let stepping: Promise<void> | null = null;

  const begin = (step: Promise<unknown>): void => {
    const ended = (): void => {
      stepping = null;
      next();
    };
    stepping = step.then(ended, ended);
  };
  const next = (): void => {
    if (stepping || !isOpen()) return;
    const first = waiting.shift();
    if (!first) return;
    onWaiting(waiting.length);
    begin(first.go());
  };
  const wait = <T, Problem>(
    tap: WaitingTap | null,
    step: () => Told<T, Problem>,
  ): Promise<Result<T, Problem>> => {
    const letters = tap ? JSON.stringify(tap.command) : '';
    const last = waiting.at(-1);
    if (tap && last && last.tap?.seen === tap.seen && last.letters === letters) return last.told;
    let go: Waiting['go'] = () => Promise.resolve();
    const told = new Promise<Result<T, Problem>>((resolve, reject) => {
      go = async () => {
        try {
          resolve(await step());
        } catch (error) {
          reject(error as Error);
        }
      };
    });
    waiting.push({ tap, letters, go, told: told as Promise<Result<never, never>> });
    onWaiting(waiting.length);
    return told;
  };

  return {
    pass: (tap, step) => {
      if (stepping || waiting.length > 0 || !isOpen()) return { ok: 'later', told: wait(tap, step) };
      const outcome = step();
      if (!(outcome instanceof Promise)) return outcome;
      begin(outcome);
      return { ok: 'later', told: outcome };
    },
    opened: next,
    settled: async () => {
      // Steps end, and others begin, while this waits.
      // oxlint-disable-next-line no-unmodified-loop-condition
      while (stepping) await stepping;
    },
  };
}
