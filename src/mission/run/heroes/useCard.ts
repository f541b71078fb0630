// A card that is used outside of a fight: its cost is paid, and what the app can carry out happens. The rest is the players'.

import { gainConditions, gainPowerToken, recoverDamage, recoverStrain, type Aid } from '../../../rules';
import { heroIn } from '../../actors';
import type { CardPick, CardPlace, CardState } from '../../cardUse';
import type { Refusal, RefusalCode } from '../../command';
import { defeatFigure } from '../figures/damage';
import { fighterInMission } from '../groups/situation';
import { countedTurn, spendAction, updateTurn } from '../round/turn';
import { emit, updateFigure, type MissionRun } from '../run';
import { notice } from '../scripts/noticing';
import { aidOf, layCard, offerAt, payFor } from './cards';

export type CardAct = CardPlace & CardPick & { readonly on?: string };

/** `on`: the friend who gains something, or the enemy who is hurt. */
export function useCard(run: MissionRun, act: CardAct): RefusalCode | Refusal | undefined {
  const { hero, from, on } = act;
  if (!heroIn(run.game, hero)) return { code: 'unknownHero', of: hero };
  const offer = offerAt(run.play, run.game, act);
  if (!offer) return { code: 'unknownCard', of: from };
  if (on !== undefined && !run.game.figures[on]) return { code: 'unknownFigure', of: on };
  const before = run.game;
  const aid = aidOf(offer.effect, act);
  payFor(run, act);
  if (run.game.active === hero)
    for (let actions = offer.effect.actionCost; actions > 0; actions--) spendAction(run);
  if (run.game.tracked) {
    if (aid.hurt && on !== undefined) hurt(run, on, aid.hurt);
    for (const id of gainers(act, offer.effect.to)) gainFrom(run, id, aid);
    if (aid.suffer) hurt(run, hero, aid.suffer);
  }
  notice(run, before);
  return undefined;
}

/** What an enemy suffers is nobody's gain: then `on` is the enemy. */
function gainers({ hero, on = hero }: CardAct, to = 'self'): readonly string[] {
  if (to === 'self') return [hero];
  return to === 'each' ? [...new Set([hero, on])] : [on];
}

export function gainFrom(run: MissionRun, id: string, aid: Aid): void {
  const figure = run.game.figures[id];
  if (!figure) return;
  const { become = [], discardConditions = 0, powerToken = [], tokens = 1 } = aid;
  const fighter = fighterInMission(run.play, run.game, figure);
  const [token] = powerToken;
  const rested = recoverStrain(recoverDamage(fighter, aid.recover ?? 0), aid.recoverStrain ?? 0);
  const freed = { ...rested, conditions: rested.conditions.slice(discardConditions) };
  const gained = token ? Array<typeof token>(tokens).fill(token) : [];
  const armed = gained.reduce((now, one) => gainPowerToken(now, one), gainConditions(freed, become));
  const { damage, conditions, powerTokens, hero } = armed;
  updateFigure(run, id, { damage, conditions, powerTokens, strain: hero?.strain ?? figure.strain });
  if (aid.movement && figure.actor === run.game.active)
    updateTurn(run, { gained: countedTurn(run.game).gained + aid.movement });
}

/** Damage without an attack. */
export function hurt(run: MissionRun, id: string, amount: number): void {
  const figure = run.game.figures[id];
  if (!figure || amount <= 0) return;
  const { health } = fighterInMission(run.play, run.game, figure);
  const damage = figure.damage + amount;
  updateFigure(run, id, { damage });
  if (health !== undefined && damage >= health) defeatFigure(run, id);
}

export function setCard(
  run: MissionRun,
  hero: string,
  card: string,
  state: CardState,
): RefusalCode | Refusal | undefined {
  const actor = heroIn(run.game, hero);
  if (!actor) return { code: 'unknownHero', of: hero };
  const held = actor.gear?.find(({ id }) => id === card);
  if (!held) return { code: 'unknownCard', of: card };
  layCard(run, hero, card, state);
  // A card that the kit does not know has its name only here.
  emit(run, { kind: 'cardLaid', hero, card: held.facts?.name ?? card, state });
  return undefined;
}
