// `redcell explain`: tells an activation as a story, with the board drawn before and after each figure's move.

import { err, ok, withinWork, type Result } from '../../kernel';
import { parseScenario, type Pack, type Scenario, type ScenarioProblem } from '../../packs';
import { formatDrawing, moveFigure, spacesOf, type Board, type FigureId, type Point } from '../../rules';
import { formatPieces, orderWriter } from '../../text';
import { activationOf, actsOf, nameInScenario, pushedBy, type ActivationAnswer } from '../ask/activation';
import { MOST_STEPS, tooMuchWork } from '../ask/bounds';
import { reasonFor, sayAct } from '../ask/reasons';
import { EXIT, type CliCommand, type Io } from '../command';
import { loadContent, readJsonInput } from '../input';
import { mistakeIn, type Mistake } from '../mistake';

export const explainCommand: CliCommand = {
  name: 'explain',
  summary:
    'Tell an activation as a story: every line, who is chosen and why, the way on a drawing of the board.',
  usage: [
    'redcell explain FILE        (- reads standard input)',
    '',
    'FILE holds one scenario that asks about an activation, in the form of redcell ask:',
    '',
    '  "ask": { "activate": "st1", "instructions": [...], "bonus": { "rules": [...] }, "seed": "any word" }',
    '',
    'Imperial figures are drawn as small letters, all others as numbers; d is a closed door, * marks the way, + where',
    'a pushed figure ends. "activate" takes the id of a figure or of a group.',
    '',
    'Exit code 0: told; 2: something in FILE is wrong.',
  ].join('\n'),
  run: async (args, io) => {
    const [file] = args;
    if (file === undefined || args.length > 1) {
      io.err('redcell explain: expected one FILE, or -; see redcell explain --help');
      return EXIT.usage;
    }
    const story = await explainFile(file, io);
    if (!story.ok) {
      io.err(story.error.replaceAll(/\s+/g, ' '));
      return EXIT.usage;
    }
    io.out(story.value);
    return EXIT.fine;
  },
};

async function explainFile(file: string, io: Io): Promise<Result<string, string>> {
  const json = await readJsonInput(file, io);
  if (!json.ok) return json;
  const pack = await loadContent();
  if (!pack.ok) return pack;
  const story = storyFrom(json.value.data, pack.value, MOST_STEPS);
  return story.ok ? story : err(json.value.complain(story.error.path, story.error.words));
}

export function explain(value: unknown, pack: Pack, most: number = MOST_STEPS): Result<string, string> {
  const story = storyFrom(value, pack, most);
  return story.ok ? story : err(story.error.words);
}

function storyFrom(value: unknown, pack: Pack, most: number): Result<string, Mistake> {
  const worked = withinWork(most, () => tell(value, pack));
  const story = worked.ok ? worked.value.value : err(tooMuchWork(most));
  return story.ok ? story : err(mistakeIn('scenario', story.error));
}

function tell(value: unknown, pack: Pack): Result<string, ScenarioProblem> {
  const scenario = parseScenario(value, pack);
  if (!scenario.ok) return scenario;
  const { ask } = scenario.value;
  if (ask.kind !== 'activate')
    return err({ path: 'ask', message: 'expected a question about an activation ("activate")' });
  return ok(
    storyOf(
      scenario.value,
      activationOf(scenario.value, ask, pack),
      nameInScenario(scenario.value, pack),
    ).join('\n'),
  );
}

function storyOf(
  scenario: Scenario,
  { orders, resolution, situation }: ActivationAnswer,
  name: (id: string) => string,
): readonly string[] {
  const marks = marksFor(situation.board);
  const writer = orderWriter('en');
  const legend = [...marks].map(([id, mark]) => `${mark} = ${name(id)}`).join(', ');
  let { board } = scenario;
  const story = [legend, '', ...draw(board, marks), ''];
  for (const step of resolution.steps) {
    const { source, figure, status, left } = step;
    const line = source.kind === 'line' ? orders.lines[source.index] : undefined;
    const title = line ? formatPieces(writer.line(line)) : 'The bonus effect';
    story.push(`${name(figure)}: ${title}`);
    if (status === 'skipped') story.push(`  ${reasonFor(step, name)}`);
    for (const act of step.acts) story.push(`  ${sayAct(act, name)}`);
    if (step.after) story.push(`  afterwards: ${JSON.stringify(step.after)}`);
    if (source.kind === 'line') story.push(`  ${left.actions} actions left`);
    const moves = actsOf(step, 'move');
    const way = moves.flatMap(({ route }) => route.flatMap(spacesOf));
    const pushed = moves.flatMap(pushedBy);
    const ends = pushed.flatMap(({ to }) => spacesOf(to));
    if (way.length > 1) story.push('', ...draw(board, marks, way, ends));
    const moved = [...moves.map(({ figure: id, end }) => ({ figure: id, to: end })), ...pushed];
    for (const { figure: id, to } of moved) if (board.figures.has(id)) board = moveFigure(board, id, to);
    story.push('');
  }
  const { pending } = resolution;
  if (pending) story.push(`Waiting for the players: ${pending.kind}. Give a "seed", or "answers".`, '');
  return [...story, 'In the end:', '', ...draw(resolution.situation.board, marks)];
}

/** Imperial figures are letters, the others numbers. */
function marksFor({ pieces }: Board): ReadonlyMap<FigureId, string> {
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  const isOurs = ({ side }: Board['pieces'][number]): boolean => side === 'imperial';
  return new Map([
    ...pieces
      .filter(isOurs)
      .map(({ id }, index): [FigureId, string] => [id, letters.charAt(index % letters.length)]),
    ...pieces
      .filter((piece) => !isOurs(piece))
      .map(({ id }, index): [FigureId, string] => [id, String((index + 1) % 10)]),
  ]);
}

/** `way` is walked, `pushed` is where others end because of it. */
function draw(
  { lattice, ground, pieces, doors }: Board,
  marks: ReadonlyMap<FigureId, string>,
  way: readonly Point[] = [],
  pushed: readonly Point[] = [],
): readonly string[] {
  const { left, top } = ground.frame;
  const rows = formatDrawing(lattice).map((row) => [...row]);
  const put = ([x, y]: Point, mark: string): void => {
    const row = rows[2 * (y - top) + 1];
    if (row) row[2 * (x - left) + 1] = mark;
  };
  // Doors of the list are no part of the drawing, and doors of the drawing may stand open by now.
  for (const { edge, closed } of doors.values()) {
    const [row, column] = [2 * (edge.y - top), 2 * (edge.x - left)];
    const line = rows[edge.axis === 'h' ? row : row + 1];
    if (line) line[edge.axis === 'h' ? column + 1 : column] = closed ? 'd' : ' ';
  }
  for (const at of way) put(at, '*');
  for (const at of pushed) put(at, '+');
  for (const piece of pieces) for (const at of spacesOf(piece)) put(at, marks.get(piece.id) ?? '?');
  return rows.map((row) => `    ${row.join('')}`);
}
