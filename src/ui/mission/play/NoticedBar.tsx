// Says what the app took as done because somebody has no health left, with undo beside it.

import { useTranslation } from 'react-i18next';
import type { Noticed } from './noticed';

type Props = { readonly noticed: readonly Noticed[]; readonly onUndo: () => void };

export function NoticedBar({ noticed, onUndo }: Props) {
  const { t } = useTranslation();
  return (
    <div role="status" className="noticed-place">
      {noticed.length > 0 && (
        <div className="noticed">
          <p>{noticed.map(({ kind, name }) => t(`mission.noticed.${kind}`, { name })).join(' ')}</p>
          <button type="button" className="btn" onClick={onUndo}>
            {t('mission.history.undo')}
          </button>
        </div>
      )}
    </div>
  );
}
