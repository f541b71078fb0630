// `redcell simulate`: hero bots play missions or whole campaigns very often, and a report shows the results.

import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { err, ok, type Result } from '../../kernel';
import type { Pack } from '../../packs';
import {
  jobsFor,
  keyOf,
  missesOf,
  shardOf,
  storiesNamed,
  summarise,
  type GameRecord,
  type Job,
  type SimSummary,
} from '../../sim';
import { EXIT, type CliCommand, type ExitCode, type Io } from '../command';
import { balanceTable } from '../simulate/balanceTable';
import { htmlReport } from '../simulate/html';
import { missLine, summaryLines } from '../simulate/lines';
import { readSimulateOptions, type Output, type SimulateOptions } from '../simulate/options';
import { expectGames, playAll } from '../simulate/pool';
import { makeProgress } from '../simulate/progress';
import { fileFor, headerFor, openStore, readStores, type Store } from '../simulate/store';
import { loadStories } from '../simulate/stories';
import { watch } from '../simulate/watch';

export const simulateCommand: CliCommand = {
  name: 'simulate',
  summary: 'Let hero bots play a mission or a campaign, very often, and report how that went.',
  usage: [
    'redcell simulate MISSION|CAMPAIGN|FILE|all [--seeds N] [--heroes 2,3,4] [--difficulty normal,hard]',
    '                 [--bots steady,rash,careful] [--jobs N] [--shard I/N] [--depth N] [--each] [--everything]',
    '                 [--out DIR [--resume]] [--table FILE] [--json] [--check]',
    'redcell simulate MISSION --game N --watch [--heroes N] [--difficulty D] [--bots B]',
    'redcell simulate report DIR… [--out DIR] [--table FILE] [--json] [--check]',
    '',
    'MISSION or CAMPAIGN is the id of one that comes with the app, FILE (or its folder) one of your own, `all` every mission of the app.',
    'A mission by itself is played with the party that a campaign would have there; a campaign is played as a whole.',
    '',
    '  --seeds N         games for each number of heroes and difficulty (50)',
    '  --heroes LIST     numbers of heroes (2,3,4)',
    '  --difficulty LIST normal, hard or both (normal,hard)',
    '  --bots LIST       how they play; they take turns (steady,rash,careful)',
    '  --jobs N          cores that play (all of them)',
    '  --shard I/N       only every N-th game, from the I-th on; put shards together with `simulate report`',
    '  --everything      as if the players owned every box (what the mission needs)',
    '  --depth N         missions that the party has behind it (as the campaigns of the app have it)',
    '  --each            of a campaign: its missions, each by itself',
    '  --out DIR         keep the records there, and the report: report.html, summary.json',
    '  --resume          go on where a run into the same folder was stopped',
    '  --table FILE      write the table of win rates as Markdown',
    '  --json            print everything as JSON',
    '  --check           exit code 1 if something is not as wanted (docs/simulator.md)',
    '  --game N          only the game with this number; --watch: tell it step by step',
    '',
    'Exit code 0: fine; 1: games with trouble, not as wanted (--check), or the content is wrong; 2: used wrongly.',
  ].join('\n'),
  run: async (args, io) => {
    const options = readSimulateOptions(args);
    if (!options.ok) return misused(io, options.error);
    if (options.value.kind === 'run') return run(options.value, io);
    const stored = await readStores(options.value.dirs);
    if (!stored.ok) return misused(io, stored.error);
    return report(summarise(stored.value.records, stored.value.scripts), options.value.output, io);
  },
};

function misused(io: Io, message: string): ExitCode {
  io.err(`redcell simulate: ${message}; see redcell simulate --help`);
  return EXIT.usage;
}

async function run(options: SimulateOptions, io: Io): Promise<ExitCode> {
  if (options.game === undefined)
    expectGames(options.seeds * options.heroes.length * options.difficulties.length);
  const loaded = await loadStories(options.name);
  if (!loaded.ok) {
    for (const line of loaded.error.lines) io.err(line);
    return loaded.error.usage ? EXIT.usage : EXIT.problems;
  }
  const { pack, id } = loaded.value;
  const jobs = jobsOf(pack, id, options);
  if (!jobs.ok) return misused(io, jobs.error);
  if (options.watch) return watchAll(pack, jobs.value, io);
  const header = headerFor(pack);
  const { out } = options.output;
  const store =
    out === undefined ? ok(NO_STORE) : await openStore(fileFor(out, options.shard), header, options.resume);
  if (!store.ok) return misused(io, store.error);
  const records = await play(pack, jobs.value, options, store.value);
  return report(summarise(records, header.scripts), options.output, io);
}

function jobsOf(pack: Pack, id: string, options: SimulateOptions): Result<readonly Job[], string> {
  const stories = storiesNamed(pack, id, options.each);
  if (stories.length === 0) return err(`"${options.name}" has no map to play on`);
  const { game } = options;
  const seeds = game === undefined ? options.seeds : game + 1;
  const jobs = jobsFor(pack, { ...options, stories, seeds });
  return ok(shardOf(game === undefined ? jobs : jobs.filter(({ number }) => number === game), options.shard));
}

const NO_STORE: Store = { done: [], add: () => Promise.resolve() };

async function play(
  pack: Pack,
  jobs: readonly Job[],
  { jobs: threads }: SimulateOptions,
  { done, add }: Store,
): Promise<readonly GameRecord[]> {
  const wanted = new Set(jobs.map(keyOf));
  const records = done.filter(({ key }) => wanted.has(key));
  const known = new Set(records.map(({ key }) => key));
  const left = jobs.filter((job) => !known.has(keyOf(job)));
  const progress = makeProgress(left.length);
  await playAll(left, {
    pack,
    jobs: threads,
    onRecord: async (record) => {
      records.push(record);
      await add(record);
      progress.tick();
    },
  });
  progress.end();
  return records;
}

function watchAll(pack: Pack, jobs: readonly Job[], io: Io): ExitCode {
  for (const job of jobs) {
    const told = job.kind === 'mission' ? watch(pack, job) : err('--watch: expected a mission');
    if (!told.ok) return misused(io, told.error);
    io.out(`${keyOf(job)}`);
    for (const line of told.value) io.out(line);
  }
  return EXIT.fine;
}

async function report(summary: SimSummary, { json, check, out, table }: Output, io: Io): Promise<ExitCode> {
  if (out !== undefined) {
    await mkdir(out, { recursive: true });
    await writeFile(path.join(out, 'report.html'), htmlReport(summary));
    await writeFile(path.join(out, 'summary.json'), `${JSON.stringify(summary, null, 2)}\n`);
  }
  if (table !== undefined) await writeFile(table, balanceTable(summary));
  if (json) io.out(JSON.stringify(summary, null, 2));
  else for (const line of summaryLines(summary)) io.out(line);
  const misses = check ? missesOf(summary) : [];
  for (const miss of misses) io.err(missLine(miss));
  return summary.troubles.length > 0 || misses.length > 0 ? EXIT.problems : EXIT.fine;
}
