// What the mission's board shows, one layer on the other: the map with everybody on it, the figure in hand with its
// reach, and whatever a panel puts there instead. And what a tap on it means.

import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { boardOf, controllerOf, type Colour, type Game, type Play } from '../../../mission';
import type { FigureId, Point } from '../../../rules';
import type { BoardTaps, BoardView } from '../../../scene';
import { reachMarks } from '../../sight/look';
import { doorAt, missionView } from '../boardView';
import { subjectFrames } from '../examine/frames';
import type { NamedSpot } from '../../parts/BoardStage';
import type { MissionTable, Overlay } from '../mission';
import { speedOf } from '../speed';
import { turnOf } from './hand';

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
  const thing = subject?.kind === 'thing' ? frames.map(({ from }) => from) : [];
  return {
    view,
    map,
    // What is to be put down, or what was picked from a list: it must be seen.
    focus: [focus, thing, placeOf(game, moving)].find(({ length }) => length > 0) ?? [],
    spot: spotOf(game, moving, overlay),
    figures: ground.figures,
    taps: overlay ?? tapsOf(table),
  };
}

const placeOf = ({ figures, tracked }: Game, id: string | null): readonly Point[] => {
  const at = id !== null && tracked ? figures[id]?.at : null;
  return at ? [at] : [];
};

/** About as far as somebody walks in one go. */
const AROUND_HERO = 4;
const AROUND_WAY = 2;

/** Where the game is now: on the way of an Imperial figure, with one of the players' own; else on the whole map. */
function spotOf(game: Game, hand: string | null, overlay: Overlay | null): NamedSpot | null {
  const turn = turnOf(game);
  if (overlay) return overlay.stage ? { ...overlay.stage, turn, around: AROUND_WAY } : null;
  if (hand !== null && isPlayers(game, hand))
    return { of: hand, spaces: placeOf(game, hand), turn, around: AROUND_HERO };
  const isOpen = game.stage === 'heroes' && game.active === null && !game.window && !game.prompt;
  return isOpen ? { of: '', spaces: [], turn, around: 0 } : null;
}

/** One of the players' own. */
function isPlayers(game: Game, id: string): boolean {
  const figure = game.figures[id];
  return !figure || controllerOf(game, figure) === 'players';
}

/** Tracked play: the figure in hand and, if it is one of the players' own, how far it goes. */
function withHand(view: BoardView, play: Play, game: Game, id: string | null): BoardView {
  const figure = id === null ? undefined : game.figures[id];
  if (!figure || !game.tracked) return view;
  const figures = view.figures.map((one) => ({ ...one, selected: one.id === id }));
  const board = boardOf(play, game);
  const piece = board?.figures.get(figure.id as FigureId);
  const speed = controllerOf(game, figure) === 'players' ? speedOf(play, game, figure) : undefined;
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
