// Numbers as the player's language writes them.

import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

export function useNumbers() {
  const { i18n } = useTranslation();
  return useMemo(() => {
    const short = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
    const percent = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 1 });
    const whole = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 0 });
    return {
      /** One digit behind the point is enough for a glance. */
      short: (value: number) => short.format(value),
      percent: (value: number) => percent.format(value),
      /** A chance to go by: what can go wrong is never certain, what can happen never impossible. */
      roughly: (value: number) =>
        whole.format(value <= 0 || value >= 1 ? value : Math.min(0.99, Math.max(0.01, value))),
    };
  }, [i18n.language]);
}
