// A hero's or an ally's attack, from the dice that fell to everything that follows: costs, damage, conditions, defeat, Blast and
// Cleave, the action. What the rules forbid is carried out if the players say that a card allows it.

import {
  remainingHealth,
  resolveAttack,
  SPENT_BY_ATTACKING,
  type Aid,
  type AttackResult,
} from '../../../rules';
import type { CardUse } from '../../cardUse';
import type { AttackTold, Refusal, RefusalCode } from '../../command';
import { destroyThing } from '../figures/damage';
import { applyFighter } from '../groups/aftermath';
import { attackReport } from '../groups/attacks';
import { fighterInMission } from '../groups/situation';
import { aidOfUse, offerAt, payForUses } from '../heroes/cards';
import { gainFrom, hurt, setCard } from '../heroes/useCard';
import { countedTurn, spendAction, updateTurn } from '../round/turn';
import { emit, updateFigure, updateThing, type MissionRun } from '../run';
import { notice } from '../scripts/noticing';
import { thingStateOf } from '../table/things';
import { attackSides, isBefore, type HeroAttack } from './sides';

export function attackByHero(run: MissionRun, told: AttackTold): RefusalCode | Refusal | undefined {
  const { play, game } = run;
  const figure = game.figures[told.attacker];
  if (!figure) return { code: 'unknownFigure', of: told.attacker };
  const sides = attackSides(play, game, told);
  if (!sides) return { code: 'unknownFigure', of: told.target };
  if (sides.whyNot && !told.allowed) return { code: 'notAllowed', of: sides.whyNot.code };
  const { attacker, defender, context } = sides;
  const resolved = resolveAttack({ attacker, defender, context, roll: told.roll });
  if (!resolved.ok) return { code: 'wrongDice', of: resolved.error.code };
  const result = resolved.value;
  const others = hurtBy(run, sides, told, result);
  const report = attackReport(run, { ...told, result, others });
  const gifts = (told.uses ?? []).flatMap((use) => giftOf(run, told, use));
  emit(run, { kind: 'attacked', ...report });
  payForUses(run, told.uses ?? []);
  exhaustForSurges(run, told.attacker, result);
  if (game.active !== null && figure.actor === game.active && !told.free) spendAction(run);
  leaveTarget(run, told.target, result);
  for (const { figure: id, damage } of others) hurt(run, id, damage);
  leaveAttacker(run, told, result);
  for (const gift of gifts) leaveUser(run, gift);
  notice(run, game);
  return undefined;
}

/** Surges that exhaust the card they are printed on. */
function exhaustForSurges(run: MissionRun, id: string, { attacker, surgesSpent }: AttackResult): void {
  const abilities = [...(attacker.bonusSurges ?? []), ...attacker.surges];
  for (const { ability } of surgesSpent) {
    const { from, exhausts } = abilities[ability] ?? {};
    if (exhausts && from !== undefined) setCard(run, id, from, 'exhausted');
  }
}

type Hurt = { readonly figure: string; readonly damage: number };

/** Each with what it suffers of all of them together. */
function hurtBy(
  { play, game }: MissionRun,
  { reached }: HeroAttack,
  { cleave }: AttackTold,
  { others }: AttackResult,
): readonly Hurt[] {
  const [first] = reached.cleave;
  const cleft = cleave !== undefined && reached.cleave.includes(cleave) ? cleave : first;
  const sums = new Map<string, number>();
  const add = (ids: readonly string[], damage: number) => {
    if (damage > 0) for (const id of ids) sums.set(id, (sums.get(id) ?? 0) + damage);
  };
  add(reached.blast, others.blast);
  add(cleft === undefined ? [] : [cleft], others.cleave);
  add(reached.splash, others.splash);
  return [...sums].map(([id, damage]) => {
    const figure = game.figures[id];
    const left = figure ? remainingHealth(fighterInMission(play, game, figure)) : damage;
    return { figure: id, damage: Math.min(damage, left) };
  });
}

function leaveTarget(run: MissionRun, id: string, { damage, defender }: AttackResult): void {
  if (run.game.figures[id]) return applyFighter(run, id, defender);
  if (damage === 0) return;
  const { damage: before } = thingStateOf(run.play, run.game, id);
  if (remainingHealth(defender) === 0) destroyThing(run, id);
  else updateThing(run, id, { damage: before + damage });
}

/** Who may have paid more than the own health is gone by now. */
function leaveAttacker(run: MissionRun, told: AttackTold, result: AttackResult): void {
  const figure = run.game.figures[told.attacker];
  if (!figure) return;
  const { attacker, recovered, strainRecovered, movement } = result;
  const { damage, strain, conditions } = figure;
  const ended = conditions.filter((condition) => SPENT_BY_ATTACKING.includes(condition));
  updateFigure(run, figure.id, {
    damage: Math.max(0, damage - recovered),
    strain: Math.max(0, strain - strainRecovered),
    conditions: attacker.conditions,
    powerTokens: attacker.powerTokens,
  });
  if (ended.length > 0) emit(run, { kind: 'conditionsEnded', figure: figure.id, conditions: ended });
  if (movement > 0 && figure.actor === run.game.active && run.game.active !== null)
    updateTurn(run, { gained: countedTurn(run.game).gained + movement });
}

/** `on`: the enemy who suffers. */
type Gift = { readonly aid: Aid; readonly user: string; readonly to: string; readonly on: string };

/** What a card gives besides what it did to the fight itself; looked up while it is in somebody's hands. */
function giftOf({ play, game }: MissionRun, told: AttackTold, use: CardUse): readonly Gift[] {
  const { attacker, target } = told;
  const aid = aidOfUse(play, game, use);
  if (!aid) return [];
  const user = 'gives' in use ? attacker : use.hero;
  const to = 'gives' in use ? 'self' : (offerAt(play, game, use)?.effect.to ?? 'self');
  const helped = to === 'friend' && user === attacker ? (use.on ?? attacker) : attacker;
  const { become: _given, ...rest } = aid;
  const hurts = (aid.hurt ?? 0) + (aid.hurtDie ? (use.shown ?? 0) : 0);
  return [
    {
      aid: { ...(isBefore(play, game, use) ? rest : aid), hurt: hurts },
      user,
      to: to === 'self' ? user : helped,
      on: to === 'self' ? (use.on ?? target) : target,
    },
  ];
}

function leaveUser(run: MissionRun, { aid, user, to, on }: Gift): void {
  gainFrom(run, to, aid);
  if (aid.suffer) hurt(run, user, aid.suffer);
  if (aid.hurt) hurt(run, on, aid.hurt);
}
