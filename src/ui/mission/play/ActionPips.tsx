// The two actions of whoever acts: a tap spends one, another tap gives it back.

import { useTranslation } from 'react-i18next';
import { GameIcon } from '../../activation/GameIcon';
import { useMission } from '../mission';
import { ACTIONS } from './turn';

export function ActionPips() {
  const { t } = useTranslation();
  const { turn } = useMission();
  return (
    <div className="pips-box" role="group" aria-label={t('mission.hand.actions')}>
      <span className="pips-word" aria-hidden="true">
        {t('mission.hand.actions')}
      </span>
      {Array.from({ length: ACTIONS }, (_, place) => {
        const isSpent = place < turn.actions;
        return (
          <button
            key={place}
            type="button"
            className="pip"
            aria-label={t('mission.hand.action', { number: place + 1 })}
            aria-pressed={isSpent}
            onClick={() => turn.setActions(turn.actions + (isSpent ? -1 : 1))}
          >
            <GameIcon name="action" />
          </button>
        );
      })}
    </div>
  );
}
