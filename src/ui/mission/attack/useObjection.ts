import { useTranslation } from 'react-i18next';
import type { AttackObjection } from '../../../mission';

/** Why the rules forbid it, in words. */
export function useObjection(): (why: AttackObjection) => string {
  const { t } = useTranslation();
  return ({ code }) =>
    code === 'stunned' || code === 'unplaced'
      ? t(`mission.attack.whyNot.${code}`)
      : t(`sight.refusals.${code}`);
}
