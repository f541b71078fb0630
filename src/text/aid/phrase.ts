// A paragraph of a card in a few words: what it gives, what it costs, when it can be used. For the buttons of attacks and
// defenses, and for the table of all cards in the docs. The card's own sentences stay on the card.

import type { TFunction } from 'i18next';
import type { Aid, GearEffect, Moment } from '../../rules';
import { keywordPhrase, numberPhrases, surgePhrase } from './parts';
import { aidWords } from './words';

type T = TFunction;

const isTestMoment = (moment: Moment): boolean => moment === 'test' || moment === 'testRolled';

/** The costs are words apart from what is given: "exhaust", "1 strain". */
function costs(t: T, effect: GearEffect): readonly string[] {
  const { actionCost, strainCost, surgeCost, exhaust, deplete, discard, attributeTest, once, moments } =
    effect;
  const helpsTests = moments.some(isTestMoment);
  const attributes = attributeTest.map((attribute) => t(`attributeTested.${attribute}`)).join(' / ');
  return [
    ...(actionCost > 0 ? [t('aid.costs.actionCost', { count: actionCost })] : []),
    ...(strainCost > 0 ? [t('aid.costs.strainCost', { count: strainCost })] : []),
    ...(surgeCost > 0 ? [t('aid.costs.surgeCost', { count: surgeCost })] : []),
    ...(exhaust ? [t('aid.costs.exhaust')] : []),
    ...(deplete ? [t('aid.costs.deplete')] : []),
    ...(discard ? [t('aid.costs.discard')] : []),
    ...(attributes !== '' && !helpsTests ? [t('aid.costs.test', { attributes })] : []),
    ...(once === undefined ? [] : [t(`aid.costs.${once}`)]),
  ];
}

function options(t: T, { options: list }: GearEffect): string {
  const words = list.map(({ passives, keyword, surge }) =>
    [
      ...(passives ? numberPhrases(t, passives) : []),
      ...(keyword ? [keywordPhrase(t, keyword)] : []),
      ...(surge ? [surgePhrase(t, surge)] : []),
    ].join(', '),
  );
  return words.length === 0 ? '' : t('aid.pick', { what: words.join(' / ') });
}

/** "recover 1 damage or discard 1 condition for a friend"; what an enemy suffers is nobody's gain. */
function gain(t: T, { gives, or, to, moments }: GearEffect): string {
  const isTest = moments.some(isTestMoment);
  const words = (aid: Aid): string => aidWords(t, aid, isTest).join(', ');
  const gained = (what: string): string =>
    to === undefined || to === 'self' ? what : t('aid.for', { what, whom: t(`aid.gains.${to}`) });
  if (!gives) return '';
  if (!or) return gained(words(gives));
  return or.inflict
    ? t('aid.either', { one: gained(words(gives)), other: words(or) })
    : gained(t('aid.either', { one: words(gives), other: words(or) }));
}

/** What the app does. Empty where the players carry it out. */
function given(t: T, effect: GearEffect): string {
  const what = gain(t, effect);
  const surges = [...effect.grantsSurges.map((surge) => surgePhrase(t, surge)), options(t, effect)]
    .filter((part) => part !== '')
    .join('; ');
  return what === '' || surges === '' ? what + surges : t('aid.and', { what, surges });
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** "Reroll 1 defense die (1 strain)", "+2 block (exhaust)". */
export function aidPhrase(t: T, effect: GearEffect): string {
  const whole = given(t, effect);
  const what = whole === '' ? t('aid.leftToYou') : effect.more ? t('aid.partly', { what: whole }) : whole;
  const paid = costs(t, effect).join(', ');
  return capital(paid === '' ? what : t('aid.use', { what, costs: paid }));
}

/** "a friend, within 3 spaces, ranged weapon, with Havoc Shot"; empty where nothing must hold. */
export function aidConditions(
  t: T,
  { of, needs, with: ability, moments, attributeTest }: GearEffect,
): string {
  const isTest = moments.some(isTestMoment);
  return [
    ...(of === 'self' ? [] : [t(`aid.whose.${of}`)]),
    ...needs.map((need) => t(`aid.needs.${need}`)),
    ...(isTest ? attributeTest.map((attribute) => t(`attributes.${attribute}`)) : []),
    ...(ability === undefined ? [] : [t('aid.withAbility', { ability })]),
  ].join(', ');
}

export const momentWord = (t: T, moment: Moment): string => t(`aid.moments.${moment}`);
