// From the state of a mission to the board of the rules: the tiles of all revealed sections with their changes by
// scripts, the closed doors, and the figures whose places are known. Asked for often, so every answer is kept with the
// part of the game that it was made from.

import {
  edgeBetween,
  edgeKey,
  layTiles,
  setUpBoard,
  spaceKey,
  withThoseWhoFit,
  type Board,
  type FigureId,
  type LatticeEdge,
  type Piece,
  type Placement,
  type Point,
  type Side,
  type TileId,
  type TileMap,
  type TileSide,
} from '../../../rules';
import { memo, memoPair } from '../../../kernel';
import { isOfHero, sideOf } from '../../actors';
import type { Mission, ThingOf } from '../../definition';
import type { Cover, FigureState, Game, MapState } from '../../game';
import type { KitFigure } from '../../kit';
import type { Play } from '../play';
import { dressedSheet } from '../figures/heroNumbers';
import { thingStateOf } from './things';

type Ground = { readonly map: TileMap; readonly board: Board };
type OnMap = Pick<Game, 'map'>;

/** `null`: nothing is revealed. */
export const mapOf = (play: Play, game: Game): TileMap | null => groundOf(play, game.map)?.map ?? null;

/** The board with nobody on it: the very same one as long as the ground stays as it is, in all games of a mission. */
export const emptyBoardOf = (play: Play, game: Game): Board | null => groundOf(play, game.map)?.board ?? null;

const boards = memoPair<Play, MapState, WeakMap<Game['figures'], Board>>(() => new WeakMap());

export function boardOf(play: Play, game: Game): Board | null {
  const ground = groundOf(play, game.map);
  if (!ground) return null;
  const known = boards(play, game.map);
  const found = known.get(game.figures);
  if (found) return found;
  const board = withFigures(play, game, ground.board);
  known.set(game.figures, board);
  return board;
}

/** Every ground that games of a mission came to: a token that moves, or the next game, need not lay the tiles again. */
const grounds = memo<Mission, Map<string, Ground>>(() => new Map());
/** Scripts that change terrain by chance could make any number of them. */
const MOST_GROUNDS = 64;

const groundOf = memoPair((play: Play, map: MapState): Ground | null => {
  if (map.sections.length === 0) return null;
  const known = grounds(play.mission);
  const key = groundKey(play, { map });
  const found = known.get(key);
  if (found?.map.tiles.every(({ tile, side }) => play.kit.tiles[tile] === side)) return found;
  const ground = layGround(play, { map });
  if (known.size >= MOST_GROUNDS) known.clear();
  if (ground) known.set(key, ground);
  return ground;
});

/** All of the map that a ground is made from. */
function groundKey(play: Play, { map }: OnMap): string {
  const { sections, terrain, edges, covers } = map;
  const shut = doorsOf(play).filter(({ id }) => isShut(play, { map }, id));
  return JSON.stringify([sections, terrain, edges, covers, shut.map(({ id }) => id)]);
}

function layGround(play: Play, { map: state }: OnMap): Ground | null {
  const placements = state.sections.flatMap((id) =>
    (play.sections.get(id)?.tiles ?? []).map(({ tile, at, rotation = 0, over }) => ({
      tile: tile as TileId,
      at,
      rotation,
      ...(over && { over }),
    })),
  );
  const { id } = play.mission;
  const laid = layOnTop(placements, new Map(Object.entries(play.kit.tiles)));
  if (!laid.ok) throw new Error(`the tiles of ${id} do not fit: ${JSON.stringify(laid.error)}`);
  if (laid.value.spaces.length === 0) return null;
  const map = withEdges(withTerrain(laid.value, state), state);
  const set = setUpBoard({
    lattice: map,
    doors: shutDoors(play, { map: state }, map),
    rubble: covered(map, state, 'rubble'),
    shields: covered(map, state, 'shield'),
  });
  if (!set.ok) throw new Error(`the map of ${id} is no board: ${JSON.stringify(set.error)}`);
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
function shutDoors(play: Play, game: OnMap, map: TileMap) {
  const spaces = spacesOfMap(map);
  return doorsOf(play)
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

const doorsOf = memo((play: Play) =>
  [...play.things.values()].filter((thing): thing is ThingOf<'door'> => thing.kind === 'door'),
);

const spacesOfMap = ({ spaces }: TileMap): ReadonlySet<string> =>
  new Set(spaces.map(({ x, y }) => spaceKey(x, y)));

/** On the map, and not open. */
function isShut(play: Play, game: OnMap, door: string): boolean {
  const { onMap, door: state } = thingStateOf(play, game, door);
  return onMap && state !== 'open';
}

/** Figures whose places cannot be (a wall fell on them, two stand in one space) are not on the board. */
const withFigures = (play: Play, game: Game, ground: Board): Board =>
  withThoseWhoFit(
    ground,
    Object.values(game.figures).flatMap((figure) => pieceOf(play, game, figure) ?? []),
  );

type KnownPiece = { readonly printed: Piece; readonly side: Side; readonly piece: Piece };
const pieces = new WeakMap<FigureState, KnownPiece>();

/** As it stands; nothing if nobody knows where. */
function pieceOf(play: Play, game: Game, figure: FigureState): Piece | null {
  const { at, size } = figure;
  if (!at) return null;
  const { piece: card } = printed(play, game, figure);
  const side = sideOf(game, figure);
  const known = pieces.get(figure);
  if (known?.printed === card && known.side === side) return known.piece;
  const piece: Piece = { ...baseOf(play, game, figure), at, size };
  pieces.set(figure, { printed: card, side, piece });
  return piece;
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
