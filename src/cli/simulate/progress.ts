// The progress of a long run: a bar on a terminal, now and then a line elsewhere. Always on standard error.

type Progress = { readonly tick: () => void; readonly end: () => void };

const WIDTH = 30;
/** Where there is no terminal: so many lines at most. */
const LINES = 10;

export function makeProgress(total: number, stream: NodeJS.WriteStream = process.stderr): Progress {
  let done = 0;
  const started = performance.now();
  const rest = (): string => {
    const left = ((performance.now() - started) / Math.max(1, done)) * (total - done);
    return `${Math.ceil(left / 1000)} s left`;
  };
  const bar = (): string => {
    const full = Math.round((done / Math.max(1, total)) * WIDTH);
    return `\r[${'#'.repeat(full)}${'.'.repeat(WIDTH - full)}] ${done} of ${total} games, ${rest()}\u001B[K`;
  };
  const every = Math.max(1, Math.ceil(total / LINES));
  return {
    tick: () => {
      done += 1;
      if (stream.isTTY) stream.write(bar());
      else if (done % every === 0 && total > LINES) stream.write(`${done} of ${total} games\n`);
    },
    end: () => {
      if (stream.isTTY) stream.write('\r\u001B[K');
    },
  };
}
