// One of the two players of `bench/compareTrees.ts`: plays the games it is handed with the code of one source tree, in
// a thread as `redcell simulate` starts it. A process of its own, so that neither tree warms up, or fills the memory of,
// the other.

import { once } from 'node:events';
import { existsSync } from 'node:fs';
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

/** Older trees load the content in each thread, still older ones start their threads from a file. */
const THREADS = 'src/cli/simulate/thread.ts';
const { threadsWith, threadsFor } = existsSync(urlOf(THREADS)) ? await load(THREADS) : {};
const start = threadsWith
  ? await threadsWith(pack.value)
  : threadsFor
    ? await threadsFor('all')
    : () => new Worker(urlOf('src/cli/simulate/worker.mjs'), { workerData: { name: 'all' }, execArgv: [] });
const thread = start();
await once(thread, 'message');

process.on('message', async ({ name, ...options }) => {
  const [job] = jobsFor(pack.value, {
    stories: storiesNamed(pack.value, name),
    seeds: options.number + 1,
    heroes: [options.heroes],
    difficulties: [options.difficulty],
    tempers: options.tempers,
  }).slice(-1);
  const before = process.cpuUsage();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  thread.postMessage(job);
  const [{ record }] = await once(thread, 'message');
  const { user, system } = process.cpuUsage(before);
  process.send({ record: JSON.stringify(record), spent: (user + system) / 1000 });
});
process.send({ missions: storiesNamed(pack.value, 'all').map(({ id }) => id) });
