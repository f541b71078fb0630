// A paragraph of a card in a few words: what it gives, what it costs, when it can be used. For the buttons of attacks and
// defenses, and for the table of all cards in the docs. The card's own sentences stay on the card.

import type { TFunction } from 'i18next';
import type { GearEffect, Moment, Surge } from '../../rules';
import { aidWords } from './words';

type T = TFunction;

/** The costs are words apart from what is given: "exhaust", "1 strain". */
function costs(t: T, effect: GearEffect): readonly string[] {
  const { actionCost, strainCost, surgeCost, exhaust, deplete, discard, attributeTest, once, moments } =
    effect;
  const helpsTests = moments.some((moment) => moment === 'test' || moment === 'testRolled');
  const attributes = attributeTest.map((attribute) => t(`attributes.${attribute}`)).join(' / ');
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

/** "Surge: +1 damage, Pierce 2". */
export function surgePhrase(t: T, { cost, effect }: Surge): string {
  const { removeDodge, splash, ...aid } = effect;
  const what = [
    ...aidWords(t, { ...aid, ...(removeDodge !== undefined && { dodge: -removeDodge }) }, false),
    ...(splash === undefined ? [] : [t('aid.gives.splash', { n: splash })]),
  ].join(', ');
  return t('aid.surgeFor', { count: cost, what });
}

function options(t: T, { options: list }: GearEffect): string {
  const words = list.map(({ passives, keyword, surge }) =>
    [
      ...aidWords(t, numbersOf(passives), false),
      ...(keyword ? [keywordPhrase(t, keyword)] : []),
      ...(surge ? [surgePhrase(t, surge)] : []),
    ].join(', '),
  );
  return words.length === 0 ? '' : t('aid.pick', { what: words.join(' / ') });
}

type Option = GearEffect['options'][number];

/** Of the numbers that an option may have, those of a fight. */
function numbersOf(passives: Option['passives'] = {}) {
  const { health: _, endurance: __, speed: ___, ...numbers } = passives;
  return numbers;
}

export function keywordPhrase(t: T, { name, value }: NonNullable<Option['keyword']>): string {
  if (name === 'pierce' || name === 'blast' || name === 'cleave')
    return t(`aid.gives.${name}`, { n: Number(value) });
  return t('aid.reach');
}

/** What the app does. Empty where the players carry it out. */
function given(t: T, effect: GearEffect): string {
  const { gives, or, to, grantsSurges, moments } = effect;
  const isTest = moments.some((moment) => moment === 'test' || moment === 'testRolled');
  const one = gives ? aidWords(t, gives, isTest).join(', ') : '';
  const other = or ? aidWords(t, or, isTest).join(', ') : '';
  const what = other === '' ? one : t('aid.either', { one, other });
  const forWhom =
    what !== '' && to !== undefined && to !== 'self'
      ? t('aid.for', { what, whom: t(`aid.gains.${to}`) })
      : what;
  const surges = [...grantsSurges.map((surge) => surgePhrase(t, surge)), options(t, effect)]
    .filter((part) => part !== '')
    .join('; ');
  if (forWhom === '' || surges === '') return forWhom + surges;
  return t('aid.and', { what: forWhom, surges });
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
  const isTest = moments.some((moment) => moment === 'test' || moment === 'testRolled');
  return [
    ...(of === 'self' ? [] : [t(`aid.whose.${of}`)]),
    ...needs.map((need) => t(`aid.needs.${need}`)),
    ...(isTest ? attributeTest.map((attribute) => t(`attributes.${attribute}`)) : []),
    ...(ability === undefined ? [] : [t('aid.withAbility', { ability })]),
  ].join(', ');
}

export const momentWord = (t: T, moment: Moment): string => t(`aid.moments.${moment}`);
