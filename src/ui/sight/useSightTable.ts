// The state of the page. Map, figures and doors live in the address, so that a position can be sent to whoever doubts it;
// what is selected and what the next tap does belongs to this visit.

import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Pack } from '../../packs';
import { isFreeFor, layTiles, standProblem, type FigureId, type Point, type TileMap } from '../../rules';
import { parseMapText } from '../tiles/mapText';
import { EXAMPLE_MAP } from '../tiles/exampleMap';
import { lookAt, reachMarks, sightLines, type Look } from './look';
import {
  formatDoors,
  formatStandings,
  parseDoors,
  parseStandings,
  type DoorAt,
  type Standing,
} from './standing';
import { makeFigure, setTable, type SightBoard, type TableFigure } from './table';
import type { BoardView } from '../../scene';

/** What the next tap on a space does. */
export type Hand =
  | { readonly does: 'move' }
  | { readonly does: 'put'; readonly of: string }
  | { readonly does: 'door'; readonly from?: Point };

const MOVE: Hand = { does: 'move' };
export const MOST_POINTS = 20;

export function useSightTable(pack: Pack) {
  const [params, setParams] = useSearchParams();
  const [selected, select] = useState<FigureId | null>(null);
  const [aimed, aim] = useState<FigureId | null>(null);
  const [points, setPoints] = useState<number | null>(null);
  const [hand, setHand] = useState<Hand>(MOVE);

  const mapText = params.get('map') ?? EXAMPLE_MAP;
  const standings = useMemo(() => parseStandings(params.get('figures') ?? ''), [params]);
  const doors = useMemo(() => parseDoors(params.get('doors') ?? ''), [params]);
  const map = useMemo(() => mapOf(mapText, pack), [mapText, pack]);
  const table = useMemo(() => setTable(map, standings, doors, pack), [map, standings, doors, pack]);
  const figures = table?.figures ?? [];
  const figure = figures.find(({ id }) => id === selected);
  const looks = useMemo(
    () =>
      table && figure
        ? table.figures
            .filter(({ id }) => id !== figure.id)
            .map((other) => lookAt(table.board, figure, other))
        : [],
    [table, figure],
  );
  const shownPoints = points ?? figure?.speed ?? 0;

  const write = (changes: { readonly figures?: readonly Standing[]; readonly doors?: readonly DoorAt[] }) =>
    setParams(
      (now) => {
        if (changes.figures) now.set('figures', formatStandings(changes.figures));
        if (changes.doors) now.set('doors', formatDoors(changes.doors));
        return now;
      },
      { replace: true },
    );
  const choose = (id: FigureId | null) => {
    select(id);
    aim(null);
    setPoints(null);
    setHand(MOVE);
  };

  const replaceSelected = (change: Partial<Standing>) => {
    if (!figure || !table) return;
    const changed = makeFigure({ ...figure.standing, ...change }, [], pack);
    if (!changed || !fits(table, changed, figure)) return;
    write({ figures: figures.map((other) => (other.id === figure.id ? changed.standing : other.standing)) });
  };

  const tapSpace = (at: Point) => {
    if (hand.does === 'put') {
      const standing: Standing = { of: hand.of, at, turned: false, wounded: false };
      const made = makeFigure(standing, figures, pack);
      if (!made || !table || !fits(table, made, null)) return;
      write({ figures: [...figures.map((other) => other.standing), standing] });
      choose(made.id);
    } else if (hand.does === 'door') {
      if (!hand.from) setHand({ does: 'door', from: at });
      else {
        write({ doors: toggleDoor(doors, [hand.from, at]) });
        setHand(MOVE);
      }
    } else replaceSelected({ at });
  };

  const tapFigure = (id: string) => {
    const tapped = figures.find((other) => other.id === id);
    if (!tapped) return;
    if (hand.does === 'move' && selected && tapped.id !== selected)
      aim(aimed === tapped.id ? null : tapped.id);
    else choose(selected === tapped.id ? null : tapped.id);
  };

  const view = useMemo(
    () => viewOf(map, table, figure, looks, aimed, shownPoints, hand),
    [map, table, figure, looks, aimed, shownPoints, hand],
  );

  return {
    map,
    mapText,
    figures,
    figure,
    looks,
    aimed,
    hand,
    view,
    leftOut: table?.leftOut ?? 0,
    points: shownPoints,
    choose,
    aim,
    setHand,
    setPoints: (next: number) => setPoints(Math.min(MOST_POINTS, Math.max(0, next))),
    tapSpace,
    tapFigure,
    turn: () => figure && replaceSelected({ turned: !figure.standing.turned }),
    wound: () => figure && replaceSelected({ wounded: !figure.standing.wounded }),
    remove: () => {
      if (!figure) return;
      write({ figures: figures.filter(({ id }) => id !== figure.id).map(({ standing }) => standing) });
      choose(null);
    },
  };
}

export type SightTable = ReturnType<typeof useSightTable>;

const NOTHING: TileMap = { spaces: [], edges: [], tiles: [], looseOpenings: [] };

function mapOf(text: string, pack: Pack): TileMap {
  const parsed = parseMapText(text);
  const laid = parsed.ok && layTiles(parsed.value, pack.tiles);
  return laid && laid.ok ? laid.value : NOTHING;
}

/** Whether a figure can stand there, with the one it replaces out of the way. */
function fits({ board }: SightBoard, figure: TableFigure, replaced: TableFigure | null): boolean {
  const piece = replaced ? { ...figure.piece, id: replaced.id } : figure.piece;
  return !standProblem(board, piece, piece) && isFreeFor(board, piece, piece);
}

function toggleDoor(doors: readonly DoorAt[], door: DoorAt): readonly DoorAt[] {
  const same = (other: DoorAt) => new Set([...other, ...door].map((at) => at.join())).size === 2;
  return doors.some(same) ? doors.filter((other) => !same(other)) : [...doors, door];
}

function viewOf(
  map: TileMap,
  table: SightBoard | null,
  figure: TableFigure | undefined,
  looks: readonly Look[],
  aimed: FigureId | null,
  points: number,
  hand: Hand,
): BoardView {
  if (!table) return { lattice: map, figures: [], tokens: [], marks: [], lines: [] };
  const doors = [...table.board.doors.values()].map(({ edge }) => ({ ...edge, kind: 'door' as const }));
  const shown = aimed ? looks.filter(({ other }) => other.id === aimed) : looks;
  return {
    lattice: { ...map, edges: [...map.edges, ...doors] },
    figures: table.figures.map(({ id, piece, label, sideShown, shape }) => ({
      id,
      at: piece.at,
      size: piece.size,
      side: sideShown,
      shape,
      label,
      selected: id === figure?.id,
    })),
    tokens: [],
    marks: [
      ...(figure && hand.does === 'move' ? reachMarks(table.board, figure, points) : []),
      ...(hand.does === 'door' && hand.from ? [{ at: hand.from, tone: 'deploy' as const }] : []),
    ],
    lines: figure ? shown.flatMap((look) => sightLines(figure, look)) : [],
  };
}
