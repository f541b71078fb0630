// One of the two players of `bench/compareTrees.ts`: plays the games it is handed with the code of one source tree.
// A process of its own, so that neither tree warms up, or fills the memory of, the other.

import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { register } from 'tsx/esm/api';

register();
const [tree = '.'] = process.argv.slice(2);
const load = (file) => import(pathToFileURL(path.resolve(tree, file)).href);
const { CONTENT_DIR, readContentFiles } = await load('src/cli/contentFiles.ts');
const { loadPack } = await load('src/packs/index.ts');
const { jobsFor, runJob, storiesNamed } = await load('src/sim/index.ts');

const files = await readContentFiles(CONTENT_DIR);
const pack = files.ok ? loadPack(files.value) : files;
if (!pack.ok) throw new Error(`the content of ${tree} does not load`);

process.on('message', ({ name, ...options }) => {
  const [job] = jobsFor(pack.value, {
    stories: storiesNamed(pack.value, name),
    seeds: options.number + 1,
    heroes: [options.heroes],
    difficulties: [options.difficulty],
    tempers: options.tempers,
  }).slice(-1);
  const before = process.cpuUsage();
  const record = runJob(pack.value, job);
  const { user, system } = process.cpuUsage(before);
  process.send({ record: JSON.stringify(record), spent: (user + system) / 1000 });
});
process.send({ missions: storiesNamed(pack.value, 'all').map(({ id }) => id) });
