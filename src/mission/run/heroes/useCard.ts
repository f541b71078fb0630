// A card that is used outside of a fight: its cost is paid, and what the app can carry out happens. The rest is the players'.

import { ATTACK_FACES, rollDice, successesShown, type Aid, type AttackDie, type Offer } from '../../../rules';
import { grown } from '../../bounds';
import { heroIn } from '../../actors';
import type { CardAct, CardState } from '../../cardUse';
import type { Refusal, RefusalCode } from '../../command';
import { numbersOf } from '../figures/heroNumbers';
import { spendAction } from '../round/turn';
import { emit, update, type MissionRun } from '../run';
import { notice } from '../scripts/noticing';
import { aidOf, cardIn, layCard, offerAt, payFor } from './cards';
import { giveFrom, harmFrom } from './gifts';
import { harmsEnemies, paragraphKey } from './moments';
import { isOfTest, keepForTest } from './testCards';

export { gainFrom, hurt } from './gifts';

/** `on`: the friend who gains something, or the enemy who is hurt. */
export function useCard(run: MissionRun, act: CardAct): RefusalCode | Refusal | undefined {
  const { hero, from, on } = act;
  if (!heroIn(run.game, hero)) return { code: 'unknownHero', of: hero };
  const offer = offerAt(run.play, run.game, act);
  if (!offer) return { code: 'unknownCard', of: from };
  if (on !== undefined && !run.game.figures[on]) return { code: 'unknownFigure', of: on };
  if (act.face !== undefined && !(act.face in ATTACK_FACES.red)) return 'badNumber';
  const before = run.game;
  payFor(run, act);
  if (run.game.active === hero)
    for (let actions = offer.effect.actionCost; actions > 0; actions--) spendAction(run);
  markUsed(run, act, offer);
  if (isOfTest(run.game, offer.effect)) keepForTest(run, act);
  if (isPassed(run, act, offer)) carryOut(run, act, offer);
  notice(run, before);
  return undefined;
}

function carryOut(run: MissionRun, act: CardAct, offer: Offer): void {
  if (!run.game.tracked) return;
  const { effect } = offer;
  const { hero, on } = act;
  const card = cardIn(run.play, offer);
  const aid = aidOf(effect, act);
  if (on !== undefined && harmsEnemies(aid))
    harmFrom(run, card, on, (aid.hurt ?? 0) + rolledDamage(run, act, card, aid.hurtDie), aid.inflict);
  for (const id of gainers(act, effect, aid)) giveFrom(run, card, id, aid, act);
  if (aid.suffer) harmFrom(run, card, hero, aid.suffer, undefined);
}

/** What an enemy suffers is nobody's gain: then `on` is the enemy. */
function gainers({ hero, on = hero }: CardAct, { to, of }: Offer['effect'], aid: Aid): readonly string[] {
  if (to === 'self' || harmsEnemies(aid)) return [hero];
  if (to === undefined) return [of === 'self' ? hero : on];
  return to === 'each' ? [...new Set([hero, on])] : [on];
}

/** What was used is not offered twice at its moment; what goes with it can be used now. */
function markUsed(run: MissionRun, act: CardAct, { name, effect }: Offer): void {
  const { moments } = run.game;
  if (!moments) return;
  const open = effect.moments.includes('activation')
    ? [...moments.open, { moment: 'activation' as const, hero: act.hero, ability: name }]
    : moments.open;
  update(run, { moments: { open, used: grown(moments.used, paragraphKey(act)) } });
}

/** The die of a card as it fell, or rolled by the app. */
function rolledDamage(
  run: MissionRun,
  { hero, face }: CardAct,
  card: string,
  die: AttackDie | undefined,
): number {
  if (!die) return 0;
  const [fallen = 0] = face === undefined ? roll(run, hero, card, [die]) : [face];
  if (face !== undefined) emit(run, { kind: 'cardRolled', hero, card, dice: [{ die, face }] });
  return ATTACK_FACES[die][fallen]?.damage ?? 0;
}

/** Older games do not say: whoever used a card had passed its test. */
function isPassed(run: MissionRun, { hero, tested }: CardAct, offer: Offer): boolean {
  if (!tested) return true;
  if (tested.passed !== undefined) return tested.passed;
  const dice = numbersOf(run.play, run.game, hero)?.attributes[tested.attribute] ?? [];
  return successesShown(dice, roll(run, hero, cardIn(run.play, offer), dice, true)) > 0;
}

function roll(
  run: MissionRun,
  hero: string,
  card: string,
  dice: readonly AttackDie[],
  isTest = false,
): readonly number[] {
  const { rolled, state } = rollDice(run.game.random, dice);
  const faces = rolled.map((one) => ('face' in one ? one.face : 0));
  update(run, { random: state });
  const passed = isTest && { passed: successesShown(dice, faces) > 0 };
  emit(run, { kind: 'cardRolled', hero, card, dice: rolled, ...passed });
  return faces;
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
