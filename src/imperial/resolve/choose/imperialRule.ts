// The Imperial Rule (D6): of several options that obey the orders equally well, the one that is worst for the players.
// Ten questions in a fixed order; the first one that tells the options apart decides, and each leaves its survivors.

import { highest, spendWork } from '../../../kernel';
import {
  areAdjacent,
  attackRefusal,
  distanceField,
  remainingHealth,
  sight,
  theFigure,
  type Piece,
} from '../../../rules';
import type { Mod } from '../../language/nodes';
import { aimAt, duelOf, expectedDamage, othersInReach } from '../attack/aim';
import { distanceOf } from '../ways/geometry';
import { isHealthy, isWounded } from '../select/measures';
import { RANKS, type Choice, type Option, type Rank } from '../result';
import type { Run, Scope } from '../run';
import { factsOf, fighterOf, rebelsOf, type AnyId } from '../situation';

/** What the options are for. */
export type Purpose = {
  readonly run: Run;
  readonly scope: Scope;
  /** Who moves or attacks, as it stands now. */
  readonly piece: Piece;
  /** The attack that goes with it, if there is one. */
  readonly attack?: readonly Mod[];
  /** The attack on the target that the line still has to make after this. */
  readonly followUp?: readonly Mod[];
};

type Expecting = Purpose & { readonly expected: (option: Option) => number };

/** The higher, the better. */
const VALUES: { readonly [R in Rank]: (option: Option, purpose: Expecting) => number } = {
  winsNow: (option, purpose) => (isLastHealthy(option, purpose) ? VALUES.woundsHero(option, purpose) : 0),
  completesLine: ({ target, end }, { run, scope, piece, followUp }) =>
    followUp === undefined || target === undefined || !aimAt(run, scope, piece, target, followUp).problem(end)
      ? 1
      : 0,
  woundsHero: (option, { run, expected }) => {
    if (option.target === undefined || !isHealthy(run.situation, option.target)) return 0;
    return expected(option) >= remainingHealth(fighterOf(run.situation, option.target)) ? 1 : 0;
  },
  mostAffected: (option, purpose) => othersHit(option, purpose),
  healthyFirst: ({ target }, { run }) => (target !== undefined && isWounded(run.situation, target) ? 0 : 1),
  carrierFirst: ({ target }, { run }) =>
    target !== undefined && factsOf(run.situation, target).carrying.length > 0 ? 1 : 0,
  keepsAttack: ({ end }, { run, scope, piece, attack }) =>
    attack !== undefined ||
    rebelsOf(run.situation).some(({ id }) => !aimAt(run, scope, piece, id, []).problem(end))
      ? 1
      : 0,
  leastExposed: (option, purpose) => -hunters(option, purpose),
  portraitOrder: ({ target }, { run }) =>
    -(target === undefined ? 0 : (factsOf(run.situation, target).portrait ?? 1e6)),
  lowestPlace: ({ end: { at, size } }) => -(at[1] * 1e6 + at[0] * 1e3 + size[0]),
};

const movedTo = (piece: Piece, { end }: Option): Piece => ({ ...piece, at: end.at, size: end.size });

const isLastHealthy = ({ target }: Option, { run: { situation } }: Expecting): boolean =>
  target !== undefined &&
  isHealthy(situation, target) &&
  rebelsOf(situation).every(({ id }) => id === target || !isHealthy(situation, id));

/** Others whom blast, cleave and the like would reach. */
function othersHit(option: Option, { run, scope, piece, attack }: Expecting): number {
  if (!attack || option.target === undefined) return 0;
  return othersInReach(run, movedTo(piece, option), aimAt(run, scope, piece, option.target, attack));
}

/** How many Rebels could attack the figure there without moving. */
function hunters(option: Option, { run, piece }: Expecting): number {
  const moved = movedTo(piece, option);
  return rebelsOf(run.situation).filter((rebel) => couldHit(run, rebel, moved)).length;
}

function couldHit({ situation }: Run, rebel: Piece, moved: Piece): boolean {
  const fighter = fighterOf(situation, rebel.id);
  if (!fighter.attack) return false;
  const [viewer, target] = [theFigure(rebel), theFigure(moved)];
  const distance = distanceOf(distanceField(situation.board, viewer), moved, moved);
  const adjacent = distance === 1 && areAdjacent(situation.board, viewer, target);
  const isTooFar = fighter.attack.type === 'melee' && (distance === null || distance > 2);
  const seen = adjacent || (!isTooFar && sight(situation.board, viewer, target) !== null);
  return !attackRefusal(fighter, fighter, { distance, adjacent, sight: seen });
}

/** Options against the same target from the same distance promise the same. */
function expectedOnce({ run, scope, piece, attack }: Purpose): (option: Option) => number {
  const known = new Map<string, number>();
  return (option) => {
    if (!attack || option.target === undefined) return 0;
    const key = `${option.target} ${option.distance}`;
    const aim = aimAt(run, scope, piece, option.target, attack);
    const expected = known.get(key) ?? expectedDamage(duelOf(run, movedTo(piece, option), aim));
    known.set(key, expected);
    return expected;
  };
}

export function propose(options: readonly Option[], purpose: Purpose): Pick<Choice, 'proposed' | 'ranking'> {
  const asked: Expecting = { expected: expectedOnce(purpose), ...purpose };
  const ranking: { by: Rank; survivors: readonly number[] }[] = [];
  let left: readonly number[] = options.map((_, index) => index);
  for (const by of RANKS) {
    if (left.length < 2) break;
    spendWork(left.length * purpose.run.situation.board.pieces.length);
    const values = left.map((index) => VALUES[by](options[index] as Option, asked));
    const best = highest(values);
    left = left.filter((_, place) => values[place] === best);
    ranking.push({ by, survivors: left });
  }
  return { proposed: left[0] ?? 0, ranking };
}

/** Those of equally good figures whom the Empire would rather have suffer, or profit. */
export const asOptions = (ids: readonly AnyId[], piece: Piece): readonly Option[] =>
  ids.map((target) => ({ target, end: { at: piece.at, size: piece.size }, points: 0 }));
