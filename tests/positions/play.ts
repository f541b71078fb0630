// Lets the interpreter resolve a position as a mission would, without a bonus effect, and reads off what was asked.

import { resolveActivation, type Act, type Answer, type Group, type Resolution } from '../../src/imperial';
import { drawnOrders } from '../../src/mission/run/groups/draw';
import { parseScenario, situationOf, type CardId, type Pack } from '../../src/packs';
import { removeFigure, type FigureId } from '../../src/rules';
import type { After, End } from '../imperial/cases/case';
import { fateOf, sorted } from '../imperial/cases/play';
import { scenarioOf, type Expected, type Position } from './position';

const NOTHING = { accuracy: 0, damage: 0, surge: 0, block: 0, evade: 0, dodge: 0 };
const MOST_QUESTIONS = 20;
const NO_BONUS = { id: 'none', name: { en: 'None' }, rules: [] };

export function play(position: Position, group: Group, pack: Pack): Resolution {
  const card = position.card ?? cardsOf(position, group)[0] ?? '';
  const { scenario, actors } = scenarioOf(position, card);
  const parsed = parseScenario({ ...scenario, ask: { reach: actors[0] } }, pack);
  if (!parsed.ok) throw new Error(`${parsed.error.path}: ${parsed.error.message}`);
  const { fallen = [], rolls = [], successes = {} } = position;
  const situation = fallen.reduce(without, situationOf(parsed.value, pack));
  const pair = { list: position.list, bonus: NO_BONUS.id };
  const standing = actors.filter((id) => !fallen.includes(id)) as FigureId[];
  const drawn = drawnOrders({ ...group, bonuses: [NO_BONUS] }, card, pair, standing);
  if (!drawn) throw new Error(`${group.id} has no list ${position.list}`);
  const answers: Answer[] = [];
  let attacks = 0;
  while (answers.length < MOST_QUESTIONS) {
    const resolution = resolveActivation(situation, drawn.orders, answers);
    const { pending } = resolution;
    if (!pending) return resolution;
    if (pending.refused || pending.kind === 'choice') throw new Error(JSON.stringify(pending));
    answers.push(
      pending.kind === 'test'
        ? {
            kind: 'successes',
            of: Object.fromEntries(pending.heroes.map((id) => [id, successes[id] ?? 0])),
          }
        : { kind: 'dice', roll: { kind: 'totals', ...NOTHING, ...rolls[attacks++] } },
    );
  }
  throw new Error('it goes on asking');
}

export const cardsOf = ({ list }: Pick<Position, 'list'>, group: Group): readonly string[] =>
  group.lists.find(({ id }) => id === list)?.cards ?? group.cards;

type Situation = Resolution['situation'];
function without(situation: Situation, name: string): Situation {
  const { board, fighters, facts: known } = situation;
  const id = name as FigureId;
  const [piece, fighter, facts] = [board.figures.get(id), fighters.get(id), known.get(id)];
  if (!piece || !fighter || !facts) throw new Error(`${name} is not in the drawing`);
  const lost = { piece, fighter: { ...fighter, damage: fighter.health ?? 0 }, facts };
  return { ...situation, board: removeFigure(board, id), fallen: [...situation.fallen, lost] };
}

/** What the app says to each thing that the position is about. */
export function answerTo(asked: Expected, resolution: Resolution): Expected {
  const { steps } = resolution;
  const attacks = steps.flatMap(({ acts }) =>
    acts.flatMap((act: Act) => (act.kind === 'attack' ? `${act.figure}>${act.target} ${act.distance}` : [])),
  );
  const linesOf = (id: string): readonly number[] =>
    steps.flatMap(({ figure, source, status }) =>
      figure === id && source.kind === 'line' && status !== 'skipped' ? source.index + 1 : [],
    );
  const pointsOf = (name: string): number =>
    steps.find(({ figure, source }) => source.kind === 'line' && `${figure}${source.index + 1}` === name)
      ?.cost.points ?? -1;
  return {
    ...(asked.lines && { lines: mapped(asked.lines, (_, id) => linesOf(id)) }),
    ...(asked.attacks && { attacks }),
    ...(asked.points && { points: mapped(asked.points, (_, name) => pointsOf(name)) }),
    ...(asked.ends && { ends: mapped(asked.ends, (ends, id) => endIn(ends, id, resolution)) }),
    ...(asked.after && { after: mapped(asked.after, (after, id) => fate(id, after, resolution)) }),
  };
}

/** How a figure stands in the end; it may hold two power tokens of a kind. */
function fate(id: string, asked: After, resolution: Resolution): After {
  const held = resolution.situation.fighters.get(id as FigureId)?.powerTokens ?? [];
  const found = fateOf(id, asked, resolution);
  return asked.powerTokens ? { ...found, powerTokens: held.toSorted() } : found;
}

/** All of them if it stands in one of them, else where it stands. */
function endIn(ends: readonly End[], id: string, { situation }: Resolution): readonly End[] {
  const piece = situation.board.figures.get(id as FigureId);
  if (!piece) return [];
  const stands: readonly End[] = [piece.at, [...piece.at, ...piece.size]];
  const isRight = ends.some((end) => stands.some((place) => `${place}` === `${end}`));
  return isRight ? ends : [ends[0]?.length === 4 ? [...piece.at, ...piece.size] : piece.at];
}

/** The same with sets in the order in which the answers have them. */
export const normal = ({ after, ...asked }: Expected): Expected => ({
  ...asked,
  ...(after && {
    after: mapped(after, ({ conditions, powerTokens, ...fate }) => ({
      ...fate,
      ...(conditions && { conditions: sorted(conditions) }),
      ...(powerTokens && { powerTokens: powerTokens.toSorted() }),
    })),
  }),
});

const mapped = <T, U>(of: Readonly<Record<string, T>>, to: (value: T, key: string) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(of).map(([key, value]) => [key, to(value, key)]));

export const groupOf = (pack: Pack, card: string): Group | undefined => pack.groups.get(card as CardId);
