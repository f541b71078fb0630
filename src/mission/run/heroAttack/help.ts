// What cards offer in one attack: those of the attacker, and those that friends may use for it.

import { isFreeEffect, type Offer } from '../../../rules';
import type { CardPlace } from '../../cardUse';
import type { AttackAsk } from '../../command';
import type { Game } from '../../game';
import { cardHolders, isCarriedOut, offersOf } from '../heroes/cards';
import type { Play } from '../play';
import { needHolds } from './needs';
import { attackSides } from './sides';

export type AttackHelp = {
  readonly use: CardPlace;
  readonly offer: Offer;
  /** All that it needs holds, as far as the app can see; `false`: something of it nobody can see yet. */
  readonly isSure: boolean;
  /** It costs nothing and needs no decision. */
  readonly isFree: boolean;
};

const MOMENTS_OF_ATTACK: ReadonlySet<string> = new Set(['attack', 'attackRolled', 'afterAttack']);

/** Without what cannot be used: the wrong weapon, too far away, exhausted. */
export function attackHelp(play: Play, game: Game, ask: AttackAsk): readonly AttackHelp[] {
  const sides = attackSides(play, game, ask);
  if (!sides) return [];
  return cardHolders(game, ask.attacker).flatMap(({ id: holder }) => {
    const offers = offersOf(play, game, holder);
    return offers
      .filter((offer) => isMeant(offer, holder, ask) && goesWith(offer, offers, holder, ask))
      .flatMap((offer): AttackHelp[] => {
        const { from, place, effect } = offer;
        const holds = new Set(
          effect.needs.map((need) => needHolds(need, { play, game, ask, sides, holder })),
        );
        if (holds.has(false)) return [];
        const isSure = !holds.has(undefined);
        return [
          { use: { hero: holder, from, place }, offer, isSure, isFree: isFreeEffect(effect) && !effect.more },
        ];
      });
  });
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

function isMeant({ effect, weapon }: Offer, holder: string, { attacker, weapon: held }: AttackAsk): boolean {
  const { moments, of, gives, grantsSurges, options } = effect;
  const isOwn = holder === attacker;
  if (!moments.some((moment) => MOMENTS_OF_ATTACK.has(moment))) return false;
  if (gives === undefined && grantsSurges.length === 0 && options.length === 0) return false;
  if (isOwn ? of === 'friend' : of === 'self') return false;
  return weapon === null || (isOwn && weapon === held);
}
