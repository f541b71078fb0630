// Why an attack cannot be made at all, before any die is rolled.

import type { Fighter, AttackContext } from '../figure/fighter';
import { hasKeyword, isPlayedByApp } from '../figure/fighter';
import { fits } from '../figure/powerTokens';
import type { PowerToken } from '../figure/profile';

export const REACH = 2;

export type AttackRefusal =
  | { readonly code: 'noAttack' }
  | { readonly code: 'noSight' }
  | { readonly code: 'noDistance' }
  | { readonly code: 'outOfReach'; readonly distance: number | null; readonly reach: number }
  | {
      readonly code: 'tokenNotHeld' | 'tokenDoesNotFit';
      readonly role: 'attacker' | 'defender';
      readonly token: PowerToken;
    };

function meleeRefusal(
  attacker: Fighter,
  { distance, adjacent, sight }: AttackContext,
): AttackRefusal | undefined {
  if (adjacent || distance === 0) return undefined;
  if (!hasKeyword(attacker, 'reach')) return { code: 'outOfReach', distance, reach: 1 };
  if (distance === null || distance > REACH) return { code: 'outOfReach', distance, reach: REACH };
  return sight ? undefined : { code: 'noSight' };
}

function rangedRefusal({ distance, adjacent, sight, unerring }: AttackContext): AttackRefusal | undefined {
  if (unerring) return undefined;
  if (!sight) return { code: 'noSight' };
  return distance === null && !adjacent ? { code: 'noDistance' } : undefined;
}

function tokenRefusal(
  role: 'attacker' | 'defender',
  fighter: Fighter,
  context: AttackContext,
): AttackRefusal | undefined {
  const token = context.tokens?.[role];
  if (token === undefined || isPlayedByApp(fighter)) return undefined;
  if (!fits(token, role)) return { code: 'tokenDoesNotFit', role, token };
  return fighter.powerTokens.includes(token) ? undefined : { code: 'tokenNotHeld', role, token };
}

export function attackRefusal(
  attacker: Fighter,
  defender: Fighter,
  context: AttackContext,
): AttackRefusal | undefined {
  if (!attacker.attack) return { code: 'noAttack' };
  const refused = context.allowed
    ? undefined
    : attacker.attack.type === 'melee'
      ? meleeRefusal(attacker, context)
      : rangedRefusal(context);
  return (
    refused ?? tokenRefusal('attacker', attacker, context) ?? tokenRefusal('defender', defender, context)
  );
}
