// What a card asks for before it may be used in an attack, as far as the app can see it.

import {
  areAdjacent,
  areHostile,
  countSpaces,
  hasKeyword,
  sight,
  theFigure,
  type Board,
  type FigureId,
  type Need,
  type Piece,
} from '../../../rules';
import { heroIn } from '../../actors';
import type { Game } from '../../game';
import { numbersOf } from '../figures/heroNumbers';
import type { Play } from '../play';
import { printed } from '../table/board';
import { pieceOnBoard, attackPlaceOf, spotsOf, type AttackPlace } from './place';
import type { HeroAttack } from './sides';
import type { AttackAsk } from '../../command';

/** Of an attack and of the hero whose card it is. */
type Asked = {
  readonly play: Play;
  readonly game: Game;
  readonly ask: AttackAsk;
  readonly sides: HeroAttack;
  readonly holder: string;
};

/** `undefined`: the app cannot see it, or not yet. */
export function needHolds(need: Need, asked: Asked): boolean | undefined {
  return NEED_TABLE[need](asked);
}

type Seen = (asked: Asked) => boolean | undefined;

const unseen: Seen = () => undefined;
const within =
  (spaces: number): Seen =>
  (asked) => {
    const distance = toOther(asked)?.distance;
    return distance === undefined ? undefined : distance !== null && distance <= spaces;
  };
const beyond =
  (spaces: number): Seen =>
  (asked) => {
    const distance = toOther(asked)?.distance;
    return distance === undefined || distance === null ? undefined : distance > spaces;
  };
const hasTrait =
  (...traits: readonly string[]): Seen =>
  ({ play, game, ask }) => {
    const figure = game.figures[ask.target];
    return figure ? printed(play, game, figure).facts.traits.some((trait) => traits.includes(trait)) : false;
  };
const ofHolder =
  (condition: 'focused' | 'hidden'): Seen =>
  ({ game, holder }) =>
    game.figures[holder]?.conditions.includes(condition);

const NEED_TABLE: Readonly<Record<Need, Seen>> = {
  melee: ({ sides }) => sides.attacker.attack?.type === 'melee',
  ranged: ({ sides }) => sides.attacker.attack?.type === 'ranged',
  pistol: ({ play, game, ask }) =>
    numbersOf(play, game, ask.attacker)
      ?.weapons.find(({ id }) => id === ask.weapon)
      ?.traits.includes('pistol'),
  reach: ({ sides }) => hasKeyword(sides.attacker, 'reach'),
  focused: ofHolder('focused'),
  hidden: ofHolder('hidden'),
  healthy: ({ game, holder }) => heroIn(game, holder)?.wounded === false,
  wounded: ({ game, holder }) => heroIn(game, holder)?.wounded,
  adjacent: (asked) => toOther(asked)?.adjacent,
  within2: within(2),
  within3: within(3),
  within4: within(4),
  beyond3: beyond(3),
  beyond4: beyond(4),
  inSight: (asked) => toOther(asked)?.sight,
  targetAdjacent: (asked) => to(asked, asked.ask.target)?.adjacent,
  targetInSight: (asked) => to(asked, asked.ask.target)?.sight,
  unseen: ({ play, game, ask }) => {
    const target = pieceOnBoard(play, game, ask.target);
    const own = target?.board.figures.get(ask.attacker as FigureId);
    return target && own ? sight(target.board, theFigure(target.piece), theFigure(own)) === null : undefined;
  },
  object: ({ sides }) => sides.defender.object === true,
  droid: hasTrait('droid'),
  droidOrVehicle: hasTrait('droid', 'vehicle'),
  trooper: hasTrait('trooper'),
  damaged: ({ sides }) => sides.defender.damage > 0,
  harmed: unseen,
  harmed3: unseen,
  unharmed: unseen,
  notAttacked: unseen,
  noFriendAdjacent: (asked) => around(asked, (own, other) => own.side === other.side)?.near === 0,
  noEnemyAdjacent: (asked) => around(asked, areHostile)?.near === 0,
  otherEnemyAdjacent: (asked) =>
    (around(asked, (own, other) => other.id !== asked.ask.target && areHostile(own, other))?.near ?? 0) > 0,
  twoEnemiesWithin3: (asked) => (around(asked, areHostile)?.within3 ?? 0) >= 2,
  token: unseen,
};

/** The other figure: the target of the own attack, or the friend who attacks. */
const toOther = (asked: Asked): AttackPlace | undefined =>
  to(asked, asked.holder === asked.ask.attacker ? asked.ask.target : asked.ask.attacker);

function to({ play, game, holder }: Asked, id: string): AttackPlace | undefined {
  const standing = pieceOnBoard(play, game, holder);
  const spots = standing && spotsOf(play, game, standing.board, id);
  return standing && spots ? attackPlaceOf(standing.board, theFigure(standing.piece), spots) : undefined;
}

/** How many of them stand next to the hero, and within 3 spaces. */
function around(
  { play, game, holder }: Asked,
  counts: (own: Piece, other: Piece) => boolean,
): { readonly near: number; readonly within3: number } | undefined {
  const standing = pieceOnBoard(play, game, holder);
  if (!standing) return undefined;
  const { board, piece } = standing;
  const others = board.pieces.filter((other) => other.id !== piece.id && counts(piece, other));
  return {
    near: others.filter((other) => areAdjacent(board, theFigure(piece), theFigure(other))).length,
    within3: others.filter((other) => isWithin3(board, piece, other)).length,
  };
}

const isWithin3 = (board: Board, piece: Piece, other: Piece): boolean =>
  (countSpaces(board, theFigure(piece), theFigure(other)) ?? Infinity) <= 3;
