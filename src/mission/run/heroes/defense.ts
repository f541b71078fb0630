// What the heroes' cards offer while one of the players' figures is attacked, as the resolution of the attack wants to be told.
// Only what fits is offered; whatever else a card does, the players add by hand.

import type { AttackAid, Situation } from '../../../imperial';
import {
  isFreeEffect,
  isIdle,
  type AttackResult,
  type FigureId,
  type GearEffect,
  type Moment,
  type Need,
  type Offer,
} from '../../../rules';
import { heroIn } from '../../actors';
import type { CardPick } from '../../cardUse';
import type { Game } from '../../game';
import type { Play } from '../play';
import type { MissionRun } from '../run';
import { aidOf, cardHolders, costsTheCard, isCarriedOut, layDown, offersOf } from './cards';
import { isOfPlace, needsHold, type NeedAsk } from './needs';
import { excessOf } from './strain';

export type DefenseMoment = Extract<Moment, 'defend' | 'defendRolled' | 'afterDefense'>;

export type DefenseOffer = {
  readonly offer: Offer;
  readonly hero: FigureId;
  readonly pick: CardPick;
  /** The friend who gains something, where the card leaves it open. */
  readonly friend?: FigureId;
  readonly aid: AttackAid;
  /** The test that the card asks for was failed: it is paid for and gives nothing. */
  readonly failed?: true;
  /** Strain of its cost that would become damage. */
  readonly excess: number;
  /** It costs nothing, leaves nothing to decide, and the app sees that all it needs holds: it counts unless it is taken off. */
  readonly isStanding: boolean;
};

/** An attack of the app, before or after its roll. */
export type Defense = {
  readonly situation: Situation;
  readonly attacker: FigureId;
  readonly target: string;
  /** Left out before the roll. */
  readonly result?: AttackResult;
};

/** `used`: aids of this activation that have been told for other attacks; `now`: those of this one. */
export function defenseOffers(
  play: Play,
  game: Game,
  defense: Defense,
  moments: readonly DefenseMoment[],
  used: readonly AttackAid[],
  now: readonly AttackAid[] = [],
): readonly DefenseOffer[] {
  const { target } = defense;
  const figure = game.figures[target];
  if (!figure || figure.actor === null) return [];
  return cardHolders(game, figure.actor).flatMap(({ id }) => {
    const offers = offersOf(play, game, id);
    return offers
      .filter(({ effect: { of } }) => of === 'both' || (of === 'self') === (id === target))
      .filter((offer) => !isSpent(offer, id, used))
      .flatMap((offer) => {
        const moment = momentOf(offer, offers, id, moments, now);
        return moment ? usesOf({ play, game, defense, hero: id as FigureId, offer, moment, now }) : [];
      });
  });
}

/** Those that count by themselves. */
export const standingAids = (offers: readonly DefenseOffer[]): readonly AttackAid[] =>
  offers.flatMap(({ isStanding, aid }) => (isStanding ? [aid] : []));

/** What goes with an ability can be used with it, whenever that is. */
function momentOf(
  { effect }: Offer,
  offers: readonly Offer[],
  hero: string,
  moments: readonly DefenseMoment[],
  now: readonly AttackAid[],
): DefenseMoment | undefined {
  const { with: ability, moments: own } = effect;
  if (ability === undefined || !isCarriedOut(offers, ability))
    return moments.find((one) => own.includes(one));
  if (!now.some((aid) => aid.hero === hero && aid.from === ability)) return undefined;
  const inAttack = moments.find((one) => one !== 'afterDefense');
  return moments.find((one) => own.includes(one)) ?? (own.includes('defend') ? inAttack : undefined);
}

const isSpent = ({ from, effect }: Offer, hero: string, used: readonly AttackAid[]): boolean =>
  costsTheCard(effect) && used.some((aid) => aid.hero === hero && aid.from === from);

/** The halves of a card that says "or", or each of its options. */
const picksOf = ({ effect: { or, options } }: Offer): readonly CardPick[] => {
  if (options.length > 1) return options.map((_, option) => ({ option }));
  return or ? [{}, { or: true }] : [{}];
};

