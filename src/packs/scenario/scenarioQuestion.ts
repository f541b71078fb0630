// The question of a scenario: one of a few kinds, with everything it names found on the board.

import { err, ok, type Result } from '../../kernel';
import {
  hasSpace,
  theDoor,
  theFigure,
  theSpace,
  type AttackRoll,
  type Board,
  type DoorId,
  type FigureId,
  type Point,
  type Subject,
} from '../../rules';
import { problemsOf } from '../reading/issues';
import { didYouMean } from '../problem';
import type { ScenarioFigure } from './scenarioFigure';
import { QUESTIONS, type QuestionFields, type QuestionKind } from './scenarioSchema';

type PairKind = 'adjacent' | 'distance' | 'sight';
type PairQuestion<K extends PairKind = PairKind> = K extends PairKind
  ? { readonly kind: K; readonly between: readonly [Subject, Subject] }
  : never;

export type Question =
  | PairQuestion
  | { readonly kind: 'reach'; readonly figure: ScenarioFigure; readonly points: number }
  | { readonly kind: 'path'; readonly figure: ScenarioFigure; readonly to: Point; readonly points: number }
  | ({ readonly kind: 'activate'; readonly figures: readonly [ScenarioFigure, ...ScenarioFigure[]] } & Omit<
      QuestionFields<'activate'>,
      'activate'
    >)
  | { readonly kind: 'profile'; readonly figure: ScenarioFigure }
  | { readonly kind: 'odds'; readonly attacker: ScenarioFigure; readonly defender: ScenarioFigure }
  | {
      readonly kind: 'attack';
      readonly attacker: ScenarioFigure;
      readonly defender: ScenarioFigure;
      readonly roll: AttackRoll;
    };

export type ScenarioProblem = { readonly path: string; readonly message: string };

export type Stage = { readonly board: Board; readonly figures: ReadonlyMap<FigureId, ScenarioFigure> };

const KINDS = Object.keys(QUESTIONS) as QuestionKind[];

export function readQuestion(
  ask: Readonly<Record<string, unknown>>,
  stage: Stage,
): Result<Question, ScenarioProblem> {
  const kinds = KINDS.filter((kind) => Object.hasOwn(ask, kind));
  const [kind] = kinds;
  if (kind === undefined || kinds.length > 1) {
    return err({
      path: 'ask',
      message: `expected one of ${KINDS.join(', ')}${kinds.length > 1 ? `, found ${kinds.join(' and ')}` : ''}`,
    });
  }
  const parsed = QUESTIONS[kind].safeParse(ask);
  if (!parsed.success) return err(firstProblem(parsed.error.issues, ['ask'], ask));
  // Each reader takes the fields of its own kind, which the compiler cannot follow through the table.
  return (READERS[kind] as (fields: unknown, stage: Stage) => Result<Question, ScenarioProblem>)(
    parsed.data,
    stage,
  );
}

export function firstProblem(
  issues: Parameters<typeof problemsOf>[0],
  at: readonly (string | number)[],
  value: unknown,
): ScenarioProblem {
  const [first] = problemsOf(issues, '', at, value);
  return first
    ? { path: first.path, message: `expected ${first.expected}, found ${first.found}` }
    : { path: at.join('.'), message: 'cannot be read' };
}

type Readers = {
  readonly [K in QuestionKind]: (
    fields: QuestionFields<K>,
    stage: Stage,
  ) => Result<Question, ScenarioProblem>;
};

