// What a card asks for before it may be used: one table for attacks, defenses and every other moment. It answers as far as the app
// can see; the players know the rest.

import type { Situation } from '../../../imperial';
import {
  areAdjacent,
  areHostile,
  countSpaces,
  hasKeyword,
  sight,
  theFigure,
  type AttackResult,
  type Board,
  type Condition,
  type Fighter,
  type FigureId,
  type HeroWeapon,
  type Need,
  type Piece,
} from '../../../rules';
import { heroIn } from '../../actors';
import type { Game } from '../../game';
import { numbersOf } from '../figures/heroNumbers';
import { attackPlaceOf, spotsOf, type AttackPlace } from '../heroAttack/place';
import type { Play } from '../play';
import { boardOf, printed } from '../table/board';

type Fight = {
  readonly attacker: string;
  /** A figure or a thing. */
  readonly target: string;
  /** The attacker with the weapon in hand. */
  readonly armed: Fighter | undefined;
  readonly weapon?: string;
  /** Left out before the roll. */
  readonly result?: Pick<AttackResult, 'damage' | 'fate'>;
};

export type NeedAsk = {
  readonly play: Play;
  readonly game: Game;
  /** The hero whose card it is. */
  readonly holder: string;
  /** Whom distances and sight are about: the enemy or thing that the card is used on, or the friend who is helped. */
  readonly other?: string;
  readonly fight?: Fight;
  /** The table in the middle of an activation; left out: as the game has it. */
  readonly table?: Pick<Situation, 'board' | 'fighters'>;
};

/** `undefined`: the app cannot see it, or not yet. */
const needHolds = (need: Need, ask: NeedAsk): boolean | undefined => NEED_TABLE[need](ask);

/** Whether all of them hold; `undefined`: none is known not to, but some cannot be seen. */
export function needsHold(needs: readonly Need[], ask: NeedAsk): boolean | undefined {
  const found = new Set(needs.map((need) => needHolds(need, ask)));
  if (found.has(false)) return false;
  return found.has(undefined) ? undefined : true;
}

/** Needs about the place of the other figure. */
const PLACES: ReadonlySet<Need> = new Set<Need>([
  'adjacent',
  'within2',
  'within3',
  'within4',
  'beyond3',
  'beyond4',
  'inSight',
]);
export const isOfPlace = (need: Need): boolean => PLACES.has(need);

type Seen = (ask: NeedAsk) => boolean | undefined;

const unseen: Seen = () => undefined;
const within =
  (spaces: number): Seen =>
  (ask) => {
    const distance = placeOf(ask, ask.other)?.distance;
    return distance === undefined ? undefined : distance !== null && distance <= spaces;
  };
const beyond =
  (spaces: number): Seen =>
  (ask) => {
    const distance = placeOf(ask, ask.other)?.distance;
    return distance === undefined || distance === null ? undefined : distance > spaces;
  };
/** Of the weapon in hand; outside of a fight any of the hero's will do. */
const withWeapon =
  (
    fits: (weapon: HeroWeapon) => boolean,
    inHand: (fight: Fight, ask: NeedAsk) => boolean | undefined,
  ): Seen =>
  (ask) =>
    ask.fight
      ? inHand(ask.fight, ask)
      : numbersOf(ask.play, ask.game, ask.holder)?.weapons.some((weapon) => fits(weapon));
const ofType = (type: 'melee' | 'ranged'): Seen =>
  withWeapon(
    ({ attack }) => attack.type === type,
    ({ armed }) => armed?.attack && armed.attack.type === type,
  );
const withTrait =
  (...traits: readonly string[]): Seen =>
  (ask) => {
    const id = enemyOf(ask);
    const figure = id === undefined ? undefined : ask.game.figures[id];
    if (figure)
      return printed(ask.play, ask.game, figure).facts.traits.some((trait) => traits.includes(trait));
    return id === undefined ? undefined : false;
  };
const ofHolder =
  (condition: Condition): Seen =>
  (ask) =>
    vitalsOf(ask, ask.holder)?.conditions.includes(condition);
const harmed =
  (fits: (damage: number) => boolean): Seen =>
  ({ fight }) =>
    fight?.result && fits(fight.result.damage);

