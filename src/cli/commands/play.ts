// `redcell play`: plays a mission by chance, very often, and tells how it ended and what never happened.

import { parseArgs } from 'node:util';
import { err, ok, type Result } from '../../kernel';
import { DIFFICULTIES, type Difficulty } from '../../mission';
import { survey, type Survey, type SurveyOptions, type Trouble } from '../../sim';
import { EXIT, type Command, type ExitCode, type Io } from '../command';
import { loadMission } from '../missionArg';

const MAX_COMMANDS = 2000;
const MAX_SEEDS = 10_000;

export const playCommand: Command = {
  name: 'play',
  summary: 'Play a mission by chance, very often, and tell how it ended and which scripts never ran.',
  usage: [
    'redcell play MISSION|FILE [--seeds N] [--heroes 2,3,4] [--difficulty normal,hard] [--mode told,tracked]',
    '             [--from SCRIPT] [--set NAME=NUMBER]… [--json]',
    '',
    'MISSION is the id of a mission of the app, FILE a mission of your own; its words lie in the same folder.',
    '',
    '  --seeds N         games for each number of heroes and difficulty (20)',
    '  --heroes LIST     numbers of heroes (2,3,4)',
    '  --difficulty LIST normal, hard or both (normal,hard)',
    '  --mode LIST       told, tracked or both (told); tracked is slower: every activation is resolved',
    '  --from SCRIPT     begin with this script',
    '  --set NAME=NUMBER begin with this value of a variable',
    '  --json            print everything as JSON',
    '',
    'Exit code 0: every game came to an end; 1: some did not, or the mission is wrong; 2: used wrongly.',
  ].join('\n'),
  run: async (args, io) => {
    const options = readOptions(args);
    if (!options.ok) return misused(io, options.error);
    const loaded = await loadMission(options.value.mission);
    if (!loaded.ok) {
      for (const line of loaded.error.lines) io.err(line);
      return loaded.error.usage ? EXIT.usage : EXIT.problems;
    }
    const { pack, mission } = loaded.value;
    const unknown = unknownStart(options.value, pack.missions.get(mission));
    if (unknown !== undefined) return misused(io, unknown);
    const bar = progress(options.value);
    const done = survey(pack, { ...options.value, mission }, bar);
    if (!done.ok) return misused(io, `cannot be played: ${JSON.stringify(done.error)}`);
    return report(done.value, options.value.json, io);
  },
};

function misused(io: Io, message: string): ExitCode {
  io.err(`redcell play: ${message}; see redcell play --help`);
  return EXIT.usage;
}

type Options = SurveyOptions & { readonly json: boolean };

function readOptions(args: readonly string[]): Result<Options, string> {
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
    const [mission, ...more] = positionals;
    if (mission === undefined || more.length > 0) return err('expected one MISSION or FILE');
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
      mission,
      seeds,
      heroes: heroes.value.map(Number),
      difficulties: difficulties.value as readonly Difficulty[],
      tracked: modes.value.map((mode) => mode === 'tracked'),
      maxCommands: MAX_COMMANDS,
      json: values.json,
      from: { variables: variables.value, ...(values.from === undefined ? {} : { script: values.from }) },
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

type Named = {
  readonly scripts: readonly { readonly id: string }[];
  readonly variables?: readonly { readonly id: string }[];
};

function unknownStart({ from }: Options, mission: Named | undefined): string | undefined {
  const { script, variables = {} } = from ?? {};
  if (script !== undefined && !mission?.scripts.some(({ id }) => id === script))
    return `--from: no script is called "${script}"`;
  const name = Object.keys(variables).find((id) => !mission?.variables?.some((known) => known.id === id));
  return name === undefined ? undefined : `--set: no variable is called "${name}"`;
}

/** On a terminal only: a file or a program wants the result alone. */
function progress({ seeds, heroes, difficulties, tracked }: Options): (played: number) => void {
  const { stderr } = process;
  const total = seeds * heroes.length * difficulties.length * tracked.length;
  if (!stderr.isTTY) return () => undefined;
  return (played) => stderr.write(played === total ? '\r\u001B[K' : `\rgame ${played} of ${total}`);
}

function report(result: Survey, json: boolean, io: Io): ExitCode {
  if (json) io.out(JSON.stringify(result, null, 1));
  else for (const line of linesOf(result)) io.out(line);
  return result.troubles.length === 0 ? EXIT.fine : EXIT.problems;
}

function linesOf({ mission, rows, neverRan, neverEnded, troubles }: Survey): readonly string[] {
  return [
    `${mission}:`,
    ...rows.map(({ heroes, difficulty, tracked, games, won, outcomes, rounds }) => {
      const ends = Object.entries(outcomes).map(([id, count]) => `${id} ${count}`);
      const mean = rounds.mean.toFixed(1);
      return `  ${heroes} heroes, ${difficulty}, ${tracked ? 'tracked' : 'told'}: ${games} games, ${won} won; rounds ${rounds.least}–${rounds.most} (mean ${mean}); ${ends.join(', ')}`;
    }),
    neverRan.length === 0 ? 'Every script ran.' : `Scripts that never ran: ${neverRan.join(', ')}.`,
    neverEnded.length === 0
      ? 'Every outcome came up.'
      : `Outcomes that never came up: ${neverEnded.join(', ')}.`,
    ...troubles.map(troubleLine),
  ];
}

function troubleLine({ seed, end, stopped, refusal, last }: Trouble): string {
  const parts = [
    ...(end === 'over' ? [] : [`it ended as ${end} after ${JSON.stringify(last)}`]),
    ...(refusal ? [`which was refused: ${refusal.code}`] : []),
    ...(stopped.length > 0 ? [`scripts went round and round: ${stopped.join(', ')}`] : []),
  ];
  return `Trouble in the game "${seed}": ${parts.join(', ')}.`;
}
