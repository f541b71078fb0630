// What tells equally good options apart: the thing or figure beside the space, the side it is on, the points it takes.
// Codes and ids; the words come later.

import type { Option, Situation } from '../../imperial';
import {
  areAdjacent,
  spacesOf,
  theFigure,
  theSpace,
  type FigureId,
  type Piece,
  type Point,
} from '../../rules';

/** As the map lies in the rules: its first row is the north. */
type MapSide = 'north' | 'south' | 'west' | 'east' | `${'north' | 'south'}${'West' | 'East'}`;

export type Where =
  | { readonly kind: 'on' | 'by'; readonly id: string }
  | { readonly kind: 'stays' }
  | { readonly kind: 'side'; readonly side: MapSide }
  | { readonly kind: 'points'; readonly points: number };

/** For each option, what only it has among those with the same target; nothing where the target alone tells it apart. */
export function whereabouts(
  situation: Situation,
  mover: FigureId,
  options: readonly Option[],
): readonly (readonly Where[])[] {
  const told = options.map((option) => wheresOf(situation, mover, option, options));
  return options.map((option, index) => {
    const rivals = told.filter((_, other) => other !== index && options[other]?.target === option.target);
    return rivals.length === 0 ? [] : shortest(told[index] ?? [], rivals);
  });
}

/** One word that no rival has, else two, else all there is: the number of the space must do then. */
function shortest(own: readonly Where[], rivals: readonly (readonly Where[])[]): readonly Where[] {
  const isOwn = (words: readonly Where[]): boolean =>
    rivals.every((rival) => !words.every((word) => rival.some((other) => isSame(word, other))));
  const single = own.find((word) => isOwn([word]));
  if (single) return [single];
  const pairs = own.flatMap((first, at) => own.slice(at + 1).map((second) => [first, second] as const));
  return pairs.find(isOwn) ?? own.slice(0, 2);
}

const isSame = (a: Where, b: Where): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What players see on a map. Regions and entrances are marks in its text, not things on it. */
const SEEN: ReadonlySet<string> = new Set(['crate', 'terminal', 'token', 'door']);

function wheresOf(
  { board, things }: Situation,
  mover: FigureId,
  { target, end, points }: Option,
  options: readonly Option[],
): readonly Where[] {
  const known = board.figures.get(mover);
  const piece: Piece | undefined = known && { ...known, ...end };
  const own = spacesOf(end);
  const isOn = ([x, y]: Point): boolean => own.some(([a, b]) => a === x && b === y);
  const seen = [...things.values()].filter(({ id, kind }) => SEEN.has(kind) && id !== (target as string));
  const by = seen.filter(
    ({ at }) => piece && !isOn(at) && areAdjacent(board, theFigure(piece), theSpace(at)),
  );
  const figures = board.pieces.filter(
    (other) =>
      other.id !== mover &&
      other.id !== target &&
      piece &&
      areAdjacent(board, theFigure(piece), theFigure(other)),
  );
  const aim = board.figures.get(target as FigureId) ?? middleOf(options);
  return [
    ...(points === 0 ? [{ kind: 'stays' } as const] : []),
    ...seen.filter(({ at }) => isOn(at)).map(({ id }): Where => ({ kind: 'on', id })),
    ...by.map(({ id }): Where => ({ kind: 'by', id })),
    ...figures.map(({ id }): Where => ({ kind: 'by', id })),
    ...sideOf(centreOf(end), centreOf(aim)),
    { kind: 'points', points },
  ];
}

type Base = Pick<Piece, 'at' | 'size'>;
const centreOf = ({ at, size }: Base): Point => [at[0] + size[0] / 2, at[1] + size[1] / 2];

/** Without a target the sides are those of the options among themselves. */
function middleOf(options: readonly Option[]): Base {
  const mean = (axis: 0 | 1): number =>
    options.reduce((sum, { end }) => sum + centreOf(end)[axis], 0) / Math.max(1, options.length);
  return { at: [mean(0), mean(1)], size: [0, 0] };
}

/** A little off the straight line is still straight. */
const STRAIGHT = 0.5;

function sideOf([x, y]: Point, [fromX, fromY]: Point): readonly Where[] {
  const [dx, dy] = [x - fromX, y - fromY];
  const across = Math.abs(dx) > STRAIGHT * Math.abs(dy) ? (dx < 0 ? 'west' : 'east') : null;
  const along = Math.abs(dy) > STRAIGHT * Math.abs(dx) ? (dy < 0 ? 'north' : 'south') : null;
  if (along && across) return [{ kind: 'side', side: `${along}${across === 'west' ? 'West' : 'East'}` }];
  const side = along ?? across;
  return side ? [{ kind: 'side', side }] : [];
}
