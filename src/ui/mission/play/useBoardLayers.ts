// What the mission's board shows, one layer on the other: the map with everybody on it, the figure in hand with its
// reach, and whatever a panel puts there instead. And what a tap on it means.

import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { boardOf, type Colour, type Game, type Play } from '../../../mission';
import type { FigureId } from '../../../rules';
import type { BoardTaps, BoardView } from '../../../scene';
import { reachMarks } from '../../sight/look';
import { doorAt, missionView } from '../boardView';
import { subjectFrames } from '../examine/frames';
import type { MissionTable } from '../mission';
import { speedOf } from '../speed';

export function useBoardLayers(table: MissionTable) {
  const { t } = useTranslation();
  const { play, game, subject, moving, placing, overlay } = table;
  const letters = useCallback((colour: Colour) => t(`mission.colourLetters.${colour}`), [t]);
  const {
    view: ground,
    map,
    focus,
  } = useMemo(() => missionView(play, game, letters, placing), [play, game, letters, placing]);
  const held = useMemo(() => withHand(ground, play, game, moving), [ground, play, game, moving]);
  const frames = useMemo(() => subjectFrames(play, game, subject), [play, game, subject]);
  const view = useMemo(
    () => (overlay ? { ...ground, ...overlay } : { ...held, lines: [...held.lines, ...frames] }),
    [ground, overlay, held, frames],
  );
  return { view, map, focus, figures: ground.figures, taps: overlay ?? tapsOf(table) };
}

/** Tracked play: the figure in hand and, if it is one of the players' own, how far it goes. */
function withHand(view: BoardView, play: Play, game: Game, id: string | null): BoardView {
  const figure = id === null ? undefined : game.figures[id];
  if (!figure || !game.tracked) return view;
  const figures = view.figures.map((one) => ({ ...one, selected: one.id === id }));
  const board = boardOf(play, game);
  const piece = board?.figures.get(figure.id as FigureId);
  const speed = figure.kind === 'imperial' ? undefined : speedOf(play, game, figure);
  if (!board || !piece || speed === undefined) return { ...view, figures };
  return { ...view, figures, marks: [...view.marks, ...reachMarks(board, piece, speed)] };
}

function tapsOf({ play, game, look, say, moving, setMoving, placing }: MissionTable): BoardTaps {
  const { tracked } = game;
  return {
    onTapFigure: (id) => {
      const group = game.figures[id]?.group;
      look(tracked || typeof group !== 'string' ? null : { kind: 'group', id: group });
      if (tracked) setMoving(id);
    },
    onTapToken: (id) => look({ kind: 'thing', id }),
    onTapEdge: (edge) => {
      const door = doorAt(play, game, edge);
      look(door === undefined ? { kind: 'opening' } : { kind: 'thing', id: door });
    },
    onTapGhost: placing.tapGhost,
    onTapSpace:
      tracked && moving !== null
        ? (to) => say({ kind: 'moveFigure', figure: moving, to })
        : (at) => look({ kind: 'space', at }),
  };
}
