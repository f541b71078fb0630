// Shows nothing while all is well; tells when the game cannot be saved and what to do about it, that taps wait for a slow
// disk, or that a part of the save is lost.

import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Saving } from '../../session';
import { LostNotice } from '../games/lost';
import { PartyNotice } from '../party/PartyNotice';

type Props = {
  readonly saving: Saving;
  /** How many taps wait for the disk. */
  readonly waiting: number;
  readonly onTakeOver: () => void;
};

export function SavingNotice({ saving, waiting, onTakeOver }: Props) {
  const { t } = useTranslation();
  if (saving.kind !== 'memoryOnly') {
    return (
      <>
        <LostNotice />
        <PartyNotice />
        {(saving.kind === 'saving' || waiting > 0) && <SlowSign waiting={waiting} />}
      </>
    );
  }
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

/** Milliseconds; most writes are done long before, and nobody needs to know of them. */
const A_MOMENT = 500;

function SlowSign({ waiting }: Pick<Props, 'waiting'>) {
  const { t } = useTranslation();
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), A_MOMENT);
    return () => clearTimeout(timer);
  }, []);
  return isSlow ? (
    <p className="saving-sign" role="status">
      {waiting > 0 ? t('mission.saving.queued', { count: waiting }) : t('mission.saving.slow')}
    </p>
  ) : null;
}
