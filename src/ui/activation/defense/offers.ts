// What a tap on a card in an attack of the app changes: the card itself, its other half, and whatever goes with it.

import type { AttackAid } from '../../../imperial';
import { costsTheCard, type DefenseOffer } from '../../../mission';
import { DEFENSE_DICE, type AttackRoll, type Die, type Reroll, type RolledDie } from '../../../rules';
import { isUsed, toggled, withCompanions, type Aids } from './aids';

const isOf = ({ hero, offer }: DefenseOffer, aid: AttackAid): boolean =>
  aid.hero === hero && aid.from === offer.from;

/** Halves of one paragraph, and paragraphs that turn the same card. */
const isRival =
  (one: DefenseOffer, offers: readonly DefenseOffer[]) =>
  (aid: AttackAid): boolean =>
    isOf(one, aid) &&
    (aid.place === one.offer.place ||
      (costsTheCard(one.offer.effect) &&
        offers.some(
          (other) => isOf(other, aid) && other.offer.place === aid.place && costsTheCard(other.offer.effect),
        )));

export function changedByOffer(
  one: DefenseOffer,
  aids: Aids,
  offers: readonly DefenseOffer[],
  offersWith: (aids: Aids) => readonly DefenseOffer[],
): Aids {
  const next = toggled(aids, one.aid, isRival(one, offers));
  const goesWith = ({ hero, offer: { effect } }: DefenseOffer): boolean =>
    hero === one.hero && effect.with === one.offer.from;
  const isOn = isUsed(next, one.aid);
  const companions = isOn ? offersWith(next).filter((other) => other.isStanding && goesWith(other)) : [];
  const lost = isOn ? [] : offers.filter(goesWith);
  return withCompanions(
    next,
    companions.map(({ aid }) => aid),
    (aid) => lost.some((other) => isOf(other, aid) && other.offer.place === aid.place),
  );
}

// ── Dice that are rolled again

type Faces = Extract<AttackRoll, { kind: 'faces' }>;

export const isReroll = ({ aid: { gives } }: Pick<DefenseOffer, 'aid'>): boolean =>
  (gives.rerollAttack ?? 0) + (gives.rerollDefense ?? 0) > 0;

const isDefense = (die: Die): boolean => DEFENSE_DICE.some((one) => one === die);
const allows = ({ gives }: AttackAid, die: Die): number =>
  (isDefense(die) ? gives.rerollDefense : gives.rerollAttack) ?? 0;

const isFree = ({ offer: { effect } }: DefenseOffer): boolean =>
  effect.strainCost === 0 && !costsTheCard(effect);

/** Each die is rolled again once; what a card in use still allows comes before another card. */
export function rerollsFor(roll: Faces, at: number, aids: Aids, offers: readonly DefenseOffer[]) {
  const die = roll.faces[at]?.die;
  const again = roll.rerolls ?? [];
  if (!die || again.some((one) => one.at === at)) return { isLeft: false, cards: [] };
  const made = again.filter(({ to }) => isDefense(to.die) === isDefense(die)).length;
  const isLeft = aids.reduce((sum, aid) => sum + allows(aid, die), 0) > made;
  const cards = offers.filter((one) => !isUsed(aids, one.aid) && allows(one.aid, die) > 0);
  return { isLeft, cards };
}

/** The one that was picked, else one that costs nothing, else the first. */
export const rerollCard = (cards: readonly DefenseOffer[], picked: string | null): DefenseOffer | undefined =>
  cards.find((one) => offerKey(one) === picked) ?? cards.find(isFree) ?? cards[0];

export const offerKey = ({ hero, offer: { from, place } }: DefenseOffer): string =>
  `${hero} ${from} ${place}`;

export const withReroll = (roll: Faces, at: number, to: RolledDie): Faces => ({
  ...roll,
  rerolls: [...(roll.rerolls ?? []).filter((one) => one.at !== at), { at, to }],
});

/** Without the last ones of what cards that were taken back had allowed. */
export function withinCards(roll: AttackRoll, before: Aids, after: Aids): AttackRoll {
  if (roll.kind !== 'faces' || !roll.rerolls) return roll;
  const sides = [true, false].map((ofDefense) => {
    const die: Die = ofDefense ? 'white' : 'red';
    const all = (roll.rerolls ?? []).filter(({ to }) => isDefense(to.die) === ofDefense);
    const sum = (aids: Aids) => aids.reduce((total, aid) => total + allows(aid, die), 0);
    const lost = Math.max(0, Math.min(all.length, sum(before) - sum(after)));
    return all.slice(0, all.length - lost);
  });
  const kept: readonly Reroll[] = sides.flat();
  const { rerolls: _, ...first } = roll;
  return kept.length > 0 ? { ...first, rerolls: kept } : first;
}
