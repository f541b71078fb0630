// The two actions of an Imperial figure, as pips that fill.

import { useTranslation } from 'react-i18next';
import { ACTIONS_PER_ACTIVATION } from '../../rules';

export function ActionsSpent({ spent }: { spent: number }) {
  const { t } = useTranslation();
  return (
    <span
      className="actions-spent"
      role="img"
      aria-label={t('activation.actionsSpent', { spent, all: ACTIONS_PER_ACTIVATION })}
    >
      {Array.from({ length: ACTIONS_PER_ACTIVATION }, (_, place) => (
        <span key={place} className={place < spent ? 'spent-pip spent' : 'spent-pip'} />
      ))}
    </span>
  );
}
