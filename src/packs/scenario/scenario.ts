// A scenario: one situation written down as JSON, and a question about it. The command line, tests and authors ask the
// rules in this form. Either all of it is right, or the first mistake is named with its place.

import { err, ok, type Result } from '../../kernel';
import {
  hasSpace,
  layTiles,
  parseDrawing,
  setUpBoard,
  type Board,
  type FigureId,
  type Lattice,
  type LayProblem,
  type Placement,
  type Point,
  type SetupProblem,
  type StandProblem,
  type TileId,
} from '../../rules';
import type { Pack } from '../pack';
import { didYouMean } from '../problem';
import { readFigure, type ScenarioFigure } from './scenarioFigure';
import {
  firstProblem,
  noSuchSpace,
  readQuestion,
  type Question,
  type ScenarioProblem,
} from './scenarioQuestion';
import { scenarioSchema, type ScenarioFields } from './scenarioSchema';

export type ScenarioToken = { readonly id: string; readonly kind: string; readonly at: Point };

export type Scenario = {
  readonly board: Board;
  readonly tokens: readonly ScenarioToken[];
  readonly figures: ReadonlyMap<FigureId, ScenarioFigure>;
  readonly ask: Question;
};

export function parseScenario(value: unknown, pack: Pack): Result<Scenario, ScenarioProblem> {
  const parsed = scenarioSchema.safeParse(value);
  if (!parsed.success) return err(firstProblem(parsed.error.issues, [], value));
  const fields = parsed.data;
  const lattice = readBoard(fields.board, pack);
  if (!lattice.ok) return lattice;
  const figures = readFigures(fields, pack);
  if (!figures.ok) return figures;
  const board = setUpBoard({
    lattice: lattice.value,
    doors: fields.doors,
    rubble: fields.rubble,
    shields: fields.shields,
    figures: figures.value.map(({ piece }) => piece),
  });
  if (!board.ok) return err(describeSetup(board.error));
  const misplaced = fields.tokens.findIndex(({ at }) => !hasSpace(board.value, at));
  const token = fields.tokens[misplaced];
  if (token) return err({ path: `tokens[${misplaced}].at`, message: noSuchSpace(token.at) });

  const stage = {
    board: board.value,
    figures: new Map(figures.value.map((figure) => [figure.piece.id, figure])),
  };
  const ask = readQuestion(fields.ask, stage);
  return ask.ok ? ok({ ...stage, tokens: fields.tokens, ask: ask.value }) : ask;
}

function readBoard(
  { tiles, drawing }: ScenarioFields['board'],
  pack: Pack,
): Result<Lattice, ScenarioProblem> {
  if (tiles && drawing) return err({ path: 'board', message: 'expected tiles or a drawing, found both' });
  if (tiles) {
    const placements = tiles.map((tile): Placement => ({ ...tile, tile: tile.tile as TileId }));
    const laid = layTiles(placements, pack.tiles);
    return laid.ok ? laid : err(describeLay(laid.error[0], pack));
  }
  if (!drawing) return err({ path: 'board', message: 'expected tiles or a drawing, found neither' });
  const drawn = parseDrawing(drawing);
  if (drawn.ok) return drawn;
  return drawn.error.code === 'noSpaces'
    ? err({ path: 'board.drawing', message: 'there is no space in it' })
    : err({
        path: `board.drawing[${drawn.error.row}]`,
        message: `unknown mark ${JSON.stringify(drawn.error.mark)} in column ${drawn.error.column}`,
      });
}

function describeLay(problem: LayProblem | undefined, pack: Pack): ScenarioProblem {
  if (!problem) return { path: 'board.tiles', message: 'cannot be laid' };
  if (problem.code === 'unknownTile') {
    const guess = didYouMean(problem.tile, pack.tiles.keys());
    return { path: `board.tiles[${problem.index}].tile`, message: `no such tile "${problem.tile}"${guess}` };
  }
  const [x, y] = problem.at;
  return {
    path: `board.tiles[${problem.index}].at`,
    message: `overlaps board.tiles[${problem.with}] at (${x},${y})`,
  };
}

function readFigures(
  { figures, doors }: ScenarioFields,
  pack: Pack,
): Result<ScenarioFigure[], ScenarioProblem> {
  const read: ScenarioFigure[] = [];
  for (const [index, fields] of figures.entries()) {
    const figure = readFigure(fields, pack);
    if (!figure.ok)
      return err({ path: `figures[${index}].${figure.error.field}`, message: figure.error.message });
    if (doors.some(({ id }) => id === fields.id)) {
      return err({ path: `figures[${index}].id`, message: `"${fields.id}" is the id of a door as well` });
    }
    read.push(figure.value);
  }
  return ok(read);
}

function describeSetup(problem: SetupProblem): ScenarioProblem {
  switch (problem.code) {
    case 'noMap':
      return { path: 'board', message: 'there is no space in it' };
    case 'mapTooLarge':
      return {
        path: 'board',
        message: `the map is ${problem.extent} spaces wide or high, which is too much`,
      };
    case 'noSpace':
      return {
        path: `${problem.what}[${problem.index}]${problem.what === 'doors' ? '.between' : ''}`,
        message: noSuchSpace(problem.at),
      };
    case 'notNeighbours':
      return { path: `doors[${problem.index}].between`, message: 'the two spaces share no edge' };
    case 'twoDoors':
      return { path: `doors[${problem.index}].between`, message: 'there is a door on this edge already' };
    case 'sameDoorId':
      return { path: `doors[${problem.index}].id`, message: 'an earlier door has the same id' };
    case 'sameFigureId':
      return { path: `figures[${problem.index}].id`, message: 'an earlier figure has the same id' };
    case 'badFigure':
      return { path: `figures[${problem.index}].at`, message: describeStand(problem.problem) };
    case 'figuresOverlap': {
      const [x, y] = problem.at;
      return {
        path: `figures[${problem.index}].at`,
        message: `figure "${problem.with}" stands in (${x},${y}) already`,
      };
    }
  }
}

function describeStand({ code, at }: StandProblem): string {
  const [x, y] = at;
  switch (code) {
    case 'noSpace':
      return noSuchSpace(at);
    case 'terrain':
      return `it may not stand in the terrain of (${x},${y})`;
    case 'edgeInside':
      return `an edge of (${x},${y}) runs through its base`;
  }
}
