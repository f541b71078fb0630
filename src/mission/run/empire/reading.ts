// The board as the Empire sees it before it spends threat: where the heroes are and how they do, what they are after, and how
// far everything is from the deployment points. In told play nobody knows where figures stand; the map is known all the same.

import {
  distanceAt,
  distanceField,
  hasSpace,
  remainingHealth,
  theSpace,
  type Board,
  type Fighter,
  type Point,
} from '../../../rules';
import { heroIn, sideOf } from '../../actors';
import type { EmpireOption } from '../../deciding';
import type { Thing } from '../../definition';
import type { FigureState } from '../../game';
import { fighterInMission } from '../groups/situation';
import type { MissionRun } from '../run';
import { boardOf, printed } from '../table/board';
import { spacesOfThing } from '../table/near';
import { optionsOf } from '../table/options';
import { thingStateOf } from '../table/things';
import { mayRun } from '../scripts/triggers';

export type Foe = {
  readonly id: string;
  readonly hero: boolean;
  readonly at: Point | null;
  /** As it is printed, with its cards: the same object as long as these are the same. */
  readonly fighter: Fighter;
  readonly left: number;
};

/** A thing that the heroes are after, its spaces, and how far the nearest of them is. */
type Goal = { readonly thing: string; readonly spaces: readonly Point[]; readonly theirs: number };

export type TableReading = {
  /** `null`: nothing is revealed. */
  readonly board: Board | null;
  readonly foes: readonly Foe[];
  readonly goals: readonly Goal[];
  /** Rounds that are still to be played; `Infinity`: nobody knows. */
  readonly roundsLeft: number;
};

export function readBoard(run: MissionRun): TableReading {
  const { play, game } = run;
  const { roundLimit, round } = game;
  const board = boardOf(play, game);
  const foes = foesIn(run);
  return {
    board,
    foes,
    goals: goalsIn(run).map((goal) => ({ ...goal, theirs: wayOf(board, foes, goal.spaces) })),
    roundsLeft: roundLimit ? Math.max(0, roundLimit.rounds - round) : Infinity,
  };
}

/** By id: no order of a list may decide anything. */
function foesIn({ play, game }: MissionRun): readonly Foe[] {
  const isFoe = (figure: FigureState): boolean =>
    sideOf(game, figure) === 'rebel' && !figure.incapacitated && !isUnarmed(figure);
  const isUnarmed = (figure: FigureState): boolean =>
    printed(play, game, figure).fighter.attack === undefined &&
    heroIn(game, figure.actor ?? '') === undefined;
  return Object.values(game.figures)
    .filter(isFoe)
    .toSorted(byId)
    .map((figure) => ({
      id: figure.id,
      hero: heroIn(game, figure.actor ?? '') !== undefined,
      at: game.tracked ? figure.at : null,
      fighter: printed(play, game, figure).fighter,
      left: remainingHealth(fighterInMission(play, game, figure)),
    }));
}

const byId = (a: { readonly id: string }, b: { readonly id: string }): number =>
  a.id < b.id ? -1 : a.id > b.id ? 1 : 0;

/**
 * What the mission draws attention to. If it marks nothing: things that can be used, then areas that scripts wait for the heroes in,
 * then doors. Crates are loot.
 */
function goalsIn(run: MissionRun): readonly Omit<Goal, 'theirs'>[] {
  const { play, game } = run;
  const there = [...play.things.values()]
    .filter((thing) => thing.kind !== 'spawn' && thing.kind !== 'entry' && isThere(run, thing))
    .toSorted(byId);
  const ladder: readonly ((thing: Thing) => boolean)[] = [
    ({ id }) => thingStateOf(play, game, id).highlighted,
    ({ id, kind }) => (kind === 'terminal' || kind === 'token') && optionsOf(play, game, id).length > 0,
    ({ id, kind }) => kind === 'region' && isAwaited(run, id),
    ({ id, kind }) => kind === 'door' && optionsOf(play, game, id).length > 0,
  ];
  const rung = ladder.map((wants) => there.filter(wants)).find((things) => things.length > 0) ?? [];
  return rung
    .map((thing) => ({ thing: thing.id, spaces: spacesOfThing(play, game, thing) }))
    .filter(({ spaces }) => spaces.length > 0);
}

function isThere({ play, game }: MissionRun, { id }: Thing): boolean {
  const { onMap, destroyed, carriedBy } = thingStateOf(play, game, id);
  return onMap && !destroyed && carriedBy === null;
}

/** A script waits until heroes come here. */
const isAwaited = (run: MissionRun, region: string): boolean =>
  (['entersRegion', 'endsInRegion'] as const).some((kind) =>
    (run.play.armed.get(kind) ?? []).some(
      ({ script, trigger }) =>
        'region' in trigger &&
        trigger.region === region &&
        !('who' in trigger && trigger.who === 'imperial') &&
        mayRun(run, script),
    ),
  );

/** So close to a goal one still holds it. */
const NEAR = 4;
/** So many spaces of detour still count as on the way. */
const DETOUR = 2;

/** A place to arrive at, as the Empire sees it, whoever comes. */
export type LandingSpot = {
  /** Counted spaces to each of the foes, in their order. `Infinity`: there is no way. */
  readonly distances: readonly number[];
  /** To the nearest of them; `null`: nobody knows where they stand. */
  readonly nearest: number | null;
  readonly holds: EmpireOption['holds'];
};

/** `at`: one space, or those of the figures that somebody joins. */
export function readSpot({ board, foes, goals }: TableReading, at: readonly Point[]): LandingSpot {
  const fields = board
    ? at.filter((space) => hasSpace(board, space)).map((space) => distanceField(board, theSpace(space)))
    : [];
  const stepsTo = (spaces: readonly Point[]): number =>
    Math.min(
      ...fields.flatMap((field) => spaces.map((space) => distanceAt(field, space) ?? Infinity)),
      Infinity,
    );
  const distances = foes.map((foe) => (foe.at ? stepsTo([foe.at]) : Infinity));
  const isKnown = foes.some((foe) => foe.at !== null);
  const nearest = isKnown ? Math.min(...distances) : null;
  const held = goals.flatMap((goal) => holding(goal, stepsTo(goal.spaces), nearest) ?? []);
  return { distances, nearest, holds: held.find(({ between }) => between) ?? held[0] ?? null };
}

/** Nearer than the heroes; one that it cuts them off from counts more. */
function holding({ thing, theirs }: Goal, own: number, nearest: number | null): LandingSpot['holds'] {
  if (nearest === null) return own <= NEAR ? { thing, between: false } : null;
  if (own >= theirs) return null;
  if (Number.isFinite(theirs) && nearest + own <= theirs + DETOUR) return { thing, between: true };
  return own <= NEAR ? { thing, between: false } : null;
}

/** Counted spaces from the nearest foe to one of the spaces; `Infinity`: there is no way, or nobody knows. */
function wayOf(board: Board | null, foes: readonly Foe[], spaces: readonly Point[]): number {
  if (!board) return Infinity;
  const fields = spaces
    .filter((space) => hasSpace(board, space))
    .map((space) => distanceField(board, theSpace(space)));
  return Math.min(
    ...fields.flatMap((field) => foes.map(({ at }) => (at && distanceAt(field, at)) ?? Infinity)),
    Infinity,
  );
}
