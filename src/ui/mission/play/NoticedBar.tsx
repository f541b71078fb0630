// Says what the app took as done, such as that somebody without health is defeated, with undo beside it. It lies over the
// lower border of the board, so that nothing under the thumb changes its place.

import { useTranslation } from 'react-i18next';
import { giftText } from '../../../text';
import { Icon } from '../../icons';
import { useMission } from '../mission';
import type { Noticed } from './noticed';

type Props = {
  readonly noticed: readonly Noticed[];
  readonly onUndo: () => void;
  readonly onClose: () => void;
};

export function NoticedBar({ noticed, onUndo, onClose }: Props) {
  const { t } = useTranslation();
  const { teller } = useMission();
  const tell = (one: Noticed): string => {
    const { kind, name } = one;
    if (kind === 'conditionsEnded') {
      const conditions = one.conditions.map((condition) => t(`conditions.${condition}`)).join(', ');
      return t('mission.noticed.conditionsEnded', { name, conditions });
    }
    if (kind === 'cardGave') return giftText(teller.gear(one.card), name, one.gave, teller);
    if (kind !== 'bled') return t(`mission.noticed.${kind}`, { name });
    const suffered = [
      ...(one.strain > 0 ? [t('table.strain', { count: one.strain })] : []),
      ...(one.damage > 0 ? [t('table.damage', { count: one.damage })] : []),
    ];
    return t('mission.noticed.bled', { name, suffered: suffered.join(', ') });
  };
  return (
    <div role="status" className="noticed-place">
      {noticed.length > 0 && (
        <div className="noticed">
          <p>{noticed.map(tell).join(' ')}</p>
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
