// What the heroes' cards offer while one of the players' figures is attacked, as the resolution of the attack wants to be told.
// Only what fits is offered; whatever else a card does, the players add by hand.

import type { AttackAid, Situation } from '../../../imperial';
import {
  countSpaces,
  theFigure,
  type AttackResult,
  type Fighter,
  type FigureId,
  type Moment,
  type Need,
  type Offer,
} from '../../../rules';
import { heroesIn, heroIn } from '../../actors';
import type { CardPick } from '../../cardUse';
import type { Game } from '../../game';
import type { Play } from '../play';
import type { MissionRun } from '../run';
import { aidOf, cardHolders, isCarriedOut, layDown, offersOf } from './cards';

export type DefenseMoment = Extract<Moment, 'defend' | 'defendRolled' | 'afterDefense'>;

export type DefenseOffer = {
  readonly offer: Offer;
  readonly hero: FigureId;
  readonly pick: CardPick;
  /** The friend who gains something, where the card leaves it open. */
  readonly friend?: FigureId;
  readonly aid: AttackAid;
  /** The hero has the strain for it. */
  readonly payable: boolean;
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
  const { situation, target } = defense;
  const figure = game.figures[target];
  if (!figure || figure.actor === null) return [];
  return cardHolders(game, figure.actor).flatMap(({ id }) => {
    const offers = offersOf(play, game, id);
    return offers
      .filter(({ effect: { of } }) => of === 'both' || (of === 'self') === (id === target))
      .filter((offer) => !isSpent(offer, id, used))
      .flatMap((offer) => {
        const moment = momentOf(offer, offers, id, moments, now);
        const fits = moment && offer.effect.needs.every((need) => holds(defense, id, need));
        return fits ? picksOf(offer).flatMap((pick) => usesOf(game, defense, id, offer, pick, moment)) : [];
      })
      .map((one) => ({
        ...one,
        payable: canPay(situation.fighters.get(id as FigureId), one.offer.effect.strainCost),
      }));
  });
}

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
  return moments.find((one) => own.includes(one)) ?? (own.includes('defend') ? moments[0] : undefined);
}

const canPay = (fighter: Fighter | undefined, strain: number): boolean =>
  strain === 0 || (fighter?.hero !== undefined && fighter.hero.strain + strain <= fighter.hero.endurance);

const isSpent = ({ from, effect }: Offer, hero: string, used: readonly AttackAid[]): boolean =>
  (effect.exhaust || effect.deplete || effect.discard) &&
  used.some((aid) => aid.hero === hero && aid.from === from);

/** The halves of a card that says "or", or each of its options. */
const picksOf = ({ effect: { or, options } }: Offer): readonly CardPick[] => {
  if (options.length > 1) return options.map((_, option) => ({ option }));
  return or ? [{}, { or: true }] : [{}];
};

function usesOf(
  game: Game,
  { target }: Defense,
  hero: string,
  found: Offer,
  pick: CardPick,
  moment: DefenseMoment,
): readonly Omit<DefenseOffer, 'payable'>[] {
  const { effect, from, place } = found;
  const id = hero as FigureId;
  const aid: AttackAid = {
    gives: aidOf(effect, pick),
    hero: id,
    from,
    place,
    ...(effect.strainCost > 0 && { strain: effect.strainCost }),
    ...(moment === 'afterDefense' && { after: true }),
    ...(effect.to === 'self' && { to: id }),
  };
  if (effect.to !== 'friend' || hero !== target) return [{ offer: found, hero: id, pick, aid }];
  return heroesIn(game)
    .filter((other) => other.id !== hero && other.gone === null)
    .map((other) => {
      const friend = other.id as FigureId;
      return { offer: found, hero: id, pick, friend, aid: { ...aid, to: friend } };
    });
}

// ── What must hold

type Asked = {
  readonly defense: Defense;
  readonly own: Fighter | undefined;
  readonly distance: () => number | null;
};
const within =
  (spaces: number) =>
  ({ distance }: Asked): boolean =>
    (distance() ?? Infinity) <= spaces;
const attackType =
  (type: 'melee' | 'ranged') =>
  ({ defense: { situation, attacker } }: Asked): boolean =>
    situation.fighters.get(attacker)?.attack?.type === type;
const harmed =
  (least: number) =>
  ({ defense: { result } }: Asked): boolean =>
    (result?.damage ?? 0) >= least;

/** What the app can judge; all other needs are the players' word. */
const HOLDS: Partial<Record<Need, (asked: Asked) => boolean>> = {
  melee: attackType('melee'),
  ranged: attackType('ranged'),
  focused: ({ own }) => own?.conditions.includes('focused') === true,
  hidden: ({ own }) => own?.conditions.includes('hidden') === true,
  healthy: ({ own }) => own?.hero?.wounded === false,
  wounded: ({ own }) => own?.hero?.wounded === true,
  adjacent: within(1),
  within2: within(2),
  within3: within(3),
  within4: within(4),
  harmed: harmed(1),
  harmed3: harmed(3),
  unharmed: ({ defense: { result } }) => result?.damage === 0,
};

function holds(defense: Defense, hero: string, need: Need): boolean {
  const { situation, target } = defense;
  const { board, fighters } = situation;
  const [one, other] = [hero, target].map((id) => board.figures.get(id as FigureId));
  const distance = () =>
    hero === target ? 0 : one && other ? countSpaces(board, theFigure(one), theFigure(other)) : null;
  return HOLDS[need]?.({ defense, own: fighters.get(hero as FigureId), distance }) ?? true;
}

// ── When it is over

/** Cards that were used in the activation are turned; their strain has been suffered in it. */
export function layDownUsed(run: MissionRun, aids: readonly AttackAid[]): void {
  for (const { hero, from, place } of aids) {
    if (hero === undefined || from === undefined || place === undefined) continue;
    if (heroIn(run.game, hero)) layDown(run, { hero, from, place });
  }
}
