// Times a piece of work well enough for a ratio: the best of several rounds, each long enough for the clock.

const ROUND_MS = 60;
const ROUNDS = 7;

/** Milliseconds per call. */
export const timePerCall = (work: () => void): number => timeInTurn({ work }).work;

/** The same for several pieces of work, round by round in turn, so that whatever slows the machine slows them all. */
export function timeInTurn<K extends string>(works: Readonly<Record<K, () => void>>): Record<K, number> {
  const names = Object.keys(works) as K[];
  const best = Object.fromEntries(names.map((name) => [name, Infinity])) as Record<K, number>;
  for (const name of names) works[name]();
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of names) best[name] = Math.min(best[name], timeRound(works[name]));
  }
  return best;
}

function timeRound(work: () => void): number {
  let calls = 0;
  const start = performance.now();
  let spent: number;
  do {
    work();
    calls += 1;
    spent = performance.now() - start;
  } while (spent < ROUND_MS);
  return spent / calls;
}

/** The exponent of growth: 1 where twice the size takes twice the time. */
export function slope(sizes: readonly number[], times: readonly number[]): number {
  const xs = sizes.map(Math.log);
  const ys = times.map(Math.log);
  const mean = (list: readonly number[]): number => list.reduce((sum, value) => sum + value, 0) / list.length;
  const [mx, my] = [mean(xs), mean(ys)];
  const over = xs.reduce((sum, x, i) => sum + (x - mx) * ((ys[i] ?? 0) - my), 0);
  return over / xs.reduce((sum, x) => sum + (x - mx) ** 2, 0);
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  if (low === undefined || high === undefined) throw new Error('nothing to take the median of');
  return (low + high) / 2;
}
