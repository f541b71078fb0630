// The two actions of whoever acts: a tap spends one, another tap gives it back.

import { useTranslation } from 'react-i18next';
import { ACTIONS_PER_ACTIVATION } from '../../../rules';
import { GameIcon } from '../../activation/GameIcon';
import { useMission } from '../mission';

export function ActionPips() {
  const { t } = useTranslation();
  const { turn, say } = useMission();
  const spent = turn?.actions.spent ?? 0;
  return (
    <div className="pips-box" role="group" aria-label={t('mission.hand.actions')}>
      <span className="pips-word" aria-hidden="true">
        {t('mission.hand.actions')}
      </span>
      {Array.from({ length: ACTIONS_PER_ACTIVATION }, (_, place) => {
        const isSpent = place < spent;
        return (
          <button
            key={place}
            type="button"
            className="pip"
            aria-label={t('mission.hand.action', { number: place + 1 })}
            aria-pressed={isSpent}
            onClick={() => say({ kind: 'spendActions', actions: spent + (isSpent ? -1 : 1) })}
          >
            <GameIcon name="action" />
          </button>
        );
      })}
    </div>
  );
}
