// Counts the steps of a piece of work instead of its seconds: looks at letters, runs of patterns, questions to maps and sets.

import { Inflate } from 'fflate';

type Watched = readonly [object: object, method: string, steps: (args: readonly unknown[]) => number];

const one = (): number => 1;
const WATCHED: readonly Watched[] = [
  [String.prototype, 'charCodeAt', one],
  [String.prototype, 'codePointAt', one],
  [RegExp.prototype, 'exec', one],
  [Map.prototype, 'get', one],
  [Map.prototype, 'set', one],
  [Set.prototype, 'has', one],
  [Set.prototype, 'add', one],
  [Array.prototype, 'push', one],
  [Object, 'entries', one],
  // It copies what it was given.
  [Inflate.prototype, 'push', ([piece]) => (piece instanceof Uint8Array ? piece.length : 0)],
];

export function countedWork(work: () => unknown): number {
  const watch = beginWatch();
  try {
    work();
  } finally {
    watch.end();
  }
  return watch.steps();
}

/** Of work that waits for files in between; nothing else may run meanwhile. */
export async function countedWaiting(work: () => Promise<unknown>): Promise<number> {
  const watch = beginWatch();
  try {
    await work();
  } finally {
    watch.end();
  }
  return watch.steps();
}

function beginWatch() {
  let steps = 0;
  const kept = WATCHED.map(
    ([object, method]) => Reflect.get(object, method) as (...args: unknown[]) => unknown,
  );
  for (const [index, [object, method, stepsOf]] of WATCHED.entries()) {
    const original = kept[index];
    Reflect.set(object, method, function watched(this: unknown, ...args: unknown[]) {
      steps += stepsOf(args);
      return original && Reflect.apply(original, this, args);
    });
  }
  const end = (): void => {
    for (const [index, [object, method]] of WATCHED.entries()) Reflect.set(object, method, kept[index]);
  };
  return { steps: () => steps, end };
}
