// What cards offer in one attack: those of the attacker, and those that friends may use for it.

import {
  accuracyNeeded,
  areHostile,
  isFreeEffect,
  isIdle,
  isIdleBefore,
  resolveAttack,
  type Aid,
  type AttackResult,
  type GearEffect,
  type Offer,
} from '../../../rules';
import type { CardPlace } from '../../cardUse';
import type { AttackAsk } from '../../command';
import type { Game } from '../../game';
import { cardHolders, isCarriedOut, offersOf } from '../heroes/cards';
import { isOfPlace, needsHold, type NeedAsk } from '../heroes/needs';
import { strainBeyond } from '../heroes/strain';
import type { Play } from '../play';
import { pieceOnBoard } from './place';
import { attackSides, type HeroAttack } from './sides';

export type AttackHelp = {
  readonly use: CardPlace;
  readonly offer: Offer;
  /** All that it needs holds, as far as the app can see; `false`: something of it nobody can see yet. */
  readonly isSure: boolean;
  /** It costs nothing and needs no decision. */
  readonly isFree: boolean;
  /** Whom it can be used on, where the card leaves that open: friends who gain, or enemies who suffer. */
  readonly on: readonly string[];
  /** Strain of its cost that would become damage. */
  readonly excess: number;
};

/** Without what cannot be used or would change nothing: the wrong weapon, too far away, exhausted, damage on a dodge. */
export function attackHelp(play: Play, game: Game, ask: AttackAsk): readonly AttackHelp[] {
  const sides = attackSides(play, game, ask);
  if (!sides) return [];
  const result = resultOf(sides, ask);
  return cardHolders(game, ask.attacker).flatMap(({ id: holder }) => {
    const offers = offersOf(play, game, holder);
    return offers
      .filter((offer) => isMeant(offer, holder, ask) && goesWith(offer, offers, holder, ask))
      .filter(
        (offer) =>
          isUsed(ask, holder, offer) || !isWasted(offer.effect, sides, result, holder === ask.attacker),
      )
      .flatMap((offer) => {
        const asked: NeedAsk = {
          play,
          game,
          holder,
          other: holder === ask.attacker ? ask.target : ask.attacker,
          fight: { ...ask, armed: sides.attacker, ...(result && { result }) },
        };
        return helpOf(asked, ask, offer);
      });
  });
}

function helpOf(asked: NeedAsk, ask: AttackAsk, offer: Offer): readonly AttackHelp[] {
  const { play, game, holder } = asked;
  const { from, place, effect } = offer;
  const others = opensFor(effect, holder === ask.attacker);
  // Who is picked must stand where the card says, not the target.
  const ofFight = effect.needs.filter((need) => !(others && isOfPlace(need)));
  const holds = needsHold(ofFight, asked);
  const on = others
    ? candidates(asked, others).filter(
        (other) => needsHold(effect.needs.filter(isOfPlace), { ...asked, other }) !== false,
      )
    : [];
  if (holds === false || (others && on.length === 0)) return [];
  return [
    {
      use: { hero: holder, from, place },
      offer,
      isSure: holds === true,
      isFree: isFreeEffect(effect) && !effect.more,
      on,
      excess: strainBeyond(play, game, { hero: holder, from, place }, ask.uses ?? []),
    },
  ];
}

/** Before the roll nobody knows what it comes to. */
function resultOf(sides: HeroAttack, { roll }: AttackAsk): AttackResult | undefined {
  const resolved = roll && resolveAttack({ ...sides, roll });
  return resolved?.ok ? resolved.value : undefined;
}

const isUsed = ({ uses = [] }: AttackAsk, hero: string, { from, place }: Offer): boolean =>
  uses.some((use) => !('gives' in use) && use.hero === hero && use.from === from && use.place === place);

function isWasted(
  { gives, or, grantsSurges, options, to, moments }: GearEffect,
  { reached, attacker, defender, context, whyNot }: HeroAttack,
  result: AttackResult | undefined,
  isOwn: boolean,
): boolean {
  // Only before the attack: afterwards a condition may be gone.
  const isAttackers = to === undefined || (to === 'self' && isOwn);
  const isBefore = moments.every((moment) => moment === 'attack');
  const conditions = isAttackers && isBefore ? attacker.conditions : [];
  if (!gives || grantsSurges.length + options.length > 0) return false;
  const isLost = whyNot?.code === 'unplaced';
  const spread = isLost ? undefined : { blast: reached.blast.length, cleave: reached.cleave.length };
  const idle = (aid: Aid): boolean =>
    result
      ? isIdle(aid, result, spread)
      : spread !== undefined &&
        isIdleBefore(aid, spread, {
          defenseDice: defender.defense.length,
          needsAccuracy: accuracyNeeded(attacker, defender, context) !== null,
          conditions,
        });
  return idle(gives) && (!or || idle(or));
}

/** Whether the players pick somebody for it: a friend of the attacker, or an enemy once the attack is over. */
function opensFor({ to, gives = {}, moments }: GearEffect, isOwn: boolean): 'friends' | 'enemies' | null {
  if (isOwn && to === 'friend') return 'friends';
  return (gives.hurt || gives.hurtDie) && moments.includes('afterAttack') ? 'enemies' : null;
}

/** Where the app does not know who stands where, everybody may be picked. */
function candidates({ play, game, holder, fight }: NeedAsk, of: 'friends' | 'enemies'): readonly string[] {
  if (of === 'friends')
    return cardHolders(game, holder).flatMap(({ id }) => (id !== holder && id in game.figures ? [id] : []));
  const standing = pieceOnBoard(play, game, holder);
  const target = fight?.target ?? '';
  if (!standing) return [target];
  const isLeaving = fight?.result !== undefined && fight.result.fate !== 'stands';
  const enemies = standing.board.pieces
    .filter((other) => areHostile(standing.piece, other) && !other.incapacitated)
    .map(({ id }): string => id)
    .filter((id) => !(isLeaving && id === target));
  return enemies.toSorted((a, b) => Number(b === target) - Number(a === target));
}

/** What goes with an ability is offered as soon as that is used; at once, where the players carry that out themselves. */
const goesWith = (
  { effect }: Offer,
  offers: readonly Offer[],
  holder: string,
  { uses = [] }: AttackAsk,
): boolean =>
  effect.with === undefined ||
  !isCarriedOut(offers, effect.with) ||
  uses.some((use) => !('gives' in use) && use.hero === holder && use.from === effect.with);

const AFTER_ROLL: ReadonlySet<string> = new Set(['attack', 'attackRolled', 'afterAttack']);
const BEFORE_ROLL: ReadonlySet<string> = new Set(['attack']);

function isMeant(
  { effect, weapon }: Offer,
  holder: string,
  { attacker, weapon: held, roll }: AttackAsk,
): boolean {
  const { moments, of, gives, grantsSurges, options } = effect;
  const isOwn = holder === attacker;
  if (!moments.some((moment) => (roll ? AFTER_ROLL : BEFORE_ROLL).has(moment))) return false;
  if (gives === undefined && grantsSurges.length === 0 && options.length === 0) return false;
  if (isOwn ? of === 'friend' : of === 'self') return false;
  return weapon === null || (isOwn && weapon === held);
}
