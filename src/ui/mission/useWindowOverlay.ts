// What an activation puts on the mission's board, and what a tap on it means meanwhile.

import { useEffect, useRef } from 'react';
import type { Point } from '../../rules';
import type { ActivationView } from '../activation/useActivationView';
import { doorAt } from './boardView';
import type { MissionTable, Overlay } from './mission';
import { subjectOf } from './subjectOf';

/**
 * Puts the activation on the board. A tap shows where a figure stands now, ends the walk, or looks at whatever was tapped:
 * looking is always free.
 */
export function useWindowOverlay(
  view: ActivationView,
  tellPlace: ((at: Point) => void) | undefined,
  { play, game, look }: MissionTable,
  onOverlay: (overlay: Overlay | null) => void,
): void {
  const taps = useRef({ play, game, look, tellPlace });
  useEffect(() => {
    taps.current = { play, game, look, tellPlace };
  });
  const isMoving = tellPlace !== undefined;
  const { figures, marks, lines, stage, walking, skip } = view;
  useEffect(() => {
    const shown = { figures, marks, lines, stage };
    if (isMoving) onOverlay({ ...shown, onTapSpace: (at) => taps.current.tellPlace?.(at) });
    else if (walking) onOverlay({ ...shown, onTapSpace: skip, onTapFigure: skip });
    else
      onOverlay({
        ...shown,
        onTapFigure: (id) => lookAtFigure(taps.current, id),
        onTapToken: (id) => taps.current.look({ kind: 'thing', id }),
        onTapSpace: (at) => taps.current.look({ kind: 'space', at }),
        onTapEdge: (edge) => {
          const door = doorAt(taps.current.play, taps.current.game, edge);
          taps.current.look(door === undefined ? { kind: 'opening' } : { kind: 'thing', id: door });
        },
      });
  }, [figures, marks, lines, stage, walking, skip, isMoving, onOverlay]);
  useEffect(() => () => onOverlay(null), [onOverlay]);
}

function lookAtFigure({ game, look }: Pick<MissionTable, 'game' | 'look'>, id: string): void {
  const figure = game.figures[id];
  if (figure) look(subjectOf(game, figure));
}