type Asked = {
  readonly play: Play;
  readonly game: Game;
  readonly defense: Defense;
  readonly hero: FigureId;
  readonly offer: Offer;
  readonly moment: DefenseMoment;
  readonly now: readonly AttackAid[];
};

function usesOf(asked: Asked): readonly DefenseOffer[] {
  const { game, defense, hero, offer } = asked;
  const { effect } = offer;
  const opens = effect.to === 'friend' && hero === defense.target;
  const holds = needsHold(
    effect.needs.filter((need) => !(opens && isOfPlace(need))),
    needAsk(asked, defense.target),
  );
  if (holds === false) return [];
  const friends = opens
    ? cardHolders(game, hero).filter(({ id }) => id !== hero && isInPlace(asked, id, effect.needs))
    : [null];
  const isFree = isFreeEffect(effect) && !effect.more && !opens && !rerolls(effect) && holds === true;
  return picksOf(offer).flatMap((pick) =>
    friends
      .map((friend): DefenseOffer => {
        const aid = aidFor(asked, pick);
        const friendly = friend && { friend: friend.id as FigureId };
        return {
          offer,
          hero,
          pick,
          ...friendly,
          aid: { ...aid, ...(friendly && { to: friendly.friend }) },
          excess: excessFor(asked),
          isStanding: isFree,
        };
      })
      .filter((one) => !isWasted(asked, one))
      .flatMap((one) => (effect.attributeTest.length === 0 ? [one] : [one, failedOf(one)])),
  );
}

/** The players say how the test went. */
const failedOf = (one: DefenseOffer): DefenseOffer => ({
  ...one,
  failed: true,
  isStanding: false,
  aid: { ...one.aid, gives: {} },
});

/** Which die is the players' choice. */
const rerolls = ({ gives = {} }: GearEffect): boolean =>
  (gives.rerollAttack ?? 0) + (gives.rerollDefense ?? 0) > 0;

const needAsk = ({ play, game, defense, hero }: Asked, other: string): NeedAsk => {
  const { situation, attacker, target, result } = defense;
  return {
    play,
    game,
    holder: hero,
    other,
    fight: { attacker, target, armed: situation.fighters.get(attacker), ...(result && { result }) },
    table: situation,
  };
};

const isInPlace = (asked: Asked, friend: string, needs: readonly Need[]): boolean =>
  needsHold(needs.filter(isOfPlace), needAsk(asked, friend)) !== false;

function aidFor({ offer, hero, moment }: Asked, pick: CardPick): AttackAid {
  const { effect, from, place } = offer;
  return {
    gives: aidOf(effect, pick),
    hero,
    from,
    place,
    ...(effect.strainCost > 0 && { strain: effect.strainCost }),
    ...(moment === 'afterDefense' && { after: true }),
    ...(effect.to === 'self' && { to: hero }),
  };
}

/** The strain of what this attack has used is suffered already, its own as well. */
function excessFor({ defense, hero, offer, now }: Asked): number {
  const { strainCost } = offer.effect;
  const own = defense.situation.fighters.get(hero)?.hero;
  const isOn = now.some(({ hero: by, from, place }) => by === hero && from === offer.from && place === offer.place); // prettier-ignore
  return own && strainCost > 0 && !isOn ? excessOf(own.strain, strainCost, own.endurance) : 0;
}

/** Nothing that lies there already: it could not be taken back. */
function isWasted({ defense: { result }, now }: Asked, { aid, offer: { effect } }: DefenseOffer): boolean {
  const { hero, from, place } = aid;
  const isOn = now.some((one) => one.hero === hero && one.from === from && one.place === place);
  if (!result || aid.after || isOn || effect.grantsSurges.length > 0) return false;
  // Who is not hit keeps the dice as they lie.
  return isIdle(aid.gives, result) || (rerolls(effect) && result.miss !== null);
}

// ── When it is over

/** Cards that were used in the activation are turned; their strain has been suffered in it. */
export function layDownUsed(run: MissionRun, aids: readonly AttackAid[]): void {
  for (const { hero, from, place } of aids) {
    if (hero === undefined || from === undefined || place === undefined) continue;
    if (heroIn(run.game, hero)) layDown(run, { hero, from, place });
  }
}
