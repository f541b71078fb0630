// Damage, strain, and what they do to a figure: wounded, withdrawn, defeated. Functions take a figure and return it
// changed, with all its other fields as they were.

import type { Condition } from './conditionTable';
import type { PowerToken } from './profile';

export type HeroVitals = {
  /** Of the side of the sheet that is up. */
  readonly endurance: number;
  readonly strain: number;
  readonly wounded: boolean;
  /** The other side of the sheet, bonus health included. */
  readonly woundedSide: { readonly health: number; readonly endurance: number };
};

/** The part of a figure that fights change. */
export type Vitals = {
  /** Of the side of the sheet that is up, bonus health included. Left out: it takes any amount and stands. */
  readonly health?: number;
  readonly damage: number;
  readonly conditions: readonly Condition[];
  readonly powerTokens: readonly PowerToken[];
  readonly hero?: HeroVitals;
  /** Doors and tokens that can be attacked: no conditions, no strain. */
  readonly object?: boolean;
};

export type HeroFigure = Vitals & { readonly hero: HeroVitals };

/** `wounded`: a healthy hero's first defeat. `withdrawn`: a wounded hero's. `defeated`: everyone else's. */
export const FATES = ['stands', 'wounded', 'withdrawn', 'defeated'] as const;
export type Fate = (typeof FATES)[number];

export type Suffered<F extends Vitals> = {
  readonly figure: F;
  readonly damage: number;
  readonly strain: number;
  readonly fate: Fate;
};

/** What each hero has beyond the printed health, by the number of heroes. */
export const BONUS_HEALTH = { 2: 10, 3: 3, 4: 0 } as const;
export const MEDPAC_HEALS = 5;

export const remainingHealth = ({ health, damage }: Vitals): number =>
  health === undefined ? Number.POSITIVE_INFINITY : Math.max(0, health - damage);

/** Defeated or withdrawn, and so no longer on the map: a healthy hero without health left is wounded at once. */
export const isGone = (figure: Vitals): boolean => remainingHealth(figure) === 0;

/** Whether damage that leaves no health removes the figure from the map. */
export const leavesWhenDefeated = ({ hero }: Vitals): boolean => !hero || hero.wounded;

export const fateAt = (figure: Vitals, damage: number): Fate => {
  if (damage === 0 || damage < remainingHealth(figure)) return 'stands';
  if (!figure.hero) return 'defeated';
  return figure.hero.wounded ? 'withdrawn' : 'wounded';
};

function wound<F extends Vitals>(figure: F, hero: HeroVitals): F {
  const { health, endurance } = hero.woundedSide;
  const strain = Math.min(hero.strain, endurance);
  return { ...figure, damage: 0, health, hero: { ...hero, wounded: true, endurance, strain } };
}

/** A figure suffers at most the health it has left; the rest is lost, also when a hero turns to the wounded side. */
export function sufferDamage<F extends Vitals>(figure: F, amount: number): Suffered<F> {
  const damage = Math.min(amount, remainingHealth(figure));
  const fate = fateAt(figure, damage);
  const after =
    fate === 'wounded' && figure.hero
      ? wound(figure, figure.hero)
      : { ...figure, damage: figure.damage + damage };
  return { figure: after, damage, strain: 0, fate };
}

/** Strain that was forced upon a figure. Heroes turn what exceeds their endurance into damage, others all of it. */
export function sufferStrain<F extends Vitals>(figure: F, amount: number): Suffered<F> {
  const { hero } = figure;
  if (figure.object) return { figure, damage: 0, strain: 0, fate: 'stands' };
  if (!hero) return sufferDamage(figure, amount);
  const strain = Math.min(amount, Math.max(0, hero.endurance - hero.strain));
  const strained: F = { ...figure, hero: { ...hero, strain: hero.strain + strain } };
  return { ...sufferDamage(strained, amount - strain), strain };
}

/** Strain as a cost: only heroes can pay with it, and only up to their endurance. */
export const canPayStrain = ({ hero }: Vitals, amount: number): boolean =>
  hero !== undefined && hero.strain + amount <= hero.endurance;

export const recoverDamage = <F extends Vitals>(figure: F, amount: number): F => ({
  ...figure,
  damage: Math.max(0, figure.damage - amount),
});

/** In this mode, strain recovered beyond what was suffered heals no damage. */
export const recoverStrain = <F extends Vitals>(figure: F, amount: number): F => {
  const { hero } = figure;
  return hero ? { ...figure, hero: { ...hero, strain: Math.max(0, hero.strain - amount) } } : figure;
};

export const rest = <F extends HeroFigure>(figure: F): F => recoverStrain(figure, figure.hero.endurance);

/** A hero uses one while resting, an ally as an action of its own. */
export const applyMedpac = <F extends Vitals>(figure: F): F => recoverDamage(figure, MEDPAC_HEALS);
