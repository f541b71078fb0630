// What could happen to a Rebel figure on a space before it acts again: every Imperial figure moves at most once by its
// Speed, to wherever it hits best, and attacks once with its own dice and surges. Orders and bonus effects are not known
// beforehand, so this is what they could do, not what they will. Exact all the same: sight, counting and odds are those of
// the rules.

import {
  countSpaces,
  distanceField,
  distanceTo,
  isLarge,
  movementPointsFor,
  oddsOf,
  placeFigure,
  reach,
  remainingHealth,
  removeFigure,
  sightOnto,
  theFigure,
  type Board,
  type Fighter,
  type FigureId,
  type Odds,
  type Piece,
  type Place,
  type Point,
  type ReachedPlace,
} from '../../../rules';
import type { Onlooker } from '../../sight/look';

export type FoeThreat = {
  readonly id: FigureId;
  /** From where it stands, or only after a move. */
  readonly how: 'now' | 'moving';
  readonly odds: Odds;
};

export type Threat = {
  /** The worst first; whoever cannot hit is not among them. */
  readonly foes: readonly FoeThreat[];
  /** Damage on average, if all of them attack. */
  readonly expected: number;
  /** The chance that all of their damage together is more than the figure can take. */
  readonly falls: number;
};

/** Asks about one space; what several spaces have in common is worked out once. */
export type ThreatTo = (at: Point) => Threat;

export function threatsTo(board: Board, victim: Onlooker, others: readonly Onlooker[]): ThreatTo {
  const empty = board.figures.has(victim.id) ? removeFigure(board, victim.id) : board;
  const odds = oddsAgainst(victim.fighter);
  const foes = others
    .filter(({ piece, fighter }) => piece.side === 'imperial' && fighter.attack && !piece.incapacitated)
    .map((foe) => scout(empty, foe, odds(foe.fighter)));
  const health = remainingHealth(victim.fighter);
  return (at) => {
    const piece: Piece = { ...victim.piece, at };
    const there = placeFigure(empty, piece);
    const threats = foes.flatMap((foe) => foe(there, piece) ?? []);
    const sorted = threats.toSorted((a, b) => b.odds.expectedDamage - a.odds.expectedDamage);
    return {
      foes: sorted,
      expected: sorted.reduce((sum, foe) => sum + foe.odds.expectedDamage, 0),
      falls: chanceOfAtLeast(
        sorted.map((foe) => foe.odds.damage),
        health,
      ),
    };
  };
}

type Scout = (there: Board, victim: Piece) => FoeThreat | null;

function scout(empty: Board, foe: Onlooker, oddsAt: OddsAt): Scout {
  const { piece, fighter, speed } = foe;
  const points = movementPointsFor(fighter, speed);
  const free = reach(empty, piece, points);
  const touched = new Set(free.ends.map(({ at }) => at.join()));
  const farthest = farthestOf(fighter);
  return (there, victim) => {
    // Only a victim in its way can change how a figure moves. A large one may touch more than where it can end.
    const isInTheWay = isLarge(piece) || touched.has(victim.at.join());
    const ends = isInTheWay ? reach(there, piece, points).ends : free.ends;
    const distance = shortest(there, piece, victim, ends, farthest);
    if (distance === null) return null;
    const odds = oddsAt(distance);
    if (odds.hit === 0) return null;
    const standing = countSpaces(there, theFigure(piece), theFigure(victim));
    const isNear = standing !== null && standing <= (fighter.attack?.type === 'melee' ? farthest : distance);
    const seesNow = isNear && sightOnto(there, piece, theFigure(victim))(piece);
    return { id: foe.id, how: seesNow ? 'now' : 'moving', odds };
  };
}

/** How far a blow goes; a shot goes as far as its dice carry it. */
function farthestOf({ attack, keywords }: Fighter): number {
  if (attack?.type !== 'melee') return Infinity;
  return keywords.some(({ name }) => name === 'reach') ? 2 : 1;
}

type OddsAt = (distance: number) => Odds;

/** The odds of everybody who attacks the same figure. Figures that fight alike have the same ones. */
function oddsAgainst(victim: Fighter): (attacker: Fighter) => OddsAt {
  const known = new Map<string, Odds>();
  return (attacker) => {
    const kind = JSON.stringify({ ...attacker, damage: 0 });
    const isMelee = attacker.attack?.type === 'melee';
    return (distance) => {
      // In melee any distance is as good as another.
      const needed = isMelee ? 1 : distance;
      const key = `${needed} ${kind}`;
      const odds =
        known.get(key) ?? oddsOf(attacker, victim, { distance: needed, adjacent: needed <= 1, sight: true });
      known.set(key, odds);
      return odds;
    };
  };
}

/** The shortest distance from which the attack can be made: the less accuracy it needs, the better it hits. */
function shortest(
  there: Board,
  piece: Piece,
  victim: Piece,
  ends: readonly ReachedPlace[],
  farthest: number,
): number | null {
  const field = distanceField(there, theFigure(victim));
  const seesFrom = sightOnto(there, piece, theFigure(victim));
  const places = ends.flatMap((place) => {
    const distance = distanceTo(field, theFigure(moved(piece, place)));
    return distance === null || distance > farthest ? [] : [{ place, distance }];
  });
  return (
    places.toSorted((a, b) => a.distance - b.distance).find(({ place }) => seesFrom(place))?.distance ?? null
  );
}

const moved = (piece: Piece, { at, size }: Place): Piece => ({ ...piece, at, size });

/** The chance that several amounts, each with the chances of its values, come to at least this much together. */
export function chanceOfAtLeast(amounts: readonly (readonly number[])[], least: number): number {
  if (least <= 0) return 1;
  // The last entry stands for everything from `least` on.
  let sums: readonly number[] = [1];
  for (const chances of amounts) {
    const next = Array<number>(least + 1).fill(0);
    for (const [sum, before] of sums.entries()) {
      for (const [amount, chance] of chances.entries()) {
        const total = Math.min(least, sum + amount);
        next[total] = (next[total] ?? 0) + before * chance;
      }
    }
    sums = next;
  }
  return sums[least] ?? 0;
}
