// How far the turn of whoever acts has come, read from the journal: so undo, redo and a reload can never disagree with it.

import { boardOf, type Event, type Game, type Play } from '../../../mission';
import { costTo, MAX_POINTS, placeFigure, reach, type FigureId, type Point } from '../../../rules';
import { figureOfActor } from './hand';

export const ACTIONS = 2;

type Turn = {
  /** Where in the journal it began; `null`: nobody acts. */
  readonly began: number | null;
  /** Movement points, for the ways that were tapped; told play knows of none. */
  readonly points: number;
  /** Actions that the app saw: whatever was done with things on the map. */
  readonly actions: number;
};

const NOBODYS: Turn = { began: null, points: 0, actions: 0 };

export function turnSoFar(
  play: Play,
  game: Game,
  entries: readonly { readonly events: readonly Event[] }[],
): Turn {
  const { active } = game;
  const began = entries.findLastIndex(({ events }) =>
    events.some((event) => event.kind === 'activationBegan' && event.who === active),
  );
  if (active === null || began === -1) return NOBODYS;
  const events = entries.slice(began).flatMap((entry) => entry.events);
  const figure = figureOfActor(game, active);
  const costOf = costsOn(play, game, figure);
  return {
    began,
    points: events.reduce(
      (sum, event) =>
        event.kind === 'figureMoved' && event.figure === figure ? sum + costOf(event.from, event.to) : sum,
      0,
    ),
    actions: events.filter(
      (event) => event.kind === 'interacted' && event.who === active && !isFree(play, event),
    ).length,
  };
}

type CostOf = (from: Point | null, to: Point | null) => number;

/** As the board is now: nobody remembers which doors were shut a minute ago. What is no way costs nothing. */
function costsOn(play: Play, game: Game, figure: string | null): CostOf {
  const board = game.tracked ? boardOf(play, game) : null;
  const piece = board?.figures.get(figure as FigureId);
  if (!board || !piece) return () => 0;
  return (from, to) => {
    if (!from || !to) return 0;
    const there = { ...piece, at: from };
    return costTo(reach(placeFigure(board, there), there, MAX_POINTS), { at: to, size: piece.size }) ?? 0;
  };
}

function isFree(play: Play, { thing, option }: { readonly thing: string; readonly option: string }): boolean {
  const found = play.things.get(thing);
  const options = found && 'options' in found ? found.options : undefined;
  return options?.find(({ id }) => id === option)?.free ?? false;
}
