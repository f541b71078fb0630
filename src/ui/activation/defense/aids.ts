// The cards that the players lay out for one attack, as a list that buttons add to and take from. Whatever they say by hand is
// one entry of it.

import type { AttackAid } from '../../../imperial';
import type { Aid } from '../../../rules';
import type { PickedParts } from './picks';

export type Aids = readonly AttackAid[];

/** Numbers that can be said by hand. */
export const HAND_NUMBERS = ['block', 'evade', 'dodge', 'prevent'] as const;
export type HandNumber = (typeof HAND_NUMBERS)[number];
export const HAND_DICE = ['black', 'white'] as const;
export type HandDie = (typeof HAND_DICE)[number];

const isByHand = ({ hero, gives }: AttackAid): boolean => hero === undefined && !gives.redirect;

const isSame = (one: AttackAid, other: AttackAid): boolean =>
  one.hero === other.hero &&
  one.from === other.from &&
  one.place === other.place &&
  one.to === other.to &&
  JSON.stringify(one.gives) === JSON.stringify(other.gives);

export const isUsed = (aids: Aids, aid: AttackAid): boolean => aids.some((one) => isSame(one, aid));

/**
 * What was to come after the attack is tapped anew once the attack itself is another. `isRival`: cannot be used beside it, like the
 * other half of its card.
 */
export function toggled(
  aids: Aids,
  aid: AttackAid,
  isRival: (other: AttackAid) => boolean = () => false,
): Aids {
  const kept = aid.after ? aids : aids.filter(({ after }) => !after);
  if (isUsed(aids, aid)) return kept.filter((one) => !isSame(one, aid));
  return [...kept.filter((one) => !isRival(one)), aid];
}

/** What goes with a card comes with it, if it is free, and goes with it. */
export const withCompanions = (aids: Aids, companions: Aids, isLost: (aid: AttackAid) => boolean): Aids => [
  ...aids.filter((aid) => !isLost(aid)),
  ...companions.filter((one) => !isUsed(aids, one)),
];

/** The same card as often as it was picked, with everything else that was. */
export function pickedAnew(aids: Aids, aid: AttackAid, { times = 1, die, into, turned }: PickedParts): Aids {
  const place = aids.findIndex((one) => isSame(one, aid));
  const next: AttackAid = {
    ...aid,
    ...(die && { die }),
    ...(into && { into }),
    ...(turned !== undefined && { turned }),
  };
  const others = (list: Aids) => list.filter((one) => !isSame(one, aid));
  return [
    ...others(aids.slice(0, Math.max(0, place))),
    ...Array.from({ length: times }, () => next),
    ...others(aids.slice(Math.max(0, place))),
  ];
}

export const pickedOf = (aids: Aids, aid: AttackAid): PickedParts => {
  const same = aids.filter((one) => isSame(one, aid));
  const { die, into, turned } = same[0] ?? {};
  return {
    times: same.length,
    ...(die && { die }),
    ...(into && { into }),
    ...(turned !== undefined && { turned }),
  };
};

/** What is said by hand in all. */
export const byHand = (aids: Aids): Aid => aids.find(isByHand)?.gives ?? {};

export function withByHand(aids: Aids, change: Aid): Aids {
  const said = Object.entries({ ...byHand(aids), ...change }).filter(
    ([, value]) => value !== 0 && !(Array.isArray(value) && value.length === 0),
  );
  const others = aids.filter((aid) => !isByHand(aid) && !aid.after);
  return said.length === 0 ? others : [...others, { gives: Object.fromEntries(said) as Aid }];
}

/** How many dice of a colour are added by hand. */
export const diceByHand = (aids: Aids, die: HandDie): number =>
  (byHand(aids).defenseDice ?? []).filter((one) => one === die).length;

export const withDiceByHand = (aids: Aids, die: HandDie, count: number): Aids =>
  withByHand(aids, {
    defenseDice: HAND_DICE.flatMap((colour) =>
      Array.from({ length: colour === die ? count : diceByHand(aids, colour) }, () => colour),
    ),
  });

/** The figure that steps in; `null`: nobody does. */
export const steppedIn = (aids: Aids): string | null =>
  aids.find(({ gives }) => gives.redirect)?.target ?? null;

export const withStepIn = (aids: Aids, target: NonNullable<AttackAid['target']> | null): Aids => [
  ...aids.filter(({ gives }) => !gives.redirect),
  ...(target === null ? [] : [{ gives: { redirect: true as const }, target }]),
];
