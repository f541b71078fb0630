// The options of `redcell play`.

import { parseArgs } from 'node:util';
import { err, ok, type Result } from '../../kernel';
import { DIFFICULTIES, type Difficulty } from '../../mission';
import type { SurveyOptions } from '../../sim';

const MAX_SEEDS = 10_000;

export type PlayArguments = Pick<SurveyOptions, 'heroes' | 'difficulties' | 'tracked' | 'seeds'> & {
  readonly name: string;
  readonly json: boolean;
  /** Left out: at the beginning. */
  readonly from?: NonNullable<SurveyOptions['from']>;
};

export function readOptions(args: readonly string[]): Result<PlayArguments, string> {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        seeds: { type: 'string', default: '20' },
        heroes: { type: 'string', default: '2,3,4' },
        difficulty: { type: 'string', default: DIFFICULTIES.join(',') },
        mode: { type: 'string', default: 'told' },
        from: { type: 'string' },
        set: { type: 'string', multiple: true, default: [] },
        json: { type: 'boolean', default: false },
      },
    });
    const [name, ...more] = positionals;
    if (name === undefined || more.length > 0) return err('expected one MISSION, CAMPAIGN or FILE');
    const seeds = Number(values.seeds);
    if (!Number.isInteger(seeds) || seeds < 1 || seeds > MAX_SEEDS)
      return err(`--seeds: expected a number from 1 to ${MAX_SEEDS}, found "${values.seeds}"`);
    const heroes = listOf(values.heroes, ['2', '3', '4'], '--heroes');
    const difficulties = listOf(values.difficulty, DIFFICULTIES, '--difficulty');
    const modes = listOf(values.mode, ['told', 'tracked'], '--mode');
    const variables = readVariables(values.set);
    if (!heroes.ok) return heroes;
    if (!difficulties.ok) return difficulties;
    if (!modes.ok) return modes;
    if (!variables.ok) return variables;
    return ok({
      name,
      seeds,
      heroes: heroes.value.map(Number),
      difficulties: difficulties.value as readonly Difficulty[],
      tracked: modes.value.map((mode) => mode === 'tracked'),
      json: values.json,
      ...(values.from === undefined && values.set.length === 0
        ? {}
        : {
            from: { variables: variables.value, ...(values.from !== undefined && { script: values.from }) },
          }),
    });
  } catch (error) {
    return err(error instanceof Error ? error.message : String(error));
  }
}

function listOf(text: string, known: readonly string[], option: string): Result<readonly string[], string> {
  const list = text.split(',');
  const unknown = list.find((word) => !known.includes(word));
  return unknown === undefined
    ? ok(list)
    : err(`${option}: expected some of ${known.join(',')}, found "${unknown}"`);
}

function readVariables(list: readonly string[]): Result<Readonly<Record<string, number>>, string> {
  const pairs = list.map((text) => /^([a-z][A-Za-z0-9]*)=(-?\d+(?:\.\d+)?)$/.exec(text));
  const bad = pairs.findIndex((pair) => pair === null);
  if (bad >= 0) return err(`--set: expected NAME=NUMBER, found "${list[bad]}"`);
  return ok(Object.fromEntries(pairs.map((pair) => [pair?.[1] ?? '', Number(pair?.[2])])));
}
