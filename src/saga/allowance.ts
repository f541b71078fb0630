// So much of something may still be made. It is taken while things are made, because afterwards the memory is gone.

export type Allowance = {
  /** Whether there was room for so many more. */
  readonly take: (count: number) => boolean;
  /** Nothing more needs to be made: what comes of it is refused. */
  readonly isSpent: () => boolean;
  readonly most: number;
  readonly used: () => number;
};

/** `within`: what all of them may take together. */
export function makeAllowance(most: number, within?: Allowance): Allowance {
  let used = 0;
  const isSpent = (): boolean => used > most || within?.isSpent() === true;
  return {
    take: (count) => {
      used += count;
      if (used <= most) within?.take(count);
      return !isSpent();
    },
    isSpent,
    most,
    used: () => used,
  };
}
