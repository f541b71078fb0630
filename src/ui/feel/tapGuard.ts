// Drops a second tap that was meant for a screen that is gone: a double tap by mistake would end a phase unseen.
// Touches are told apart by time; a mouse counts its clicks itself; keys are always meant.

/** Milliseconds in which nobody reads what has just come up. */
const TOO_SOON = 400;

export type Tap = {
  /** `mouse`, `touch`, `pen`; empty where the browser does not say. */
  readonly pointer: string;
  /** The how manieth in a row; none by keyboard. */
  readonly count: number;
  /** On the one thing to do. */
  readonly isMain: boolean;
};

export type TapGuard = {
  /** What the taps are about from now on. */
  readonly shows: (what: string) => void;
  /** Whether a tap counts. */
  readonly takes: (tap: Tap) => boolean;
};

export function tapGuard(now: () => number): TapGuard {
  let shown = '';
  let changedAt = -Infinity;
  let mainAt = -Infinity;
  let hasChanged = false;

  const isSlip = ({ pointer, count, isMain }: Tap): boolean => {
    if (count === 0) return false;
    if (pointer === 'mouse') return count > 1 && (hasChanged || isMain);
    return now() - changedAt < TOO_SOON || (isMain && now() - mainAt < TOO_SOON);
  };
  return {
    shows: (what) => {
      if (what === shown) return;
      shown = what;
      changedAt = now();
      hasChanged = true;
    },
    takes: (tap) => {
      if (isSlip(tap)) return false;
      hasChanged = false;
      if (tap.isMain) mainAt = now();
      return true;
    },
  };
}
