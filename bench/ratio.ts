// Times a piece of work well enough for a ratio: the best of several rounds, each long enough for the clock.

const ROUND_MS = 60;
const ROUNDS = 7;

/** Milliseconds per call. */
export function timePerCall(work: () => void): number {
  work();
  let best = Infinity;
  for (let round = 0; round < ROUNDS; round++) {
    let calls = 0;
    const start = performance.now();
    let spent: number;
    do {
      work();
      calls += 1;
      spent = performance.now() - start;
    } while (spent < ROUND_MS);
    best = Math.min(best, spent / calls);
  }
  return best;
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
