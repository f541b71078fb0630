// What the mission's board shows, and what a tap on it means, worked out in one place above the panels: the map with everybody
// on it, the figure in hand with its reach, or instead of it the window or the lens that is in front. The panels are handed
// the same window and lens.

import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  controllerOf,
  ledNow,
  turnKey,
  type Colour,
  type Command,
  type Game,
  type Play,
} from '../../mission';
import type { Point } from '../../rules';
import { makeViewKeeper, type BoardTaps, type BoardView } from '../../scene';
import { lookingTaps, type BoardLayer } from './boardLayer';
import { attackLines, attackTaps } from './attack/attackBoard';
import { missionView } from './boardView';
import { useBoardFaces } from '../art/boardFace';
import { subjectFrames } from './examine/frames';
import type { NamedSpot } from '../parts/BoardStage';
import { usePrintedNames } from '../parts/names';
import { useLens } from './lens/useLens';
import type { MissionTable } from './mission';
import { handMarks } from './play/handMarks';
import { promptMarks } from './prompts/promptMarks';
import { useWindow } from './useWindow';

export function useMissionBoard(table: MissionTable) {
  const { t } = useTranslation();
  const { play, game, subject, moving, placing, prompts } = table;
  const printed = usePrintedNames();
  const letters = useCallback((colour: Colour) => t(`mission.colourLetters.${colour}`), [t]);
  const faceOf = useBoardFaces(Object.values(game.figures).map(({ of }) => of));
  const [keepGround] = useState(makeViewKeeper);
  const [keepView] = useState(makeViewKeeper);
  const { ground, map, focus } = useMemo(() => {
    const { view: seen, ...rest } = missionView(play, game, letters, placing, printed, faceOf);
    return { ground: keepGround(seen), ...rest };
  }, [play, game, letters, placing, printed, faceOf, keepGround]);
  const window = useWindow(table, ground.figures);
  const lens = useLens(table, ground.figures);
  const layer = window?.layer ?? lens?.over?.layer ?? null;
  const { figures, marks, lines } = layer?.view ?? {};
  const held = useMemo(() => withHand(ground, play, game, moving), [ground, play, game, moving]);
  const asked = useMemo(() => promptMarks(play, game, prompts), [play, game, prompts]);
  const frames = useMemo(
    () => [...subjectFrames(play, game, subject), ...attackLines(play, game, subject)],
    [play, game, subject],
  );
  const view = useMemo(
    (): BoardView =>
      keepView(
        figures && marks && lines
          ? { ...ground, figures, marks, lines }
          : { ...held, marks: [...held.marks, ...asked], lines: [...held.lines, ...frames] },
      ),
    [ground, figures, marks, lines, held, asked, frames, keepView],
  );
  const thing = subject?.kind === 'thing' ? frames.map(({ from }) => from) : [];
  return {
    view,
    map,
    // What is to be put down, or what was picked from a list: it must be seen. Whatever is in front has a stage of its own.
    focus:
      [focus, asked.map(({ at }) => at), thing, layer ? [] : placeOf(game, moving)].find(
        ({ length }) => length > 0,
      ) ?? [],
    spot: spotOf(game, moving, layer),
    taps: layer ? layer.taps : tapsOf(table),
    window,
    lens,
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
function spotOf(game: Game, hand: string | null, layer: BoardLayer | null): NamedSpot | null {
  const turn = turnKey(game);
  if (layer) return layer.stage ? { ...layer.stage, turn, around: AROUND_WAY } : null;
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
  return { ...view, figures, marks: [...view.marks, ...handMarks(play, game, figure)] };
}

/** Nothing is in front: figures are taken and put down, everything else is looked at. */
function tapsOf(table: MissionTable): BoardTaps {
  const { play, game, subject, look, say, moving, setMoving, placing } = table;
  const { tracked } = game;
  const looking = lookingTaps(table);
  if (subject?.kind === 'attack') return attackTaps(table, subject);
  return {
    ...looking,
    onTapFigure: (id) => {
      const group = game.figures[id]?.group;
      look(tracked || typeof group !== 'string' ? null : { kind: 'group', id: group });
      if (tracked) setMoving(id);
    },
    onTapGhost: placing.tapGhost,
    ...(tracked && moving !== null && { onTapSpace: (to) => say(stepTo(play, game, moving, to)) }),
  };
}

/** In a hero's turn people who can be led are led by it, so that scripts which wait for that find them where they went. */
function stepTo(play: Play, game: Game, figure: string, to: Point): Command {
  const led = game.active === null ? undefined : ledNow(play, game).find((one) => one.figure === figure);
  return led ? { kind: 'lead', person: led.person, to } : { kind: 'moveFigure', figure, to };
}
