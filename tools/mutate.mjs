// npm run test:mutation: plants mistakes one at a time, a fixed sample per room, and counts those that the tests of the
// room notice. Mistakes that live are listed in test-results/mutation.md. docs/mutation.md explains it.
//   --rooms imperial,saga   only these        --mutants 14   how many per room
//   --seed words            another sample    --least 85     fails if a room scores less (in percent)

import { Stryker } from '@stryker-mutator/core';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { choose } from './mutation/onlySample.mjs';
import { keyOf, rangeIn, sampleOf } from './mutation/places.mjs';
import { isSeenByCompiler } from './mutation/typeCheck.mjs';
import { fail, ROOT } from './setup.mjs';

/** What else holds a room, besides tests/<room>. */
const ALSO = { saves: ['tests/session/runningGame.test.ts', 'tests/session/slots.test.ts'] };

const ROOMS = [
  'kernel',
  'rules',
  'orders',
  'imperial',
  'mission',
  'campaign',
  'packs',
  'saga',
  'saves',
  'session',
  'sim',
  'text',
  'ui',
];

const { values } = parseArgs({
  options: {
    rooms: { type: 'string', default: ROOMS.join() },
    mutants: { type: 'string', default: '14' },
    seed: { type: 'string', default: 'redcell' },
    least: { type: 'string' },
  },
});
const rooms = values.rooms.split(',');
const unknown = rooms.filter((room) => !existsSync(join(ROOT, 'src', room)));
if (unknown.length > 0) fail(`No such room: ${unknown.join(', ')}`);

// Full-size tests hold the same statements and would take hours: the long run asks here with the short ones.
delete process.env.REDCELL_LONG;

const RESULTS = join(ROOT, 'test-results');
const SANDBOX = '.stryker-tmp';

/** Files that no test of a room reads. Everything else is copied to where the mistakes are planted. */
const NOT_COPIED = [
  'android',
  'ios',
  'dist',
  'coverage',
  'test-results',
  'playwright-report',
  'tests/e2e',
  '.ci',
  '.mends-tmp',
];

/** Its samples are numbered in the order in which files load them. */
const NEEDS_ISOLATION = new Set(['saga']);

const testsOf = (room) =>
  ['ts', 'tsx'].map((kind) => `tests/${room}/**/*.test.${kind}`).concat(ALSO[room] ?? []);

const rangeOf = ({ file, location: { start, end } }) =>
  `${file}:${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`;

/** Results count lines and columns from 1, everything before them from 0. */
function fromZero({ start, end }) {
  const back = ({ line, column }) => ({ line: line - 1, column: column - 1 });
  return { start: back(start), end: back(end) };
}

async function mutate(room) {
  const { sample, all } = await sampleOf(room, Number(values.mutants), values.seed);
  choose(sample);
  process.env.MUTATION_TESTS = testsOf(room).join();
  const results = await runStryker(sample, !NEEDS_ISOLATION.has(room)).catch((error) => {
    console.error(`${room}: ${error.message} Once more, each file of tests for itself.`);
    return runStryker(sample, false);
  });
  const chosen = new Set(sample.map(keyOf));
  const tried = results
    .map((mutant) => ({ ...mutant, location: fromZero(mutant.location) }))
    .filter(
      ({ fileName, location, status }) =>
        status !== 'Ignored' && chosen.has(keyOf({ file: relative(ROOT, fileName), location })),
    );
  return { room, all, ...sorted(tried) };
}

function runStryker(sample, together) {
  process.env.MUTATION_ISOLATED = together ? '0' : '1';
  return new Stryker({
    mutate: sample.map(rangeOf),
    testRunner: 'vitest',
    vitest: { configFile: 'tools/mutation/vitest.config.ts', related: false },
    plugins: ['@stryker-mutator/vitest-runner', join(ROOT, 'tools/mutation/onlySample.mjs')],
    ignorers: ['only-sample'],
    ignorePatterns: NOT_COPIED,
    tempDirName: SANDBOX,
    cleanTempDir: 'always',
    disableTypeChecks: false,
    checkers: [],
    reporters: ['progress-append-only'],
    allowConsoleColors: false,
    logLevel: 'warn',
    concurrency: 1,
    coverageAnalysis: 'perTest',
    // Generous: on a busy machine only what never ends may count as such.
    timeoutMS: 60_000,
    timeoutFactor: 4,
    dryRunTimeoutMinutes: 60,
    thresholds: { high: 85, low: 60, break: null },
  }).runMutationTest();
}

