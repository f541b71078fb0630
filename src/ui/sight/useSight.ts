// What the selected figure sees and reaches, and what of it the board is to show.

import { useMemo, useState } from 'react';
import type { FigureId } from '../../rules';
import type { BoardView } from '../../scene';
import { latticeView } from '../table/figures';
import { useFigureViews } from '../table/useFigureViews';
import type { TableState } from '../table/useTable';
import { lookAt, reachMarks, sightLines } from './look';

const NO_FIGURES = [] as const;
export const MOST_POINTS = 20;

export function useSight(table: TableState) {
  const [aimed, aim] = useState<FigureId | null>(null);
  const [points, setPoints] = useState<number | null>(null);
  const { map, table: set, figure, hand } = table;

  const looks = useMemo(
    () =>
      set && figure
        ? set.figures.filter(({ id }) => id !== figure.id).map((other) => lookAt(set.board, figure, other))
        : [],
    [set, figure],
  );
  const shownPoints = points ?? figure?.speed ?? 0;
  const choose = (id: FigureId | null) => {
    table.choose(id);
    aim(null);
    setPoints(null);
  };

  const lattice = useMemo(() => latticeView(map, set), [map, set]);
  const figures = useFigureViews(set?.figures ?? NO_FIGURES, figure?.id ?? null);
  const marks = useMemo<BoardView['marks']>(() => {
    if (hand.does === 'door') return hand.from ? [{ at: hand.from, tone: 'deploy' }] : [];
    return set && figure && hand.does === 'move' ? reachMarks(set.board, figure.piece, shownPoints) : [];
  }, [hand, set, figure, shownPoints]);
  const lines = useMemo<BoardView['lines']>(() => {
    const shown = aimed ? looks.filter(({ other }) => other.id === aimed) : looks;
    return figure ? shown.flatMap((look) => sightLines(figure, look)) : [];
  }, [aimed, looks, figure]);

  return {
    looks,
    aimed,
    points: shownPoints,
    view: { lattice, figures, tokens: [], marks, lines } satisfies BoardView,
    aim: (id: FigureId) => aim(aimed === id ? null : id),
    choose,
    setPoints: (next: number) => setPoints(Math.min(MOST_POINTS, Math.max(0, next))),
    tapFigure: (id: string) => {
      if (table.tapFigure(id)) return;
      const tapped = table.figures.find((other) => other.id === id);
      if (!tapped) return;
      if (figure && tapped.id !== figure.id) aim(aimed === tapped.id ? null : tapped.id);
      else choose(figure?.id === tapped.id ? null : tapped.id);
    },
  };
}

export type SightState = ReturnType<typeof useSight>;
