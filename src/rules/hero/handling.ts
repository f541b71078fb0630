// Who sees to a paragraph of a card: the app counts it by itself, offers it when its moment comes, or leaves it to the players.

import type { Aid, Moment, Need } from './aid';
import type { GearEffect } from './gear';

export type Handling = 'counted' | 'offered' | 'left';

/** Of the weapon alone: with another state of the hero or the target it would be a "while", and those are offered. */
const OF_WEAPONS: ReadonlySet<Need> = new Set<Need>(['melee', 'ranged', 'pistol', 'reach']);

/** Added up without a decision. */
const SUMMED: ReadonlySet<keyof Aid> = new Set<keyof Aid>([
  'accuracy',
  'damage',
  'surge',
  'pierce',
  'blast',
  'cleave',
  'block',
  'evade',
  'dodge',
]);

const FIGHTS: ReadonlySet<Moment> = new Set<Moment>(['attack', 'defend']);

/** It costs nothing and leaves no choice. What goes with an ability is as free as that is used already. */
export const isFreeEffect = (effect: GearEffect): boolean =>
  effect.actionCost + effect.strainCost + effect.surgeCost === 0 &&
  !(effect.exhaust || effect.deplete || effect.discard || effect.optional) &&
  effect.once === undefined &&
  effect.or === undefined &&
  effect.options.length === 0;

const keysOf = (aid: Aid = {}): readonly (keyof Aid)[] => Object.keys(aid) as (keyof Aid)[];

const changesSomething = ({ gives, grantsSurges, options }: GearEffect): boolean =>
  gives !== undefined || grantsSurges.length > 0 || options.length > 0;

export function handlingOf(effect: GearEffect): Handling {
  const { moments, of, needs, gives } = effect;
  if (moments.length === 0 || !changesSomething(effect)) return 'left';
  const isCounted =
    isFreeEffect(effect) &&
    effect.with === undefined &&
    of === 'self' &&
    moments.every((moment) => FIGHTS.has(moment)) &&
    needs.every((need) => OF_WEAPONS.has(need)) &&
    keysOf(gives).every((key) => SUMMED.has(key));
  return isCounted ? 'counted' : 'offered';
}
