// The figures of the table as the board shows them, with the portraits that have come.

import { useMemo } from 'react';
import type { FigureId } from '../../rules';
import type { BoardView } from '../../scene';
import { useBoardFaces } from '../art/boardFace';
import { figureViews, type TableFigure } from './figures';

export function useFigureViews(
  figures: readonly TableFigure[],
  selected: FigureId | null,
): BoardView['figures'] {
  const faceOf = useBoardFaces(figures.map(({ standing }) => standing.of));
  return useMemo(() => figureViews(figures, selected, faceOf), [figures, selected, faceOf]);
}
