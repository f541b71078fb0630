// Shows nothing while all is well; tells when the game cannot be saved and what to do about it, or that a part of the
// save is lost.

import { useTranslation } from 'react-i18next';
import type { Saving } from '../../session';
import { LostNotice } from '../games/lost';

export function SavingNotice({ saving, onTakeOver }: { saving: Saving; onTakeOver: () => void }) {
  const { t } = useTranslation();
  if (saving.kind !== 'memoryOnly') return <LostNotice />;
  return (
    <div className="warning" role="alert">
      <p>{t(`mission.saving.${saving.reason}`)}</p>
      {saving.reason === 'elsewhere' && (
        <button type="button" className="btn" onClick={onTakeOver}>
          {t('mission.saving.takeOver')}
        </button>
      )}
    </div>
  );
}
