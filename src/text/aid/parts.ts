// What always holds of a card, in a few words: numbers, keywords, attacks, surges.

import type { TFunction } from 'i18next';
import type { Attack, GearSurge, Keyword, Passives, Surge } from '../../rules';
import { aidWords, diceWords, signed } from './words';

/** "+2 Health", "+1 block". */
export function numberPhrases(t: TFunction, passives: Passives): readonly string[] {
  const { health, endurance, speed, ...fight } = passives;
  return [
    ...(health === undefined ? [] : [t('aid.numbers.health', { n: signed(health) })]),
    ...(endurance === undefined ? [] : [t('aid.numbers.endurance', { n: signed(endurance) })]),
    ...(speed === undefined ? [] : [t('aid.numbers.speed', { n: signed(speed) })]),
    ...aidWords(t, fight, false),
  ];
}

export function keywordPhrase(t: TFunction, { name, value }: Keyword): string {
  if (name === 'pierce' || name === 'blast' || name === 'cleave')
    return t(`aid.gives.${name}`, { n: Number(value) });
  return t(`aid.keywords.${name}`);
}

/** "Melee: 1 blue die, 1 red die". */
export function attackPhrase(t: TFunction, { type, dice, pool }: Attack): string {
  const rolled = pool ? t(`attributes.${pool}`) : diceWords(t, dice);
  return t(`aid.attack.${type}`, { dice: rolled });
}

/** "Surge: +1 damage, Pierce 2"; of a card also in which state it works, and whether the card is exhausted. */
export function surgePhrase(t: TFunction, surge: Surge | GearSurge): string {
  const { removeDodge, splash, ...aid } = surge.effect;
  const what = [
    ...aidWords(t, { ...aid, ...(removeDodge !== undefined && { dodge: -removeDodge }) }, false),
    ...(splash === undefined ? [] : [t('aid.gives.splash', { n: splash })]),
  ].join(', ');
  const plain = t('aid.surgeFor', { count: surge.cost, what });
  const paid =
    'exhaust' in surge && surge.exhaust
      ? t('aid.use', { what: plain, costs: t('aid.costs.exhaust') })
      : plain;
  return 'while' in surge && surge.while
    ? t('aid.during', { what: paid, condition: t(`conditions.${surge.while}`) })
    : paid;
}
