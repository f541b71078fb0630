// Time that passes only when everybody waits: slow disks and quick fingers without a slow test.

export type VirtualTime = {
  readonly now: () => number;
  readonly sleep: (milliseconds: number) => Promise<void>;
  /** Lets time pass up to a moment, and everything happen that is due by then. */
  readonly passTo: (moment: number) => Promise<void>;
};

type Sleeper = { readonly at: number; readonly wake: () => void };

/** Until nobody has anything to do at this moment. */
const idle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

export function virtualTime(): VirtualTime {
  let time = 0;
  let sleepers: readonly Sleeper[] = [];
  return {
    now: () => time,
    sleep: (milliseconds) =>
      new Promise((wake) => {
        sleepers = [...sleepers, { at: time + milliseconds, wake }];
      }),
    passTo: async (moment) => {
      for (;;) {
        await idle();
        const [next] = sleepers.toSorted((one, other) => one.at - other.at);
        if (!next || next.at > moment) break;
        sleepers = sleepers.filter((sleeper) => sleeper !== next);
        time = next.at;
        next.wake();
      }
      time = moment;
    },
  };
}
