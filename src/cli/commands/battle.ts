// `redcell battle`: exact odds of attacks in Star Wars: Legion, and battles of two minds on a measured table.

import { err, ok, type Result } from '../../kernel';
import { formatProblem } from '../../packs';
import { armyPoints } from '../../legion';
import { BATTLE_BOTS, SAMPLE_ARMIES, surveyBattles, type BattleBot, type BattleSurvey } from '../../sim';
import { EXIT, type CliCommand, type ExitCode, type Io } from '../command';
import { answerOdds } from '../battle/oddsForm';
import { loadLegion } from '../battle/legionFiles';
import { readJsonInput, type JsonInput } from '../input';

export const battleCommand: CliCommand = {
  name: 'battle',
  summary: 'Odds of attacks and simulated battles of Star Wars: Legion (rules of 2018).',
  usage: [
    'redcell battle odds FILE        (- reads standard input)',
    'redcell battle simulate [--battles N] [--against automa|closest|random] [--seed TEXT] [--told] [--json] [--check]',
    '',
    'odds: FILE holds one attack or a list of them, as JSON; the answer is exact, as a fraction and in decimals.',
    '  { "pools": [{ "dice": { "red": 2, "white": 4 }, "keywords": { "impact": 1 } }],',
    '    "attacker": { "surge": "hit", "aims": 1, "precise": 1 },',
    '    "defender": { "die": "white", "surge": "block", "cover": 2, "dodges": 1, "armor": true } }',
    '',
    'simulate: the opponent of the app leads one army, another mind leads the same army; armies, colours, objectives and',
    'conditions take turns.',
    '  --battles N     how many (48)',
    '  --against MIND  automa (itself), closest (moves to and shoots the closest enemy) or random (closest)',
    '  --seed TEXT     another seed, other battles',
    '  --told          the app leads the first army as players meet it: it asks, and the table answers',
    '  --json          print the report as JSON',
    '  --check         exit code 1 if the report is not as wanted (docs/spec/legion.md)',
    '',
    'Exit code 0: fine; 1: stuck or illegal battles, not as wanted (--check), or the content is wrong; 2: used wrongly.',
  ].join('\n'),
  run: async ([what, ...args], io) => {
    if (what === 'odds') return odds(args, io);
    if (what === 'simulate') return simulate(args, io);
    return misused(io, 'expected "odds" or "simulate"');
  },
};

function misused(io: Io, message: string): ExitCode {
  io.err(`redcell battle: ${message}; see redcell battle --help`.replaceAll(/\s+/g, ' '));
  return EXIT.usage;
}

async function odds(args: readonly string[], io: Io): Promise<ExitCode> {
  const [file] = args;
  if (file === undefined || args.length > 1) return misused(io, 'expected one FILE, or -');
  const json = await readJsonInput(file, io);
  const answers = json.ok ? answersFrom(json.value) : json;
  if (!answers.ok) {
    io.err(answers.error.replaceAll(/\s+/g, ' '));
    return EXIT.usage;
  }
  io.out(JSON.stringify(answers.value));
  return EXIT.fine;
}

function answersFrom({ data, complain }: JsonInput): Result<unknown, string> {
  const answers = answerOdds(data);
  return answers.ok ? answers : err(complain(answers.error.path, answers.error.words));
}

type Options = {
  readonly battles: number;
  readonly against: BattleBot;
  readonly seed: string;
  readonly told: boolean;
  readonly json: boolean;
  readonly check: boolean;
};

const VALUED = ['--battles', '--against', '--seed'] as const;
const FLAGS = ['--told', '--json', '--check'] as const;
const MOST_BATTLES = 100_000;

