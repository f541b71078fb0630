// From the state of a mission to the board of the rules: the tiles of all revealed sections with their changes by
// scripts, the closed doors, and the figures whose places are known. Asked for often, so every answer is cached with
// the part of the game that it was made from.

import {
  edgeBetween,
  edgeKey,
  isFreeFor,
  layTiles,
  placeFigure,
  setUpBoard,
  spaceKey,
  standProblem,
  type Board,
  type FigureId,
  type LatticeEdge,
  type Piece,
  type Placement,
  type Point,
  type TileId,
  type TileMap,
  type TileSide,
} from '../../../rules';
import { isOfHero, sideOf } from '../../actors';
import type { ThingOf } from '../../definition';
import type { Cover, FigureState, Game, MapState } from '../../game';
import type { KitFigure } from '../../kit';
import type { Play } from '../play';
import { dressedSheet } from '../figures/heroNumbers';
import { thingStateOf } from './things';

type Ground = { readonly map: TileMap; readonly board: Board };
const grounds = new WeakMap<Play, WeakMap<MapState, Ground | null>>();
const boards = new WeakMap<Ground, WeakMap<Game['figures'], Board>>();

/** `null`: nothing is revealed. */
export const mapOf = (play: Play, game: Game): TileMap | null => groundOf(play, game)?.map ?? null;

export function boardOf(play: Play, game: Game): Board | null {
  const ground = groundOf(play, game);
  if (!ground) return null;
  const known = boards.get(ground) ?? new WeakMap<Game['figures'], Board>();
  boards.set(ground, known);
  const found = known.get(game.figures);
  const board = found ?? withFigures(play, game, ground.board);
  known.set(game.figures, board);
  return board;
}

function groundOf(play: Play, game: Game): Ground | null {
  const known = grounds.get(play) ?? new WeakMap<MapState, Ground | null>();
  grounds.set(play, known);
  const found = known.get(game.map);
  if (found !== undefined) return found;
  const ground = layGround(play, game);
  known.set(game.map, ground);
  return ground;
}

function layGround(play: Play, game: Game): Ground | null {
  if (game.map.sections.length === 0) return null;
  const placements = game.map.sections.flatMap((id) =>
    (play.sections.get(id)?.tiles ?? []).map(({ tile, at, rotation = 0 }) => ({
      tile: tile as TileId,
      at,
      rotation,
    })),
  );
  const laid = layOnTop(placements, new Map(Object.entries(play.kit.tiles)));
  if (!laid.ok) throw new Error(`the tiles of ${game.mission} do not fit: ${JSON.stringify(laid.error)}`);
  if (laid.value.spaces.length === 0) return null;
  const map = withEdges(withTerrain(laid.value, game.map), game.map);
  const set = setUpBoard({
    lattice: map,
    doors: shutDoors(play, game, map),
    rubble: covered(map, game.map, 'rubble'),
    shields: covered(map, game.map, 'shield'),
  });
  if (!set.ok) throw new Error(`the map of ${game.mission} is no board: ${JSON.stringify(set.error)}`);
  return { map, board: set.value };
}

/** A tile that is laid upon others takes their place. */
function layOnTop(
  placements: readonly Placement[],
  sides: ReadonlyMap<string, TileSide>,
): ReturnType<typeof layTiles> {
  const laid = layTiles(placements, sides);
  if (laid.ok) return laid;
  const covered = new Set(laid.error.flatMap((problem) => (problem.code === 'overlap' ? problem.with : [])));
  return covered.size === 0
    ? laid
    : layOnTop(
        placements.filter((_, index) => !covered.has(index)),
        sides,
      );
}

/** Later changes of a space count, whatever was said of it before. */
function withTerrain(map: TileMap, { terrain }: MapState): TileMap {
  if (terrain.length === 0) return map;
  const changed = new Map(terrain.map(({ at: [x, y], terrain: now }) => [spaceKey(x, y), now]));
  return {
    ...map,
    spaces: map.spaces.map((space) => {
      const now = changed.get(spaceKey(space.x, space.y));
      return now ? { ...space, terrain: now } : space;
    }),
  };
}

