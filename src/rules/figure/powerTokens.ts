// Power tokens: one result more in an attack or a defense. Imperial figures spend all that fit at once; the players
// choose for their figures, one token in an attack.

import type { Vitals } from './health';
import type { PowerToken } from './profile';

export const MAX_POWER_TOKENS = 2;

/** Which tokens help whom. */
export const FITTING_TOKENS = {
  attacker: ['damage', 'surge'],
  defender: ['block', 'evade'],
} as const satisfies Readonly<Record<'attacker' | 'defender', readonly PowerToken[]>>;

export const fits = (token: PowerToken, role: 'attacker' | 'defender'): boolean =>
  FITTING_TOKENS[role].some((fitting) => fitting === token);

export const freeTokenSlots = (figure: Vitals): number =>
  Math.max(0, MAX_POWER_TOKENS - figure.powerTokens.length);

/** Takes one token of each kind listed; a kind listed twice goes twice. */
export function spendPowerTokens<F extends Vitals>(figure: F, spent: readonly PowerToken[]): F {
  const left = [...figure.powerTokens];
  for (const token of spent) {
    const at = left.indexOf(token);
    if (at >= 0) left.splice(at, 1);
  }
  return { ...figure, powerTokens: left };
}

/** A figure with two tokens gains no more; the players may give one up for the new one, Imperial figures never do. */
export function gainPowerToken<F extends Vitals>(figure: F, token: PowerToken, givesUp?: PowerToken): F {
  const kept = givesUp === undefined ? figure : spendPowerTokens(figure, [givesUp]);
  return freeTokenSlots(kept) === 0 ? figure : { ...kept, powerTokens: [...kept.powerTokens, token] };
}
