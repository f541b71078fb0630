// Runs asynchronous jobs one after another, where two at once would spoil each other's work.

/** Begins the work when all that came before has ended, well or badly; how it ends is told only to whoever handed it in. */
export type Queue = <T>(work: () => Promise<T>) => Promise<T>;

export function makeQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work);
    // A failure must not fail all that comes after it.
    last = turn.catch(() => undefined);
    return turn;
  };
}
