// The odds of an attack in a few words: how likely it hits, how much it hurts, how likely it is the last one.

import { useTranslation } from 'react-i18next';
import type { Odds } from '../../rules';
import { useNumbers } from '../parts/useNumbers';

/** Rarer than that is not worth a word. */
export const WORTH_SAYING = 0.005;

export function useOddsWords(): (odds: Odds) => string {
  const { t } = useTranslation();
  const { roughly, short } = useNumbers();
  return ({ hit, expectedDamage, wounds, removes }) =>
    [
      t('sight.odds', { hit: roughly(hit), damage: short(expectedDamage) }),
      ...(wounds >= WORTH_SAYING ? [t('sight.wounds', { chance: roughly(wounds) })] : []),
      ...(removes >= WORTH_SAYING ? [t('sight.defeats', { chance: roughly(removes) })] : []),
    ].join('; ');
}

/** The average leaves out what the target cannot suffer any more. */
export const isCapped = ({ wounds, removes }: Odds): boolean => wounds + removes >= WORTH_SAYING;