const READERS: Readers = {
  adjacent: ({ adjacent }, stage) => readPair('adjacent', adjacent, stage),
  distance: ({ distance }, stage) => readPair('distance', distance, stage),
  sight: ({ sight }, stage) => readPair('sight', sight, stage),
  reach: ({ reach, points }, stage) => {
    const figure = findFigure('ask.reach', reach, stage);
    return figure.ok
      ? ok({ kind: 'reach', figure: figure.value, points: points ?? figure.value.speed })
      : figure;
  },
  path: ({ path, to, points }, stage) => {
    const figure = findFigure('ask.path', path, stage);
    if (!figure.ok) return figure;
    if (!hasSpace(stage.board, to)) return err({ path: 'ask.to', message: noSuchSpace(to) });
    return ok({ kind: 'path', figure: figure.value, to, points: points ?? figure.value.speed });
  },
  activate: ({ activate, ...fields }, stage) => {
    const figures = findActors('ask.activate', activate, stage);
    return figures.ok ? ok({ kind: 'activate', figures: figures.value, ...fields }) : figures;
  },
  profile: ({ profile }, stage) => {
    const figure = findFigure('ask.profile', profile, stage);
    return figure.ok ? ok({ kind: 'profile', figure: figure.value }) : figure;
  },
  odds: ({ odds }, stage) => {
    const duel = findDuel('ask.odds', odds, stage);
    return duel.ok ? ok({ kind: 'odds', ...duel.value }) : duel;
  },
  attack: ({ attack }, stage) => {
    const duel = findDuel('ask.attack', attack, stage);
    const { faces, rerolls } = attack;
    return duel.ok ? ok({ kind: 'attack', ...duel.value, roll: { kind: 'faces', faces, rerolls } }) : duel;
  },
};

export const noSuchSpace = ([x, y]: Point): string => `no such space (${x},${y})`;

function readPair(
  kind: PairKind,
  [first, second]: readonly [string | Point, string | Point],
  stage: Stage,
): Result<Question, ScenarioProblem> {
  const a = findSubject(`ask.${kind}[0]`, first, stage);
  if (!a.ok) return a;
  const b = findSubject(`ask.${kind}[1]`, second, stage);
  return b.ok ? ok({ kind, between: [a.value, b.value] }) : b;
}

function findSubject(path: string, wanted: string | Point, stage: Stage): Result<Subject, ScenarioProblem> {
  const { board, figures } = stage;
  if (typeof wanted !== 'string') {
    return hasSpace(board, wanted) ? ok(theSpace(wanted)) : err({ path, message: noSuchSpace(wanted) });
  }
  const figure = board.figures.get(wanted as FigureId);
  if (figure) return ok(theFigure(figure));
  const door = board.doors.get(wanted as DoorId);
  if (door) return ok(theDoor(door));
  const guess = didYouMean(wanted, [...figures.keys(), ...board.doors.keys()]);
  return err({ path, message: `no such figure or door "${wanted}"${guess}` });
}

function findFigure(path: string, id: string, { figures }: Stage): Result<ScenarioFigure, ScenarioProblem> {
  const figure = figures.get(id as FigureId);
  return figure
    ? ok(figure)
    : err({ path, message: `no such figure "${id}"${didYouMean(id, figures.keys())}` });
}

type Actors = readonly [ScenarioFigure, ...ScenarioFigure[]];

/** One figure by its id, or all figures of a group by the group's. */
function findActors(path: string, id: string, { figures }: Stage): Result<Actors, ScenarioProblem> {
  const [first, ...others] = [...figures.values()].filter(({ group }) => group === id);
  const single = figures.get(id as FigureId);
  if (!first) {
    const groups = [...figures.values()].flatMap(({ group }) => group ?? []);
    const guess = didYouMean(id, [...figures.keys(), ...groups]);
    return single ? ok([single]) : err({ path, message: `no such figure or group "${id}"${guess}` });
  }
  if (single && single.group !== id)
    return err({ path, message: `"${id}" is a group, and a figure that is not in it` });
  const stranger = others.find(({ piece }) => piece.side !== first.piece.side);
  if (stranger) return err({ path, message: `"${stranger.piece.id}" of the group is on another side` });
  return ok([first, ...others]);
}

type Duel = { readonly attacker: ScenarioFigure; readonly defender: ScenarioFigure };

function findDuel(
  path: string,
  ids: { attacker: string; defender: string },
  stage: Stage,
): Result<Duel, ScenarioProblem> {
  const attacker = findFigure(`${path}.attacker`, ids.attacker, stage);
  if (!attacker.ok) return attacker;
  const defender = findFigure(`${path}.defender`, ids.defender, stage);
  if (!defender.ok) return defender;
  if (ids.attacker === ids.defender)
    return err({ path: `${path}.defender`, message: 'a figure does not attack itself' });
  return ok({ attacker: attacker.value, defender: defender.value });
}
