// The options of `redcell simulate`.

import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { err, ok, type Result } from '../../kernel';
import { DIFFICULTIES, type Difficulty } from '../../mission';
import { TEMPERS, type JobOptions, type Temper } from '../../sim';

const MAX_SEEDS = 100_000;
const MAX_JOBS = 256;
const MAX_SHARDS = 10_000;
const MAX_DEPTH = 12;

export type SimulateOptions = Omit<JobOptions, 'stories'> & {
  readonly kind: 'run';
  readonly name: string;
  readonly jobs: number;
  readonly shard: { readonly index: number; readonly of: number };
  /** Of a campaign: its missions, each by itself. */
  readonly each: boolean;
  /** Only the game with this number. */
  readonly game?: number;
  readonly watch: boolean;
  readonly resume: boolean;
  readonly output: Output;
};
/** `dirs`: where the results of runs lie. */
export type ReportOptions = {
  readonly kind: 'report';
  readonly dirs: readonly string[];
  readonly output: Output;
};

export type Output = {
  readonly json: boolean;
  readonly check: boolean;
  /** Folder for records and the report. */
  readonly out?: string;
  /** File for the table of win rates. */
  readonly table?: string;
};

export function readSimulateOptions(
  args: readonly string[],
): Result<SimulateOptions | ReportOptions, string> {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        seeds: { type: 'string', default: '50' },
        heroes: { type: 'string', default: '2,3,4' },
        difficulty: { type: 'string', default: DIFFICULTIES.join(',') },
        bots: { type: 'string', default: TEMPERS.join(',') },
        jobs: { type: 'string' },
        shard: { type: 'string', default: '1/1' },
        depth: { type: 'string' },
        game: { type: 'string' },
        out: { type: 'string' },
        table: { type: 'string' },
        each: { type: 'boolean', default: false },
        everything: { type: 'boolean', default: false },
        watch: { type: 'boolean', default: false },
        resume: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        check: { type: 'boolean', default: false },
      },
    });
    const { json, check, out, table } = values;
    const output: Output = {
      json,
      check,
      ...(out !== undefined && { out }),
      ...(table !== undefined && { table }),
    };
    const [name, ...more] = positionals;
    if (name === 'report')
      return more.length > 0
        ? ok({ kind: 'report', dirs: more, output })
        : err('report: expected the folders of --out');
    if (name === undefined || more.length > 0) return err('expected one MISSION, CAMPAIGN, FILE or all');
    if (values.resume && out === undefined) return err('--resume: expected --out DIR with it');
    if (values.watch && values.game === undefined) return err('--watch: expected --game N with it');

    const seeds = numberIn(values.seeds, 1, MAX_SEEDS, '--seeds');
    const heroes = listOf(values.heroes, ['2', '3', '4'], '--heroes');
    const difficulties = listOf(values.difficulty, DIFFICULTIES, '--difficulty');
    const tempers = listOf(values.bots, TEMPERS, '--bots');
    const jobs = numberIn(values.jobs ?? String(availableParallelism()), 1, MAX_JOBS, '--jobs');
    const depth =
      values.depth === undefined ? ok(undefined) : numberIn(values.depth, 0, MAX_DEPTH, '--depth');
    const game =
      values.game === undefined ? ok(undefined) : numberIn(values.game, 0, MAX_SEEDS - 1, '--game');
    const shard = shardIn(values.shard);
    for (const part of [seeds, heroes, difficulties, tempers, jobs, depth, game, shard])
      if (!part.ok) return part;
    if (
      !seeds.ok ||
      !heroes.ok ||
      !difficulties.ok ||
      !tempers.ok ||
      !jobs.ok ||
      !depth.ok ||
      !game.ok ||
      !shard.ok
    )
      return err('not understood');
    return ok({
      kind: 'run',
      name,
      seeds: seeds.value,
      heroes: heroes.value.map(Number),
      difficulties: difficulties.value as readonly Difficulty[],
      tempers: tempers.value as readonly Temper[],
      jobs: jobs.value,
      shard: shard.value,
      each: values.each,
      everything: values.everything,
      watch: values.watch,
      resume: values.resume,
      output,
      ...(depth.value !== undefined && { depth: depth.value }),
      ...(game.value !== undefined && { game: game.value }),
    });
  } catch (error) {
    return err(error instanceof Error ? error.message : String(error));
  }
}

function numberIn(text: string, least: number, most: number, option: string): Result<number, string> {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  return number >= least && number <= most
    ? ok(number)
    : err(`${option}: expected a number from ${least} to ${most}, found "${text}"`);
}

function listOf(text: string, known: readonly string[], option: string): Result<readonly string[], string> {
  const list = [...new Set(text.split(','))];
  const unknown = list.find((word) => !known.includes(word));
  return unknown === undefined
    ? ok(list)
    : err(`${option}: expected some of ${known.join(',')}, found "${unknown}"`);
}

function shardIn(text: string): Result<SimulateOptions['shard'], string> {
  const [, index = 0, of = 0] = (/^(\d{1,5})\/(\d{1,5})$/.exec(text) ?? []).map(Number);
  return index >= 1 && index <= of && of <= MAX_SHARDS
    ? ok({ index, of })
    : err(`--shard: expected I/N with I from 1 to N, found "${text}"`);
}
