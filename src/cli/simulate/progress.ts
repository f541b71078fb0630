// The progress of a long run: a bar on a terminal, now and then a line elsewhere. Always on standard error.

type Progress = { readonly tick: () => void; readonly end: () => void };

const WIDTH = 30;
/** Where there is no terminal: so many lines at most. */
const LINES = 10;

export type ProgressOptions = {
  readonly stream?: Pick<NodeJS.WriteStream, 'write' | 'isTTY'>;
  /** Milliseconds. */
  readonly now?: () => number;
};

export function makeProgress(
  total: number,
  { stream = process.stderr, now = () => performance.now() }: ProgressOptions = {},
): Progress {
  let done = 0;
  const started = now();
  const line = (): string => progressLine(done, total, (now() - started) / 1000);
  const bar = (): string => {
    const full = Math.round((done / Math.max(1, total)) * WIDTH);
    return `\r[${'#'.repeat(full)}${'.'.repeat(WIDTH - full)}] ${line()}\u001B[K`;
  };
  const every = Math.max(1, Math.ceil(total / LINES));
  return {
    tick: () => {
      done += 1;
      if (stream.isTTY) stream.write(bar());
      else if (done % every === 0 && total > LINES) stream.write(`${line()}\n`);
    },
    end: () => {
      if (stream.isTTY) stream.write(`\r${line()}\u001B[K\n`);
    },
  };
}

/** Games per second, and how long the rest takes if it goes on like that. */
export function progressLine(done: number, total: number, seconds: number): string {
  const rate = done / Math.max(seconds, 0.001);
  const speed = `${done} of ${total} games, ${rate.toFixed(1)} a second`;
  return done < total
    ? `${speed}, ${timeOf((total - done) / rate)} left`
    : `${speed}, ${timeOf(seconds)} in all`;
}

function timeOf(seconds: number): string {
  const whole = Math.ceil(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
