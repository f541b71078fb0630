// A position of a mission as a scenario: players who doubt what the Empire does send this file, and `redcell ask` and
// `redcell explain` take it as it is.

import {
  fighterInMission,
  heroIn,
  mapOf,
  ordersOf,
  situationOfGame,
  type FigureState,
  type Game,
  type Play,
} from '../../mission';
import { formatDrawing, type Point, type TileMap } from '../../rules';

/** `null`: the app does not know the position. */
export function positionOf(play: Play, game: Game): string | null {
  const situation = game.tracked ? situationOfGame(play, game) : null;
  const map = mapOf(play, game);
  if (!situation || !map) return null;
  const { board, things } = situation;
  const figures = Object.values(game.figures).flatMap((figure) => (figure.at ? [figure] : []));
  const from = originOf(map, game);
  const place = ([x, y]: Point): Point => [x - from[0], y - from[1]];
  return JSON.stringify(
    {
      name: `${game.mission}, round ${game.round}`,
      board: boardFields(map, game),
      doors: [...board.doors.values()]
        .filter(({ closed }) => closed)
        .map(({ id, between }) => ({ id, between: between.map(place) })),
      tokens: [...things.values()].map(({ id, kind, at }) => ({ id, kind, at: place(at) })),
      figures: figures.map((figure) => ({
        ...figureFields(play, game, figure),
        at: figure.at && place(figure.at),
      })),
      ask: question(play, game, figures),
    },
    null,
    2,
  );
}

/** Tiles cannot say what scripts have changed: then the board is drawn. */
const isChanged = ({ map: { terrain, edges } }: Game): boolean => terrain.length + edges.length > 0;

/** A drawing begins at [0, 0]. */
const originOf = ({ spaces }: TileMap, game: Game): Point =>
  isChanged(game) ? [Math.min(...spaces.map(({ x }) => x)), Math.min(...spaces.map(({ y }) => y))] : [0, 0];

function boardFields(map: TileMap, game: Game) {
  if (isChanged(game)) return { drawing: formatDrawing(map) };
  return { tiles: map.tiles.map(({ tile, at, rotation }) => ({ tile, at, rotation })) };
}

/** Numbers of this table, as they differ from those on card or sheet. */
function figureFields(play: Play, game: Game, figure: FigureState) {
  const { id, of, actor, group, size, damage, strain, conditions, powerTokens } = figure;
  const { side, health, hero, attack, defense, surges, keywords, passives } = fighterInMission(
    play,
    game,
    figure,
  );
  const state = heroIn(game, actor ?? '');
  const card = play.kit.cards[of];
  // A card that comes with the mission is in no box, so everything on it must be told.
  const own = card?.unboxed && { speed: card.figure.facts.speed, surges, keywords, passives };
  return {
    id,
    ...(own ?? { [hero ? 'hero' : 'card']: of }),
    group: group ?? actor ?? id,
    side,
    size,
    health,
    attack,
    defense,
    damage,
    strain,
    wounded: state?.wounded ?? false,
    conditions,
    powerTokens,
    ...(figure.incapacitated && { incapacitated: true }),
    carrying: Object.entries(game.map.things).flatMap(([thing, { carriedBy }]) =>
      carriedBy === id ? [thing] : [],
    ),
  };
}

/** What the open window resolves, with all that was told so far; otherwise, how far whoever acts can go. */
function question(play: Play, game: Game, figures: readonly FigureState[]) {
  const { window, active } = game;
  const drawn = window && ordersOf(play, game, window);
  if (window && drawn) {
    return {
      activate: window.group,
      instructions: drawn.lines,
      bonus: { rules: drawn.rules },
      ...(drawn.orders.target && { target: drawn.orders.target }),
      answers: window.told.map(({ answer }) => answer),
    };
  }
  const acting = figures.find(({ actor }) => actor === active) ?? figures[0];
  return { reach: acting?.id };
}