function readOptions(args: readonly string[]): Result<Options, string> {
  const values = new Map<string, string>();
  for (let index = 0; index < args.length; index += 1) {
    const arg = args[index] ?? '';
    if (FLAGS.some((flag) => flag === arg)) values.set(arg, '');
    else if (VALUED.some((name) => name === arg)) {
      const value = args[index + 1];
      if (value === undefined) return err(`${arg} needs a value`);
      values.set(arg, value);
      index += 1;
    } else return err(`unknown option ${arg}`);
  }
  const battles = Number(values.get('--battles') ?? 48);
  if (!Number.isInteger(battles) || battles < 1 || battles > MOST_BATTLES)
    return err(`--battles must be a whole number from 1 to ${MOST_BATTLES}`);
  const name = values.get('--against') ?? 'closest';
  const against = BATTLE_BOTS.find((bot) => bot === name);
  if (!against) return err(`--against must be one of ${BATTLE_BOTS.join(', ')}`);
  return ok({
    battles,
    against,
    seed: values.get('--seed') ?? 'battle',
    told: values.has('--told'),
    json: values.has('--json'),
    check: values.has('--check'),
  });
}

async function simulate(args: readonly string[], io: Io): Promise<ExitCode> {
  const options = readOptions(args);
  if (!options.ok) return misused(io, options.error);
  const content = await loadLegion();
  if (!content.ok) {
    for (const problem of content.error) io.err(formatProblem(problem));
    return EXIT.problems;
  }
  const { battles, against, seed, told, json, check } = options.value;
  const survey = surveyBattles({
    ...content.value,
    armies: SAMPLE_ARMIES,
    bots: ['automa', against],
    battles,
    seed,
    told,
  });
  const points = SAMPLE_ARMIES.map((army) => armyPoints(content.value.cards, army));
  const misses = missesIn(survey, against);
  if (json) io.out(JSON.stringify({ ...survey, misses }, null, 1));
  else for (const line of linesOf(survey, against, points, misses)) io.out(line);
  const isFine = survey.troubles.length === 0 && !(check && misses.length > 0);
  return isFine ? EXIT.fine : EXIT.problems;
}

const WANTED: Readonly<Record<BattleBot, readonly [number, number]>> = {
  random: [0.9, 1],
  closest: [0.6, 1],
  automa: [0.45, 0.55],
};

/** What is not as wanted, in words. */
function missesIn(survey: BattleSurvey, against: BattleBot): readonly string[] {
  const [least, most] = WANTED[against];
  const share = survey.won / survey.battles;
  return [
    ...(share < least || share > most
      ? [`wins ${percent(share)}, wanted ${percent(least)} to ${percent(most)}`]
      : []),
    ...(survey.idle > survey.automa * 0.05 ? ['more than 5 % of its activations are idle'] : []),
    ...(survey.mostQuestions > 2
      ? [`${survey.mostQuestions} questions in one activation, wanted 2 at most`]
      : []),
    ...(survey.disagreed > 0 ? [`${survey.disagreed} orders differ between told play and the plane`] : []),
  ];
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

function linesOf(
  survey: BattleSurvey,
  against: BattleBot,
  points: readonly number[],
  misses: readonly string[],
): readonly string[] {
  const { battles, won, blueWon, byDefeat, automa, idle, questions, mostQuestions, disagreed, troubles } =
    survey;
  return [
    `${battles} battles, the opponent against ${against === 'automa' ? 'itself' : against}; armies of ${points.join(' and ')} points`,
    `won ${won} (${percent(won / battles)}); blue won ${blueWon} (${percent(blueWon / battles)}); ${byDefeat} by defeat`,
    `${automa} activations of the opponent, ${idle} idle (${percent(idle / Math.max(1, automa))})`,
    `${(questions / Math.max(1, automa)).toFixed(2)} questions in an activation, ${mostQuestions} at most; ${disagreed} orders differ`,
    `${troubles.length} battles stuck or illegal`,
    ...troubles.slice(0, 10).map((trouble) => `  ${trouble}`),
    ...misses.map((miss) => `not as wanted: ${miss}`),
  ];
}
