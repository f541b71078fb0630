// What a save costs after 10 and after 10,000 commands: letters written and time spent, as ratios to the shortest game.
// Time is only compared within one run. Run with: npx tsx bench/saves.ts

import { memoryFiles, openSaves, type FileStore } from '../src/session';
import { roll, TOY } from '../tests/saves/toyGame';
import { median } from './ratio';

const LENGTHS = [10, 100, 1000, 10_000];
/** A whole stretch of saves, so that full and empty chunks weigh the same everywhere. */
const SAVES = 100;
const MOST = { letters: 1.5, time: 2 };
/** About 40 kB of state, as in a large mission. */
const SETUP = { seed: 'bench', size: 10_000, roundLength: 25 };

type Row = {
  readonly length: number;
  readonly letters: number;
  readonly time: number;
  readonly open: number;
};

function countingFiles(): { readonly files: FileStore; readonly letters: () => number } {
  const files = memoryFiles();
  let letters = 0;
  return {
    letters: () => letters,
    files: {
      ...files,
      write: (name, text) => {
        letters += text.length;
        return files.write(name, text);
      },
      swap: (name, text, expected) => {
        letters += text.length;
        return files.swap(name, text, expected);
      },
    },
  };
}

async function measure(length: number): Promise<Row> {
  let ids = 0;
  const { files, letters } = countingFiles();
  const fail = (error: unknown): never => {
    throw error;
  };
  const saves = openSaves({ files, clock: () => 0, newId: () => `id${ids++}`, onTrouble: fail });
  const created = await saves.create(1, TOY, SETUP);
  if (!created.ok) throw new Error(created.error.code);
  const game = created.value;
  for (let played = 0; played < length; played++) {
    game.dispatch(roll(played));
    await game.flush();
  }

  const before = letters();
  const times: number[] = [];
  for (let save = 0; save < SAVES; save++) {
    const start = performance.now();
    game.dispatch(roll(save));
    await game.flush();
    times.push(performance.now() - start);
  }
  const start = performance.now();
  const loaded = await saves.load(1, TOY);
  if (!loaded.ok) throw new Error(loaded.error.code);
  return {
    length,
    letters: (letters() - before) / SAVES,
    time: median(times),
    open: performance.now() - start,
  };
}

// The first round warms the engine up.
await measure(LENGTHS[0] ?? 0);
const rows: Row[] = [];
for (const length of LENGTHS) rows.push(await measure(length));

const [first] = rows;
let worst = { letters: 0, time: 0 };
console.log('commands   letters per save   ratio   ms per save   ratio   ms to open the game');
for (const { length, letters, time, open } of rows) {
  const ratio = { letters: letters / (first?.letters ?? 1), time: time / (first?.time ?? 1) };
  worst = { letters: Math.max(worst.letters, ratio.letters), time: Math.max(worst.time, ratio.time) };
  console.log(
    String(length).padStart(8),
    letters.toFixed(0).padStart(18),
    ratio.letters.toFixed(2).padStart(7),
    time.toFixed(2).padStart(13),
    ratio.time.toFixed(2).padStart(7),
    open.toFixed(0).padStart(21),
  );
}
process.exitCode = worst.letters > MOST.letters || worst.time > MOST.time ? 1 : 0;
