// What a group would be worth at a place: the damage that the heroes have to expect from it until they have dealt with it, and
// what it keeps them from. Rounded to tenths, so that sums do not depend on their order.

import { memoPair } from '../../../kernel';
import { oddsOf, type AttackContext, type Fighter } from '../../../rules';
import type { EmpireOption } from '../../deciding';
import type { KitCard } from '../../kit';
import type { Foe, TableReading, LandingSpot } from './reading';
import type { EmpireStance } from './stance';

/** Nobody looks further ahead. */
const HORIZON = 3;
/** In told play a newcomer is on its way for about so long. */
const ON_THE_WAY = 0.5;
/** Heroes attack a little more than once in a round. */
const HERO_ATTACKS = 1.2;
const SHOT = 4;
/** Worth as much as this damage. */
const BONUS = { fells: 3, holds: 1.5, between: 3 } as const;

/** A group as it would stand. */
export type Newcomer = {
  readonly card: KitCard;
  readonly figures: number;
  readonly bonusHealth: number;
};

export type Worth = Pick<EmpireOption, 'worth' | 'harm' | 'rounds' | 'delay' | 'prey' | 'holds'>;

/** `groups`: how many stand with it. */
export function optionWorth(
  { foes, roundsLeft }: TableReading,
  stance: EmpireStance,
  newcomer: Newcomer,
  spot: LandingSpot,
  groups: number,
): Worth {
  const harm = harmOf(newcomer, foes);
  const delay = spot.nearest === null ? null : delayOf(newcomer, spot.nearest);
  const time = Math.min(HORIZON, roundsLeft) - (delay ?? ON_THE_WAY);
  const rounds = Math.max(0, Math.min(time, staysFor(foes, groups, newcomer)));
  const prey = delay === 0 ? preyOf(spot, newcomer, foes, harm) : null;
  const holds = roundsLeft > 0 ? spot.holds : null;
  const held = holds === null ? 0 : holds.between ? BONUS.between : BONUS.holds;
  const fells = prey === null ? 0 : BONUS.fells;
  return {
    worth: tenths((harm * rounds + fells) * stance.harm + held * stance.hold),
    harm: tenths(harm),
    rounds: tenths(rounds),
    delay: delay === null ? null : Math.min(HORIZON, delay),
    prey,
    holds,
  };
}

const tenths = (number: number): number => Math.round(number * 10);

/** Damage in a round, if all of its figures attack; the heroes are equally likely targets. */
function harmOf({ card, figures }: Newcomer, foes: readonly Foe[]): number {
  if (foes.length === 0) return 0;
  const sum = foes.reduce((total, foe) => total + expected(card.figure.fighter, foe.fighter), 0);
  return (figures * sum) / foes.length;
}

/** Rounds until the heroes have dealt with it, if they turn to all groups alike. */
function staysFor(foes: readonly Foe[], groups: number, { card, figures, bonusHealth }: Newcomer): number {
  const { fighter } = card.figure;
  const health = figures * ((fighter.health ?? 1) + bonusHealth);
  const hits = foes.reduce((sum, foe) => sum + expected(foe.fighter, fighter), 0) * HERO_ATTACKS;
  return hits === 0 ? HORIZON : (health * (1 + groups)) / hits;
}

/** Cards and sheets stay the same for a whole mission, and so do the odds. */
const expected = memoPair((attacker: Fighter, defender: Fighter): number =>
  attacker.attack ? oddsOf(attacker, defender, contextOf(attacker.attack.type)).expectedDamage : 0,
);
const contextOf = (type: 'melee' | 'ranged'): AttackContext =>
  type === 'melee'
    ? { distance: 1, adjacent: true, sight: true }
    : { distance: SHOT - 1, adjacent: false, sight: true };

function reachOf({ card }: Newcomer): number {
  const { attack, keywords } = card.figure.fighter;
  if (attack?.type === 'ranged') return SHOT;
  return keywords.some(({ name }) => name === 'reach') ? 2 : 1;
}

/** The first round has one move before the attack, each further one two. `Infinity`: there is no way. */
function delayOf(newcomer: Newcomer, spaces: number): number {
  const speed = Math.max(1, newcomer.card.figure.facts.speed);
  const missing = spaces - speed - reachOf(newcomer);
  return missing <= 0 ? 0 : Math.ceil(missing / (2 * speed));
}

/** The hero with the least health among those whom it reaches and whom an average activation brings down. */
function preyOf(
  { distances }: LandingSpot,
  newcomer: Newcomer,
  foes: readonly Foe[],
  harm: number,
): string | null {
  const far = newcomer.card.figure.facts.speed + reachOf(newcomer);
  const inReach = foes.filter(
    (foe, index) => foe.hero && foe.left <= harm && (distances[index] ?? Infinity) <= far,
  );
  const least = Math.min(...inReach.map(({ left }) => left));
  return inReach.find(({ left }) => left === least)?.id ?? null;
}
