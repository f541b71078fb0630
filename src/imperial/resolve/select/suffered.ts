// How much damage a figure suffered: for an Imperial figure all the damage on it, for any other figure what this
// activation did to it.

import { deedsIn } from './preds';
import type { Run, Scope } from '../run';
import { fighterOf, type AnyId } from '../situation';

export function sufferedBy(run: Run, scope: Scope, id: AnyId): number {
  const fighter = fighterOf(run.situation, id);
  if (fighter.side === 'imperial') return fighter.damage;
  return deedsIn({ run, scope }, 'activation').reduce(
    (sum, deed) => sum + (deed.kind === 'harm' && deed.on === id ? deed.damage : 0),
    0,
  );
}
