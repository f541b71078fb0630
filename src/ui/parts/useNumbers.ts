// Numbers as the player's language writes them.

import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

export function useNumbers() {
  const { i18n } = useTranslation();
  return useMemo(() => {
    const decimal = new Intl.NumberFormat(i18n.language, {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    });
    const short = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
    const percent = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 1 });
    return {
      decimal: (value: number) => decimal.format(value),
      /** Where there is hardly room for it. */
      short: (value: number) => short.format(value),
      percent: (value: number) => percent.format(value),
    };
  }, [i18n.language]);
}
