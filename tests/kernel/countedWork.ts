// Counts the steps of a piece of work instead of its seconds: looks at letters, runs of patterns, questions to maps and sets, and
// whatever walks a whole list or text, by its length.

type Watched = readonly [object: object, method: string, steps: (on: unknown, result: unknown) => number];

const one = (): number => 1;
const each = (on: unknown): number => 1 + (on as ArrayLike<unknown>).length;
/** Letters are compared many at a time, so they weigh less than items of a list. */
const letters = (on: unknown): number => 1 + (on as string).length / 16;
const made = (_: unknown, result: unknown): number =>
  1 + (typeof result === 'string' ? result.length / 16 : 0);

const LIST_WALKS = [
  'includes',
  'indexOf',
  'find',
  'findIndex',
  'some',
  'every',
  'filter',
  'flatMap',
  'map',
  'reduce',
  'sort',
  'toSorted',
  'toReversed',
] as const;
const TEXT_WALKS = ['split', 'replace', 'replaceAll', 'matchAll', 'includes', 'indexOf'] as const;

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
  ...LIST_WALKS.map((method): Watched => [Array.prototype, method, each]),
  ...TEXT_WALKS.map((method): Watched => [String.prototype, method, letters]),
  [JSON, 'stringify', made],
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
      const result: unknown = original && Reflect.apply(original, this, args);
      steps += stepsOf(this, result);
      return result;
    });
  }
  const end = (): void => {
    for (const [index, [object, method]] of WATCHED.entries()) Reflect.set(object, method, kept[index]);
  };
  return { steps: () => steps, end };
}
