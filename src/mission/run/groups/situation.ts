// A running mission as the interpreter of orders sees it. The way back is in `aftermath`.

import type { FigureFacts, Situation, BoardThing, ThingId } from '../../../imperial';
import { memo, memoPair, memoText, merged } from '../../../kernel';
import {
  hasSpace,
  wielding,
  type Board,
  type Fighter,
  type FigureId,
  type HeroNumbers,
  type Point,
} from '../../../rules';
import type { Actor } from '../../actor';
import { allegianceOf, heroesIn, heroIn, ownerOf } from '../../actors';
import type { Thing as MissionThing } from '../../definition';
import type { FigureState, Game, GroupState } from '../../game';
import { baseOf, boardOf, mapOf, printed } from '../table/board';
import { duelForbids } from '../duels';
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
    ...(play.kit.forms && { forms: play.kit.forms }),
    ...((game.duels ?? []).length > 0 && {
      mayNotAttack: (attacker, target) => duelForbids(game, attacker, target),
    }),
  };
}

/** All that a fighter is made from, besides the figure itself. */
type FighterParts = {
  readonly printed: Fighter;
  readonly owner: Actor | undefined;
  readonly bonusHealth: number;
};
const fighters = new WeakMap<FigureState, { readonly of: FighterParts; readonly fighter: Fighter }>();

/** With what the mission adds, and as hurt as it is. */
export function fighterInMission(play: Play, game: Game, figure: FigureState): Fighter {
  const { fighter: card } = printed(play, game, figure);
  const owner = ownerOf(game, figure);
  const bonusHealth = bonusHealthOf(game, figure);
  const known = fighters.get(figure);
  if (known?.of.printed === card && known.of.owner === owner && known.of.bonusHealth === bonusHealth)
    return known.fighter;
  const of: FighterParts = { printed: card, owner, bonusHealth };
  const fighter = fighterOf(figure, of);
  fighters.set(figure, { of, fighter });
  return fighter;
}

function fighterOf(figure: FigureState, { printed: card, owner, bonusHealth }: FighterParts): Fighter {
  const { damage, strain, conditions, powerTokens } = figure;
  const { side, controller } = allegianceOf(owner);
  const own = healthOf(owner) ?? card.health;
  const health = own !== undefined && { health: own + bonusHealth };
  const hero = card.hero && { hero: { ...card.hero, strain } };
  return merged(card, { side, controller, damage, conditions, powerTokens, ...health, ...hero });
}

/** What the mission gives a person. */
const healthOf = (owner: Actor | undefined): number | undefined =>
  owner && owner.kind !== 'hero' ? owner.health : undefined;

/** Somebody as they stand in the mission, with this weapon in hand; without one, as the card or sheet has it. */
export function armedFighter(play: Play, game: Game, figure: FigureState, weapon?: string): Fighter {
  const fighter = fighterInMission(play, game, figure);
  const numbers = figure.actor === null ? undefined : numbersOf(play, game, figure.actor);
  if (!numbers || weapon === undefined) return fighter;
  const { spent = {} } = heroIn(game, figure.actor ?? '') ?? {};
  const armed = armedWith(numbers, fighter)(weapon);
  return armed === fighter ? fighter : withoutSurgesOf(armed, (card) => spent[card] !== undefined);
}

/** By weapon; the fighter itself where there is no such weapon. */
const armedWith = memoPair((numbers: HeroNumbers, fighter: Fighter) =>
  memoText((weapon): Fighter => {
    const arm = numbers.weapons.find(({ id }) => id === weapon);
    return arm ? wielding({ ...fighter, passives: numbers.passives }, arm) : fighter;
  }),
);

/** Cards that lie exhausted have no surge to be exhausted for. */
export const withoutSurgesOf = (fighter: Fighter, isSpent: (card: string) => boolean): Fighter =>
  fighter.surges.some(({ exhausts }) => exhausts)
    ? {
        ...fighter,
        surges: fighter.surges.filter(({ from, exhausts }) => !exhausts || !isSpent(from ?? '')),
      }
    : fighter;

function bonusHealthOf({ groups }: Game, { group }: FigureState): number {
  if (group !== null) for (const { id, bonusHealth } of groups) if (id === group) return bonusHealth;
  return 0;
}

/** Off the map, but still heroes: whether all of them are wounded must be seen. */
const withdrawn = (play: Play, game: Game): readonly [FigureId, Fighter][] =>
  heroesIn(game)
    .filter(({ id }) => !(id in game.figures))
    .map(({ id }) => [
      id as FigureId,
      fighterInMission(play, game, figureFor(play, { id, of: id, actor: id })),
    ]);

function factsOf(play: Play, game: Game, figure: FigureState): FigureFacts {
  const { facts } = printed(play, game, figure);
  const of: FactParts = {
    printed: facts,
    activated: hasActed(game, figure),
    carrying: carriedIn(game.map.things).get(figure.id) ?? NOTHING,
    portrait: heroesIn(game).findIndex((hero) => hero.id === figure.id),
  };
  const known = knownFacts.get(figure);
  if (
    known?.of.printed === facts &&
    known.of.activated === of.activated &&
    known.of.carrying === of.carrying &&
    known.of.portrait === of.portrait
  )
    return known.facts;
  const made = factsFrom(figure, of);
  knownFacts.set(figure, { of, facts: made });
  return made;
}

/** All that facts are made from, besides the figure itself. */
type FactParts = {
  readonly printed: FigureFacts;
  readonly activated: boolean;
  readonly carrying: readonly string[];
  readonly portrait: number;
};
const knownFacts = new WeakMap<FigureState, { readonly of: FactParts; readonly facts: FigureFacts }>();

const factsFrom = (
  { id, actor, group, form }: FigureState,
  { printed: facts, activated, carrying, portrait }: FactParts,
): FigureFacts =>
  merged(facts, {
    activated,
    carrying,
    group: group ?? actor ?? id,
    ...(portrait >= 0 ? { portrait } : {}),
    ...(form !== undefined && { form }),
  });

const NOTHING: readonly string[] = [];
/** By figure: the things that it carries. */
const carriedIn = memo((things: Game['map']['things']): ReadonlyMap<string, readonly string[]> => {
  const carried = new Map<string, string[]>();
  for (const [thing, { carriedBy }] of Object.entries(things))
    if (carriedBy !== undefined && carriedBy !== null)
      carried.set(carriedBy, [...(carried.get(carriedBy) ?? []), thing]);
  return carried;
});

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
export function thingsOn(play: Play, game: Game, board: Board): readonly BoardThing[] {
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
