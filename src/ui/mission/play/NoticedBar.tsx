// Says what the app took as done, such as that somebody without health is defeated, with undo beside it. It lies over the
// lower border of the board, so that nothing under the thumb changes its place.

import { useTranslation } from 'react-i18next';
import { Icon } from '../../icons';
import type { Noticed } from './noticed';

type Props = {
  readonly noticed: readonly Noticed[];
  readonly onUndo: () => void;
  readonly onClose: () => void;
};

export function NoticedBar({ noticed, onUndo, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <div role="status" className="noticed-place">
      {noticed.length > 0 && (
        <div className="noticed">
          <p>{noticed.map(({ kind, name }) => t(`mission.noticed.${kind}`, { name })).join(' ')}</p>
          <button type="button" className="btn" onClick={onUndo}>
            {t('mission.history.undo')}
          </button>
          <button type="button" className="tool" aria-label={t('common.close')} onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  );
}
