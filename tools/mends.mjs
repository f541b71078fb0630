// npm run test:mends: takes every mend of tools/mends/list.mjs out again, one at a time, and runs the test that holds it. A mend
// whose absence no test notices is a failure. Works on a copy of what git knows, so nothing here is touched.
//   --only words   only rows with these words

import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { MENDS } from './mends/list.mjs';
import { fail, ROOT } from './setup.mjs';

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
const rows = MENDS.filter((row) => JSON.stringify(row).includes(values.only));

const COPY = join(ROOT, '.mends-tmp');
const REPORT = join(COPY, 'report.json');
/** Without its mend a test may wait for ever, which is noticed, too. The longest of them takes a tenth of this. */
const PATIENCE = 600_000;

// Full size says nothing more here.
delete process.env.REDCELL_LONG;

function copyTree() {
  rmSync(COPY, { recursive: true, force: true });
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  for (const file of listed.split('\0').filter((name) => name !== '' && !name.startsWith('tests/e2e/')))
    copyFile(file);
  symlinkSync(join(ROOT, 'node_modules'), join(COPY, 'node_modules'));
}

function copyFile(file) {
  mkdirSync(dirname(join(COPY, file)), { recursive: true });
  cpSync(join(ROOT, file), join(COPY, file));
}

/** The name of the first test that failed, if any; `null`: it did not end. */
function failuresOf(tests) {
  rmSync(REPORT, { force: true });
  const args = ['vitest', 'run', ...tests, '--bail=1', '--reporter=json', `--outputFile.json=${REPORT}`];
  const { signal } = spawnSync('npx', args, {
    cwd: COPY,
    timeout: PATIENCE,
    killSignal: 'SIGKILL',
    stdio: 'ignore',
  });
  if (signal) return null;
  const { testResults } = JSON.parse(readFileSync(REPORT, 'utf8'));
  return testResults.flatMap(({ assertionResults, status, message }) => {
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName }) => fullName);
    return status === 'failed' && failed.length === 0 ? [`does not load: ${message}`] : failed;
  });
}

copyTree();
const tests = [...new Set(rows.map(({ test }) => test))];
const before = failuresOf(tests);
if (before === null || before.length > 0)
  fail(`These fail with all mends in place:\n${before?.join('\n') ?? 'they do not end'}`);

let unnoticed = 0;
let attack = '';
for (const row of rows) {
  if (row.attack !== attack) console.log(`\n${(attack = row.attack)}`);
  const path = join(COPY, row.file);
  const text = readFileSync(path, 'utf8');
  if (text.split(row.find).length !== 2) fail(`${row.file} does not hold this exactly once: ${row.find}`);
  writeFileSync(
    path,
    text.replace(row.find, () => row.left),
  );
  const failures = failuresOf([row.test]);
  writeFileSync(path, text);
  const isNoticed = failures === null || failures.length > 0;
  if (!isNoticed) unnoticed++;
  console.log(`  ${isNoticed ? 'noticed' : 'NOT NOTICED'}  without: ${row.mend}`);
  console.log(
    `           ${row.test}: ${failures === null ? 'does not end' : `${failures[0] ?? 'all passed'}`}`,
  );
}
rmSync(COPY, { recursive: true, force: true });
console.log(`\n${rows.length - unnoticed} of ${rows.length} mends are held by their test.`);
process.exit(unnoticed === 0 ? 0 : 1);
