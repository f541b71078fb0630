// What a group would be worth at a place: the damage that the heroes have to expect from it until they have dealt with it, and
// what it keeps them from. Rounded to tenths, so that sums do not depend on their order.

import { memoPair } from '../../../kernel';
import { oddsOf, type AttackContext, type Board, type Fighter, type Point } from '../../../rules';
import type { EmpireOption } from '../../deciding';
import type { KitCard } from '../../kit';
import { spacesBetween, type Foe, type Goal, type Reading } from './reading';
import type { Stance } from './stance';

/** Nobody looks further ahead. */
const HORIZON = 3;
/** In told play a newcomer is on its way for about so long. */
const ON_THE_WAY = 0.5;
/** Heroes attack a little more than once in a round. */
const HERO_ATTACKS = 1.2;
const SHOT = 4;
/** Worth as much as this damage. */
const BONUS = { fells: 3, holds: 1.5, between: 3 } as const;
/** So close to a goal one still holds it. */
const NEAR = 4;
/** So many spaces of detour still count as on the way. */
const DETOUR = 2;

/** A group as it would stand. */
export type Newcomer = {
  readonly card: KitCard;
  readonly figures: number;
  readonly bonusHealth: number;
};

export type Worth = Pick<EmpireOption, 'worth' | 'harm' | 'rounds' | 'delay' | 'prey' | 'holds'>;

/** `at`: where its figures come; several spaces: those of the figures that they join. */
export function worthOf(reading: Reading, stance: Stance, newcomer: Newcomer, at: readonly Point[]): Worth {
  const { foes, board, roundsLeft } = reading;
  const harm = harmOf(newcomer, foes);
  const seen = board && foes.some((foe) => foe.at) ? nearest(board, at, foes) : undefined;
  const delay = seen === undefined ? null : delayOf(newcomer, seen);
  const time = Math.min(HORIZON, roundsLeft) - (delay ?? ON_THE_WAY);
  const rounds = Math.max(0, Math.min(time, staysFor(reading, newcomer)));
  const prey = delay === 0 && board ? preyOf(board, at, newcomer, foes, harm) : null;
  const holds = roundsLeft > 0 && board ? heldBy(board, at, reading) : null;
  const bonus = (prey === null ? 0 : BONUS.fells) * stance.harm + (holds ? bonusFor(holds) : 0) * stance.hold;
  return {
    worth: tenths(harm * rounds * stance.harm + bonus),
    harm: tenths(harm),
    rounds: tenths(rounds),
    delay: delay === Infinity ? HORIZON : delay,
    prey,
    holds,
  };
}

const bonusFor = ({ between }: NonNullable<Worth['holds']>): number =>
  between ? BONUS.between : BONUS.holds;

const tenths = (number: number): number => Math.round(number * 10);

/** Damage in a round, if all of its figures attack; the heroes are equally likely targets. */
function harmOf({ card, figures }: Newcomer, foes: readonly Foe[]): number {
  if (foes.length === 0) return 0;
  const sum = foes.reduce((total, foe) => total + expected(card.figure.fighter, foe.fighter), 0);
  return (figures * sum) / foes.length;
}

/** Rounds until the heroes have dealt with it, if they turn to all groups alike. */
function staysFor({ foes, groups }: Reading, { card, figures, bonusHealth }: Newcomer): number {
  const { fighter } = card.figure;
  const health = figures * ((fighter.health ?? 1) + bonusHealth);
  const hits = foes.reduce((sum, foe) => sum + expected(foe.fighter, fighter), 0) * HERO_ATTACKS;
  return hits === 0 ? HORIZON : (health * (1 + groups)) / hits;
}

/** Cards and sheets stay the same for a whole mission, and so do the odds. */
const expected = memoPair((attacker: Fighter, defender: Fighter): number =>
  attacker.attack ? oddsOf(attacker, fresh(defender), contextOf(attacker.attack.type)).expectedDamage : 0,
);
/** What a figure has suffered is no matter of how hard it is to hit. */
const fresh = (fighter: Fighter): Fighter => ({ ...fighter, damage: 0 });
const contextOf = (type: 'melee' | 'ranged'): AttackContext =>
  type === 'melee'
    ? { distance: 1, adjacent: true, sight: true }
    : { distance: SHOT - 1, adjacent: false, sight: true };

const reachOf = ({ card }: Newcomer): number => {
  const { attack, keywords } = card.figure.fighter;
  if (attack?.type === 'ranged') return SHOT;
  return keywords.some(({ name }) => name === 'reach') ? 2 : 1;
};

/** The first round has one move before the attack, each further one two. `Infinity`: there is no way. */
function delayOf(newcomer: Newcomer, spaces: number): number {
  const speed = Math.max(1, newcomer.card.figure.facts.speed);
  const missing = spaces - speed - reachOf(newcomer);
  return missing <= 0 ? 0 : Math.ceil(missing / (2 * speed));
}

function nearest(board: Board, at: readonly Point[], foes: readonly Foe[]): number {
  const spaces = foes.flatMap((foe) => (foe.at ? [foe.at] : []));
  return at.reduce(
    (least, from) => Math.min(least, spacesBetween(board, from, spaces) ?? Infinity),
    Infinity,
  );
}

/** The hero with the least health among those whom it reaches and whom an average activation brings down. */
function preyOf(
  board: Board,
  at: readonly Point[],
  newcomer: Newcomer,
  foes: readonly Foe[],
  harm: number,
): string | null {
  const far = newcomer.card.figure.facts.speed + reachOf(newcomer);
  const inReach = foes.filter(
    (foe) =>
      foe.hero &&
      foe.at !== null &&
      foe.left <= harm &&
      at.some((from) => (spacesBetween(board, from, foe.at ? [foe.at] : []) ?? Infinity) <= far),
  );
  const least = Math.min(...inReach.map(({ left }) => left));
  return inReach.find(({ left }) => left === least)?.id ?? null;
}

/** The first goal that it stands near to, nearer than the heroes; one that it cuts them off from comes first. */
function heldBy(board: Board, at: readonly Point[], { goals, foes }: Reading): Worth['holds'] {
  const held = goals.flatMap((goal) => holding(board, at, goal, foes) ?? []);
  return held.find(({ between }) => between) ?? held[0] ?? null;
}

function holding(
  board: Board,
  at: readonly Point[],
  { thing, spaces }: Goal,
  foes: readonly Foe[],
): Worth['holds'] {
  const own = Math.min(...at.map((from) => spacesBetween(board, from, spaces) ?? Infinity));
  const rebels = foes.flatMap((foe) => (foe.at ? [foe.at] : []));
  if (rebels.length === 0) return own <= NEAR ? { thing, between: false } : null;
  const theirs = Math.min(...rebels.map((from) => spacesBetween(board, from, spaces) ?? Infinity));
  if (own >= theirs) return null;
  const way = nearest(board, at, foes) + own;
  if (Number.isFinite(theirs) && way <= theirs + DETOUR) return { thing, between: true };
  return own <= NEAR ? { thing, between: false } : null;
}
