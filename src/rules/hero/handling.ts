// Who sees to a paragraph of a card: the app counts it by itself, offers it when its moment comes, or leaves it to the players.

import type { Aid, Moment, Need } from './aid';
import type { GearEffect } from './gear';

export type Handling = 'counted' | 'offered' | 'left';

/** What the app knows of every hero at any time. */
const KNOWN: ReadonlySet<Need> = new Set<Need>([
  'melee',
  'ranged',
  'pistol',
  'reach',
  'focused',
  'hidden',
  'healthy',
  'wounded',
]);

/** Added up without a decision. */
const SUMMED: ReadonlySet<keyof Aid> = new Set<keyof Aid>([
  'attackDice',
  'defenseDice',
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

type Free = Pick<
  GearEffect,
  | 'actionCost'
  | 'strainCost'
  | 'surgeCost'
  | 'exhaust'
  | 'deplete'
  | 'discard'
  | 'optional'
  | 'once'
  | 'with'
  | 'or'
>;

const isFree = (effect: Free): boolean =>
  effect.actionCost + effect.strainCost + effect.surgeCost === 0 &&
  !(effect.exhaust || effect.deplete || effect.discard || effect.optional) &&
  effect.once === undefined &&
  effect.with === undefined &&
  effect.or === undefined;

const keysOf = (aid: Aid = {}): readonly (keyof Aid)[] => Object.keys(aid) as (keyof Aid)[];

const changesSomething = ({ gives, grantsSurges, options }: GearEffect): boolean =>
  gives !== undefined || grantsSurges.length > 0 || options.length > 0;

export function handlingOf(effect: GearEffect): Handling {
  const { moments, of, needs, gives, options } = effect;
  if (moments.length === 0 || !changesSomething(effect)) return 'left';
  const isCounted =
    isFree(effect) &&
    of === 'self' &&
    options.length === 0 &&
    moments.every((moment) => FIGHTS.has(moment)) &&
    needs.every((need) => KNOWN.has(need)) &&
    keysOf(gives).every((key) => SUMMED.has(key));
  return isCounted ? 'counted' : 'offered';
}
