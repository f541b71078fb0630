// The answer to a scenario's question, as the JSON that is printed.

import { assertNever, err, ok, type Result } from '../../kernel';
import type { Pack, Question, Scenario, ScenarioFigure, ScenarioProblem } from '../../packs';
import {
  areAdjacent,
  attackContextOf,
  attackRefusal,
  costTo,
  countSpaces,
  oddsOf,
  pathTo,
  reach,
  resolveAttack,
  sight,
  type AttackContext,
  type Board,
} from '../../rules';

import { answerActivation } from './activation';
import { answerProfile } from './profile';

export type AskAnswer = Readonly<Record<string, unknown>> | null;

export function answerScenario(scenario: Scenario, pack: Pack): Result<AskAnswer, ScenarioProblem> {
  const { board, ask } = scenario;
  switch (ask.kind) {
    case 'adjacent':
      return ok({ adjacent: areAdjacent(board, ...ask.between) });
    case 'distance':
      return ok({ distance: countSpaces(board, ...ask.between) });
    case 'sight':
      return ok(answerSight(board, ask.between));
    case 'reach':
      return ok({ reach: reach(board, ask.figure.piece, ask.points).ends });
    case 'path':
      return ok(answerPath(board, ask));
    case 'activate':
      return answerActivation(scenario, ask, pack);
    case 'profile':
      return ok(answerProfile(ask.figure, pack));
    case 'odds':
      return ok(answerOdds(board, ask));
    case 'attack':
      return answerAttack(board, ask);
    default:
      return assertNever(ask);
  }
}

type Asked<K extends Question['kind']> = Extract<Question, { kind: K }>;

function answerSight(board: Board, between: Asked<'sight'>['between']): AskAnswer {
  const seen = sight(board, ...between);
  if (!seen) return { sight: false };
  return seen.by === 'adjacency' ? { sight: true } : { sight: true, corner: seen.corner, to: seen.to };
}

/** However its base is turned in the end; as it lies now, if that costs no more. */
function answerPath(board: Board, { figure, to, points }: Asked<'path'>): AskAnswer {
  const reached = reach(board, figure.piece, points);
  const [width, height] = figure.piece.size;
  const best = ([figure.piece.size, [height, width]] as const)
    .map((size) => ({ at: to, size }))
    .map((place) => ({ place, cost: costTo(reached, place) ?? Infinity }))
    .reduce((one, other) => (other.cost < one.cost ? other : one));
  const path = pathTo(reached, best.place);
  return path ? { cost: best.cost, path: path.map(({ at }) => at) } : null;
}

/** Asked on paper, everybody spends surges in the order in which they are written. */
const contextOf = (board: Board, attacker: ScenarioFigure, defender: ScenarioFigure): AttackContext => ({
  ...attackContextOf(board, attacker.piece, attacker.fighter, defender.piece),
  spending: 'priority',
});

function answerOdds(board: Board, { attacker, defender }: Asked<'odds'>): AskAnswer {
  const context = contextOf(board, attacker, defender);
  const { hit, expectedDamage, damage } = oddsOf(attacker.fighter, defender.fighter, context);
  return { hit, expectedDamage, damage };
}

function answerAttack(
  board: Board,
  { attacker, defender, roll }: Asked<'attack'>,
): Result<AskAnswer, ScenarioProblem> {
  const context = contextOf(board, attacker, defender);
  // An attack that cannot be made is an answer; dice that cannot have been rolled are a mistake in the question.
  const refused = attackRefusal(attacker.fighter, defender.fighter, context);
  if (refused) return ok({ refused });
  const result = resolveAttack({ attacker: attacker.fighter, defender: defender.fighter, context, roll });
  if (!result.ok) {
    const { code, ...facts } = result.error;
    return err({ path: 'ask.attack.faces', message: `${code} ${JSON.stringify(facts)}` });
  }
  const { attacker: _attacker, defender: _defender, ...told } = result.value;
  return ok({ ...told, conditions: conditionsOf(result.value.changes) });
}

const conditionsOf = ({
  attacker,
  defender,
}: {
  attacker: { gained: unknown };
  defender: { gained: unknown };
}) => ({
  attacker: attacker.gained,
  defender: defender.gained,
});
