// How far the players have come: the finished steps, and the current one. It belongs to the screen, not to the game:
// players who laid all tiles without a tap say so once at the end.

export type Progress = {
  readonly done: ReadonlySet<string>;
  /** `null`: everything is done. */
  readonly current: string | null;
};

export const beginning = (keys: readonly string[]): Progress => ({
  done: new Set(),
  current: keys[0] ?? null,
});

/** The step is done; on to the next one that is not, round to those that were skipped. */
export function finish(keys: readonly string[], { done }: Progress, key: string): Progress {
  const now = new Set(done).add(key);
  const at = keys.indexOf(key);
  const current = [...keys.slice(at + 1), ...keys.slice(0, at)].find((one) => !now.has(one)) ?? null;
  return { done: now, current };
}

/** To any step; one that was done is to be done again. */
export function goTo({ done }: Progress, key: string): Progress {
  const now = new Set(done);
  now.delete(key);
  return { done: now, current: key };
}

/** The step before; `null`: there is none. */
export function stepBack(keys: readonly string[], progress: Progress): Progress | null {
  const before = keys[(progress.current === null ? keys.length : keys.indexOf(progress.current)) - 1];
  return before === undefined ? null : goTo(progress, before);
}