/** By what became of them. What the compiler sees needs no test: `npm test` begins with it. */
function sorted(tried) {
  const withStatus = (...wanted) => tried.filter(({ status }) => wanted.includes(status));
  const unnoticed = withStatus('Survived', 'NoCoverage').map((mutant) => ({
    ...mutant,
    isTyped: isSeenByCompiler(mutant),
  }));
  const lived = unnoticed.filter(({ isTyped }) => !isTyped);
  const counts = {
    mutants: tried.length,
    killed: withStatus('Killed').length,
    timeout: withStatus('Timeout').length,
    compiler: unnoticed.length - lived.length + withStatus('CompileError').length,
    survived: lived.filter(({ status }) => status === 'Survived').length,
    uncovered: lived.filter(({ status }) => status === 'NoCoverage').length,
    broken: withStatus('RuntimeError').length,
  };
  // Those that only the compiler can notice are no question to the tests.
  const asked = counts.mutants - counts.compiler - counts.broken;
  const score = asked === 0 ? 100 : ((counts.killed + counts.timeout) / asked) * 100;
  return { counts, score, lived };
}

const COLUMNS = ['mutants', 'killed', 'timeout', 'compiler', 'survived', 'uncovered', 'broken'];

const row = (cells) => `| ${cells.join(' | ')} |`;

const tableOf = (scores) =>
  [
    row(['room', 'of', ...COLUMNS, 'score']),
    row(['room', 'of', ...COLUMNS, 'score'].map(() => '---')),
    ...scores.map(({ room, all, counts, score, error }) =>
      error === undefined
        ? row([room, all, ...COLUMNS.map((column) => counts[column]), `${score.toFixed(0)} %`])
        : row([room, ...['of', ...COLUMNS].map(() => '?'), 'could not be measured']),
    ),
  ].join('\n');

function told({ fileName, location, mutatorName, replacement, status }) {
  const text = readFileSync(fileName, 'utf8');
  const original = text.slice(...rangeIn(text, location));
  const short = (code) => code.replaceAll(/\s+/g, ' ').slice(0, 160);
  const where = `${relative(ROOT, fileName)}:${location.start.line + 1}:${location.start.column + 1}`;
  const what = status === 'NoCoverage' ? 'no test comes here' : 'lived';
  return `- ${where} ${mutatorName}, ${what}\n  - \`${short(original)}\`\n  - \`${short(replacement)}\``;
}

/** Written after every room: a run that is stopped has told something. */
function write(scores) {
  mkdirSync(RESULTS, { recursive: true });
  const lists = scores
    .filter(({ lived }) => lived?.length > 0)
    .map(({ room, lived }) => `## ${room}\n\n${lived.map(told).join('\n')}\n`);
  const head = `# Mutants, seed "${values.seed}", about ${values.mutants} per room`;
  writeFileSync(join(RESULTS, 'mutation.md'), [head, '', tableOf(scores), '', ...lists].join('\n'));
}

const scores = [];
for (const room of rooms) {
  const began = Date.now();
  try {
    scores.push(await mutate(room));
  } catch (error) {
    console.error(error);
    scores.push({ room, error });
  }
  rmSync(join(ROOT, SANDBOX), { recursive: true, force: true });
  write(scores);
  const { score } = scores.at(-1);
  const seconds = ((Date.now() - began) / 1000).toFixed(0);
  console.log(
    `${room}: ${score === undefined ? 'could not be measured' : `${score.toFixed(0)} %`} (${seconds} s)`,
  );
}
console.log(`\n${tableOf(scores)}\n\nThose that lived: test-results/mutation.md`);

const least = values.least === undefined ? 0 : Number(values.least);
const isFine = scores.every(({ score }) => score !== undefined && score >= least);
process.exit(isFine ? 0 : 1);
