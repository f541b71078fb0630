// What the players' cards do to an attack of the app. What they cost and the conditions they give come before the roll is
// read, dice and results by `withAids`, and the rest once the attack has landed.

import {
  discardConditions,
  gainConditions,
  gainPowerToken,
  recoverDamage,
  recoverStrain,
  type Fighter,
  type FigureId,
} from '../../../rules';
import type { AttackAid } from '../answers';
import { harm } from '../change';
import { fighterOf, isThere, withFighter, type AnyId, type Situation } from '../situation';

/** Who is the target in the end: a card may name another figure. */
export const targetWith = (target: AnyId, aids: readonly AttackAid[]): AnyId =>
  aids.findLast(({ gives, target: other }) => gives.redirect && other !== undefined)?.target ?? target;

/** Strain and damage of whoever uses the cards, and what the defender becomes by them. */
export const paidFor = (situation: Situation, target: AnyId, aids: readonly AttackAid[]): Situation =>
  aids.reduce((current, { gives, hero, strain = 0, to, after }) => {
    const paid = suffer(suffer(current, hero, 'strain', strain), hero, 'damage', gives.suffer ?? 0);
    return after
      ? paid
      : changed(paid, to ?? target, (fighter) => gainConditions(fighter, gives.become ?? []));
  }, situation);

/** What cards do when the attack is over; damage to the attacker comes last, for it may be gone then. */
export function followedUp(
  situation: Situation,
  attacker: FigureId,
  target: AnyId,
  aids: readonly AttackAid[],
): Situation {
  const helped = aids.reduce(
    (current, aid) => changed(current, aid.to ?? target, (fighter) => helpedBy(fighter, aid)),
    situation,
  );
  const hurt = aids.reduce((sum, { gives }) => sum + (gives.hurt ?? 0), 0);
  return suffer(helped, attacker, 'damage', hurt);
}

function helpedBy(fighter: Fighter, { gives, after, discarded = [] }: AttackAid): Fighter {
  const { recover = 0, recoverStrain: rested = 0, powerToken = [], tokens = 1, become = [] } = gives;
  const [token] = powerToken;
  const cleared = discardConditions(recoverStrain(recoverDamage(fighter, recover), rested), discarded);
  const armed = token
    ? Array.from({ length: tokens }).reduce<Fighter>((figure) => gainPowerToken(figure, token), cleared)
    : cleared;
  return after ? gainConditions(armed, become) : armed;
}

const changed = (situation: Situation, id: AnyId, change: (fighter: Fighter) => Fighter): Situation =>
  isThere(situation, id) && situation.fighters.has(id as FigureId)
    ? withFighter(situation, id, change(fighterOf(situation, id)))
    : situation;

const suffer = (
  situation: Situation,
  id: AnyId | undefined,
  kind: 'damage' | 'strain',
  amount: number,
): Situation =>
  id === undefined || amount <= 0 || !situation.board.figures.has(id as FigureId)
    ? situation
    : harm(situation, id, kind, amount).situation;
