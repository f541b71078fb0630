// How far the players have come: the finished steps, which the game keeps, and the one that the screen shows. Players who
// laid all tiles without a tap say so once at the end.

import type { Command } from '../../../mission';

export type Progress = {
  /** In the order in which they were done. */
  readonly done: ReadonlySet<string>;
  /** `null`: everything is done. */
  readonly current: string | null;
};

/** As the game has it, also after a reload: on with the first step that is not done. */
export function resumed(keys: readonly string[], placed: readonly string[]): Progress {
  const done = new Set(placed.filter((key) => keys.includes(key)));
  return { done, current: keys.find((key) => !done.has(key)) ?? null };
}

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

/** The last tick is taken back, as undo would do it; `null`: there is none. */
export function stepBack(progress: Progress): Progress | null {
  const last = [...progress.done].at(-1);
  return last === undefined ? null : goTo(progress, last);
}

/** Whether the last of all commands ticked one more step: taking it back is a step back. */
export function isTick(commands: readonly Command[]): boolean {
  const [last, before] = [commands.at(-1), commands.at(-2)];
  const count = before?.kind === 'place' ? before.steps.length : 0;
  return last?.kind === 'place' && last.steps.length === count + 1;
}
