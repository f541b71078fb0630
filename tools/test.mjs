// npm test: sets everything up, a browser included, runs all checks and ends with one line that counts them.
// npm run test:long: the same tests at full size (fuzz, balance, recorded games, every party), a journey in WebKit and in
// Firefox, mends that are taken out again, and planted mistakes.
// Every step runs even if an earlier one failed, so that one run tells everything there is to mend.

import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { ensureNewerNode } from './newerNode.mjs';
import { ensureBrowser, ensureEngines, ensurePackages, ensureRedis, ROOT, run } from './setup.mjs';

const IS_LONG = process.argv.includes('--long');
const RESULTS = join(ROOT, 'test-results');
const UNIT = join(RESULTS, 'unit.json');
const BROWSER = join(RESULTS, 'browser.json');
const ENGINES = join(RESULTS, 'engines.json');

ensurePackages();
ensurePackages(join(ROOT, 'tools/cap'));
ensureNewerNode();
process.env.CHROMIUM_PATH = ensureBrowser();
process.env.E2E_PORT = String(await freePort());
if (IS_LONG && !ensureRedis()) console.log('Skipped: redis-server is missing and cannot be installed.');
if (IS_LONG) Object.assign(process.env, { REDCELL_LONG: '1', ALL_PARTIES: '1' });
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

const asCounts = (status) => (status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

const script = (name) => () => asCounts(run('npm', ['run', '-s', name]));

/** Runs for half an hour: its output is told as it comes, also while another one talks. */
const trial = (name) => () =>
  new Promise((resolve) => {
    spawn('npm', ['run', '-s', name], { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] })
      .on('error', () => resolve(asCounts(1)))
      .on('close', (status) => resolve(asCounts(status)));
  });

/** Its output is told at its end, so that checks side by side do not talk at once. */
const check = (name) => () =>
  new Promise((resolve) => {
    const child = spawn('npm', ['run', '-s', name], { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    child.on('error', ({ message }) => resolve({ ...asCounts(1), output: message }));
    child.on('close', (status) => resolve({ ...asCounts(status), output }));
  });

function unit() {
  const status = run('npx', [
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${UNIT}`,
  ]);
  return counted(UNIT, status, ({ numPassedTests, numFailedTests }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
  }));
}

const browser = () => playwright(BROWSER, []);

/** The journey in WebKit and Firefox, where they are to be had. */
function engines() {
  const missing = ensureEngines();
  if (missing.length === 0) return playwright(ENGINES, ['-c', 'playwright.engines.config.ts']);
  console.log(
    `Skipped: these packages of Debian are missing and cannot be installed: ${missing.join(', ')}.`,
  );
  return { passed: 0, failed: 0 };
}

function playwright(report, args) {
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const status = run('npx', ['playwright', 'test', ...args, '--reporter=list,json'], { env });
  return counted(report, status, ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
  }));
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** A runner that failed without a failed test (a crash, no tests at all) counts as one failure. */
function counted(file, status, read) {
  const { passed, failed } = existsSync(file)
    ? read(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failed: 0 };
  return { passed, failed: failed === 0 && (status !== 0 || passed === 0) ? 1 : failed };
}

/** Two at a time: most of them use one core. The longest begin. */
const CHECKS = {
  format: check('check:format'),
  types: check('check:types'),
  shape: check('check:shape'),
  'dead code': check('check:dead'),
  content: check('check:content'),
  lint: check('check:lint'),
};
const SHORT = {
  'unit tests': unit,
  build: script('build'),
  size: script('check:size'),
  'native projects': script('check:native'),
  'browser tests': browser,
};
const LONG = {
  'unit tests': unit,
  build: script('build'),
  'browser tests': browser,
  'other engines': engines,
};
/** Each uses little more than one core. */
const TRIALS = {
  mutation: trial('test:mutation'),
  mends: trial('test:mends'),
};

const total = { passed: 0, failed: 0 };
const failedSteps = [];
const seconds = {};

/** `output`: what a step has not told yet. */
function count(name, began, { passed, failed, output = '' }) {
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) failedSteps.push(name);
  seconds[name] = (Date.now() - began) / 1000;
  if (output !== '') console.log(output.trimEnd());
  console.log(`   ${name}: ${failed === 0 ? 'fine' : `${failed} failed`} (${seconds[name].toFixed(1)} s)`);
}

async function twoAtATime(steps) {
  console.log(`\n── ${Object.keys(steps).join(', ')}`);
  const waiting = Object.entries(steps);
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, step] = next;
      const began = Date.now();
      count(name, began, await step());
    }
  };
  await Promise.all([lane(), lane()]);
}

if (!IS_LONG) await twoAtATime(CHECKS);
for (const [name, step] of Object.entries(IS_LONG ? LONG : SHORT)) {
  console.log(`\n── ${name}`);
  const began = Date.now();
  count(name, began, step());
}
if (IS_LONG) await twoAtATime(TRIALS);
const spent = Object.entries(seconds).map(([name, time]) => `${name} ${time.toFixed(0)}`);
console.log(`\nSeconds: ${spent.join(', ')}`);
if (failedSteps.length > 0) console.log(`\nFailed: ${failedSteps.join(', ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
