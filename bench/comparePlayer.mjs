// One of the two players of `bench/compareTrees.ts`: plays the games it is handed with the code of one source tree, in
// a thread or process as `redcell simulate` starts it. A process of its own, so that neither tree warms up, or fills the
// memory of, the other. With THIS_NODE=1 the newer Node is left alone.

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
const [tree = '.'] = process.argv.slice(2);
const urlOf = (file) => pathToFileURL(path.resolve(tree, file));
const load = (file) => import(urlOf(file).href);
const { CONTENT_DIR, readContentFiles } = await load('src/cli/contentFiles.ts');
const { loadPack } = await load('src/packs/index.ts');
const { jobsFor, storiesNamed } = await load('src/sim/index.ts');

const files = await readContentFiles(CONTENT_DIR);
const pack = files.ok ? loadPack(files.value) : files;
if (!pack.ok) throw new Error(`the content of ${tree} does not load`);

/** Older trees have threads only, still older ones load the content in each of them or start them from a file. */
async function startPlayer() {
  if (existsSync(urlOf('src/cli/simulate/player.ts'))) {
    const { playersWith } = await load('src/cli/simulate/player.ts');
    const { newerNode } = await load('src/cli/simulate/newerNode.ts');
    const start = await playersWith(pack.value, process.env.THIS_NODE ? undefined : await newerNode(0));
    return start();
  }
  const THREADS = 'src/cli/simulate/thread.ts';
  const { threadsWith, threadsFor } = existsSync(urlOf(THREADS)) ? await load(THREADS) : {};
  const start = threadsWith
    ? await threadsWith(pack.value)
    : threadsFor
      ? await threadsFor('all')
      : () => new Worker(urlOf('src/cli/simulate/worker.mjs'), { workerData: { name: 'all' }, execArgv: [] });
  const thread = start();
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    play: (job) => thread.postMessage(job),
    onMessage: (listener) => thread.on('message', listener),
  };
}

/** What this process and that of its player have spent so far, in milliseconds. */
function spentSoFar() {
  const { user, system } = process.cpuUsage();
  const own = (user + system) / 1000;
  if (player.pid === undefined) return own;
  // After the name of the command, which may have blanks: user and system time are the 12th and 13th, in hundredths.
  const fields = readFileSync(`/proc/${player.pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return own + (Number(fields[11]) + Number(fields[12])) * 10;
}

const player = await startPlayer();
const answers = [];
const waiting = [];
player.onMessage((message) => (waiting.shift() ?? ((one) => answers.push(one)))(message));
const nextMessage = () =>
  new Promise((resolve) => (answers.length > 0 ? resolve(answers.shift()) : waiting.push(resolve)));
await nextMessage();

process.on('message', async ({ name, ...options }) => {
  const [job] = jobsFor(pack.value, {
    stories: storiesNamed(pack.value, name),
    seeds: options.number + 1,
    heroes: [options.heroes],
    difficulties: [options.difficulty],
    tempers: options.tempers,
  }).slice(-1);
  const before = spentSoFar();
  player.play(job);
  const { record } = await nextMessage();
  process.send({ record: JSON.stringify(record), spent: spentSoFar() - before });
});
process.send({ missions: storiesNamed(pack.value, 'all').map(({ id }) => id) });
