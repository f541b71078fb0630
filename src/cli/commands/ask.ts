// `redcell ask`: answers questions about situations written down as JSON. Prints all answers or none.

import { err, ok, withinWork, type Result } from '../../kernel';
import { parseScenario, type Pack, type ScenarioProblem } from '../../packs';
import { answerScenario, type AskAnswer } from '../ask/answer';
import { MOST_STEPS, tooMuchWork } from '../ask/bounds';
import { EXIT, type CliCommand, type Io } from '../command';
import { loadContent, readJsonInput } from '../input';
import { mistakeIn, type Mistake } from '../mistake';

export const askCommand: CliCommand = {
  name: 'ask',
  summary: 'Answer questions about a board: who is adjacent, how far, who sees whom, who gets where.',
  usage: [
    'redcell ask FILE        (- reads standard input)',
    '',
    'FILE holds one scenario or a list of them, as JSON: "board", "doors", "tokens", "rubble", "shields", "figures"',
    'and "ask". The answer, or the list of answers in the same order, is printed as JSON.',
    '',
    '  "ask": { "adjacent": ["a", "b"] }             figure ids, door ids or [x, y]',
    '  "ask": { "distance": ["a", "b"] }             null where no count is possible',
    '  "ask": { "sight": ["a", "b"] }                with the corner and the two lines that prove it',
    '  "ask": { "reach": "a", "points": 4 }          every place where it may end',
    '  "ask": { "path": "a", "to": [3, 1], "points": 4 }   from its own space to that one; null: there is no way',
    '  "ask": { "odds": { "attacker": "a", "defender": "b" } }',
    '  "ask": { "attack": { "attacker": "a", "defender": "b", "faces": [{ "die": "red", "face": 0 }] } }',
    '  "ask": { "activate": "a", "instructions": [...], "bonus": { "rules": [...] }, "seed": "x" }',
    '         the orders of one figure, resolved; without a seed it waits for the dice in "answers".',
    '         Figures with the same "group" are activated together by the name of the group.',
    '',
    'Exit code 0: answered; 2: something in FILE is wrong, or would take too long. One line on standard error then names',
    'the place; scenarios of a list are counted from 0.',
  ].join('\n'),
  run: async (args, io) => {
    const [file] = args;
    const answers =
      file === undefined || args.length > 1
        ? err('redcell ask: expected one FILE, or -; see redcell ask --help')
        : await answerFile(file, io);
    if (!answers.ok) {
      io.err(answers.error.replaceAll(/\s+/g, ' '));
      return EXIT.usage;
    }
    io.out(JSON.stringify(answers.value));
    return EXIT.fine;
  },
};

type Answers = AskAnswer | readonly AskAnswer[];

async function answerFile(file: string, io: Io): Promise<Result<Answers, string>> {
  const json = await readJsonInput(file, io);
  if (!json.ok) return json;
  const pack = await loadContent();
  if (!pack.ok) return pack;
  const answers = answerFrom(json.value.data, pack.value, MOST_STEPS);
  return answers.ok ? answers : err(json.value.complain(answers.error.path, answers.error.words));
}

export function answerAll(input: unknown, pack: Pack, most: number = MOST_STEPS): Result<Answers, string> {
  const answers = answerFrom(input, pack, most);
  return answers.ok ? answers : err(answers.error.words);
}

/** One answer for one scenario, a list for a list; the first mistake ends it all. */
function answerFrom(input: unknown, pack: Pack, most: number): Result<Answers, Mistake> {
  const isList = Array.isArray(input);
  const scenarios: readonly unknown[] = isList ? input : [input];
  const answers: AskAnswer[] = [];
  const mistake = (problem: ScenarioProblem): Mistake =>
    mistakeIn('scenario', problem, isList ? answers.length : undefined);
  const worked = withinWork(most, () => {
    for (const value of scenarios) {
      const found = answerOne(value, pack);
      if (!found.ok) return found.error;
      answers.push(found.value);
    }
    return undefined;
  });
  const problem = worked.ok ? worked.value.value : tooMuchWork(most);
  if (problem) return err(mistake(problem));
  return ok(isList ? answers : (answers[0] ?? null));
}

function answerOne(value: unknown, pack: Pack): Result<AskAnswer, ScenarioProblem> {
  const scenario = parseScenario(value, pack);
  return scenario.ok ? answerScenario(scenario.value, pack) : scenario;
}