const NEED_TABLE: Readonly<Record<Need, Seen>> = {
  melee: ofType('melee'),
  ranged: ofType('ranged'),
  pistol: withWeapon(
    ({ traits }) => traits.includes('pistol'),
    ({ attacker, weapon }, { play, game }) =>
      numbersOf(play, game, attacker)
        ?.weapons.find(({ id }) => id === weapon)
        ?.traits.includes('pistol'),
  ),
  reach: withWeapon(
    ({ keywords }) => keywords.some(({ name }) => name === 'reach'),
    ({ armed }) => armed && hasKeyword(armed, 'reach'),
  ),
  focused: ofHolder('focused'),
  hidden: ofHolder('hidden'),
  healthy: (ask) => not(isWounded(ask)),
  wounded: (ask) => isWounded(ask),
  adjacent: (ask) => placeOf(ask, ask.other)?.adjacent,
  within2: within(2),
  within3: within(3),
  within4: within(4),
  beyond3: beyond(3),
  beyond4: beyond(4),
  inSight: (ask) => placeOf(ask, ask.other)?.sight,
  targetAdjacent: (ask) => placeOf(ask, ask.fight?.target)?.adjacent,
  targetInSight: (ask) => placeOf(ask, ask.fight?.target)?.sight,
  unseen: (ask) => {
    const board = boardFor(ask);
    const [target, own] = [ask.fight?.target, ask.fight?.attacker].map((id) =>
      board?.figures.get(id as FigureId),
    );
    return board && target && own ? sight(board, theFigure(target), theFigure(own)) === null : undefined;
  },
  object: (ask) => {
    const id = enemyOf(ask);
    return id === undefined ? undefined : ask.play.things.has(id);
  },
  droid: withTrait('droid'),
  droidOrVehicle: withTrait('droid', 'vehicle'),
  trooper: withTrait('trooper'),
  damaged: (ask) => {
    const id = enemyOf(ask);
    const vitals = id === undefined ? undefined : vitalsOf(ask, id);
    return vitals && vitals.damage > 0;
  },
  harmed: harmed((damage) => damage > 0),
  harmed3: harmed((damage) => damage >= 3),
  unharmed: harmed((damage) => damage === 0),
  notAttacked: ({ game, holder }) =>
    game.tracked && game.active === holder ? game.turn?.attacked !== true : undefined,
  noFriendAdjacent: (ask) => isNone(around(ask, (own, other) => own.side === other.side)?.near),
  noEnemyAdjacent: (ask) => isNone(around(ask, areHostile)?.near),
  otherEnemyAdjacent: (ask) =>
    not(isNone(around(ask, (own, other) => other.id !== opponentOf(ask) && areHostile(own, other))?.near)),
  twoEnemiesWithin3: (ask) => {
    const close = around(ask, areHostile)?.within3;
    return close && close.length >= 2;
  },
  token: unseen,
};

const not = (known: boolean | undefined): boolean | undefined => (known === undefined ? undefined : !known);
const isNone = (list: readonly unknown[] | undefined): boolean | undefined => list && list.length === 0;

/** In the middle of an activation, or as the game has it; told play knows nobody's. */
const vitalsOf = ({ game, table }: NeedAsk, id: string): Pick<Fighter, 'conditions' | 'damage'> | undefined =>
  table?.fighters.get(id as FigureId) ?? (game.tracked ? game.figures[id] : undefined);

const isWounded = ({ game, holder, table }: NeedAsk): boolean | undefined =>
  table?.fighters.get(holder as FigureId)?.hero?.wounded ?? heroIn(game, holder)?.wounded;

/** Whom an attack of the players is aimed at, or whom the card is used on outside of a fight. */
const enemyOf = ({ fight, other }: NeedAsk): string | undefined => fight?.target ?? other;

/** The one on the other side of the fight. */
const opponentOf = ({ fight, holder }: NeedAsk): string | undefined =>
  fight && (fight.attacker === holder ? fight.target : fight.attacker);

const boardFor = ({ play, game, table }: NeedAsk): Board | null =>
  table?.board ?? (game.tracked ? boardOf(play, game) : null);

/** The hero is as near as can be. */
const AT_HAND: AttackPlace = { distance: 0, adjacent: true, sight: true };

/** From the holder of the card. */
function placeOf(ask: NeedAsk, id: string | undefined): AttackPlace | undefined {
  if (id === ask.holder) return AT_HAND;
  const board = boardFor(ask);
  const own = board?.figures.get(ask.holder as FigureId);
  const spots = board && id !== undefined ? spotsOf(ask.play, ask.game, board, id) : null;
  return board && own && spots ? attackPlaceOf(board, theFigure(own), spots) : undefined;
}

/** Those who stand next to the holder, and within 3 spaces; nothing: the app does not see all of the map. */
function around(
  ask: NeedAsk,
  counts: (own: Piece, other: Piece) => boolean,
): Readonly<Record<'near' | 'within3', readonly Piece[]>> | undefined {
  const board = boardFor(ask);
  const own = board?.figures.get(ask.holder as FigureId);
  const isWhole = ask.table || Object.values(ask.game.figures).every(({ at }) => at !== null);
  if (!board || !own || !isWhole) return undefined;
  const others = board.pieces.filter((other) => other.id !== own.id && counts(own, other));
  return {
    near: others.filter((other) => areAdjacent(board, theFigure(own), theFigure(other))),
    within3: others.filter((other) => isWithin3(board, own, other)),
  };
}

const isWithin3 = (board: Board, piece: Piece, other: Piece): boolean =>
  (countSpaces(board, theFigure(piece), theFigure(other)) ?? Infinity) <= 3;