/** The outline of the map stays shut, whatever scripts say of it. */
function withEdges(map: TileMap, { edges }: MapState): TileMap {
  const spaces = spacesOfMap(map);
  const changed = new Map<string, LatticeEdge | null>();
  for (const { between, kind } of edges) {
    if (!between.every((space) => spaces.has(spaceKey(...space)))) continue;
    const edge = edgeBetween(...between);
    changed.set(edgeKey(edge.axis, edge.x, edge.y), kind === 'open' ? null : { ...edge, kind });
  }
  if (changed.size === 0) return map;
  const kept = map.edges.filter(({ axis, x, y }) => !changed.has(edgeKey(axis, x, y)));
  return { ...map, edges: [...kept, ...[...changed.values()].filter((edge) => edge !== null)] };
}

/** What the rules call each edge of a door, and back again. */
const edgeOfDoor = (door: string, index: number): string => `${door}/${index}`;
export const doorOfEdge = (edge: string): string => edge.slice(0, edge.lastIndexOf('/'));

/** Doors that keep people out. Where there is nothing behind a door yet, the map ends there anyway. */
function shutDoors(play: Play, game: Game, map: TileMap) {
  const spaces = spacesOfMap(map);
  return [...play.things.values()]
    .filter((thing): thing is ThingOf<'door'> => thing.kind === 'door')
    .filter(({ id }) => isShut(play, game, id))
    .flatMap(({ id, between }) =>
      between.map((edge, index) => ({ id: edgeOfDoor(id, index), between: edge })),
    )
    .filter(({ between }) => between.every((space) => spaces.has(spaceKey(...space))));
}

/** The spaces that hold such tokens, as far as they lie on the table. */
function covered(map: TileMap, { covers = [] }: MapState, kind: Cover['cover']): readonly Point[] {
  const spaces = covers.length > 0 ? spacesOfMap(map) : null;
  return covers.flatMap(({ at, cover }) => (cover === kind && spaces?.has(spaceKey(...at)) ? [at] : []));
}

const spacesOfMap = ({ spaces }: TileMap): ReadonlySet<string> =>
  new Set(spaces.map(({ x, y }) => spaceKey(x, y)));

/** On the map, and not open. */
function isShut(play: Play, game: Game, door: string): boolean {
  const { onMap, door: state } = thingStateOf(play, game, door);
  return onMap && state !== 'open';
}

/** Figures whose places cannot be (a wall fell on them, two stand in one space) are not on the board. */
const withFigures = (play: Play, game: Game, ground: Board): Board =>
  Object.values(game.figures).reduce((board, figure) => {
    const piece = pieceOf(play, game, figure);
    const fits = piece && !standProblem(board, piece, piece) && isFreeFor(board, piece, piece);
    return fits ? placeFigure(board, piece) : board;
  }, ground);

/** As it stands; nothing if nobody knows where. */
function pieceOf(play: Play, game: Game, figure: FigureState): Piece | null {
  const { at, size } = figure;
  return at && { ...baseOf(play, game, figure), at, size };
}

/** Without a place that means anything. Whose side it is on, the game knows, whatever the card says. */
export const baseOf = (play: Play, game: Game, figure: FigureState): Piece => ({
  ...printed(play, game, figure).piece,
  id: figure.id as FigureId,
  side: sideOf(game, figure),
  ...(figure.incapacitated && { incapacitated: true }),
});

/** The card, or the side of the hero's sheet that is up, with what the hero's cards add. */
export function printed(play: Play, game: Game, figure: FigureState): KitFigure {
  const { of } = figure;
  const found = isOfHero(game, figure) ? dressedSheet(play, game, of) : play.kit.cards[of]?.figure;
  if (!found) throw new Error(`nobody is called ${of}`);
  return found;
}
