// A table with a map and figures on it, shared by every page where positions are tried out. Map, figures and doors live
// in the address, so that a position can be sent as a link; the selection and the meaning of the next tap belong to
// this visit.

import { useMemo, useState } from 'react';
import type { CardId, Pack } from '../../packs';
import { isFreeFor, layTiles, standProblem, type FigureId, type Point, type TileMap } from '../../rules';
import { usePrintedNames } from '../parts/names';
import { EXAMPLE_MAP } from '../tiles/exampleMap';
import { parseMapText } from '../tiles/mapText';
import { freeNumber, makeFigure, setTable, type TableBoard, type TableFigure } from './figures';
import {
  formatDoors,
  formatStandings,
  FRESH,
  parseDoors,
  parseStandings,
  type DoorAt,
  type TableStanding,
} from './standing';
import { useKeptParams } from './useKeptParams';

/** What the next tap on a space does. */
export type Hand =
  | { readonly does: 'move' }
  | { readonly does: 'put'; readonly of: string }
  | { readonly does: 'door'; readonly from?: Point };

const MOVE: Hand = { does: 'move' };

export function useTable(pack: Pack, path: string) {
  const { params, set } = useKeptParams(path);
  const printed = usePrintedNames();
  const [selected, select] = useState<FigureId | null>(null);
  const [hand, setHand] = useState<Hand>(MOVE);
  /** The last tap asked for something that cannot be. */
  const [refused, setRefused] = useState(false);

  const mapText = params.get('map') ?? EXAMPLE_MAP;
  const figuresText = params.get('figures') ?? '';
  const doorsText = params.get('doors') ?? '';
  const map = useMemo(() => mapOf(mapText, pack), [mapText, pack]);
  const doors = useMemo(() => parseDoors(doorsText), [doorsText]);
  const table = useMemo(
    () => setTable(map, parseStandings(figuresText), doors, pack, printed),
    [map, figuresText, doors, pack, printed],
  );
  const figures = table?.figures ?? [];
  const figure = figures.find(({ id }) => id === selected);

  const stand = (standings: readonly TableStanding[]) => set('figures', formatStandings(standings));
  const choose = (id: FigureId | null) => {
    select(id);
    setHand(MOVE);
    setRefused(false);
  };
  const change = (changes: Partial<TableStanding>) => {
    if (!figure || !table) return undefined;
    const changed = makeFigure({ ...figure.standing, ...changes }, [], pack);
    if (!changed || !fits(table, changed, figure)) return setRefused(true);
    setRefused(false);
    return stand(figures.map((other) => (other.id === figure.id ? changed.standing : other.standing)));
  };
  const put = (of: string, at: Point) => {
    const standing: TableStanding = { ...FRESH, of, at, number: freeNumber(of, figures) };
    const made = makeFigure(standing, figures, pack);
    if (!made || !table || !fits(table, made, null)) return setRefused(true);
    stand([...figures.map((other) => other.standing), standing]);
    setRefused(false);
    // A whole group is put down tap by tap.
    const group = pack.cards.get(of as CardId)?.groupSize ?? 1;
    if (standing.number >= group) setHand(MOVE);
    return undefined;
  };
  const hangDoor = (from: Point | undefined, at: Point) => {
    if (!from) return setHand({ does: 'door', from: at });
    setHand(MOVE);
    const next = toggleDoor(doors, [from, at]);
    const fitting = setTable(map, [], next, pack)?.leftOut === 0;
    setRefused(!fitting);
    return fitting ? set('doors', formatDoors(next)) : undefined;
  };

  return {
    map,
    mapText,
    table,
    figures,
    figure,
    hand,
    leftOut: table?.leftOut ?? 0,
    refused,
    change,
    choose,
    setHand,
    stand,
    standText: (text: string) => set('figures', text),
    doors,
    /** While something is put down, a figure is just the space it stands on. */
    tapFigure: (id: string): boolean => {
      const tapped = figures.find((other) => other.id === id);
      if (!tapped || hand.does === 'move') return false;
      if (hand.does === 'door') hangDoor(hand.from, tapped.piece.at);
      else setRefused(true);
      return true;
    },
    tapSpace: (at: Point) => {
      if (hand.does === 'put') put(hand.of, at);
      else if (hand.does === 'door') hangDoor(hand.from, at);
      else change({ at });
    },
    turn: () => figure && change({ turned: !figure.standing.turned }),
    wound: () => figure && change({ wounded: !figure.standing.wounded, damage: 0 }),
    remove: () => {
      if (!figure) return;
      stand(figures.filter(({ id }) => id !== figure.id).map(({ standing }) => standing));
      choose(null);
    },
  };
}

export type TableState = ReturnType<typeof useTable>;

const NOTHING: TileMap = { spaces: [], edges: [], tiles: [], looseOpenings: [] };

function mapOf(text: string, pack: Pack): TileMap {
  const laid = layTiles(parseMapText(text).placements, pack.tiles);
  return laid.ok ? laid.value : NOTHING;
}

/** Whether a figure can stand there, with the one it replaces out of the way. */
function fits({ board }: TableBoard, figure: TableFigure, replaced: TableFigure | null): boolean {
  const piece = replaced ? { ...figure.piece, id: replaced.id } : figure.piece;
  return !standProblem(board, piece, piece) && isFreeFor(board, piece, piece);
}

function toggleDoor(doors: readonly DoorAt[], door: DoorAt): readonly DoorAt[] {
  const same = (other: DoorAt) => new Set([...other, ...door].map((at) => at.join())).size === 2;
  return doors.some(same) ? doors.filter((other) => !same(other)) : [...doors, door];
}
