// Whether a figure could attack something from a place, and what the attack would be like there: distance, sight, odds.

import {
  distanceField,
  areAdjacent,
  areHostile,
  attackRefusal,
  countSpaces,
  helpOfFriends,
  oddsOf,
  placeFigure,
  sight,
  sightOnto,
  theFigure,
  type AttackContext,
  type Board,
  type Fighter,
  type FigureId,
  type Odds,
  type Piece,
  type Place,
  type Sight,
  type Subject,
} from '../../../rules';
import type { Mod } from '../../language/nodes';
import type { Word } from '../../language/words';
import { armsOf, givenMods, type Arms } from './arms';
import { distanceOf } from '../ways/geometry';
import { distanceBetween } from '../select/measures';
import type { Illegal } from '../result';
import type { Run, Scope } from '../run';
import { fighterOf, isFigure, boardSubject, type AnyId } from '../situation';

/** How an attacker would fare against one target. */
export type Aim = {
  readonly attacker: FigureId;
  readonly arms: Arms;
  readonly target: AnyId;
  readonly subject: Subject;
  /** Why the attack could not be made from there. */
  readonly problem: (place: Place, distance?: number | null) => Illegal | undefined;
};

export const aimAt = (run: Run, scope: Scope, piece: Piece, target: AnyId, mods: readonly Mod[]): Aim =>
  aimWith(run, piece, target, armsOf(run, piece.id, givenMods(run, scope, piece.id, target, mods)));

/** The same with arms that are settled, as when an attack on somebody else is looked at (D57). */
function aimWith(run: Run, piece: Piece, target: AnyId, arms: Arms): Aim {
  const { situation } = run;
  const subject = boardSubject(situation, target);
  const board = lookThrough(situation.board, arms.seeThrough, [piece.id, target]);
  const sees = sightOnto(board, piece, subject);
  const field = distanceField(situation.board, subject);
  const isMelee = arms.fighter.attack?.type === 'melee';
  const problem = (place: Place, known?: number | null): Illegal | undefined => {
    if (situation.mayNotAttack?.(piece.id, target)) return { code: 'duel' };
    const distance = known === undefined ? distanceOf(field, piece, place) : known;
    const moved = { ...piece, at: place.at, size: place.size };
    const adjacent =
      distance !== null && distance <= 1 && areAdjacent(situation.board, theFigure(moved), subject);
    // Sight is the dear part, and a fist that does not reach needs none.
    const needsSight = !adjacent && !arms.unaimed && !(isMelee && (distance === null || distance > 2));
    const context = {
      distance,
      adjacent,
      sight: adjacent || (needsSight && sees(place)),
      unerring: arms.unaimed,
    };
    return attackRefusal(arms.fighter, arms.fighter, context);
  };
  return { attacker: piece.id, arms, target, subject, problem };
}

/** The board as one sees it who looks through figures. */
function lookThrough(board: Board, figures: Word<'blockers'> | undefined, ends: readonly AnyId[]): Board {
  if (figures === undefined) return board;
  return board.pieces
    .filter(({ id, side }) => !ends.includes(id) && (figures === 'all' || side === 'imperial'))
    .reduce((seen, piece) => placeFigure(seen, { ...piece, incapacitated: true }), board);
}

export type Duel = {
  readonly attacker: Fighter;
  readonly defender: Fighter;
  readonly context: AttackContext;
  readonly sight: Sight | null;
};

const SPREADING = ['blast', 'cleave', 'splash'] as const;
type Spreading = (typeof SPREADING)[number];
export type Others = { readonly [K in Spreading]: readonly FigureId[] };

/** What of an attack may hurt others than the target. */
const spreadOf = ({ fighter, attacker }: Arms): readonly Spreading[] =>
  SPREADING.filter(
    (kind) =>
      attacker[kind] !== undefined ||
      fighter.keywords.some(({ name }) => name === kind) ||
      [...fighter.surges, ...(fighter.bonusSurges ?? [])].some(({ effect }) => effect[kind] !== undefined),
  );

/** How many others could be hurt. */
export function othersInReach(run: Run, piece: Piece, aim: Aim): number {
  const others = othersHurt(run, piece, aim);
  const counts = SPREADING.map((kind) => Math.min(others[kind].length, kind === 'cleave' ? 1 : Infinity));
  return Math.max(0, ...counts);
}

/** D57: whom this attack could hurt besides its target, with everything that it is lent; nobody by what it lacks. */
export function othersHurt(run: Run, piece: Piece, { arms, target }: Aim): Others {
  const kinds = spreadOf(arms);
  const bystanders = kinds.length > 0 ? bystandersOf(run, piece, target) : [];
  const within = (spaces: number): readonly Piece[] =>
    bystanders.filter((other) => (distanceBetween(run, other, target) ?? Infinity) <= spaces);
  const found: { readonly [K in Spreading]: () => readonly Piece[] } = {
    blast: () => within(1),
    // Whoever could be attacked instead, accuracy aside.
    cleave: () => bystanders.filter(({ id }) => !aimWith(run, piece, id, arms).problem(piece)),
    splash: () => within(2),
  };
  const idsOf = (kind: Spreading) => (kinds.includes(kind) ? found[kind]().map(({ id }) => id) : []);
  return { blast: idsOf('blast'), cleave: idsOf('cleave'), splash: idsOf('splash') };
}

/** Everything that the dice are then rolled for. The attacker is handed in where it stands or might stand. */
export function duelOf(run: Run, piece: Piece, aim: Aim): Duel {
  const { situation } = run;
  const { arms, target, subject } = aim;
  const { board } = situation;
  const victim = fighterOf(situation, target);
  const seen = lookThrough(board, arms.seeThrough, [piece.id, target]);
  const { blast, cleave, splash } = othersHurt(run, piece, aim);
  const proof = sight(seen, theFigure(piece), subject);
  const helped = helpOfFriends(board, target, (id) => situation.fighters.get(id)?.guards);
  return {
    attacker: arms.fighter,
    defender: {
      ...victim,
      defense: victim.defense.slice(0, Math.max(0, victim.defense.length - arms.removedDice)),
    },
    sight: proof,
    context: {
      distance: countSpaces(board, theFigure(piece), subject),
      adjacent: areAdjacent(board, theFigure(piece), subject),
      sight: proof !== null,
      unerring: arms.unaimed,
      bonus: { attacker: arms.attacker, defender: withFriends(arms.defender, helped) },
      others: { blast: blast.length, cleave: cleave.length, splash: splash.length },
    },
  };
}

const withFriends = (own: Arms['defender'], { block, evade }: ReturnType<typeof helpOfFriends>) =>
  block + evade === 0 ? own : { ...own, block: (own.block ?? 0) + block, evade: (own.evade ?? 0) + evade };

export const oddsFor = ({ attacker, defender, context }: Duel): Odds => oddsOf(attacker, defender, context);

/** Damage to be expected, were the target's health no limit to it. */
export function expectedDamage({ attacker, defender, context }: Duel): number {
  const { health: _, ...endless } = defender;
  return oddsOf(attacker, { ...endless, damage: 0 }, context).expectedDamage;
}

/** Who else may be hurt by what spreads from the target. */
function bystandersOf(run: Run, attacker: Piece, target: AnyId): readonly Piece[] {
  const { situation } = run;
  if (!isFigure(situation, target)) return [];
  return situation.board.pieces.filter(
    (other) => other.id !== target && areHostile(attacker, other) && !other.companion && !other.incapacitated,
  );
}
