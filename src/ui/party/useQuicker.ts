import { useTranslation } from 'react-i18next';
import { useSeat } from './seat';

/** Who was quicker than the last tap, in words; `done`: the last thing that was done. `null`: nobody. */
export function useQuicker(done: string | null): string | null {
  const { t } = useTranslation();
  const name = useSeat()?.quicker;
  if (!name) return null;
  return done === null ? t('party.quicker', { name }) : t('party.quickerWhat', { name, what: done });
}
