// A running mission as the interpreter of orders sees it. The way back is in `aftermath`.

import type { FigureFacts, Situation, BoardThing, ThingId } from '../../../imperial';
import { hasSpace, wielding, type Board, type Fighter, type FigureId, type Point } from '../../../rules';
import { ownerOf, controllerOf, heroesIn, heroIn, sideOf } from '../../actors';
import type { Thing as MissionThing } from '../../definition';
import type { FigureState, Game, GroupState } from '../../game';
import { baseOf, boardOf, mapOf, printed } from '../table/board';
import { boxLeft, figureFor, missingFigures } from './crowd';
import { countOf } from '../scripts/numbers';
import type { Play } from '../play';
import { makeRun, scopeOf } from '../run';
import { numbersOf } from '../figures/heroNumbers';
import { thingStateOf } from '../table/things';
import { activationsOf } from '../round/turns';

/** `null`: there is no map. */
export function situationOfGame(play: Play, game: Game): Situation | null {
  const board = boardOf(play, game);
  const map = mapOf(play, game);
  if (!board || !map) return null;
  const figures = Object.values(game.figures);
  return {
    board,
    fighters: new Map([
      ...figures.map((figure): [FigureId, Fighter] => [
        figure.id as FigureId,
        fighterInMission(play, game, figure),
      ]),
      ...withdrawn(play, game),
    ]),
    facts: new Map(figures.map((figure) => [figure.id as FigureId, factsOf(play, game, figure)])),
    things: new Map(thingsOn(play, game, board).map((thing) => [thing.id, thing])),
    tiles: map.tiles.map(({ side: { id, interior } }) => ({ id, interior })),
    round: game.round,
    heroes: heroesIn(game).length,
    activations: heroesIn(game).reduce((sum, { activated }) => sum + activated, 0),
    memory: game.memory,
    fallen: game.groups.flatMap((group) => fallenOf(play, game, group)),
  };
}

/** With what the mission adds, and as hurt as it is. */
export function fighterInMission(play: Play, game: Game, figure: FigureState): Fighter {
  const { fighter } = printed(play, game, figure);
  const { damage, strain, conditions, powerTokens } = figure;
  const [side, controller] = [sideOf(game, figure), controllerOf(game, figure)];
  const own = healthOf(game, figure) ?? fighter.health;
  const health = own === undefined ? {} : { health: own + bonusHealthOf(game, figure) };
  const hero = fighter.hero && { hero: { ...fighter.hero, strain } };
  return { ...fighter, ...health, ...hero, side, controller, damage, conditions, powerTokens };
}

/** What the mission gives a person. */
function healthOf(game: Game, figure: FigureState): number | undefined {
  const owner = ownerOf(game, figure);
  return owner && owner.kind !== 'hero' ? owner.health : undefined;
}

/** Somebody as they stand in the mission, with this weapon in hand; without one, as the card or sheet has it. */
export function armedFighter(play: Play, game: Game, figure: FigureState, weapon?: string): Fighter {
  const fighter = fighterInMission(play, game, figure);
  const numbers = figure.actor === null ? undefined : numbersOf(play, game, figure.actor);
  const arm = numbers?.weapons.find(({ id }) => id === weapon);
  if (!numbers || !arm) return fighter;
  const { spent = {} } = heroIn(game, figure.actor ?? '') ?? {};
  const armed = wielding({ ...fighter, passives: numbers.passives }, arm);
  return withoutSurgesOf(armed, (card) => spent[card] !== undefined);
}

/** Cards that lie exhausted have no surge to be exhausted for. */
export const withoutSurgesOf = (fighter: Fighter, isSpent: (card: string) => boolean): Fighter =>
  fighter.surges.some(({ exhausts }) => exhausts)
    ? {
        ...fighter,
        surges: fighter.surges.filter(({ from, exhausts }) => !exhausts || !isSpent(from ?? '')),
      }
    : fighter;

const bonusHealthOf = ({ groups }: Game, { group }: FigureState): number =>
  groups.find(({ id }) => id === group)?.bonusHealth ?? 0;

/** Off the map, but still heroes: whether all of them are wounded must be seen. */
const withdrawn = (play: Play, game: Game): readonly [FigureId, Fighter][] =>
  heroesIn(game)
    .filter(({ id }) => !(id in game.figures))
    .map(({ id }) => [
      id as FigureId,
      fighterInMission(play, game, figureFor(play, { id, of: id, actor: id })),
    ]);

function factsOf(play: Play, game: Game, figure: FigureState): FigureFacts {
  const { id, actor, group } = figure;
  const portrait = heroesIn(game).findIndex((hero) => hero.id === id);
  return {
    ...printed(play, game, figure).facts,
    activated: hasActed(game, figure),
    carrying: Object.entries(game.map.things).flatMap(([thing, { carriedBy }]) =>
      carriedBy === id ? [thing] : [],
    ),
    group: group ?? actor ?? id,
    ...(portrait >= 0 ? { portrait } : {}),
  };
}

function hasActed(game: Game, figure: FigureState): boolean {
  const { group } = figure;
  if (group !== null) return game.groups.find((one) => one.id === group)?.activated ?? true;
  const actor = ownerOf(game, figure);
  return !actor || actor.activated >= activationsOf(game, actor);
}

/** Whom orders may bring back, as long as there are figures left in the box. */
function fallenOf(play: Play, game: Game, group: GroupState): Situation['fallen'] {
  if (!game.tracked) return [];
  return missingFigures(game, group)
    .slice(0, boxLeft(play, game, group.card))
    .map((id) => {
      const figure = figureFor(play, { id, of: group.card, group: group.id });
      return {
        piece: baseOf(play, game, figure),
        fighter: fighterInMission(play, game, figure),
        facts: factsOf(play, game, figure),
      };
    });
}

/** What orders can be aimed at. A region is a place: all of its spaces go by its name. */
function thingsOn(play: Play, game: Game, board: Board): readonly BoardThing[] {
  return [...play.things.values()].flatMap((thing) => {
    const { onMap, carriedBy } = thingStateOf(play, game, thing.id);
    if (!onMap || carriedBy !== null) return [];
    return partsOf(play, game, thing).filter(({ at }) => hasSpace(board, at));
  });
}

function partsOf(play: Play, game: Game, thing: MissionThing): readonly BoardThing[] {
  const { id, kind } = thing;
  if (kind === 'spawn') return [];
  if (kind === 'region' || kind === 'entry') {
    const word = kind === 'region' ? id : 'entrance';
    return thing.spaces.map((at, index) => ({ id: `${id}/${index}` as ThingId, kind: word, at }));
  }
  const { at, door } = thingStateOf(play, game, id);
  if (kind === 'door' && door === 'open') return [];
  const where: Point | undefined = kind === 'door' ? thing.between[0]?.[0] : (at ?? undefined);
  const fighter = objectOf(play, game, thing);
  return where ? [{ id: id as ThingId, kind, at: where, ...(fighter && { fighter }) }] : [];
}

/** As a fight sees it; nothing: it cannot be attacked. */
export function objectOf(play: Play, game: Game, thing: MissionThing): Fighter | undefined {
  if (!('health' in thing) || thing.health === undefined) return undefined;
  return {
    side: 'neutral',
    object: true,
    health: countOf(makeRun(play, game), thing.health, scopeOf('', null)),
    damage: thingStateOf(play, game, thing.id).damage,
    defense: thing.defense ?? [],
    conditions: [],
    powerTokens: [],
    surges: [],
    passives: {},
    keywords: [],
  };
}
