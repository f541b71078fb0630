// Why a tap did not count. Where another device was quicker, its name and what it did.

import { useTranslation } from 'react-i18next';
import type { RefusalCode } from '../../mission';
import { useQuicker } from './useQuicker';

type Props = {
  readonly code: RefusalCode;
  /** The last thing that was done. */
  readonly done: string | null;
};

export function RefusedTap({ code, done }: Props) {
  const { t } = useTranslation();
  const quicker = useQuicker(done);
  return (
    <p className="warning" role="alert">
      {(code === 'late' ? quicker : null) ?? t(`mission.refusals.${code}`)}
    </p>
  );
}
