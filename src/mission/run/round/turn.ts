// The turn of whoever acts: what it has spent and what is left of it. All of it is kept in the game, so that undo, redo, a
// reload and a second screen agree. It keeps nobody from anything: the players' word counts.

import { ACTIONS_PER_ACTIVATION, costTo, MAX_POINTS, reach, type FigureId, type Place } from '../../../rules';
import { figuresOfActor } from '../../actors';
import type { RefusalCode } from '../../command';
import type { Game, SpentTurn } from '../../game';
import type { Play } from '../play';
import { update, type MissionRun } from '../run';
import { boardOf, printed } from '../table/board';

const NOTHING_SPENT: SpentTurn = { actions: 0, points: 0 };

export const freshTurn = (who: string): Pick<Game, 'active' | 'turn'> => ({
  active: who,
  turn: NOTHING_SPENT,
});

export const NOBODYS_TURN: Pick<Game, 'active' | 'turn'> = { active: null, turn: null };

/** A turn as screens and players at the table count it. */
export type Turn = {
  /** An actor's id. */
  readonly who: string;
  /** The figure that walks; `null`: none is on the map. */
  readonly figure: string | null;
  readonly actions: { readonly spent: number; readonly left: number };
  /** Movement points of the ways walked so far; told play knows of none. */
  readonly points: number;
  /** Movement points that one action gives. */
  readonly speed: number;
};

/** `null`: nobody acts. */
export function turnOf(play: Play, game: Game): Turn | null {
  const { active: who, turn } = game;
  if (who === null) return null;
  const { actions: spent, points } = turn ?? NOTHING_SPENT;
  const figure = figureOfActor(game, who);
  const state = figure === null ? undefined : game.figures[figure];
  return {
    who,
    figure,
    actions: { spent, left: ACTIONS_PER_ACTIVATION - spent },
    points,
    speed: state ? printed(play, game, state).facts.speed : 0,
  };
}

/** Where somebody has several figures, the first one that stands. */
export const figureOfActor = (game: Pick<Game, 'figures'>, who: string): string | null =>
  figuresOfActor(game, who)[0]?.id ?? null;

/**
 * The name of the moment: another one whenever somebody else is up. With two heroes one of them may act twice in a round, even
 * twice in a row, hence the activations so far.
 */
export function turnKey({ round, stage, active, window, actors }: Game): string {
  const taken = actors.reduce((sum, { activated }) => sum + activated, 0);
  return [round, taken, stage, active ?? '', window?.group ?? ''].join(' ');
}

/** The app saw it: something on the map was used. */
export function spendAction(run: MissionRun): void {
  const { actions, points } = run.game.turn ?? NOTHING_SPENT;
  update(run, { turn: { actions: Math.min(ACTIONS_PER_ACTIVATION, actions + 1), points } });
}

/** The players say how many are spent. */
export function tickActions(run: MissionRun, actions: number): RefusalCode | undefined {
  if (run.game.active === null) return 'notYourTurn';
  if (!Number.isInteger(actions) || actions < 0 || actions > ACTIONS_PER_ACTIVATION) return 'badNumber';
  update(run, { turn: { ...(run.game.turn ?? NOTHING_SPENT), actions } });
  return undefined;
}

/** Before the figure is moved: the cheapest way on the board as it is. What is no way, or nobody's who acts, costs nothing. */
export function spendPoints(run: MissionRun, figure: string, to: Place): void {
  const { play, game } = run;
  if (game.active === null || figureOfActor(game, game.active) !== figure) return;
  const board = boardOf(play, game);
  const piece = board?.figures.get(figure as FigureId);
  const cost = board && piece ? costTo(reach(board, piece, MAX_POINTS), to) : undefined;
  if (cost === undefined || cost === 0) return;
  const { actions, points } = game.turn ?? NOTHING_SPENT;
  update(run, { turn: { actions, points: points + cost } });
}
