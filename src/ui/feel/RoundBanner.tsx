// Each new round is announced across the screen, for a moment and under every tap. Those who cannot see it hear the log.

import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMission } from '../mission/mission';

/** Milliseconds; as long as its motion takes. */
const SHOWN = 1800;

export function RoundBanner() {
  const { t } = useTranslation();
  const { round, roundLimit, stage } = useMission().game;
  const [shown, setShown] = useState(round);
  // What undo takes back is no news.
  const isNew = round > shown && stage !== 'over';
  useEffect(() => {
    if (round === shown) return undefined;
    const timer = setTimeout(() => setShown(round), round > shown ? SHOWN : 0);
    return () => clearTimeout(timer);
  }, [round, shown]);
  if (!isNew) return null;
  return (
    <div className="round-banner" aria-hidden="true">
      <p>
        {roundLimit
          ? t('mission.roundOf', { round, last: roundLimit.rounds })
          : t('mission.round', { round })}
      </p>
    </div>
  );
}
