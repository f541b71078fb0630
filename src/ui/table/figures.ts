// From what the address says to a board of the rules: figures that fit stand on it, those that don't are counted.

import { NO_NAMES, type NameFinder } from '../../kernel';
import {
  figureFromCard,
  figureFromHero,
  type CardId,
  type ContentFigure,
  type DeploymentCard,
  type HeroId,
  type Pack,
} from '../../packs';
import {
  isFreeFor,
  placeFigure,
  setUpBoard,
  standProblem,
  type Board,
  type FigureId,
  type TileMap,
} from '../../rules';
import type { BoardView, FigureShape, FigureSide } from '../../scene';
import { NO_FACES, type FaceFinder } from '../art/boardFace';
import { heroColour } from '../mission/colours';
import type { DoorAt, TableStanding } from './standing';

/** A figure that stands, and everything the page shows of it. */
export type TableFigure = ContentFigure & {
  readonly id: FigureId;
  readonly standing: TableStanding;
  readonly label: string;
  readonly sideShown: FigureSide;
  readonly shape: FigureShape;
  readonly elite: boolean;
};

export type TableBoard = {
  readonly board: Board;
  readonly figures: readonly TableFigure[];
  /** Figures and doors of the address that the map has no room for. */
  readonly leftOut: number;
};

export function setTable(
  map: TileMap,
  standings: readonly TableStanding[],
  doors: readonly DoorAt[],
  pack: Pack,
  printed: NameFinder = NO_NAMES,
): TableBoard | null {
  const hung = hangDoors(map, doors);
  if (!hung) return null;
  let { board } = hung;
  const figures: TableFigure[] = [];
  for (const written of standings) {
    // Links written by hand need no numbers: whoever comes second is the second.
    const isTaken = figures.some(
      ({ standing: { of, number } }) => of === written.of && number === written.number,
    );
    const standing = isTaken ? { ...written, number: freeNumber(written.of, figures) } : written;
    const figure = makeFigure(standing, figures, pack, printed);
    if (
      !figure ||
      standProblem(board, figure.piece, figure.piece) ||
      !isFreeFor(board, figure.piece, figure.piece)
    )
      continue;
    board = placeFigure(board, figure.piece);
    figures.push(figure);
  }
  return { board, figures, leftOut: standings.length - figures.length + hung.leftOut };
}

/** Doors one by one: a bad one must not take the others with it. */
function hangDoors(
  map: TileMap,
  doors: readonly DoorAt[],
): { readonly board: Board; readonly leftOut: number } | null {
  const hung: { id: string; between: DoorAt }[] = [];
  let best = setUpBoard({ lattice: map });
  for (const [index, between] of doors.entries()) {
    const tried = setUpBoard({ lattice: map, doors: [...hung, { id: `door${index}`, between }] });
    if (!tried.ok) continue;
    best = tried;
    hung.push({ id: `door${index}`, between });
  }
  return best.ok ? { board: best.value, leftOut: doors.length - hung.length } : null;
}

/** The figure a standing speaks of; null where the content has no such card or hero. */
export function makeFigure(
  standing: TableStanding,
  others: readonly TableFigure[],
  pack: Pack,
  printed: NameFinder = NO_NAMES,
): TableFigure | null {
  const { number } = standing;
  const id = `${standing.of}#${number}` as FigureId;
  if (others.some((other) => other.id === id)) return null;
  const card = pack.cards.get(standing.of as CardId);
  if (card) {
    const figure = figureFromCard(card, id, standing.at);
    const name = printed('cards', card.id) ?? card.name;
    const [width, height] = figure.piece.size;
    const size = standing.turned ? ([height, width] as const) : figure.piece.size;
    return {
      ...withState(figure, standing),
      piece: { ...figure.piece, size },
      id,
      name,
      standing,
      label: `${initials(name)}${card.groupSize > 1 ? number : ''}`,
      sideShown: card.affiliation,
      shape: shapeOf(card),
      elite: card.elite && !card.unique,
    };
  }
  const hero = pack.heroes.get(standing.of as HeroId);
  if (!hero || number > 1) return null;
  const figure = figureFromHero(hero, pack, id, standing.at, standing);
  const name = printed('heroes', hero.id) ?? hero.name;
  return {
    ...withState(figure, standing),
    id,
    name,
    standing,
    label: initials(name),
    sideShown: 'rebel',
    shape: 'hero',
    elite: false,
  };
}

const withState = <F extends ContentFigure>(figure: F, { damage, conditions }: TableStanding): F => ({
  ...figure,
  fighter: { ...figure.fighter, damage, conditions },
});

export const initials = (name: string): string =>
  name
    .split(/[\s-]+/)
    .map((word) => word[0] ?? '')
    .join('')
    .slice(0, 2)
    .toUpperCase();

export function shapeOf({ traits }: Pick<DeploymentCard, 'traits'>): FigureShape {
  if (traits.includes('vehicle') || traits.includes('droid')) return 'machine';
  if (traits.includes('creature')) return 'beast';
  return traits.includes('leader') ? 'leader' : 'trooper';
}

/** The first number within a group that nobody has. */
export function freeNumber(of: string, figures: readonly TableFigure[]): number {
  const taken = new Set(
    figures.filter(({ standing }) => standing.of === of).map(({ standing }) => standing.number),
  );
  let number = 1;
  while (taken.has(number)) number++;
  return number;
}

/** The map with its doors, as the board is to show it. */
export const latticeView = (map: TileMap, table: TableBoard | null): BoardView['lattice'] => ({
  ...map,
  edges: [
    ...map.edges,
    ...[...(table?.board.doors.values() ?? [])].map(({ edge }) => ({ ...edge, kind: 'door' as const })),
  ],
});

export const figureViews = (
  figures: readonly TableFigure[],
  selected: FigureId | null,
  faceOf: FaceFinder = NO_FACES,
): BoardView['figures'] => {
  const heroes = figures.filter(({ shape }) => shape === 'hero');
  return figures.map((figure) => {
    const { id, piece, label, sideShown, shape, elite, standing } = figure;
    const face = faceOf(standing.of);
    const seat = heroes.indexOf(figure);
    return {
      id,
      at: piece.at,
      size: piece.size,
      side: sideShown,
      shape,
      label,
      selected: id === selected,
      ...(elite && { elite }),
      ...(face && { face }),
      ...(seat >= 0 && { seat, colour: heroColour(seat) }),
    };
  });
};
