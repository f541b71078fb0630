// What a card asks for before it may be used outside of a fight, as far as the app can see it.

import { areAdjacent, areHostile, countSpaces, theFigure, type Need, type Piece } from '../../../rules';
import { heroIn } from '../../actors';
import type { Game } from '../../game';
import { numbersOf } from '../figures/heroNumbers';
import { attackPlaceOf, pieceOnBoard, spotsOf, type AttackPlace } from '../heroAttack/place';
import type { Play } from '../play';
import { printed } from '../table/board';

/** Of the hero whose card it is. */
type Asked = {
  readonly play: Play;
  readonly game: Game;
  readonly holder: string;
  /** The figure that the card is about: a friend, an enemy, the hero; `null`: nobody in particular. */
  readonly other: string | null;
};

/** `undefined`: the app cannot see it. */
export const momentNeedHolds = (need: Need, asked: Asked): boolean | undefined => NEED_TABLE[need](asked);

type Seen = (asked: Asked) => boolean | undefined;

const unseen: Seen = () => undefined;

/** The hero is as near as can be. */
const toOther =
  (holds: (place: AttackPlace) => boolean | undefined): Seen =>
  ({ play, game, holder, other }) => {
    if (other === holder) return true;
    const standing = pieceOnBoard(play, game, holder);
    const spots = standing && other !== null ? spotsOf(play, game, standing.board, other) : null;
    return standing && spots
      ? holds(attackPlaceOf(standing.board, theFigure(standing.piece), spots))
      : undefined;
  };
const within = (spaces: number): Seen => toOther(({ distance }) => (distance ?? Infinity) <= spaces);
const beyond = (spaces: number): Seen => toOther(({ distance }) => (distance ?? Infinity) > spaces);

const hasTrait =
  (...traits: readonly string[]): Seen =>
  ({ play, game, other }) => {
    const figure = other === null ? undefined : game.figures[other];
    return figure && printed(play, game, figure).facts.traits.some((trait) => traits.includes(trait));
  };
const isHolder =
  (condition: 'focused' | 'hidden'): Seen =>
  ({ game, holder }) =>
    game.tracked ? game.figures[holder]?.conditions.includes(condition) : undefined;

type Weapon = NonNullable<ReturnType<typeof numbersOf>>['weapons'][number];
/** In the hero's hands, or within reach of them. */
const hasWeapon =
  (fits: (weapon: Weapon) => boolean): Seen =>
  ({ play, game, holder }) =>
    numbersOf(play, game, holder)?.weapons.some(fits);

const NEED_TABLE: Readonly<Record<Need, Seen>> = {
  melee: hasWeapon(({ attack }) => attack.type === 'melee'),
  ranged: hasWeapon(({ attack }) => attack.type === 'ranged'),
  pistol: hasWeapon(({ traits }) => traits.includes('pistol')),
  reach: hasWeapon(({ keywords }) => keywords.some(({ name }) => name === 'reach')),
  focused: isHolder('focused'),
  hidden: isHolder('hidden'),
  healthy: ({ game, holder }) => heroIn(game, holder)?.wounded === false,
  wounded: ({ game, holder }) => heroIn(game, holder)?.wounded,
  adjacent: toOther(({ adjacent }) => adjacent),
  within2: within(2),
  within3: within(3),
  within4: within(4),
  beyond3: beyond(3),
  beyond4: beyond(4),
  inSight: toOther(({ sight }) => sight),
  targetAdjacent: unseen,
  targetInSight: unseen,
  unseen,
  object: unseen,
  droid: hasTrait('droid'),
  droidOrVehicle: hasTrait('droid', 'vehicle'),
  trooper: hasTrait('trooper'),
  damaged: ({ game, other }) =>
    game.tracked && other !== null ? (game.figures[other]?.damage ?? 0) > 0 : undefined,
  harmed: unseen,
  harmed3: unseen,
  unharmed: unseen,
  notAttacked: ({ game, holder }) =>
    game.tracked && game.active === holder ? game.turn?.attacked !== true : undefined,
  noFriendAdjacent: (asked) => {
    const near = around(asked, (own, other) => own.side === other.side);
    return near && near.adjacent === 0;
  },
  noEnemyAdjacent: (asked) => {
    const near = around(asked, areHostile);
    return near && near.adjacent === 0;
  },
  otherEnemyAdjacent: unseen,
  twoEnemiesWithin3: (asked) => {
    const near = around(asked, areHostile);
    return near && near.within3 >= 2;
  },
  token: unseen,
};

/** How many of them stand next to the hero, and within 3 spaces; nothing: the app does not see all of the map. */
function around(
  { play, game, holder }: Asked,
  counts: (own: Piece, other: Piece) => boolean,
): { readonly adjacent: number; readonly within3: number } | undefined {
  const standing = pieceOnBoard(play, game, holder);
  if (!standing || Object.values(game.figures).some(({ at }) => at === null)) return undefined;
  const { board, piece } = standing;
  const others = board.pieces.filter((other) => other.id !== piece.id && counts(piece, other));
  const spaces = (other: Piece) => countSpaces(board, theFigure(piece), theFigure(other)) ?? Infinity;
  return {
    adjacent: others.filter((other) => areAdjacent(board, theFigure(piece), theFigure(other))).length,
    within3: others.filter((other) => spaces(other) <= 3).length,
  };
}
