// The turn of whoever acts: what it has spent and what is left of it. All of it is kept in the game, so that undo, redo, a
// reload and a second screen agree. It keeps nobody from anything: the players' word counts.

import { ACTIONS_PER_ACTIVATION, costTo, MAX_POINTS, reach, type FigureId, type Place } from '../../../rules';
import { figuresOfActor } from '../../actors';
import type { RefusalCode } from '../../command';
import type { FigureState, Game, SpentTurn } from '../../game';
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
  /** Movement points that are still there to walk with. */
  readonly pointsLeft: number;
  /** How many more were walked than there were. */
  readonly pointsOver: number;
  /** Movement points that one action gives. */
  readonly speed: number;
  /** Strain suffered for movement points. */
  readonly strained: number;
  /** Strain that Bleeding still asks for. */
  readonly due: number;
};

/** `null`: nobody acts. */
export function turnOf(play: Play, game: Game): Turn | null {
  const { active: who } = game;
  if (who === null) return null;
  const { actions: spent, points, gained, strained, due } = countedTurn(game);
  const figure = figureOfActor(game, who);
  const state = figure === null ? undefined : game.figures[figure];
  return {
    who,
    figure,
    actions: { spent, left: ACTIONS_PER_ACTIVATION - spent },
    points,
    pointsLeft: Math.max(0, gained - points),
    pointsOver: Math.max(0, points - gained),
    speed: state ? speedOf(play, game, state) : 0,
    strained,
    due,
  };
}

/** Movement points that a move gives to a figure as it is now. */
export const speedOf = (play: Play, game: Game, figure: FigureState): number =>
  printed(play, game, figure).facts.speed;

/** With the fields that older saves lack. */
export function countedTurn({ turn }: Pick<Game, 'turn'>): CountedTurn {
  const {
    actions,
    points,
    gained = points,
    moves = 0,
    strained = 0,
    due = 0,
    attacked,
  } = turn ?? NOTHING_SPENT;
  return { actions, points, gained, moves, strained, due, ...(attacked && { attacked }) };
}
type CountedTurn = Required<Omit<SpentTurn, 'attacked'>> & Pick<SpentTurn, 'attacked'>;

export function updateTurn(run: MissionRun, change: Partial<SpentTurn>): void {
  update(run, { turn: { ...countedTurn(run.game), ...change } });
}

/** Where somebody has several figures, the first one that stands. */
export const figureOfActor = (game: Pick<Game, 'figures'>, who: string): string | null =>
  figuresOfActor(game, who)[0]?.id ?? null;

/** The figure of whoever acts. */
export function actingFigure(game: Game): FigureState | undefined {
  const id = game.active === null ? null : figureOfActor(game, game.active);
  return id === null ? undefined : game.figures[id];
}

/**
 * The name of the moment: another one whenever somebody else is up. With two heroes one of them may act twice in a round, even
 * twice in a row, hence the activations so far.
 */
export function turnKey({ round, stage, active, window, actors }: Game): string {
  const taken = actors.reduce((sum, { activated }) => sum + activated, 0);
  return [round, taken, stage, active ?? '', window?.group ?? ''].join(' ');
}

/** The app saw it: something on the map was used, or somebody told what was done. */
export function spendAction(run: MissionRun): void {
  const { actions, due } = countedTurn(run.game);
  updateTurn(run, {
    actions: Math.min(ACTIONS_PER_ACTIVATION, actions + 1),
    due: due + strainOfActions(run.game, 1),
  });
}

/** Bleeding asks 1 strain after each action of a hero or ally (7.5). */
const strainOfActions = (game: Game, actions: number): number =>
  game.tracked && actingFigure(game)?.conditions.includes('bleeding') ? actions : 0;

/** The players say how many are spent. A move that is taken back gives no more points; what was walked stays walked (7.2). */
export function tickActions(run: MissionRun, actions: number): RefusalCode | undefined {
  if (run.game.active === null) return 'notYourTurn';
  if (!Number.isInteger(actions) || actions < 0 || actions > ACTIONS_PER_ACTIVATION) return 'badNumber';
  const turn = countedTurn(run.game);
  const more = actions - turn.actions;
  const due = more > 0 ? turn.due + strainOfActions(run.game, more) : Math.max(0, turn.due + more);
  const moves = Math.min(turn.moves, actions);
  const lost = (turn.moves - moves) * speedNow(run);
  const gained = lost === 0 ? turn.gained : Math.max(turn.points, turn.gained - lost);
  updateTurn(run, { actions, due, moves, gained });
  return undefined;
}

function speedNow({ play, game }: MissionRun): number {
  const figure = actingFigure(game);
  return figure ? speedOf(play, game, figure) : 0;
}

/**
 * Before the figure is moved: the cheapest way on the board as it is. It takes the points that are left, then begins as many
 * moves as it needs and there are actions for; what is walked beyond them is counted, and nothing else (7.1). What is no way, or
 * nobody's who acts, costs nothing.
 */
export function spendPoints(run: MissionRun, figure: string, to: Place): void {
  const { play, game } = run;
  if (actingFigure(game)?.id !== figure) return;
  const board = boardOf(play, game);
  const piece = board?.figures.get(figure as FigureId);
  const cost = board && piece ? costTo(reach(board, piece, MAX_POINTS), to) : undefined;
  if (cost === undefined || cost === 0) return;
  const { actions, points, gained, moves, due } = countedTurn(game);
  const begun = movesFor(run, cost - Math.max(0, gained - points), ACTIONS_PER_ACTIVATION - actions);
  updateTurn(run, {
    points: points + cost,
    gained: gained + begun * speedNow(run),
    moves: moves + begun,
    actions: actions + begun,
    due: due + strainOfActions(game, begun),
  });
}

function movesFor(run: MissionRun, missing: number, actionsLeft: number): number {
  const speed = speedNow(run);
  return missing <= 0 || speed <= 0 ? 0 : Math.min(actionsLeft, Math.ceil(missing / speed));
}
