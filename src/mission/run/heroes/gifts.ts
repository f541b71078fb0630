// What cards do to figures outside of a fight, and the words of it for the log: only what really changed.

import { gainConditions, gainPowerToken, recoverDamage, recoverStrain, type Aid } from '../../../rules';
import type { CardAct } from '../../cardUse';
import type { CardGift } from '../../event';
import type { FigureState } from '../../game';
import { defeatFigure } from '../figures/damage';
import { fighterInMission } from '../groups/situation';
import { countedTurn, updateTurn } from '../round/turn';
import { emit, updateFigure, type MissionRun } from '../run';

type Chosen = Pick<CardAct, 'token' | 'condition'>;

export function gainFrom(run: MissionRun, id: string, aid: Aid, chosen: Chosen = {}): void {
  const figure = run.game.figures[id];
  if (!figure) return;
  const { become = [], discardConditions = 0, powerToken = [], tokens = 1 } = aid;
  const fighter = fighterInMission(run.play, run.game, figure);
  const token = chosen.token ?? powerToken[0];
  const rested = recoverStrain(recoverDamage(fighter, aid.recover ?? 0), aid.recoverStrain ?? 0);
  const freed = { ...rested, conditions: without(rested.conditions, discardConditions, chosen.condition) };
  const gained = token && powerToken.length > 0 ? Array<typeof token>(tokens).fill(token) : [];
  const armed = gained.reduce((now, one) => gainPowerToken(now, one), gainConditions(freed, become));
  const { damage, conditions, powerTokens, hero } = armed;
  updateFigure(run, id, { damage, conditions, powerTokens, strain: hero?.strain ?? figure.strain });
  if (aid.movement && figure.actor === run.game.active)
    updateTurn(run, { gained: countedTurn(run.game).gained + aid.movement });
}

const without = <C>(conditions: readonly C[], count: number, chosen: C | undefined): readonly C[] =>
  chosen !== undefined && count === 1 ? conditions.filter((one) => one !== chosen) : conditions.slice(count);

/** Damage without an attack. */
export function hurt(run: MissionRun, id: string, amount: number): void {
  const figure = run.game.figures[id];
  if (!figure || amount <= 0) return;
  const { health } = fighterInMission(run.play, run.game, figure);
  const damage = figure.damage + amount;
  updateFigure(run, id, { damage });
  if (health !== undefined && damage >= health) defeatFigure(run, id);
}

/** Carries it out, and says what came of it. Whether anything did is handed back. */
export function giveFrom(run: MissionRun, card: string, id: string, aid: Aid, chosen: Chosen = {}): boolean {
  const before = run.game.figures[id];
  gainFrom(run, id, aid, chosen);
  const after = run.game.figures[id];
  if (!before || !after) return false;
  const gave: CardGift = { ...changed(before, after), ...(aid.movement && { movement: aid.movement }) };
  return tell(run, card, id, gave);
}

/** What an ability made of a figure, if anything. */
export function tellChange(run: MissionRun, ability: string, before: FigureState): void {
  const after = run.game.figures[before.id];
  if (after && after !== before) tell(run, ability, before.id, changed(before, after));
}

/** What an enemy suffers, or the user of the card. */
export function harmFrom(
  run: MissionRun,
  card: string,
  id: string,
  damage: number,
  inflict: Aid['inflict'],
): void {
  const before = run.game.figures[id];
  if (!before) return;
  const fighter = gainConditions(fighterInMission(run.play, run.game, before), inflict ?? []);
  updateFigure(run, id, { conditions: fighter.conditions });
  const { conditions } = changed(before, { ...before, conditions: fighter.conditions });
  tell(run, card, id, { ...(conditions && { conditions }), ...(damage > 0 && { damage }) });
  hurt(run, id, damage);
}

function tell(run: MissionRun, card: string, figure: string, gave: CardGift): boolean {
  if (Object.keys(gave).length === 0) return false;
  emit(run, { kind: 'cardGave', card, figure, gave });
  return true;
}

function changed(before: FigureState, after: FigureState): CardGift {
  const recovered = before.damage - after.damage;
  const strainRecovered = before.strain - after.strain;
  const conditions = after.conditions.filter((one) => !before.conditions.includes(one));
  const discarded = before.conditions.filter((one) => !after.conditions.includes(one));
  const tokens = after.powerTokens.slice(before.powerTokens.length);
  return {
    ...(recovered > 0 && { recovered }),
    ...(strainRecovered > 0 && { strainRecovered }),
    ...(conditions.length > 0 && { conditions }),
    ...(discarded.length > 0 && { discarded }),
    ...(tokens.length > 0 && { tokens }),
  };
}
